import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import pg from "pg"
import { readSheet } from "read-excel-file/node"
import { api as endpoints } from "#api.server.ts"
import { addDays, addMonths, hanoiDate } from "#lib/today.ts"
import { db } from "#server/database/database.server.ts"
import { bookByPhone, createDeparture, inDays, minh, signInStaff, withNewAddress } from "#server/testing/fixtures.ts"
import { onPostgres } from "#server/testing/postgres.ts"
import { openTestSite } from "#server/testing/site.ts"
import { fetchSheet } from "#server/testing/spreadsheet.ts"
import type { Counted } from "./figures.ts"
import { presetPeriod } from "./period.ts"

/** Months that lie ahead, so that guests may book, move and cancel in them. */
const FIRST = `${addMonths(hanoiDate(), 2).slice(0, 7)}-01`
const MONTH = presetPeriod("thisMonth", FIRST)
const NEXT = presetPeriod("thisMonth", addMonths(FIRST, 1))
type Period = typeof MONTH

describe("figures (PostgreSQL)", onPostgres, async () => {
  const { api, tours } = await openTestSite("postgres")
  const { headers } = await signInStaff(api, "accounts", "ke")
  const manager = (await signInStaff(api, "staff", "hoa")).headers
  const inEnglish = { ...headers, "accept-language": "en" }

  const book = async (changes: object = {}, as: Record<string, string> = manager) =>
    (await bookByPhone(api, tours.hoiAnLanterns, { travelDate: FIRST, ...changes }, as)).booking
  const put = async (path: string, body: object) => {
    const answer = await api.put(path, body, manager)
    assert.equal(answer.status, 200, answer.body.message)
  }
  const pay = async (id: string, payment: object) => {
    const body = { kind: "payment", method: "transfer", aboveBalance: true, ...payment }
    const answer = await api.post(`/bookings/${id}/payments`, body, headers)
    assert.equal(answer.status, 201, answer.body.message)
    return answer.body.data.payments as { _id: string }[]
  }
  const figures = async ({ from, to }: Period, by: string): Promise<Counted> => {
    for (;;) {
      const { status, body } = await api.get(`/figures?from=${from}&to=${to}&by=${by}`, headers)
      assert.equal(status, 200, body.message)
      if (body.data.state === "counted") return body.data
    }
  }
  const monthSheets = async (month: string, nth: number) => {
    const answer = await endpoints.request(`/api/exports/figures/month?month=${month}`, { headers: inEnglish })
    return (await readSheet(Buffer.from(await answer.arrayBuffer()), nth)) as unknown[][]
  }
  const rowOf = <Key>(rows: { key: Key; now: Counted["totals"]["now"] }[], key: Key) =>
    rows.find((row) => row.key === key)?.now

  /** Adds up the export of the list of bookings as a clerk would. */
  const fromCsv = async ({ from, to }: Period, column: "Ngày đi" | "Ngày đặt") => {
    const [heading = "", ...lines] = (await api.get("/exports/bookings", headers)).text
      .replace("\uFEFF", "")
      .split("\r\n")
    const names = heading.split(";")
    const rows = lines.filter(Boolean).map((line) => {
      const cells = line.split(";")
      return (name: string) => cells[names.indexOf(name)] ?? ""
    })
    const counted = rows.filter((cell) => from <= cell(column).slice(0, 10) && cell(column).slice(0, 10) <= to)
    const sum = (of: (cell: (name: string) => string) => number) => counted.reduce((all, cell) => all + of(cell), 0)
    const isCancelled = (cell: (name: string) => string) => cell("Trạng thái") === "cancelled"
    return {
      bookings: counted.length,
      cancelled: counted.filter(isCancelled).length,
      travelers: sum((cell) => (isCancelled(cell) ? 0 : Number(cell("Số khách")))),
      value: sum((cell) => Number(cell(isCancelled(cell) ? "Phí hủy (VND)" : "Tổng (VND)"))),
      open: sum((cell) => (cell("Trạng thái") === "pending" ? 0 : Math.max(0, Number(cell("Còn phải thu (VND)"))))),
    }
  }

  it("equal the CSV to the đồng by both calendars, after a move to the next month and a cancellation with a fee", async () => {
    await book({ customerInfo: withNewAddress(minh), channel: "zalo", language: "vi" })
    await book({ agreedPrice: { amount: 3_333_333, currency: "VND" }, confirm: true, travelDate: MONTH.to })
    await book({ travelDate: NEXT.from })
    await book({ travelDate: addDays(MONTH.from, -1) }, {})
    const moved = await book({ travelDate: addDays(FIRST, 3) })
    const { body } = await api.post(`/bookings/${moved._id}/move/quote`, { travelDate: addDays(NEXT.from, 5) }, manager)
    assert.equal(body.success, true, body.message)
    await put(`/bookings/${moved._id}`, { travelDate: addDays(NEXT.from, 5), version: moved.version })
    const cancelled = await book({ confirm: true, agreedPrice: { amount: 123_45, currency: "USD" } })
    const cancel = { cancellationReason: "Khách ốm", cancellationCause: "plans", refundPercent: 37 }
    await put(`/bookings/${cancelled._id}/cancel`, cancel)
    for (const period of [MONTH, NEXT]) {
      const { now } = (await figures(period, "travel")).totals
      const expected = await fromCsv(period, "Ngày đi")
      assert.ok(expected.value > 0)
      assert.deepEqual({ ...expected, received: 0, refunded: 0 }, now)
    }
    const today = { from: hanoiDate(), to: hanoiDate() }
    const { totals, channels, languages, countries, causes, kinds, products, times } = await figures(today, "request")
    assert.deepEqual({ ...(await fromCsv(today, "Ngày đặt")), received: 0, refunded: 0 }, totals.now)
    for (const rows of [channels, languages, countries, kinds, products, times])
      assert.equal(
        rows.reduce((all, { now }) => all + now.value, 0),
        totals.now.value,
        "each table adds up to the whole",
      )
    assert.deepEqual([rowOf(channels, "zalo")?.bookings, rowOf(channels, "site")?.bookings], [1, 1])
    assert.deepEqual([rowOf(countries, "+84")?.bookings, rowOf(causes, "plans")?.cancelled], [1, 1])
    assert.ok(rowOf(causes, "plans")!.value > 0, "the fee that the company keeps")
  })

  it("count payments on their day at their own rate, without those that were taken back", async () => {
    const paidOn = addDays(hanoiDate(), -40)
    const [period, before] = [
      { from: paidOn, to: paidOn },
      { from: addDays(paidOn, -1), to: addDays(paidOn, -1) },
    ]
    const { _id } = await book({ confirm: true, channel: "facebook", agreedPrice: { amount: 200_00, currency: "USD" } })
    await pay(_id, { amount: 100_00, currency: "USD", paidOn })
    await pay(_id, { amount: 1_000_000, currency: "VND", vndPerUsd: 25_500, paidOn })
    await pay(_id, { amount: 10_00, currency: "USD", paidOn: before.from })
    const lines = await pay(_id, { amount: 50_00, currency: "USD", paidOn })
    const wrong = lines.at(-1)!._id
    await api.post(`/bookings/${_id}/payments/${wrong}/reverse`, { reason: "Nhầm" }, headers)
    await db.execute(sql`update booking_payments set paid_on = ${paidOn} where reverses = ${wrong}`)
    await pay(_id, { kind: "refund", amount: 20_00, currency: "USD", paidOn })
    const { totals, channels } = await figures(period, "request")
    assert.deepEqual([totals.now.received, totals.now.refunded], [2_600_000 + 1_000_000, 520_000])
    assert.deepEqual([totals.before.received, totals.now.bookings], [260_000, 0])
    assert.deepEqual(rowOf(channels, "facebook")?.received, 3_600_000)
  })

  it("count an entry that is taken back less on the day of that, and leave the month before as it was", async () => {
    const [march, april] = [presetPeriod("thisMonth", "2022-03-01"), presetPeriod("thisMonth", "2022-04-01")]
    const { _id } = await book({ confirm: true, agreedPrice: { amount: 9_000_000, currency: "VND" } })
    const dong = { currency: "VND", vndPerUsd: 26_000, paidOn: hanoiDate() }
    const wrong = (await pay(_id, { ...dong, amount: 3_000_000 })).at(-1)!._id
    await pay(_id, { ...dong, amount: 5_000_000 })
    await db.execute(sql`update booking_payments set paid_on = '2022-03-20' where booking_id = ${_id}`)
    await api.post(`/bookings/${_id}/payments/${wrong}/reverse`, { reason: "Nhầm" }, headers)
    await db.execute(sql`update booking_payments set paid_on = '2022-04-02' where reverses = ${wrong}`)
    const { now, before } = (await figures(april, "request")).totals
    assert.deepEqual([before.received, now.received, now.refunded], [8_000_000, -3_000_000, 0])
    for (const [period, received] of [
      [march, 8_000_000],
      [april, -3_000_000],
    ] as const) {
      const [names, ...rows] = await monthSheets(period.from.slice(0, 7), 2)
      const total = rows.filter(([day]) => day === "Total")
      const sum = (name: string) => total.reduce((all, row) => all + Number(row[names!.indexOf(name)]), 0)
      assert.deepEqual([sum("In (đồng)"), sum("Out (đồng)")], [received, 0], "the file says the same")
    }
  })

  it("begin and end days in Hanoi, and compare with the month before", async () => {
    const at = async (instant: string) => {
      const { _id } = await book()
      await db.execute(sql`update bookings set created_at = ${instant} where id = ${_id}`)
    }
    for (const instant of [
      "2020-01-31T16:59:59Z",
      "2020-01-31T17:00:00Z",
      "2020-02-29T16:59:59Z",
      "2020-02-29T17:00:00Z",
    ])
      await at(instant)
    const february = await figures({ from: "2020-02-01", to: "2020-02-29" }, "request")
    assert.deepEqual([february.totals.now.bookings, february.totals.before.bookings], [2, 1])
    assert.deepEqual(february.before, { from: "2020-01-01", to: "2020-01-31" })
    assert.deepEqual(
      [february.unit, february.times.length, february.times[0]?.now.bookings, february.times.at(-1)?.now.bookings],
      ["day", 29, 1, 1],
    )
    const quarter = await figures({ from: "2020-01-01", to: "2020-03-31" }, "request")
    assert.deepEqual(
      quarter.times.map(({ key, now }) => [key, now.bookings]),
      [
        ["2020-01-01", 1],
        ["2020-02-01", 2],
        ["2020-03-01", 1],
      ],
    )
  })

  it("compare a period that isn't over with the one before until the same day", async () => {
    const span = { from: inDays(-2), to: inDays(2) }
    const before = async () => (await figures(span, "request")).totals.before.bookings
    const had = await before()
    for (const days of [-5, -4, -3]) {
      const { _id } = await book()
      await db.execute(sql`update bookings set created_at = ${`${inDays(days)}T05:00:00Z`} where id = ${_id}`)
    }
    assert.equal(await before(), had + 1)
    const days = async (by: string) => (await figures(span, by)).times.map(({ key }) => key)
    assert.deepEqual(await days("request"), [-2, -1, 0].map(inDays), "nothing can be booked on days to come")
    assert.deepEqual(await days("travel"), [-2, -1, 0, 1, 2].map(inDays))
    assert.deepEqual((await figures(span, "request")).before, { from: inDays(-7), to: inDays(-5) })
    assert.deepEqual((await figures(span, "travel")).before, { from: inDays(-7), to: inDays(-3) })
  })

  it("say how soon requests are answered, how early guests book and what becomes of enquiries", async () => {
    const day = "2021-05-05"
    const asked = async (minutes: number | null, status = "confirmed", by = "staff") => {
      const { _id } = await book({}, {})
      const answered =
        minutes === null ? null : new Date(Date.parse(`${day}T03:00:00Z`) + minutes * 60_000).toISOString()
      await db.execute(sql`update bookings set created_at = ${`${day}T03:00:00Z`}, status = ${status}, travel_date = '2021-05-15',
        confirmed_at = ${status === "confirmed" ? answered : null}, cancelled_at = ${answered},
        cancelled_by = ${status === "cancelled" ? by : null} where id = ${_id}`)
    }
    await asked(30)
    await asked(60)
    await asked(61)
    await asked(25 * 60)
    await asked(120, "cancelled")
    await asked(120, "cancelled", "guest")
    await asked(120, "cancelled", "system")
    await asked(null, "pending")
    const entry = { channel: "zalo", name: "Minh", phone: "0912 345 678", message: "Còn chỗ?", language: "vi" }
    const enquiries = await Promise.all(
      [1, 2].map(async () => (await api.post("/enquiries", entry, manager)).body.data),
    )
    await book({ enquiryId: enquiries[0]._id, channel: "zalo" })
    await db.execute(
      sql`update enquiries set created_at = ${`${day}T03:00:00Z`} where id in ${enquiries.map(({ _id }) => _id)}`,
    )
    const { answers, enquiries: became, leads } = await figures({ from: day, to: day }, "request")
    assert.deepEqual(answers.now, {
      ...{ within1h: 2, within4h: 2, within12h: 0, within24h: 0, later: 1, atOnce: 0 },
      ...{ lapsed: 1, withdrawn: 1, waiting: 1, medianMinutes: 61 },
    })
    assert.deepEqual(
      leads.map(({ key, now }) => [key, now.bookings]),
      [[8, 5]],
    )
    assert.deepEqual(became, [{ key: "zalo", now: { enquiries: 2, booked: 1 }, before: { enquiries: 0, booked: 0 } }])
  })

  it("show places sold beyond the capacity, and leave out departures that were called off", async () => {
    const date = addDays(FIRST, 9)
    const full = await createDeparture(tours.haLongCruise, { date, capacity: 4 })
    await createDeparture(tours.haLongCruise, { date: addDays(date, 1), capacity: 10 })
    const off = await createDeparture(tours.haLongCruise, { date: addDays(date, 2), capacity: 10 })
    await db.execute(sql`update departures set status = 'called-off' where id = ${off}`)
    const group = { travelers: 5, party: { adults: 5, children: 0 } }
    const of = { productId: tours.haLongCruise, departureId: full, travelDate: date, overbook: true }
    await book({ ...group, ...of })
    const { tours: sold, departures } = await figures({ from: date, to: addDays(date, 5) }, "travel")
    const { name: _, ...row } = sold[0]!
    assert.deepEqual(row, { tourId: tours.haLongCruise, departures: 2, capacity: 14, sold: 5, overbooked: 1 })
    assert.deepEqual(
      departures.map(({ capacity, sold }) => [capacity, sold]),
      [
        [4, 5],
        [10, 0],
      ],
    )
  })

  it("are for administrators, managers and accounts, and refuse a period that is none", async () => {
    const path = `/figures?from=${MONTH.from}&to=${MONTH.to}`
    for (const role of ["sales", "operations", "content", "guide"] as const)
      assert.equal((await api.get(path, (await signInStaff(api, role)).headers)).status, 403)
    assert.equal((await api.get(path)).status, 401)
    const refused = await api.get(`/figures?from=${MONTH.to}&to=${MONTH.from}`, inEnglish)
    assert.deepEqual([refused.status, refused.body.errors[0].field], [422, "to"])
    assert.equal((await api.get("/figures?from=1/11/2026&to=2026-11-30", inEnglish)).status, 422)
    assert.equal((await api.get("/figures?from=2001-01-01&to=2026-11-30", inEnglish)).status, 422)
  })

  it("say that they are being counted while a long count goes on, and have them later", async () => {
    const writer = new pg.Client({ connectionString: api.databaseUrl })
    await writer.connect()
    try {
      await writer.query("begin")
      await writer.query("lock table bookings in access exclusive mode")
      const { body } = await api.get("/figures?from=2019-01-01&to=2019-12-31", headers)
      assert.deepEqual(body.data, { state: "counting" })
      await writer.query("commit")
    } finally {
      await writer.end()
    }
    const counted = await figures({ from: "2019-01-01", to: "2019-12-31" }, "request")
    assert.deepEqual([counted.totals.now.bookings, counted.products, counted.departures], [0, [], []])
  })

  it("come as a spreadsheet with the same numbers", async () => {
    const query = `from=${MONTH.from}&to=${MONTH.to}&by=travel`
    const { totals } = await figures(MONTH, "travel")
    const [title, , note, names, ...rows] = await fetchSheet(
      `/exports/figures/sheet?${query}&table=channels`,
      inEnglish,
    )
    assert.deepEqual([title?.[0], names?.slice(0, 2)], ["Channels", ["Channel", "Bookings"]])
    assert.match(
      String(note?.[0]),
      /value and outstanding by the day of travel; received and given back by the day of the payment/,
    )
    const total = rows.at(-1)!
    assert.deepEqual(
      [total[0], total[1], total[names!.indexOf("Value")]],
      ["Total", totals.now.bookings, totals.now.value],
    )
    const days = await fetchSheet(`/exports/figures/sheet?${query}&table=times`, inEnglish)
    assert.ok(days[4]?.[0] instanceof Date)
    const inVietnamese = { ...headers, "accept-language": "vi" }
    const path = `/api/exports/figures/sheet?${query}&table=times`
    const { headers: named } = await endpoints.request(path, { headers: inVietnamese })
    const name = `so-lieu-theo-thoi-gian-${MONTH.from}-${MONTH.to}.xlsx`
    assert.equal(named.get("content-disposition"), `attachment; filename="${name}"`)
  })

  it("come as the accountant's month: dates are dates, numbers numbers, and zeros lead", async () => {
    const { _id, reference } = await book({
      confirm: true,
      customerInfo: { ...withNewAddress(minh), phone: "0912 345 678" },
    })
    await db.execute(sql`update bookings set travel_date = ${FIRST} where id = ${_id}`)
    const lines = await pay(_id, {
      ...{ amount: 500_000, currency: "VND", vndPerUsd: 26_000, paidOn: hanoiDate(), note: "007" },
    })
    const receipt = await api.post(`/papers/bookings/${_id}/receipts`, { paymentId: lines[0]!._id }, headers)
    assert.equal(receipt.status, 201, receipt.body.message)
    await db.execute(sql`insert into invoices (booking_id, status, invoice_date, fx_rate, buyer, lines, total_vnd, tax_vnd,
      due_minor, currency, product_id, travel_date, series, number, issued_on)
      select id, 'issued', ${addDays(hanoiDate(), -60)}, 26000, '{"name": "Công ty Sen", "taxCode": "0312345678-001"}', '[]', 1080000, 80000,
        total_minor, currency, product_id, travel_date, '1K26TAA', '00000012', ${hanoiDate()} from bookings where id = ${_id}`)
    await db.execute(sql`insert into invoices (booking_id, status, invoice_date, fx_rate, buyer, lines, total_vnd, tax_vnd,
      due_minor, currency, product_id, travel_date, series, number, issued_on, is_adjustment)
      select booking_id, 'issued', invoice_date, fx_rate, buyer, lines, 1620000, 120000, due_minor, currency, product_id,
        travel_date, series, '00000013', issued_on, true from invoices where booking_id = ${_id}`)
    await pay(_id, { kind: "refund", amount: 200_000, currency: "VND", vndPerUsd: 26_000, paidOn: hanoiDate() })
    const sheet = (nth: number) => monthSheets(hanoiDate().slice(0, 7), nth)
    const [names, ...payments] = await sheet(1)
    const at = (row: unknown[], name: string) => row[names!.indexOf(name)]
    const [paid, refunded] = payments.filter((row) => at(row, "Reference") === reference)
    assert.deepEqual((at(paid!, "Date") as Date).toISOString().slice(0, 10), hanoiDate())
    assert.deepEqual([at(paid!, "In đồng"), at(paid!, "Note"), at(refunded!, "In đồng")], [500_000, "007", -200_000])
    const [dayNames, ...days] = await sheet(2)
    const sum = (row: unknown[]) =>
      Number(row[dayNames!.indexOf("In (đồng)")]) - Number(row[dayNames!.indexOf("Out (đồng)")])
    const dated = days.filter(([day]) => day instanceof Date)
    const signed = payments.reduce((all, row) => all + Number(at(row, "In đồng")), 0)
    assert.equal(
      dated.reduce((all, row) => all + sum(row), 0),
      signed,
    )
    const [receiptNames, ...receipts] = await sheet(3)
    assert.match(String(receipts[0]?.[0]), /^BN\d{4}-0001$/)
    assert.equal(receipts[0]?.[receiptNames!.indexOf("In đồng")], 500_000)
    const [invoiceNames, ...invoiceRows] = await sheet(4)
    const ofRow = (row: unknown[] | undefined, name: string) => row?.[invoiceNames!.indexOf(name)]
    const numbered = (number: string) => invoiceRows.find((row) => ofRow(row, "Number") === number)
    const [invoice, adjustment] = ["00000012", "00000013"].map(numbered)
    assert.ok(invoice, "in the month of the provider's date, not of the hand-over's")
    assert.deepEqual((invoice[invoiceNames!.indexOf("Invoice date")] as Date).toISOString().slice(0, 10), hanoiDate())
    const of = (row: unknown[] | undefined, ...names: string[]) => names.map((name) => ofRow(row, name))
    assert.deepEqual(of(invoice, "Tax code", "VAT (đồng)"), ["0312345678-001", 80_000])
    const adjusts = invoiceNames!.find((name) => String(name).startsWith("Adjusts"))
    assert.deepEqual(of(adjustment, String(adjusts), "VAT (đồng)"), ["1K26TAA 00000012", 40_000], "the difference")
    const [, openNames, ...open] = await sheet(5)
    const item = open.find((row) => row[0] === reference)!
    assert.equal(item[openNames!.indexOf("Phone")], "0912 345 678")
    assert.ok(item[openNames!.indexOf("Travel date")] instanceof Date, String(openNames))
    assert.equal((await api.get("/exports/figures/month?month=2026-13", inEnglish)).status, 422)
  })

  it("name the same open items as the accountant's month: requests owe nothing yet", async () => {
    const day = "2023-07-07"
    const asked = await book({}, {})
    const agreed = await book({ confirm: true, agreedPrice: { amount: 4_000_000, currency: "VND" } })
    for (const { _id } of [asked, agreed])
      await db.execute(sql`update bookings set created_at = ${`${day}T03:00:00Z`} where id = ${_id}`)
    const { open } = (await figures({ from: day, to: day }, "request")).totals.now
    const [, names, ...rows] = await monthSheets("2023-07", 5)
    const item = ({ reference }: { reference: string }) => rows.find((row) => row[0] === reference)
    assert.deepEqual([open, item(asked)], [4_000_000, undefined])
    assert.equal(item(agreed)?.[names!.indexOf("Balance in đồng")], 4_000_000)
  })

  it("mark the receipt of a payment that was taken back as void", async () => {
    const { _id, reference } = await book({ confirm: true, agreedPrice: { amount: 2_000_000, currency: "VND" } })
    const paid = { amount: 1_000_000, currency: "VND", vndPerUsd: 26_000, paidOn: hanoiDate() }
    for (const isWrong of [false, true]) {
      const paymentId = (await pay(_id, paid)).at(-1)!._id
      const { status, body } = await api.post(`/papers/bookings/${_id}/receipts`, { paymentId }, headers)
      assert.equal(status, 201, body.message)
      if (isWrong) await api.post(`/bookings/${_id}/payments/${paymentId}/reverse`, { reason: "Nhầm" }, headers)
    }
    const [names, ...receipts] = await monthSheets(hanoiDate().slice(0, 7), 3)
    assert.deepEqual(
      receipts.filter((row) => row.includes(reference)).map((row) => row[names!.indexOf("State")] ?? ""),
      ["", "Void: payment taken back"],
    )
  })
})
