import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { eq, sql } from "drizzle-orm"
import { bookings } from "#domain/bookings/bookings.table.server.ts"
import { needsInvoice, waitsForInvoice } from "#domain/bookings/table/invoice-due.server.ts"
import { storeSettings } from "#domain/settings/settings.server.ts"
import { db } from "#server/database/database.server.ts"
import {
  type Booked,
  begin,
  bookTour,
  company,
  copyBooking,
  emma,
  inDays,
  minh,
  signIn,
  signInStaff,
  withNewAddress,
} from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"
import { fetchSheet } from "#server/testing/spreadsheet.ts"
import { invoiceExports, invoices } from "./invoices.table.server.ts"

const { api, tours } = await openTestSite()
const staff = await signInStaff(api, "staff", "hoa")
const accountant = await signInStaff(api, "accounts", "ngoc")

const COMPANY = {
  ...{ kind: "company", name: "Công ty TNHH Sông Hồng", taxCode: "0312345678-001" },
  address: "12 Tràng Tiền, Hoàn Kiếm, Hà Nội",
}
const FOREIGNER = { kind: "person", name: "Emma Jones", passport: "0123456" }
const EMPTY = { taxCode: "", personalId: "", passport: "", address: "", email: "" }

const book = (changes: object = {}) =>
  bookTour(api, tours.hoiAnLanterns, { customerInfo: withNewAddress(emma), language: "en", ...changes })

async function complete({ id }: Booked): Promise<void> {
  await api.post(`/bookings/${id}/confirm`, {}, staff.headers)
  await begin(id)
  assert.equal((await api.post(`/bookings/${id}/complete`, {}, staff.headers)).status, 200)
}
async function completed(changes: object = {}): Promise<Booked> {
  const booked = await book(changes)
  await complete(booked)
  return booked
}

const exporting = (ids: string[], more: object = {}) =>
  api.post("/invoices/exports", { bookingIds: ids, invoiceDate: inDays(0), ...more }, accountant.headers)
const issue = (reference: string, number: string, more: object = {}) =>
  api.post(
    "/invoices/issued",
    { rows: [{ reference, series: "1C26TGH", number, issuedOn: inDays(0), lookupCode: `M${number}`, ...more }] },
    accountant.headers,
  )
const papersOf = async (id: string, headers: Record<string, string> = staff.headers) =>
  (await api.get(`/invoices/bookings/${id}`, headers)).body.data
const setBuyer = (id: string, buyer: object | null, headers: Record<string, string>) =>
  api.put(`/bookings/${id}/buyer`, { buyer }, headers)
const cancelFree = (id: string) =>
  api.put(`/bookings/${id}/cancel`, { cancellationReason: "Sick", refundPercent: 100 }, staff.headers)
const listed = async (query: string) => (await api.get(`/invoices?limit=50&${query}`, accountant.headers)).body.data

