import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { sweepGuideLinks } from "#domain/departures/staff/guide-links.server.ts"
import { db } from "#server/database/database.server.ts"
import { hashSecret } from "#server/secrets.server.ts"
import { bookTour, createDeparture, emma, inDays, minh, signInStaff, withNewAddress } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite()
const staff = await signInStaff(api, "staff")
const asStaff = staff.headers

let hour = 5
/** Adds a departure with an English couple and a Vietnamese family. */
async function departureWithGuests() {
  const startTime = `${String(++hour).padStart(2, "0")}:00`
  const departure = await createDeparture(tours.haLongCruise, { date: inDays(20), capacity: 20, startTime })
  const order = { travelDate: inDays(20), departureId: departure, productId: tours.haLongCruise }
  const book = async (changes: object) => (await bookTour(api, tours.haLongCruise, { ...order, ...changes })).booking
  const couple = await book({ customerInfo: withNewAddress(emma), language: "en", specialRequests: "Vegetarian" })
  const party = { adults: 2, children: 1, childAges: [6] }
  const family = await book({ customerInfo: withNewAddress(minh), language: "vi", travelers: 3, party })
  await api.post(
    `/bookings/${couple._id}/payments`,
    { kind: "payment", amount: 100_00, currency: "USD", method: "cash", paidOn: inDays(0) },
    asStaff,
  )
  return { departure, couple, family }
}
const guests = await departureWithGuests()
const other = await departureWithGuests()

const makeLink = async (id = guests.departure) =>
  (await api.post(`/departures/${id}/guide-links`, {}, asStaff)).body.data
const open = (token: string) => api.get("/manifest", { "x-manifest-token": token })

describe("GET /departures/:id/manifest", () => {
  it("lists the passengers with ages, special requests and payments", async () => {
    const { body } = await api.get(`/departures/${guests.departure}/manifest`, asStaff)
    const { passengers, totals, departure } = body.data
    assert.equal(departure._id, guests.departure)
    assert.deepEqual(totals, { bookings: 2, people: 5, adults: 4, children: 1 })
    const couple = passengers.find(({ _id }: { _id: string }) => _id === guests.couple._id)
    const family = passengers.find(({ _id }: { _id: string }) => _id === guests.family._id)
    assert.deepEqual([couple.requests, couple.total, couple.paid, couple.currency], ["Vegetarian", 258, 100, "USD"])
    assert.deepEqual([family.childAges, family.adults, family.paid], [[6], 2, 0])
    assert.deepEqual([couple.balance, family.balance], [158, family.total])
    assert.equal(couple.phone, "+447911123456")
  })

  it("leaves out cancelled bookings, and does not count guests who did not come", async () => {
    const { departure, couple, family } = await departureWithGuests()
    await db.execute(sql`update bookings set status = 'no-show' where id = ${couple._id}`)
    const before = (await api.get(`/departures/${departure}/manifest`, asStaff)).body.data
    assert.deepEqual([before.passengers.length, before.totals.people], [2, 3])
    await api.put(`/bookings/${family._id}/cancel`, { cancellationReason: "Ill" }, asStaff)
    const after = (await api.get(`/departures/${departure}/manifest`, asStaff)).body.data
    assert.deepEqual([after.passengers.length, after.totals.people], [1, 0])
  })

  it("orders by pick-up time", async () => {
    const { departure, family } = await departureWithGuests()
    const pickup = JSON.stringify({
      zone: { en: "Old Quarter" },
      meetingPoint: null,
      place: "9 Hàng Bạc",
      time: "05:10",
    })
    await db.execute(
      sql`update bookings set details = details || jsonb_build_object('pickup', ${pickup}::jsonb) where id = ${family._id}`,
    )
    const [first] = (await api.get(`/departures/${departure}/manifest`, asStaff)).body.data.passengers
    assert.deepEqual([first._id, first.pickupTime, first.pickupPlace], [family._id, "05:10", { en: "9 Hàng Bạc" }])
  })
})

