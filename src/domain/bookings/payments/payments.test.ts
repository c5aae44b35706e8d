import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { hanoiDate } from "#lib/today.ts"
import { db } from "#server/database/database.server.ts"
import { bookTour, emma, inDays, signInStaff, signUp, withNewAddress } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite()
const staff = await signInStaff(api, "staff", "hoa")

const DEPOSIT = {
  kind: "payment",
  amount: 100_00,
  currency: "USD",
  method: "transfer",
  paidOn: hanoiDate(),
  note: "VCB 1234",
  // Some of these bookings cost less.
  aboveBalance: true,
}

async function book() {
  const made = await bookTour(api, tours.hoiAnLanterns, { customerInfo: withNewAddress(emma) })
  return { ...made, total: made.booking.pricing.total as number }
}
const ledger = async (id: string) => (await api.get(`/bookings/${id}/payments`, staff.headers)).body.data
const record = (id: string, payment: object, headers = {}) =>
  api.post(`/bookings/${id}/payments`, payment, { ...staff.headers, ...headers })

describe("GET /bookings/:id/payments", () => {
  it("shows the whole price as owed before the first payment", async () => {
    const { id, total } = await book()
    assert.deepEqual(await ledger(id), {
      payments: [],
      currency: "USD",
      due: total,
      paid: 0,
      paidOther: 0,
      refunded: 0,
      refundedOther: 0,
      balance: total,
      balanceOther: total * 26_000,
      isOtherExact: false,
    })
  })

  it("answers 401 to a guest with the booking's token and 403 to a customer", async () => {
    const { id, guest } = await book()
    assert.equal((await api.get(`/bookings/${id}/payments`, guest)).status, 401)
    const { headers } = await signUp(api, { email: "payer@mail.example" })
    assert.equal((await api.get(`/bookings/${id}/payments`, headers)).status, 403)
  })

  it("answers 404 for a booking that does not exist", async () => {
    assert.equal((await api.get("/bookings/GHE-000-000-000/payments", staff.headers)).status, 404)
  })
})

