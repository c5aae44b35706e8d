import assert from "node:assert/strict"
import { beforeEach, describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { watchPaymentDates } from "#domain/bookings/lifecycle/payment-deadlines.server.ts"
import type { PaymentPlan } from "#domain/catalogue/payment-plan.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import { db } from "#server/database/database.server.ts"
import { bookTour, emma, inDays, requestFor, signInStaff, withNewAddress } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite()
const staff = await signInStaff(api, "staff")

const HOUR_MS = 3_600_000
const PLAN: PaymentPlan = {
  ...{ deposit: { value: 30, unit: "percent" }, withinHours: 48, restDaysBefore: 7, fullWithinDays: null },
  release: false,
}

const ORDER = { productId: tours.hoiAnLanterns, productType: "tour", travelers: 2, travelDate: inDays(31) }

const usePlan = async (paymentPlan: PaymentPlan | null, paymentReminders = { beforeHours: 24, afterHours: 24 }) => {
  const sent = { paymentPlan, paymentReminders }
  const { status, text } = await api.put("/settings/group/payments", sent, staff.headers)
  assert.equal(status, 200, text)
}
const book = (changes = {}) =>
  bookTour(api, tours.hoiAnLanterns, { customerInfo: withNewAddress(emma), language: "en", ...changes })
const confirm = async (id: string) => {
  const { status, body, text } = await api.post(`/bookings/${id}/confirm`, {}, staff.headers)
  assert.equal(status, 200, text)
  return body.booking
}
const confirmed = async (changes = {}) => {
  const booked = await book(changes)
  return { ...booked, booking: await confirm(booked.id) }
}
const read = async (id: string) => (await api.get(`/bookings/${id}`, staff.headers)).body.booking
const pay = async (id: string, amount: number) => {
  const line = { kind: "payment", amount, currency: "USD", method: "transfer", paidOn: inDays(0) }
  assert.equal((await api.post(`/bookings/${id}/payments`, line, staff.headers)).status, 201)
}
const put = async (id: string, path: string, body: object) => {
  const { version } = await read(id)
  return api.put(`/bookings/${id}/${path}`, { ...body, version }, staff.headers)
}
type Step = { kind: string; amount: number; open: number; dueAt: string | null; isDue: boolean; isOverdue: boolean }
const stepsOf = ({ payments }: { payments: { steps: Step[] } }) =>
  payments.steps.map(({ kind, amount, open }) => [kind, amount, open])

describe("a payment plan", () => {
  beforeEach(() => usePlan(PLAN))

  it("is agreed on while staff book by phone, instead of the usual one", async () => {
    const own = { ...PLAN, deposit: { value: 50, unit: "percent" }, withinHours: 12 }
    const byPhone = (paymentPlan: unknown) => {
      const order = requestFor(tours.hoiAnLanterns, { customerInfo: withNewAddress(emma), travelDate: inDays(31) })
      return api.post("/bookings", { ...order, confirm: true, paymentPlan }, staff.headers)
    }
    const { booking } = (await byPhone(own)).body
    const { total } = booking.pricing
    assert.deepEqual(booking.payments.plan, own)
    assert.deepEqual(stepsOf(booking), [
      ["deposit", total / 2, total / 2],
      ["rest", total / 2, total / 2],
    ])
    assert.deepEqual((await byPhone(undefined)).body.booking.payments.plan, PLAN)
    assert.equal((await byPhone(null)).body.booking.payments.plan, null)
    const refused = await byPhone({ ...own, withinHours: 0 })
    assert.deepEqual([refused.status, refused.body.errors[0].field], [422, "paymentPlan.withinHours"])
    const ofGuest = requestFor(tours.hoiAnLanterns, { customerInfo: withNewAddress(emma), paymentPlan: own })
    assert.notEqual((await api.post("/bookings", ofGuest)).body.booking?.payments.plan?.withinHours, 12)
  })

  it("is set by managers and accounts, and its errors stand at the field in both languages", async () => {
    const { headers } = await signInStaff(api, "accounts")
    const put = (paymentPlan: object, more = {}) =>
      api.put("/settings/group/payments", { paymentPlan }, { ...headers, ...more })
    assert.equal((await put(PLAN)).status, 200)
    const wrong: [object, field: string][] = [
      [{ ...PLAN, deposit: { value: 101, unit: "percent" } }, "paymentPlan.deposit.value"],
      [{ ...PLAN, deposit: { value: 1.5, unit: "VND" } }, "paymentPlan.deposit.value"],
      [{ ...PLAN, withinHours: 0 }, "paymentPlan.withinHours"],
      [{ ...PLAN, restDaysBefore: 366 }, "paymentPlan.restDaysBefore"],
    ]
    for (const [plan, field] of wrong) {
      const { status, body } = await put(plan)
      assert.deepEqual([status, body.errors[0].field], [422, field])
    }
    const { body } = await put(wrong[0]?.[0] ?? {}, { "accept-language": "vi" })
    assert.match(body.errors[0].message, /Tiền cọc/)
    const sales = await signInStaff(api, "sales")
    assert.equal((await api.put("/settings/group/payments", { paymentPlan: PLAN }, sales.headers)).status, 403)
  })

  it("is part of the quote, by the product or else by the settings", async () => {
    const quote = async () => (await api.post("/quotes", ORDER)).body.data.payments
    const { steps } = await quote()
    assert.deepEqual(
      steps.map(({ kind, amount, withinHours, dueAt }: Step & { withinHours: number }) => [
        kind,
        amount,
        withinHours,
        dueAt?.slice(0, 10) ?? null,
      ]),
      [
        ["deposit", 27, 48, null],
        ["rest", 63, null, addDays(ORDER.travelDate, -7)],
      ],
    )
    const own = { ...PLAN, deposit: { value: 20, unit: "USD" } }
    const save = (paymentPlan: object | null) =>
      api.put(`/tours/${tours.hoiAnLanterns}`, { paymentPlan }, staff.headers)
    assert.equal((await save(own)).status, 200)
    assert.equal((await quote()).steps[0].amount, 20)
    assert.equal((await save(null)).status, 200)
    await usePlan(null)
    assert.deepEqual([(await quote()).plan, (await quote()).steps.map(({ kind }: Step) => kind)], [null, ["full"]])
  })

  it("is frozen on the booking, and asks for the deposit once it is confirmed", async () => {
    const { id, booking } = await book()
    assert.deepEqual(
      [booking.payments.dueNow, stepsOf(booking)],
      [
        0,
        [
          ["deposit", 27, 27],
          ["rest", 63, 63],
        ],
      ],
    )
    await usePlan(null)
    const { payments, confirmedAt } = await confirm(id)
    assert.deepEqual([payments.dueNow, payments.dueNowOther], [27, 702_000])
    assert.equal(Date.parse(payments.steps[0].dueAt) - Date.parse(confirmedAt) < 49 * HOUR_MS, true)
    await pay(id, 27_00)
    const paid = await read(id)
    assert.deepEqual(
      [paid.payments.dueNow, stepsOf(paid)],
      [
        63,
        [
          ["deposit", 27, 0],
          ["rest", 63, 63],
        ],
      ],
    )
  })

  it("stays as it was agreed when price or party change: the difference goes to the rest", async () => {
    const { id } = await confirmed()
    await pay(id, 27_00)
    await put(id, "price", { amount: 150_00, currency: "USD" })
    assert.deepEqual(stepsOf(await read(id)), [
      ["deposit", 27, 0],
      ["rest", 123, 123],
    ])
    await put(id, "price", { amount: 1_300_000, currency: "VND" })
    const { balance } = await read(id)
    assert.deepEqual(stepsOf(await read(id)), [
      ["deposit", 702_000, 0],
      ["rest", 598_000, balance],
    ])
    const { version } = await read(id)
    const moved = await api.post(
      `/bookings/${id}/move`,
      { party: { adults: 3, children: 0 }, keepPrice: false, version },
      staff.headers,
    )
    assert.equal(moved.status, 200, moved.text)
    const [deposit, rest] = stepsOf(await read(id))
    assert.deepEqual(
      [deposit, rest],
      [
        ["deposit", 27, 0],
        ["rest", 108, 108],
      ],
    )
  })

  it("moves the rest with the date, and never leaves less than the hours of the plan", async () => {
    const { id } = await confirmed()
    const dates = async () => (await read(id)).payments.steps.map(({ dueAt }: Step) => hanoiDate(new Date(dueAt ?? 0)))
    const [deposit] = await dates()
    const move = async (travelDate: string) => {
      const { version } = await read(id)
      const { status, text } = await api.post(`/bookings/${id}/move`, { travelDate, version }, staff.headers)
      assert.equal(status, 200, text)
    }
    await move(inDays(60))
    assert.deepEqual(await dates(), [deposit, inDays(53)])
    await move(inDays(5))
    assert.deepEqual(await dates(), [deposit, inDays(2)])
  })

  it("is changed by staff on a booking: with its history, the audit log and a mail, or to none", async () => {
    const { id, guest } = await confirmed()
    await api.sendMails()
    const sum = { ...PLAN, deposit: { value: 500_000, unit: "VND" }, restDaysBefore: null }
    const { status, text } = await put(id, "payment-plan", { paymentPlan: sum, reason: "Regular guest" })
    assert.equal(status, 200, text)
    const { steps } = (await read(id)).payments
    assert.deepEqual(
      steps.map(({ kind, amountOther, method }: Step & { amountOther: number; method: string }) => [
        kind,
        amountOther,
        method,
      ]),
      [
        ["deposit", 500_000, "transfer"],
        ["rest", 1_840_000, "cash"],
      ],
    )
    const history = (await api.get(`/bookings/${id}/history`, staff.headers)).body.data
    assert.deepEqual([history.at(-1).kind, history.at(-1).data.after.paymentPlan], ["changed", sum])
    const { rows } = await db.execute(
      sql`select after from audit_log where subject = ${`booking:${id}`} order by id desc limit 1`,
    )
    assert.deepEqual(rows[0]?.after, { paymentPlan: sum, reason: "Regular guest" })
    const events = (await api.get(`/bookings/${id}/events`, guest)).body.data
    assert.equal(events.at(-1).changed[0].en, "payment plan")
    await db.execute(sql`update outbox set next_attempt_at = now() where sent_at is null`)
    const [mail] = await api.sendMails()
    assert.match(mail?.text ?? "", /in cash on the day, at the meeting point/)
    assert.equal((await put(id, "payment-plan", { paymentPlan: null })).status, 200)
    assert.deepEqual(stepsOf(await read(id)), [["full", 90, 90]])
    const operations = await signInStaff(api, "operations")
    const body = { paymentPlan: null, version: 1 }
    assert.equal((await api.put(`/bookings/${id}/payment-plan`, body, operations.headers)).status, 403)
    assert.equal((await api.put(`/bookings/${id}/payment-plan`, body, guest)).status, 401)
  })

  it("is told in order in the mails: due now, due later, paid, how", async () => {
    const { id } = await book()
    await confirm(id)
    const mail = (await api.sendMails()).at(-1)
    assert.match(
      mail?.text ?? "",
      /Deposit \(30%\): \$27 \(₫702,000\), by .* \(Hanoi time\)\nThe rest: \$63 \(₫1,638,000\), by \d+ \w+ \d{4}[\s\S]*Pay after we confirm/,
    )
  })
})

const NOW = new Date()
const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS)
/** Runs the job at a time, and returns the mails of one booking that it has led to. */
async function runAt(hours: number, { to }: { to?: string } = {}) {
  await watchPaymentDates(() => false, later(hours))
  const mails = await api.sendMails()
  return mails.filter(({ headers }) => to === undefined || headers.to === to)
}
async function demanded(changes = {}) {
  const made = await confirmed(changes)
  await api.sendMails()
  return { ...made, email: made.booking.customerInfo.email as string }
}
const subjects = (mails: Awaited<ReturnType<typeof runAt>>) =>
  mails.map(({ headers }) => headers.subject?.replace(/ GHE-.*/, ""))

