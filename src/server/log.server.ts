import { AsyncLocalStorage } from "node:async_hooks"
import { DrizzleQueryError } from "drizzle-orm"
import type { DatabaseError } from "pg"
import { pino, stdSerializers } from "pino"
import { VERSION } from "#server/version.server.ts"

/** Describes an error for the log. Omits the values of a failed query, because they are personal data. */
export function describeError(error: Error): object {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  // PGlite has its own error class.
  const isOfDatabase = cause !== undefined && "severity" in cause && "code" in cause
  if (!(error instanceof DrizzleQueryError || isOfDatabase)) return stdSerializers.err(error)
  const { code, constraint, table, column } = (cause ?? {}) as Partial<DatabaseError>
  const query = error instanceof DrizzleQueryError ? error.query : undefined
  const stack = error.stack?.slice(error.stack.indexOf(error.message) + error.message.length)
  return { type: error.name, code, constraint, table, column, query, stack }
}

/** config.server.ts rejects other levels. Until then 'info' applies. */
export const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const

/** Bytes kept for later while standard output takes nothing. Further lines are dropped and counted. */
const MAX_WAITING = 1024 * 1024
const RETRY_MS = 1_000

/**
 * Opens standard output for the log. A full disk holds nothing up: lines wait, then are dropped and counted.
 * Synchronous, because at the exit of an asynchronous one sonic-boom retries a full disk forever.
 */
function openDestination() {
  const destination = pino.destination({
    dest: 1,
    sync: true,
    maxLength: MAX_WAITING,
    retryEAGAIN: () => false,
    // The periodic flush retries, and it needs a minimum length.
    periodicFlush: RETRY_MS,
    minLength: 1,
  })
  let dropped = 0
  destination.on("error", () => {})
  destination.on("drop", () => dropped++)
  destination.on("drain", () => {
    if (dropped) log.error({ dropped }, "log lines were dropped: standard output was full")
    dropped = 0
  })
  return destination
}

const requestIds = new AsyncLocalStorage<string>()

/** Lets `currentRequestId` return the id while `work` runs, also for the API calls of a page that is rendered. */
export function withRequestId<T>(requestId: string, work: () => T): T {
  return requestIds.run(requestId, work)
}

/** Returns the `X-Request-Id` of the visitor's request that is being answered. */
export const currentRequestId = (): string | undefined => requestIds.getStore()

/** Logs JSON lines to standard output. Log ids, never bodies, personal data or secrets (docs/security.md). */
export const log = pino(
  {
    level: LOG_LEVELS.find((level) => level === process.env.LOG_LEVEL) ?? "info",
    base: { version: VERSION },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  },
  openDestination(),
)