describe("POST /bookings/:id/payments", () => {
  it("records payments and refunds with who recorded them, and adds them up", async () => {
    const { id, total } = await book()
    assert.equal((await record(id, DEPOSIT)).status, 201)
    const { body } = await record(id, { ...DEPOSIT, kind: "refund", amount: 25_50, method: "cash", note: "" })
    const { payments, paid, refunded, balance } = body.data
    assert.deepEqual([paid, refunded, balance], [100, 25.5, total - 74.5])
    const [first, second] = payments
    assert.deepEqual(
      [first.kind, first.amount, first.method, first.paidOn, first.note, first.recordedBy],
      ["payment", 100, "transfer", hanoiDate(), "VCB 1234", staff.user.name],
    )
    assert.deepEqual([second.kind, second.amount, second.method], ["refund", 25.5, "cash"])
  })

  it("appear in the booking's history", async () => {
    const { id } = await book()
    await record(id, DEPOSIT)
    const history = (await api.get(`/bookings/${id}/history`, staff.headers)).body.data
    const { kind, actor, data } = history.at(-1)
    assert.deepEqual([kind, actor, data.after.amountMinor], ["payment", staff.user._id, 100_00])
  })

  it("records a payment once for one idempotency key", async () => {
    const { id } = await book()
    const key = { "idempotency-key": "0123456789" }
    const answers = await Promise.all(Array.from({ length: 3 }, () => record(id, DEPOSIT, key)))
    for (const { status } of answers) assert.ok([201, 409].includes(status))
    assert.equal((await ledger(id)).payments.length, 1)
  })

  it("counts what was paid in another currency at the rate of its day", async () => {
    const { id } = await book()
    await record(id, DEPOSIT)
    const { version } = (await api.get(`/bookings/${id}`, staff.headers)).body.booking
    await api.put(`/bookings/${id}/price`, { amount: 9_000_000, currency: "VND", version }, staff.headers)
    const { payments, currency, paid, balance } = await ledger(id)
    assert.deepEqual([currency, paid, balance], ["VND", 2_600_000, 6_400_000])
    const [{ amount, counted, vndPerUsd }] = payments
    assert.deepEqual([amount, payments[0].currency, counted, vndPerUsd], [100, "USD", 2_600_000, 26_000])
  })

  it("refuses an amount in the currency that the booking no longer has, unless it is sent with a rate", async () => {
    const { id, total } = await book()
    const dong = { ...DEPOSIT, amount: 5_000_000, currency: "VND" }
    const { status, body } = await record(id, dong)
    assert.deepEqual([status, body.code, body.currency], [409, "CURRENCY_DIFFERS", "USD"])
    const { data } = (await record(id, { ...dong, vndPerUsd: 25_000 })).body
    assert.deepEqual([data.paid, data.balance], [200, total - 200])
    assert.equal((await record(id, { ...DEPOSIT, currency: undefined })).body.errors[0].field, "currency")
  })

  it("takes card and MoMo as methods", async () => {
    const { id } = await book()
    for (const method of ["card", "momo"]) assert.equal((await record(id, { ...DEPOSIT, method })).status, 201)
    const { payments } = await ledger(id)
    assert.deepEqual(
      payments.map((payment: { method: string }) => payment.method),
      ["card", "momo"],
    )
  })

  it("refuses refunds of more than was paid", async () => {
    const { id } = await book()
    await record(id, DEPOSIT)
    const { status, body } = await record(id, { ...DEPOSIT, kind: "refund", amount: 100_01 })
    assert.deepEqual(
      [status, body.errors],
      [422, [{ field: "amount", message: "Only $100 has been paid, so you can't refund more" }]],
    )
    assert.equal((await record(id, { ...DEPOSIT, kind: "refund" })).status, 201)
    assert.equal((await record(id, { ...DEPOSIT, kind: "refund", amount: 1 })).status, 422)
  })

  it("refuses đồng that are less than a cent of a dollar booking", async () => {
    const { id } = await book()
    await record(id, DEPOSIT)
    const dong = { ...DEPOSIT, currency: "VND", vndPerUsd: 26_000 }
    for (const kind of ["payment", "refund"]) {
      const { status, body } = await record(id, { ...dong, kind, amount: 129 })
      assert.deepEqual([status, body.errors?.[0].field], [422, "amount"], kind)
      assert.match(body.errors[0].message, /less than one cent/)
      assert.equal((await record(id, { ...dong, kind, amount: 131 })).status, 201, kind)
    }
    assert.equal((await ledger(id)).payments.length, 3)
  })

  const refunds = async () =>
    (await api.get("/bookings?due=refund&limit=50", staff.headers)).body.bookings.map((one: { _id: string }) => one._id)

  it("shows the refund due after a cancellation, and lists it until it is paid", async () => {
    const { id } = await book()
    await record(id, DEPOSIT)
    await api.put(`/bookings/${id}/cancel`, { cancellationReason: "Storm", refundPercent: 100 }, staff.headers)
    assert.deepEqual(
      [(await ledger(id)).due, (await ledger(id)).balance, (await refunds()).includes(id)],
      [0, -100, true],
    )
    await record(id, { ...DEPOSIT, kind: "refund" })
    assert.deepEqual([(await ledger(id)).balance, (await refunds()).includes(id)], [0, false])
  })

  it("reverses a wrong entry with its opposite, once", async () => {
    const { id, total } = await book()
    const [{ _id }] = (await record(id, DEPOSIT)).body.data.payments
    const reverse = (line: string) =>
      api.post(`/bookings/${id}/payments/${line}/reverse`, { reason: "Typed twice" }, staff.headers)
    const answers = await Promise.all([reverse(_id), reverse(_id)])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409])
    const { payments, balance } = await ledger(id)
    assert.deepEqual(
      [balance, payments[0].isReversed, payments[1].reverses, payments[1].kind],
      [total, true, _id, "refund"],
    )
    assert.equal((await reverse(payments[1]._id)).body.code, "ALREADY_REVERSED")
    assert.equal((await reverse(crypto.randomUUID())).status, 404)
  })

  it("counts neither a reversed entry nor its reversal", async () => {
    const { id, total } = await book()
    const reverse = (line: string) =>
      api.post(`/bookings/${id}/payments/${line}/reverse`, { reason: "Typed twice" }, staff.headers)
    await record(id, { ...DEPOSIT, amount: 1 })
    const [wrong] = (await record(id, DEPOSIT)).body.data.payments
    const { paid, refunded, balance } = (await reverse(wrong._id)).body.data
    assert.deepEqual([paid, refunded, balance], [100, 0, total - 100])
    const history = (await api.get(`/bookings/${id}/history`, staff.headers)).body.data
    assert.deepEqual([history.at(-1).kind, history.at(-1).data.after.reverses], ["payment-reversed", wrong._id])
  })

  it("reverses an entry for a reason only, which its history, its ledger and the audit log keep", async () => {
    const { id } = await book()
    const [{ _id }] = (await record(id, DEPOSIT)).body.data.payments
    const reverse = (sent: object) => api.post(`/bookings/${id}/payments/${_id}/reverse`, sent, staff.headers)
    for (const sent of [{}, { reason: " " }, { reason: "a".repeat(301) }]) {
      const { status, body } = await reverse(sent)
      assert.deepEqual([status, body.errors[0].field], [422, "reason"])
    }
    const reason = "Meant for Mrs Lan"
    const { payments } = (await reverse({ reason })).body.data
    assert.deepEqual([payments.length, payments[1].note], [2, reason])
    const history = (await api.get(`/bookings/${id}/history`, staff.headers)).body.data
    assert.equal(history.at(-1).data.after.reason, reason)
    const { rows } = await db.execute(
      sql`select after from audit_log where subject = ${`booking:${id}`} order by id desc`,
    )
    assert.equal((rows[0]?.after as { reason?: string } | undefined)?.reason, reason)
  })

  it("reverses a refunded payment only after its refund was reversed", async () => {
    const { id, total } = await book()
    const reverse = (line: string) =>
      api.post(`/bookings/${id}/payments/${line}/reverse`, { reason: "Typed twice" }, staff.headers)
    await record(id, DEPOSIT)
    const [payment, refund] = (await record(id, { ...DEPOSIT, kind: "refund", amount: 30_00 })).body.data.payments
    const { status, body } = await reverse(payment._id)
    assert.deepEqual([status, body.code], [409, "REFUND_FOLLOWS"])
    assert.equal((await reverse(refund._id)).body.data.refunded, 0)
    assert.equal((await reverse(payment._id)).body.data.balance, total)
  })

  it("shows what is still owed of a cancellation fee, or due back beyond it", async () => {
    const { id, total } = await book()
    await record(id, { ...DEPOSIT, amount: 10_00 })
    await api.put(`/bookings/${id}/cancel`, { cancellationReason: "Illness", refundPercent: 50 }, staff.headers)
    assert.deepEqual([(await ledger(id)).balance, (await refunds()).includes(id)], [total / 2 - 10, false])
    await record(id, { ...DEPOSIT, amount: 50_00 })
    assert.deepEqual([(await ledger(id)).balance, (await refunds()).includes(id)], [total / 2 - 60, true])
  })

  it("names in the mail about a cancellation what was paid, the fee and what goes back, without citing the policy", async () => {
    const { id } = await book()
    await record(id, { ...DEPOSIT, amount: 50_00 })
    await api.sendMails()
    await api.put(`/bookings/${id}/cancel`, { cancellationReason: "Illness", refundPercent: 80 }, staff.headers)
    const [mail] = await api.sendMails()
    assert.match(mail?.text ?? "", /Cancellation fee: 20% of the total, \$18 \(/)
    assert.match(mail?.text ?? "", /You have paid \$50 \(.*\)\. You get back \$32 \(/)
    assert.doesNotMatch(mail?.text ?? "", /policy/i)
  })

  it("lists a refund owed after the agreed price fell below what was paid, at the rate of the payment", async () => {
    const { id } = await book()
    await record(id, { ...DEPOSIT, amount: 2_000_000, currency: "VND", vndPerUsd: 25_000 })
    const agree = async (amount: number) => {
      const { version } = (await api.get(`/bookings/${id}`, staff.headers)).body.booking
      await api.put(`/bookings/${id}/price`, { amount, currency: "USD", version }, staff.headers)
    }
    await agree(70_00)
    assert.deepEqual([(await ledger(id)).balance, (await refunds()).includes(id)], [-10, true])
    await agree(80_00)
    assert.deepEqual([(await ledger(id)).balance, (await refunds()).includes(id)], [0, false])
  })

  const refusals: [what: string, change: object, field: string][] = [
    ["an amount of nothing", { amount: 0 }, "amount"],
    ["a part of a cent", { amount: 1.5 }, "amount"],
    ["another currency", { currency: "EUR" }, "currency"],
    ["a rate in thousands", { vndPerUsd: 26.35 }, "vndPerUsd"],
    ["another method", { method: "cheque" }, "method"],
    ["another kind", { kind: "gift" }, "kind"],
    ["a date that is none", { paidOn: "2026-02-30" }, "paidOn"],
    ["the year 1000", { paidOn: "1000-01-01" }, "paidOn"],
    ["the year 2999", { paidOn: "2999-01-01" }, "paidOn"],
    ["tomorrow", { paidOn: inDays(1) }, "paidOn"],
  ]
  for (const [what, change, field] of refusals) {
    it(`refuses ${what} and says which field is wrong`, async () => {
      const { id } = await book()
      const { status, body } = await record(id, { ...DEPOSIT, ...change })
      assert.equal(status, 422)
      assert.deepEqual(
        body.errors.map((error: { field: string }) => error.field),
        [field],
      )
    })
  }
})
