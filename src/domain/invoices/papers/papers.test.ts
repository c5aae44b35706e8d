import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, it } from "node:test"
import { eq } from "drizzle-orm"
import jsQR from "jsqr"
import sharp from "sharp"
import { api as app } from "#api.server.ts"
import { bookings } from "#domain/bookings/bookings.table.server.ts"
import type { Paper } from "#domain/invoices/invoice.ts"
import { papers } from "#domain/invoices/papers/papers.table.server.ts"
import type { BankAccount } from "#domain/settings/bank-accounts/bank-account.ts"
import { storeSettings } from "#domain/settings/settings.server.ts"
import { formatPrice } from "#i18n/format.ts"
import { db } from "#server/database/database.server.ts"
import { bookTour, company, emma, inDays, signInStaff, withNewAddress } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite()
const staff = await signInStaff(api, "sales", "hoa")

const ACCOUNT: BankAccount = {
  ...{ bin: "970436", bankName: "", accountNumber: "1017595600", holder: "CONG TY GHE", branch: "" },
  ...{ currency: "VND", swift: "", usedFor: "all" },
}
const BUYER = {
  ...{ kind: "company", name: "Công ty TNHH Sông Hồng", taxCode: "0312345678-001" },
  address: "12 Tràng Tiền, Hoàn Kiếm, Hà Nội",
}
const LEGAL = { legalName: "CÔNG TY TNHH GHÉ VIỆT NAM", taxCode: "0109876543" }

const book = (changes: object = {}) =>
  bookTour(api, tours.hoiAnLanterns, { customerInfo: withNewAddress(emma), language: "en", ...changes })
const receiptFor = (id: string, paymentId: string) =>
  api.post(`/papers/bookings/${id}/receipts`, { paymentId }, staff.headers)
const requestFor = (id: string, body: object = {}) =>
  api.post(`/papers/bookings/${id}/requests`, { dueOn: inDays(7), ...body }, staff.headers)
const papersOf = async (id: string, headers: Record<string, string>) =>
  (await api.get(`/invoices/bookings/${id}`, headers)).body.data.papers
const hasTool = spawnSync("pdftotext", ["-v"]).error === undefined
const needsTool = { skip: hasTool ? false : "pdftotext (poppler-utils) is not installed" }

async function pay(id: string, amount = 1_290_000, method = "cash"): Promise<string> {
  const line = { kind: "payment", amount, currency: "VND", vndPerUsd: 26_000, method, paidOn: inDays(0) }
  const { body } = await api.post(`/bookings/${id}/payments`, line, staff.headers)
  return body.data.payments.at(-1)._id
}
async function pdfAt(file: string): Promise<Buffer> {
  const response = await app.request(file)
  assert.equal(response.status, 200)
  return Buffer.from(await response.arrayBuffer())
}
const textIn = (pdf: Buffer) =>
  spawnSync("pdftotext", ["-layout", "-", "-"], { input: pdf }).stdout.toString().normalize("NFC").replace(/\s+/g, " ")

describe("receipts", () => {
  it("are numbered from 1 each year, once for a payment", async () => {
    const { id } = await book()
    const [first, second] = [await pay(id, 500_000), await pay(id, 300_000)]
    const one = (await receiptFor(id, first)).body.data
    const copy = (await receiptFor(id, first)).body.data
    const two = (await receiptFor(id, second)).body.data
    const year = inDays(0).slice(0, 4)
    assert.deepEqual([one.number, copy.number, two.number], [`PT${year}-0001`, `PT${year}-0001`, `PT${year}-0002`])
    assert.deepEqual([one.amount, one.currency, one.kind], [500_000, "VND", "receipt"])
    assert.equal((await requestFor(id)).body.data.number, `DN${year}-0001`)
  })

  it("are of the till for cash only, and numbered apart for transfers", async () => {
    const { id } = await book()
    const { number, kind } = (await receiptFor(id, await pay(id, 200_000, "transfer"))).body.data
    assert.deepEqual([number, kind], [`BN${inDays(0).slice(0, 4)}-0001`, "confirmation"])
  })

  it("keep name and address when the guest is erased, but no passport and no email", async () => {
    const customerInfo = withNewAddress(emma)
    const foreigner = { kind: "person", name: "Emma Jones", passport: "PZ7654321", address: "1 High Street, Leeds" }
    const { id } = await book({ customerInfo, buyer: { ...foreigner, email: customerInfo.email } })
    await receiptFor(id, await pay(id, 2_340_000))
    const pastDay = {
      status: "completed",
      travelDate: inDays(-3),
      startsAt: new Date(Date.now() - 3 * 86_400_000),
    } as const
    await db.update(bookings).set(pastDay).where(eq(bookings.id, id))
    const admin = await signInStaff(api, "admin", "lead")
    assert.equal((await api.post("/people/erase", { email: customerInfo.email }, admin.headers)).status, 200)
    const [kept] = await db.select().from(papers).where(eq(papers.bookingId, id))
    assert.deepEqual([kept?.payerName, kept?.buyer?.address], ["Emma Jones", foreigner.address])
    assert.doesNotMatch(JSON.stringify(kept), /PZ7654321|@/)
  })

  it("are void once the payment is taken back, which gets none", async () => {
    const { id } = await book()
    const [kept, wrong] = [await pay(id, 400_000), await pay(id, 400_000)]
    await receiptFor(id, kept)
    const accountant = await signInStaff(api, "accounts", "ngoc")
    for (const paymentId of [kept, wrong])
      await api.post(`/bookings/${id}/payments/${paymentId}/reverse`, { reason: "Typed twice" }, accountant.headers)
    assert.equal((await receiptFor(id, wrong)).status, 422)
    assert.equal((await papersOf(id, staff.headers))[0].isVoid, true)
    assert.equal((await receiptFor((await book()).id, kept)).status, 422, "of another booking")
  })
})