describe("a guide's link", () => {
  it("shows one manifest with what is to collect, without prices, emails and notes, and is never cached", async () => {
    await db.execute(sql`update bookings set staff_note = 'VIP discount' where id = ${guests.couple._id}`)
    const { status, body, text, headers } = await open((await makeLink()).token)
    assert.equal(status, 200)
    assert.deepEqual(body.data.totals, { bookings: 2, people: 5, adults: 4, children: 1 })
    assert.ok(text.includes(guests.couple.reference) && !text.includes(other.couple.reference))
    assert.doesNotMatch(text, /"(email|total|paid|balance|staffNote|_id)":|VIP discount|@/)
    const couple = body.data.passengers.find(
      ({ reference }: { reference: string }) => reference === guests.couple.reference,
    )
    const owed = { amount: 158, amountOther: 4_108_000, isOtherExact: false, currency: "USD", vndPerUsd: 26_000 }
    assert.deepEqual(couple.toCollect, owed)
    assert.equal(headers.get("cache-control"), "no-store")
    assert.match(headers.get("x-robots-tag") ?? "", /noindex/)
  })

  it("says that nothing is to collect once a guest has paid", async () => {
    const { departure, family } = await departureWithGuests()
    const payment = {
      kind: "payment",
      amount: family.pricing.total * 100,
      currency: "USD",
      method: "card",
      paidOn: inDays(0),
    }
    await api.post(`/bookings/${family._id}/payments`, payment, asStaff)
    const { passengers } = (await open((await makeLink(departure)).token)).body.data
    const paid = passengers.find(({ reference }: { reference: string }) => reference === family.reference)
    assert.equal(paid.toCollect, null)
  })

  it("works until the day after the tour has ended", async () => {
    const { expiresAt } = await makeLink()
    // Two days on board and one day more.
    assert.equal(expiresAt, new Date(`${inDays(22)}T23:59:00+07:00`).toISOString())
  })

  it("has 256 random bits, stored only as a hash", async () => {
    const { token, _id } = await makeLink()
    assert.match(token, /^[\w-]{43}$/)
    const { rows } = await db.execute(sql`select * from guide_links where id = ${_id}`)
    assert.equal(rows[0]?.token_hash, hashSecret(token))
    const audit = await db.execute(sql`select after from audit_log where subject = ${`guide-link:${_id}`}`)
    assert.ok(!JSON.stringify([rows, audit.rows]).includes(token))
    const listed = await api.get(`/departures/${guests.departure}/guide-links`, asStaff)
    assert.ok(listed.text.includes(_id) && !listed.text.includes(token))
    assert.equal(listed.body.data[0].createdBy, "staff")
  })

  it("returns the same 404 as an unknown link once revoked", async () => {
    const { token, _id } = await makeLink()
    const wrong = await api.request(`/departures/${other.departure}/guide-links/${_id}`, {
      method: "DELETE",
      headers: asStaff,
    })
    assert.equal(wrong.status, 404)
    const path = `/departures/${guests.departure}/guide-links/${_id}`
    assert.equal((await api.request(path, { method: "DELETE", headers: asStaff })).status, 200)
    const [revoked, unknown, none] = [await open(token), await open("A".repeat(43)), await api.get("/manifest")]
    assert.deepEqual([revoked.status, revoked.text], [404, unknown.text])
    assert.equal(none.text, unknown.text)
  })

  it("ends with its departure where that moves to another day, also away from a schedule", async () => {
    const haLong = tours.haLongCruise
    const single = await createDeparture(haLong, { date: inDays(70), capacity: 4 })
    const schedule = {
      tourId: haLong,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      from: inDays(60),
      to: inDays(60),
      startTime: "05:10",
      capacity: 4,
    }
    await api.post("/departures/schedules", schedule, asStaff)
    const all = (await api.get(`/departures/calendar?from=${inDays(60)}&to=${inDays(60)}`, asStaff)).body.data
    const scheduled = all.find(({ startTime }: { startTime: string }) => startTime === "05:10")._id
    for (const [id, date] of [
      [single, 50],
      [scheduled, 52],
    ] as const) {
      const { token } = await makeLink(id)
      const { version } = (await api.get(`/departures/${id}`, asStaff)).body.data
      const moved = await api.post(`/departures/${id}/move`, { date: inDays(date), version }, asStaff)
      assert.equal(moved.status, 200, moved.text)
      const end = new Date(`${inDays(date + 2)}T23:59:00+07:00`).toISOString()
      const [listed] = (await api.get(`/departures/${moved.body.data._id}/guide-links`, asStaff)).body.data
      assert.equal(listed.expiresAt, end)
      const opened = (await open(token)).body.data
      assert.deepEqual([opened.date, opened.expiresAt], [inDays(date), end])
    }
  })

  it("stops working when it expires, and is then deleted", async () => {
    const { token, _id } = await makeLink()
    await db.execute(sql`update departures set date = ${inDays(-3)} where id = ${guests.departure}`)
    assert.equal((await open(token)).status, 404)
    await sweepGuideLinks()
    assert.equal((await db.execute(sql`select id from guide_links where id = ${_id}`)).rows.length, 0)
  })
})