describe("reminders of payments", () => {
  beforeEach(() => usePlan(PLAN))

  it("come once before and once after the date", async () => {
    const { id, email: to } = await demanded()
    assert.deepEqual(await runAt(20, { to }), [])
    const [mail, another] = await runAt(25, { to })
    assert.match(mail?.headers.subject ?? "", /^Payment due .* GHE-/)
    assert.match(mail?.text ?? "", /Please pay \$27 \(₫702,000\) for your trip by/)
    assert.doesNotMatch(mail?.text ?? "", /release your places/)
    assert.deepEqual([another, await runAt(30, { to })], [undefined, []])
    assert.deepEqual(await runAt(60, { to }), [])
    assert.deepEqual(subjects(await runAt(73, { to })), ["Payment overdue"])
    assert.deepEqual(await runAt(80, { to }), [])
    const kinds = (await api.get(`/bookings/${id}/history`, staff.headers)).body.data.map(
      ({ kind }: { kind: string }) => kind,
    )
    assert.deepEqual(kinds.slice(-2), ["payment-reminded", "payment-overdue"])
  })

  it("remind anew of a date that moved, and of the next payment", async () => {
    const { id, email: to } = await demanded()
    assert.equal((await runAt(25, { to })).length, 1)
    await pay(id, 27_00)
    const restDue = async () => {
      const dueAt: string = (await read(id)).payments.steps.at(-1).dueAt
      return (Date.parse(dueAt) - NOW.getTime()) / HOUR_MS
    }
    const first = await restDue()
    assert.equal((await runAt(first - 12, { to })).length, 1)
    const { version } = await read(id)
    await api.post(`/bookings/${id}/move`, { travelDate: inDays(40), version }, staff.headers)
    await db.execute(sql`update outbox set next_attempt_at = now() where sent_at is null`)
    await api.sendMails()
    assert.deepEqual(await runAt(first, { to }), [])
    assert.equal((await runAt((await restDue()) - 12, { to })).length, 1)
  })

  it("don't come for what is paid, cancelled, called off or recorded afterwards", async () => {
    const [paid, cancelled, calledOff, recorded] = await Promise.all([demanded(), demanded(), demanded(), demanded()])
    await pay(paid.id, 90_00)
    await put(cancelled.id, "cancel", { cancellationReason: "Illness" })
    await db.execute(sql`update bookings set called_off_reason = 'Storm' where id = ${calledOff.id}`)
    await db.execute(sql`update bookings set is_recorded = true where id = ${recorded.id}`)
    await api.sendMails()
    const to = [paid, cancelled, calledOff, recorded].map(({ email }) => email)
    for (const hours of [25, 80])
      assert.deepEqual(
        (await runAt(hours)).filter(({ headers }) => to.includes(headers.to ?? "")),
        [],
      )
  })

  it("don't ask for the cash of the day once the deposit is paid, even if they waited in the outbox", async () => {
    await usePlan({ ...PLAN, restDaysBefore: null })
    const { id, email: to } = await demanded()
    await watchPaymentDates(() => false, later(25))
    await pay(id, 27_00)
    const mails = (await api.sendMails()).filter(({ headers }) => headers.to === to)
    assert.ok(!subjects(mails).some((subject) => subject?.startsWith("Payment due")), subjects(mails).join())
  })

  it("can be switched off", async () => {
    await usePlan(PLAN, { beforeHours: 0, afterHours: 0 })
    const { email: to } = await demanded()
    for (const hours of [25, 80]) assert.deepEqual(await runAt(hours, { to }), [])
  })
})

