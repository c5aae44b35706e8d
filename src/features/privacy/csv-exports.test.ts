import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { api as endpoints } from "#api.server.ts"
import { db } from "#server/database/database.server.ts"
import { bookTour, copyBooking, emma, signInStaff, signUp } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"
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
