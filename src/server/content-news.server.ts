import pg from "pg"

/** Subscribes a connection to what migration 0009 makes the tables say. */
export const LISTEN = "listen content"

const RETRY_MS = 250
const HEARTBEAT_MS = 5_000
const LIMIT_MS = 5_000

/** Somebody who has to know when content changes. */
export type Listener = {
  /** From now on every change is told; of those before nothing is known. */
  hears: () => void
  /** A transaction that wrote to a table has been committed. */
  changed: (table: string) => void
  /** Changes may go by untold, until `hears`. */
  lost: () => void
}

/**
 * Forgets what was made of content when that changes, and when changes may have gone by. Of how many places are left, which
 * each booking changes, nothing is made that is kept so.
 */
export function forgetting(forget: () => void): Listener {
  return { hears: forget, changed: (table) => table !== "departures" && forget(), lost: forget }
}

/** Several listeners as one; each hears in turn. */
export function together(listeners: Listener[]): Listener {
  return {
    hears: () => {
      for (const listener of listeners) listener.hears()
    },
    changed: (table) => {
      for (const listener of listeners) listener.changed(table)
    },
    lost: () => {
      for (const listener of listeners) listener.lost()
    },
  }
}

/**
 * Tells a listener of changes by any process, over a connection of its own to real Postgres. Where that breaks, or
 * gives no sign of life for ten seconds, it is made anew. Returns a way to stop.
 */
export function followPostgres(connectionString: string, listener: Listener): () => Promise<void> {
  const stopping = new AbortController()
  const following = follow(connectionString, listener, stopping.signal)
  return () => {
    stopping.abort()
    return following
  }
}

async function follow(connectionString: string, listener: Listener, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await listenWhileItLasts(connectionString, listener, signal).catch(() => {})
    listener.lost()
    await pause(RETRY_MS, signal)
  }
}

/** @throws Error when the connection cannot be made, or no longer answers */
async function listenWhileItLasts(connectionString: string, listener: Listener, signal: AbortSignal): Promise<void> {
  const client = new pg.Client({
    connectionString,
    application_name: "ghe content news",
    connectionTimeoutMillis: LIMIT_MS,
    query_timeout: LIMIT_MS,
    keepAlive: true,
  })
  const ended = new AbortController()
  client.on("error", () => {})
  client.once("end", () => {
    listener.lost()
    ended.abort()
  })
  client.on("notification", ({ payload = "" }) => listener.changed(payload))
  try {
    await client.connect()
    await client.query(LISTEN)
    listener.hears()
    while (!signal.aborted) {
      await pause(HEARTBEAT_MS, AbortSignal.any([signal, ended.signal]))
      await client.query("select 1")
    }
  } finally {
    await Promise.race([client.end().catch(() => {}), pause(LIMIT_MS, ended.signal)])
  }
}

/** Resolves after a while, or when it is no longer worth waiting. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resume) => {
    if (signal.aborted) return resume()
    const timer = setTimeout(done, ms)
    function done() {
      clearTimeout(timer)
      signal.removeEventListener("abort", done)
      resume()
    }
    signal.addEventListener("abort", done)
  })
}
