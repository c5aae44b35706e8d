import assert from "node:assert/strict"
import { beforeEach, describe, it } from "node:test"
import { storeSettings } from "#domain/settings/settings.server.ts"
import { scaleLimits } from "#server/limits/rate-limits.server.ts"
import { company, emma, inDays, signInStaff } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api } = await openTestSite()
await storeSettings(company)
const staff = await signInStaff(api, "staff")
beforeEach(() => scaleLimits(10_000))

const TOUR = "lanterns-of-hoi-an"
const question = { message: "Is there\nshade?", contact: " Emma@Mail.example ", tour: TOUR }
const ask = (body: object, headers: Record<string, string> = {}) => api.post("/questions", body, headers)
const inbox = async (search: string) =>
  (await api.get(`/enquiries?search=${encodeURIComponent(search)}`, staff.headers)).body.data

describe("POST /questions", () => {
  it("puts the question into the inbox with its tour, day and party, and mails it to staff and its writer", async () => {
    const chosen = { travelDate: "2031-05-03", adults: 2, children: 1 }
    assert.equal((await ask({ ...question, ...chosen, language: "en" })).status, 201)
    const [row] = await inbox(emma.email)
    assert.equal(row.kind, "message")
    assert.equal(row.subject, "Lanterns of Hoi An, Sat, 3 May 2031, 2 adults, 1 child")
    assert.deepEqual(row.tour, { en: "Lanterns of Hoi An", vi: "Đèn lồng Hội An" })
    assert.deepEqual([row.name, row.email, row.phone], [emma.email, emma.email, ""])
    const { about, trip } = (await api.get(`/enquiries/${row._id}`, staff.headers)).body.data
    assert.equal(trip, null)
    assert.equal(about.tourReference.tourSlug, TOUR)
    assert.deepEqual([about.travelDate, about.numberOfTravelers], ["2031-05-03", { adults: 2, children: 1 }])
    const mails = await api.sendMails()
    assert.deepEqual(mails.map(({ headers }) => headers.to).sort(), [emma.email, company.email].sort())
    const forStaff = mails.find(({ headers }) => headers.to === company.email)
    assert.equal(forStaff?.headers["reply-to"], emma.email)
    assert.ok(forStaff?.text.includes("Is there\nshade?"))
  })

  it("takes a phone number instead. Then nobody is mailed but the office, and staff can't answer by mail", async () => {
    assert.equal((await ask({ ...question, contact: "0912 345 678", language: "vi" })).status, 201)
    const [row] = await inbox("0912345678")
    assert.deepEqual([row.email, row.phone, row.subject], ["", "0912 345 678", "Đèn lồng Hội An"])
    const { about } = (await api.get(`/enquiries/${row._id}`, staff.headers)).body.data
    assert.deepEqual([about.travelDate, about.numberOfTravelers], [null, null])
    const mails = await api.sendMails()
    assert.deepEqual(
      mails.map(({ headers }) => headers.to),
      [company.email],
    )
    assert.equal(mails[0]?.headers["reply-to"], undefined)
    const answer = { subject: "Re", text: "Có.", version: 1 }
    const refused = await api.post(`/enquiries/${row._id}/answers`, answer, staff.headers)
    assert.deepEqual([refused.status, refused.body.code], [409, "NO_EMAIL"])
  })

  it("stores a question once that is sent twice with one key", async () => {
    const twice = { ...question, contact: "twice@mail.example" }
    const headers = { "idempotency-key": "a question about lanterns" }
    assert.deepEqual([(await ask(twice, headers)).status, (await ask(twice, headers)).status], [201, 201])
    assert.equal((await inbox("twice@mail.example")).length, 1)
    assert.equal((await api.sendMails()).length, 2)
  })

  const refused: [what: string, change: object, field: string, en: string, vi: string][] = [
    ["no question", { message: " " }, "message", "Please write your question", "Vui lòng viết câu hỏi của bạn"],
    [
      "no contact",
      { contact: "" },
      "contact",
      "Please enter your email address or phone number",
      "Vui lòng nhập email hoặc số điện thoại của bạn",
    ],
    ...["emma@", "at home", "0912345"].map((contact): [string, object, string, string, string] => [
      `'${contact}' as a contact`,
      { contact },
      "contact",
      "Please enter a valid email address, or a phone number with at least 8 digits",
      "Vui lòng nhập email hợp lệ, hoặc số điện thoại có ít nhất 8 chữ số",
    ]),
    ["an unknown tour", { tour: "atlantis" }, "tour", "We couldn't find this tour", "Không tìm thấy tour này"],
    [
      "a day that doesn't exist",
      { travelDate: `${inDays(9).slice(0, 4)}-02-30` },
      "travelDate",
      "Please enter a valid date",
      "Ngày chưa hợp lệ",
    ],
    ["no adults", { adults: 0 }, "adults", "Please enter 1 to 500 travellers", "Vui lòng nhập từ 1 đến 500 khách"],
  ]
  for (const [what, change, field, en, vi] of refused)
    it(`refuses ${what} in both languages`, async () => {
      for (const [language, message] of [
        ["en", en],
        ["vi", vi],
      ] as const) {
        const answer = await ask({ ...question, ...change }, { "accept-language": language })
        assert.equal(answer.status, 422)
        assert.deepEqual(answer.body.errors, [{ field, message }])
      }
    })

  it("marks what bots fill in, and mails nobody", async () => {
    await ask({ ...question, contact: "bot@mail.example", website: "https://bot.example" })
    const [row] = await inbox("bot@mail.example")
    assert.equal(row.doubtful, true)
    assert.deepEqual(await api.sendMails(), [])
  })
})
