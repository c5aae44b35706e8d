import { setTimeout as wait } from "node:timers/promises"
import pg from "pg"

/** The channel on which the tables of content announce changes. */
export const CHANNEL = "content"

const RETRY_MS = 250
/** With the limit for an answer: a connection that fell silent is noticed within 7 s. */
const HEARTBEAT_MS = 3_000
const LIMIT_MS = 4_000

/** Hears of changes of content by any process. */
export type ChangeListener = {
  /** Called when the listener hears of every change again. It may have missed earlier ones. */
  connected: () => void
  /** A transaction that wrote to a table has been committed. */
  changed: (table: string) => void
  /** Changes may be missed until `connected`. */
  disconnected: () => void
}

/**
 * Calls a function when content changes or changes may have been missed. Places left, which change with each booking,
 * do not count as content.
 */
export function onContentChange(invalidate: () => void): ChangeListener {
  return {
    connected: invalidate,
    changed: (table) => table !== "departures" && invalidate(),
    disconnected: invalidate,
  }
}

/** Combines listeners into one that calls each in order. */
export function combine(listeners: ChangeListener[]): ChangeListener {
  return {
    connected: () => {
      for (const listener of listeners) listener.connected()
    },
    changed: (table) => {
      for (const listener of listeners) listener.changed(table)
    },
    disconnected: () => {
      for (const listener of listeners) listener.disconnected()
    },
  }
}

/**
 * Tells a listener of changes, over a connection of its own to PostgreSQL. A connection that breaks, or gives no sign of
 * life for seven seconds, is replaced.
 * @returns a function that ends the subscription
 */
export function subscribeToChanges(connectionString: string, listener: ChangeListener): () => Promise<void> {
  const stopping = new AbortController()
  const running = reconnect(connectionString, listener, stopping.signal)
  return () => {
    stopping.abort()
    return running
  }
}

async function reconnect(connectionString: string, listener: ChangeListener, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await listen(connectionString, listener, signal).catch(() => {})
    listener.disconnected()
    await pause(RETRY_MS, signal)
  }
}

/** @throws Error when the connection cannot be made, or no longer answers */
async function listen(connectionString: string, listener: ChangeListener, signal: AbortSignal): Promise<void> {
  const client = new pg.Client({
    connectionString,
    application_name: "ghe change notifications",
    connectionTimeoutMillis: LIMIT_MS,
    query_timeout: LIMIT_MS,
    keepAlive: true,
  })
  const ended = new AbortController()
  client.on("error", () => {})
  client.once("end", () => {
    listener.disconnected()
    ended.abort()
  })
  client.on("notification", ({ payload = "" }) => listener.changed(payload))
  try {
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    listener.connected()
    while (!signal.aborted) {
      await pause(HEARTBEAT_MS, AbortSignal.any([signal, ended.signal]))
      await client.query("select 1")
    }
  } finally {
    await Promise.race([client.end().catch(() => {}), pause(LIMIT_MS, ended.signal)])
  }
}

/** Resolves after some time, or as soon as the signal aborts. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal }).catch(() => {})
}
