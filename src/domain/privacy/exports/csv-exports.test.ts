import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { api as endpoints } from "#api.server.ts"
import { db } from "#server/database/database.server.ts"
import { checkSize } from "#server/documents/spreadsheet.server.ts"
import {
  bookTour,
  copyBooking,
  createDeparture,
  emma,
  inDays,
  sendBooking,
  signInStaff,
  signUp,
} from "#server/testing/fixtures.ts"
import { createTransfers, transferRequest } from "#server/testing/fixtures-products.ts"
import { openTestSite } from "#server/testing/site.ts"
import { fetchSheet } from "#server/testing/spreadsheet.ts"
import { cellOf } from "./csv.server.ts"

const { api, tours } = await openTestSite()
const headers = (await signInStaff(api, "admin", "hoa")).headers

const linesOf = (text: string) => text.split("\r\n").slice(0, -1)

describe("cellOf", () => {
  it("never returns a formula", () => {
    for (const text of ["=1+1", "+84 912", "-3", "@SUM(A1)", "\t=1", "\n=1", "  =1", "＝1"])
      assert.match(cellOf(text), /^"'/, JSON.stringify(text))
    assert.deepEqual(["Hạ Long", "a - b", "3 = 3"].map(cellOf), ["Hạ Long", "a - b", "3 = 3"])
  })

  it("contains no formula where another separator splits it", () => {
    for (const text of [
      'hi,=HYPERLINK("http://evil.example","open")',
      "hi, @SUM(A1)",
      "hi;-2+3+cmd|' /C calc'!A0",
      "hi\n+1-1+cmd",
      "hi\t＝1",
      'hi,"=1+1',
      'hi\n " =1+1',
      "hi,\n,=1+1",
      "hi,+84=1+1",
    ])
      assert.doesNotMatch(cellOf(text), /[,;\t\n][\s"]*[=+\-@＝＋－＠]/, JSON.stringify(text))
    const harmless = ["Lan, +84 912 345 678", "Lan, +84 (0)24-3926, Hà Nội", "10:00-11:00, A+B, x=y, an@mail.example"]
    assert.deepEqual(harmless.map(cellOf), harmless)
  })

  it("quotes special characters and uses a decimal comma", () => {
    assert.equal(cellOf({ phone: "0912345678" }), '"\t0912345678"', "text, with its zero")
    assert.equal(cellOf({ phone: "+44 7911 123456" }), '"\t+44 7911 123456"')
    assert.match(cellOf({ phone: "+84=1+1" }), /^"?'\+84=1\+1/)
    assert.equal(cellOf({ phone: "" }), "")
    assert.equal(cellOf('say "hi"; then\r\ngo'), '"say ""hi""; then\ngo"')
    assert.deepEqual([cellOf(129.5), cellOf(-3), cellOf(null)], ["129,5", "-3", ""])
  })
})

describe("CSV exports", () => {
  it("contain every booking once, across pages", async () => {
    const customerInfo = { ...emma, name: "=HYPERLINK(1)" }
    const order = { customerInfo, specialRequests: "Đậu phộng; không,=HYPERLINK(2)" }
    await copyBooking((await bookTour(api, tours.hoiAnLanterns, order)).id, 450)
    const { status, text, headers: told } = await api.get("/exports/bookings", headers)
    assert.equal(status, 200)
    assert.match(told.get("content-disposition") ?? "", /bookings\.csv/)
    const bytes = new Uint8Array(await (await endpoints.request("/api/exports/bookings", { headers })).arrayBuffer())
    assert.deepEqual([...bytes.slice(0, 3)], [0xef, 0xbb, 0xbf], "Excel needs the mark")
    assert.ok(text.startsWith("Mã đặt chỗ;Trạng thái;"))
    const lines = linesOf(text)
    assert.deepEqual([lines.length, new Set(lines.map((line) => line.split(";")[0])).size], [452, 452])
    assert.match(
      lines[1] ?? "",
      /^GHE-[\w-]+;pending;tour;Đèn lồng Hội An;.*;90;USD;.*;"'=HYPERLINK\(1\)";.*;"Đậu phộng; không,'=HYPERLINK\(2\)"/,
    )
  })

  it("contain consultations and customers", async () => {
    const writer = { name: "Emma", email: emma.email, phone: emma.phone, subject: "@x", message: "One\nTwo" }
    await api.post("/consultations", { ...writer, tourReference: { tourId: tours.hoiAnLanterns } })
    await signUp(api, { name: "+Lan" })
    const [, advice] = linesOf((await api.get("/exports/consultations", headers)).text)
    assert.match(advice ?? "", /^TV-[\w-]+;new;Emma;.*;"'@x";"One\nTwo";Đèn lồng Hội An/s)
    const customers = linesOf((await api.get("/exports/customers", headers)).text)
    assert.equal(customers.length, 2)
    assert.match(customers[1] ?? "", /^"'\+Lan";/)
  })
})

describe("spreadsheets", () => {
  const fetched = async (path: string, language = "en") => {
    const [names, ...rows] = await fetchSheet(path, { ...headers, "accept-language": language })
    return rows.map((row) => Object.fromEntries(names!.map((name, at) => [String(name), row[at]])))
  }

  it("hold 600 bookings of a list, with pick-up and flight, in its order and language", async () => {
    const { toNoiBai } = await createTransfers()
    const flight = { flightNumber: "VN254", flightTime: "14:10" }
    const order = { ...flight, pickup: { place: "=Metropole" }, pickupTime: "10:30", customerInfo: emma }
    const { id, reference } = await sendBooking(api, transferRequest(toNoiBai, { ...order, specialRequests: "a\vb" }))
    await copyBooking(id, 599, "GHE-CAR-")
    const rows = await fetched("/exports/bookings/sheet?productType=transfer&sort=createdAt&order=desc")
    assert.deepEqual([rows.length, new Set(rows.map((row) => row.Reference)).size], [600, 600])
    const [first] = rows
    assert.deepEqual([first?.Reference, first?.Status, first?.Phone], [reference, "To answer", "+44 7911 123456"])
    assert.deepEqual([first?.["Pick-up"], first?.Flight], ["'=Metropole", "VN254 · 2:10 PM"])
    const [said] = await fetched(`/exports/bookings/sheet?search=${reference}`, "vi")
    assert.deepEqual([said?.["Trạng thái"], said?.["Chuyến bay"]], ["Chờ trả lời", "VN254 · 14:10"])
    const csv = linesOf((await api.get("/exports/bookings", headers)).text)
    assert.equal(csv.filter((line) => line.includes(`;"'=Metropole";`) && line.includes(";VN254 · 14:10;")).length, 600)
  })

  it("hold as many bookings as a departure may have", async () => {
    const departure = await createDeparture(tours.haLongCruise, { date: inDays(30), capacity: 500 })
    const { id } = await bookTour(api, tours.haLongCruise, { departureId: departure, travelers: 1, customerInfo: emma })
    await copyBooking(id, 499, "GHE-SHIP-")
    const [title, , names, ...rows] = await fetchSheet(`/exports/departures/${departure}/sheet`, headers)
    assert.match(String(title?.[0]), /Ha Long/)
    assert.deepEqual([rows.length, names?.includes("Guest"), rows.at(-1)?.includes("Emma Jones")], [500, true, true])
    const { balanceOther } = (await api.get(`/bookings/${id}`, headers)).body.booking
    assert.equal(rows.at(-1)?.[names?.indexOf("Balance in đồng") ?? -1], balanceOther)
  })

  it("are refused for a while when too many are being written", async () => {
    const send = () => endpoints.request("/api/exports/day/sheet", { headers })
    const answers = await Promise.all(Array.from({ length: 40 }, send))
    const refused = answers.filter(({ status }) => status === 429)
    assert.ok(refused.length > 0)
    assert.ok(refused.every((answer) => answer.headers.get("retry-after") === "5"))
    const files = answers.filter(({ status }) => status === 200)
    assert.deepEqual([files.length + refused.length, files.length >= 11], [40, true])
  })

  it("are refused with a way out when one file can't hold the list", () => {
    const wide = Array.from({ length: 25 })
    assert.doesNotThrow(() => checkSize(10_000, wide))
    assert.throws(() => checkSize(10_001, wide), { status: 413, message: /up to 10,000 rows\. Filter it/ })
  })
})

describe("the audit log", () => {
  const entriesOf = async (actor: string) => {
    const { rows } = await db.execute(
      sql`select action, split_part(subject, ':', 1) as kind, after from audit_log where actor = ${actor} order by id`,
    )
    return rows
  }

  it("names who took each list", async () => {
    const minh = await signInStaff(api, "admin", "minh")
    for (const list of ["bookings", "consultations", "customers"]) await api.get(`/exports/${list}`, minh.headers)
    const exported = { action: "export", kind: "list", after: null }
    assert.deepEqual(await entriesOf(minh.user._id), [exported, exported, exported])
  })

  it("names who booked for a guest and who changed their own account, without its values", async () => {
    const lan = await signInStaff(api, "staff", "lan")
    const { booking } = await bookTour(api, tours.hoiAnLanterns, {}, lan.headers)
    const { email } = lan.user
    const change = { name: "Lan Anh", phone: "0912345678", email }
    assert.equal((await api.put("/auth/profile", change, lan.headers)).status, 200)
    assert.deepEqual(await entriesOf(lan.user._id), [
      { action: "create", kind: "booking", after: { reference: booking.reference } },
      { action: "update", kind: "user", after: { changed: ["name", "phone"] } },
    ])
  })
})
