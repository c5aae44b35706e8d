import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import type { TestAnswer } from "#server/testing/api.ts"
import { emma, minh, signInStaff, signUp, withNewAddress } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite("pglite")
const staff = await signInStaff(api, "staff")
const colleague = await signInStaff(api, "staff", "colleague")

const april = { name: emma.name, email: emma.email, phone: emma.phone, subject: "April", message: "Where to?" }
const tet = { ...april, name: minh.name, email: minh.email, phone: "0912 345 678", subject: "Tết", language: "vi" }
await api.post("/consultations", { ...april, tourReference: { tourId: tours.hoiAnLanterns } })
await api.post("/contact", tet)
await api.post("/contact", { ...april, subject: "Bags" })
await api.post("/contact", { ...april, subject: "Casino" })
await api.post("/contact", { ...april, subject: "Doubtful", website: "x" })
await db.execute(sql`update enquiries set status = 'spam' where subject = 'Casino'`)
await db.execute(sql`update enquiries set created_at = now() - interval '10 days' where kind = 'consultation'`)

const list = (query = "") => api.get(`/enquiries${query}`, staff.headers)
const subjects = ({ body }: TestAnswer) => body.data.map(({ subject }: { subject: string }) => subject)
const find = async (subject: string) => {
  const { body } = await list(`?search=${encodeURIComponent(subject)}`)
  return (await api.get(`/enquiries/${body.data[0]._id}`, staff.headers)).body.data
}
const answer = (id: string, body: object, headers: Record<string, string> = staff.headers) =>
  api.post(`/enquiries/${id}/answers`, body, headers)
const written = { subject: "Re: Bags", text: "Dear Emma,\n\nYes, from six.\n\nHoa" }

describe("GET /enquiries", () => {
  it("lists requests and messages together, newest first, without spam", async () => {
    const { body } = await list()
    assert.deepEqual(subjects(await list()).sort(), ["April", "Bags", "Doubtful", "Tết"])
    assert.deepEqual(body.pagination, { page: 1, limit: 20, total: 4, pages: 1 })
    assert.deepEqual(body.counts, { new: 4, contacted: 0, closed: 0, spam: 1 })
    const { _id, createdAt, tour, ...row } = body.data.at(-1)
    assert.deepEqual(row, {
      kind: "consultation",
      channel: null,
      status: "new",
      doubtful: false,
      owner: null,
      language: "en",
      name: emma.name,
      email: emma.email,
      phone: emma.phone,
      subject: "April",
    })
    assert.ok(tour.en && tour.vi)
  })

  it("sorts by waiting time on request, and paginates", async () => {
    assert.deepEqual(subjects(await list("?sort=waiting&limit=1")), ["April"])
    const second = await list("?sort=waiting&limit=2&page=2")
    assert.equal(second.body.data.length, 2)
    assert.deepEqual(second.body.pagination, { page: 2, limit: 2, total: 4, pages: 2 })
  })

  it("filters by kind, status and search text, without accents and by any spelling of a phone number", async () => {
    assert.deepEqual(subjects(await list("?kind=consultation")), ["April"])
    assert.deepEqual(subjects(await list("?status=spam")), ["Casino"])
    for (const search of ["tran van minh", "tet", "+84912345678", "0912345678"])
      assert.deepEqual(subjects(await list(`?search=${encodeURIComponent(search)}`)), ["Tết"], search)
    for (const wrong of ["kind=letter", "owner=nobody", "status=lost", "limit=51"])
      assert.equal((await list(`?${wrong}`)).status, 422, wrong)
  })

  it("is for staff", async () => {
    assert.equal((await api.get("/enquiries")).status, 401)
    const customer = await signUp(api)
    assert.equal((await api.get("/enquiries", customer.headers)).status, 403)
  })
})

