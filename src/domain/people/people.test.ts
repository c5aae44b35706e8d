import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import {
  bookTour,
  createDeparture,
  emma,
  inDays,
  minh,
  signInStaff,
  signUp,
  withNewAddress,
} from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"
import { fetchSheet } from "#server/testing/spreadsheet.ts"

const { api, tours } = await openTestSite("pglite")
const admin = await signInStaff(api, "admin")
const { headers } = admin

const customerInfo = { ...minh, name: "Trần Văn Minh", email: "minh@mail.example", phone: "0912 345 678" }
const { booking } = await bookTour(api, tours.hoiAnLanterns, { customerInfo, language: "vi" })
const { countryCode, ...emmaWrites } = emma
await api.post("/contact", { ...emmaWrites, subject: "Bags", message: "Where to?" })
await api.post("/consultations", { ...emmaWrites, name: "E. Jones", subject: "April", message: "Where to?" })
await api.post("/contact", { ...emmaWrites, email: "bot@mail.example", subject: "Casino", message: "!" })
await db.execute(sql`update enquiries set status = 'spam' where subject = 'Casino'`)
await signUp(api, { name: "Lê Thị Hoa", email: "hoa@mail.example", phone: "0987 654 321" })

const list = async (search = "", more = "") =>
  (await api.get(`/people?search=${encodeURIComponent(search)}${more}`, headers)).body
const emails = async (search: string) => (await list(search)).data.map(({ email }: { email: string }) => email)

describe("GET /people", () => {
  it("lists people by their address, the last in touch first, without spam", async () => {
    const { data, pagination } = await list()
    assert.deepEqual(
      data.map(({ email, bookings, enquiries, hasAccount }: Record<string, unknown>) => [
        ...[email, bookings, enquiries, hasAccount],
      ]),
      [
        ["hoa@mail.example", 0, 0, true],
        [emma.email, 0, 2, false],
        ["minh@mail.example", 1, 0, false],
      ],
    )
    assert.deepEqual(pagination, { page: 1, limit: 20, total: 3, pages: 1 })
    assert.deepEqual((await list("", "&limit=1&page=2")).data[0].email, emma.email)
  })

  it("finds them by name without accents, by address, and by any spelling of a phone number", async () => {
    for (const search of ["tran van minh", "Trần", "minh@mail", "0912345678", "+84 912 345 678", "0912 345 678"])
      assert.deepEqual(await emails(search), ["minh@mail.example"], search)
    for (const search of ["le thi hoa", "0987654321"]) assert.deepEqual(await emails(search), ["hoa@mail.example"])
    assert.deepEqual(await emails("nobody"), [])
  })

  it("counts everything of a person, whatever was searched for", async () => {
    const [found] = (await list("e jones")).data
    assert.deepEqual([found.email, found.enquiries], [emma.email, 2])
  })

  it("identifies guests without an address by their phone number", async () => {
    const guest = { name: "Ông Tư", phone: "0977 111 222" }
    const { id } = await bookTour(api, tours.hoiAnLanterns, { customerInfo: guest, language: "vi" }, headers)
    const [found, ...others] = (await list("+84977111222")).data
    assert.deepEqual([found.name, found.email, found.bookings, others.length], ["Ông Tư", "", 1, 0])
    const person = (await api.get(`/people/${id}`, headers)).body.data
    assert.deepEqual([person.phone, person.email, person.bookingList.length], [guest.phone, "", 1])
  })

  it("identifies guests with neither by their name in a chat, and tells them apart", async () => {
    const enter = async (chatName: string, name: string) => {
      const entry = { channel: "zalo", name, chatName, message: "Còn chỗ không?", language: "vi" }
      return (await api.post("/enquiries", entry, headers)).body.data._id
    }
    const id = await enter("zalo.me/tu.ban", "Anh Tư")
    await enter("zalo.me/tu.ban", "Anh Tư Bàn")
    await enter("zalo.me/nam.ban", "Anh Năm")
    const { data } = await list("zalo.me")
    assert.deepEqual(
      data.map(({ name, chatName, enquiries }: Record<string, unknown>) => [name, chatName, enquiries]),
      [
        ["Anh Năm", "zalo.me/nam.ban", 1],
        ["Anh Tư Bàn", "zalo.me/tu.ban", 2],
      ],
    )
    const person = (await api.get(`/people/${id}`, headers)).body.data
    assert.deepEqual([person.chatName, person.names.length, person.enquiryList.length], ["zalo.me/tu.ban", 2, 2])
  })

  it("lists those who only left a contact with a question, without a name", async () => {
    const ask = (contact: string) =>
      api.post("/questions", { message: "Is there a stool?", contact, tour: "lanterns-of-hoi-an" })
    for (const contact of ["0966 111 222", "0966111222", "0966 333 444", "shy@mail.example"])
      assert.equal((await ask(contact)).status, 201)
    const [found, ...others] = (await list("0966111222")).data
    assert.deepEqual([found.name, found.email, found.enquiries, others.length], ["", "", 2, 0])
    const person = (await api.get(`/people/${found._id}`, headers)).body.data
    assert.deepEqual([person.name, person.phones.length, person.enquiryList.length], ["", 2, 2])
    const [shy] = (await list("shy@mail")).data
    assert.deepEqual([shy.name, shy.email, shy.enquiries], ["", "shy@mail.example", 1])
  })

  it("takes the name of a booking, not the contact of a later question", async () => {
    const guest = { name: "Cô Ba", email: "ba@mail.example", phone: "0977 111 333" }
    await bookTour(api, tours.hoiAnLanterns, { customerInfo: guest, language: "vi" })
    await api.post("/questions", { message: "Where to?", contact: guest.email, tour: "lanterns-of-hoi-an" })
    const [found] = (await list(guest.email)).data
    assert.deepEqual([found.name, found.enquiries], [guest.name, 1])
    assert.equal((await api.get(`/people/${found._id}`, headers)).body.data.name, guest.name)
  })

  it("lists those who only wait for places, once they have confirmed their address", async () => {
    const waits = { name: "Đặng Thị Sen", email: "sen@mail.example", phone: "0955 444 333", language: "vi" as const }
    const party = { ...waits, adults: 2, childAges: [] }
    const date = inDays(30)
    const departureId = await createDeparture(tours.haLongCruise, { date, capacity: 2 })
    const aboard = { travelDate: date, departureId, travelers: 2, customerInfo: withNewAddress(emma) }
    await bookTour(api, tours.haLongCruise, aboard, headers)
    const joined = await api.post("/waiting-list", { ...party, departureId })
    assert.equal(joined.status, 202, joined.text)
    assert.deepEqual(await emails("sen@mail"), [])
    await db.execute(sql`update waiting_list set status = 'waiting'`)
    for (const search of ["dang thi sen", "+84955444333", "sen@mail"])
      assert.deepEqual(await emails(search), [waits.email], search)
    const [found] = (await list("sen@mail")).data
    assert.deepEqual([found.name, found.bookings, found.waiting, found.language], [waits.name, 0, 1, "vi"])
    const person = (await api.get(`/people/${found._id}`, headers)).body.data
    assert.deepEqual([person.email, person.name, person.phone], [waits.email, waits.name, waits.phone])
    const [place] = person.waitingList
    assert.deepEqual([place.departureId, place.date, place.people, place.status], [departureId, date, 2, "waiting"])
    const exported = (await api.post("/people/export", { email: waits.email }, headers)).body.data
    assert.equal(exported.waitingList[0].name, waits.name)
    await api.post("/people/erase", { email: waits.email }, headers)
    assert.deepEqual(await emails("sen@mail"), [])
  })

  it("is for staff", async () => {
    const customer = await signUp(api)
    assert.equal((await api.get("/people", customer.headers)).status, 403)
    assert.equal((await api.get(`/people/${booking._id}`, customer.headers)).status, 403)
  })
})

