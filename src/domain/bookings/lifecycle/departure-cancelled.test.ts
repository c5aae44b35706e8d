import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import { bookTour, createDeparture, emma, inDays, signInStaff, withNewAddress } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"
import { readyText } from "../staff/ready-texts.ts"
import { expireNextBooking } from "./expire.server.ts"
import { sendNextReminder } from "./remind.server.ts"

const { api, tours } = await openTestSite()
const staff = await signInStaff(api, "staff", "hoa")

const REASON = "The port is closed: storm."
const ofStaff = (path: string, body: object = {}) => api.post(path, body, staff.headers)

async function calledOff({ language = "en", isConfirmed = true } = {}) {
  const date = inDays(1)
  const startTime = `${String(++hour).padStart(2, "0")}:00`
  const closesAt = new Date(Date.now() + 3_600_000)
  const departure = await createDeparture(tours.haLongCruise, { date, startTime, closesAt, capacity: 10 })
  const customerInfo = withNewAddress(emma)
  const order = { travelDate: date, departureId: departure, travelers: 3, customerInfo, language }
  const { booking, guestToken } = await bookTour(api, tours.haLongCruise, order)
  await db.execute(sql`update bookings set changes_allowed = false, refund_cap = 0 where id = ${booking._id}`)
  if (isConfirmed) await ofStaff(`/bookings/${booking._id}/confirm`)
  await api.sendMails()
  const guest = { "x-guest-token": guestToken }
  const before = (await api.get(`/bookings/${booking._id}`, guest)).body.booking
  await ofStaff(`/departures/${departure}/call-off`, { reason: REASON })
  const find = async () => (await api.get(`/bookings/${booking._id}`, guest)).body.booking
  return { id: booking._id, reference: booking.reference, guest, before, find, departure }
}
let hour = 5