describe("the buyer of a booking", () => {
  it("comes with the request, or later from the guest and staff", async () => {
    const { id, guest, booking } = await book({ buyer: { ...COMPANY, taxCode: " 0312.345.678 001" } })
    assert.equal((booking as { wantsInvoice?: boolean }).wantsInvoice, true)
    assert.deepEqual((await papersOf(id, guest)).buyer, { ...EMPTY, ...COMPANY })
    assert.equal((await setBuyer(id, FOREIGNER, guest)).status, 200)
    assert.deepEqual((await papersOf(id)).buyer, { ...EMPTY, ...FOREIGNER })
    assert.equal((await setBuyer(id, null, accountant.headers)).body.booking.wantsInvoice, false)
    assert.equal((await papersOf(id, guest)).buyer, null)
  })

  it("shows the numbers of a person's papers to nobody who records no payments, and in no list", async () => {
    const { id, reference } = await completed({ buyer: FOREIGNER })
    const operations = await signInStaff(api, "operations", "lan")
    for (const { headers } of [staff, accountant, operations]) {
      const { body } = await api.get(`/bookings/${id}`, headers)
      assert.doesNotMatch(JSON.stringify(body), new RegExp(FOREIGNER.passport))
    }
    assert.deepEqual((await papersOf(id, operations.headers)).buyer, { ...EMPTY, ...FOREIGNER, passport: "" })
    assert.equal((await papersOf(id, accountant.headers)).buyer.passport, FOREIGNER.passport)
    const { data } = (await api.get(`/bookings?search=${reference}`, staff.headers)).body
    const rows = await listed(`search=${reference}`)
    assert.doesNotMatch(JSON.stringify([data, rows]), new RegExp(FOREIGNER.passport))
    assert.deepEqual(rows[0].buyer, { kind: "person", name: FOREIGNER.name, taxCode: "" })
  })

  it("isn't overwritten by who read an older one", async () => {
    const { id, guest, booking } = await book()
    const { version } = booking
    const write = (buyer: object, headers: Record<string, string>) =>
      api.put(`/bookings/${id}/buyer`, { buyer, version }, headers)
    assert.equal((await write(COMPANY, guest)).status, 200)
    const late = await write(FOREIGNER, accountant.headers)
    assert.deepEqual([late.status, late.body.code], [409, "VERSION_CONFLICT"])
    assert.equal((await write(COMPANY, guest)).status, 200, "the same again")
  })

  it("is told to the office with the request", async () => {
    await api.sendMails()
    const { reference } = await book({ buyer: COMPANY })
    const mails = await api.sendMails()
    const mail = mails.find(({ text }) => text.includes(reference) && /Hóa đơn/.test(text))
    assert.match(mail?.text ?? "", /Hóa đơn: khách cần/)
    assert.match(mail?.text ?? "", /Ngôn ngữ: Tiếng Anh/)
  })

  it("is refused with the field that is wrong", async () => {
    const { id, guest } = await book()
    const wrong: [object, string][] = [
      [{ ...COMPANY, taxCode: "031234567" }, "buyer.taxCode"],
      [{ ...COMPANY, taxCode: "" }, "buyer.taxCode"],
      [{ ...COMPANY, address: "" }, "buyer.address"],
      [{ kind: "person", name: "" }, "buyer.name"],
      [{ kind: "person", name: "Minh", personalId: "12345" }, "buyer.personalId"],
      [{ ...COMPANY, email: "office@" }, "buyer.email"],
    ]
    for (const [buyer, field] of wrong) {
      const { status, body } = await setBuyer(id, buyer, guest)
      assert.deepEqual([status, body.errors?.map((error: { field: string }) => error.field)], [422, [field]])
    }
    // Its last digit doesn't fit, which is no reason to refuse it.
    assert.equal((await setBuyer(id, { ...COMPANY, taxCode: "0312345678" }, guest)).status, 200)
  })

  it("isn't changed by guests once the invoice is handed over, but by accounts", async () => {
    const { id, guest } = await completed({ buyer: COMPANY })
    assert.equal((await papersOf(id, guest)).isBuyerLocked, false)
    await exporting([id])
    const late = await setBuyer(id, FOREIGNER, guest)
    assert.deepEqual([late.status, late.body.code], [409, "INVOICE_EXISTS"])
    assert.equal((await papersOf(id, guest)).isBuyerLocked, true)
    assert.equal((await setBuyer(id, FOREIGNER, accountant.headers)).status, 200)
  })

  it("is unknown to strangers", async () => {
    const { id } = await book({ buyer: COMPANY })
    const { guest } = await book()
    assert.equal((await setBuyer(id, null, guest)).status, 404)
    assert.equal((await api.get(`/invoices/bookings/${id}`, guest)).status, 404)
  })
})

describe("the list of invoices", () => {
  it("names completed trips and trips paid in advance, but no deposits", async () => {
    const done = await completed({ buyer: COMPANY })
    const [ahead, deposit] = [await book(), await book()]
    for (const { id } of [ahead, deposit]) await api.post(`/bookings/${id}/confirm`, {}, staff.headers)
    const total = ahead.booking.pricing.total * 100
    const pay = (id: string, amount: number) => {
      const line = { kind: "payment", amount, currency: "USD", method: "transfer", paidOn: inDays(0) }
      return api.post(`/bookings/${id}/payments`, line, staff.headers)
    }
    await pay(ahead.id, total)
    await pay(deposit.id, Math.round(total / 3))
    const needed = await listed("state=needed")
    const reasonOf = ({ id }: Booked) => needed.find(({ _id }: { _id: string }) => _id === id)?.reason
    assert.deepEqual([done, ahead, deposit].map(reasonOf), ["completed", "prepaid", undefined])
    const asked = await listed("state=needed&asked=true&search=0312345678-001")
    assert.ok(asked.some(({ _id }: { _id: string }) => _id === done.id))
    assert.ok((await listed("search=s%C3%B4ng+h%E1%BB%93ng")).length > 0)
    const { data } = (await api.get("/invoices/waiting", accountant.headers)).body
    assert.ok(data.needed >= 2 && data.asked >= 1)
  })

  it("lets the accountant set bookings aside and take that back", async () => {
    const { id } = await completed()
    const waive = (isWaived: boolean) => api.put("/invoices/waived", { bookingIds: [id], isWaived }, accountant.headers)
    assert.equal((await waive(true)).status, 200)
    assert.equal((await papersOf(id)).state, "waived")
    await waive(false)
    assert.equal((await papersOf(id)).state, "needed")
  })
})

