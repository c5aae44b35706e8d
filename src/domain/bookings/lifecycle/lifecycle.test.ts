import assert from "node:assert/strict"
import { beforeEach, describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { hanoiInstant } from "#lib/today.ts"
import { db } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import type { TestAnswer } from "#server/testing/api.ts"
import {
  begin,
  bookedOn,
  bookTour,
  createDeparture,
  emma,
  inDays,
  minh,
  signInStaff,
  signUp,
  withNewAddress,
} from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"
import { expireNextBooking } from "./expire.server.ts"
import { sendNextReminder } from "./remind.server.ts"

const { api, tours } = await openTestSite()
const staff = await signInStaff(api, "staff", "hoa")
const lan = await signUp(api)
beforeEach(() => db.execute(sql`truncate outbox`))

const book = (changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  bookTour(api, tours.hoiAnLanterns, { customerInfo: withNewAddress(minh), ...changes }, headers)

async function bookDeparture(days: number, changes: Record<string, unknown> = {}) {
  const travelDate = inDays(days)
  const departure = await createDeparture(tours.haLongCruise, { date: travelDate, capacity: 10 })
  const order = { productId: tours.haLongCruise, travelDate, departureId: departure, ...changes }
  return { ...(await book(order)), departure }
}

const decide = (id: string, verb: string, body: unknown = {}) =>
  api.post(`/bookings/${id}/${verb}`, body, staff.headers)
const cancel = (id: string, headers: Record<string, string>, more: object = {}) =>
  api.put(`/bookings/${id}/cancel`, { cancellationReason: "Hủy bởi khách hàng", ...more }, headers)
const statusOf = ({ body }: TestAnswer) => body.booking?.status ?? body.code
const history = async (id: string) => (await api.get(`/bookings/${id}/history`, staff.headers)).body.data
const kinds = async () =>
  (await db.execute(sql`select kind, recipient from outbox order by id`)).rows.map(({ kind }) => kind)
async function startsIn(id: string, hours: number) {
  const start = new Date(Date.now() + hours * 3_600_000 + 7 * 3_600_000).toISOString()
  await db.execute(
    sql`update bookings set travel_date = ${start.slice(0, 10)}, start_time = ${start.slice(11, 16)} where id = ${id}`,
  )
}

describe("the booking status", () => {
  it("becomes confirmed, then completed, by staff only", async () => {
    const { id, guest } = await book()
    for (const verb of ["confirm", "complete", "no-show"]) {
      assert.equal((await api.post(`/bookings/${id}/${verb}`, {}, guest)).status, 401)
      assert.equal((await api.post(`/bookings/${id}/${verb}`, {}, lan.headers)).status, 403)
    }
    assert.equal(statusOf(await decide(id, "complete")), "WRONG_STATUS")
    assert.equal(statusOf(await decide(id, "confirm")), "confirmed")
    await begin(id)
    assert.equal(statusOf(await decide(id, "complete")), "completed")
    assert.equal(statusOf(await decide(id, "no-show")), "WRONG_STATUS")
  })

  it("becomes no-show only from confirmed", async () => {
    const { id } = await book()
    assert.equal(statusOf(await decide(id, "no-show")), "WRONG_STATUS")
    await decide(id, "confirm")
    await begin(id)
    assert.equal(statusOf(await decide(id, "no-show")), "no-show")
  })

  it("changes once if a decision is repeated, with or without a body", async () => {
    const { id } = await book()
    await decide(id, "confirm")
    const again = await api.request(`/bookings/${id}/confirm`, { method: "POST", headers: staff.headers })
    assert.equal(statusOf(again), "confirmed")
    assert.equal(again.body.booking.version, 2)
    assert.deepEqual(await kinds(), ["booking-received", "booking-for-staff", "booking-confirmed"])
  })

  it("does not change for an outdated version", async () => {
    const { id } = await book()
    const { status, body } = await decide(id, "confirm", { version: 7 })
    assert.deepEqual([status, body.code, body.version], [409, "VERSION_CONFLICT", 1])
  })

  it("becomes completed or no-show only from the start of the trip on, and never after it was called off", async () => {
    for (const verb of ["complete", "no-show"]) {
      const { id, departure } = await bookDeparture(verb === "complete" ? 46 : 47)
      await decide(id, "confirm")
      const { status, body } = await decide(id, verb)
      assert.deepEqual([status, body.code], [409, "NOT_STARTED"])
      await startsIn(id, 0.1)
      assert.equal(statusOf(await decide(id, verb)), "NOT_STARTED")
      await api.post(`/departures/${departure}/call-off`, { reason: "Bão" }, staff.headers)
      await begin(id)
      assert.equal(statusOf(await decide(id, verb)), "CALLED_OFF")
    }
  })

  it("is recorded in history and audit log, with the actor", async () => {
    const { id, guest } = await book()
    await decide(id, "confirm")
    await cancel(id, guest)
    const entries = await history(id)
    assert.deepEqual(
      entries.map(({ kind, by }: { kind: string; by: string | null }) => [kind, by]),
      [
        ["requested", null],
        ["confirmed", "hoa"],
        ["cancelled", null],
      ],
    )
    assert.deepEqual(entries[2].data.after.cancellationReason, "Hủy bởi khách hàng")
    const { rows } = await db.execute(
      sql`select actor, before, after from audit_log where subject = ${`booking:${id}`} order by id`,
    )
    assert.deepEqual(rows[0], { actor: staff.user._id, before: { status: "pending" }, after: { status: "confirmed" } })
    assert.equal(rows[1]?.actor, "guest")
    assert.equal((await api.get(`/bookings/${crypto.randomUUID()}/history`, staff.headers)).status, 404)
  })
})

describe("cancelling a booking", () => {
  it("is allowed for owner, guest with a token and staff; others get 404", async () => {
    const mine = await book({}, lan.headers)
    const stranger = { "x-guest-token": (await book()).guest["x-guest-token"] ?? "" }
    const unknown = await cancel(crypto.randomUUID(), {})
    for (const headers of [{}, stranger]) {
      const answer = await cancel(mine.id, headers)
      assert.deepEqual([answer.status, answer.text], [404, unknown.text])
      assert.equal((await api.get(`/bookings/${mine.id}/cancellation`, headers)).text, unknown.text)
    }
    const { body } = await cancel(mine.id, lan.headers)
    assert.deepEqual([body.booking.status, body.booking.cancelledBy], ["cancelled", "customer"])
    const byGuest = await book()
    assert.equal((await cancel(byGuest.reference, byGuest.guest)).body.booking.cancelledBy, "guest")
    assert.equal((await cancel((await book()).id, staff.headers)).body.booking.cancelledBy, "staff")
  })

  it("releases the seats and notifies both sides, once", async () => {
    const { id, guest, departure } = await bookDeparture(31, { travelers: 3 })
    assert.equal(await bookedOn(departure), 3)
    const first = await cancel(id, guest)
    const second = await cancel(id, guest)
    assert.deepEqual([first.status, second.status], [200, 200])
    assert.equal(second.body.booking.version, first.body.booking.version)
    assert.equal(await bookedOn(departure), 0)
    assert.deepEqual((await kinds()).slice(2), ["booking-cancelled", "booking-cancelled-for-staff"])
    assert.deepEqual(
      [first.body.booking.canCancel, first.body.booking.canMove, first.body.booking.cancellationReason],
      [false, false, "Hủy bởi khách hàng"],
    )
  })

  it("is rejected after the trip", async () => {
    for (const verb of ["complete", "no-show"]) {
      const { id, guest } = await book()
      await decide(id, "confirm")
      await begin(id)
      await decide(id, verb)
      const answer = await cancel(id, guest)
      assert.deepEqual([answer.status, answer.body.code], [409, "CANNOT_CANCEL"])
      assert.equal((await api.get(`/bookings/${id}/cancellation`, guest)).body.data.allowed, false)
    }
    const vietnamese = await cancel((await completed()).id, { ...staff.headers, "accept-language": "vi" })
    assert.equal(vietnamese.body.message, "Không thể hủy booking")
  })

  const completed = async () => {
    const made = await book()
    await decide(made.id, "confirm")
    await begin(made.id)
    await decide(made.id, "complete")
    return made
  }

  it("is left to staff once the trip has started", async () => {
    const { id, guest } = await book()
    await startsIn(id, -1)
    assert.equal((await cancel(id, guest)).body.code, "HAS_BEGUN")
    assert.equal((await cancel(id, staff.headers)).status, 200)
  })

  it("requires a one-line reason", async () => {
    const { id, guest } = await book()
    for (const cancellationReason of [undefined, "", "  ", "a\nb", 7, "x".repeat(501)]) {
      const { status, body } = await api.put(`/bookings/${id}/cancel`, { cancellationReason }, guest)
      assert.deepEqual([status, body.errors[0].field], [422, "cancellationReason"])
    }
  })

  it("costs what the bands say, in both currencies, by Hanoi time", async () => {
    const { id, guest } = await book({ travelers: 3 })
    await decide(id, "confirm")
    await startsIn(id, 48)
    const { data } = (await api.get(`/bookings/${id}/cancellation`, guest)).body
    assert.deepEqual(
      [data.allowed, data.band, data.refundPercent, data.nextRefundPercent, data.currency],
      [true, { hoursBefore: 24, refundPercent: 50 }, 50, 0, "USD"],
    )
    assert.deepEqual([data.total, data.refund, data.fee], [135, 67.5, 67.5])
    assert.deepEqual([data.totalVnd, data.refundVnd, data.feeVnd], [3_510_000, 1_755_000, 1_755_000])
    assert.equal(new Date(data.untilInHanoi).toISOString(), data.until)
    assert.match(data.untilInHanoi, /\+07:00$/)
    const done = (await cancel(id, guest, { refundPercent: 50 })).body.booking
    assert.deepEqual([done.cancellation.refundPercent, done.cancellation.fee], [50, 67.5])
  })

  it("is free until staff confirm, and by the policy from then on, even if the booking waits again", async () => {
    const { id, guest } = await book()
    await startsIn(id, 20)
    const costOf = async () => (await api.get(`/bookings/${id}`, guest)).body.booking.cancellation
    assert.deepEqual([(await costOf()).fee, (await costOf()).refundPercent], [0, 100])
    await decide(id, "confirm")
    assert.deepEqual([(await costOf()).fee, (await costOf()).refundPercent], [90, 0])
    const moved = (await api.post(`/bookings/${id}/move`, { travelDate: inDays(60) }, guest)).body.booking
    assert.deepEqual([moved.status, moved.cancellation.refundPercent], ["pending", 0])
    const done = (await cancel(id, guest)).body.booking
    assert.deepEqual([done.status, done.cancellation.fee], ["cancelled", 90])
  })

  it("costs nothing if the request is withdrawn, on the day before as well", async () => {
    const { id, guest } = await book()
    await startsIn(id, 20)
    const done = (await cancel(id, guest)).body.booking
    assert.deepEqual([done.status, done.cancellation.fee, done.cancellation.refundPercent], ["cancelled", 0, 100])
  })

  it("is rejected if the cost differs from the one shown", async () => {
    const { id, guest } = await book()
    await decide(id, "confirm")
    await startsIn(id, 48)
    const { status, body } = await cancel(id, guest, { refundPercent: 100 })
    assert.deepEqual([status, body.code, body.data.refundPercent], [409, "REFUND_CHANGED", 50])
    assert.equal((await api.get(`/bookings/${id}`, guest)).body.booking.status, "confirmed")
    const byStaff = await cancel(id, staff.headers, { refundPercent: 100 })
    assert.deepEqual([byStaff.status, byStaff.body.booking.cancellation.fee], [200, 0])
  })

  it("uses the bands at the time of booking", async () => {
    const { id, guest } = await book()
    await db.execute(sql`update tours set cancellation_bands = '[{"hoursBefore": 0, "refundPercent": 0}]'`)
    assert.equal((await api.get(`/bookings/${id}/cancellation`, guest)).body.data.refundPercent, 100)
    await db.execute(
      sql`update tours set cancellation_bands = (select cancellation_bands from bookings where id = ${id})`,
    )
  })

  it("is free if the company cancels the departure", async () => {
    const { id, guest, departure } = await bookDeparture(32)
    await decide(id, "confirm")
    await startsIn(id, 2)
    assert.equal((await api.get(`/bookings/${id}/cancellation`, guest)).body.data.refundPercent, 0)
    const off = await api.post(`/departures/${departure}/call-off`, { reason: "Bão số 9" }, staff.headers)
    assert.equal(off.status, 200, off.text)
    assert.equal((await api.get(`/bookings/${id}/cancellation`, guest)).body.data.refundPercent, 100)
  })
})

describe("a booking as it was read", () => {
  it("may be sent back whole by its guest and by staff, with one field changed", async () => {
    const { id, guest } = await book()
    for (const [headers, specialRequests] of [
      [guest, "Vegan"],
      [staff.headers, "Vegan, no peanuts"],
    ] as const) {
      const { booking } = (await api.get(`/bookings/${id}`, headers)).body
      const same = await api.put(`/bookings/${id}`, booking, headers)
      assert.deepEqual([same.status, same.body.booking?.version], [200, booking.version], same.text)
      const changed = await api.put(`/bookings/${id}`, { ...booking, specialRequests }, headers)
      assert.deepEqual([changed.status, changed.body.booking?.specialRequests], [200, specialRequests], changed.text)
    }
  })
})

describe("scheduled jobs", () => {
  it("expire unanswered requests free of charge and notify both sides", async () => {
    const { id, departure } = await bookDeparture(33)
    await api.sendMails()
    await startsIn(id, 30)
    await db.execute(sql`update bookings set answer_by = now() - interval '47 hours' where id = ${id}`)
    assert.equal(await expireNextBooking(), false)
    await db.execute(sql`update bookings set answer_by = now() - interval '49 hours' where id = ${id}`)
    await Promise.all([expireNextBooking(), expireNextBooking()])
    const { booking } = (await api.get(`/bookings/${id}`, staff.headers)).body
    assert.deepEqual(
      [booking.status, booking.cancellationReason, booking.cancelledBy, booking.cancellation.fee],
      ["cancelled", "expired", "system", 0],
    )
    assert.equal(await bookedOn(departure), 0)
    assert.equal((await history(id)).length, 2)
    const mails = await api.sendMails()
    assert.deepEqual(
      mails.map(({ headers }) => headers.subject?.replace(/ GHE.*/, "")),
      ["Request expired", "Hết hạn trả lời"],
    )
    assert.match(mails[0]?.text ?? "", /There's nothing to pay/)
  })

  it("say in the mail about an expired request that a deposit goes back", async () => {
    const { id } = await bookDeparture(34)
    const payment = { kind: "payment", amount: 20_00, currency: "USD", method: "cash", paidOn: inDays(0) }
    assert.equal((await api.post(`/bookings/${id}/payments`, payment, staff.headers)).status, 201)
    await api.sendMails()
    await db.execute(sql`update bookings set answer_by = now() - interval '49 hours' where id = ${id}`)
    await expireNextBooking()
    const [guest] = await api.sendMails()
    assert.match(guest?.text ?? "", /You have paid \$20.*You get back \$20/)
    assert.doesNotMatch(guest?.text ?? "", /nothing to pay/)
  })

  it("expire no trip that was confirmed and then moved by its guest", async () => {
    const { id, guest, reference } = await book()
    await decide(id, "confirm")
    await startsIn(id, 20)
    const moved = await api.post(`/bookings/${id}/move`, { travelDate: inDays(40) }, guest)
    assert.deepEqual([statusOf(moved), moved.body.booking.cancellation.refundPercent], ["pending", 0])
    await db.execute(sql`update bookings set answer_by = now() - interval '49 hours' where id = ${id}`)
    assert.equal(await expireNextBooking(), false)
    const [first] = (await api.get("/bookings?due=answer", staff.headers)).body.bookings
    assert.equal(first.reference, reference, "staff still see that it waits")
    const { data } = (await api.get(`/bookings/${id}/cancellation`, guest)).body
    assert.deepEqual([data.allowed, data.refundPercent], [true, 0])
    assert.equal(statusOf(await decide(id, "confirm")), "confirmed")
  })

  it("send one reminder the day before, from nine in the morning", async () => {
    const { id } = await book({ travelDate: inDays(20) })
    await decide(id, "confirm")
    await db.execute(sql`update bookings set reminded_at = now() where id <> ${id}`)
    const dayBefore = (time: string) => hanoiInstant(inDays(19), time)
    assert.equal(await sendNextReminder(dayBefore("08:59")), false)
    assert.equal(await sendNextReminder(hanoiInstant(inDays(18), "12:00")), false)
    const sent = await Promise.all([sendNextReminder(dayBefore("09:00")), sendNextReminder(dayBefore("09:00"))])
    assert.deepEqual(sent.toSorted(), [false, true], "by whichever process is first")
    assert.equal((await kinds()).at(-1), "booking-reminder")
    assert.equal((await api.get(`/bookings/${id}`, staff.headers)).body.booking.version, 2)
  })

  it("send no reminder for a cancelled departure", async () => {
    const { id, departure } = await bookDeparture(22)
    await decide(id, "confirm")
    await db.execute(sql`update bookings set reminded_at = now() where id <> ${id}`)
    await api.post(`/departures/${departure}/call-off`, { reason: "Bão" }, staff.headers)
    assert.equal(await sendNextReminder(hanoiInstant(inDays(21), "12:00")), false)
  })

  it("send no reminder if the booking is confirmed on the day before", async () => {
    const { id } = await book({ travelDate: inDays(1) }, staff.headers)
    await decide(id, "confirm")
    assert.equal(await sendNextReminder(hanoiInstant(inDays(0), "23:00")), false)
  })
})

describe("GET /bookings", () => {
  const list = async (query: string) => (await api.get(`/bookings?${query}`, staff.headers)).body
  const references = async (query: string) =>
    (await list(query)).bookings.map(({ reference }: { reference: string }) => reference)

  it("is for staff only", async () => {
    assert.equal((await api.get("/bookings")).status, 401)
    assert.equal((await api.get("/bookings", lan.headers)).status, 403)
  })

  it("lists pending requests first, by answer deadline, then the newest", async () => {
    await db.execute(sql`truncate bookings cascade`)
    const [late, soon, done, newer] = [await book(), await book(), await book(), await book()]
    await db.execute(sql`update bookings set answer_by = now() + interval '5 hours' where id = ${late.id}`)
    await db.execute(sql`update bookings set answer_by = now() + interval '1 hour' where id = ${soon.id}`)
    for (const { id } of [done, newer]) await decide(id, "confirm")
    const queue = [soon, late, newer, done].map(({ reference }) => reference)
    assert.deepEqual(await references(""), queue)
    assert.deepEqual(await references("limit=2&page=2"), queue.slice(2))
    assert.deepEqual((await list("limit=3")).pagination, { page: 1, limit: 3, total: 4, pages: 2 })
    assert.deepEqual(await references("due=answer"), queue.slice(0, 2))
    assert.deepEqual(await references("status=confirmed"), queue.slice(2))
    await startsIn(done.id, -30)
    assert.deepEqual(await references("due=completion"), [done.reference])
  })

  it("finds bookings by name without accents, email, phone in any format and reference", async () => {
    const { reference } = await book({ customerInfo: { ...emma, name: "Đặng Thị Ánh Nguyệt" } })
    const spaced = reference.replaceAll("-", " ").toLowerCase()
    for (const search of ["dang anh nguyet", "ĐẶNG THỊ", "emma@mail", "+44 7911 123456", "7911123", reference, spaced])
      assert.deepEqual(await references(`search=${encodeURIComponent(search)}`), [reference], search)
    assert.deepEqual(await references("search=nobody"), [])
    assert.deepEqual(await references(`search=${encodeURIComponent("%")}&limit=1&status=no-show`), [])
  })

  it("finds names by whole words in any order, then by parts of words", async () => {
    await db.execute(sql`truncate bookings cascade`)
    const named = (name: string) => book({ customerInfo: { ...withNewAddress(minh), name } })
    const lan = await named("Nguyễn Thị Lan")
    const lanh = await named("NGUYỄN THỊ  LÀNH")
    const many = await named("Một Hai Ba Bốn Năm Sáu Bảy Tám Chín Mười")
    const binh = await named("Võ Thị Bình")
    await named("Võ Thị Bìnhan")
    for (const [search, found] of [
      ["lan thi", [lan]],
      ["Lan, Nguyễn", [lan]],
      ["lan lan", [lanh, lan]],
      ["la thi", [lanh, lan]],
      ["nguyen thi", [lanh, lan]],
      ["lan example", [lanh, lan]],
      ["tam mot", [many]],
      ["mot muoi", [many]],
      ["thi hai", []],
      ["Vo Thi Binh", [binh]],
      ["Võ Thị Bình", [binh]],
    ] as const) {
      const expected = found.map(({ reference }) => reference)
      assert.deepEqual(await references(`sort=newest&search=${encodeURIComponent(search)}`), expected, search)
    }
  })

  it("finds a name and longer ones with the same words, as often as typed", async () => {
    await db.execute(sql`truncate bookings cascade`)
    const named = (name: string) => book({ customerInfo: { ...withNewAddress(minh), name } })
    const lan = await named("Nguyễn Thị Lan")
    const chi = await named("Nguyễn Thị Lan Chi")
    const anh = await named("Nguyễn Thị Lan Chi Anh")
    const thu = await named("Trần Thu Thư")
    const ha = await named("Trần Thu Hà")
    for (const [search, found] of [
      ["nguyen lan", [anh, chi, lan]],
      ["Lan Nguyễn Thị", [anh, chi, lan]],
      ["lan chi", [anh, chi]],
      ["Nguyễn Thị Lan Chi", [anh, chi]],
      ["chi anh lan thi nguyen", [anh]],
      ["thu tran", [ha, thu]],
      ["Trần Thu Thư", [thu]],
      ["thu thu", [thu]],
    ] as const) {
      const expected = found.map(({ reference }) => reference)
      for (const sort of ["newest", "queue"]) {
        const query = `sort=${sort}&search=${encodeURIComponent(search)}`
        assert.deepEqual((await references(query)).sort(), [...expected].sort(), `${sort}: ${search}`)
      }
      const newest = await list(`sort=newest&limit=1&search=${encodeURIComponent(search)}`)
      assert.deepEqual([newest.bookings[0].reference, newest.pagination.total], [expected[0], found.length], search)
    }
    await decide(chi.id, "confirm")
    assert.deepEqual(await references("status=confirmed&search=lan+chi"), [chi.reference])
    assert.deepEqual(await references(`sort=travelDate&search=lan+chi&to=${inDays(400)}&status=pending`), [
      anh.reference,
    ])
  })

  it("is in the order of the travel dates within a range of them", async () => {
    const [late, early] = [await book({ travelDate: inDays(95) }), await book({ travelDate: inDays(93) })]
    const range = `from=${inDays(93)}&to=${inDays(95)}`
    assert.deepEqual(await references(`sort=queue&${range}`), [early.reference, late.reference])
  })

  it("has search indexes that a restore without search_path can rebuild", async () => {
    await book()
    await transact(async (transaction) => {
      await transaction.execute(sql`set local search_path = ''`)
      await transaction.execute(sql`reindex index public.bookings_by_name`)
      await transaction.execute(sql`reindex index public.bookings_by_text`)
      await transaction.execute(sql`analyze public.bookings`)
    })
  })

  it("searches current data after every change", async () => {
    const { id, reference } = await book({ customerInfo: { ...withNewAddress(minh), name: "Ốc Thị Chanh" } })
    const found = (more: string) => references(`search=oc+chanh&${more}`)
    assert.deepEqual([await found("status=pending"), await found("status=confirmed")], [[reference], []])
    await decide(id, "confirm")
    assert.deepEqual([await found("status=pending"), await found("status=confirmed")], [[], [reference]])
    await db.execute(
      sql`update bookings set customer_name = 'Sò Thị Chanh', travel_date = ${inDays(77)} where id = ${id}`,
    )
    assert.deepEqual([await found(""), await references(`search=so+chanh&from=${inDays(77)}`)], [[], [reference]])
  })

  it("returns rows with the same values as the full booking", async () => {
    await db.execute(sql`truncate bookings cascade`)
    await bookDeparture(20, { party: { adults: 1, children: 1, childHeights: [110] } })
    const { id } = await book({ specialRequests: "A window seat", totalPrice: 1 })
    await api.put(`/bookings/${id}`, { staffNote: "Called twice", version: 1 }, staff.headers)
    await db.execute(sql`update bookings set called_off_reason = 'storm' where id = ${id}`)
    const { bookings: whole, pagination } = await list("")
    const { bookings: rows, pagination: same } = await list("view=row")
    assert.deepEqual(same, pagination)
    assert.equal(rows.length, 2)
    for (const [nth, { pricing, related, duePayment, ...row }] of rows.entries()) {
      assert.equal(duePayment, null)
      assert.deepEqual(related, { mailbox: 0, network: 0 })
      const { currency, total, vndPerUsd } = whole[nth].pricing
      assert.deepEqual(pricing, { currency, total, vndPerUsd })
      assert.deepEqual(row, Object.fromEntries(Object.keys(row).map((name) => [name, whole[nth][name]])))
      for (const name of ["lines", "tourDetails", "cancellation", "documents"]) assert.ok(!(name in row), name)
    }
  })

  it("filters by travel date, product and type, and reports invalid filters", async () => {
    const { reference } = await book({ productId: tours.sapaTerraces, travelDate: inDays(90) })
    assert.deepEqual(await references(`from=${inDays(90)}&to=${inDays(90)}`), [reference])
    assert.deepEqual(await references(`productId=${tours.sapaTerraces}&productType=tour`), [reference])
    assert.deepEqual(await references("productType=transfer"), [])
    for (const query of ["status=lost", "view=card", "from=yesterday", "page=0", "limit=51", "productId=7"])
      assert.equal((await api.get(`/bookings?${query}`, staff.headers)).status, 422, query)
  })
})
