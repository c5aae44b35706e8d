import assert from "node:assert/strict"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { after, it } from "node:test"
import { sql } from "drizzle-orm"
import { createFirstAdmin } from "#features/account/first-admin.server.ts"
import { db, openDatabase } from "#server/database/database.server.ts"
import { openMedia } from "#server/media/media.server.ts"
import { seedDemo, seedDemoCompany } from "./demo.server.ts"

const dataDir = mkdtempSync(join(tmpdir(), "ghe-demo-"))
const database = await openDatabase({ databaseUrl: undefined, dataDir })
openMedia({ dataDir })
after(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

it("adds the demo bookings once, also after a first start that was killed before them", async () => {
  const bookings = async () => Number((await db.execute(sql`select count(*) as n from bookings`)).rows[0]?.n)
  await seedDemo(database, true)
  await createFirstAdmin({ staffEmail: "staff@ghe.example", staffPassword: undefined })
  assert.equal(await bookings(), 0)
  // The next start finds the demo content.
  await seedDemo(database, true)
  await seedDemoCompany(database)
  const made = await bookings()
  assert.ok(made > 0)
  await seedDemoCompany(database)
  assert.equal(await bookings(), made)
})

it("gives each extra that is at one place its place, and each transfer the places it serves", async () => {
  const everywhere = ["vietnam-tourist-sim-esim-15-days", "child-car-seat"]
  const { rows: extras } = await db.execute(sql`select slug from products where place_ids = '{}' order by slug`)
  assert.deepEqual(
    extras.map(({ slug }) => slug),
    everywhere.toSorted(),
  )
  const { rows: transfers } = await db.execute(sql`select slug from transfers where place_ids = '{}'`)
  assert.deepEqual(transfers, [])
})
