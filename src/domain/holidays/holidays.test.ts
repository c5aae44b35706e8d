import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import { inDays, signInStaff } from "#server/testing/fixtures.ts"
import { openEmptySite } from "#server/testing/site.ts"
import { content } from "../../../demo/content.server.ts"
import { holidayOn } from "./holiday.ts"

const api = await openEmptySite("pglite")
const staff = await signInStaff(api, "staff")

const fair = { name: { en: "Village fair", vi: "Hội làng" }, from: inDays(5), to: inDays(6) }

describe("holidays", () => {
  it("lets staff manage holidays and lists them until they are over", async () => {
    const made = await api.post("/holidays", { ...fair, surchargePercent: 15 }, staff.headers)
    assert.equal(made.status, 201)
    const { _id, version, ...data } = made.body.data
    assert.deepEqual(data, { ...fair, surchargePercent: 15, noRefund: false, noChange: false })
    await api.post("/holidays", { ...fair, from: inDays(-3), to: inDays(-1) }, staff.headers)
    await api.post("/holidays", { ...fair, from: inDays(-3), to: inDays(0) }, staff.headers)
    const shown = (await api.get("/holidays")).body.data
    assert.deepEqual(
      shown.map(({ to }: { to: string }) => to),
      [inDays(0), inDays(6)],
    )

    const changed = await api.put(`/holidays/${_id}`, { version, noRefund: true, to: inDays(7) }, staff.headers)
    assert.deepEqual(
      [changed.body.data.noRefund, changed.body.data.to, changed.body.data.version],
      [true, inDays(7), 2],
    )
    for (const [language, text] of [
      ["en", /^staff changed this in the meantime \(.+\)\. Please check it again\.$/],
      ["vi", /^Nội dung này vừa được sửa \(staff, .+\)\. Bạn vui lòng xem lại\.$/],
    ] as const) {
      const headers = { ...staff.headers, "accept-language": language }
      const { body } = await api.put(`/holidays/${_id}`, { version, noRefund: false }, headers)
      assert.equal(body.code, "VERSION_CONFLICT")
      assert.match(body.message, text)
    }
    const removed = await api.request(`/holidays/${_id}`, { method: "DELETE", headers: staff.headers })
    assert.equal(removed.status, 200)
    assert.equal((await api.get("/holidays")).body.data.length, 1)
    const { rows } = await db.execute(sql`select action from audit_log where subject = ${`holiday:${_id}`} order by id`)
    assert.deepEqual(
      rows.map(({ action }) => action),
      ["create", "update", "delete"],
    )
  })

  it("refuses invalid holidays with an explanation", async () => {
    const refusals: [object, string][] = [
      [{ to: inDays(4) }, "to"],
      [{ from: "Tet" }, "from"],
      [{ surchargePercent: 301 }, "surchargePercent"],
      [{ surchargePercent: 12.5 }, "surchargePercent"],
      [{ name: {} }, "name"],
      [{ colour: "red" }, "colour"],
    ]
    for (const [changes, field] of refusals) {
      const { status, body } = await api.post("/holidays", { ...fair, ...changes }, staff.headers)
      assert.deepEqual([status, body.errors[0].field], [422, field])
    }
    for (const id of ["tet", "7c9f2a52-5d0a-4b0e-9a39-0c3a3a4a7f11"])
      assert.equal((await api.put(`/holidays/${id}`, { version: 1 }, staff.headers)).status, 404)
  })
})

describe("demo holidays", () => {
  const named = (date: string) =>
    holidayOn(
      date,
      content.holidays.map((seed) => ({ ...seed, surchargePercent: seed.surchargePercent ?? 0 })),
    )?.name.en

  it("has the right dates of Tet, Hung Kings, 30 April and 2 September from 2026 to 2028", () => {
    const newYears = ["2026-02-17", "2027-02-06", "2028-01-26"]
    assert.deepEqual(new Set(newYears.map(named)), new Set(["Tet (Lunar New Year)"]))
    assert.deepEqual(new Set(["2026-04-26", "2027-04-16", "2028-04-04"].map(named)), new Set(["Hung Kings' Day"]))
    for (const year of [2026, 2027, 2028]) {
      assert.equal(named(`${year}-04-30`), "30 April and 1 May")
      assert.equal(named(`${year}-05-01`), "30 April and 1 May")
      assert.equal(named(`${year}-09-02`), "National Day (2 September)")
    }
    assert.equal(named("2027-03-01"), undefined)
  })
})