describe("what is due", () => {
  const longAgo = (id: string) =>
    db
      .update(bookings)
      .set({ travelDate: inDays(-400) })
      .where(eq(bookings.id, id))
  const isListed = async (query: string, id: string) =>
    (await listed(query)).some(({ _id }: { _id: string }) => _id === id)
  const waiting = async () => (await api.get("/invoices/waiting", accountant.headers)).body.data

  it("stays in the list and the counts however long ago the trip was", async () => {
    const [needed, adjusted] = [await completed({ buyer: COMPANY }), await completed()]
    const before = await waiting()
    await issue(adjusted.reference, "9001")
    for (const { id } of [needed, adjusted]) await longAgo(id)
    assert.ok(await isListed("state=needed", needed.id))
    assert.ok(await isListed("asked=true", needed.id))
    assert.ok(await isListed("state=adjust", adjusted.id))
    assert.equal(await isListed("state=issued", adjusted.id), false, "it is to be adjusted")
    for (const { id } of [needed, adjusted]) assert.ok(await isListed("", id), "in the whole list, too")
    const after = await waiting()
    assert.deepEqual([after.needed, after.asked, after.adjust], [before.needed - 1, before.asked, before.adjust + 1])
    assert.equal(await isListed(`state=needed&from=${inDays(-30)}`, needed.id), false)
  })

  it("is found by its reference, its number and the day of its number, however long ago the trip was", async () => {
    const { id, reference } = await completed()
    await longAgo(id)
    await issue(reference, "9107")
    assert.ok(await isListed("state=issued", id), "issued today")
    assert.ok(await isListed("", id))
    const dates = { issuedOn: inDays(-300), createdAt: new Date(`${inDays(-300)}T03:00:00Z`) }
    await db.update(invoices).set(dates).where(eq(invoices.bookingId, id))
    assert.equal(await isListed("state=issued", id), false, "issued long ago, too")
    const compact = reference.toLowerCase().replaceAll("-", "")
    for (const search of [reference, compact, "9107", "1C26TGH 9107", "1c26tgh 0009107"]) {
      assert.ok(await isListed(`search=${encodeURIComponent(search)}`, id), search)
      assert.ok(await isListed(`state=issued&search=${encodeURIComponent(search)}`, id), search)
    }
    assert.equal(await isListed("search=9108", id), false)
    assert.equal(await isListed(`search=9107&from=${inDays(-30)}`, id), false, "within the days that were asked for")
  })

  it("names a guest who asked and has paid a deposit, as not due yet", async () => {
    const { id } = await book({ buyer: COMPANY })
    assert.equal(await isListed("asked=true", id), false, "a request")
    await api.post(`/bookings/${id}/confirm`, {}, staff.headers)
    const [row] = (await listed("asked=true&search=0312345678-001")).filter(({ _id }: { _id: string }) => _id === id)
    assert.deepEqual([row.state, row.reason, row.buyer.name], [null, null, COMPANY.name])
    assert.equal(await isListed("state=needed", id), false)
  })

  it("reads indexes alone, also with two thousand bookings of years ago", async () => {
    await copyBooking((await completed()).id, 2_000)
    await db.execute(sql`analyze bookings`)
    for (const where of [needsInvoice, waitsForInvoice, sql`invoice_state = 'adjust'`]) {
      const { rows } = await db.execute(
        sql`explain select id from bookings where ${where} order by travel_date limit 25`,
      )
      assert.match(JSON.stringify(rows), /Index.*Scan using bookings_(to_invoice|asked_invoice|by_invoice_state)/)
    }
    assert.equal((await waiting()).needed, 1_000)
    await db.delete(bookings).where(sql`reference like 'COPY-%'`)
  })

  it("is due since the last payment that counts", async () => {
    const { id, booking } = await book()
    await api.post(`/bookings/${id}/confirm`, {}, staff.headers)
    const total = booking.pricing.total * 100
    const pay = async (amount: number, daysAgo: number) => {
      const line = { kind: "payment", amount, currency: "USD", method: "transfer", paidOn: inDays(-daysAgo) }
      const { body } = await api.post(`/bookings/${id}/payments`, line, staff.headers)
      return body.data.payments.at(-1)._id
    }
    await pay(total - 500, 6)
    const wrong = await pay(500, 1)
    await api.post(`/bookings/${id}/payments/${wrong}/reverse`, { reason: "Another guest's" }, accountant.headers)
    await pay(500, 4)
    const { body } = await api.post("/invoices/preview", { bookingIds: [id] }, accountant.headers)
    assert.equal(body.data.invoices[0].invoiceDate, inDays(-4))
  })
})

