import { randomBytes } from "node:crypto"
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

/** Sends a notification as changes are sent: over another connection than the one that listens. */
type Notify = (channel: string, payload: string) => Promise<unknown>

/**
 * Subscribes a listener over its own connection, and reconnects. It counts as connected while notifications come back
 * that are sent by `notify`, because a pooler may drop what is no longer listened to without closing a connection.
 * @returns a function that ends the subscription
 */
export function subscribeToChanges(
  connectionString: string,
  notify: Notify,
  listener: ChangeListener,
): () => Promise<void> {
  const stopping = new AbortController()
  const running = reconnect({ connectionString, notify, listener, signal: stopping.signal })
  return () => {
    stopping.abort()
    return running
  }
}

type Subscription = { connectionString: string; notify: Notify; listener: ChangeListener; signal: AbortSignal }

async function reconnect({ listener, signal, ...subscription }: Subscription): Promise<void> {
  let isReported = false
  const connected = () => {
    isReported = false
    listener.connected()
  }
  while (!signal.aborted) {
    await listen({ ...subscription, listener: { ...listener, connected }, signal }).catch((error: unknown) => {
      if (!isReported) log.warn({ err: error }, "no notifications of changes: pages are not cached until they come")
      isReported = true
    })
    listener.disconnected()
    await pause(RETRY_MS, signal)
  }
}

async function listen({ connectionString, notify, listener, signal }: Subscription): Promise<void> {
  const client = new pg.Client({
    connectionString,
    application_name: "ghe change notifications",
    connectionTimeoutMillis: LIMIT_MS,
    query_timeout: LIMIT_MS,
    keepAlive: true,
  })
  const ended = new AbortController()
  const endedOrStopped = AbortSignal.any([signal, ended.signal])
  const pings = pingsOver(notify)
  client.on("error", () => {})
  client.once("end", () => {
    listener.disconnected()
    ended.abort()
  })
  client.on("notification", ({ channel, payload = "" }) => {
    if (channel === pings.channel) pings.heard(payload)
    else listener.changed(payload)
  })
  try {
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    await client.query(`listen ${pings.channel}`)
    await pings.send()
    await pause(LIMIT_MS, AbortSignal.any([endedOrStopped, pings.firstHeard]))
    if (!endedOrStopped.aborted) pings.check()
    listener.connected()
    while (!signal.aborted) {
      await pause(HEARTBEAT_MS, endedOrStopped)
      const { sent } = pings
      await client.query("select 1")
      pings.check(sent)
      // Not awaited: the pool may take longer to notice a lost connection. A busy one says nothing about ours.
      pings.send().catch(() => {})
    }
  } finally {
    await Promise.race([client.end().catch(() => {}), pause(LIMIT_MS, ended.signal)])
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal }).catch(() => {})
}

function pingsOver(notify: Notify) {
  const channel = `ping_${randomBytes(8).toString("hex")}`
  const first = new AbortController()
  let [started, sent, heard] = [0, 0, 0]
  return {
    channel,
    firstHeard: first.signal,
    get sent() {
      return sent
    },
    send: async () => {
      const nth = ++started
      await notify(channel, String(nth))
      sent = Math.max(sent, nth)
    },
    heard: (payload: string) => {
      heard = Math.max(heard, Number(payload))
      first.abort()
    },
    /** @throws Error if a ping that was sent has not been heard */
    check: (upTo = sent) => {
      if (heard < upTo) throw new Error("A notification did not come back.")
    },
  }
}
