import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import { bookTour, copyBooking, inDays, signInStaff } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"
import { fetchSheet } from "#server/testing/spreadsheet.ts"

const { api, tours } = await openTestSite()
const headers = (await signInStaff(api, "admin", "hoa")).headers

describe("exports of 600 rows", () => {
  it("hold 600 people, jobs of a day, requests for advice and accounts", async () => {
    const { id, booking } = await bookTour(api, tours.hoiAnLanterns, { travelDate: inDays(41) })
    await copyBooking(id, 599, "GHE-DAY-")
    await db.execute(
      sql`update bookings set customer_email = reference || '@mail.example' where reference like 'GHE-DAY-%'`,
    )
    const mai = { name: "Mai", email: "mai@thu.example", phone: "0912345678", subject: "Huế", message: "Ba ngày" }
    const asked = await api.post("/consultations", { ...mai, tourReference: { tourId: tours.hoiAnLanterns } })
    assert.equal(asked.status, 201, asked.text)
    const own = sql.raw("reference, email, created_at")
    const { rows } = await db.execute<{ names: string }>(
      sql`select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
        where table_name = 'enquiries' and is_generated = 'NEVER'
          and column_name not in ('id', 'reference', 'email', 'created_at')`,
    )
    const others = sql.raw(rows[0]!.names)
    await db.execute(sql`insert into enquiries (${own}, ${others})
      select 'TV-' || n, 'writer' || n || '@mail.example', now(), ${others}
      from enquiries, generate_series(1, 599) n where email = 'mai@thu.example'`)
    await db.execute(sql`insert into users (name, email, password_hash)
      select 'Guest ' || n, 'account' || n || '@mail.example', '' from generate_series(1, 600) n`)
    const has = (rows: unknown[][], text: string) =>
      rows.filter((row) => row.some((cell) => String(cell).includes(text)))
    const people = await fetchSheet("/exports/people/sheet", headers)
    for (const address of ["GHE-DAY-", "writer", "account"]) assert.ok(has(people, address).length >= 599, address)
    assert.equal(
      has(await fetchSheet(`/exports/day/sheet?date=${inDays(41)}`, headers), booking.customerInfo.name).length,
      600,
    )
    const lines = async (list: string) => (await api.get(`/exports/${list}`, headers)).text.split("\r\n")
    assert.equal((await lines("consultations")).filter((line) => /writer|mai@thu/.test(line)).length, 600)
    assert.equal((await lines("customers")).filter((line) => line.includes("account")).length, 600)
  })
})