describe("PUT /contact/{id}", () => {
  it("gives a message to a member of staff, and records it", async () => {
    const { _id, version } = await find("tet")
    const change = { status: "contacted", owner: colleague.user._id, note: "Call at nine", version }
    const { status, body } = await api.put(`/contact/${_id}`, change, staff.headers)
    assert.equal(status, 200, JSON.stringify(body))
    assert.deepEqual([body.data.owner, body.data.note, body.data.version], [colleague.user._id, "Call at nine", 2])
    assert.deepEqual((await find("tet")).owner, { _id: colleague.user._id, name: colleague.user.name })
    const mine = await api.get("/enquiries?owner=mine", colleague.headers)
    assert.deepEqual(subjects(mine), ["Tết"])
    assert.ok(!subjects(await list("?owner=none")).includes("Tết"))
    const { rows } = await db.execute(sql`select before, after from audit_log where subject = ${`message:${_id}`}`)
    assert.deepEqual(rows, [
      {
        before: { status: "new", owner: null, note: "" },
        after: { status: "contacted", owner: colleague.user._id, note: "Call at nine" },
      },
    ])
  })

  it("refuses an outdated version, and owners who are not staff", async () => {
    const { _id } = await find("tet")
    const outdated = await api.put(
      `/contact/${_id}`,
      { status: "new", note: "Call at nine", version: 1 },
      staff.headers,
    )
    assert.deepEqual([outdated.status, outdated.body.fields], [409, ["status"]])
    const customer = await signUp(api, { email: "customer@thu.example" })
    const { status, body } = await api.put(`/contact/${_id}`, { owner: customer.user._id }, staff.headers)
    assert.deepEqual([status, body.errors[0].field], [422, "owner"])
  })
})

describe("GET /enquiries/owners", () => {
  it("lists the colleagues who can sign in to the back office", async () => {
    const { body } = await api.get("/enquiries/owners", staff.headers)
    const ids = body.data.map(({ _id }: { _id: string }) => _id)
    assert.ok(ids.includes(staff.user._id) && ids.includes(colleague.user._id))
    assert.deepEqual(Object.keys(body.data[0]), ["_id", "name"])
  })
})

describe("POST /enquiries/{id}/answers", () => {
  it("mails the answer in the guest's language, and closes the enquiry", async () => {
    const { _id, version } = await find("Bags")
    const { status, body } = await answer(_id, { ...written, version })
    assert.equal(status, 201, JSON.stringify(body))
    assert.deepEqual([body.data.status, body.data.owner._id], ["closed", staff.user._id])
    const [given] = body.data.answers
    assert.deepEqual([given.author, given.recipient, given.language], [staff.user.name, emma.email, "en"])
    assert.deepEqual([given.text, given.mail.status], [written.text, "waiting"])
    const mail = (await api.sendMails()).find(({ headers }) => headers.subject === "Re: Bags")
    assert.ok(mail)
    const { to, "reply-to": replyTo, "auto-submitted": automatic } = mail.headers
    assert.deepEqual([to, replyTo, automatic], [emma.email, "office@ghe.example", "no"])
    assert.match(mail.text, /^Dear Emma,\n\nYes, from six\.\n\nHoa\n\nYou wrote on .+:\n\nWhere to\?\n\nGhé Việt Nam/)
    const after = await find("Bags")
    assert.equal(after.answers[0].mail.status, "sent")
    assert.ok(!JSON.stringify((await api.get("/outbox", staff.headers)).body).includes("from six"))
  })

  it("sends one mail if the button is pressed twice", async () => {
    const { _id, version } = await find("tet")
    const headers = { ...staff.headers, "idempotency-key": "a double press" }
    for (const _ of ["first", "second"]) {
      const { status, body } = await answer(_id, { ...written, version }, headers)
      assert.deepEqual([status, body.data.answers.length], [201, 1])
    }
  })

  it("refuses an answer when a colleague was faster, and one without text", async () => {
    const { _id, version } = await find("April")
    await answer(_id, { ...written, version }, colleague.headers)
    const late = await answer(_id, { ...written, version })
    assert.deepEqual([late.status, late.body.code], [409, "VERSION_CONFLICT"])
    assert.equal((await find("April")).answers.length, 1)
    const empty = await answer(_id, { subject: "Re", text: "  " })
    assert.deepEqual([empty.status, empty.body.errors[0].field], [422, "text"])
    assert.equal((await answer(staff.user._id, written)).status, 404)
  })
})

