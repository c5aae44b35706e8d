import assert from "node:assert/strict"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { after, describe, it } from "node:test"
import { eq, gte, sql } from "drizzle-orm"
import { createFirstAdmin } from "#domain/account/first-admin.server.ts"
import { BOOKING_STATUSES } from "#domain/bookings/booking.ts"
import { bookings } from "#domain/bookings/bookings.table.server.ts"
import { departures } from "#domain/departures/departures.table.server.ts"
import { LANGUAGES } from "#i18n/localized.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
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
  const count = async () => Number((await db.execute(sql`select count(*) as n from bookings`)).rows[0]?.n)
  await seedDemo(database, true)
  await createFirstAdmin({ staffEmail: "staff@ghe.example", staffPassword: undefined })
  assert.equal(await count(), 0)
  // The next start finds the demo content.
  await seedDemo(database, true)
  await seedDemoCompany(database)
  const made = await count()
  assert.ok(made > 0)
  await seedDemoCompany(database)
  assert.equal(await count(), made)
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

it("has a booking in each state and language", async () => {
  const rows = await db.select({ status: bookings.status, language: bookings.language }).from(bookings)
  for (const status of BOOKING_STATUSES)
    for (const language of LANGUAGES)
      assert.ok(
        rows.some((row) => row.status === status && row.language === language),
        `${status} in ${language}`,
      )
})

describe("the demo departures", () => {
  type Departure = typeof departures.$inferSelect
  const some = async (what: string, fits: (departure: Departure) => boolean, atLeast = 1) => {
    const booked = (await db.select().from(departures).where(gte(departures.date, hanoiDate()))).filter(
      (one) => one.booked > 0,
    )
    assert.ok(booked.filter(fits).length >= atLeast, what)
  }
  const left = ({ capacity, booked }: Departure) => capacity - booked

  it("are partly full, or have one, two or three places left", async () => {
    await some("full", (one) => left(one) === 0, 3)
    for (const places of [1, 2, 3]) await some(`${places} left`, (one) => left(one) === places)
  })

  it("have one that is guaranteed below its minimum, and some two guests short of it, to decide within a week", async () => {
    await some("guaranteed", ({ status, booked, minimum }) => status === "guaranteed" && booked < minimum!)
    const soon = addDays(hanoiDate(), 7)
    const isShort = ({ status, booked, minimum, decideBy }: Departure) =>
      status === "open" && minimum !== null && minimum - booked === 2 && hanoiDate(decideBy!) <= soon
    await some("two short", isShort, 3)
  })

  it("have one with few places that closes tomorrow", async () => {
    const tomorrow = addDays(hanoiDate(), 1)
    await some("closing", (one) => hanoiDate(one.closesAt) === tomorrow && left(one) > 0 && left(one) <= 3)
  })

  it("have as many travellers as their bookings", async () => {
    const wrong = await db
      .select({ id: departures.id, booked: departures.booked })
      .from(departures)
      .leftJoin(bookings, eq(bookings.departureId, departures.id))
      .groupBy(departures.id)
      .having(
        sql`${departures.booked} <> coalesce(sum(${bookings.travelers}) filter (where ${bookings.status} <> 'cancelled'), 0)`,
      )
    assert.deepEqual(wrong, [])
  })

  it("charge a single supplement to a guest who has a cabin alone", async () => {
    const alone = (await db.select().from(bookings).where(eq(bookings.travelers, 1))).filter(({ lines }) =>
      lines.some((line) => JSON.stringify(line).includes("Single cabin supplement")),
    )
    assert.ok(alone.length > 0)
  })
})
