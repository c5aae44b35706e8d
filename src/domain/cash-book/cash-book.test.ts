import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { storeSettings } from "#domain/settings/settings.server.ts"
import { type Currency, toVnd } from "#lib/money.ts"
import { db } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import {
  bookTour,
  company,
  createDeparture,
  emma,
  inDays,
  signInStaff,
  withNewAddress,
} from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"
import { fetchSheet } from "#server/testing/spreadsheet.ts"
import type { CashBook, Collected } from "./cash-book.ts"

const { api, tours } = await openTestSite()
const accountant = await signInStaff(api, "accounts", "thu")
const seller = await signInStaff(api, "sales", "bao")
const guide = await signInStaff(api, "guide", "tu")
const { headers } = accountant

const ACCOUNT = { bin: "970436", accountNumber: "0011004123456", bankName: "", holder: "CONG TY GHE", branch: "" }
await storeSettings({ ...company, bankAccounts: [{ ...ACCOUNT, currency: "VND", swift: "", usedFor: "all" }] })
const KEY = "970436-0011004123456"
const TU = "Nguyễn Văn Tú"

const book = async (changes: object = {}) =>
  (await bookTour(api, tours.hoiAnLanterns, { customerInfo: withNewAddress(emma), ...changes })).id
type Line = { amount: number; currency: Currency } & Record<string, unknown>
const pay = (id: string, line: Line, by = headers) => {
  const usual = { kind: "payment", method: "cash", paidOn: inDays(0), vndPerUsd: 26_000, aboveBalance: true }
  return api.post(`/bookings/${id}/payments`, { ...usual, ...line }, by)
}
const lastOf = async (id: string) => (await api.get(`/bookings/${id}/payments`, headers)).body.data.payments.at(-1)
const paid = async (id: string, line: Line, by = headers): Promise<string> => {
  const { status, body } = await pay(id, line, by)
  assert.equal(status, 201, JSON.stringify(body))
  return body.data.payments.at(-1)._id
}
const reverse = async (id: string, payment: string) =>
  api.post(`/bookings/${id}/payments/${payment}/reverse`, { reason: "Typed twice" }, headers)
const read = async (from = inDays(0), to = from): Promise<CashBook> =>
  (await api.get(`/cash-book?from=${from}&to=${to}`, headers)).body.data
const collected = async (by = headers): Promise<Collected[]> => (await api.get("/cash-book/collected", by)).body.data
const heldBy = async (person: string) => (await collected()).find((one) => one.person === person)
const handOver = (person: string, payments: string[], sent: Record<string, string> = {}) =>
  api.post("/cash-book/hand-overs", { person, payments }, { ...headers, ...sent })
const enter = (entry: object) => api.post("/cash-book/entries", { currency: "VND", ...entry }, headers)
const closing = async (currency: Currency = "VND") =>
  (await read()).till.find((till) => till.currency === currency)?.closing ?? 0

