import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { addDays, hanoiDate } from "#lib/today.ts"
import { db } from "#server/database/database.server.ts"
import { bookTour, copyBooking, emma, inDays, minh, signInStaff } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"
import { personalData } from "#slices.server.ts"
import type { PersonalDataRecord } from "./records.server.ts"
import { applyRetention, type Retention } from "./retention.server.ts"

const { api, tours } = await openTestSite()
const admin = await signInStaff(api, "admin", "hoa")
const staff = await signInStaff(api, "staff", "minh")

const GUEST_DAYS = 1095

async function read<Data>(path: string): Promise<Data> {
  const { status, body, text } = await api.get(path, admin.headers)
  assert.equal(status, 200, text)
  return body.data
}

const retention = () => read<Retention>("/privacy/retention")

async function bookedBefore(days: number, copies = 0): Promise<string> {
  const { id } = await bookTour(api, tours.hoiAnLanterns, {
    customerInfo: { ...emma, email: `past${days}@mail.example` },
  })
  await db.execute(sql`update bookings set travel_date = ${inDays(-days)}, status = 'completed' where id = ${id}`)
  if (copies) await copyBooking(id, copies)
  return id
}

const monthOf = (day: string) => `${day.slice(0, 7)}-01`

describe("GET /privacy/retention", () => {
  it("tells how many guests of which month will be erased, and when", async () => {
    await bookedBefore(10)
    await bookedBefore(GUEST_DAYS - 20, 2)
    await api.post("/contact", { name: minh.name, email: minh.email, subject: "Bags", message: "Where to?" })
    await db.execute(sql`update enquiries set created_at = now() - make_interval(days => ${GUEST_DAYS - 200})`)
    const { next, guestDays, networkDays } = await retention()
    assert.deepEqual([guestDays, networkDays], [GUEST_DAYS, 90])
    const month = monthOf(inDays(20 - GUEST_DAYS))
    assert.deepEqual(
      next.map(({ name, month, count }) => ({ name, month, count })),
      [{ name: "bookings", month, count: 3 }],
    )
    const [{ from = "", to = "" } = {}] = next
    assert.ok(from >= hanoiDate() && from <= to, `${from} to ${to}`)
    assert.ok(to >= addDays(inDays(-GUEST_DAYS + 20), GUEST_DAYS + 1))
  })

  it("tells what was erased lately, and why", async () => {
    await bookedBefore(GUEST_DAYS + 5)
    await applyRetention(personalData)
    await api.post("/people/erase", { email: minh.email }, admin.headers)
    const { recent } = await retention()
    assert.deepEqual(
      recent.map(({ why, counts }) => [why, counts.bookings, counts.messages]),
      [
        ["request", 0, 1],
        ["time", 1, undefined],
      ],
    )
    await applyRetention(personalData)
    assert.equal((await retention()).recent.length, 2, "a run that erased nothing is not recorded")
  })
})

describe("GET /privacy/records", () => {
  it("says in both languages what is stored of people in each table, why and how long", async () => {
    const records = await read<PersonalDataRecord[]>("/privacy/records")
    const bookings = records.find(({ table }) => table === "bookings")
    assert.deepEqual([bookings?.days, bookings?.networkDays, bookings?.erased], [GUEST_DAYS, 90, "cleared"])
    assert.ok(bookings?.data.some(({ en }) => en === "phone number"))
    for (const { table, name, why, kept, days } of records) {
      assert.ok(name.en && name.vi && why.en && why.vi, table)
      assert.ok(days !== null || (kept?.en && kept.vi), `${table} says how long`)
    }
    assert.equal(new Set(records.map(({ name }) => name.en)).size, records.length)
  })

  it("follows the settings, and is for administrators", async () => {
    const { version } = (await api.get("/settings/group/privacy?view=edit", admin.headers)).body.data
    const change = { retention: { guestDays: 400, networkDays: 30 }, version }
    assert.equal((await api.put("/settings/group/privacy", change, admin.headers)).status, 200)
    const records = await read<PersonalDataRecord[]>("/privacy/records")
    assert.equal(records.find(({ table }) => table === "enquiries")?.days, 400)
    for (const path of ["retention", "records"])
      assert.equal((await api.get(`/privacy/${path}`, staff.headers)).status, 403)
  })
})