describe("GET /exports/people/sheet", () => {
  it("gives administrators everybody, and records who took it", async () => {
    const sheet = await fetchSheet("/exports/people/sheet", headers)
    assert.ok(sheet.some((row) => row.includes("minh@mail.example")))
    const { rows } = await db.execute(
      sql`select action from audit_log where actor = ${admin.user._id} and subject = 'list:people'`,
    )
    assert.deepEqual(rows, [{ action: "export" }])
  })

  it("is refused to staff who are no administrators", async () => {
    const lan = await signInStaff(api, "staff", "lan")
    assert.equal((await api.get("/exports/people/sheet", lan.headers)).status, 403)
  })
})

describe("GET /people/{id}", () => {
  it("returns the person of a booking, with their mails", async () => {
    await api.sendMails()
    const { data } = (await api.get(`/people/${booking._id}`, headers)).body
    assert.deepEqual([data.email, data.names, data.phones], ["minh@mail.example", ["Trần Văn Minh"], ["0912 345 678"]])
    assert.equal(data.bookingList[0].reference, booking.reference)
    const [mail] = data.mailList
    assert.deepEqual([mail.kind, mail.status, mail.subject.length > 0], ["booking-received", "sent", true])
  })

  it("returns the same person for each of their records", async () => {
    const enquiries = (await api.get("/enquiries?search=jones", headers)).body.data
    assert.equal(enquiries.length, 2)
    for (const { _id } of enquiries) {
      const { data } = (await api.get(`/people/${_id}`, headers)).body
      assert.deepEqual([data.email, data.enquiryList.length], [emma.email, 2])
      assert.deepEqual(data.names.toSorted(), ["E. Jones", emma.name])
    }
  })

  it("returns nothing of colleagues, of unknown ids, and after a person is erased", async () => {
    for (const id of [admin.user._id, tours.hoiAnLanterns, "nobody"])
      assert.equal((await api.get(`/people/${id}`, headers)).status, 404, id)
    const { _id } = (await list("hoa@mail.example")).data[0]
    assert.equal((await api.post("/people/erase", { email: "hoa@mail.example" }, headers)).status, 200)
    assert.equal((await api.get(`/people/${_id}`, headers)).status, 404)
  })
})
