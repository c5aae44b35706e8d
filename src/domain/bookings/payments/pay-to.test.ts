import assert from "node:assert/strict"
import { before, describe, it } from "node:test"
import { inflateSync } from "node:zlib"
import jsQR from "jsqr"
import sharp from "sharp"
import { QRPay } from "vietnam-qr-pay"
import { api as site } from "#api.server.ts"
import type { PayTo } from "#domain/bookings/booking.ts"
import type { BankAccount } from "#domain/settings/bank-accounts/bank-account.ts"
import { bookTour, emma, signInStaff, withNewAddress } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite()
const staff = await signInStaff(api, "admin")

const IN_DONG: BankAccount = {
  ...{ bin: "970436", bankName: "", accountNumber: "1017595600", holder: "CONG TY SONG XANH" },
  ...{ branch: "", currency: "VND", swift: "", usedFor: "all" },
}
const IN_DOLLARS: BankAccount = { ...IN_DONG, accountNumber: "1017595601", currency: "USD", swift: "BFTVVNVX" }

const keep = (bankAccounts: BankAccount[]) =>
  api
    .put("/settings/group/bankAccounts", { bankAccounts }, staff.headers)
    .then(({ status }) => assert.equal(status, 200))
const book = () => bookTour(api, tours.hoiAnLanterns, { customerInfo: withNewAddress(emma), language: "en" })
const confirm = (id: string) => api.post(`/bookings/${id}/confirm`, {}, staff.headers)
const read = async (id: string, headers: Record<string, string>) =>
  (await api.get(`/bookings/${id}`, headers)).body.booking
const pay = (id: string, amount: number, currency: string) =>
  api.post(
    `/bookings/${id}/payments`,
    {
      kind: "payment",
      amount,
      currency,
      vndPerUsd: 26_000,
      method: "transfer",
      paidOn: new Date().toISOString().slice(0, 10),
    },
    staff.headers,
  )

/** Reads a code as a bank's app does. */
async function scan(png: Buffer): Promise<QRPay> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const text = jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? ""
  const read = new QRPay(text)
  assert.equal(read.isValid, true, text)
  return read
}

/** Returns what the codes say that are drawn on a PDF, whose pictures are deflated rows of red, green and blue. */
function scanVoucher(pdf: Buffer): string[] {
  const pictures = [...pdf.toString("latin1").matchAll(/\/Subtype \/Image[^>]*?\/DeviceRGB[^>]*?>>\s*stream\r?\n/g)]
  return pictures.map(({ 0: head, index }) => {
    const [width = 0, height = 0, length = 0] = ["Width", "Height", "Length"].map((name) =>
      Number(new RegExp(`/${name} (\\d+)`).exec(head)?.[1]),
    )
    const colors = inflateSync(pdf.subarray(index + head.length, index + head.length + length))
    const pixels = Uint8ClampedArray.from({ length: width * height * 4 }, (_, nth) =>
      nth % 4 === 3 ? 255 : (colors[Math.floor(nth / 4) * 3 + (nth % 4)] ?? 0),
    )
    return jsQR(pixels, width, height)?.data ?? ""
  })
}

function checkCode(code: QRPay, { amount, content }: PayTo) {
  assert.deepEqual([code.consumer.bankBin, code.consumer.bankNumber], ["970436", "1017595600"])
  assert.deepEqual([code.amount, code.additionalData.purpose], [String(amount), content])
}

