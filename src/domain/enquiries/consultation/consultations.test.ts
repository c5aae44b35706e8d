import assert from "node:assert/strict"
import { beforeEach, describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import { scaleLimits } from "#server/limits/rate-limits.server.ts"
import { openTestApi, resetLimits, type TestAnswer } from "#server/testing/api.ts"
import { company, emma, inDays, takingReferences } from "#server/testing/fixtures.ts"
import { onPostgres } from "#server/testing/postgres.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite()
beforeEach(() => scaleLimits(10_000))

const needed = {
  name: emma.name,
  email: emma.email,
  phone: emma.phone,
  subject: "Two weeks in April",
  message: "We are four.\nWhere should we go?",
}

const everything = () => ({
  ...needed,
  preferredContactMethod: "whatsapp",
  preferredContactTime: "evening",
  travelDates: { startDate: inDays(90), endDate: inDays(104), flexible: true },
  numberOfTravelers: { adults: 3, children: 1, childAges: [8] },
  budget: "3000-5000",
  interests: ["food", "history"],
  source: "tour-page",
  referrerUrl: "https://search.example/?q=vietnam",
  ipAddress: "198.51.100.1",
  userAgent: "forged",
  language: "vi",
  tourReference: { tourId: tours.haLongCruise, tourTitle: "forged", tourSlug: "forged", tourPrice: 129 },
})

const ask = (body: object, headers: Record<string, string> = {}) => api.post("/consultations", body, headers)
const storedBy = async ({ body }: TestAnswer) =>
  (await db.execute(sql`select * from enquiries where reference = ${body.data.reference}`)).rows[0]

describe("POST /consultations", () => {
  it("picks another reference if the random one is taken", async () => {
    const { reference } = (await ask(needed)).body.data
    const keys = [{}, { "idempotency-key": "chance is blind" }]
    const tries = await takingReferences("enquiries", reference, async () => {
      for (const headers of keys) {
        const { status, body } = await ask(needed, headers)
        assert.equal(status, 201, body.code)
        assert.notEqual(body.data.reference, reference)
      }
    })
    assert.equal(tries, 2 * keys.length)
  })

  it("knows the country of the phone number", async () => {
    const answer = await api.post("/consultations", { ...everything(), phone: "010-1234-5678", countryCode: "KR" })
    assert.equal(answer.status, 201)
    const row = await storedBy(answer)
    assert.deepEqual([row?.phone, row?.phone_e164], ["+82 10 1234 5678", "+821012345678"])
  })

  it("stores every field, but determines IP address, browser and tour itself", async () => {
    const headers = { "content-type": "application/json", "user-agent": "Firefox/145" }
    const sent = { method: "POST", headers, body: JSON.stringify(everything()) }
    const answer = await api.request("/consultations", sent, { ip: "203.0.113.77" })
    assert.equal(answer.status, 201)
    assert.equal(answer.headers.get("cache-control"), "no-store")
    assert.match(answer.text, /^{"success":true,"data":{"reference":"TV-[0-9A-Z]{4}-[0-9A-Z]{4}"}}$/)
    const row = await storedBy(answer)
    assert.equal(row?.status, "new")
    assert.equal(row?.network, "203.0.113.0/24")
    assert.equal(row?.user_agent, "Firefox/145")
    assert.equal(row?.phone_e164, "+447911123456")
    assert.deepEqual([row?.start_date, row?.end_date, row?.flexible], [inDays(90), inDays(104), true])
    assert.deepEqual([row?.adults, row?.children, row?.child_ages], [3, 1, [8]])
    assert.deepEqual([row?.budget, row?.language], ["3000-5000", "vi"])
    assert.deepEqual(row?.tour, {
      tourId: tours.haLongCruise,
      tourSlug: "ha-long-bay-overnight",
      tourTitle: { en: "Ha Long Bay overnight", vi: "Du thuyền vịnh Hạ Long" },
      tourPrice: 129,
    })
  })

  it("uses the spec's defaults and the language of the browser", async () => {
    const row = await storedBy(await ask(needed, { "accept-language": "vi" }))
    assert.deepEqual([row?.budget, row?.adults, row?.children], ["under-1000", 1, 0])
    assert.deepEqual([row?.preferred_contact_method, row?.preferred_contact_time], ["email", "anytime"])
    assert.deepEqual([row?.language, row?.tour, row?.network], ["vi", null, null])
    const open = await storedBy(await ask({ ...needed, travelDates: { startDate: "", endDate: null, flexible: true } }))
    assert.deepEqual([open?.start_date, open?.end_date, open?.flexible], [null, null, true])
  })

  it("accepts a request about an unknown tour, and ignores referrers that are not web addresses", async () => {
    for (const tourReference of [
      { tourId: "nowhere", tourTitle: "x" },
      { tourSlug: "nowhere" },
      { tourId: tours.retired },
      {},
      null,
    ]) {
      const row = await storedBy(await ask({ ...needed, tourReference, referrerUrl: "javascript:alert(1)" }))
      assert.deepEqual([row?.tour, row?.referrer_url], [null, ""])
    }
    const bySlug = await storedBy(await ask({ ...needed, tourReference: { tourSlug: "lanterns-of-hoi-an" } }))
    assert.equal((bySlug?.tour as { tourId?: string } | undefined)?.tourId, tours.hoiAnLanterns)
  })

  const REQUIRED = ["Please fill in all required fields", "Vui lòng điền đầy đủ các thông tin bắt buộc"] as const
  const EMAIL = ["Please enter a valid email address", "Vui lòng nhập địa chỉ email hợp lệ"] as const
  const UNKNOWN = ["The request has an unknown field", "Yêu cầu có trường không xác định"] as const
  const refusals: [field: string, value: unknown, en: string, vi: string, at?: string][] = [
    ...["name", "email", "phone", "subject", "message"].flatMap((field) =>
      [undefined, "", "  ", null, 7].map((value): [string, unknown, string, string] => [field, value, ...REQUIRED]),
    ),
    ...["emma", "emma@mail", "emma mail@x.example"].map((value): [string, unknown, string, string] => [
      "email",
      value,
      ...EMAIL,
    ]),
    ["subject", "a\r\nBcc: all@mail.example", "Please write this on one line", "Vui lòng viết trên một dòng"],
    ["message", "x".repeat(5001), "This text is too long", "Nội dung quá dài"],
    [
      "preferredContactMethod",
      "pigeon",
      "Please choose email, phone, WhatsApp or Zalo",
      "Vui lòng chọn email, điện thoại, WhatsApp hoặc Zalo",
    ],
    [
      "preferredContactTime",
      "night",
      "Please choose one of the times of day",
      "Vui lòng chọn một khung giờ trong danh sách",
    ],
    ["budget", "1", "Please choose one of the budgets", "Vui lòng chọn một mức ngân sách trong danh sách"],
    [
      "interests",
      ["golf"],
      "Please choose interests from the list",
      "Vui lòng chọn sở thích trong danh sách",
      "interests.0",
    ],
    [
      "numberOfTravelers",
      { adults: 0 },
      "Please enter at least 1 adult",
      "Cần có ít nhất 1 người lớn",
      "numberOfTravelers.adults",
    ],
    [
      "numberOfTravelers",
      { adults: 1.5 },
      "Please enter at least 1 adult",
      "Cần có ít nhất 1 người lớn",
      "numberOfTravelers.adults",
    ],
    [
      "numberOfTravelers",
      { adults: 2, children: -1 },
      ...(["The number of children must be 0 or more", "Số trẻ em phải từ 0 trở lên"] as const),
      "numberOfTravelers.children",
    ],
    [
      "numberOfTravelers",
      { adults: 2, children: 1, childAges: [8, 11] },
      ...([
        "There are more ages than children. Please correct one of them",
        "Số tuổi nhiều hơn số trẻ em. Vui lòng sửa lại",
      ] as const),
      "numberOfTravelers.childAges",
    ],
    [
      "travelDates",
      { startDate: "2026-02-30" },
      "Please enter a valid date",
      "Ngày chưa hợp lệ",
      "travelDates.startDate",
    ],
    [
      "travelDates",
      { startDate: inDays(-1) },
      "The date cannot be in the past",
      "Ngày không được ở trong quá khứ",
      "travelDates.startDate",
    ],
    [
      "travelDates",
      { startDate: inDays(9), endDate: inDays(8) },
      ...(["The end cannot be before the start", "Ngày về không được trước ngày đi"] as const),
      "travelDates.endDate",
    ],
    ["language", "fr", "The language must be en or vi", "Ngôn ngữ phải là en hoặc vi"],
    ["status", "closed", ...UNKNOWN],
    ["note", "x", ...UNKNOWN],
    ["network", "x", ...UNKNOWN],
  ]
  for (const [field, value, en, vi, at = field] of refusals) {
    it(`refuses ${field} ${JSON.stringify(value)?.slice(0, 40)}`, async () => {
      for (const [language, message] of Object.entries({ en, vi })) {
        const { status, body } = await ask({ ...needed, [field]: value }, { "accept-language": language })
        assert.equal(status, 422)
        assert.deepEqual(body.errors, [{ field: at, message }])
        assert.equal(body.message, message)
      }
    })
  }
})

describe("consultation mails", () => {
  it("mails the company with the visitor as reply-to, and a copy without links to the visitor", async () => {
    await api.sendMails()
    const { body } = await ask({ ...everything(), subject: "Buy at www.pills.example", name: "Lê Thị Hoa" })
    const mails = await api.sendMails()
    assert.deepEqual(mails.map(({ headers }) => headers.to).sort(), [emma.email, company.email])
    const receipt = mails.find(({ headers }) => headers.to === emma.email)!
    assert.equal(receipt.headers.subject, `Đã nhận yêu cầu tư vấn ${body.data.reference}`)
    assert.ok(receipt.text.startsWith("Kính gửi quý khách Lê Thị Hoa,"))
    assert.ok(receipt.text.includes("trong vòng 4 giờ làm việc"))
    assert.ok(!`${receipt.headers.subject}${receipt.text}`.includes("pills"))
    assert.ok(receipt.text.includes("\nBuy at […]\n"), receipt.text)
    assert.ok(receipt.text.includes("Where should we go?"))
    const staff = mails.find(({ headers }) => headers.to === company.email)!
    assert.equal(staff.headers["reply-to"], emma.email)
    for (const fact of [body.data.reference, "Buy at www.pills.example"])
      assert.ok(staff.headers.subject!.includes(fact))
    const facts = [
      "Lê Thị Hoa",
      emma.phone,
      "WhatsApp, Buổi tối",
      "Du thuyền vịnh Hạ Long",
      "3 người lớn, 1 trẻ em",
      "3.000–5.000 $",
      "Ẩm thực, Lịch sử",
      "Where should we go?",
    ]
    for (const fact of facts) assert.ok(staff.text.includes(fact), fact)
  })

  it("omits the name from the greeting if it isn't a plausible name", async () => {
    for (const name of ["Visit http://evil.example", "evil.example", "$$$", "<b>x</b>"]) {
      await ask({ ...needed, name, language: "en" })
      const receipt = (await api.sendMails()).find(({ headers }) => headers.to === emma.email)!
      assert.ok(receipt.text.startsWith("Hello,"))
      assert.ok(!receipt.text.includes(name))
    }
  })
})

describe("POST /consultations with an idempotency key", () => {
  const key = { "idempotency-key": "consultation-once" }

  it("stores one request and repeats its answer", async () => {
    const request = { ...needed, subject: "Once" }
    const [first, second] = [await ask(request, key), await ask(request, key)]
    assert.equal(first.status, 201)
    assert.equal(second.text, first.text)
    const { rows } = await db.execute(sql`select 1 from enquiries where subject = 'Once'`)
    assert.equal(rows.length, 1)
    const other = await ask({ ...request, message: "Something else" }, key)
    assert.equal(other.status, 422)
    assert.equal(other.body.code, "IDEMPOTENCY_KEY_REUSED")
  })
})

describe("POST /consultations from bots", () => {
  it("shows requests with a filled invisible field in the inbox, marked as doubtful, and sends no mail", async () => {
    await api.sendMails()
    const answer = await ask({ ...needed, website: "https://spam.example" })
    assert.equal(answer.status, 201)
    assert.match(answer.body.data.reference, /^TV-/)
    const stored = await storedBy(answer)
    assert.deepEqual([stored?.status, stored?.doubtful], ["new", true])
    assert.deepEqual(await api.sendMails(), [])
    assert.equal((await storedBy(await ask({ ...needed, website: "" })))?.doubtful, false)
  })

  it("asks senders who are too fast to try again", async () => {
    const at = (secondsAgo: number) => ({
      ...needed,
      startedAt: new Date(Date.now() - secondsAgo * 1000).toISOString(),
    })
    const early = await ask(at(1))
    assert.equal(early.status, 429)
    assert.equal(early.headers.get("retry-after"), "2")
    assert.deepEqual(early.body, {
      success: false,
      code: "TOO_FAST",
      message: "Please wait a few seconds and try again.",
    })
    assert.equal(
      (await ask(at(1), { "accept-language": "vi" })).body.message,
      "Bạn gửi nhanh quá. Vui lòng chờ giây lát rồi gửi lại.",
    )
    for (const seconds of [3, 600, -60]) assert.equal((await ask(at(seconds))).status, 201)
    for (const startedAt of ["yesterday", 7])
      assert.equal((await ask({ ...needed, startedAt })).body.errors[0].field, "startedAt")
  })

  it("limits requests per network, and per network and address, with Retry-After", async () => {
    resetLimits()
    const send = (ip: string, email: string) => {
      const init = {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...needed, email }),
      }
      return api.request("/consultations", init, { ip })
    }
    const statuses: number[] = []
    for (let n = 0; n < 25; n++) statuses.push((await send("203.0.113.7", `guest${n}@mail.example`)).status)
    assert.deepEqual(new Set(statuses.slice(0, 20)), new Set([201]))
    assert.ok(statuses.includes(429))
    const refused = await send("203.0.113.7", "one-more@mail.example")
    assert.equal(refused.body.code, "PROOF_REQUIRED")
    assert.ok(Number(refused.headers.get("retry-after")) >= 1)
    assert.equal((await send("203.0.113.8", "neighbour@mail.example")).status, 201)
    const byAddress: number[] = []
    for (let n = 0; n < 10; n++) byAddress.push((await send("203.0.113.20", "victim@mail.example")).status)
    assert.deepEqual(byAddress, [...Array(6).fill(201), ...Array(4).fill(429)])
    assert.equal((await send("203.0.113.21", "victim@mail.example")).status, 201)
  })
})

describe("concurrent consultations with one key (PostgreSQL)", onPostgres, () => {
  it("stores one request", async () => {
    const own = await openTestApi("postgres")
    try {
      const key = { "idempotency-key": "consultation-race" }
      const answers = await Promise.all(Array.from({ length: 30 }, () => own.post("/consultations", needed, key)))
      const statuses = new Set(answers.map(({ status }) => status))
      assert.ok(statuses.has(201) && [...statuses].every((status) => status === 201 || status === 409))
      assert.equal((await own.post("/consultations", needed, key)).status, 201)
      assert.equal((await db.execute(sql`select 1 from enquiries`)).rows.length, 1)
      assert.equal((await own.sendMails()).length, 2)
    } finally {
      await own.close()
    }
  })
})