describe("a departure cancelled by the company", () => {
  it("can be cancelled free of charge at any time, even after its start", async () => {
    const { id, guest, before, find } = await calledOff()
    assert.deepEqual([before.cancellation.refundPercent, before.canMove, before.calledOff], [0, false, null])
    await db.execute(sql`update bookings set travel_date = ${inDays(-1)} where id = ${id}`)
    const { cancellation, calledOff: word, canCancel, canMove, documents, version } = await find()
    assert.deepEqual(word, { reason: REASON })
    assert.deepEqual([cancellation.refundPercent, cancellation.fee, cancellation.feeVnd], [100, 0, 0])
    assert.deepEqual([canCancel, canMove, documents.voucher, version > before.version], [true, true, null, true])
    const { data } = (await api.get(`/bookings/${id}/cancellation`, guest)).body
    assert.deepEqual([data.allowed, data.fee], [true, 0])
    const cancelled = await api.put(`/bookings/${id}/cancel`, { cancellationReason: "Storm" }, guest)
    assert.deepEqual([cancelled.status, cancelled.body.booking.cancellation.fee], [200, 0])
  })

  it("is announced with the nearest open dates and removed from calendars", async () => {
    const full = await createDeparture(tours.haLongCruise, { date: inDays(5), capacity: 2 })
    const later = await Promise.all(
      [20, 6, 9, 12, 15].map((days) => createDeparture(tours.haLongCruise, { date: inDays(days), capacity: 3 })),
    )
    await calledOff({ language: "vi" })
    const [mail] = await api.sendMails()
    assert.match(mail?.headers.subject ?? "", /^Tour của quý khách không thể khởi hành/)
    assert.match(mail?.text ?? "", /hủy đặt chỗ mà không mất phí/)
    assert.ok(mail?.text.includes(REASON))
    assert.equal(mail?.text.match(/còn 3 chỗ/g)?.length, 4, "the four nearest; neither the full one nor the last")
    assert.match(mail?.attachments.map(({ content }) => String(content)).join("\n") ?? "", /METHOD:CANCEL/)
    assert.doesNotMatch(mail?.text ?? "", /Choose|whatever/)
    for (const id of [full, ...later]) await db.execute(sql`delete from departures where id = ${id}`)
  })

  it("has no voucher, and no text with a time or meeting point", async () => {
    const { id, guest } = await calledOff()
    const voucher = await api.get(`/bookings/${id}/voucher.pdf`, guest)
    assert.deepEqual([voucher.status, voucher.body.code], [409, "CALLED_OFF"])
    const calendar = (await api.get(`/bookings/${id}/calendar.ics`, guest)).text
    assert.match(calendar, /STATUS:CANCELLED/)
    const texts = async () => {
      const { booking } = (await api.get(`/bookings/${id}`, staff.headers)).body
      return (["guest", "driver", "guide"] as const).map((reader) => readyText(booking, reader, "vi"))
    }
    const [toGuest = "", ...toCrew] = await texts()
    assert.ok(toGuest.includes(REASON) && !/\d\d:\d\d/.test(toGuest), toGuest)
    assert.match(toGuest, /đổi sang ngày khác miễn phí, hoặc hủy/)
    for (const text of toCrew) assert.match(text, /ĐÃ HỦY. Không đón khách/)
    await api.put(`/bookings/${id}/cancel`, { cancellationReason: "Storm" }, guest)
    const [afterwards = "", ...toldAfterwards] = await texts()
    assert.match(afterwards, /Đặt chỗ đã hủy/)
    for (const text of toldAfterwards) assert.match(text, /Không đón khách/)
  })

  it("waits for staff until each guest has chosen, and never expires", async () => {
    const due = async (what: string, ids: string[]) => {
      const { bookings } = (await api.get(`/bookings?due=${what}&limit=50`, staff.headers)).body
      return ids.filter((id) => bookings.some((one: { _id: string }) => one._id === id))
    }
    const [moves, cancels, asks] = [await calledOff(), await calledOff(), await calledOff({ isConfirmed: false })]
    const ids = [moves.id, cancels.id, asks.id]
    await db.execute(sql`update bookings set answer_by = now() - interval '99 hours' where id = ${asks.id}`)
    await db.execute(sql`update bookings set travel_date = ${inDays(-2)} where id = ${cancels.id}`)
    assert.equal(await expireNextBooking(), false)
    assert.deepEqual([await due("choice", ids), await due("answer", ids), await due("completion", ids)], [ids, [], []])
    const email = (await moves.find()).customerInfo.email
    const person = (await api.get(`/people?search=${email}`, staff.headers)).body.data[0]
    const { bookingList } = (await api.get(`/people/${person._id}`, staff.headers)).body.data
    assert.deepEqual([bookingList[0].status, bookingList[0].calledOff], ["confirmed", true])
    await createDeparture(tours.haLongCruise, { date: inDays(45), capacity: 3 })
    await api.post(`/bookings/${moves.id}/move`, { travelDate: inDays(45) }, moves.guest)
    await api.put(`/bookings/${cancels.id}/cancel`, { cancellationReason: "Storm" }, cancels.guest)
    assert.deepEqual(await due("choice", ids), [asks.id])
    await api.sendMails()
  })

  it("can't be confirmed, gets no reminder, and is invalid when its code is scanned", async () => {
    const { id, reference } = await calledOff({ isConfirmed: false })
    assert.equal((await ofStaff(`/bookings/${id}/confirm`)).body.code, "CALLED_OFF")
    const [mail] = (await api.sendMails()).filter(({ headers }) => headers.subject?.includes(reference))
    assert.equal(mail?.attachments.length, 0, "no calendar was ever told of a request")
    await db.execute(sql`update bookings set status = 'confirmed' where id = ${id}`)
    assert.equal(await sendNextReminder(new Date(`${inDays(0)}T10:00:00+07:00`)), false)
    assert.equal((await api.get(`/verify/${reference}`)).body.data.calledOff, true)
  })

  it("no longer matters after a move to another date", async () => {
    const { id, guest, find } = await calledOff()
    const next = await createDeparture(tours.haLongCruise, { date: inDays(40), capacity: 3 })
    const moved = await api.post(`/bookings/${id}/move`, { travelDate: inDays(40) }, guest)
    assert.equal(moved.status, 200, moved.text)
    const { calledOff: word, departure, documents } = await find()
    assert.deepEqual([word, departure._id, documents.voucher !== null], [null, next, true])
    const mails = await api.sendMails()
    assert.deepEqual(
      mails.map(({ headers }) => headers.subject?.split(" GHE-")[0]),
      ["Booking changed", "Khách thay đổi"],
      "who has moved already is not told any more that the old date is gone",
    )
  })
})