describe("where a guest pays", () => {
  before(() => keep([IN_DONG, IN_DOLLARS]))

  it("is said once the booking is confirmed, as far as something is owed", async () => {
    const { id, guest } = await book()
    assert.deepEqual((await read(id, guest)).payTo, [])
    assert.equal((await api.get(`/bookings/${id}/vietqr.png`, guest)).status, 404)
    await confirm(id)
    const { payTo, reference, balance, balanceOther, pricing } = await read(id, guest)
    const [dong, dollars] = payTo
    const content = reference.replaceAll("-", "")
    const owed = pricing.currency === "VND" ? [balance, balanceOther] : [balanceOther, balance]
    const shared = { bank: "Vietcombank", branch: "", holder: "CONG TY SONG XANH", content }
    const { vietQr, ...account } = dong
    assert.deepEqual(account, { ...shared, currency: "VND", amount: owed[0], swift: "", accountNumber: "1017595600" })
    assert.match(content, /^[A-Z\d]{11,14}$/)
    assert.equal(vietQr.picture, `/api/bookings/${id}/vietqr.png`)
    const abroad = { currency: "USD", amount: owed[1], swift: "BFTVVNVX", accountNumber: "1017595601", vietQr: null }
    assert.deepEqual(dollars, { ...shared, ...abroad })
    await pay(id, owed[0] ?? 0, "VND")
    assert.deepEqual((await read(id, guest)).payTo, [])
    assert.equal((await api.get(`/bookings/${id}/vietqr.png`, guest)).status, 404)
  })

  it("can be scanned: the picture, and the squares on the page", async () => {
    const { id, guest } = await book()
    await confirm(id)
    const [payTo] = (await read(id, guest)).payTo
    const { size, path, text } = payTo.vietQr
    const links = (await api.get(`/bookings/${id}/documents`, guest)).body.data
    const picture = await site.request(links.vietQr)
    assert.deepEqual([picture.status, picture.headers.get("content-type")], [200, "image/png"])
    checkCode(await scan(Buffer.from(await picture.arrayBuffer())), payTo)
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 ${size} ${size}"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`
    const onPage = await scan(await sharp(Buffer.from(svg)).png().toBuffer())
    checkCode(onPage, payTo)
    assert.equal(onPage.build(), text)
  })

  it("is kept from strangers", async () => {
    const { id } = await book()
    await confirm(id)
    for (const headers of [{}, (await book()).guest])
      assert.equal((await api.get(`/bookings/${id}/vietqr.png`, headers)).status, 404)
  })

  it("asks for what is left after a payment", async () => {
    const { id, guest } = await book()
    await confirm(id)
    const [{ amount }] = (await read(id, guest)).payTo
    await pay(id, 1_000_000, "VND")
    const [left] = (await read(id, guest)).payTo
    assert.equal(left.amount, amount - 1_000_000)
  })

  it("is in the mail that confirms, with the code", async () => {
    const { id, guest } = await book()
    await api.sendMails()
    await confirm(id)
    const [payTo, dollars] = (await read(id, guest)).payTo
    const [mail] = await api.sendMails()
    for (const text of ["Vietcombank", "1017595600", "CONG TY SONG XANH", payTo.content, "BFTVVNVX"])
      assert.ok(mail?.text.includes(text), text)
    assert.match(mail?.text ?? "", new RegExp(`Amount: \\$${dollars.amount}`))
    assert.match(mail?.html ?? "", /<img[^>]* alt="VietQR code of this payment"/)
    const code = mail?.attachments.find(({ contentType }) => contentType === "image/png")
    checkCode(await scan(code?.content as Buffer), payTo)
  })

  it("asks for the deposit of a payment plan, then for the rest, and lets the guest pay all at once", async () => {
    const plan = { deposit: { value: 30, unit: "percent" }, withinHours: 24, restDaysBefore: 7, fullWithinDays: null }
    const use = (paymentPlan: object | null) => api.put("/settings/group/payments", { paymentPlan }, staff.headers)
    await use({ ...plan, release: false })
    const { id, guest, reference } = await book()
    const plain = reference.replaceAll("-", "")
    await api.sendMails()
    await confirm(id)
    const { payTo, payToAll } = await read(id, guest)
    assert.deepEqual([payTo[0].amount, payTo[0].content], [702_000, `${plain} COC`])
    assert.deepEqual([payToAll[0].amount, payToAll[0].content], [2_340_000, plain])
    const links = (await api.get(`/bookings/${id}/documents`, guest)).body.data
    const codeAt = async (link: string) => scan(Buffer.from(await (await site.request(link)).arrayBuffer()))
    checkCode(await codeAt(links.vietQr), payTo[0])
    checkCode(await codeAt(links.vietQrAll), payToAll[0])
    const [mail] = await api.sendMails()
    const picture = mail?.attachments.find(({ contentType }) => contentType === "image/png")
    checkCode(await scan(picture?.content as Buffer), payTo[0])
    const voucher = mail?.attachments.find(({ contentType }) => contentType === "application/pdf")
    assert.ok(scanVoucher(voucher?.content as Buffer).includes(payTo[0].vietQr.text))
    await pay(id, 702_000, "VND")
    const after = await read(id, guest)
    assert.deepEqual([after.payTo[0].amount, after.payTo[0].content], [1_638_000, `${plain} CON LAI`])
    assert.equal(after.payToAll, undefined)
    await use({ ...plan, restDaysBefore: null, release: false })
    const cash = await book()
    await confirm(cash.id)
    await pay(cash.id, 702_000, "VND")
    const left = await read(cash.id, cash.guest)
    assert.deepEqual([left.payTo, left.payToAll[0].content.slice(-8)], [[], " CON LAI"])
    await use(null)
  })

  it("goes by what is sold", async () => {
    await keep([
      { ...IN_DONG, accountNumber: "1", usedFor: "transfers" },
      { ...IN_DONG, accountNumber: "2", usedFor: "tours" },
      { ...IN_DONG, accountNumber: "3", usedFor: "all" },
    ])
    const { id, guest } = await book()
    await confirm(id)
    const { payTo } = await read(id, guest)
    assert.deepEqual(
      payTo.map(({ accountNumber }: PayTo) => accountNumber),
      ["2"],
    )
  })

  it("is said nowhere while the company has no account", async () => {
    await keep([])
    const { id, guest } = await book()
    await api.sendMails()
    await confirm(id)
    assert.deepEqual((await read(id, guest)).payTo, [])
    assert.equal((await api.get(`/bookings/${id}/documents`, guest)).body.data.vietQr, null)
    const [mail] = await api.sendMails()
    assert.doesNotMatch(mail?.text ?? "", /Account number|bank transfer, please/)
    assert.equal(
      mail?.attachments.some(({ contentType }) => contentType === "image/png"),
      false,
    )
  })
})
