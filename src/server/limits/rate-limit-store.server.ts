import type pg from "pg"
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible"
import type { OpenDatabase } from "#server/database/database.server.ts"
import { newSecret } from "#server/secrets.server.ts"

/** So many of a kind in so many seconds, for each key. */
type Budget = { name: string; points: number; seconds: number }

/**
 * Where requests are counted: in the memory of this process, or in the database that several share. `secret` is the same
 * wherever the counts are: what is hashed or signed with it by one process is known to the others.
 */
export type LimitStore = { secret: string; limiter: (budget: Budget) => RateLimiterAbstract }

/** Counts in the memory of this process. */
export function countsOfProcess(): LimitStore {
  return { secret: newSecret(), limiter: inMemory }
}

/** Counts where the processes of an open database can see them. */
export async function countsOf({ shared }: Pick<OpenDatabase, "shared">): Promise<LimitStore> {
  if (!shared) return countsOfProcess()
  const { rows } = await shared.query<{ secret: string }>("select secret from site_secrets")
  const secret = rows[0]?.secret ?? newSecret()
  const client = failingFast(shared)
  return { secret, limiter: (budget) => inDatabase(client, budget) }
}

/** What a limiter asks the database with. */
type LimitClient = { query: (statement: pg.QueryConfig) => Promise<pg.QueryResult> }

const REST_MS = 1_000

/**
 * Queries a pool, but fails at once for a second after a failure: a request has several limits, and while the database is
 * silent it would wait for each of them.
 */
function failingFast(pool: pg.Pool): LimitClient {
  let failed: { error: unknown; at: number } | undefined
  return {
    query: async (statement) => {
      if (failed && performance.now() - failed.at < REST_MS) throw failed.error
      try {
        return await pool.query(statement)
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

/**
 * One upsert a request. Whoever was refused once is refused from memory until there is room again, so that a flood costs
 * no query; while the database is away each process counts by itself.
 */
function inDatabase(client: LimitClient, budget: Budget): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: client,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    // A job does so, for all limits at once (`sweepLimits`).
    clearExpiredByTimeout: false,
    keyPrefix: budget.name,
    points: budget.points,
    duration: budget.seconds,
    // From the first too many on, not from the last that was let through: with one at a time that were all visitors, and
    // the memory of them is searched whenever somebody joins it.
    inMemoryBlockOnConsumed: budget.points + 1,
    insuranceLimiter: inMemory(budget),
  })
}
