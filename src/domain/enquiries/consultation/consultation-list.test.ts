import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import type { TestAnswer } from "#server/testing/api.ts"
import { emma, inDays, minh, signInStaff, signUp } from "#server/testing/fixtures.ts"
import { openEmptySite } from "#server/testing/site.ts"

const needed = { name: emma.name, email: emma.email, phone: emma.phone, subject: "April", message: "Where to?" }
const fromMinh = { ...needed, name: minh.name, email: minh.email, subject: "Tết", language: "vi", budget: "over-10000" }

const api = await openEmptySite()
const staff = await signInStaff(api, "staff")
for (const request of [needed, fromMinh, { ...needed, subject: "Spam" }]) {
  await api.post("/consultations", request)
}
await db.execute(sql`update enquiries set status = 'spam' where subject = 'Spam'`)
await db.execute(sql`update enquiries set created_at = now() - interval '10 days' where subject = 'April'`)

const list = (query = "") => api.get(`/consultations${query}`, staff.headers)
const subjects = ({ body }: TestAnswer) => body.data.map(({ subject }: { subject: string }) => subject)
const april = async () => (await list("?search=april")).body.data[0]
const change = (id: string, body: object, headers: Record<string, string> = staff.headers) =>
  api.put(`/consultations/${id}`, body, headers)

describe("GET /consultations", () => {
  it("lists requests for staff, newest first, without spam", async () => {
    const answer = await list()
    assert.deepEqual(subjects(answer), ["Tết", "April"])
    assert.deepEqual(answer.body.pagination, { page: 1, limit: 20, total: 2, pages: 1 })
    const [, { _id, reference, createdAt, updatedAt, ...rest }] = answer.body.data
    assert.match(reference, /^TV-/)
    for (const instant of [createdAt, updatedAt]) assert.ok(Date.parse(instant) > 0)
    assert.deepEqual(rest, {
      ...needed,
      status: "new",
      doubtful: false,
      owner: null,
      note: "",
      preferredContactMethod: "email",
      preferredContactTime: "anytime",
      travelDates: { startDate: null, endDate: null, flexible: false },
      numberOfTravelers: { adults: 1, children: 0, childAges: [] },
      budget: "under-1000",
      interests: [],
      tourReference: null,
      source: "",
      referrerUrl: "",
      language: "en",
      ipAddress: null,
      userAgent: "",
      version: 1,
    })
    assert.equal((await api.get(`/consultations/${_id}`, staff.headers)).body.data.reference, reference)
  })

  it("filters by status, budget, language, date and search text", async () => {
    assert.deepEqual(subjects(await list("?status=spam")), ["Spam"])
    assert.deepEqual(subjects(await list("?status=closed")), [])
    assert.deepEqual(subjects(await list("?budget=over-10000&language=vi")), ["Tết"])
    assert.deepEqual(subjects(await list(`?from=${inDays(-1)}`)), ["Tết"])
    assert.deepEqual(subjects(await list(`?from=${inDays(-11)}&to=${inDays(-9)}`)), ["April"])
    for (const search of ["tran van minh", "Trần", "minh@thu", "tet"]) {
      assert.deepEqual(subjects(await list(`?search=${encodeURIComponent(search)}`)), ["Tết"])
    }
    const second = await list("?page=2&limit=1")
    assert.deepEqual(subjects(second), ["April"])
    assert.deepEqual(second.body.pagination, { page: 2, limit: 1, total: 2, pages: 2 })
    for (const wrong of ["status=lost", "from=2026-02-30", "limit=51"])
      assert.equal((await list(`?${wrong}`)).status, 422)
  })
})

describe("PUT /consultations/{id}", () => {
  it("saves status and note and records who changed them", async () => {
    const { _id } = await april()
    const { status, body } = await change(_id, { status: "contacted", note: "Called, wants Ha Giang", version: 1 })
    assert.equal(status, 200)
    assert.deepEqual([body.data.status, body.data.note, body.data.version], ["contacted", "Called, wants Ha Giang", 2])
    assert.equal((await change(_id, { status: "closed", version: 2 })).body.data.note, "Called, wants Ha Giang")
    const { rows } = await db.execute(
      sql`select actor, action, before, after from audit_log where subject = ${`consultation:${_id}`} order by id`,
    )
    assert.deepEqual(rows[0], {
      actor: staff.user._id,
      action: "update",
      before: { status: "new", owner: null, note: "" },
      after: { status: "contacted", owner: null, note: "Called, wants Ha Giang" },
    })
    assert.equal(rows.length, 2)
  })

  it("refuses an outdated version", async () => {
    const { _id, version } = await april()
    const { status, body } = await change(_id, { status: "new", note: "Called, wants Ha Giang", version: version - 1 })
    assert.equal(status, 409)
    assert.deepEqual([body.code, body.version, body.fields], ["VERSION_CONFLICT", version, ["status"]])
  })

  it("changes nothing that the visitor wrote", async () => {
    const { _id, version } = await april()
    for (const field of ["message", "name", "reference", "createdAt"]) {
      const { status, body } = await change(_id, { [field]: "x", version })
      assert.equal(status, 422)
      assert.deepEqual(body.errors, [{ field, message: "The request has an unknown field" }])
    }
    const both = await change(_id, { message: "x", name: "x", version })
    assert.deepEqual(
      both.body.errors.map(({ field }: { field: string }) => field),
      ["message", "name"],
    )
    const wrong = await change(_id, { status: "lost", version }, { ...staff.headers, "accept-language": "vi" })
    assert.equal(wrong.body.message, "Trạng thái phải là new, contacted, closed hoặc spam")
    assert.deepEqual((await change(_id, { version: "2" })).body.errors[0].field, "version")
  })

  it("returns 404 for an unknown request and refuses visitors", async () => {
    for (const id of [crypto.randomUUID(), "nowhere"]) {
      assert.equal((await change(id, { version: 1 })).status, 404)
      assert.equal((await api.get(`/consultations/${id}`, staff.headers)).status, 404)
    }
    const { _id } = await april()
    const { headers } = await signUp(api, { email: emma.email })
    for (const [sent, status] of [
      [{}, 401],
      [headers, 403],
    ] as const) {
      assert.equal((await change(_id, { version: 1 }, sent)).status, status)
      assert.equal((await api.get("/consultations", sent)).status, status)
      assert.equal((await api.get(`/consultations/${_id}`, sent)).status, status)
    }
  })
})
