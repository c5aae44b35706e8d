import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { getTableColumns, getTableName, type SQL, sql } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import { db } from "#server/database/database.server.ts"
import { signInStaff } from "#server/testing/fixtures.ts"
import { createTransfers } from "#server/testing/fixtures-products.ts"
import { guest, liveThrough } from "#server/testing/guest-life.ts"
import { openTestSite } from "#server/testing/site.ts"
import { personalData } from "#slices.server.ts"
import { personalColumns } from "./records.server.ts"

const { tables } = personalData

/** Staff write it for the guests of a trip. */
const OF_THE_COMPANY = ["departures.guide_phone"]

const { api, tours } = await openTestSite()

describe("the personal data that slices describe", () => {
  it("names each column of each table once, as personal or not", async () => {
    const classified = tables.flatMap((classified) => {
      const columns = getTableColumns(classified.table) as Record<string, PgColumn>
      const personal = personalColumns(classified).map((name) => columns[name]?.name ?? name)
      const others = classified.others?.split(" ") ?? []
      return [...personal, ...others].map((name) => `${getTableName(classified.table)}.${name}`)
    })
    const { rows } = await db.execute<{ name: string }>(
      sql`select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = 'public' and is_generated = 'NEVER'`,
    )
    const stored = rows.map(({ name }) => name)
    const isClassified = new Set(classified)
    assert.deepEqual(
      stored.filter((name) => !isClassified.has(name)),
      [],
      "decide whether these columns are personal, and name them in the `personalData` of their slice",
    )
    assert.deepEqual(classified.toSorted(), stored.toSorted(), "each column is named once")
  })

  it("calls addresses and phone numbers personal, but for those of the company", () => {
    const others = tables.flatMap(({ table, others }) =>
      (others?.split(" ") ?? []).map((name) => `${getTableName(table)}.${name}`),
    )
    assert.deepEqual(others.filter((name) => /[._](email|phone)(_e164)?$/.test(name)).toSorted(), OF_THE_COMPANY)
  })

  it("names everything that a person's export leaves out", async () => {
    const transfers = await createTransfers()
    const { headers } = await signInStaff(api, "admin", "hoa")
    await liveThrough({ api, tours, transfers, staff: headers })
    const { data } = (await api.post("/people/export", { email: guest.email }, headers)).body
    const shown = new Set(leavesOf(data))
    const missing: string[] = []
    for (const { table, ...classified } of tables) {
      const names = personalColumns(classified).filter((name) => !classified.unexported?.includes(name))
      if (names.length === 0) continue
      const columns = getTableColumns(table) as Record<string, PgColumn>
      const rows = await db
        .select(Object.fromEntries(names.map((name) => [name, columns[name]!])))
        .from(table)
        .where(ofGuest(columns))
      assert.ok(rows.length, `the guest has rows of ${getTableName(table)}`)
      for (const name of names)
        for (const leaf of rows.flatMap((row) => leavesOf(row[name])))
          if (!shown.has(leaf)) missing.push(`${getTableName(table)}.${name}: ${leaf}`)
    }
    assert.deepEqual(missing, [])
  })
})

/** Rows belong to the guest by their address or account, or by the booking or enquiry that they are about. */
function ofGuest({ email, customerEmail, userId, bookingId, enquiryId }: Record<string, PgColumn>): SQL {
  const address = email ?? customerEmail
  if (address) return sql`${address} = ${guest.email}`
  if (bookingId) return sql`${bookingId} in (select id from bookings where customer_email = ${guest.email})`
  if (userId) return sql`${userId} in (select id from users where email = ${guest.email})`
  return sql`${enquiryId} in (select id from enquiries where email = ${guest.email})`
}

/** Returns the texts and numbers in a value, without empty ones. */
function leavesOf(value: unknown): string[] {
  if (value instanceof Date) return [value.toISOString()]
  if (value !== null && typeof value === "object") return Object.values(value).flatMap(leavesOf)
  return value === null || value === undefined || value === "" ? [] : [String(value)]
}