describe("cash that a guide has collected", () => {
  it("counts as paid at once, and is handed over by the guide in one action", async () => {
    const [one, two] = [await book(), await book()]
    const before = [await closing(), await closing("USD")]
    const lines = [
      await paid(one, { amount: 500_000, currency: "VND", collectedBy: TU }),
      await paid(two, { amount: 20_00, currency: "USD", collectedBy: TU }),
    ]
    const ledger = (await api.get(`/bookings/${two}/payments`, headers)).body.data
    assert.deepEqual([ledger.paid, ledger.payments[0].collectedBy], [20, TU])
    const held = await heldBy(TU)
    assert.deepEqual(held?.sums, [
      { currency: "VND", amount: 500_000 },
      { currency: "USD", amount: 20 },
    ])
    assert.deepEqual([await closing(), await closing("USD")], before)
    const { status, body } = await handOver(TU, lines)
    assert.equal(status, 201)
    assert.deepEqual([body.data.recordedBy, body.data.payments, body.data.sums], ["thu", 2, held?.sums])
    assert.equal(await heldBy(TU), undefined)
    assert.deepEqual([await closing(), await closing("USD")], [before[0]! + 500_000, before[1]! + 20])
    const line = (await read()).payments.find(({ _id }) => _id === lines[0])
    assert.deepEqual([line?.handedOn, line?.collectedBy], [inDays(0), TU])
  })

  it("is handed over line by line, once, and with one key once", async () => {
    const id = await book()
    const [first, second] = [
      await paid(id, { amount: 100_000, currency: "VND", collectedBy: "Lái xe Hùng" }),
      await paid(id, { amount: 200_000, currency: "VND", collectedBy: "Lái xe Hùng" }),
    ]
    const key = { "idempotency-key": "hand-over-of-hung" }
    const made = await handOver("Lái xe Hùng", [first], key)
    assert.deepEqual((await handOver("Lái xe Hùng", [first], key)).body, made.body)
    assert.deepEqual((await heldBy("Lái xe Hùng"))?.sums, [{ currency: "VND", amount: 200_000 }])
    const again = await handOver("Lái xe Hùng", [first, second])
    assert.deepEqual([again.status, again.body.code], [409, "ALREADY_HANDED_OVER"])
    assert.deepEqual((await heldBy("Lái xe Hùng"))?.payments.length, 1)
    const others = await handOver(TU, [second])
    assert.deepEqual([others.status, others.body.errors[0].field], [422, "payments"])
  })

  it("is held again after the hand-over was undone, which goes for a day", async () => {
    const id = await book()
    const line = await paid(id, { amount: 300_000, currency: "VND", collectedBy: "Chị Lan" })
    const before = await closing()
    const { _id } = (await handOver("Chị Lan", [line])).body.data
    assert.equal((await api.post(`/cash-book/hand-overs/${_id}/undo`, {}, headers)).status, 200)
    assert.deepEqual([await closing(), (await heldBy("Chị Lan"))?.payments.length], [before, 1])
    assert.equal((await api.post(`/cash-book/hand-overs/${_id}/undo`, {}, headers)).status, 404)
    const late = (await handOver("Chị Lan", [line])).body.data
    await db.execute(sql`update cash_hand_overs set created_at = now() - interval '25 hours' where id = ${late._id}`)
    const { status, body } = await api.post(`/cash-book/hand-overs/${late._id}/undo`, {}, headers)
    assert.deepEqual([status, body.code], [409, "UNDO_TOO_LATE"])
  })

  it("leaves the list when the payment is reversed, and shows a difference when it was handed over", async () => {
    const [id, right] = [await book(), await book()]
    const name = "Anh Dũng"
    const wrong = await paid(id, { amount: 400_000, currency: "VND", collectedBy: name })
    await reverse(id, wrong)
    assert.equal(await heldBy(name), undefined)
    assert.deepEqual((await handOver(name, [wrong])).status, 409)
    const handed = await paid(id, { amount: 400_000, currency: "VND", collectedBy: name })
    await handOver(name, [handed])
    const till = await closing()
    await reverse(id, handed)
    const held = await heldBy(name)
    assert.deepEqual(
      held?.payments.map(({ amount, isDifference }) => [amount, isDifference]),
      [[-400_000, true]],
    )
    assert.equal(await closing(), till, "the money is still in the till")
    const mended = await paid(right, { amount: 400_000, currency: "VND", collectedBy: name })
    await handOver(name, [held!.payments[0]!._id, mended])
    assert.deepEqual([await heldBy(name), await closing()], [undefined, till])
  })

  it("is cash of a guest: no transfer, no refund", async () => {
    const id = await book()
    for (const wrong of [{ method: "transfer" }, { kind: "refund" }]) {
      const { status, body } = await pay(id, { amount: 100_000, currency: "VND", collectedBy: TU, ...wrong })
      assert.deepEqual([status, body.errors?.[0].field], [422, "collectedBy"])
    }
  })

  it("is shown to sales as far as it is theirs, and to guides not at all", async () => {
    const id = await book()
    await paid(id, { amount: 150_000, currency: "VND", collectedBy: "Cộng tác viên" }, seller.headers)
    await paid(id, { amount: 150_000, currency: "VND", collectedBy: "Khác" })
    const own = (await collected(seller.headers)).map(({ person }) => person)
    assert.deepEqual([own.includes("Cộng tác viên"), own.includes("Khác")], [true, false])
    assert.equal((await api.get("/cash-book", seller.headers)).status, 403)
    assert.equal((await api.get("/cash-book/collected", guide.headers)).status, 403)
    assert.equal((await api.post("/cash-book/entries", {}, seller.headers)).status, 403)
  })
})

