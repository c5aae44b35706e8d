import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import {
  bookTour,
  confirmEmail,
  copyBooking,
  emma,
  inDays,
  minh,
  signInStaff,
  signUp,
} from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"
import { personalData } from "#slices.server.ts"
import { applyRetention } from "./retention.server.ts"

const { api, tours } = await openTestSite()
const admin = await signInStaff(api, "admin", "hoa")

const erase = (email: string) => api.post("/people/erase", { email }, admin.headers)
const exported = async (email: string) => (await api.post("/people/export", { email }, admin.headers)).body.data

async function everywhere(person: typeof emma) {
  const visitor = await signUp(api, { name: person.name, email: person.email, phone: person.phone })
  await confirmEmail(api, visitor, person.email)
  const order = { customerInfo: person, specialRequests: "A peanut allergy", language: "en" }
  const { booking } = await bookTour(api, tours.hoiAnLanterns, order, visitor.headers)
  const { countryCode, ...writer } = person
  const wish = { subject: "Honeymoon", message: "A quiet room", tourReference: { tourId: tours.hoiAnLanterns } }
  assert.equal((await api.post("/consultations", { ...writer, ...wish })).status, 201)
  assert.equal((await api.post("/contact", { ...writer, subject: "Bags", message: "Where to?" })).status, 201)
  const search = encodeURIComponent(person.email)
  for (const { _id } of (await api.get(`/enquiries?search=${search}`, admin.headers)).body.data) {
    const answer = { subject: "Re: Bags", text: `Dear ${person.name},\n\nWith us.` }
    assert.equal((await api.post(`/enquiries/${_id}/answers`, answer, admin.headers)).status, 201)
    const note = { note: `${person.name} called` }
    for (const path of ["consultations", "contact"]) await api.put(`/${path}/${_id}`, note, admin.headers)
  }
  const payment = {
    kind: "payment",
    amount: 100_00,
    currency: "USD",
    method: "transfer",
    paidOn: inDays(0),
    note: `${person.name}, VCB 12`,
    aboveBalance: true,
  }
  assert.equal((await api.post(`/bookings/${booking._id}/payments`, payment, admin.headers)).status, 201)
  await db.execute(sql`insert into reviews (booking_id, product_type, product_id, rating, text, name, language, travel_date)
    values (${booking._id}, 'tour', ${tours.hoiAnLanterns}, 5, ${`${person.name} liked it`}, ${person.name}, 'en', now())`)
  await api.put(`/bookings/${booking._id}`, { specialRequests: "A nut allergy" }, visitor.headers)
  await api.sendMails()
  return booking._id as string
}
const isOver = (id: string, days: number) =>
  db.execute(sql`update bookings set travel_date = ${inDays(-days)}, status = 'completed' where id = ${id}`)

async function traces(...words: string[]): Promise<string[]> {
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await db.execute<{ text: string }>(
      sql`select to_jsonb(t)::text as text from ${sql.identifier(name)} t`,
    )
    for (const { text } of rows) if (words.some((word) => text.includes(word))) found.push(`${name}: ${text}`)
  }
  return found
}

