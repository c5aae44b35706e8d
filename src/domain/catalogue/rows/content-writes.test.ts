import assert from "node:assert/strict"
import { after, before, describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import { openTestApi, type TestAnswer, type TestApi } from "#server/testing/api.ts"
import { createCatalogue, signInStaff, signUp, type Visitor } from "#server/testing/fixtures.ts"
import { onPostgres } from "#server/testing/postgres.ts"

type Body = Record<string, unknown>

const both = (en: string, vi: string) => ({ en, vi })
const texts = {
  title: both("Night market", "Chợ đêm"),
  shortDescription: both("An evening of small plates", "Một tối ăn vặt"),
  description: both("First paragraph.\n\nSecond paragraph.", "Đoạn một.\n\nĐoạn hai."),
  location: both("Hanoi", "Hà Nội"),
}
const price = { adult: 25, child: null, currency: "USD" }
const named = { name: both("Night life", "Về đêm") }
const ride = {
  type: "airport",
  serviceType: "shared",
  vehicleType: "van",
  from: both("Noi Bai", "Nội Bài"),
  duration: 45,
}

const KINDS: { path: string; kind: string; entry: Body; title: string }[] = [
  {
    path: "tours",
    kind: "tour",
    entry: { ...texts, category: "culture", duration: { days: 1, nights: 0 }, pricing: price },
    title: "title",
  },
  {
    path: "transfers",
    kind: "transfer",
    entry: { ...texts, ...ride, to: both("Old Quarter", "Phố cổ"), category: "shared-vans", pricing: price },
    title: "title",
  },
  {
    path: "products",
    kind: "product",
    entry: { ...texts, duration: { hours: 2 }, pricing: { ...price, per: "person" } },
    title: "title",
  },
  { path: "categories", kind: "category", entry: named, title: "name" },
  { path: "tour-categories", kind: "tour-category", entry: named, title: "name" },
  {
    path: "transfer-categories",
    kind: "transfer-category",
    entry: { ...named, vehicleType: "van", serviceType: "shared" },
    title: "name",
  },
]

let api: TestApi
let staff: Visitor
let admin: Visitor
let customer: Visitor

const remove = (path: string, headers: Record<string, string> = {}) => api.request(path, { method: "DELETE", headers })

async function open(database?: "postgres") {
  api = await openTestApi(database)
  await createCatalogue()
  staff = await signInStaff(api, "staff")
  admin = await signInStaff(api, "admin")
  customer = await signUp(api)
  const vans = { slug: "shared-vans", ...named, vehicleType: "van", serviceType: "shared" }
  assert.equal((await api.post("/transfer-categories", vans, staff.headers)).status, 201)
}

let made = 0
async function create(path: string, entry: Body): Promise<Body & { _id: string; slug: string; version: number }> {
  const answer = await api.post(`/${path}`, { slug: `entry-${++made}`, ...entry }, staff.headers)
  assert.equal(answer.status, 201, answer.text)
  return answer.body.data
}

const fieldsOf = (answer: TestAnswer) => answer.body.errors.map(({ field }: { field: string }) => field)

async function auditOf(subject: string) {
  const { rows } = await db.execute<{ actor: string; action: string; before: Body | null; after: Body | null }>(
    sql`select actor, action, before, after from audit_log where subject = ${subject} order by id`,
  )
  return rows
}

for (const { path, kind, entry, title } of KINDS) {
  describe(`staff writes to /${path}`, () => {
    before(() => open())
    after(() => api.close())

    it("create an entry that everyone can read", async () => {
      const answer = await api.post(`/${path}`, { slug: "night-market", ...entry }, staff.headers)
      assert.equal(answer.status, 201)
      assert.equal(answer.headers.get("cache-control"), "no-store")
      const { data, warnings } = answer.body
      assert.deepEqual([data.slug, data.version, data.isActive, data.position], ["night-market", 1, true, 0])
      assert.deepEqual(data[title], entry[title])
      assert.deepEqual(warnings, [])
      const bySlug = await api.get(`/${path}/slug/night-market`)
      assert.deepEqual(bySlug.body.data[title], entry[title])
      assert.equal((await api.get(`/${path}/${data._id}`)).text, bySlug.text)
      const listed = (await api.get(`/${path}`)).body.data
      assert.ok(listed.some(({ _id }: { _id: string }) => _id === data._id))
    })

    it("return the editing view to staff only", async () => {
      const { _id, slug } = await create(path, entry)
      const edited = await api.get(`/${path}/${_id}?view=edit`, admin.headers)
      assert.deepEqual([edited.body.data.slug, edited.body.data.version], [slug, 1])
      assert.equal((await api.get(`/${path}/${_id}?view=edit`)).status, 401)
      assert.equal((await api.get(`/${path}/${_id}?view=edit`, customer.headers)).status, 403)
      for (const active of ["false", "all"]) {
        assert.equal((await api.get(`/${path}?active=${active}`)).status, 401)
        assert.equal((await api.get(`/${path}?active=${active}`, customer.headers)).status, 403)
      }
      assert.equal((await api.get(`/${path}?active=true`)).status, 200)
    })

    it("warn about missing Vietnamese, and refuse a name in neither language", async () => {
      const vi = { "accept-language": "vi" }
      const answer = await api.post(`/${path}`, { slug: "half", ...entry, [title]: { en: "Half" } }, staff.headers)
      assert.deepEqual(fieldsOf({ ...answer, body: { errors: answer.body.warnings } }), [title])
      const refused = await api.post(
        `/${path}`,
        { slug: "none", ...entry, [title]: { en: "", vi: " " } },
        staff.headers,
      )
      assert.equal(refused.status, 422)
      assert.deepEqual(refused.body.errors, [
        { field: title, message: "Please enter this in Vietnamese, English or both" },
      ])
      const viAnswer = await api.post(`/${path}`, { ...entry, slug: "A b" }, { ...staff.headers, ...vi })
      assert.match(viAnswer.body.message, /^Đường dẫn chỉ gồm/)
    })

    it("refuse fields outside the schema", async () => {
      const levels = path === "categories" || path.endsWith("-categories") ? [] : ["level"]
      for (const field of ["id", "version", "card", "whole", "searchText", ...levels]) {
        const answer = await api.post(`/${path}`, { slug: "more", ...entry, [field]: 7 }, staff.headers)
        assert.equal(answer.status, 422, field)
        assert.deepEqual(fieldsOf(answer), [field])
      }
      const { _id } = await create(path, entry)
      const answer = await api.put(`/${path}/${_id}`, { version: 1, _id: "other", role: "admin" }, staff.headers)
      assert.deepEqual([answer.status, answer.body.message], [422, "The request has an unknown field"])
    })

    it("ignore what the server sets", async () => {
      const set = { _id: "other", createdAt: "2020-01-01T00:00:00.000Z", updatedAt: null }
      const first = await create(path, { ...entry, ...set })
      assert.ok(first._id !== "other" && first.updatedAt)
      const { status, body } = await api.put(`/${path}/${first._id}`, { version: 1, ...set }, staff.headers)
      assert.equal(status, 200)
      assert.deepEqual(body.data, first)
    })

    it("refuse a slug that is in use", async () => {
      const { slug } = await create(path, entry)
      const other = await create(path, entry)
      for (const answer of [
        await api.post(`/${path}`, { ...entry, slug }, staff.headers),
        await api.put(`/${path}/${other._id}`, { version: 1, slug }, staff.headers),
      ]) {
        assert.equal(answer.status, 422)
        assert.deepEqual(answer.body.errors, [{ field: "slug", message: "This slug is already in use" }])
      }
    })

    it("change only the sent fields", async () => {
      const first = await create(path, entry)
      const text = both("Another name", "Tên khác")
      const sent = { version: 1, [title]: text, position: 7 }
      const { status, body } = await api.put(`/${path}/${first._id}`, sent, staff.headers)
      assert.equal(status, 200)
      const { updatedAt } = body.data
      assert.deepEqual(body.data, { ...first, [title]: text, position: 7, version: 2, updatedAt })
      assert.deepEqual((await api.get(`/${path}/${first._id}`)).body.data[title], text)
      const again = await api.put(`/${path}/${first._id}`, { ...sent, version: 2 }, staff.headers)
      assert.equal(again.body.data.version, 2)
    })

    it("do not overwrite a change that the sender has not read", async () => {
      const { _id } = await create(path, entry)
      const theirs = both("Theirs", "Của họ")
      await api.put(`/${path}/${_id}`, { version: 1, [title]: theirs, position: 3 }, admin.headers)
      const mine = { version: 1, [title]: both("Mine", "Của tôi"), position: 3 }
      const answer = await api.put(`/${path}/${_id}`, mine, staff.headers)
      assert.equal(answer.status, 409)
      const { code, version, fields, message } = answer.body
      assert.match(message, /^admin changed this in the meantime/)
      assert.deepEqual({ code, version, fields }, { code: "VERSION_CONFLICT", version: 2, fields: [title] })
      assert.deepEqual((await api.get(`/${path}/${_id}`)).body.data[title], theirs)
      const without = await api.put(`/${path}/${_id}`, { position: 1 }, staff.headers)
      assert.deepEqual([without.status, without.body.data.version, without.body.data[title]], [200, 3, theirs])
      for (const wrong of [0, -1, 1.5, "2", null]) {
        const answer = await api.put(`/${path}/${_id}`, { version: wrong, position: 2 }, staff.headers)
        assert.deepEqual([answer.status, fieldsOf(answer)], [422, ["version"]])
      }
    })

    it("redirect every old slug", async () => {
      const { _id } = await create(path, { ...entry, slug: "first" })
      const slugs = ["second", "third"]
      for (const [nth, slug] of slugs.entries())
        assert.equal((await api.put(`/${path}/${_id}`, { version: nth + 1, slug }, staff.headers)).status, 200)
      for (const old of ["first", "second"]) {
        const { status, body, headers } = await api.get(`/${path}/slug/${old}`)
        assert.equal(status, 308)
        assert.deepEqual([body.success, body.code, body.slug], [false, "MOVED", "third"])
        assert.equal(headers.get("location"), `/api/${path}/slug/third`)
        assert.equal(headers.get("cache-control"), "no-cache")
      }
      const taker = await create(path, { ...entry, slug: "second" })
      assert.equal((await api.get(`/${path}/slug/second`)).body.data._id, taker._id)
      assert.equal((await api.put(`/${path}/${_id}`, { version: 3, slug: "first" }, staff.headers)).status, 200)
      assert.equal((await api.get(`/${path}/slug/first`)).body.data._id, _id)
      assert.equal((await api.get(`/${path}/slug/third`)).body.slug, "first")
    })

    it("delete an unused entry with its redirects", async () => {
      const { _id } = await create(path, { ...entry, slug: "short-lived" })
      await api.put(`/${path}/${_id}`, { version: 1, slug: "gone-soon" }, staff.headers)
      const { status, body } = await remove(`/${path}/${_id}`, staff.headers)
      assert.equal(status, 200)
      assert.deepEqual(body, { success: true, archived: false, message: "Deleted." })
      for (const gone of [_id, "slug/short-lived", "slug/gone-soon", `${_id}?view=edit`])
        assert.equal((await api.get(`/${path}/${gone}`, staff.headers)).status, 404)
      assert.equal((await remove(`/${path}/${_id}`, staff.headers)).status, 404)
      assert.equal((await api.put(`/${path}/${_id}`, { version: 2 }, staff.headers)).status, 404)
    })

    it("store text unchanged", async () => {
      const text = both(`<script>alert("1")</script> & 'x'`, "=1+1")
      const { _id } = await create(path, { ...entry, [title]: text })
      assert.deepEqual((await api.get(`/${path}/${_id}`)).body.data[title], text)
      const multiline = await api.post(
        `/${path}`,
        { slug: "lines", ...entry, [title]: both("a\nb", "c") },
        staff.headers,
      )
      assert.equal(multiline.body.message, "Please write this on one line")
    })

    it("are refused for everyone but staff", async () => {
      const { _id } = await create(path, entry)
      for (const [headers, status] of [
        [{}, 401],
        [customer.headers, 403],
      ] as const) {
        assert.equal((await api.post(`/${path}`, { slug: "mine", ...entry }, headers)).status, status)
        assert.equal((await api.put(`/${path}/${_id}`, { version: 1, position: 1 }, headers)).status, status)
        assert.equal((await remove(`/${path}/${_id}`, headers)).status, status)
      }
      assert.equal((await api.put(`/${path}/${_id}`, { version: 1, position: 1 }, admin.headers)).status, 200)
      assert.equal((await remove(`/${path}/${_id}`, admin.headers)).status, 200)
    })

    it("record actor, subject, before and after in the audit log", async () => {
      const first = await create(path, entry)
      await api.put(`/${path}/${first._id}`, { version: 1, position: 9 }, admin.headers)
      await api.put(`/${path}/${first._id}`, { version: 1, position: 10 }, staff.headers)
      await remove(`/${path}/${first._id}`, admin.headers)
      const [created, updated, deleted, more] = await auditOf(`${kind}:${first._id}`)
      assert.equal(more, undefined)
      assert.deepEqual(created, { actor: staff.user._id, action: "create", before: null, after: first })
      const [before, after] = [
        { position: 0, version: 1 },
        { position: 9, version: 2 },
      ]
      assert.deepEqual(updated, { actor: admin.user._id, action: "update", before, after })
      assert.deepEqual([deleted?.actor, deleted?.action, deleted?.before?.position], [admin.user._id, "delete", 9])
    })

    it("return the first answer to a repeated idempotency key", async () => {
      const headers = { ...staff.headers, "idempotency-key": `new-${kind}-once` }
      const first = await api.post(`/${path}`, { slug: "once", ...entry }, headers)
      const second = await api.post(`/${path}`, { slug: "once", ...entry }, headers)
      assert.deepEqual([first.status, second.status], [201, 201])
      assert.equal(second.text, first.text)
      assert.equal((await api.post(`/${path}`, { slug: "twice", ...entry }, headers)).status, 422)
    })
  })
}

describe("concurrent staff writes (PostgreSQL)", onPostgres, () => {
  const ROUNDS = 5
  const RACERS = 8
  const all = <T>(run: (racer: number) => Promise<T>) =>
    Promise.all(Array.from({ length: RACERS }, (_, racer) => run(racer)))
  const statuses = (answers: TestAnswer[]) => answers.map(({ status }) => status).toSorted()

  before(() => open("postgres"))
  after(() => api.close())

  for (const { path, entry } of KINDS) {
    it(`let one change per version and one owner per slug win in /${path}`, async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const { _id } = await create(path, entry)
        const changes = await all((position) =>
          api.put(`/${path}/${_id}`, { version: 1, position: position + 1 }, staff.headers),
        )
        assert.deepEqual(statuses(changes), [200, ...Array.from({ length: RACERS - 1 }, () => 409)])
        const slug = `${path}-${round}`
        const takers = await all(() => api.post(`/${path}`, { ...entry, slug }, staff.headers))
        assert.deepEqual(statuses(takers), [201, ...Array.from({ length: RACERS - 1 }, () => 422)])
      }
    })
  }

  it("never delete the category of a new tour", async () => {
    const tour = KINDS[0]?.entry
    for (let round = 0; round < ROUNDS; round++) {
      const category = await create("tour-categories", named)
      const [removed, ...added] = await Promise.all([
        remove(`/tour-categories/${category._id}`, staff.headers),
        ...Array.from({ length: 3 }, (_, nth) =>
          api.post("/tours", { ...tour, slug: `late-${round}-${nth}`, category: category.slug }, staff.headers),
        ),
      ])
      assert.equal(removed?.status, 200)
      for (const { status } of added) assert.ok(status === 201 || status === 422)
      const kept = await api.get(`/tour-categories/${category._id}?view=edit`, staff.headers)
      assert.equal(kept.status, added.some(({ status }) => status === 201) ? 200 : 404)
    }
  })
})
