import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible"
import type { OpenDatabase } from "./database.server.ts"
import { newSecret } from "./secrets.server.ts"

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
  return { secret, limiter: (budget) => inDatabase(shared, budget) }
}

function inMemory({ name, points, seconds }: Budget): RateLimiterMemory {
  return new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
}

/**
 * One upsert a request. Whoever was refused once is refused from memory until there is room again, so that a flood costs
 * no query; while the database is away each process counts by itself.
 */
function inDatabase(pool: NonNullable<OpenDatabase["shared"]>, budget: Budget): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
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
