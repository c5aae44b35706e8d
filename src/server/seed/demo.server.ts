import { sql } from "drizzle-orm"
import { type Database, db, type OpenDatabase } from "#server/database/database.server.ts"
import { lock } from "#server/database/locks.server.ts"

/** Other processes wait this long for the one that fills the database. */
const FILLED_WITHIN_MS = 60_000

/** Fills an empty database with demo content. Loads that content only if it is needed. */
export async function seedDemo({ withoutTimeouts }: Pick<OpenDatabase, "withoutTimeouts">): Promise<void> {
  if (!(await isEmpty(db))) return
  const { seed } = await import("./seed.server.ts")
  await withoutTimeouts((unlimited) =>
    unlimited.transaction(async (transaction) => {
      await transaction.execute(sql`set local statement_timeout = ${sql.raw(String(FILLED_WITHIN_MS))}`)
      await lock("demo content", transaction)
      if (await isEmpty(transaction)) await seed(transaction)
    }),
  )
}

async function isEmpty(database: Database): Promise<boolean> {
  const { rows } = await database.execute(sql`select 1 from tours union all select 1 from settings limit 1`)
  return rows.length === 0
}