describe("the hand-over", () => {
  it("gives a company and a foreigner with a passport only, with zeros, dates and numbers as they are", async () => {
    const company = await completed({ buyer: COMPANY })
    const foreigner = await completed({ buyer: FOREIGNER, customerInfo: withNewAddress(minh) })
    const { status, body } = await exporting([company.id, foreigner.id])
    assert.deepEqual([status, body.data.bookings], [201, 2])
    const [heads = [], ...rows] = await fetchSheet(`/exports/invoices/${body.data._id}/sheet`, accountant.headers)
    const at = (heading: string) => heads.indexOf(heading)
    const of = ({ reference }: Booked) => rows.find((row) => row[at("Mã tham chiếu")] === reference)!
    assert.equal(of(company)[at("Mã số thuế")], "0312345678-001")
    assert.equal(of(company)[at("Tên đơn vị")], COMPANY.name)
    assert.equal(of(foreigner)[at("Số hộ chiếu")], "0123456")
    assert.equal(of(foreigner)[at("Mã số thuế")], null)
    assert.equal(of(foreigner)[at("Người mua hàng")], "Emma Jones")
    const date = of(company)[at("Ngày hóa đơn")] as Date
    assert.equal(date.toISOString().slice(0, 10), inDays(0))
    const [net, tax] = [of(company)[at("Thành tiền")], of(company)[at("Tiền thuế GTGT")]]
    assert.ok(Number.isInteger(net) && Number.isInteger(tax))
  })

  it("uses the columns that staff have arranged", async () => {
    const columns = [
      { heading: "MST", field: "taxCode", text: "" },
      { heading: "Kho", field: null, text: "007" },
      { heading: "Bằng chữ", field: "totalInWords", text: "" },
    ]
    const { version } = (await api.get("/invoices/columns", accountant.headers)).body.data
    await api.put("/invoices/columns", { columns, version }, accountant.headers)
    const late = await api.put("/invoices/columns", { columns, version }, accountant.headers)
    assert.equal(late.body.code, "VERSION_CONFLICT")
    const { id } = await completed({ buyer: COMPANY })
    const { body } = await exporting([id])
    const [heads, first] = await fetchSheet(`/exports/invoices/${body.data._id}/sheet`, accountant.headers)
    assert.deepEqual(heads, ["MST", "Kho", "Bằng chữ"])
    assert.deepEqual(first?.slice(0, 2), ["0312345678-001", "007"])
    assert.match(String(first?.[2]), /đồng$/)
  })

  it("states what was collected in đồng for a booking in dollars that is settled", async () => {
    const { id, reference, booking } = await book()
    await api.post(`/bookings/${id}/confirm`, {}, staff.headers)
    const { balanceOther: amount, pricing } = booking
    const { vndPerUsd } = pricing
    const line = { kind: "payment", amount, currency: "VND", vndPerUsd, method: "transfer", paidOn: inDays(0) }
    assert.equal((await api.post(`/bookings/${id}/payments`, line, staff.headers)).status, 201)
    const typed = { bookingIds: [id], invoiceDate: inDays(0), rates: [{ date: inDays(0), vndPerUsd: 20_000 }] }
    const { body } = await api.post("/invoices/preview", typed, accountant.headers)
    assert.deepEqual(
      [body.data.invoices[0].gross, body.data.invoices[0].vndPerUsd, body.data.rates],
      [amount, null, []],
    )
    const [row] = await listed(`state=needed&search=${reference}`)
    assert.equal(row.dueVnd, amount)
  })

  it("gives the same file again, whatever is issued or changed since", async () => {
    const { id, reference } = await completed({ buyer: COMPANY })
    const { body } = await exporting([id])
    const path = `/exports/invoices/${body.data._id}/sheet`
    const first = await fetchSheet(path, accountant.headers)
    await exporting([id], { again: true, invoiceDate: inDays(-1) })
    await setBuyer(id, FOREIGNER, accountant.headers)
    await issue(reference, "7001")
    assert.deepEqual(await fetchSheet(path, accountant.headers), first)
  })

  it("names its file by the day in Hanoi, in the language of the reader", async () => {
    const { body } = await exporting([(await completed()).id])
    const evening = new Date("2026-11-30T18:30:00Z")
    await db.update(invoiceExports).set({ createdAt: evening }).where(eq(invoiceExports.id, body.data._id))
    for (const [language, name] of Object.entries({ en: "invoices-2026-12-01", vi: "hoa-don-2026-12-01" })) {
      const headers = { ...accountant.headers, "accept-language": language }
      const answer = await api.request(`/exports/invoices/${body.data._id}/sheet`, { headers })
      assert.equal(answer.headers.get("content-disposition"), `attachment; filename="${name}.xlsx"`)
    }
  })

  it("asks before a booking is handed over again, and marks it", async () => {
    const { id, reference } = await completed()
    await exporting([id])
    const again = await exporting([id])
    assert.deepEqual([again.status, again.body.code, again.body.references], [409, "ALREADY_EXPORTED", [reference]])
    const { body } = await exporting([id], { again: true })
    assert.equal((await papersOf(id)).timesExported, 2)
    const exports = (await api.get("/invoices/exports", accountant.headers)).body.data
    const made = exports.find(({ _id }: { _id: string }) => _id === body.data._id)
    assert.deepEqual([made.bookings, made.again, made.by], [1, 1, accountant.user.name])
  })

  it("refuses a booking without a price, and a day without a rate", async () => {
    const { id } = await completed()
    const far = await api.post("/invoices/preview", { bookingIds: [id], invoiceDate: inDays(30) }, accountant.headers)
    assert.equal(far.status, 422)
    await db.update(bookings).set({ lines: [], totalMinor: 0 }).where(eq(bookings.id, id))
    assert.equal((await exporting([id])).status, 422)
  })
})