describe("GET /cash-book/choices", () => {
  it("names the departure's guide first, then colleagues, and proposes the account that fits", async () => {
    const date = inDays(20)
    const departure = await createDeparture(tours.haLongCruise, { date, capacity: 9 })
    await db.execute(sql`update departures set guide = 'Phạm Quang' where id = ${departure}`)
    const { id } = await bookTour(api, tours.haLongCruise, { travelDate: date, customerInfo: withNewAddress(emma) })
    const { collectors, accounts } = (await api.get(`/cash-book/choices?bookingId=${id}`, seller.headers)).body.data
    assert.equal(collectors[0], "Phạm Quang")
    assert.ok(collectors.includes("thu") && new Set(collectors).size === collectors.length)
    assert.deepEqual(accounts, [{ key: KEY, label: "Vietcombank 0011004123456", currency: "VND", isProposed: true }])
  })

  it("is checked: a transfer goes into an account of the company in its currency", async () => {
    const id = await book()
    await paid(id, { amount: 900_000, currency: "VND", method: "transfer", account: KEY })
    assert.equal((await lastOf(id)).account, KEY)
    await paid(id, { amount: 100_000, currency: "VND", method: "transfer" })
    assert.equal((await lastOf(id)).account, KEY, "the only one in đồng")
    for (const wrong of [{ account: "970436-1" }, { method: "cash" }, { currency: "USD" as const, amount: 10_00 }]) {
      const sent = { amount: 900_000, currency: "VND" as const, method: "transfer", account: KEY, ...wrong }
      const { status, body } = await pay(id, sent)
      assert.deepEqual([status, body.errors?.[0].field], [422, "account"], JSON.stringify(wrong))
    }
  })
})

describe("the till", () => {
  it("counts what came in, was handed over, refunded, taken to the bank, put in and paid out", async () => {
    const id = await book()
    const { till } = await read()
    const before = till.find(({ currency }) => currency === "VND")!
    await paid(id, { amount: 1_000_000, currency: "VND" })
    await paid(id, { kind: "refund", amount: 250_000, currency: "VND" })
    const undone = await paid(id, { amount: 70_000, currency: "VND" })
    await reverse(id, undone)
    await enter({ kind: "bank", amount: 600_000 })
    await enter({ kind: "in", amount: 100_000, reason: "Tiền lẻ đầu ngày" })
    await enter({ kind: "out", amount: 30_000, reason: "Nước cho khách" })
    const after = (await read()).till.find(({ currency }) => currency === "VND")!
    const moved = (name: Exclude<keyof typeof after, "currency">) => after[name] - before[name]
    assert.deepEqual(
      [moved("received"), moved("refunded"), moved("bank"), moved("in"), moved("out"), moved("closing")],
      [1_000_000, 250_000, 600_000, 100_000, 30_000, 220_000],
    )
    assert.equal((await read(inDays(1))).till[0]!.opening, after.closing)
  })

  it("says by how much a count differs, and enters the difference if told to", async () => {
    const expected = await closing()
    const counted = (await enter({ kind: "count", amount: expected - 50_000 })).body.data
    assert.deepEqual([counted.amount, counted.expected], [expected - 50_000, expected])
    assert.equal(await closing(), expected, "a count moves nothing")
    await enter({ kind: "count", amount: expected - 50_000, settle: true })
    assert.equal(await closing(), expected - 50_000)
    const [settled] = (await read()).entries.slice(-1)
    assert.deepEqual([settled!.kind, settled!.amount], ["out", 50_000])
    assert.equal((await api.post(`/cash-book/entries/${settled!._id}/undo`, {}, headers)).status, 200)
    assert.equal(await closing(), expected)
    const count = (await enter({ kind: "count", amount: expected + 70_000, settle: true })).body.data
    assert.equal(await closing(), expected + 70_000)
    assert.equal((await api.post(`/cash-book/entries/${count._id}/undo`, {}, headers)).status, 200)
    assert.equal(await closing(), expected, "what settled a count goes with it")
  })

  it("refuses an entry without a reason or an amount, and days to come", async () => {
    const fieldOf = async (entry: object) => (await enter(entry)).body.errors?.[0].field
    assert.equal(await fieldOf({ kind: "out", amount: 10_000 }), "reason")
    assert.equal(await fieldOf({ kind: "bank", amount: 0 }), "amount")
    assert.equal(await fieldOf({ kind: "bank", amount: 1, on: inDays(1) }), "on")
    assert.equal((await enter({ kind: "count", amount: 0 })).status, 201)
  })
})

