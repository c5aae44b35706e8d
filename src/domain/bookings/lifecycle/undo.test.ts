import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import {
  begin,
  bookedOn,
  bookTour,
  createDeparture,
  emma,
  inDays,
  signInStaff,
  withNewAddress,
} from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"
import { expireNextBooking } from "./expire.server.ts"

const { api, tours } = await openTestSite()
const hoa = await signInStaff(api, "staff", "hoa")
const lan = await signInStaff(api, "staff", "lan")

async function book(changes: object = {}) {
  const customerInfo = withNewAddress(emma)
  return { ...(await bookTour(api, tours.hoiAnLanterns, { customerInfo, ...changes })), to: customerInfo.email }
}
const act = (id: string, action: string, body: object = {}, headers: Record<string, string> = hoa.headers) =>
  api.post(`/bookings/${id}/${action}`, body, headers)
const cancel = (id: string, body: object = {}, headers: Record<string, string> = hoa.headers) =>
  api.put(`/bookings/${id}/cancel`, { cancellationReason: "Đã kín chỗ", ...body }, headers)
const find = async (id: string) => (await api.get(`/bookings/${id}`, hoa.headers)).body.booking
const queued = async (id: string) =>
  (
    await db.execute<{ kind: string; wait: number }>(
      sql`select kind, round(extract(epoch from next_attempt_at - now()))::int as wait from outbox
        where payload ->> 'bookingId' = ${id} and kind like 'booking-c%' order by id`,
    )
  ).rows
const age = (id: string, interval: string) =>
  db.execute(sql`update booking_events set at = at - ${interval}::interval where booking_id = ${id}`)

describe("undoing a decision", () => {
  it("makes a confirmed request wait for an answer again, and its mail is never sent", async () => {
    const { id } = await book()
    await api.sendMails()
    await act(id, "confirm")
    const [mail] = await queued(id)
    assert.equal(mail?.kind, "booking-confirmed")
    assert.ok(mail && mail.wait >= 10 && mail.wait <= 15, `the mail waits ${mail?.wait} s`)
    const { undoUntil, version } = await find(id)
    assert.ok(Date.parse(undoUntil) <= Date.now() + 10_000)
    const { status, body } = await act(id, "undo", { version })
    assert.deepEqual([status, body.booking.status], [200, "pending"])
    assert.deepEqual(await queued(id), [])
    assert.deepEqual(await api.sendMails(), [])
    assert.equal((await act(id, "undo")).body.booking.version, version + 1)
    assert.equal((await find(id)).undoUntil, null)
    const { rows } = await db.execute(sql`select confirmed_at from bookings where id = ${id}`)
    assert.deepEqual(rows, [{ confirmed_at: null }], "the cancellation policy does not bind")
    const entries: { kind: string }[] = (await api.get(`/bookings/${id}/history`, hoa.headers)).body.data
    assert.deepEqual(
      entries.map(({ kind }) => kind),
      ["requested", "confirmed", "undone"],
    )
  })

  it("lets a request expire after its confirmation was undone", async () => {
    const { id } = await book()
    await act(id, "confirm")
    await act(id, "undo")
    await db.execute(sql`update bookings set answer_by = now() - interval '90 days' where id = ${id}`)
    assert.equal(await expireNextBooking(), true)
    assert.equal((await find(id)).status, "cancelled")
  })

  it("takes the seats of a declined request again, unless others have them", async () => {
    const date = inDays(40)
    const departureId = await createDeparture(tours.haLongCruise, { date, capacity: 4 })
    const order = { productId: tours.haLongCruise, travelDate: date, departureId, travelers: 3 }
    const { id } = await book(order)
    await cancel(id)
    assert.equal(await bookedOn(departureId), 0)
    const { body } = await act(id, "undo")
    assert.deepEqual([body.booking.status, body.booking.cancellationReason], ["pending", null])
    assert.equal(await bookedOn(departureId), 3)
    assert.deepEqual(await queued(id), [])
    await cancel(id)
    await book(order)
    const late = await act(id, "undo")
    assert.deepEqual([late.status, late.body.code], [409, "PLACES_LEFT"])
    assert.equal((await queued(id)).length, 1)
  })

  it("is too late once the mail is on its way, or the time is over", async () => {
    const mailed = await book()
    await act(mailed.id, "confirm")
    await api.sendMails()
    const unsent = await book()
    await act(unsent.id, "confirm")
    await age(unsent.id, "16 seconds")
    const untouched = await book()
    for (const { id } of [mailed, unsent, untouched]) {
      const { status, body } = await act(id, "undo")
      assert.deepEqual([status, body.code], [409, "UNDO_TOO_LATE"])
    }
  })

  it("works for a completed trip and a no-show for a day", async () => {
    for (const decision of ["complete", "no-show"]) {
      const { id } = await book()
      await act(id, "confirm")
      await begin(id)
      await act(id, decision)
      await age(id, "23 hours")
      assert.equal((await act(id, "undo")).body.booking.status, "confirmed")
      await act(id, decision)
      await age(id, "25 hours")
      assert.equal((await act(id, "undo")).body.code, "UNDO_TOO_LATE")
    }
  })

  it("does not apply to decisions of guests", async () => {
    const { id, guest } = await book()
    await api.put(`/bookings/${id}/cancel`, { cancellationReason: "Sick" }, guest)
    assert.equal((await act(id, "undo")).body.code, "UNDO_TOO_LATE")
    assert.ok((await queued(id)).every(({ wait }) => wait <= 0))
  })
})

