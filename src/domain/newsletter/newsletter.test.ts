import assert from "node:assert/strict"
import { beforeEach, describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import { scaleLimits } from "#server/limits/rate-limits.server.ts"
import { openTestApi, resetLimits } from "#server/testing/api.ts"
import { mailedToken, signInStaff, signUp, solve } from "#server/testing/fixtures.ts"
import { onPostgres } from "#server/testing/postgres.ts"
import { openEmptySite } from "#server/testing/site.ts"

const api = await openEmptySite("pglite")
beforeEach(() => scaleLimits(10_000))

const ask = (email: string, more: object = {}, headers: Record<string, string> = {}) =>
  api.post("/newsletter", { email, ...more }, headers)
const post = (path: string, init: RequestInit = {}, ip?: string) =>
  api.request(`/newsletter/${path}`, { method: "POST", ...init }, ip ? { ip } : {})
const subscribers = async () =>
  (await db.execute(sql`select email, language, network from newsletter_subscribers order by email`)).rows

async function subscribe(email: string, language = "en") {
  await ask(email, { language })
  await post(`confirm?token=${await mailedToken(api, email)}`)
  return (await api.sendMails()).find(({ headers }) => headers.to === email)!
}

const unsubscribeAddress = (headers: Record<string, string>) =>
  /^<(.+)>$/.exec(headers["list-unsubscribe"] ?? "")?.[1] ?? ""

describe("POST /newsletter", () => {
  it("stores no address before it is confirmed with the mailed link", async () => {
    const { status, body, headers } = await ask(" Hoa@Thu.example ", {}, { "accept-language": "vi" })
    assert.equal(status, 202)
    assert.deepEqual(body, { success: true })
    assert.equal(headers.get("cache-control"), "no-store")
    assert.deepEqual(await subscribers(), [])
    const [mail] = await api.sendMails()
    assert.equal(mail?.headers.to, "hoa@thu.example")
    assert.equal(mail?.headers.subject, "Xin quý khách xác nhận đăng ký nhận bản tin")
    const link = /https:\/\/ghe\.example\/vi\/newsletter\/confirm\?token=([\w-]{43})\n/.exec(mail?.text ?? "")
    assert.ok(link)
    assert.deepEqual(await subscribers(), [])

    const looked = await api.get(`/newsletter/confirm?token=${link[1]}`)
    assert.deepEqual(looked.body, { success: true, data: { email: "hoa@thu.example", language: "vi", open: true } })
    assert.deepEqual(await subscribers(), [])
    const confirmed = await post(`confirm?token=${link[1]}`, {}, "203.0.113.7")
    assert.deepEqual([confirmed.status, confirmed.body], [200, { success: true }])
    assert.deepEqual(await subscribers(), [{ email: "hoa@thu.example", language: "vi", network: "203.0.113.0/24" }])
    assert.equal((await post(`confirm?token=${link[1]}`)).status, 200)
    assert.equal((await api.get(`/newsletter/confirm?token=${link[1]}`)).body.data.open, false)

    const mails = await api.sendMails()
    assert.deepEqual(
      mails.map(({ headers }) => headers.subject),
      ["Cảm ơn quý khách đã đăng ký nhận bản tin"],
    )
    assert.match(mails[0]?.text ?? "", /https:\/\/ghe\.example\/vi\/blog\n/)
  })

  it("gives the same answer for known and unknown addresses and tells only the reader by mail", async () => {
    await subscribe("known@thu.example")
    const counted = () => db.execute(sql`select kind, language, payload from outbox order by id desc limit 1`)
    const known = await ask("known@thu.example")
    const rowOfKnown = (await counted()).rows
    const unknown = await ask("unknown@thu.example")
    assert.equal(known.text, unknown.text)
    assert.equal(known.status, unknown.status)
    assert.deepEqual([...known.headers], [...unknown.headers])
    assert.deepEqual(rowOfKnown, (await counted()).rows)
    const subjects = Object.fromEntries((await api.sendMails()).map(({ headers }) => [headers.to, headers.subject]))
    assert.deepEqual(subjects, {
      "known@thu.example": "You're already subscribed",
      "unknown@thu.example": "Confirm your newsletter subscription",
    })
  })

  const refusals: [value: unknown, field: string, en: string, vi: string][] = [
    [{}, "email", "Please enter your email address", "Vui lòng nhập địa chỉ email"],
    [{ email: " " }, "email", "Please enter your email address", "Vui lòng nhập địa chỉ email"],
    [{ email: "hoa@thu" }, "email", "Please enter a valid email address", "Vui lòng nhập địa chỉ email hợp lệ"],
    [
      { email: "hoa@thu.example\r\nBcc: x@x.example" },
      "email",
      "Please write this on one line",
      "Vui lòng viết trên một dòng",
    ],
    [
      { email: "hoa@thu.example", language: "fr" },
      "language",
      "The language must be en or vi",
      "Ngôn ngữ phải là en hoặc vi",
    ],
    [
      { email: "hoa@thu.example", confirmed: true },
      "confirmed",
      ...(["The request has an unknown field", "Yêu cầu có trường không xác định"] as const),
    ],
  ]
  for (const [body, field, en, vi] of refusals) {
    it(`refuses ${JSON.stringify(body)}`, async () => {
      for (const [language, message] of Object.entries({ en, vi })) {
        const answer = await api.post("/newsletter", body, { "accept-language": language })
        assert.equal(answer.status, 422)
        assert.deepEqual(answer.body.errors, [{ field, message }])
      }
    })
  }

  it("asks for a proof of work where the invisible field is filled in, and senders who are too fast to try again", async () => {
    await api.sendMails()
    const answer = await ask("machine@thu.example", { website: "x" })
    assert.deepEqual([answer.status, answer.body.code], [429, "PROOF_REQUIRED"])
    assert.deepEqual(await api.sendMails(), [])
    const proof = { "x-proof": await solve(answer.body.challenge) }
    assert.equal((await ask("person@thu.example", { website: "x" }, proof)).status, 202)
    assert.equal((await api.sendMails()).length, 1)
    assert.equal((await ask("fast@thu.example", { startedAt: new Date().toISOString() })).body.code, "TOO_FAST")
  })

  it("limits mails per address, from any network, but no requests", async () => {
    resetLimits()
    const statuses: number[] = []
    for (let n = 0; n < 10; n++) {
      const init = {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: '{"email":"victim@thu.example"}',
      }
      statuses.push((await api.request("/newsletter", init, { ip: `203.0.113.${n}` })).status)
    }
    assert.deepEqual(new Set(statuses), new Set([202]))
    const mails = (await api.sendMails()).filter(({ headers }) => headers.to === "victim@thu.example")
    assert.ok(mails.length >= 6 && mails.length <= 8, String(mails.length))
  })
})

describe("POST /newsletter/confirm", () => {
  const INVALID = "This link has expired or was already used. Please subscribe again."

  it("refuses unknown, expired and other kinds of links", async () => {
    await ask("late@thu.example")
    const late = await mailedToken(api, "late@thu.example")
    await db.execute(
      sql`update one_time_links set expires_at = now() - interval '1 second' where subject = 'en late@thu.example'`,
    )
    const { headers } = await subscribe("other@thu.example")
    const other = new URL(unsubscribeAddress(headers)).searchParams.get("token")
    for (const token of [late, other, "x", "a".repeat(43)]) {
      const { status, body } = await post(`confirm?token=${token}`)
      assert.equal(status, 422)
      assert.deepEqual(body.errors, [{ field: "token", message: INVALID }])
    }
    for (const query of ["", "?token=", `?token=${"a".repeat(101)}`])
      assert.equal((await post(`confirm${query}`)).status, 422)
    assert.equal((await api.get(`/newsletter/confirm?token=${late}`)).body.data.open, false)
    const vietnamese = await api.get("/newsletter/confirm?token=x", { "accept-language": "vi" })
    assert.equal(vietnamese.body.message, "Liên kết đã hết hạn hoặc đã được dùng. Bạn vui lòng đăng ký lại.")
    assert.ok(!(await subscribers()).some(({ email }) => email === "late@thu.example"))
  })
})

describe("POST /newsletter/unsubscribe", () => {
  it("unsubscribes from every mail, by a page and with one click (RFC 8058)", async () => {
    const mail = await subscribe("reader@thu.example", "vi")
    assert.equal(mail.headers["list-unsubscribe-post"], "List-Unsubscribe=One-Click")
    const address = unsubscribeAddress(mail.headers)
    assert.match(address, /^https:\/\/ghe\.example\/api\/newsletter\/unsubscribe\?token=[\w-]{43}$/)
    const token = new URL(address).searchParams.get("token")
    assert.ok(mail.text.includes(`https://ghe.example/vi/newsletter/unsubscribe?token=${token}`))

    const looked = await api.get(`/newsletter/unsubscribe?token=${token}`)
    assert.deepEqual(looked.body, { success: true, data: { email: "reader@thu.example", subscribed: true } })
    const oneClick = {
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    }
    for (let time = 0; time < 2; time++) {
      const { status, body } = await post(`unsubscribe?token=${token}`, oneClick)
      assert.deepEqual([status, body], [200, { success: true }])
    }
    assert.ok(!(await subscribers()).some(({ email }) => email === "reader@thu.example"))
    assert.equal((await api.get(`/newsletter/unsubscribe?token=${token}`)).body.data.subscribed, false)
    assert.equal((await post("unsubscribe?token=x")).status, 422)
  })

  it("invalidates confirmation links of the address, even if it never subscribed", async () => {
    await ask("asked@thu.example")
    const [mail] = await api.sendMails()
    const confirm = /token=([\w-]+)/.exec(mail?.text ?? "")?.[1]
    const unsubscribe = new URL(unsubscribeAddress(mail?.headers ?? {})).searchParams.get("token")
    assert.notEqual(confirm, unsubscribe)
    assert.equal((await post(`unsubscribe?token=${unsubscribe}`)).status, 200)
    assert.equal((await post(`confirm?token=${confirm}`)).status, 422)
    assert.equal((await subscribe("asked@thu.example")).headers.subject, "Welcome to our newsletter")
  })

  it("stores link secrets as hashes only", async () => {
    const { headers } = await subscribe("hashed@thu.example")
    const token = new URL(unsubscribeAddress(headers)).searchParams.get("token") ?? ""
    const { rows } = await db.execute(
      sql`select row_to_json(l)::text as text from one_time_links l union all select row_to_json(o)::text from outbox o`,
    )
    for (const { text } of rows) assert.ok(!String(text).includes(token))
  })
})

describe("GET /newsletter", () => {
  it("lists subscribers for staff only, newest first", async () => {
    await db.execute(sql`delete from newsletter_subscribers`)
    for (const email of ["one@thu.example", "two@thu.example"]) await subscribe(email)
    const { headers } = await signInStaff(api, "staff")
    const { body } = await api.get("/newsletter?limit=1", headers)
    assert.deepEqual(body.pagination, { page: 1, limit: 1, total: 2, pages: 2 })
    const [{ confirmedAt, ...reader }] = body.data
    assert.deepEqual(reader, { email: "two@thu.example", language: "en" })
    const customer = await signUp(api)
    assert.equal((await api.get("/newsletter")).status, 401)
    assert.equal((await api.get("/newsletter", customer.headers)).status, 403)
  })
})

describe("concurrent confirmations with one link (PostgreSQL)", onPostgres, () => {
  it("subscribes and welcomes once", async () => {
    const own = await openTestApi("postgres")
    try {
      await own.post("/newsletter", { email: "race@thu.example" })
      const token = await mailedToken(own, "race@thu.example")
      const open = () => own.request(`/newsletter/confirm?token=${token}`, { method: "POST" })
      const answers = await Promise.all(Array.from({ length: 30 }, open))
      assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
      assert.equal((await own.sendMails()).length, 1)
    } finally {
      await own.close()
    }
  })
})
