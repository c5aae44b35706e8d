import assert from "node:assert/strict"
import { after, before, describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { clearCache } from "#server/database/cache.server.ts"
import { openTestApi, type TestApi } from "#server/testing/api.ts"
import { bookTour, createCatalogue, minh, signInStaff } from "#server/testing/fixtures.ts"
import { db } from "./database.server.ts"

const TOURS = 5_040
const BOOKINGS = 1_001

async function cloneTour(id: string, count: number): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select column_name as name from information_schema.columns where table_name = 'tours' and is_generated = 'NEVER'`,
  )
  const columns = sql.join(
    rows.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  await db.execute(sql`
    insert into tours (${columns}) select ${columns} from (select (made).* from (
      select jsonb_populate_record(tour, jsonb_build_object(
        'id', gen_random_uuid(), 'slug', 'tour-' || n, 'position', n, 'is_featured', n % 5 = 0, 'days', 1 + n % 9,
        'price_minor', 1000 + n * 7 % 2000, 'currency', 'USD',
        'title', jsonb_build_object('en', case when n % 3 = 0 then 'A walk' else 'Lanterns of ' || n end),
        'search_title', case when n % 3 = 0 then 'a walk' else 'lanterns of ' || n end,
        'search_text', 'lanterns of hoi an ' || n || case when n % 9 >= 5 then ' canoes' else '' end, 'sort_en', 'tour ' || n
      )) as made from tours tour, generate_series(1, ${count}) n where tour.id = ${id} offset 0
    ) clones) records`)
}

describe("GET /tours with thousands of tours", () => {
  let api: TestApi
  before(async () => {
    api = await openTestApi()
    const { hoiAnLanterns } = await createCatalogue()
    await cloneTour(hoiAnLanterns, TOURS)
    clearCache()
  })
  after(() => api.close())

  const slugsOf = async (path: string) => {
    const { body } = await api.get(`/tours?view=card&limit=50&${path}`)
    return { slugs: body.data.map(({ slug }: { slug: string }) => slug), pagination: body.pagination }
  }
  const expected = async (where: string, order: string) => {
    const { rows } = await db.execute<{ slug: string }>(
      sql.raw(`select slug from tours where is_active and ${where} order by ${order}`),
    )
    return rows.map(({ slug }) => slug)
  }
  for (const [name, path, where, order] of [
    ["as recommended", "", "true", "is_featured desc, position, id"],
    [
      "by price within bounds",
      "sort=price-high&minPrice=12&maxPrice=28",
      "price_minor between 1200 and 2800",
      "price_minor desc, id desc",
    ],
    ["by name, of some lengths", "sort=name&days=2,7", "(days = 2 or days >= 7)", "sort_en, id"],
    [
      "of a category, by length",
      "category=culture&sort=duration",
      "category_id = (select id from tour_categories where slug = 'culture')",
      "days, id",
    ],
    [
      "that were searched by the name of their category, titles first",
      "search=hoi+an",
      "search_names @@ 'hoi <-> an'",
      "title ->> 'en' like '%Hoi An%' desc, search_title like '%hoi an%' desc, is_featured desc, position, id",
    ],
    [
      "that were searched by their titles",
      "search=lantern",
      "search_title like '%lantern%'",
      "is_featured desc, position, id",
    ],
    [
      "that mention what was searched",
      "search=canoe&category=culture&sort=duration",
      "search_text like '%canoe%' and category_id = (select id from tour_categories where slug = 'culture')",
      "days, id",
    ],
  ] as const) {
    it(`pages correctly through tours ${name}`, async () => {
      const all = await expected(where, order)
      assert.ok(all.length > 1_000)
      for (const page of [1, 2, 17, Math.ceil(all.length / 50)]) {
        const { slugs, pagination } = await slugsOf(`${path}&page=${page}`)
        assert.deepEqual(slugs, all.slice((page - 1) * 50, page * 50), `page ${page}`)
        assert.equal(pagination.total, all.length)
      }
      const { body } = await api.get(`/tours?view=card&${path}`)
      assert.deepEqual(
        body.data.map(({ slug }: { slug: string }) => slug),
        all.slice(0, 500),
      )
    })
  }

  it("finds two-letter words and parts of words", async () => {
    assert.equal((await slugsOf("search=2399&page=1")).slugs[0], "tour-2399")
    assert.equal((await slugsOf("search=zq&page=1")).pagination.total, 0)
    assert.equal((await slugsOf("search=ou+by&page=1")).pagination.total, 0)
    // A place limits the search, and a word that nothing has only ranks.
    assert.equal((await slugsOf("search=ou+hue&page=1")).pagination.total, 1)
  })

  it("finds words that begin as typed, and parts of words if there are none", async () => {
    const total = async (typed: string) => (await slugsOf(`search=${typed}&page=1`)).pagination.total
    const containing = (typed: string) => expected(`search_text like '%${typed}%'`, "id")
    assert.equal(await total("cano"), (await containing("canoe")).length)
    assert.equal(await total("anoes"), (await containing("canoe")).length)
  })

  it("finds short words whole if there are any", async () => {
    assert.deepEqual((await slugsOf("search=50&page=1")).slugs, ["tour-50"])
    assert.deepEqual((await slugsOf("search=lan&page=1")).slugs, ["lan-ha-bay-by-kayak"])
  })

  it("finds separate words after a phrase search in titles", async () => {
    assert.equal((await slugsOf("search=hoi+an&page=1")).slugs[0], "lanterns-of-hoi-an")
    assert.deepEqual((await slugsOf("search=foot+pa&page=1")).slugs, ["sapa-terraces-on-foot"])
  })

  it("counts staff bookings up to 1,000 and serves later pages", async () => {
    const { hoiAnLanterns } = Object.fromEntries(
      (await db.execute<{ id: string }>(sql`select id from tours where slug = 'lanterns-of-hoi-an'`)).rows.map(
        ({ id }) => ["hoiAnLanterns", id],
      ),
    )
    const { id, reference } = await bookTour(api, hoiAnLanterns!)
    const columns = sql.raw(
      "product_id, product_type, travel_date, travelers, lines, currency, total_minor, fx_rate, fx_date, total_vnd, details, asked, customer_email, customer_phone, country_code, language, answer_by, fingerprint",
    )
    await db.execute(sql`
      insert into bookings (reference, status, ${columns}) select 'GHE-' || n, 'completed', ${columns}
      from bookings, generate_series(1, ${BOOKINGS}) n where bookings.id = ${id}`)
    const { headers } = await signInStaff(api, "staff")
    const list = async (query: string) => (await api.get(`/bookings?${query}`, headers)).body
    assert.deepEqual((await list("")).pagination, { page: 1, limit: 20, total: 1_000, pages: 50, isPartial: true })
    assert.equal((await list("page=51")).bookings.length, 2)
    assert.equal((await list("status=pending")).pagination.total, 1)
    assert.equal((await list(`search=${reference}`)).pagination.total, 1)
    assert.equal((await list(`search=${encodeURIComponent(minh.phone)}&status=pending`)).pagination.total, 1)
    assert.equal((await list(`search=${encodeURIComponent(minh.name)}`)).pagination.total, 1)
    assert.equal((await list(`search=${encodeURIComponent(minh.name.slice(1))}`)).pagination.total, 1)
    const beyond = await list(`search=${encodeURIComponent(minh.name)}&page=2`)
    assert.deepEqual([beyond.bookings, beyond.pagination.total], [[], 1])
    const [part] = minh.email.split("@")
    const pages = () => Promise.all([1, 2, 50, 51].map((page) => list(`search=${part}&page=${page}&view=row`)))
    const found = await pages()
    assert.deepEqual(found[0].pagination, { page: 1, limit: 20, total: 1_000, pages: 50, isPartial: true })
    assert.deepEqual(
      found.map(({ bookings }) => bookings.length),
      [20, 20, 20, 2],
    )
    assert.deepEqual(await pages(), found)
  })
})
