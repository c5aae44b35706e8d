import { eq, sql } from "drizzle-orm"
import { type Database, db, type OpenDatabase } from "#server/database/database.server.ts"
import { lock } from "#server/database/locks.server.ts"
import { unfinishedSeeds } from "#server/database/unfinished-seeds.table.server.ts"

/** Other processes wait this long for the one that fills the database. */
const FILLED_WITHIN_MS = 60_000

/** Marks in the database that the demo company's work is still to be added. A killed first start leaves the mark. */
const COMPANY = "company"

/** Fills an empty database with demo content. Loads that content only if it is needed. */
export async function seedDemo(
  { withoutTimeouts }: Pick<OpenDatabase, "withoutTimeouts">,
  withCompany: boolean,
): Promise<void> {
  if (!(await isEmpty(db))) return
  const { seed } = await import("./seed.server.ts")
  await withoutTimeouts((unlimited) =>
    unlimited.transaction(async (transaction) => {
      await transaction.execute(sql`set local statement_timeout = ${sql.raw(String(FILLED_WITHIN_MS))}`)
      await lock("demo content", transaction)
      if (!(await isEmpty(transaction))) return
      await seed(transaction)
      if (withCompany) await transaction.insert(unfinishedSeeds).values({ name: COMPANY })
    }),
  )
}

/** Adds the work of the last months to new demo content, once. Comes after the first administrator, who must be the first account. */
export async function seedDemoCompany(database: Pick<OpenDatabase, "withoutTimeouts">): Promise<void> {
  const isMarked = eq(unfinishedSeeds.name, COMPANY)
  if (!(await db.select().from(unfinishedSeeds).where(isMarked)).length) return
  const { seedActivity } = await import("./activity/seed-activity.server.ts")
  await seedActivity(database, async (transaction) => {
    const taken = await transaction.delete(unfinishedSeeds).where(isMarked).returning()
    return taken.length > 0
  })
}

/** Returns the demo company's pages, for a database that an earlier version filled. */
export const readDemoPages = async () => (await import("./content.server.ts")).content.pages

async function isEmpty(database: Database): Promise<boolean> {
  const { rows } = await database.execute(sql`select 1 from tours union all select 1 from settings limit 1`)
  return rows.length === 0
}
