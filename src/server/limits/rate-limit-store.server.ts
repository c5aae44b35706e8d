import { sql } from "drizzle-orm"
import type pg from "pg"
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible"
import { db, type OpenDatabase } from "#server/database/database.server.ts"
import { siteSecret } from "#server/database/site-secret.server.ts"
import { newSecret } from "#server/secrets.server.ts"

export type Budget = { name: string; points: number; seconds: number }

export type LimitStore = { secret: string; limiter: (budget: Budget) => RateLimiterAbstract }

export function countsOfProcess(): LimitStore {
  return { secret: newSecret(), limiter: inMemory }
}

export async function countsOf({ shared }: Pick<OpenDatabase, "shared">): Promise<LimitStore> {
  if (!shared) return countsOfProcess()
  const client = failingFast(shared)
  return { secret: await siteSecret(), limiter: (budget) => inDatabase(client, budget) }
}

type LimitClient = { query: (statement: pg.QueryConfig) => Promise<pg.QueryResult> }

const REST_MS = 1_000

/** Fails at once for a second after a failure, because a request would wait for each of its limits. */
function failingFast(pool: pg.Pool): LimitClient {
  let failed: { error: unknown; at: number } | undefined
  return {
    query: async (statement) => {
      if (failed && performance.now() - failed.at < REST_MS) throw failed.error
      try {
        // A pooler's next connection wouldn't know a statement by its name.
        return await pool.query({ ...statement, name: "" })
      } catch (error) {
        failed = { error, at: performance.now() }
        throw error
      }
    },
  }
}

function inMemory({ name, points, seconds }: Budget): RateLimiterMemory {
  return new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
}

/** Of the stored counts, by the prefix of their keys. */
const lengthsInSeconds = new Map<string, number>()

/** Counts with one upsert. Refused keys are refused from memory. Without database each process counts alone. */
function inDatabase(client: LimitClient, budget: Budget): RateLimiterPostgres {
  lengthsInSeconds.set(budget.name, budget.seconds)
  return new RateLimiterPostgres({
    storeClient: client,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: budget.name,
    points: budget.points,
    duration: budget.seconds,
    // + 1: block from the first refused request on, so that memory holds refused keys only.
    inMemoryBlockOnConsumed: budget.points + 1,
    insuranceLimiter: inMemory(budget),
  })
}

/** Deletes expired counts, and those that outlast their rule, because the clock was ahead when they were made. */
export async function sweepLimits(): Promise<void> {
  const now = Date.now()
  await db.execute(sql`delete from rate_limits where expire < ${now}`)
  if (lengthsInSeconds.size === 0) return
  const lengths = sql.join(
    [...lengthsInSeconds].map(([name, seconds]) => sql`(${`${name}:`}::text, ${now + seconds * 1000}::bigint)`),
    sql`, `,
  )
  await db.execute(
    sql`delete from rate_limits using (values ${lengths}) as rule (prefix, latest)
      where starts_with(key, prefix) and expire > latest`,
  )
}
