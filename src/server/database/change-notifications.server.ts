import { setTimeout as wait } from "node:timers/promises"
import pg from "pg"
import { log } from "#server/log.server.ts"

export const CHANNEL = "content"

const RETRY_MS = 250
/** With LIMIT_MS, a silent connection is noticed within 7 s. */
const HEARTBEAT_MS = 3_000
const LIMIT_MS = 4_000

export type ChangeListener = {
  /** Called when the subscription starts or resumes. Earlier changes may have been missed. */
  connected: () => void
  /** Called after a transaction that wrote to `table` commits. */
  changed: (table: string) => void
  /** Called when the connection is lost. Changes may be missed until `connected`. */
  disconnected: () => void
}

/** Calls `invalidate` when content changes or changes may have been missed. Places left do not count as content. */
export function onContentChange(invalidate: () => void): ChangeListener {
  return {
    connected: invalidate,
    changed: (table) => table !== "departures" && invalidate(),
    disconnected: invalidate,
  }
}

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

/** Subscribes a listener over its own connection, and reconnects. @returns a function that ends the subscription */
export function subscribeToChanges(connectionString: string, listener: ChangeListener): () => Promise<void> {
  const stopping = new AbortController()
  const running = reconnect(connectionString, listener, stopping.signal)
  return () => {
    stopping.abort()
    return running
  }
}

async function reconnect(connectionString: string, listener: ChangeListener, signal: AbortSignal): Promise<void> {
  let isReported = false
  const connected = () => {
    isReported = false
    listener.connected()
  }
  while (!signal.aborted) {
    await listen(connectionString, { ...listener, connected }, signal).catch((error: unknown) => {
      if (!isReported) log.warn({ err: error }, "no notifications of changes: pages are not cached until they come")
      isReported = true
    })
    listener.disconnected()
    await pause(RETRY_MS, signal)
  }
}

async function listen(connectionString: string, listener: ChangeListener, signal: AbortSignal): Promise<void> {
  const client = new pg.Client({
    connectionString,
    application_name: "ghe change notifications",
    connectionTimeoutMillis: LIMIT_MS,
    query_timeout: LIMIT_MS,
    keepAlive: true,
  })
  const ended = new AbortController()
  const endedOrStopped = AbortSignal.any([signal, ended.signal])
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
      await pause(HEARTBEAT_MS, endedOrStopped)
      await client.query("select 1")
    }
  } finally {
    await Promise.race([client.end().catch(() => {}), pause(LIMIT_MS, ended.signal)])
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal }).catch(() => {})
}
