import assert from "node:assert/strict"
import { after, before, describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "./database.server.ts"
import { createCatalogue, minh, requestFor, signInStaff } from "./fixtures.ts"
import { forgetRecent } from "./recent.server.ts"
import { openTestApi, type TestApi } from "./test-api.ts"
import { whyNoPostgres } from "./throwaway-postgres.ts"

/** More than are sorted at once, however few words are sought. */
const TOURS = 5_040
/** So many that a page is a small part, and few enough to be read through. */
const MADE_FEW = 60
const BOOKINGS = 1_001
/** So many, and their words are looked up. */
const MANY_TEXTS = 150

/**
 * Makes many of a tour. Two thirds speak of lanterns in their titles, half of them are dear, every fifth is featured; the
 * longest have kayaks.
 */
async function cloneTour(id: string, count: number): Promise<void> {
  await db.execute(sql`
    insert into tours select (made).* from (
      select jsonb_populate_record(tour, jsonb_build_object(
        'id', gen_random_uuid(), 'slug', 'tour-' || n, 'position', n, 'is_featured', n % 5 = 0, 'days', 1 + n % 9,
        'usd_minor', 1000 + n * 7 % 2000, 'search_title', case when n % 3 = 0 then 'a walk' else 'lanterns of ' || n end,
        'search_text', 'lanterns of hoi an ' || n || case when n % 9 >= 5 then ' kayaks' else '' end, 'sort_en', 'tour ' || n,
        'card', tour.card::jsonb || jsonb_build_object('slug', 'tour-' || n)
      )) as made from tours tour, generate_series(1, ${count}) n where tour.id = ${id} offset 0
    ) clones`)
}

describe("what is asked for most, on Postgres,", {
  skip: process.env.GHE_TEST_POSTGRES ? false : (whyNoPostgres() ?? false),
}, () => {
  let api: TestApi
  before(async () => {
    api = await openTestApi("postgres")
    const { hoiAnLanterns } = await createCatalogue()
    await cloneTour(hoiAnLanterns, MADE_FEW)
    forgetRecent()
  })
  after(() => api.close())

  for (const [name, path, text] of [
    ["a tour", "/tours/slug/lanterns-of-hoi-an", 'select "whole" from "tours"%"slug" = '],
    ["a short list", "/tours?view=card&limit=7", 'select json_agg%from "tours" where "tours"."is_active" order by'],
    ["a search", "/tours?search=lantern+hoi&view=card&limit=7", 'select json_agg%"search_text" like $1'],
    ["a list within bounds", "/tours?minPrice=10&maxPrice=400&view=card&limit=7", 'select json_agg%"usd_minor" >= $1'],
    ["a list of a category", "/tours?category=culture&view=card&limit=7", 'select json_agg%"category_slugs" @> '],
  ] as const) {
    it(`${name} is planned once, not each time it is read`, async () => {
      // PostgreSQL plans for the values it is given five times, and only then for all, if that looks as good.
      for (let n = 0; n < 12; n++) await api.get(path)
      const { rows } = await db.execute<{ generic: number; custom: number }>(sql`
        select generic_plans::int as generic, custom_plans::int as custom from pg_prepared_statements
        where statement like ${`${text}%`}`)
      assert.equal(rows.length, 1)
      assert.deepEqual(rows[0], { generic: 7, custom: 5 })
    })
  }
})

describe("a list of very many", () => {
  let api: TestApi
  before(async () => {
    api = await openTestApi()
    const { hoiAnLanterns } = await createCatalogue()
    await cloneTour(hoiAnLanterns, TOURS)
    forgetRecent()
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
  const BOTH = "search_text like '%lantern%' and search_text like '%hoi%'"
  for (const [name, path, where, order] of [
    ["as recommended", "", "true", "is_featured desc, position, id"],
    [
      "by price within bounds",
      "sort=price-high&minPrice=12&maxPrice=28",
      "usd_minor between 1200 and 2800",
      "usd_minor desc, id desc",
    ],
    ["by name, of some lengths", "sort=name&days=2,7", "(days = 2 or days >= 7)", "sort_en, id"],
    ["of a category, by length", "category=culture&sort=duration", "category_slugs @> '{culture}'", "days, id"],
    [
      "that were searched, titles first",
      "search=lantern+hoi",
      BOTH,
      "search_title like '%lantern hoi%' desc, is_featured desc, position, id",
    ],
    [
      "that were searched by a phrase of titles",
      "search=lanterns+of",
      "search_text like '%lanterns%' and search_text like '%of%'",
      "search_title like '%lanterns of%' desc, is_featured desc, position, id",
    ],
    [
      "that were searched and stand far behind",
      "search=kayak&category=culture&sort=duration",
      "search_text like '%kayak%' and category_slugs @> '{culture}'",
      "days, id",
    ],
  ] as const) {
    it(`gives every page ${name} as sorting all would`, async () => {
      const all = await expected(where, order)
      assert.ok(all.length > 1_000)
      const pages = [1, 2, 17, Math.ceil(all.length / 50)]
      // The second time what was found is remembered.
      for (const page of [...pages, ...pages]) {
        assert.deepEqual(
          (await slugsOf(`${path}&page=${page}`)).slugs,
          all.slice((page - 1) * 50, page * 50),
          `page ${page}`,
        )
      }
      // Without paging, as much as a list ever has; that is not remembered.
      const { body } = await api.get(`/tours?view=card&${path}`)
      assert.deepEqual(
        body.data.map(({ slug }: { slug: string }) => slug),
        all.slice(0, 500),
      )
    })
  }

  it("counts what is not searched exactly, also after a change by this process", async () => {
    const all = await expected("true", "id")
    assert.equal((await slugsOf("page=1")).pagination.total, all.length)
  })

  it("says of common words at first that there are more than were counted", async () => {
    forgetRecent()
    const { pagination } = await slugsOf("search=lanterns&page=1")
    assert.deepEqual([pagination.total, pagination.isPartial], [1_000, true])
  })

  it("finds by words of two letters and by parts of words, and nothing by what no text has", async () => {
    assert.equal((await slugsOf("search=2399&page=1")).slugs[0], "tour-2399")
    assert.equal((await slugsOf("search=zq&page=1")).pagination.total, 0)
    assert.equal((await slugsOf("search=ou+hue&page=1")).pagination.total, 0)
  })

  it("finds words that stand apart also after it has sought others in a row in titles", async () => {
    assert.equal((await slugsOf("search=hoi+an&page=1")).slugs[0], "lanterns-of-hoi-an")
    assert.deepEqual((await slugsOf("search=foot+pa&page=1")).slugs, ["sapa-terraces-on-foot"])
  })

  it("counts the bookings of the staff up to a thousand, and pages beyond are there", async () => {
    const { hoiAnLanterns } = Object.fromEntries(
      (await db.execute<{ id: string }>(sql`select id from tours where slug = 'lanterns-of-hoi-an'`)).rows.map(
        ({ id }) => ["hoiAnLanterns", id],
      ),
    )
    const { body } = await api.post("/bookings", requestFor(hoiAnLanterns!))
    const columns = sql.raw(
      "product_id, product_type, travel_date, travelers, lines, currency, total_minor, fx_rate, fx_date, total_vnd, details, asked, customer_email, customer_phone, country_code, language, answer_by, fingerprint",
    )
    await db.execute(sql`
      insert into bookings (reference, status, ${columns}) select 'GHE-' || n, 'completed', ${columns}
      from bookings, generate_series(1, ${BOOKINGS}) n where bookings.id = ${body.booking._id}`)
    const { headers } = await signInStaff(api, "staff")
    const list = async (query: string) => (await api.get(`/bookings?${query}`, headers)).body
    assert.deepEqual((await list("")).pagination, { page: 1, limit: 20, total: 1_000, pages: 50, isPartial: true })
    assert.equal((await list("page=51")).bookings.length, 2)
    assert.equal((await list("status=pending")).pagination.total, 1)
    assert.equal((await list(`search=${body.booking.reference}`)).pagination.total, 1)
    assert.equal((await list(`search=${encodeURIComponent(minh.phone)}&status=pending`)).pagination.total, 1)
    // Whole words, and parts of words where nobody has these whole.
    assert.equal((await list(`search=${encodeURIComponent(minh.name)}`)).pagination.total, 1)
    assert.equal((await list(`search=${encodeURIComponent(minh.name.slice(1))}`)).pagination.total, 1)
    const beyond = await list(`search=${encodeURIComponent(minh.name)}&page=2`)
    assert.deepEqual([beyond.bookings, beyond.pagination.total], [[], 1])
    // What very many have is found again without being counted: the same, in the same order.
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

  it("finds the same by looking words up among many as by reading each of few", async () => {
    await db.execute(sql`delete from tours where slug like 'tour-%' and position > ${MANY_TEXTS}`)
    await db.execute(sql`update tours set is_active = false where slug like 'tour-%'`)
    await db.execute(sql`vacuum full tours`)
    const searches = ["ha long", "l", "an", "hoi an", "an hoi", "the", "lantern zq", "ruong bac thang", "day 1", "-"]
    const { rows } = await db.execute<{ part: string }>(
      sql`select substr(search_text, 1 + 7 * n, 1 + n % 9) as part from tours, generate_series(0, 40) n where is_active`,
    )
    const ask = async () => {
      forgetRecent()
      const answers: unknown[] = []
      for (const search of [...searches, ...rows.map(({ part }) => part)])
        answers.push([search, await slugsOf(`search=${encodeURIComponent(search)}&page=1`)])
      return answers
    }
    const amongMany = await ask()
    await db.execute(sql`delete from tours where slug like 'tour-%'`)
    assert.deepEqual(await ask(), amongMany)
  })
})
