import { setTimeout } from "node:timers/promises"
import { DrizzleQueryError, sql } from "drizzle-orm"
import { errorText } from "#lib/text/error-text.ts"
import { log } from "#server/log.server.ts"
import type { Database } from "./connection/connection.server.ts"
import { refusalOf } from "./failures.server.ts"

/** Shorter than PostgreSQL's `deadlock_timeout`, so that it is never the process that serves guests which fails. */
const LOCK_TIMEOUT_MS = 500
const PATIENCE_MS = 60_000
const LONGEST_PAUSE_MS = 2_000

/** Lock timeout and deadlock. */
const IN_USE = new Set(["55P03", "40P01"])

/**
 * Runs work that locks whole tables, while other processes use them. It waits for a lock for half a second only, then
 * lets the others go on, and tries again after a pause.
 * @throws Error for the operator if a table stays in use for `patienceMs`
 */
export async function waitForTables(
  database: Database,
  work: () => Promise<void>,
  patienceMs: number = PATIENCE_MS,
): Promise<void> {
  const startedAt = performance.now()
  await database.execute(sql.raw(`set lock_timeout = ${LOCK_TIMEOUT_MS}`))
  try {
    for (let pauseMs = 50; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
      try {
        return await work()
      } catch (error) {
        if (!IN_USE.has(refusalOf(error).code)) throw error
        const table = await tableOf(error, database)
        const reason = reasonOf(error)
        if (performance.now() - startedAt > patienceMs) throw new Error(stillInUse(table, reason), { cause: error })
        log.warn({ table, reason }, "migrations wait for a table that is in use")
      }
      // Not in step with what the other processes do.
      await setTimeout(pauseMs * (0.5 + Math.random()))
    }
  } finally {
    await database.execute(sql`reset lock_timeout`)
  }
}

const stillInUse = (table: string, reason: string) =>
  `${table} is in use by another process (${reason}). The database is unchanged. Stop the other processes of the site, and start this one again.`

function reasonOf(error: unknown): string {
  return ((error as Error).cause as Error | undefined)?.message ?? errorText(error)
}

/** A deadlock names the table by its number; after a timeout, only the statement tells. */
async function tableOf(error: unknown, database: Database): Promise<string> {
  const { detail = "" } = ((error as Error).cause ?? {}) as { detail?: string }
  const [, number] = /on relation (\d+)/.exec(detail) ?? []
  const name = number
    ? (await database.execute<{ name: string }>(sql`select ${number}::oid::regclass::text as name`)).rows[0]?.name
    : error instanceof DrizzleQueryError && NAMED.exec(error.query)?.[1]
  return name ? `The table ${name}` : "A table"
}

const NAMED = /\b(?:table(?: if exists| only)?|on|update|into|from)\s+"?(?:public"?\.)?"?(\w+)"?/i
