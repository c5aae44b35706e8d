import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import { bookTour, signInStaff, signUp } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite()
const hoa = await signInStaff(api, "staff", "hoa")
const lan = await signInStaff(api, "admin", "lan")
const { booking, guestToken } = await bookTour(api, tours.hoiAnLanterns)

const look = async (headers: Record<string, string>, id: string = booking._id) =>
  api.post(`/bookings/${id}/viewers`, undefined, headers)
const seenBy = async ({ headers }: typeof hoa) =>
  (await look(headers)).body.data.map(({ name }: { name: string }) => name)
const age = (interval: string) =>
  db.execute(sql`update booking_viewers set seen_at = seen_at - ${interval}::interval where user_id = ${hoa.user._id}`)

describe("colleagues on one booking", () => {
  it("see each other, but not themselves", async () => {
    assert.deepEqual(await seenBy(hoa), [])
    assert.deepEqual(await seenBy(hoa), [], "a second tab is no colleague")
    assert.deepEqual((await look(lan.headers)).body.data, [{ _id: hoa.user._id, name: "hoa" }])
    assert.deepEqual(await seenBy(hoa), ["lan"])
  })

  it("are not seen on another booking", async () => {
    const { id } = await bookTour(api, tours.hoiAnLanterns, { travelers: 3, party: { adults: 3, children: 0 } })
    assert.deepEqual((await look(lan.headers, id)).body.data, [])
  })

  it("are no longer shown 45 seconds after they left, and forgotten after a minute", async () => {
    await seenBy(hoa)
    await age("46 seconds")
    assert.deepEqual(await seenBy(lan), [])
    await seenBy(hoa)
    assert.deepEqual(await seenBy(lan), ["hoa"], "back again")
    await age("61 seconds")
    assert.deepEqual(await seenBy(lan), [])
    const { rows } = await db.execute(sql`select 1 from booking_viewers where user_id = ${hoa.user._id}`)
    assert.equal(rows.length, 0)
  })

  it("get a 404 for an unknown booking", async () => {
    for (const id of [crypto.randomUUID(), "x"]) assert.equal((await look(hoa.headers, id)).status, 404)
  })

  it("are shown to staff only", async () => {
    const { headers } = await signUp(api)
    assert.equal((await look(headers)).status, 403)
    assert.equal((await look({ "x-guest-token": guestToken })).status, 401)
  })
})
