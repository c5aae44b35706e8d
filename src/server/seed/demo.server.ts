import { sql } from "drizzle-orm"
import { type Database, db, type OpenDatabase } from "#server/database/database.server.ts"
import { lock } from "#server/database/locks.server.ts"

/** Other processes wait this long for the one that fills the database. */
const FILLED_WITHIN_MS = 60_000

/** Fills an empty database with demo content, and returns whether it did. Loads that content only if it is needed. */
export async function seedDemo({ withoutTimeouts }: Pick<OpenDatabase, "withoutTimeouts">): Promise<boolean> {
  if (!(await isEmpty(db))) return false
  const { seed } = await import("./seed.server.ts")
  return withoutTimeouts((unlimited) =>
    unlimited.transaction(async (transaction) => {
      await transaction.execute(sql`set local statement_timeout = ${sql.raw(String(FILLED_WITHIN_MS))}`)
      await lock("demo content", transaction)
      const isFirst = await isEmpty(transaction)
      if (isFirst) await seed(transaction)
      return isFirst
    }),
  )
}

/** Adds the work of the last months to demo content. Comes after the first administrator, who must be the first account. */
export async function seedDemoCompany(database: Pick<OpenDatabase, "withoutTimeouts">): Promise<void> {
  const { seedActivity } = await import("./activity/seed-activity.server.ts")
  await seedActivity(database)
}

async function isEmpty(database: Database): Promise<boolean> {
  const { rows } = await database.execute(sql`select 1 from tours union all select 1 from settings limit 1`)
  return rows.length === 0
}