describe("requests for payment", () => {
  it("ask for what is owed, and for no more", async () => {
    const { id, booking } = await book()
    const { balanceOther } = booking
    assert.equal((await requestFor(id)).body.data.amount, balanceOther)
    assert.equal((await requestFor(id, { amount: 100_000 })).body.data.amount, 100_000)
    const refused = await requestFor(id, { amount: balanceOther + 1 })
    assert.deepEqual([refused.status, refused.body.errors[0].field], [422, "amount"])
    assert.equal((await requestFor(id, { dueOn: inDays(-1) })).status, 422)
    assert.equal((await requestFor(id, { currency: "USD" })).body.data.currency, "USD")
    const unnamed = await api.post(`/papers/bookings/${id}/requests`, {}, staff.headers)
    assert.deepEqual([unnamed.status, unnamed.body.data?.amount], [201, balanceOther], unnamed.text)
  })

  it("are made and mailed once by a double press", async () => {
    const { id } = await book()
    const twice = (path: string, key: string) => {
      const headers = { ...staff.headers, "idempotency-key": key }
      const press = () =>
        api.post(`/papers/bookings/${id}/${path}`, path === "requests" ? { dueOn: null } : {}, headers)
      return Promise.all([press(), press()])
    }
    await twice("requests", "double-press-1")
    const made = await papersOf(id, staff.headers)
    assert.equal(made.length, 1)
    await api.sendMails()
    await twice(`${made[0]._id}/mail`, "double-press-2")
    assert.equal((await api.sendMails()).length, 1)
  })
})

