import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import {
  createDeparture,
  emma,
  inDays,
  requestFor,
  sendBooking,
  signInStaff,
  signUp,
  withNewAddress,
} from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite()
const hoa = await signInStaff(api, "admin", "hoa")
const lan = await signInStaff(api, "staff", "lan")

async function book() {
  const { email, ...customerInfo } = withNewAddress(emma)
  const order = requestFor(tours.hoiAnLanterns, { customerInfo: { ...customerInfo, email } })
  const { booking, guestToken } = (await api.post("/bookings", order)).body
  return { id: booking._id as string, reference: booking.reference as string, email, token: guestToken as string }
}
async function enquire() {
  const { email } = withNewAddress(emma)
  const message = { name: "Emma", email, phone: "+84 912 345 678", subject: "Sapa in May", message: "Is it warm?" }
  await api.post("/contact", message)
  const { data } = (await api.get(`/enquiries?search=${email}`, hoa.headers)).body
  return { id: data[0]._id as string, email }
}
const add = (entry: object, headers: Record<string, string> = hoa.headers) =>
  api.post("/contact-log", { channel: "call", text: "Called, call back at 15:00", ...entry }, headers)
const listOf = async (query: string) => (await api.get(`/contact-log?${query}`, hoa.headers)).body.data
const dueOf = async (id: string) =>
  (await api.get("/contact-log/due", hoa.headers)).body.data.filter(
    ({ about }: { about: { _id: string } }) => about._id === id,
  )
const remindIn = (id: string, interval: string) =>
  db.execute(sql`update contact_log set remind_at = now() + ${interval}::interval where id = ${id}`)

describe("the log of calls and messages", () => {
  it("shows what staff noted on a booking and on an enquiry, the newest first, with who noted it", async () => {
    for (const about of [{ bookingId: (await book()).id }, { enquiryId: (await enquire()).id }]) {
      await add(about)
      const { status } = await add({ ...about, channel: "zalo", text: "Sent the programme" }, lan.headers)
      assert.equal(status, 201)
      const listed = await listOf(new URLSearchParams(about as Record<string, string>).toString())
      assert.deepEqual(
        listed.map(({ channel, text, by, remindAt, isDone }: Record<string, unknown>) => [
          channel,
          text,
          by,
          remindAt,
          isDone,
        ]),
        [
          ["zalo", "Sent the programme", "lan", null, false],
          ["call", "Called, call back at 15:00", "hoa", null, false],
        ],
      )
    }
  })

  it("shows what was written to a party on a waiting list, and forgets it with the guest", async () => {
    const travelDate = inDays(33)
    const departureId = await createDeparture(tours.haLongCruise, { date: travelDate, capacity: 2 })
    await sendBooking(api, requestFor(tours.haLongCruise, { travelDate, departureId, travelers: 2 }))
    const email = "waits.in.the.log@mail.example"
    await api.post("/waiting-list", { departureId, name: "Minh", email, phone: "0912 345 678", adults: 2 })
    const [party] = (await api.get(`/waiting-list?departureId=${departureId}`, hoa.headers)).body.data
    const about = { waitingId: party._id }
    const remindAt = { date: inDays(1), time: "15:00" }
    const { status, body } = await add({ ...about, channel: "whatsapp", text: "Still interested?", remindAt })
    assert.equal(status, 201)
    assert.equal((await listOf(`waitingId=${party._id}`))[0].text, "Still interested?")
    await remindIn(body.data._id, "-1 minute")
    assert.deepEqual((await dueOf(departureId))[0].about.name, "Minh")
    assert.equal((await add({ ...about, bookingId: (await book()).id })).status, 422)
    await api.post("/people/erase", { email }, hoa.headers)
    assert.deepEqual(await listOf(`waitingId=${party._id}`), [])
    assert.equal((await add(about)).status, 404)
  })

  it("reminds on the day, names whom to call, and not on the day before", async () => {
    const { id, reference } = await book()
    const { body } = await add({ bookingId: id, remindAt: { date: inDays(1), time: "15:00" } })
    assert.equal(body.data.remindAt, new Date(`${inDays(1)}T15:00:00+07:00`).toISOString())
    assert.deepEqual(await dueOf(id), [])
    await db.execute(sql`update contact_log set remind_at = remind_at - interval '1 day' where id = ${body.data._id}`)
    const [reminder] = await dueOf(id)
    assert.deepEqual(
      [reminder.text, reminder.about.name, reminder.about.title, reminder.about.kind],
      ["Called, call back at 15:00", emma.name, reference, "booking"],
    )
  })

  it("goes on reminding of earlier days until somebody ticks it off, and again when that is undone", async () => {
    const { id } = await enquire()
    const { _id } = (await add({ enquiryId: id, remindAt: { date: inDays(2), time: "09:00" } })).body.data
    await remindIn(_id, "-3 days")
    assert.equal((await dueOf(id))[0].about.title, "Sapa in May")
    const tick = (isDone: boolean) => api.put(`/contact-log/${_id}`, { isDone }, lan.headers)
    assert.equal((await tick(true)).body.data.isDone, true)
    assert.deepEqual(await dueOf(id), [])
    await tick(false)
    assert.equal((await dueOf(id)).length, 1)
  })

  it("notes a call once for one idempotency key", async () => {
    const { id } = await book()
    const headers = { ...hoa.headers, "idempotency-key": crypto.randomUUID() }
    await add({ bookingId: id }, headers)
    assert.equal((await add({ bookingId: id }, headers)).status, 201)
    assert.equal((await listOf(`bookingId=${id}`)).length, 1)
  })

  it("writes to the audit log who noted and who ticked off, without the words", async () => {
    const { id } = await book()
    const { _id } = (await add({ bookingId: id, remindAt: { date: inDays(1), time: "15:00" } })).body.data
    await api.put(`/contact-log/${_id}`, { isDone: true }, lan.headers)
    const { rows } = await db.execute(
      sql`select action, actor, before, after from audit_log where subject = ${`contact:${_id}`} order by id`,
    )
    assert.deepEqual(
      rows.map(({ action, actor }) => [action, actor]),
      [
        ["create", hoa.user._id],
        ["update", lan.user._id],
      ],
    )
    assert.ok(!JSON.stringify(rows).includes("call back"))
  })

  const refusals: [what: string, entry: object, field: string][] = [
    ["neither a booking nor an enquiry", {}, "bookingId"],
    ["another channel", { bookingId: crypto.randomUUID(), channel: "fax" }, "channel"],
    ["no words", { bookingId: crypto.randomUUID(), text: " " }, "text"],
    [
      "a reminder of yesterday",
      { bookingId: crypto.randomUUID(), remindAt: { date: inDays(-1), time: "15:00" } },
      "remindAt.date",
    ],
    [
      "a time that is none",
      { bookingId: crypto.randomUUID(), remindAt: { date: inDays(1), time: "25:00" } },
      "remindAt.time",
    ],
  ]
  for (const [what, entry, field] of refusals)
    it(`refuses ${what}`, async () => {
      const { status, body } = await add(entry)
      assert.deepEqual([status, body.errors?.map((error: { field: string }) => error.field)], [422, [field]])
    })

  it("answers 404 for an unknown booking, enquiry and note, and refuses guests and customers", async () => {
    for (const about of ["bookingId", "enquiryId"])
      assert.equal((await add({ [about]: crypto.randomUUID() })).status, 404)
    assert.equal((await api.put(`/contact-log/${crypto.randomUUID()}`, { isDone: true }, hoa.headers)).status, 404)
    const { id, token } = await book()
    assert.equal((await api.get(`/contact-log?bookingId=${id}`, { "x-guest-token": token })).status, 401)
    assert.equal((await api.get(`/contact-log?bookingId=${id}`, (await signUp(api)).headers)).status, 403)
  })
})

