import assert from "node:assert/strict"
import { beforeEach, describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { storeSettings } from "#domain/settings/settings.server.ts"
import { db } from "#server/database/database.server.ts"
import { scaleLimits } from "#server/limits/rate-limits.server.ts"
import { resetLimits, SITE } from "#server/testing/api.ts"
import { company, emma, signInStaff, signUp } from "#server/testing/fixtures.ts"
import { openEmptySite } from "#server/testing/site.ts"

const api = await openEmptySite()
await storeSettings(company)
beforeEach(() => scaleLimits(10_000))

const message = { name: emma.name, email: " Emma@Mail.example ", subject: "A question", message: "Is it\nwarm in May?" }
const send = (body: object, headers: Record<string, string> = {}) => api.post("/contact", body, headers)
const stored = async () => (await db.execute(sql`select * from enquiries order by created_at desc`)).rows

describe("POST /contact", () => {
  it("stores the message and mails it to staff, with the visitor as reply-to, and a copy to the visitor", async () => {
    const init = { method: "POST", headers: { "content-type": "application/json", "user-agent": "Firefox/145" } }
    const body = JSON.stringify({ ...message, phone: "+44 7911 123456" })
    const answer = await api.request("/contact", { ...init, body }, { ip: "2001:db8:7:8::1" })
    assert.equal(answer.status, 201)
    assert.deepEqual(answer.body, { success: true })
    const [row] = await stored()
    assert.deepEqual([row?.name, row?.email, row?.message], [emma.name, emma.email, message.message])
    assert.deepEqual([row?.network, row?.user_agent], ["2001:db8:7::/48", "Firefox/145"])
    assert.equal(row?.phone_e164, "+447911123456")
    const mails = await api.sendMails()
    assert.deepEqual(mails.map(({ headers }) => headers.to).sort(), [emma.email, company.email].sort())
    const { rows } = await db.execute(sql`select kind from outbox order by kind`)
    assert.deepEqual(
      rows.map(({ kind }) => kind),
      ["contact-message", "message-received"],
    )
    const staff = mails.find(({ headers }) => headers.to === company.email)
    assert.equal(staff?.headers["reply-to"], emma.email)
    assert.equal(staff?.headers.subject, "Tin nhắn từ trang web: A question")
    assert.ok(staff?.text.includes("Is it\nwarm in May?"))
    const copy = mails.find(({ headers }) => headers.to === emma.email)
    assert.match(copy?.headers.subject ?? "", /^(We have your message|Đã nhận tin nhắn của quý khách)$/)
    assert.ok(copy?.text.includes("A question\n\nIs it\nwarm in May?"))
  })

  it("copies no links, addresses, numbers or HTML, and cuts between characters", async () => {
    const spam = `See https://evil.example/x, evil.example or a@evil.example, call +1 900 555 0199 <b>now</b> ${"🎉".repeat(900)}`
    await send({ ...message, subject: "www.evil.example", message: spam })
    const copy = (await api.sendMails()).find(({ headers }) => headers.to === emma.email)
    assert.doesNotMatch(`${copy?.headers.subject}${copy?.text}${copy?.html}`, /evil|900|<b>now/)
    assert.ok(copy?.text.isWellFormed() && copy.text.includes("🎉…"))
  })

  it("mails the first staff account if the company has no address", async () => {
    await storeSettings({})
    await send(message)
    assert.ok((await api.sendMails()).some(({ headers }) => headers.to === SITE.staffEmail))
    await storeSettings(company)
  })

  const REQUIRED = ["Please fill in all required fields", "Vui lòng điền đầy đủ các thông tin bắt buộc"] as const
  const refusals: [field: string, value: unknown, en: string, vi: string][] = [
    ...["name", "email", "subject", "message"].flatMap((field) =>
      [undefined, "", " ", {}].map((value): [string, unknown, string, string] => [field, value, ...REQUIRED]),
    ),
    ["email", "emma@mail", "Please enter a valid email address", "Vui lòng nhập địa chỉ email hợp lệ"],
    ["name", "Emma\nJones", "Please write this on one line", "Vui lòng viết trên một dòng"],
    ["name", "\u200b\u2060", ...REQUIRED],
    ["phone", "0".repeat(41), "This text is too long", "Nội dung quá dài"],
    ["status", "spam", "The request has an unknown field", "Yêu cầu có trường không xác định"],
  ]
  for (const [field, value, en, vi] of refusals) {
    it(`refuses ${field} ${JSON.stringify(value)?.slice(0, 30)}`, async () => {
      for (const [language, text] of Object.entries({ en, vi })) {
        const { status, body } = await send({ ...message, [field]: value }, { "accept-language": language })
        assert.equal(status, 422)
        assert.deepEqual(body.errors, [{ field, message: text }])
      }
    })
  }

  it("knows the country of the phone number", async () => {
    for (const [phone, countryCode, shown, number] of [
      ["06 12 34 56 78", "FR", "+33 6 12 34 56 78", "+33612345678"],
      ["0912 345 678", "US", "0912 345 678", "+84912345678"],
      ["", "KR", "", null],
    ] as const) {
      assert.equal((await send({ ...message, phone, countryCode })).status, 201)
      const [row] = await stored()
      assert.deepEqual([row?.phone, row?.phone_e164], [shown, number])
    }
    assert.equal((await send({ ...message, phone: "06 12 34 56 78", countryCode: "France" })).status, 422)
  })

  it("stores a message once when it is sent twice with the same key", async () => {
    const before = (await stored()).length
    for (let time = 0; time < 2; time++)
      assert.equal((await send(message, { "idempotency-key": "contact-once" })).status, 201)
    assert.equal((await stored()).length, before + 1)
  })

  it("marks messages with a filled invisible field as doubtful and asks senders who were too fast to try again", async () => {
    await api.sendMails()
    assert.deepEqual((await send({ ...message, website: "x" })).body, { success: true })
    const [doubtful] = await stored()
    assert.deepEqual([doubtful?.status, doubtful?.doubtful], ["new", true])
    assert.deepEqual(await api.sendMails(), [])
    const early = await send({ ...message, startedAt: new Date().toISOString() })
    assert.deepEqual([early.status, early.body.code, early.headers.get("retry-after")], [429, "TOO_FAST", "3"])
  })

  it("limits messages per network and per address, together with the other forms", async () => {
    resetLimits()
    const statuses: number[] = []
    for (let n = 0; n < 10; n++) statuses.push((await send({ ...message, email: "victim@mail.example" })).status)
    assert.ok(statuses.filter((status) => status === 429).length >= 3)
    assert.equal((await api.post("/newsletter", { email: "victim@mail.example" })).status, 429)
    for (let n = 0; n < 12; n++) statuses.push((await send({ ...message, email: `guest${n}@mail.example` })).status)
    assert.equal(statuses.at(-1), 429)
  })
})

describe("GET /contact", () => {
  it("returns the messages to staff, newest first, without spam", async () => {
    await db.execute(sql`delete from enquiries`)
    await send(message)
    await send({ ...message, name: "Lê Thị Hoa", subject: "Đèn lồng", language: "vi" })
    await send({ ...message, subject: "Spam" })
    await db.execute(sql`update enquiries set status = 'spam' where subject = 'Spam'`)
    const { headers } = await signInStaff(api, "staff")
    const subjects = async (query: string) =>
      (await api.get(`/contact${query}`, headers)).body.data.map(({ subject }: { subject: string }) => subject)
    assert.deepEqual(await subjects(""), ["Đèn lồng", "A question"])
    assert.deepEqual(await subjects("?status=spam"), ["Spam"])
    assert.deepEqual(await subjects("?search=den+long"), ["Đèn lồng"])
    const { body } = await api.get("/contact?page=2&limit=1", headers)
    assert.deepEqual(body.pagination, { page: 2, limit: 1, total: 2, pages: 2 })
    const [{ _id, createdAt, updatedAt, ...rest }] = body.data
    assert.deepEqual(rest, {
      ...message,
      email: emma.email,
      status: "new",
      doubtful: false,
      owner: null,
      note: "",
      version: 1,
      phone: "",
      language: "en",
      ipAddress: null,
      userAgent: "",
    })
  })

  it("refuses everyone else", async () => {
    const { headers } = await signUp(api)
    assert.equal((await api.get("/contact")).status, 401)
    assert.equal((await api.get("/contact", headers)).status, 403)
  })
})
