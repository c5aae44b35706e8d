import { DrizzleQueryError } from "drizzle-orm"
import type { DatabaseError } from "pg"
import { pino, stdSerializers } from "pino"

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

/** Logs JSON lines to standard output. Log ids, never bodies, personal data or secrets (docs/security.md). */
export const log = pino({
  level: LOG_LEVELS.find((level) => level === process.env.LOG_LEVEL) ?? "info",
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: describeError },
})