describe("the log of operations", () => {
  it("has what was noted on bookings, and nothing of enquiries, which they may not read", async () => {
    const { headers } = await signInStaff(api, "operations", "nam")
    const remindAt = { date: inDays(1), time: "15:00" }
    const dueFor = async (headers: Record<string, string>) =>
      (await api.get("/contact-log/due", headers)).body.data.map(({ _id }: { _id: string }) => _id) as string[]
    const enquiry = await enquire()
    const booking = await book()
    const noted = (await add({ enquiryId: enquiry.id, remindAt })).body.data
    const own = await add({ bookingId: booking.id, remindAt }, headers)
    assert.equal(own.status, 201)
    for (const { _id } of [noted, own.body.data]) await remindIn(_id, "-1 minute")
    const sales = await signInStaff(api, "sales", "chau")
    assert.equal((await api.get(`/contact-log?enquiryId=${enquiry.id}`, sales.headers)).body.data.length, 1)
    const due = await dueFor(sales.headers)
    assert.ok(due.includes(noted._id))
    const refusals = [
      await api.get(`/contact-log?enquiryId=${enquiry.id}`, headers),
      await add({ enquiryId: enquiry.id }, headers),
      await api.put(`/contact-log/${noted._id}`, { isDone: true }, headers),
    ]
    assert.deepEqual(
      refusals.map(({ status, body }) => [status, body.code]),
      refusals.map(() => [403, "FORBIDDEN"]),
    )
    const seen = await dueFor(headers)
    assert.deepEqual([seen.includes(own.body.data._id), seen.includes(noted._id)], [true, false])
    assert.equal((await listOf(`enquiryId=${enquiry.id}`)).length, 1)
    assert.equal((await api.get(`/contact-log?bookingId=${booking.id}`, headers)).body.data.length, 1)
  })
})

describe("a guest's data", () => {
  it("has the notes in its export, and loses them when it is erased", async () => {
    const { id, email } = await book()
    await add({ bookingId: id, text: "Emma is allergic to nuts" })
    const exported = (await api.post("/people/export", { email }, hoa.headers)).body.data
    assert.deepEqual(
      exported.contacts.map(({ text }: { text: string }) => text),
      ["Emma is allergic to nuts"],
    )
    await api.put(`/bookings/${id}/cancel`, { cancellationReason: "Ill", refundPercent: 100 }, hoa.headers)
    assert.equal((await api.post("/people/erase", { email }, hoa.headers)).status, 200)
    const { rows } = await db.execute(sql`select 1 from contact_log where booking_id = ${id}`)
    assert.equal(rows.length, 0)
    assert.equal((await add({ bookingId: id })).status, 404)
  })

  it("loses the notes on enquiries, too", async () => {
    const { id, email } = await enquire()
    await add({ enquiryId: id })
    assert.equal((await api.post("/people/erase", { email }, hoa.headers)).status, 200)
    assert.deepEqual(await listOf(`enquiryId=${id}`), [])
  })
})