describe("POST /enquiries", () => {
  const entry = {
    channel: "zalo",
    name: "Cô Hạnh",
    message: "Hạ Long cuối tuần còn chỗ không?\nHai người.",
    language: "vi",
  }
  const enter = (changes: object = {}, headers: Record<string, string> = staff.headers) =>
    api.post("/enquiries", { ...entry, ...changes }, headers)

  it("puts what came by Zalo into the inbox with its channel, and mails the guest only if that is wanted", async () => {
    await api.sendMails()
    const key = { ...staff.headers, "idempotency-key": "an enquiry by Zalo" }
    const { status, body } = await enter({ phone: "0912 345 678" }, key)
    assert.equal(status, 201)
    assert.equal((await enter({ phone: "0912 345 678" }, key)).body.data._id, body.data._id, "a double click")
    const { subject, channel, kind, status: state } = body.data
    assert.deepEqual([subject, channel, kind, state], ["Hạ Long cuối tuần còn chỗ không?", "zalo", "message", "new"])
    const listed = (await list("?search=0912345678&status=new")).body.data.filter(
      (row: { channel: string }) => row.channel,
    )
    assert.deepEqual(
      listed.map(({ name, channel }: Record<string, string>) => [name, channel]),
      [["Cô Hạnh", "zalo"]],
    )
    await enter({ email: "hanh@thu.example", channel: "facebook" })
    assert.equal((await api.sendMails()).length, 0)
    await enter({ email: "hanh@thu.example", channel: "walk-in", mailGuest: true })
    const mails = await api.sendMails()
    assert.deepEqual(
      mails.map(({ headers }) => headers.to),
      ["hanh@thu.example"],
    )
    const { rows } = await db.execute(sql`select after from audit_log where subject = ${`message:${body.data._id}`}`)
    assert.deepEqual(rows, [{ after: { channel: "zalo" } }])
  })

  it("is listed by the way it came", async () => {
    const { email } = withNewAddress(emma)
    await api.post("/contact", { name: "Emma", email, subject: "Bags", message: "Where to?" })
    for (const channel of ["facebook", "phone"]) await enter({ email, channel })
    const channels = async (channel: string) =>
      (await list(`?search=${email}&channel=${channel}`)).body.data.map(
        (row: { channel: string | null }) => row.channel,
      )
    assert.deepEqual(await channels("facebook"), ["facebook"])
    assert.deepEqual(await channels("phone"), ["phone"])
    assert.deepEqual(await channels("website"), [null])
    assert.deepEqual(await channels("zalo"), [])
    assert.equal((await list("?channel=post")).status, 422)
  })

  it("needs a way to answer: a phone number, an address or a name in a chat", async () => {
    const { status, body } = await enter({ chatName: " " })
    assert.deepEqual([status, body.errors[0].field], [422, "phone"])
    assert.match(body.errors[0].message, /phone number, an email address or a chat name/)
    const byChat = await enter({ chatName: "facebook.com/hanh.travel" })
    assert.deepEqual([byChat.status, byChat.body.data.chatName], [201, "facebook.com/hanh.travel"])
    assert.equal((await list("?search=hanh.travel")).body.data[0]._id, byChat.body.data._id)
    for (const way of [{ phone: "0912 345 679" }, { email: "hanh2@thu.example" }])
      assert.equal((await enter(way)).status, 201)
  })

  it("says what is missing, and is for staff", async () => {
    const { status, body } = await enter({ channel: "", name: " ", message: "", phone: "0912 345 678" })
    assert.equal(status, 422)
    assert.deepEqual(body.errors.map(({ field }: { field: string }) => field).toSorted(), [
      "channel",
      "message",
      "name",
    ])
    assert.equal((await enter({}, {})).status, 401)
  })
})