describe("the cash book of a day", () => {
  it("equals the ledgers, also after reversals, refunds, a move of the day and dollars at their own rate", async () => {
    const day = inDays(-3)
    const ids = [await book(), await book(), await book(), await book()]
    const [a = "", b = "", c = "", d = ""] = ids
    await paid(a, { amount: 2_000_000, currency: "VND", paidOn: day, method: "transfer", account: KEY })
    await paid(a, { amount: 30_50, currency: "USD", paidOn: day, collectedBy: TU })
    await paid(b, { amount: 77_77, currency: "USD", paidOn: day })
    await paid(b, { kind: "refund", amount: 11_11, currency: "USD", paidOn: day })
    const wrong = await paid(c, { amount: 5_000_000, currency: "VND", paidOn: day, method: "momo" })
    await reverse(c, wrong)
    await paid(c, { amount: 500_000, currency: "VND", paidOn: inDays(-2), method: "momo" })
    await api.put(`/bookings/${d}/price`, { amount: 3_000_000, currency: "VND", version: 1 }, headers)
    await paid(d, { amount: 50_00, currency: "USD", paidOn: day, vndPerUsd: 25_433.5 })
    const moved = await api.post(`/bookings/${a}/move`, { travelDate: inDays(50) }, seller.headers)
    const cancelled = { cancellationReason: "Ill", refundPercent: 35 }
    const ended = await api.put(`/bookings/${b}/cancel`, cancelled, seller.headers)
    assert.deepEqual([moved.status, ended.status], [200, 200], moved.text + ended.text)

    for (const [from, to] of [
      [day, day],
      [inDays(-2), inDays(-2)],
      [inDays(0), inDays(0)],
      [inDays(-9), inDays(0)],
    ]) {
      const { payments, total, byMethod, byColleague } = await read(from, to)
      const rows: { reference: string; customerInfo: unknown; _id: string }[] = []
      for (let page = 1; ; page++) {
        const { bookings } = (await api.get(`/bookings?limit=50&page=${page}`, headers)).body
        rows.push(...bookings)
        if (bookings.length < 50) break
      }
      const sums = { USD: 0, VND: 0, dong: 0, lines: 0 }
      for (const { _id } of rows)
        for (const line of (await api.get(`/bookings/${_id}/payments`, headers)).body.data.payments) {
          if (line.paidOn < from! || line.paidOn > to!) continue
          const sign = line.kind === "payment" ? 1 : -1
          const minor = line.currency === "USD" ? Math.round(line.amount * 100) : line.amount
          sums[line.currency as Currency] += sign * minor
          sums.dong += sign * toVnd({ amount: minor, currency: line.currency }, line.vndPerUsd)
          sums.lines++
        }
      const net = (currency: Currency, { sums }: Pick<CashBook["total"], "sums">) => {
        const { received = 0, refunded = 0 } = sums.find((sum) => sum.currency === currency) ?? {}
        return Math.round((received - refunded) * (currency === "USD" ? 100 : 1))
      }
      assert.equal(payments.length, sums.lines)
      assert.deepEqual([net("VND", total), net("USD", total), total.dong], [sums.VND, sums.USD, sums.dong], `${from}`)
      for (const groups of [byMethod, byColleague]) {
        assert.equal(
          groups.reduce((sum, { dong }) => sum + dong, 0),
          sums.dong,
        )
      }
    }
    const { payments, byCollector } = await read(day)
    assert.deepEqual(byCollector, [
      { key: TU, sums: [{ currency: "USD", received: 30.5, refunded: 0 }], dong: 793_000 },
    ])
    assert.equal(payments.find(({ bookingId }) => bookingId === d)?.dong, 1_271_675)
    assert.equal(payments.find(({ _id }) => _id === wrong)?.isReversed, true)
  })

  it("is an Excel file whose columns add up to the same, đồng first", async () => {
    const day = inDays(-3)
    const { total, till } = await read(day)
    const rows = await fetchSheet(`/exports/cash-book/sheet?from=${day}`, { ...headers, "accept-language": "vi" })
    const heads = rows.findIndex((row) => row[0] === "Ngày")
    const names = rows[heads] as string[]
    assert.deepEqual(names.slice(4, 8), ["Thu (đồng)", "Chi, hoàn (đồng)", "Thu (USD)", "Chi, hoàn (USD)"])
    const sumOf = (name: string) =>
      rows.slice(heads + 1).reduce((sum, row) => sum + Number(row[names.indexOf(name)] ?? 0), 0)
    const dong = total.sums.find(({ currency }) => currency === "VND")
    assert.deepEqual(
      [sumOf("Thu (đồng)"), sumOf("Chi, hoàn (đồng)"), sumOf("Quy ra đồng")],
      [dong?.received, dong?.refunded, total.dong],
    )
    const { opening, closing } = till.find(({ currency }) => currency === "USD")!
    assert.equal(sumOf("Vào, ra quỹ (USD)").toFixed(2), (closing - opening).toFixed(2))
  })

  it("adds up more payments than it lists, which one file can't hold", async () => {
    const id = await book()
    const [from, to] = [inDays(-200), inDays(-190)]
    await transact(async (transaction) => {
      // As if each had been recorded long ago: the booking needn't be added up five thousand times.
      await transaction.execute(sql`set local session_replication_role = replica`)
      await transaction.execute(sql`insert into booking_payments
        (booking_id, kind, amount_minor, currency, fx_rate, method, paid_on, note)
        select ${id}, 'payment', 1000, 'VND', 26000, 'cash', ${from}, '' from generate_series(1, 5001)`)
    })
    const { payments, paymentCount, total, till } = await read(from, to)
    assert.deepEqual([payments.length, paymentCount, total.dong], [5_000, 5_001, 5_001_000])
    assert.equal(till.find(({ currency }) => currency === "VND")?.received, 5_001_000)
    const refused = await api.get(`/exports/cash-book/sheet?from=${from}&to=${to}`, headers)
    assert.deepEqual([refused.status, refused.body.errors[0].field], [422, "to"])
  })

  it("refuses more than a year, and a last day before the first", async () => {
    for (const query of [`from=${inDays(-400)}&to=${inDays(0)}`, `from=${inDays(0)}&to=${inDays(-1)}`]) {
      const { status, body } = await api.get(`/cash-book?${query}`, headers)
      assert.deepEqual([status, body.errors[0].field], [422, "to"])
    }
  })
})