describe("an issued invoice", () => {
  it("has its number once, and the guest reads it", async () => {
    const { id, reference, guest } = await completed({ buyer: COMPANY })
    await exporting([id])
    const link = "https://invoice.example/M1001.pdf"
    assert.equal((await issue(reference.toLowerCase().replaceAll("-", ""), "1001", { link })).body.data.stored, 1)
    assert.equal((await issue(reference, "1001", { link })).body.data.stored, 0, "the same again")
    const { invoices: issued, papers } = await papersOf(id, guest)
    assert.deepEqual([issued.length, papers], [1, []])
    assert.deepEqual(
      [issued[0].series, issued[0].number, issued[0].issuedOn, issued[0].lookupCode, issued[0].link],
      ["1C26TGH", "1001", inDays(0), "M1001", link],
    )
    assert.equal((await issue(reference, "1002")).status, 422, "a second invoice")
    const other = await completed()
    const taken = await issue(other.reference, "1001")
    assert.deepEqual([taken.status, taken.body.errors[0].field], [422, "rows.0.number"])
    assert.match(taken.body.message, new RegExp(reference))
    const again = await exporting([id], { again: true })
    assert.deepEqual([again.status, again.body.code], [409, "INVOICE_EXISTS"])
  })

  it("is stored with all others of the list or not at all", async () => {
    const { id, reference } = await completed()
    const row = { series: "1C26TGH", issuedOn: inDays(0) }
    const rows = [
      { reference, number: "2001", ...row },
      { reference: "GHE-000-000-000", number: "2002", ...row },
    ]
    const { status, body } = await api.post("/invoices/issued", { rows }, accountant.headers)
    assert.deepEqual([status, body.errors[0].field], [422, "rows.1.reference"])
    assert.deepEqual((await papersOf(id)).invoices, [])
  })

  it("asks for an adjustment once the booking costs something else, and gets one", async () => {
    const { id, reference } = await book({ buyer: COMPANY })
    await api.post(`/bookings/${id}/confirm`, {}, staff.headers)
    await issue(reference, "3001")
    assert.equal((await papersOf(id)).state, "issued")
    const { version } = (await api.get(`/bookings/${id}`, staff.headers)).body.booking
    await api.put(`/bookings/${id}/price`, { amount: 5_000_000, currency: "VND", version }, staff.headers)
    assert.equal((await papersOf(id)).state, "adjust")
    assert.ok((await listed("state=adjust")).some(({ _id }: { _id: string }) => _id === id))
    const original = await issue(reference, "3001")
    assert.deepEqual([original.status, original.body.errors?.[0].field], [422, "rows.0.number"])
    assert.match(original.body.message, /Enter the number of the adjustment/)
    assert.equal((await issue(reference, "3002")).body.data.stored, 1)
    const { state, invoices: issued } = await papersOf(id)
    assert.equal(state, "issued")
    assert.deepEqual(
      issued.map(({ number, isAdjustment }: { number: string; isAdjustment: boolean }) => [number, isAdjustment]),
      [
        ["3001", false],
        ["3002", true],
      ],
    )
    await cancelFree(id)
    assert.equal((await papersOf(id)).state, "adjust", "after the cancellation")
  })

  it("is adjusted at the rate of the dollar at which it was issued, as the list says before", async () => {
    const { id, reference } = await book()
    await api.post(`/bookings/${id}/confirm`, {}, staff.headers)
    const rates = [{ date: inDays(0), vndPerUsd: 24_000 }]
    assert.equal((await exporting([id], { rates })).status, 201)
    await issue(reference, "3011")
    const { version } = (await api.get(`/bookings/${id}`, staff.headers)).body.booking
    await api.put(`/bookings/${id}/price`, { amount: 10_000, currency: "USD", version }, staff.headers)
    const [{ change }] = await listed(`state=adjust&search=${reference}`)
    assert.equal(change.totalVnd.now, 2_400_000)
    assert.equal((await issue(reference, "3012")).body.data.stored, 1)
    assert.equal((await listed(`search=${reference}`))[0].dueVnd, 2_400_000)
    assert.equal((await papersOf(id)).vndPerUsd, 24_000)
  })

  it("in đồng alone is adjusted to the sum that the guest is shown and pays", async () => {
    const { id, reference } = await book()
    await api.post(`/bookings/${id}/confirm`, {}, staff.headers)
    const pay = async () => {
      const { booking } = (await api.get(`/bookings/${id}`, staff.headers)).body
      const { balanceOther: amount, pricing, version } = booking
      const line = { kind: "payment", amount, currency: "VND", vndPerUsd: pricing.vndPerUsd, method: "transfer" }
      if (amount > 0) await api.post(`/bookings/${id}/payments`, { ...line, paidOn: inDays(0) }, accountant.headers)
      return version
    }
    await pay()
    await issue(reference, "3021")
    const change = async () => (await listed(`state=adjust&search=${reference}`))[0]?.change.totalVnd
    for (const [amount, number] of [
      [9_011, "3022"],
      [9_047, "3023"],
    ] as const) {
      const version = (await api.get(`/bookings/${id}`, staff.headers)).body.booking.version
      const priced = await api.put(`/bookings/${id}/price`, { amount, currency: "USD", version }, staff.headers)
      assert.equal(priced.status, 200, priced.text)
      const { now } = await change()
      const { paidOther, balanceOther } = (await api.get(`/bookings/${id}`, staff.headers)).body.booking
      assert.deepEqual([now, now % 1_000], [paidOther + balanceOther, 0])
      await issue(reference, number)
      await pay()
      assert.equal(await change(), undefined, "nothing asks again")
      const [{ dueVnd }] = await listed(`search=${reference}`)
      const { booking } = (await api.get(`/bookings/${id}`, staff.headers)).body
      assert.deepEqual([dueVnd, booking.balance], [booking.paidOther, 0])
    }
  })

  it("can be adjusted to nothing when the trip is cancelled free of charge, in one paste with the old numbers", async () => {
    const { id, reference } = await book({ buyer: COMPANY })
    await api.post(`/bookings/${id}/confirm`, {}, staff.headers)
    await issue(reference, "3101")
    const [{ dueVnd }] = await listed(`search=${reference}`)
    await cancelFree(id)
    assert.equal((await papersOf(id)).state, "adjust")
    const nothing = { was: dueVnd, now: 0 }
    const change = { totalVnd: nothing, travelDate: null, buyer: null, isOtherProduct: false }
    assert.deepEqual((await listed(`state=adjust&search=${reference}`))[0].change, change)
    for (const path of ["preview", "exports"]) {
      const { body } = await api.post(`/invoices/${path}`, { bookingIds: [id] }, accountant.headers)
      assert.equal(body.code, "INVOICE_EXISTS")
      assert.match(body.message, /1C26TGH 3101.*Adjust or replace it at your provider/)
    }
    const other = await completed()
    const row = { series: "1C26TGH", issuedOn: inDays(0) }
    const rows = [
      { reference, number: "3102", ...row },
      { reference: other.reference, number: "3103", ...row },
    ]
    const adjusted = await api.post("/invoices/issued", { rows }, accountant.headers)
    assert.deepEqual([adjusted.status, adjusted.body.data?.stored], [200, 2], adjusted.text)
    const { state, lines } = await papersOf(id)
    assert.deepEqual([state, lines], ["issued", []])
    // The provider's file is pasted again, from the beginning, with the zeros that it shows.
    assert.equal((await issue(reference, "00003101")).body.data?.stored, 0)
    assert.equal((await issue(reference, "3102")).body.data?.stored, 0)
    assert.equal((await issue(reference, "3104")).status, 422)
  })

  it("keeps the number of one that was handed over before its trip was cancelled free of charge", async () => {
    const { id, reference } = await book({ buyer: COMPANY })
    await api.post(`/bookings/${id}/confirm`, {}, staff.headers)
    await exporting([id])
    await cancelFree(id)
    const preview = await api.post("/invoices/preview", { bookingIds: [id] }, accountant.headers)
    assert.match(preview.body.errors[0].message, /cancelled at no cost/)
    // What it states was handed over: the rates of its day are not asked again.
    assert.equal((await issue(reference, "3201", { issuedOn: inDays(-400) })).body.data?.stored, 1)
    assert.equal((await papersOf(id)).state, "adjust")
    assert.equal((await papersOf(id)).change.totalVnd.now, 0)
    assert.equal((await issue(reference, "3202")).body.data?.stored, 1)
    const { state, change } = await papersOf(id)
    assert.deepEqual([state, change], ["issued", null])
    const again = await exporting([id])
    assert.deepEqual([again.status, again.body.code], [409, "INVOICE_EXISTS"])
  })

  it("isn't needed any more if the provider did not issue what was handed over before a cancellation", async () => {
    const { id } = await book()
    await api.post(`/bookings/${id}/confirm`, {}, staff.headers)
    await exporting([id])
    await cancelFree(id)
    const waive = (isWaived: boolean) => api.put("/invoices/waived", { bookingIds: [id], isWaived }, accountant.headers)
    assert.equal((await waive(true)).status, 200)
    assert.equal((await papersOf(id)).state, "waived")
    await waive(false)
    assert.deepEqual([(await papersOf(id)).state, (await papersOf(id)).timesExported], ["exported", 1])
  })

  it("can have a slip of the keyboard corrected", async () => {
    const { id, reference } = await completed()
    await issue(reference, "4001")
    const [{ _id }] = (await papersOf(id)).invoices
    const details = { series: "1C26TGH", number: "4010", issuedOn: inDays(0), lookupCode: "M4010", link: "" }
    assert.equal((await api.put(`/invoices/${_id}`, details, accountant.headers)).status, 200)
    assert.equal((await papersOf(id)).invoices[0].number, "4010")
  })

  it("keeps its buyer when the guest is erased, which one that was only handed over doesn't", async () => {
    const admin = await signInStaff(api, "admin", "lead")
    const customerInfo = withNewAddress(emma)
    const issued = await completed({ customerInfo, buyer: FOREIGNER })
    const handedOver = await completed({
      customerInfo,
      buyer: FOREIGNER,
      travelers: 3,
      party: { adults: 3, children: 0 },
    })
    await exporting([issued.id, handedOver.id])
    await issue(issued.reference, "5001")
    const exported = await api.post("/people/export", { email: customerInfo.email }, admin.headers)
    assert.match(exported.text, /"number":"5001"/)
    const erased = await api.post("/people/erase", { email: customerInfo.email }, admin.headers)
    assert.equal(erased.status, 200, erased.text)
    const buyerOf = async ({ id }: Booked) =>
      (await db.select({ buyer: invoices.buyer }).from(invoices).where(eq(invoices.bookingId, id)))[0]?.buyer
    assert.equal((await buyerOf(issued))?.name, "Emma Jones")
    assert.equal(await buyerOf(handedOver), null)
    assert.equal((await papersOf(issued.id)).state, "issued", "an erased guest asks for no adjustment")
    const [row] = await db.select().from(bookings).where(eq(bookings.id, issued.id))
    assert.equal(row?.customerBuyer, null)
  })

  it("asks for an adjustment once its buyer is changed or taken away", async () => {
    for (const buyer of [FOREIGNER, null]) {
      const { id, reference } = await completed({ buyer: COMPANY })
      await issue(reference, buyer ? "5101" : "5102")
      await setBuyer(id, buyer, accountant.headers)
      assert.equal((await papersOf(id)).state, "adjust")
      await setBuyer(id, COMPANY, accountant.headers)
      assert.equal((await papersOf(id)).state, "issued")
    }
    const { id, reference } = await completed()
    await issue(reference, "5103")
    await setBuyer(id, COMPANY, accountant.headers)
    assert.equal((await papersOf(id)).state, "adjust", "after the first buyer")
  })

  it("says what changed of its buyer", async () => {
    const { id, reference } = await completed({ buyer: COMPANY })
    await issue(reference, "5111")
    const changeTo = async (buyer: object | null) => {
      await setBuyer(id, buyer, accountant.headers)
      return (await papersOf(id)).change.buyer
    }
    const was = COMPANY.name
    assert.deepEqual(await changeTo({ ...COMPANY, taxCode: "0312345678-002", address: "Huế" }), {
      ...{ was, now: was, fields: ["address", "taxCode"] },
    })
    const moved = { ...COMPANY, name: "Công ty Sông Lam", address: "Vinh" }
    assert.deepEqual(await changeTo(moved), { was, now: moved.name, fields: ["name", "address"] })
    assert.deepEqual(await changeTo(null), { was, now: null, fields: [] })
  })

  it("keeps asking for an adjustment when the guest is erased, until it has its number", async () => {
    const admin = await signInStaff(api, "admin", "lead")
    const customerInfo = withNewAddress(emma)
    const { id, reference } = await completed({ customerInfo, buyer: COMPANY })
    await issue(reference, "5201")
    await setBuyer(id, FOREIGNER, accountant.headers)
    await api.post("/people/erase", { email: customerInfo.email }, admin.headers)
    const [row] = await db.select().from(bookings).where(eq(bookings.id, id))
    assert.deepEqual([row?.customerBuyer, row?.invoiceState], [null, "adjust"])
    const nothing = { totalVnd: null, travelDate: null, buyer: null, isOtherProduct: false }
    assert.deepEqual((await papersOf(id)).change, nothing, "who it was is erased")
    await db.update(bookings).set({ status: "no-show" }).where(eq(bookings.id, id))
    assert.equal((await papersOf(id)).state, "adjust", "after another change")
    assert.equal((await issue(reference, "5202")).body.data.stored, 1)
    assert.equal((await papersOf(id)).state, "issued")
  })
})