describe("personal data", () => {
  it("is exported completely, and the audit log records it", async () => {
    await everywhere({ ...emma, phone: minh.phone })
    const { account, bookings, payments, consultations, messages, answers, reviews } = await exported(emma.email)
    assert.equal(account.email, emma.email)
    assert.deepEqual([bookings.length, consultations.length, messages.length], [1, 1, 1])
    assert.deepEqual([bookings[0].specialRequests, messages[0].message], ["A nut allergy", "Where to?"])
    const [{ booking, amount, note }] = payments
    assert.deepEqual([booking, amount, note], [bookings[0].reference, 100, `${emma.name}, VCB 12`])
    assert.deepEqual([answers.length, reviews.length, messages[0].note], [2, 1, `${emma.name} called`])
    const { rows } = await db.execute(sql`select actor, subject from audit_log where action = 'export'`)
    assert.equal(rows.length, 1)
    assert.equal(rows[0]?.actor, admin.user._id)
    assert.ok(!String(rows[0]?.subject).includes("emma"))
  })

  it("is erased from every table after the trip, except for the sale", async () => {
    const person = { ...emma, name: "Zoë Quitt", email: "zoe@mail.example", phone: "0912 999 888" }
    const id = await everywhere(person)
    const before = (await api.get(`/bookings/${id}`, admin.headers)).body.booking
    assert.equal((await erase(person.email)).body.code, "JOURNEY_AHEAD")
    await isOver(id, 1)
    const { status, body } = await erase(person.email)
    assert.equal(status, 200, JSON.stringify(body))
    const { newsletter, waitingList, ...erased } = body.data
    assert.deepEqual(erased, { accounts: 1, bookings: 1, consultations: 1, messages: 1, reviews: 1 })
    assert.deepEqual([newsletter, waitingList], [0, 0])
    assert.deepEqual(await traces("Zoë", "zoe@mail", "999 888", "912999888"), [])
    const after = (await api.get(`/bookings/${id}`, admin.headers)).body.booking
    for (const fact of ["reference", "totalPrice", "pricing", "lines", "travelers", "product"])
      assert.deepEqual(after[fact], before[fact], fact)
    const { payments, paid } = (await api.get(`/bookings/${id}/payments`, admin.headers)).body.data
    assert.deepEqual([payments[0].note, paid], ["", 100])
    assert.deepEqual((await exported(person.email)).bookings, [])
    assert.deepEqual((await erase(person.email)).body.data.bookings, 0)
  })

  it("is erased without the mails of a longer address", async () => {
    const an = { ...minh, email: "an@mail.example" }
    const others = ["lan@mail.example", "j.an@mail.example", "an@mail.example.vn"]
    const ids: string[] = []
    for (const email of [an.email, ...others]) {
      const change = { customerInfo: { ...an, email }, travelDate: inDays(40 + ids.length) }
      ids.push((await bookTour(api, tours.hoiAnLanterns, change)).booking._id)
    }
    const wish = {
      subject: "Friends",
      message: "Ask AN@mail.example. Or call.",
      tourReference: { tourId: tours.hoiAnLanterns },
    }
    await api.post("/consultations", { name: "Lan", email: others[0], phone: minh.phone, ...wish })
    await api.sendMails()
    const mailsAbout = async (id: string) => (await api.get(`/outbox?bookingId=${id}`, admin.headers)).body.data
    const [toLan] = await mailsAbout(ids[1]!)
    await api.post(`/outbox/${toLan._id}/resend`, {}, admin.headers)
    await isOver(ids[0]!, 1)
    assert.equal((await erase(an.email)).status, 200)
    const left = await Promise.all(ids.map(mailsAbout))
    assert.deepEqual(
      left.map(({ length }) => length),
      [0, 3, 2, 2],
    )
    const copies = (await traces("Ask AN@mail.example.")).filter((trace) => trace.startsWith("outbox"))
    assert.deepEqual(copies, [], "a mail to the company names the address")
  })

  it("is exported and erased by phone number where there is no address", async () => {
    const customerInfo = { name: "Quitterie Tư", phone: "0912 555 444" }
    const { id } = await bookTour(api, tours.hoiAnLanterns, { customerInfo, language: "vi" }, admin.headers)
    const phone = "+84912555444"
    const { data } = (await api.post("/people/export", { phone }, admin.headers)).body
    assert.deepEqual([data.email, data.bookings.length], ["", 1])
    assert.equal((await api.post("/people/erase", { phone }, admin.headers)).body.code, "JOURNEY_AHEAD")
    await isOver(id, 1)
    const { body } = await api.post("/people/erase", { phone }, admin.headers)
    assert.equal(body.data.bookings, 1, JSON.stringify(body))
    assert.deepEqual(await traces("Quitterie", "555 444", "912555444"), [])
    for (const wrong of [{}, { email: emma.email, phone }, { phone: "1" }])
      assert.equal((await api.post("/people/export", wrong, admin.headers)).status, 422)
  })

  it("is exported and erased by the phone number that a question left", async () => {
    const ask = async (contact: string, message: string) => {
      const question = { contact, message, tour: "lanterns-of-hoi-an", language: "vi" }
      assert.equal((await api.post("/questions", question)).status, 201)
    }
    await ask("0912 555 333", "Quyển hỏi một")
    await ask("+84 912 555 333", "Quyển hỏi hai")
    await ask("0912 555 334", "Người khác hỏi")
    const other = { name: "Emma", email: "same-number@mail.example", phone: "0912 555 333" }
    await api.post("/contact", { ...other, subject: "x", message: "Của người có email" })
    const phone = "0912555333"
    const { data } = (await api.post("/people/export", { phone }, admin.headers)).body
    assert.deepEqual(data.messages.map(({ message }: { message: string }) => message).sort(), [
      "Quyển hỏi hai",
      "Quyển hỏi một",
    ])
    assert.deepEqual([data.consultations, data.account ?? null], [[], null])
    const { body } = await api.post("/people/erase", { phone }, admin.headers)
    assert.deepEqual([body.data.messages, body.data.accounts], [2, 0])
    assert.deepEqual(await traces("Quyển hỏi"), [])
    assert.notDeepEqual(await traces("Người khác hỏi"), [])
    assert.notDeepEqual(await traces("Của người có email"), [])
  })

  it("is exported and erased by the name in a chat, if the guest left nothing else", async () => {
    const enter = async (chatName: string, message: string, phone = "") => {
      const entry = { channel: "facebook", name: "Hạnh", chatName, phone, message, language: "vi" }
      const { status, body } = await api.post("/enquiries", entry, admin.headers)
      assert.equal(status, 201, JSON.stringify(body))
      return body.data._id
    }
    const id = await enter("fb.com/hanh.quit", "Quyển Facebook một")
    await enter("fb.com/hanh.quit", "Quyển Facebook hai")
    await enter("fb.com/another", "Của Facebook khác")
    await enter("fb.com/hanh.quit", "Của người có số", "0912 555 335")
    const noted = { enquiryId: id, channel: "call", text: "Quyển hẹn thứ hai" }
    assert.equal((await api.post("/contact-log", noted, admin.headers)).status, 201)
    const chatName = "fb.com/hanh.quit"
    const key = { "idempotency-key": crypto.randomUUID() }
    const again = { channel: "zalo", name: "Hạnh", chatName, message: "Quyển Facebook ba", language: "vi" }
    assert.equal((await api.post("/enquiries", again, { ...admin.headers, ...key })).status, 201)
    const { data } = (await api.post("/people/export", { chatName }, admin.headers)).body
    assert.deepEqual([data.messages.length, data.contacts.length, data.bookings.length], [3, 1, 0])
    const { body } = await api.post("/people/erase", { chatName }, admin.headers)
    assert.deepEqual([body.data.messages, body.data.bookings], [3, 0])
    assert.deepEqual(await traces("Quyển Facebook", "Quyển hẹn"), [])
    assert.notDeepEqual(await traces("Của Facebook khác"), [])
    assert.notDeepEqual(await traces("Của người có số"), [])
    for (const wrong of [{ chatName: "" }, { chatName, email: emma.email }])
      assert.equal((await api.post("/people/erase", wrong, admin.headers)).status, 422)
  })

  it("is erased by an odd address without touching what names others", async () => {
    // Characters that part addresses in a text are allowed within one.
    for (const [email, name] of [
      ["n&binh@mail.example", "Quyển N"],
      ["an&binh@mail.example", "Của An"],
      ["binh@mail.example", "Của Bình"],
      ["odd@=mail.example", "Quyển Lạ"],
    ] as const) {
      const sent = await api.post("/contact", {
        ...emma,
        countryCode: undefined,
        email,
        name,
        subject: "x",
        message: name,
      })
      assert.equal(sent.status, 201, JSON.stringify(sent.body))
    }
    await api.sendMails()
    const mails = async () => (await api.get("/outbox?limit=50", admin.headers)).body.pagination.total
    const before = await mails()
    for (const [email, rest] of [
      ["n&binh@mail.example", before - 2],
      ["odd@=mail.example", before - 4],
    ] as const) {
      assert.equal((await erase(email)).body.data.messages, 1)
      assert.equal(await mails(), rest, email)
    }
    assert.deepEqual(await traces("Quyển N", "Quyển Lạ"), [])
    for (const kept of ["Của An", "Của Bình"]) assert.notDeepEqual(await traces(kept), [], kept)
  })

  it("is erased by administrators only, and never that of staff", async () => {
    assert.equal((await erase(admin.user.email)).body.code, "IS_STAFF")
    const staff = await signInStaff(api, "staff", "agent")
    assert.equal((await api.post("/people/erase", { email: minh.email }, staff.headers)).status, 403)
    assert.equal((await erase("nobody")).body.errors[0].field, "email")
  })

  it("is erased after the retention time", async () => {
    const person = { ...emma, name: "Olaf Quitt", email: "olaf@mail.example", phone: "0912 777 666" }
    const id = await everywhere(person)
    const settings = (await api.get("/settings/group/privacy?view=edit", admin.headers)).body.data
    assert.deepEqual(settings.retention, { guestDays: 1095, networkDays: 90 })
    const change = { retention: { guestDays: 100, networkDays: 10 }, version: settings.version }
    assert.equal((await api.put("/settings/group/privacy", change, admin.headers)).status, 200)
    await isOver(id, 99)
    const failed = async () =>
      (await api.get("/outbox?status=dead&kind=verify-email", admin.headers)).body.data as { recipient: string }[]
    const isDead = sql`sent_at = null, attempts = 12, last_error = ${`550 ${person.email}`}`
    await db.execute(sql`update outbox set ${isDead}, created_at = now() - interval '99 days'
      where kind = 'verify-email' and recipient = ${person.email}`)
    await db.execute(sql`update enquiries set created_at = now() - interval '11 days', network = '10.0.0.0/24'`)
    await applyRetention(personalData)
    assert.equal((await exported(person.email)).bookings[0].customerInfo.name, "Olaf Quitt")
    assert.deepEqual([(await failed()).length, (await failed())[0]?.recipient], [1, person.email])
    const { rows } = await db.execute(sql`select 1 from enquiries where network is not null`)
    assert.deepEqual(rows, [])
    await isOver(id, 101)
    await db.execute(sql`update enquiries set created_at = now() - interval '101 days'`)
    await db.execute(sql`update outbox set created_at = now() - interval '101 days' where attempts = 12`)
    await applyRetention(personalData)
    assert.deepEqual((await exported(person.email)).consultations, [])
    assert.equal((await failed()).length, 0)
    const { customerInfo, totalPrice } = (await api.get(`/bookings/${id}`, admin.headers)).body.booking
    assert.deepEqual([customerInfo.name, customerInfo.email, totalPrice > 0], ["", "", true])
  })

  it("is erased in batches, and goes on after an interruption", async () => {
    const { id } = await bookTour(api, tours.hoiAnLanterns, { customerInfo: { ...emma, email: "many@mail.example" } })
    await isOver(id, 5_000)
    await copyBooking(id, 449)
    const left = async () => {
      const { rows } = await db.execute(
        sql`select count(*)::int as n from bookings where customer_email = 'many@mail.example'`,
      )
      return rows[0]?.n
    }
    let batches = 0
    await applyRetention(personalData, () => ++batches > 1)
    assert.equal(await left(), 250)
    await applyRetention(personalData)
    assert.equal(await left(), 0)
  })
})
