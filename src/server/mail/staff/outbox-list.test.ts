import assert from "node:assert/strict"
import { beforeEach, describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { correctBookingAddress } from "#domain/bookings/lifecycle/change/edit.server.ts"
import { db } from "#server/database/database.server.ts"
import { backlog } from "#server/mail/outbox.server.ts"
import { sendNext } from "#server/mail/send-mails.server.ts"
import type { Mailer } from "#server/mail/transport.server.ts"
import { bookTour, createCatalogue, minh, signInStaff, signUp } from "#server/testing/fixtures.ts"
import { queueHello, writeHello } from "#server/testing/mails.ts"
import { openEmptySite } from "#server/testing/site.ts"

const api = await openEmptySite()
const staff = await signInStaff(api, "admin", "hoa")
const tours = await createCatalogue()
beforeEach(() => db.execute(sql`truncate outbox restart identity`))

const writers = { hello: writeHello }
const failing: Mailer = { send: () => Promise.reject(new Error("No greeting")), close: () => {} }
function working() {
  const ids: string[] = []
  // Without the part that no other mail has, also after a restore.
  const mailer: Mailer = { send: async (_mail, id) => void ids.push(id.replace(/-[0-9a-f-]{36}/, "")), close: () => {} }
  return { ids, mailer }
}
const list = async (query = "") => (await api.get(`/outbox?${query}`, staff.headers)).body
async function seenBy(headers: Record<string, string>) {
  const { data, pagination } = (await api.get("/outbox?limit=50", headers)).body
  const ids = data.map(({ _id, kind }: { _id: string; kind: string }) => ({ _id, kind })) as {
    _id: string
    kind: string
  }[]
  return { ids, total: pagination.total as number }
}
const correct = (id: string, recipient: string) => api.put(`/outbox/${id}/recipient`, { recipient }, staff.headers)
const failAll = () => db.execute(sql`update outbox set attempts = 1, last_error = '550' where sent_at is null`)
const resend = (id: string) => api.post(`/outbox/${id}/resend`, {}, staff.headers)

describe("/outbox", () => {
  it("is for staff only", async () => {
    const customer = await signUp(api)
    for (const [headers, status] of [
      [{}, 401],
      [customer.headers, 403],
    ] as const) {
      assert.equal((await api.get("/outbox", headers)).status, status)
      assert.equal((await api.post("/outbox/1/resend", {}, headers)).status, status)
    }
  })

  it("lists mails by status, newest first", async () => {
    await queueHello(...["sent", "failing", "dead", "waiting"].map((name) => `${name}@mail.example`))
    const { mailer } = working()
    await sendNext(writers, mailer)
    await sendNext(writers, failing)
    await db.execute(sql`update outbox set attempts = 11 where id = 3`)
    await sendNext(writers, failing)
    const { data, pagination } = await list()
    assert.deepEqual(
      data.map(({ recipient, status }: { recipient: string; status: string }) => [recipient, status]),
      [
        ["waiting@mail.example", "waiting"],
        ["dead@mail.example", "dead"],
        ["failing@mail.example", "failing"],
        ["sent@mail.example", "sent"],
      ],
    )
    assert.equal(pagination.total, 4)
    const failedFirst = (await list("sort=failed")).data as { status: string }[]
    assert.deepEqual(
      failedFirst.map(({ status }) => status),
      ["dead", "failing", "waiting", "sent"],
    )
    for (const status of ["waiting", "dead", "failing", "sent"])
      assert.deepEqual(
        (await list(`status=${status}`)).data.map(({ recipient }: { recipient: string }) => recipient),
        [`${status}@mail.example`],
      )
    assert.deepEqual([data[1].lastError, data[1].attempts, data[1].nextAttemptAt], ["No greeting", 12, null])
    assert.equal((await api.get("/outbox?status=lost", staff.headers)).status, 422)
  })

  it("resends a dead mail under the same id", async () => {
    await queueHello("dead@mail.example")
    await db.execute(sql`update outbox set attempts = 11`)
    await sendNext(writers, failing)
    const { ids, mailer } = working()
    assert.equal(await sendNext(writers, mailer), false)
    const { status, body } = await resend("1")
    assert.deepEqual([status, body.data.status, body.data.attempts], [200, "waiting", 0])
    assert.equal(await sendNext(writers, mailer), true)
    assert.deepEqual(ids, ["1-0"])
    const { rows } = await db.execute(sql`select actor, before, after from audit_log where subject = 'outbox:1'`)
    assert.deepEqual(rows, [{ actor: staff.user._id, before: { status: "dead" }, after: { status: "waiting" } }])
  })

  it("resends a sent mail as another one, and keeps the first as it was", async () => {
    await queueHello("again@mail.example")
    const { ids, mailer } = working()
    await sendNext(writers, mailer)
    const { data: first } = (await api.get("/outbox/1", staff.headers)).body
    for (const { body } of await Promise.all([resend("1"), resend("1")]))
      assert.deepEqual([body.data._id, body.data.status], ["2", "waiting"])
    await sendNext(writers, mailer)
    assert.deepEqual(ids, ["1-0", "2-0"])
    assert.deepEqual((await api.get("/outbox/1", staff.headers)).body.data, first)
  })

  it("resends the copy that could not be sent, and says so in the log", async () => {
    await queueHello("again@mail.example")
    await sendNext(writers, working().mailer)
    await resend("1")
    await db.execute(sql`update outbox set attempts = 11 where id = 2`)
    await sendNext(writers, failing)
    const { body } = await resend("1")
    assert.deepEqual([body.data._id, body.data.status, body.data.attempts], ["2", "waiting", 0])
    const { ids, mailer } = working()
    await sendNext(writers, mailer)
    assert.deepEqual(ids, ["2-0"])
    const { rows } = await db.execute(
      sql`select after from audit_log where subject = 'outbox:2' order by id desc limit 1`,
    )
    assert.deepEqual(rows, [{ after: { status: "waiting" } }])
  })

  it("calls a mail dismissed that had nothing to say any more", async () => {
    await queueHello("late@mail.example")
    const { ids, mailer } = working()
    await sendNext({ hello: async () => [] }, mailer)
    const [{ status, sentAt }] = (await list("status=dismissed")).data
    assert.deepEqual([ids, status, sentAt, (await list("status=sent")).data], [[], "dismissed", null, []])
  })

  it("dismisses a failed mail, which is then sent only on request", async () => {
    await queueHello("gone@mail.example")
    await db.execute(sql`update outbox set attempts = 11`)
    await sendNext(writers, failing)
    await db.execute(sql`update outbox set next_attempt_at = now() - interval '1 hour'`)
    assert.deepEqual(await backlog(0), { late: 0, givenUp: 1 })
    const { status, body } = await api.post("/outbox/1/dismiss", {}, staff.headers)
    assert.deepEqual([status, body.data.status], [200, "dismissed"])
    assert.deepEqual([(await list("status=dead")).data, await backlog(0)], [[], { late: 0, givenUp: 0 }])
    await db.execute(sql`update outbox set attempts = 0, next_attempt_at = now()`)
    const { mailer } = working()
    assert.equal(await sendNext(writers, mailer), false)
    await resend("1")
    assert.equal(await sendNext(writers, mailer), true)
    const late = await api.post("/outbox/1/dismiss", {}, staff.headers)
    assert.deepEqual([late.status, late.body.code], [409, "MAIL_SENT"])
  })

  it("dismisses no mail before a try has failed", async () => {
    await queueHello("fresh@mail.example")
    const { status, body } = await api.post("/outbox/1/dismiss", {}, staff.headers)
    assert.deepEqual([status, body.code], [409, "MAIL_WAITING"])
    const { ids, mailer } = working()
    await sendNext(writers, mailer)
    assert.deepEqual(ids, ["1-0"])
  })

  it("corrects the address of a booking together with its mail and all waiting ones", async () => {
    const person = { name: "Emma Jones", email: "emma@gmial.example", phone: "+44 7911 123456" }
    const { booking } = await bookTour(api, tours.hoiAnLanterns, { customerInfo: person })
    await api.post(`/bookings/${booking._id}/confirm`, {}, staff.headers)
    const mails = (await list(`bookingId=${booking._id}`)).data.filter(
      ({ recipient }: { recipient: string }) => recipient === person.email,
    )
    assert.equal(mails.length, 2)
    const fresh = await correct(mails[0]._id, "emma@gmail.example")
    assert.deepEqual([fresh.status, fresh.body.code], [409, "MAIL_WAITING"])
    await db.execute(sql`update outbox set attempts = 1, last_error = '550' where id = ${mails[0]._id}`)
    const wrong = await correct(mails[0]._id, "emma")
    assert.deepEqual([wrong.status, wrong.body.errors[0].field], [422, "recipient"])
    const { status, body } = await correct(mails[0]._id, "Emma@gmail.example")
    assert.deepEqual([status, body.data?.recipient], [200, "emma@gmail.example"], body.message)
    const sent = await api.sendMails()
    assert.deepEqual(
      sent.filter(({ headers }) => headers.to?.includes("emma")).map(({ headers }) => headers.to),
      ["emma@gmail.example", "emma@gmail.example"],
      "neither a third mail nor one to the wrong address",
    )
    const found = (await api.get(`/bookings/${booking._id}`, staff.headers)).body.booking
    assert.equal(found.customerInfo.email, "emma@gmail.example")
  })

  it("refuses a correction to operations, who only read bookings", async () => {
    const operations = await signInStaff(api, "operations", "mai")
    const person = { name: "Emma Jones", email: "emma.o@mail.example", phone: "+44 7911 123456" }
    const { booking } = await bookTour(api, tours.hoiAnLanterns, { customerInfo: person })
    await failAll()
    for (const { _id } of (await list(`bookingId=${booking._id}`)).data) {
      const { status } = await api.put(
        `/outbox/${_id}/recipient`,
        { recipient: "thief@mail.example" },
        operations.headers,
      )
      assert.equal(status, 403)
    }
    const found = (await api.get(`/bookings/${booking._id}`, staff.headers)).body.booking
    assert.deepEqual([found.customerInfo.email, found.pendingEmail], [person.email, null])
    assert.deepEqual(
      (await api.sendMails()).filter(({ headers }) => headers.to?.includes("thief")),
      [],
    )
  })

  it("corrects no booking for who may only read it, and redirects no mail to an address that waits for its owner", async () => {
    const operations = await signInStaff(api, "operations", "lien")
    const person = { name: "Emma Jones", email: "emma.p@mail.example", phone: "+44 7911 123456" }
    const { booking } = await bookTour(api, tours.hoiAnLanterns, { customerInfo: person })
    const correction = correctBookingAddress(booking._id, person.email, "thief@mail.example", operations.user)
    await assert.rejects(correction, { status: 403 })
    const { rows } = await db.execute(sql`select distinct recipient from outbox where recipient like '%mail.example'`)
    assert.deepEqual(rows, [{ recipient: person.email }])
  })

  it("corrects the address of a request for advice and of its answer", async () => {
    const asked = { name: "Bà Sáu", email: "sau@mial.example", phone: "0987 123 456", message: "Xin tư vấn giúp." }
    await api.post("/contact", { ...asked, subject: "Hỏi tour" })
    const [message] = (await api.get("/enquiries?kind=message", staff.headers)).body.data
    const words = { subject: "Re: Hỏi tour", text: "Chào bà Sáu.", version: 1 }
    await api.post(`/enquiries/${message._id}/answers`, words, staff.headers)
    const [mail] = (await list("kind=enquiry-answer")).data
    await failAll()
    assert.equal((await correct(mail._id, "sau@mail.example")).status, 200)
    const enquiry = (await api.get(`/enquiries/${message._id}`, staff.headers)).body.data
    assert.deepEqual([enquiry.email, enquiry.answers[0].recipient], ["sau@mail.example", "sau@mail.example"])
    const [found] = (await api.get("/enquiries?search=sau@mail", staff.headers)).body.data
    assert.equal(found?._id, message._id)
  })

  it("refuses to correct the address of an account or of the office", async () => {
    await signUp(api, { email: "own@mail.example" })
    const [verification] = (await list("kind=verify-email")).data
    await failAll()
    const { status, body } = await correct(verification._id, "other@mail.example")
    assert.deepEqual([status, body.errors[0].field], [422, "recipient"])
    await bookTour(api, tours.hoiAnLanterns)
    const [forStaff] = (await list("kind=booking-for-staff")).data
    await failAll()
    for (const address of ["other@mail.example", minh.email])
      assert.equal((await correct(forStaff._id, address)).status, 422, address)
  })

  it("shows a sent mail without its secrets", async () => {
    await queueHello("waiting@mail.example")
    assert.deepEqual((await api.get("/outbox/1", staff.headers)).body.data.words, [])
    await db.execute(sql`truncate outbox restart identity`)
    const customer = await signUp(api, { email: "secret@mail.example" })
    const person = { name: "Emma Jones", email: customer.user.email, phone: "+44 7911 123456" }
    await bookTour(api, tours.hoiAnLanterns, { customerInfo: person, language: "en" })
    await api.get(`/bookings/guest/${person.email}`)
    await api.post("/auth/forgot-password", { email: person.email })
    await api.post("/newsletter", { email: person.email })
    const mails = await api.sendMails()
    const secrets = mails.flatMap(({ text }) =>
      [...text.matchAll(/(?:key|token|proof)=([\w-]+)/g)].map(([, one]) => one!),
    )
    assert.equal(secrets.length, 5, "of the booking, the lookup, the address, the password, the newsletter")
    const { data } = await list()
    for (const { _id } of data) {
      const { status, body, text } = await api.get(`/outbox/${_id}`, staff.headers)
      assert.deepEqual([status, body.data.words.length >= 0], [200, true])
      for (const secret of secrets) assert.ok(!text.includes(secret), text)
    }
    const kind = data.find((entry: { kind: string }) => entry.kind === "booking-received")
    const [words] = (await api.get(`/outbox/${kind._id}`, staff.headers)).body.data.words
    assert.equal(words.to, person.email)
    assert.match(words.subject, /^We have your request GHE-/)
    assert.match(words.text, /Dear Emma Jones,.*https:\/\/ghe\.example\/bookings\/[\w-]{36}#key=•••\n/s)
  })

  it("shows mails about enquiries to those who read enquiries", async () => {
    const asked = { name: "Bà Bảy", email: "bay@mail.example", phone: "0987 123 457", message: "Xin tư vấn giúp." }
    await api.post("/contact", { ...asked, subject: "Hỏi tour" })
    await bookTour(api, tours.hoiAnLanterns)
    const { ids, total } = await seenBy(staff.headers)
    assert.ok(ids.length > 0)
    const enquiryMails = ids.filter(({ kind }) => kind === "contact-message" || kind === "message-received")
    assert.equal(enquiryMails.length, 2)
    for (const role of ["sales", "staff"] as const)
      assert.deepEqual(await seenBy((await signInStaff(api, role, `${role}-a`)).headers), { ids, total }, role)
    const { headers } = await signInStaff(api, "operations", "operations-a")
    const others = ids.filter(({ kind }) => !enquiryMails.some((mail) => mail.kind === kind))
    assert.deepEqual(await seenBy(headers), { ids: others, total: others.length })
    await failAll()
    for (const { _id } of enquiryMails) {
      assert.equal((await api.get(`/outbox/${_id}`, headers)).status, 404)
      for (const action of ["resend", "dismiss"])
        assert.equal((await api.post(`/outbox/${_id}/${action}`, {}, headers)).status, 404, action)
    }
  })

  it("lets administrators alone see and handle mails about accounts", async () => {
    const { user } = await signUp(api, { email: "account@mail.example" })
    await api.post("/auth/forgot-password", { email: user.email })
    const { ids } = await seenBy(staff.headers)
    assert.deepEqual(ids.map(({ kind }) => kind).sort(), ["reset-password", "verify-email"])
    await failAll()
    for (const role of ["staff", "sales", "operations"] as const) {
      const { headers } = await signInStaff(api, role, `${role}-b`)
      assert.deepEqual(await seenBy(headers), { ids: [], total: 0 }, role)
      for (const { _id } of ids) {
        assert.equal((await api.get(`/outbox/${_id}`, headers)).status, 404)
        for (const action of ["resend", "dismiss"])
          assert.equal((await api.post(`/outbox/${_id}/${action}`, {}, headers)).status, 404, action)
        const corrected = await api.put(`/outbox/${_id}/recipient`, { recipient: "thief@mail.example" }, headers)
        assert.equal(corrected.status, role === "operations" ? 403 : 404)
      }
    }
    const manager = await signInStaff(api, "staff", "manager-of-people")
    const [person] = (await api.get(`/people?search=${user.email}`, manager.headers)).body.data
    const kindsSeenBy = async ({ headers }: typeof manager) =>
      (await api.get(`/people/${person._id}`, headers)).body.data.mailList.map(({ kind }: { kind: string }) => kind)
    assert.deepEqual([await kindsSeenBy(manager), (await kindsSeenBy(staff)).length], [[], 2])
    const { status } = await api.post(`/outbox/${ids[0]!._id}/dismiss`, {}, staff.headers)
    assert.equal(status, 200)
  })

  it("returns 404 for unknown mails", async () => {
    for (const id of ["7", "nonsense", "99999999999999999999"]) {
      assert.equal((await resend(id)).status, 404)
      assert.equal((await api.get(`/outbox/${id}`, staff.headers)).status, 404)
    }
  })
})

describe("an outbox worker", () => {
  it("does not overwrite the result of another one after its lease", async (test) => {
    await queueHello("slow@mail.example")
    let release = () => {}
    const held = new Promise<void>((resume) => {
      release = resume
    })
    const slow: Mailer = { send: () => held.then(() => Promise.reject(new Error("too late"))), close: () => {} }
    const first = sendNext(writers, slow)
    await test.waitFor(async () => assert.equal((await list("status=waiting")).data[0].attempts, 1), {
      timeout: 20_000,
    })
    await db.execute(sql`update outbox set next_attempt_at = now()`)
    const { ids, mailer } = working()
    assert.equal(await sendNext(writers, mailer), true)
    release()
    await first
    assert.deepEqual(ids, ["1-0"])
    const [entry] = (await list()).data
    assert.deepEqual([entry.status, entry.lastError], ["sent", null])
  })

  it("sends a mail again under the same id if it crashed before recording it", async () => {
    await queueHello("twice@mail.example")
    const { ids, mailer } = working()
    const dying: Mailer = {
      send: async (mail, id) => {
        await mailer.send(mail, id)
        throw new Error("power cut")
      },
      close: () => {},
    }
    await sendNext(writers, dying)
    await db.execute(sql`update outbox set next_attempt_at = now()`)
    await sendNext(writers, mailer)
    assert.deepEqual(ids, ["1-0", "1-0"])
  })
})
