import { sql } from "drizzle-orm"
import { type Database, db, type OpenDatabase } from "#server/database/database.server.ts"
import { lock } from "#server/database/locks.server.ts"

/** Whoever comes second waits for the first. */
const FILLED_WITHIN_MS = 60_000

/**
 * Fills an empty database with the demo company and its catalogue. Where there is content already they are not even
 * loaded; of several processes that start at once one fills it.
 */
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
