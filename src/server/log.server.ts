import { DrizzleQueryError } from "drizzle-orm"
import type { DatabaseError } from "pg"
import { pino, stdSerializers } from "pino"

/**
 * What is logged of an error. Of a failed query that is its text and where it failed; its values, and what the database
 * says of them, are people's data.
 */
export function describeError(error: Error): object {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  // PGlite's errors are of another class than pg's.
  const isOfDatabase = cause !== undefined && "severity" in cause && "code" in cause
  if (!(error instanceof DrizzleQueryError || isOfDatabase)) return stdSerializers.err(error)
  const { code, constraint, table, column } = (cause ?? {}) as Partial<DatabaseError>
  const query = error instanceof DrizzleQueryError ? error.query : undefined
  const stack = error.stack?.slice(error.stack.indexOf(error.message) + error.message.length)
  return { type: error.name, code, constraint, table, column, query, stack }
}

/** A wrong one is refused by the configuration (config.server.ts), in a sentence; until then there are logs. */
export const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const

/** JSON lines on standard output. Nothing personal and no secret goes in (security.md): pass ids, never bodies. */
export const log = pino({
  level: LOG_LEVELS.find((level) => level === process.env.LOG_LEVEL) ?? "info",
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: describeError },
})