describe("GET /bookings?due=payment", () => {
  it("lists payments that are overdue, and what is due", async () => {
    await usePlan(PLAN)
    const { id } = await demanded()
    const listed = async () =>
      (await api.get("/bookings?due=payment&view=row&limit=50", staff.headers)).body.bookings.find(
        ({ _id }: { _id: string }) => _id === id,
      )
    assert.equal(await listed(), undefined)
    await db.execute(sql`update bookings set deposit_due_at = now() - interval '1 hour' where id = ${id}`)
    const { kind, open, isOverdue } = (await listed()).duePayment
    assert.deepEqual([kind, open, isOverdue], ["deposit", 27, true])
    await pay(id, 27_00)
    assert.equal(await listed(), undefined)
  })
})

describe("an unpaid booking", () => {
  const RELEASING = { ...PLAN, release: true }
  beforeEach(() => usePlan(RELEASING))
  const statusOf = async (id: string) => (await read(id)).status

  it("is released where the plan says so, after a reminder that announced it, at no cost", async () => {
    const { id, email: to, guest, reference } = await demanded()
    const { releaseAt } = (await read(id)).payments
    const [mail] = await runAt(25, { to })
    assert.match(mail?.text ?? "", /If nothing is paid by then, we release your places on .* at no cost to you\./)
    assert.deepEqual([await runAt(47, { to }), await statusOf(id)], [[], "confirmed"])
    assert.equal(Math.round((Date.parse(releaseAt) - Date.now()) / HOUR_MS), 48)
    const [released, forOffice] = (await runAt(49)).filter(({ text }) => text.includes(reference))
    assert.match(forOffice?.headers.subject ?? "", /^Tự hủy do chưa thanh toán GHE-/)
    assert.match(released?.headers.subject ?? "", /^Places released GHE-/)
    assert.match(released?.text ?? "", /There's nothing to pay/)
    const booking = await read(id)
    assert.deepEqual(
      [booking.status, booking.cancelledBy, booking.cancellationReason, booking.cancellationCause, booking.balance],
      ["cancelled", "system", "Not paid in time", "unpaid", 0],
    )
    assert.deepEqual((await api.get(`/bookings/${id}`, guest)).body.booking.cancellation.fee, 0)
  })

  it("stays without that choice, without a reminder, or once something was paid or a slip was sent", async () => {
    await usePlan(PLAN)
    const plain = await demanded()
    await usePlan(RELEASING)
    const [silent, paid, sent] = [await demanded(), await demanded(), await demanded()]
    const slip = sql`insert into booking_slips (booking_id, key, width, height) values (${sent.id}, ${sent.id}, 1, 1)`
    await db.execute(slip)
    await runAt(25)
    await pay(paid.id, 5_00)
    await db.execute(sql`update outbox set sent_at = null, dismissed_at = now() where kind = 'booking-payment-due'
      and payload ->> 'bookingId' = ${silent.id}`)
    await runAt(49)
    for (const { id } of [plain, silent, paid, sent]) assert.equal(await statusOf(id), "confirmed")
  })

  it("is released once staff have checked the slip and recorded nothing", async () => {
    await usePlan(RELEASING)
    const [seen, dismissed] = [await demanded(), await demanded()]
    for (const { id } of [seen, dismissed])
      await db.execute(sql`insert into booking_slips (booking_id, key, width, height) values (${id}, ${id}, 1, 1)`)
    await runAt(25)
    await runAt(49)
    for (const { id } of [seen, dismissed]) assert.equal(await statusOf(id), "confirmed")
    await db.execute(sql`update booking_slips set status = 'seen' where booking_id = ${seen.id}`)
    await db.execute(sql`update booking_slips set status = 'dismissed' where booking_id = ${dismissed.id}`)
    await runAt(50)
    for (const { id } of [seen, dismissed]) assert.equal(await statusOf(id), "cancelled")
  })

  it("stays within a day of the start", async () => {
    const late = { ...RELEASING, deposit: null, restDaysBefore: 1, withinHours: 24 }
    await usePlan(late)
    const { id } = await demanded({ travelDate: inDays(4) })
    assert.equal((await read(id)).payments.releaseAt, null)
    for (const hours of [60, 80, 90]) await runAt(hours)
    assert.equal(await statusOf(id), "confirmed")
  })
})
