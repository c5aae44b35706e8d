import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import { guestName } from "#server/mail/mail-template.server.ts"
import { requestFor, signInStaff } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite()
const staff = await signInStaff(api, "staff")

let guests = 0
const book = async (customerInfo: object) => {
  const person = { name: "Tess", email: `tess${++guests}@mail.example`, phone: "0912 345 678", ...customerInfo }
  const { status, body } = await api.post("/bookings", requestFor(tours.hoiAnLanterns, { customerInfo: person }))
  return { status, booking: body.booking, errors: body.errors }
}
const lookUp = (contact: string, query = "") => api.get(`/bookings/guest/${encodeURIComponent(contact)}?${query}`)
const searched = async (text: string) =>
  (await api.get(`/bookings?search=${encodeURIComponent(text)}`, staff.headers)).body.bookings.map(
    ({ _id }: { _id: string }) => _id,
  )

describe("a phone number of another country", () => {
  it("shows its country to everybody, and is found as it was typed", async () => {
    const { booking } = await book({ phone: "07911 123456", countryCode: "GB" })
    assert.equal(booking.customerInfo.phone, "+44 7911 123456")
    for (const typed of ["07911 123456", "+44 7911 123456", "0044 7911 123456", "０７９１１ １２３４５６"]) {
      const { bookings, message } = (await lookUp(typed, `ref=${booking.reference}`)).body
      assert.ok(bookings, message)
      assert.deepEqual(
        bookings.map((one: { _id: string }) => one._id),
        [booking._id],
        typed,
      )
      assert.deepEqual(await searched(typed), [booking._id], typed)
      const people = (await api.get(`/people?search=${encodeURIComponent(typed)}`, staff.headers)).body.data
      assert.equal(people[0]?.phone, "+44 7911 123456", typed)
    }
  })

  it("is found with the prefix that it has at home", async () => {
    const { booking } = await book({ phone: "8 912 345-67-89", countryCode: "RU" })
    assert.equal(booking.customerInfo.phone, "+7 912 345 67 89")
    for (const typed of ["8 912 345-67-89", "89123456789", "9123456789", "+7 912 345 67 89"]) {
      assert.equal((await lookUp(typed, `ref=${booking.reference}`)).body.bookings.length, 1, typed)
      assert.deepEqual(await searched(typed), [booking._id], typed)
    }
  })

  it("gets its link by mail, too", async () => {
    const { booking } = await book({ phone: "06 12 34 56 78", countryCode: "FR" })
    await api.sendMails()
    await lookUp("06 12 34 56 78")
    const [mail] = await api.sendMails()
    assert.equal(mail?.headers.to, booking.customerInfo.email)
  })

  it("is named with its country in the mail to the office, in the list and in the file", async () => {
    await api.sendMails()
    const { booking } = await book({ phone: "010 1234 5678", countryCode: "KR" })
    const toOffice = (await api.sendMails()).find(({ headers }) => headers.to === "office@ghe.example")
    assert.match(toOffice?.text ?? "", /\+82 10 1234 5678/)
    const file = await api.get("/exports/bookings", staff.headers)
    assert.ok(file.text.includes("+82 10 1234 5678"))
    const { bookings } = (await api.get(`/bookings?search=${booking.reference}`, staff.headers)).body
    assert.equal(bookings[0].customerInfo.phone, "+82 10 1234 5678")
  })

  it("is found by what guests of France, Korea and Britain typed", async () => {
    for (const [phone, countryCode, shown] of [
      ["06 12 34 56 78", "FR", "+33 6 12 34 56 78"],
      ["010-1234-5678", "KR", "+82 10 1234 5678"],
      ["07911 123456", "GB", "+44 7911 123456"],
      ["+33612345678", "VN", "+33612345678"],
    ] as const) {
      const { booking } = await book({ phone, countryCode })
      assert.equal(booking.customerInfo.phone, shown)
      assert.equal((await lookUp(phone, `ref=${booking.reference}`)).body.bookings.length, 1, phone)
    }
  })

  it("is Vietnamese where the country that the browser proposed has no such number", async () => {
    const { booking } = await book({ phone: "0912 345 678", countryCode: "US" })
    assert.equal(booking.customerInfo.phone, "0912 345 678")
    assert.equal((await lookUp("+84912345678", `ref=${booking.reference}`)).body.bookings.length, 1)
  })

  it("stays as it was typed if it is Vietnamese, in plain figures", async () => {
    const { booking } = await book({ phone: "\u200b０９１２ 345 678" })
    assert.equal(booking.customerInfo.phone, "0912 345 678")
    const { rows } = await db.execute(sql`select customer_phone_e164 as phone from bookings where id = ${booking._id}`)
    assert.deepEqual(rows, [{ phone: "+84912345678" }])
  })
})

describe("texts as people type them", () => {
  it("lose invisible characters, and full-width ones become plain", async () => {
    const { booking } = await book({ email: "\u200bＡnn.zw＠example.com\u2060", name: "Nguyễn\u00a0Văn  B" })
    assert.equal(booking.customerInfo.email, "ann.zw@example.com")
    assert.equal(booking.customerInfo.name, "Nguyễn Văn B")
    const { bookings } = (await lookUp("ann.zw@example.com", `ref=${booking.reference}`)).body
    assert.equal(bookings.length, 1)
    assert.deepEqual(await searched("\u200bann.zw@example.com"), [booking._id])
  })

  it("greet people whose names were stored with other blanks before", () => {
    assert.equal(guestName("Nguyễn\u00A0Văn B").en, "Nguyễn Văn B")
    assert.equal(guestName("\u200B\u200B").en, "")
  })

  it("count as empty if nothing of them can be seen", async () => {
    assert.equal((await book({ name: "\u200b\u200d\u200b" })).booking.customerInfo.name, "")
  })

  it("keep the Ð of old keyboards and of Icelandic, and are found by Đ and D as well", async () => {
    for (const [name, searches] of [
      ["\u00D0ặng Thị \u00D0", ["Đặng Thị", "\u00D0ặng", "dang thi d"]],
      ["GUÐRÚN Sæborg", ["Guðrún Sæborg", "gudrun"]],
    ] as const) {
      const { booking } = await book({ name })
      assert.equal(booking.customerInfo.name, name)
      for (const typed of searches) {
        assert.ok((await searched(typed)).includes(booking._id), typed)
        const people = (await api.get(`/people?search=${encodeURIComponent(typed)}`, staff.headers)).body.data
        assert.ok(
          people.some((person: { name: string }) => person.name === name),
          typed,
        )
      }
    }
  })

  it("are refused as an address where mail servers read another one", async () => {
    const wrong = ["<victim@b.co", "a@b.co,c.de", "undisclosed:a@b.co;", "-oQ/tmp@b.co", 'a"b@b.co', "a@b..co", "a@.co"]
    for (const email of wrong) {
      const { status, errors } = await book({ email })
      assert.deepEqual([status, errors?.[0]?.field], [422, "customerInfo.email"], email)
    }
  })
})
