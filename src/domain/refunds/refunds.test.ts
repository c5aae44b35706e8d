import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import jsQR from "jsqr"
import sharp from "sharp"
import { QRPay } from "vietnam-qr-pay"
import { db } from "#server/database/database.server.ts"
import { bookTour, emma, inDays, signInStaff, signUp, type Visitor, withNewAddress } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"
import { endingOf } from "./refund.ts"
import { sweepRefundAccounts } from "./refunds.server.ts"

const { api, tours } = await openTestSite("pglite")
const accountant = await signInStaff(api, "accounts", "hoa")
const manager = await signInStaff(api, "staff")
const sales = await signInStaff(api, "sales")

const ACCOUNT = {
  way: "transfer",
  bin: "970436",
  bankName: "",
  accountNumber: "0123 456 789",
  holder: "Trần Văn Đức",
  note: "",
}

/** A booking that was paid and then cancelled free of charge. */
async function cancelled(paid = 1_000_000) {
  const customerInfo = withNewAddress(emma)
  const made = await bookTour(api, tours.hoiAnLanterns, { customerInfo, language: "en" })
  await api.post(`/bookings/${made.id}/confirm`, {}, manager.headers)
  const line = { kind: "payment", amount: paid, currency: "VND", vndPerUsd: 26_000, method: "transfer" }
  const { status, text } = await api.post(
    `/bookings/${made.id}/payments`,
    { ...line, paidOn: inDays(0) },
    manager.headers,
  )
  assert.equal(status, 201, text)
  const gone = await api.put(`/bookings/${made.id}/cancel`, { cancellationReason: "Illness" }, made.guest)
  assert.equal(gone.status, 200, gone.text)
  return { ...made, email: customerInfo.email }
}

const enter = (id: string, account: object, headers: Record<string, string>) =>
  api.put(`/refunds/${id}/account`, account, headers)
const state = async (id: string, headers: Record<string, string>) =>
  (await api.get(`/refunds/${id}`, headers)).body.data
const listed = async (id: string, { headers } = accountant) =>
  (await api.get(`/refunds?booking=${id}`, headers)).body.data[0]
const begin = async (id: string, { headers }: Visitor = accountant) =>
  (await api.post(`/refunds/${id}/begin`, {}, headers)).body.data
const record = (id: string, refund: object, { headers } = accountant, key?: string) =>
  api.post(`/refunds/${id}`, { method: "transfer", ...refund }, { ...headers, ...(key && { "idempotency-key": key }) })
const mailsTo = async (email: string) => (await api.sendMails()).filter(({ headers }) => headers.to === email)