describe("papers as PDF", needsTool, () => {
  it("say in both languages who pays what to whom, with the amount in words and a code that reads", async () => {
    await storeSettings({ ...company, ...LEGAL, bankAccounts: [ACCOUNT] })
    const { id, reference, guest } = await book({ buyer: BUYER })
    await pay(id)
    const made = (await requestFor(id, { amount: 1_050_000 })).body.data
    const pdf = await pdfAt((await papersOf(id, guest)).at(-1).file)
    const text = textIn(pdf)
    for (const words of [
      ...["Request for payment", "Đề nghị thanh toán", made.number, LEGAL.legalName, LEGAL.taxCode, BUYER.name],
      ...[BUYER.taxCode, reference, "₫1,050,000", "Một triệu không trăm năm mươi nghìn đồng", "1017595600"],
      ...["One million fifty thousand Vietnamese đồng", reference.replaceAll("-", "")],
    ])
      assert.ok(text.includes(words), `${words} in ${text}`)
    const file = join(api.dataDir, "request")
    writeFileSync(`${file}.pdf`, pdf)
    spawnSync("pdfimages", ["-png", `${file}.pdf`, file])
    const { data, info } = await sharp(`${file}-000.png`)
      .extend({ top: 40, bottom: 40, left: 40, right: 40, background: "#fff" })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const read = jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? ""
    assert.match(read, /^000201010212.*01101017595600.*5303704.*54071050000.*5802VN/)
    assert.ok(read.includes(reference.replaceAll("-", "")))
  })

  it("confirm a transfer without the signature of a cashier", async () => {
    const { id } = await book({ language: "vi" })
    const { file } = (await receiptFor(id, await pay(id, 90_000, "transfer"))).body.data
    const text = textIn(await pdfAt(file))
    assert.match(text, /Biên nhận thanh toán/)
    assert.match(text, /Người thanh toán/)
    assert.doesNotMatch(text, /Phiếu thu|Thủ quỹ|Người nộp tiền/)
  })

  it("name the account of the product and what the transfer is for, as page and mails do", async () => {
    const own = { ...ACCOUNT, accountNumber: "99887766", products: [tours.hoiAnLanterns] }
    await storeSettings({ ...company, ...LEGAL, bankAccounts: [ACCOUNT, own] })
    const { id, guest, reference } = await book()
    await api.post(`/bookings/${id}/confirm`, {}, staff.headers)
    const [asked] = (await api.get(`/bookings/${id}`, guest)).body.booking.payTo
    const { file } = (await requestFor(id)).body.data
    const text = textIn(await pdfAt(file))
    const inDollars = (await requestFor(id, { amount: 4_000, currency: "USD" })).body.data
    const { pricing, balance, balanceOther } = (await api.get(`/bookings/${id}`, guest)).body.booking
    assert.equal(pricing.currency, "USD")
    const both = `${formatPrice(balanceOther, "VND", "en")} (${formatPrice(balance, "USD", "en")})`
    assert.ok(text.split(both).length === 3, `price and what is asked for, in đồng and dollars: ${both} in ${text}`)
    const dong = formatPrice(Math.round((40 * pricing.vndPerUsd) / 1_000) * 1_000, "VND", "en")
    assert.ok(textIn(await pdfAt(inDollars.file)).includes(`${formatPrice(40, "USD", "en")} (${dong})`))
    for (const words of [own.accountNumber, asked.content]) assert.ok(text.includes(words), `${words} in ${text}`)
    assert.ok(asked.content.includes(reference.replaceAll("-", "")))
  })

  it("mark a void receipt", async () => {
    const { id } = await book({ language: "vi" })
    const paymentId = await pay(id, 21_000)
    const { file } = (await receiptFor(id, paymentId)).body.data
    assert.match(textIn(await pdfAt(file)), /Hai mươi mốt nghìn đồng/)
    const { headers } = await signInStaff(api, "accounts", "binh")
    await api.post(`/bookings/${id}/payments/${paymentId}/reverse`, { reason: "Wrong guest" }, headers)
    assert.match(textIn(await pdfAt(file)), /ĐÃ HỦY/)
  })

  it("mark a request whose sum is paid or more than is owed, and name no account for it", async () => {
    await storeSettings({ ...company, ...LEGAL, bankAccounts: [ACCOUNT] })
    const { id } = await book({ language: "en" })
    const all = (await requestFor(id)).body.data
    const part = (await requestFor(id, { amount: 500_000 })).body.data
    const isDue = async ({ file }: Paper) => {
      const text = textIn(await pdfAt(file))
      assert.equal(/1017595600/.test(text), !/NO LONGER DUE|PAID ·/.test(text), text)
      return /1017595600/.test(text)
    }
    assert.deepEqual([await isDue(all), await isDue(part)], [true, true])
    await pay(id, 100_000)
    assert.deepEqual([await isDue(all), await isDue(part)], [false, true])
    await pay(id, 400_000)
    assert.deepEqual([await isDue(all), await isDue(part)], [false, false])
  })
})