describe("two colleagues on one booking", () => {
  it("are told who did what and when, and the guest gets one mail", async () => {
    const { id, to } = await book()
    await api.sendMails()
    const { version } = await find(id)
    await act(id, "confirm", { version })
    const declined = await cancel(id, { version }, lan.headers)
    assert.deepEqual([declined.status, declined.body.code], [409, "VERSION_CONFLICT"])
    assert.match(declined.body.message, /^hoa changed this in the meantime: Confirmed \(.+, \d+:\d\d [AP]M\)\./)
    const again = await act(id, "complete", { version }, { ...lan.headers, "accept-language": "vi" })
    assert.match(again.body.message, /Xác nhận \(hoa, \d\d:\d\d/)
    assert.equal((await act(id, "confirm", { version }, lan.headers)).status, 200)
    const mails = (await api.sendMails()).filter(({ headers }) => headers.to === to)
    assert.equal(mails.length, 1)
  })

  it("can't act on an outdated version", async () => {
    const { id } = await book()
    const outdated = { version: 9 }
    const answers = [
      await act(id, "confirm", outdated),
      await act(id, "complete", outdated),
      await act(id, "no-show", outdated),
      await act(id, "undo", outdated),
      await act(id, "move", { travelDate: inDays(41), ...outdated }),
      await cancel(id, outdated),
      await api.put(`/bookings/${id}`, { staffNote: "VIP", ...outdated }, hoa.headers),
      await api.put(`/bookings/${id}/price`, { amount: 100, currency: "USD", ...outdated }, hoa.headers),
    ]
    for (const { status, body } of answers) assert.deepEqual([status, body.code], [409, "VERSION_CONFLICT"])
    assert.equal((await find(id)).version, 1)
  })

  it("are never named to a guest", async () => {
    const { id, guest } = await book()
    await act(id, "confirm")
    const { body } = await api.put(`/bookings/${id}`, { specialRequests: "Chay", version: 1 }, guest)
    assert.equal(body.code, "VERSION_CONFLICT")
    assert.doesNotMatch(body.message, /hoa/)
  })

  it("are warned about a second cancellation with another refund", async () => {
    const { id } = await book()
    await cancel(id, { version: 1, refundPercent: 100 })
    assert.equal((await cancel(id, { version: 1, refundPercent: 100 }, lan.headers)).status, 200)
    assert.equal((await cancel(id, { version: 1, refundPercent: 50 }, lan.headers)).body.code, "VERSION_CONFLICT")
  })
})