describe("the account of a refund", () => {
  it("is entered by the guest, shown without its number, and mailed", async () => {
    const { id, guest, email, reference } = await cancelled()
    assert.deepEqual(await state(id, guest), {
      ...{ owed: 1_000_000, owedOwn: 38.46, currency: "USD", account: null, isBegun: false, version: 0 },
      ...{ paid: 38.46, paidOther: 1_000_000, refunded: 0, refundedOther: 0, refundedOn: null },
    })
    await api.sendMails()
    assert.deepEqual(["123", "4567", "68686868"].map(endingOf), ["3", "67", "6868"])
    const { status, body, text } = await enter(id, { ...ACCOUNT, version: 0 }, guest)
    assert.equal(status, 200, text)
    const shown = { way: "transfer", bank: "Vietcombank", ending: "6789", holder: "TRAN VAN DUC", note: "" }
    assert.deepEqual(body.data.account, shown)
    assert.equal(JSON.stringify(await state(id, guest)).includes("0123456789"), false)
    assert.equal(JSON.stringify(await state(id, sales.headers)).includes("0123456789"), false)
    const [mail] = await mailsTo(email)
    assert.match(mail!.headers.subject ?? "", new RegExp(reference))
    for (const words of ["Vietcombank", "••••6789", "TRAN VAN DUC", "If this wasn't you"])
      assert.ok(mail?.text.includes(words), `${words} in ${mail?.text}`)
    assert.equal(mail?.text.includes("0123456789"), false)
    assert.equal((await listed(id)).account.accountNumber, "0123456789")
  })

  it("is told to the mailbox of before, too, and staff read of it, when the address is changed next", async () => {
    const customerInfo = withNewAddress(emma)
    const { id, guest } = await bookTour(api, tours.hoiAnLanterns, { customerInfo, language: "en" })
    const line = { kind: "payment", amount: 9_000_000, currency: "VND", vndPerUsd: 26_000, method: "transfer" }
    const sent = { ...line, paidOn: inDays(0), aboveBalance: true }
    assert.equal((await api.post(`/bookings/${id}/payments`, sent, manager.headers)).status, 201)
    await api.sendMails()
    assert.equal((await enter(id, ACCOUNT, guest)).status, 200)
    assert.equal((await listed(id)).addressChangedAt, null)
    const { version } = (await api.get(`/bookings/${id}`, manager.headers)).body.booking
    const moved = { customerInfo: { email: withNewAddress(emma).email }, version }
    assert.equal((await api.put(`/bookings/${id}`, moved, manager.headers)).status, 200)
    const warnings = (await mailsTo(customerInfo.email)).filter(({ text }) => text.includes("If this wasn't you"))
    const [warning] = warnings.filter(({ text }) => text.includes("how to pay its refund"))
    assert.ok(warning)
    assert.doesNotMatch(warning.text, /6789|TRAN VAN DUC|\/bookings\//)
    assert.ok((await listed(id)).addressChangedAt)
  })

  it("is taken by the name of a bank that isn't listed, in cash, or another way", async () => {
    const { id, guest } = await cancelled()
    const other = { ...ACCOUNT, bin: "", bankName: "Sparkasse Köln" }
    assert.equal((await enter(id, other, guest)).body.data.account.bank, "Sparkasse Köln")
    assert.equal((await begin(id)).vietQr, null)
    await api.post(`/refunds/${id}/put-back`, {}, accountant.headers)
    const cash = await enter(id, { ...ACCOUNT, way: "cash", note: "On 5 December" }, guest)
    assert.deepEqual(cash.body.data.account, { way: "cash", bank: "", ending: "", holder: "", note: "On 5 December" })
    assert.equal((await enter(id, { way: "other", note: "PayPal, emma@mail.example" }, guest)).status, 200)
  })

  it("says what is wrong, at the field", async () => {
    const { id, guest } = await cancelled()
    const cases: [changes: object, field: string, message: RegExp][] = [
      [{ way: "cheque" }, "way", /how you want your money back/],
      [{ bin: "" }, "bin", /choose your bank/],
      [{ bin: "999999" }, "bin", /choose your bank/],
      [{ accountNumber: "" }, "accountNumber", /1 to 19/],
      [{ accountNumber: "12/34" }, "accountNumber", /1 to 19/],
      [{ holder: "" }, "holder", /as the bank writes it/],
      [{ way: "other", note: "" }, "note", /how we can give it back/],
    ]
    for (const [changes, field, message] of cases) {
      const { status, body } = await enter(id, { ...ACCOUNT, ...changes }, guest)
      assert.deepEqual([status, body.errors?.[0].field], [422, field], JSON.stringify([changes, body]))
      assert.match(body.errors[0].message, message)
    }
    const empty = await enter(id, { way: "transfer", bin: "", bankName: "", accountNumber: "", holder: "" }, guest)
    const fields = empty.body.errors.map(({ field }: { field: string }) => field)
    assert.deepEqual(fields.toSorted(), ["accountNumber", "bin", "holder"])
  })

  it("is refused from strangers, from colleagues without the right, and while nothing is owed", async () => {
    const { id } = await cancelled()
    const stranger = await signUp(api)
    for (const headers of [{}, stranger.headers, (await cancelled()).guest])
      assert.equal((await enter(id, ACCOUNT, headers)).status, 404)
    assert.equal((await enter(id, ACCOUNT, sales.headers)).status, 403)
    const { id: unpaid, guest } = await bookTour(api, tours.hoiAnLanterns, { customerInfo: withNewAddress(emma) })
    const { status, body } = await enter(unpaid, ACCOUNT, guest)
    assert.deepEqual([status, body.code], [409, "NOTHING_OWED"])
  })

  it("is never overwritten from an old page, nor once staff have begun", async () => {
    const { id, guest } = await cancelled()
    await enter(id, { ...ACCOUNT, version: 0 }, guest)
    const old = await enter(id, { ...ACCOUNT, accountNumber: "666", version: 0 }, guest)
    assert.deepEqual([old.status, old.body.code], [409, "VERSION_CONFLICT"])
    await begin(id)
    assert.equal((await state(id, guest)).isBegun, true)
    const late = await enter(id, { ...ACCOUNT, accountNumber: "666", version: 1 }, guest)
    assert.deepEqual([late.status, late.body.code], [409, "REFUND_BEGUN"])
    assert.equal((await begin(id)).begunBefore, null)
    assert.equal((await begin(id, manager)).begunBefore.by, "hoa")
    await api.post(`/refunds/${id}/put-back`, {}, accountant.headers)
    assert.equal((await enter(id, { ...ACCOUNT, accountNumber: "1234567", version: 1 }, guest)).status, 200)
  })
})

describe("refunds", () => {
  it("are listed for those who refund, oldest first", async () => {
    const first = await cancelled()
    const second = await cancelled(2_000_000)
    const { body } = await api.get("/refunds?limit=100", manager.headers)
    const ids = body.data.map(({ _id }: { _id: string }) => _id)
    assert.ok(ids.indexOf(first.id) < ids.indexOf(second.id))
    assert.ok(ids.includes(first.id))
    const { owed, owedOwn, currency, account, begun } = await listed(second.id)
    assert.deepEqual([owed, owedOwn, currency, account, begun], [2_000_000, 76.92, "USD", null, null])
    for (const { headers } of [sales, { headers: first.guest }])
      assert.notEqual((await api.get("/refunds", headers)).status, 200)
  })

  it("have a code that reads as the guest's account, the sum and the reference", async () => {
    const { id, guest, reference } = await cancelled()
    await enter(id, ACCOUNT, guest)
    const { vietQr, content, owed } = await begin(id)
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 ${vietQr.size} ${vietQr.size}"><rect width="100%" height="100%" fill="#fff"/><path d="${vietQr.path}"/></svg>`
    const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const scanned = jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? ""
    const read = new QRPay(scanned)
    assert.deepEqual([read.isValid, read.consumer.bankBin, read.consumer.bankNumber], [true, "970436", "0123456789"])
    assert.deepEqual([read.amount, read.additionalData.purpose], [String(owed), content])
    assert.equal(content, `HOAN ${reference.replaceAll("-", "")}`)
    const { consumer, amount, additionalData } = read
    const bankNumber = consumer.bankNumber ?? ""
    const bankBin = consumer.bankBin ?? ""
    const purpose = additionalData.purpose ?? ""
    assert.equal(QRPay.initVietQR({ bankBin, bankNumber, amount: amount ?? "", purpose }).build(), vietQr.text)
  })

  it("are recorded in the ledger with one tap, and the guest is told", async () => {
    const { id, guest, email } = await cancelled()
    await enter(id, ACCOUNT, guest)
    const { owed, version } = await begin(id)
    await api.sendMails()
    const key = crypto.randomUUID()
    const first = await record(id, { amount: owed, accountVersion: version }, accountant, key)
    const again = await record(id, { amount: owed, accountVersion: version }, accountant, key)
    assert.deepEqual([first.status, again.status], [201, 201])
    assert.deepEqual(again.body, first.body)
    const { payments, balance, balanceOther } = (await api.get(`/bookings/${id}/payments`, accountant.headers)).body
      .data
    assert.deepEqual([payments.length, balance, balanceOther], [2, 0, 0])
    assert.deepEqual([payments[1].kind, payments[1].amount, payments[1].currency], ["refund", 1_000_000, "VND"])
    assert.equal(await listed(id), undefined)
    const { paid, paidOther, refunded, refundedOther, refundedOn } = await state(id, guest)
    assert.deepEqual([paid, paidOther], [38.46, 1_000_000])
    assert.deepEqual([refunded, refundedOther, refundedOn], [38.46, 1_000_000, inDays(0)])
    const twice = await record(id, { amount: owed, accountVersion: version })
    assert.deepEqual([twice.status, twice.body.code], [409, "NOTHING_OWED"])
    await db.execute(sql`update outbox set next_attempt_at = now() where kind = 'booking-refunded'`)
    const [mail] = await mailsTo(email)
    for (const words of ["We have refunded ₫1,000,000", "••••6789"])
      assert.ok(mail?.text.includes(words), `${words} in ${mail?.text}`)
  })

  it("are undone by a counter-entry, and then nothing is announced", async () => {
    const { id, email } = await cancelled()
    const { paymentId } = (await record(id, { amount: 1_000_000, accountVersion: 0, method: "cash" })).body.data
    await api.sendMails()
    const path = `/bookings/${id}/payments/${paymentId}/reverse`
    assert.equal((await api.post(path, { reason: "Not sent" }, accountant.headers)).status, 201)
    assert.equal((await listed(id)).owed, 1_000_000)
    const { refunded, refundedOn } = await state(id, accountant.headers)
    assert.deepEqual([refunded, refundedOn], [0, null])
    await db.execute(sql`update outbox set next_attempt_at = now() where kind = 'booking-refunded'`)
    assert.deepEqual(await mailsTo(email), [])
  })

  it("are refused once another sum is owed or the guest has changed the account, with the new sum", async () => {
    const { id, guest } = await cancelled()
    await enter(id, ACCOUNT, guest)
    const line = { kind: "payment", amount: 500_000, currency: "VND", vndPerUsd: 26_000, method: "cash" }
    const more = { ...line, paidOn: inDays(0), aboveBalance: true }
    await api.post(`/bookings/${id}/payments`, more, manager.headers)
    const sum = await record(id, { amount: 1_000_000, accountVersion: 1 })
    assert.deepEqual([sum.status, sum.body.code, sum.body.owed], [409, "BALANCE_CHANGED", 1_500_000])
    assert.match(sum.body.message, /₫1,500,000/)
    await enter(id, { ...ACCOUNT, accountNumber: "7654321", version: 1 }, guest)
    const account = await record(id, { amount: 1_500_000, accountVersion: 1 })
    assert.deepEqual([account.status, account.body.code], [409, "REFUND_ACCOUNT_CHANGED"])
    assert.equal((await record(id, { amount: 1_500_000, accountVersion: 2 })).status, 201)
  })
})

describe("the personal data of a refund", () => {
  const accounts = async (id: string) =>
    Number((await db.execute(sql`select count(*) from refund_accounts where booking_id = ${id}`)).rows[0]?.count)

  it("is erased a month after the refund, and kept while something is owed", async () => {
    const paidBack = await cancelled()
    const owing = await cancelled()
    for (const { id, guest } of [paidBack, owing]) await enter(id, ACCOUNT, guest)
    assert.equal((await record(paidBack.id, { amount: 1_000_000, accountVersion: 1 })).status, 201)
    await sweepRefundAccounts()
    assert.equal(await accounts(paidBack.id), 1)
    await db.execute(sql`update refund_accounts set updated_at = now() - interval '31 days'`)
    await sweepRefundAccounts()
    assert.deepEqual([await accounts(paidBack.id), await accounts(owing.id)], [0, 1])
  })

  it("is in the export, and erased with the booking", async () => {
    const admin = await signInStaff(api, "admin")
    const { id, guest, email } = await cancelled()
    await enter(id, ACCOUNT, guest)
    const { body } = await api.post("/people/export", { email }, admin.headers)
    assert.equal(body.data.refundAccounts[0].accountNumber, "0123456789")
    const { status, text } = await api.post("/people/erase", { email }, admin.headers)
    assert.equal(status, 200, text)
    assert.equal(await accounts(id), 0)
  })
})
