import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { sendNextReminder } from "#domain/bookings/lifecycle/remind.server.ts"
import { forgetOldBookings } from "#domain/bookings/privacy/privacy.server.ts"
import { sendNextReviewInvitation } from "#domain/reviews/reviews.server.ts"
import { hanoiInstant } from "#lib/today.ts"
import { db } from "#server/database/database.server.ts"
import { begin, createDeparture, inDays, minh, requestFor, signInStaff, signUp } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite()
const staff = await signInStaff(api, "staff")
const noon = (date: string) => hanoiInstant(date, "12:00")

let calls = 0
/** A guest who rings the office and has no email address. */
const caller = () => ({ name: "Ông Tư", phone: `0987 000 ${String(++calls).padStart(3, "0")}` })
const byPhone = (changes: Record<string, unknown> = {}, headers: Record<string, string> = staff.headers) =>
  api.post("/bookings", requestFor(tours.hoiAnLanterns, { customerInfo: caller(), ...changes }), headers)
const book = async (changes: Record<string, unknown> = {}) => (await byPhone(changes)).body.booking
const act = (id: string, action: string, body: object = {}) =>
  api.post(`/bookings/${id}/${action}`, body, staff.headers)
const change = (id: string, body: object) => api.put(`/bookings/${id}`, body, staff.headers)
const recipients = async () => (await api.sendMails()).map(({ headers }) => headers.to)
const find = async (id: string) => (await api.get(`/bookings/${id}`, staff.headers)).body.booking

describe("a booking without an email address", () => {
  it("is accepted from staff, with an empty or omitted address, and mailed to nobody", async () => {
    for (const none of [{}, { email: "" }, { email: "  " }]) {
      const { status, body } = await byPhone({ customerInfo: { ...caller(), ...none } })
      assert.deepEqual([status, body.booking?.customerInfo.email], [201, ""], body.message)
    }
    assert.deepEqual(await api.sendMails(), [])
  })

  it("is refused from everyone else, as is an invalid address from staff", async () => {
    const customer = await signUp(api)
    for (const none of [{}, { email: "" }]) {
      for (const headers of [{}, customer.headers]) {
        const { status, body } = await byPhone({ customerInfo: { ...caller(), ...none } }, headers)
        assert.deepEqual([status, body.errors], [422, [{ field: "customerInfo.email", message: body.message }]])
      }
    }
    const wrong = await byPhone({ customerInfo: { ...caller(), email: "ong tu" } })
    assert.equal(wrong.body.errors[0].field, "customerInfo.email")
    const noPhone = await byPhone({ customerInfo: { name: "Ông Tư" } })
    assert.equal(noPhone.body.errors[0].field, "customerInfo.phone")
  })

  it("never queues a mail without a recipient", async () => {
    await api.sendMails()
    const date = inDays(40)
    const departureId = await createDeparture(tours.haLongCruise, { date, capacity: 8, minimum: 4 })
    const calledOff = await book({ productId: tours.haLongCruise, travelDate: date, departureId })
    await api.post(`/departures/${departureId}/call-off`, { reason: "Bão" }, staff.headers)
    assert.equal((await find(calledOff._id)).calledOff.reason, "Bão")
    const tomorrow = await book({ travelDate: inDays(31) })
    for (const [action, body] of [
      ["confirm", {}],
      ["move", { travelDate: inDays(32) }],
    ] as const)
      assert.equal((await act(tomorrow._id, action, body)).status, 200, action)
    await begin(tomorrow._id)
    assert.equal((await act(tomorrow._id, "complete", {})).status, 200)
    await db.execute(sql`update bookings set travel_date = ${inDays(32)} where id = ${tomorrow._id}`)
    const cancelled = await book()
    await api.put(`/bookings/${cancelled._id}/cancel`, { cancellationReason: "Khách bận" }, staff.headers)
    const reminded = await book({ travelDate: inDays(33) })
    await act(reminded._id, "confirm")
    assert.equal(await sendNextReminder(noon(inDays(32))), true)
    assert.equal(await sendNextReviewInvitation(noon(inDays(33))), true)
    const { rows } = await db.execute(sql`select kind from outbox where recipient = ''`)
    assert.deepEqual(rows, [])
    assert.ok((await recipients()).every((to) => to === "office@ghe.example"))
  })

  it("gets its mails once staff add an address, which cannot be taken away again", async () => {
    const { _id } = await book()
    await api.sendMails()
    const echo = await change(_id, { customerInfo: { name: "Ông Tư Già", email: "" } })
    assert.deepEqual([echo.status, echo.body.booking.customerInfo.name], [200, "Ông Tư Già"])
    const added = await change(_id, { customerInfo: { email: "Tu@mail.example" } })
    assert.equal(added.body.booking.customerInfo.email, "tu@mail.example")
    await act(_id, "confirm")
    assert.deepEqual(await recipients(), ["tu@mail.example"])
    const removed = await change(_id, { customerInfo: { email: "" } })
    assert.deepEqual([removed.status, removed.body.errors[0].field], [422, "customerInfo.email"])
  })

  it("is found by its phone number and reference, and asking without the reference mails nobody", async () => {
    const phone = "0987 111 222"
    const { _id, reference } = await book({ customerInfo: { name: "Ông Tư", phone } })
    await api.sendMails()
    const path = `/bookings/guest/${encodeURIComponent(phone)}`
    assert.equal((await api.get(path)).body.verificationRequired, true)
    assert.deepEqual(await recipients(), [])
    const found = (await api.get(`${path}?ref=${reference}`)).body
    assert.deepEqual([found.bookings.length, found.bookings[0]._id], [1, _id])
  })

  it("has a calendar entry without an attendee and a voucher", async () => {
    const { _id } = await book()
    await act(_id, "confirm")
    const calendar = await api.get(`/bookings/${_id}/calendar.ics`, staff.headers)
    assert.deepEqual([calendar.status, calendar.text.includes("ATTENDEE")], [200, false])
    assert.equal((await api.get(`/bookings/${_id}/voucher.pdf`, staff.headers)).status, 200)
  })

  it("is forgotten after the retention time, once", async () => {
    const { _id } = await book({ customerInfo: { name: "Bà Năm", phone: "0987 333 444" } })
    await db.execute(sql`update bookings set travel_date = ${inDays(-100)} where id = ${_id}`)
    assert.deepEqual(await forgetOldBookings(99, 100, db), [_id])
    assert.deepEqual((await find(_id)).customerInfo, { name: "", email: "", phone: "", countryCode: "" })
    assert.deepEqual(await forgetOldBookings(99, 100, db), [])
  })

  it("is another booking each time, unless the request is sent again with the same key", async () => {
    const same = { customerInfo: { name: "Cô Ba", phone: minh.phone } }
    assert.notEqual((await book(same))._id, (await book(same))._id)
    const key = { ...staff.headers, "idempotency-key": "rings once" }
    const [first, again] = [await byPhone(same, key), await byPhone(same, key)]
    assert.deepEqual([first.status, again.text], [201, first.text])
  })
})