describe("rates of VAT", () => {
  it("are kept by accounts", async () => {
    const rate = { kind: "transfer", rate: "5", validFrom: "2020-01-01", validTo: "2020-12-31" }
    const made = await api.post("/vat-rates", rate, accountant.headers)
    assert.equal(made.status, 201, made.text)
    const { _id, version } = made.body.data
    const wrong = await api.put(`/vat-rates/${_id}`, { validTo: "2019-12-31", version }, accountant.headers)
    assert.deepEqual([wrong.status, wrong.body.errors[0].field], [422, "validTo"])
    const rates = (await api.get("/vat-rates", accountant.headers)).body.data
    assert.deepEqual(
      rates.filter(({ kind }: { kind: string | null }) => kind === null).map(({ rate }: { rate: string }) => rate),
      ["8", "10"],
    )
    assert.equal(
      (await api.request(`/vat-rates/${_id}`, { method: "DELETE", headers: accountant.headers })).status,
      200,
    )
  })
})

// Comes last, because timeouts that the embedded database has set at a later time don't end.
describe("the turn of the year", () => {
  it("gives a booking in dollars the rates of VAT and of the dollar of its day, on 31 December and 1 January", async (t) => {
    const first = await completed()
    const second = await completed()
    t.mock.timers.enable({ apis: ["Date"], now: new Date("2027-01-02T03:00:00Z") })
    const { headers } = await signIn(api, accountant.user.email, "twelve characters")
    for (const [date, vndPerUsd] of [
      ["2026-12-31", 26_100],
      ["2027-01-01", 26_300],
    ] as const) {
      const changed = await api.put("/settings/group/pricing", { exchangeRate: { vndPerUsd, date } }, headers)
      assert.equal(changed.status, 200, changed.text)
    }
    const preview = async (id: string, invoiceDate: string) => {
      const { body } = await api.post("/invoices/preview", { bookingIds: [id], invoiceDate }, headers)
      return body.data.invoices[0]
    }
    const [december, january] = [await preview(first.id, "2026-12-31"), await preview(second.id, "2027-01-01")]
    const total = first.booking.pricing.total
    for (const [invoice, percent, vndPerUsd] of [
      [december, 8, 26_100],
      [january, 10, 26_300],
    ] as const) {
      assert.deepEqual([invoice.rates.length, invoice.rates[0].rate], [1, String(percent)])
      assert.equal(invoice.vndPerUsd, vndPerUsd)
      assert.equal(invoice.gross, Math.round(total * vndPerUsd))
      for (const { net, tax, gross } of invoice.lines) {
        assert.equal(net + tax, gross)
        assert.equal(net, Math.round((gross * 100) / (100 + percent)))
      }
    }
    // The rate of a day stays known, however often the settings change later.
    for (let nth = 0; nth < 101; nth++)
      await storeSettings({ ...company, exchangeRate: { vndPerUsd: 26_000 + nth, date: "2027-01-02" } })
    assert.equal((await preview(first.id, "2026-12-31")).vndPerUsd, 26_100)
    const typed = {
      bookingIds: [first.id],
      invoiceDate: "2026-12-31",
      rates: [{ date: "2026-12-31", vndPerUsd: 25_000 }],
    }
    const { body } = await api.post("/invoices/preview", typed, headers)
    assert.equal(body.data.invoices[0].gross, total * 25_000)
  })
})