describe("papers", () => {
  it("open by their sealed link alone", async () => {
    const { id } = await book()
    const { file } = (await requestFor(id)).body.data
    const path = file.replace(/^\/api/, "")
    assert.equal((await api.get(path.split("?")[0], staff.headers)).status, 404)
    assert.equal((await api.get(`${path}x`)).status, 404)
    const other = (await requestFor((await book()).id)).body.data
    assert.equal((await api.get(path.replace(/token=.*/, other.file.split("?")[1]))).status, 404)
  })

  it("are mailed to the guest or the address of the invoice, and guests download those of their own booking", async () => {
    const { id, guest } = await book()
    const { _id, number } = (await requestFor(id)).body.data
    await api.sendMails()
    assert.equal((await api.post(`/papers/bookings/${id}/${_id}/mail`, {}, staff.headers)).status, 200)
    const [mail] = await api.sendMails()
    assert.match(mail?.headers.subject ?? "", /Request for payment DN/)
    assert.equal(mail?.attachments[0]?.filename, `${number}.pdf`)
    assert.deepEqual(
      (await papersOf(id, guest)).map((one: { number: string }) => one.number),
      [number],
    )
    await api.put(`/bookings/${id}/buyer`, { buyer: { ...BUYER, email: "ke.toan@songhong.example" } }, guest)
    assert.equal(
      (await api.get(`/invoices/bookings/${id}`, staff.headers)).body.data.mailTo,
      "ke.toan@songhong.example",
    )
    await api.post(`/papers/bookings/${id}/${_id}/mail`, {}, staff.headers)
    assert.deepEqual(
      (await api.sendMails()).map(({ headers }) => headers.to),
      ["ke.toan@songhong.example"],
    )
    const stranger = await book()
    assert.equal((await api.post(`/papers/bookings/${stranger.id}/${_id}/mail`, {}, staff.headers)).status, 404)
  })
  it("are not mailed once they are void or nothing is owed, even if the mail was queued before", async () => {
    const { id } = await book()
    const { headers } = await signInStaff(api, "accounts", "quynh")
    const mail = (paperId: string) => api.post(`/papers/bookings/${id}/${paperId}/mail`, {}, headers)
    const stateOf = async () =>
      (await papersOf(id, headers)).map(({ isVoid, isSettled, isPaid }: Paper) => ({ isVoid, isSettled, isPaid }))
    const asked = (await requestFor(id)).body.data
    const paymentId = await pay(id, asked.amount)
    const receipt = (await receiptFor(id, paymentId)).body.data
    await api.sendMails()
    assert.deepEqual(await stateOf(), [
      { isVoid: false, isSettled: true, isPaid: true },
      { isVoid: false, isSettled: false, isPaid: false },
    ])
    const settled = await mail(asked._id)
    assert.deepEqual([settled.status, settled.body.code], [409, "PAPER_OUTDATED"])
    assert.match(settled.body.message, /no longer due/)
    assert.equal((await mail(receipt._id)).status, 200)
    await api.post(`/bookings/${id}/payments/${paymentId}/reverse`, { reason: "Wrong guest" }, headers)
    const late = await mail(receipt._id)
    assert.deepEqual([late.status, late.body.code], [409, "PAPER_OUTDATED"])
    assert.deepEqual(await stateOf(), [
      { isVoid: false, isSettled: false, isPaid: false },
      { isVoid: true, isSettled: false, isPaid: false },
    ])
    const subjects = (await api.sendMails()).map(({ headers }) => headers.subject)
    assert.doesNotMatch(subjects.join(), new RegExp(receipt.number))
    assert.equal((await mail(asked._id)).status, 200)
    await pay(id, asked.amount)
    assert.doesNotMatch((await api.sendMails()).map(({ headers }) => headers.subject).join(), new RegExp(asked.number))
  })

  it("are one if they are asked for twice, until the sum is paid", async () => {
    const { id } = await book()
    const [one, again] = [
      (await requestFor(id, { amount: 300_000 })).body.data,
      (await requestFor(id, { amount: 300_000 })).body.data,
    ]
    assert.equal(again._id, one._id)
    const later = (await requestFor(id, { amount: 300_000, dueOn: inDays(2) })).body.data
    assert.notEqual(later._id, one._id)
    await pay(id, 600_000)
    assert.notEqual((await requestFor(id, { amount: 300_000 })).body.data._id, one._id)
  })

  it("ask for their own sum: a deposit that was paid isn't asked for again while the rest is owed", async () => {
    const { id, guest } = await book()
    const { headers } = await signInStaff(api, "accounts", "lan")
    await pay(id, 500_000)
    const deposit = (await requestFor(id, { amount: 400_000 })).body.data
    const rest = (await requestFor(id, { amount: 600_000 })).body.data
    const settledOnes = async () =>
      (await papersOf(id, guest)).filter(({ isSettled }: Paper) => isSettled).map(({ _id }: Paper) => _id)
    assert.deepEqual(await settledOnes(), [])
    const paymentId = await pay(id, 400_000)
    assert.deepEqual(await settledOnes(), [deposit._id])
    const mail = (paperId: string) => api.post(`/papers/bookings/${id}/${paperId}/mail`, {}, staff.headers)
    assert.deepEqual([(await mail(deposit._id)).status, (await mail(rest._id)).status], [409, 200])
    await pay(id, 300_000)
    assert.deepEqual(await settledOnes(), [deposit._id], "neither payment counts for both")
    await api.post(`/bookings/${id}/payments/${paymentId}/reverse`, { reason: "Wrong guest" }, headers)
    assert.deepEqual(await settledOnes(), [])
  })
})
