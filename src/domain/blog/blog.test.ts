import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { insertEntry } from "#domain/catalogue/rows/content-writes.server.ts"
import { db } from "#server/database/database.server.ts"
import { sitemaps } from "#server/pages/sitemap.server.ts"
import type { TestAnswer } from "#server/testing/api.ts"
import { signInStaff } from "#server/testing/fixtures.ts"
import { openEmptySite } from "#server/testing/site.ts"
import { postUrls } from "./blog.server.ts"
import { feeds } from "./feed.server.ts"
import type { Post, PostCategory } from "./post.ts"
import { postCollection } from "./staff/blog-writes.server.ts"
import { countViews, sweepViews } from "./views.server.ts"

const ids: Record<string, string> = {}

const picture = {
  url: "/media/posters/hanoi-day/16x9-1440.webp",
  alt: { en: "Hanoi", vi: "Hà Nội" },
  width: 1440,
  height: 810,
  color: "#aabbcc",
}

type Fixture = { slug: string; en: string; vi?: string; body?: string; categories?: PostCategory[]; more?: object }

const fixtures: Fixture[] = [
  { slug: "visa", en: "Visas for Vietnam", vi: "Thị thực Việt Nam", categories: ["travel-tips"] },
  {
    slug: "hoi-an-in-a-day",
    en: "Hoi An in a day",
    vi: "Một ngày ở Hội An",
    categories: ["destinations", "culture"],
    more: { featuredImage: picture, isFeatured: true, tags: ["UNESCO", { en: "lanterns", vi: "đèn lồng" }] },
  },
  { slug: "pho-explained", en: "Phở, explained", body: "<p>Broth, and Đà Nẵng.</p>", categories: ["food"] },
  { slug: "ha-giang-by-bike", en: "Ha Giang by motorbike", categories: ["adventure", "travel-tips"] },
  {
    slug: "tet",
    en: "Tết, the new year",
    vi: "Tết Nguyên đán",
    categories: ["culture", "travel-tips"],
    more: { content: { en: "<p>Tết, the new year</p>", vi: "<p>Năm mới.</p>" } },
  },
  { slug: "da-nang-weekend", en: "A weekend in Da Nang", vi: "Cuối tuần ở Đà Nẵng", categories: ["travel-tips"] },
  { slug: "draft", en: "Draft", categories: ["food"], more: { isActive: false, isFeatured: true } },
]

const api = await openEmptySite("pglite")
for (const [day, { slug, en, vi, body = `<p>${en}</p>`, categories, more }] of fixtures.entries()) {
  const post = {
    slug,
    title: { en, vi },
    excerpt: { en: `${en}: what to know.` },
    content: { en: body },
    categories: categories ?? [],
    author: { name: "Trần Thu Hà" },
    ...more,
  }
  const { id } = await insertEntry(postCollection, post, db, { createdAt: new Date(Date.UTC(2026, 0, 1 + day)) })
  ids[slug] = id
}

const feedAt = async (path: string) => (await feeds({ siteUrl: "https://ghe.example" }).request(path)).text()
const slugs = ({ body }: TestAnswer) => body.data.map((post: Post) => post.slug)
const list = async (path: string) => slugs(await api.get(`/blogs${path}`))
const NEWEST_FIRST = ["da-nang-weekend", "tet", "ha-giang-by-bike", "pho-explained", "hoi-an-in-a-day", "visa"]

describe("GET /blogs", () => {
  it("returns all published posts, newest first, with the pagination of one page", async () => {
    const answer = await api.get("/blogs")
    assert.equal(answer.status, 200)
    assert.deepEqual(slugs(answer), NEWEST_FIRST)
    assert.deepEqual(answer.body.pagination, { page: 1, limit: 200, total: 6, pages: 1 })
    assert.equal(answer.body.success, true)
  })

  it("returns the spec's fields, and cards without the full text", async () => {
    const expected = {
      _id: ids["hoi-an-in-a-day"],
      slug: "hoi-an-in-a-day",
      isFeatured: true,
      title: { en: "Hoi An in a day", vi: "Một ngày ở Hội An" },
      excerpt: { en: "Hoi An in a day: what to know." },
      featuredImage: picture,
      categories: ["destinations", "culture"],
      tags: ["UNESCO", { en: "lanterns", vi: "đèn lồng" }],
      author: { name: "Trần Thu Hà" },
      createdAt: "2026-01-02T00:00:00.000Z",
      publishedAt: "2026-01-02T00:00:00.000Z",
      views: 0,
    }
    const [card] = (await api.get("/blogs?search=hoi+an&view=card")).body.data
    assert.deepEqual(card, expected)
    const [{ updatedAt, ...whole }] = (await api.get("/blogs?search=hoi+an")).body.data
    assert.ok(Date.parse(updatedAt) > 0)
    assert.deepEqual(whole, { ...expected, content: { en: "<p>Hoi An in a day</p>" }, images: [], isActive: true })
  })

  it("answers a search that no post is about with what comes closest, and says so", async () => {
    const nearest = async (query: string) => (await api.get(`/blogs?view=card&${query}`)).body.nearest
    const { leftAside, sentence, data } = await nearest("search=pho&category=adventure")
    assert.deepEqual(
      [leftAside, data.map(({ slug }: Post) => slug), sentence],
      [
        ["category"],
        ["pho-explained"],
        {
          en: "No article about “pho” is under Adventure. These are under other topics.",
          vi: "Mục Phiêu lưu chưa có bài nào về “pho”. Đây là bài ở các mục khác.",
        },
      ],
    )
    const unknown = await nearest("search=antarctica&page=1")
    assert.deepEqual([unknown.leftAside, unknown.data.length], [["words"], NEWEST_FIRST.length])
    assert.equal(unknown.sentence.en, "We have no article about “antarctica” yet. These are our newest.")
    assert.equal(await nearest("search=visa"), undefined)
  })

  it("searches posts without the people, prices and lengths among the words", async () => {
    const { body } = await api.get("/blogs?view=card&search=ha+giang+3+days+2+adults+under+200")
    assert.deepEqual([body.data.map(({ slug }: Post) => slug), body.nearest], [["ha-giang-by-bike"], undefined])
  })

  it("returns pages, and an empty one after the last", async () => {
    assert.deepEqual(await list("?page=1"), NEWEST_FIRST)
    assert.deepEqual(await list("?page=2&limit=4"), NEWEST_FIRST.slice(4))
    const { body } = await api.get("/blogs?page=9&limit=4")
    assert.deepEqual(body.data, [])
    assert.deepEqual(body.pagination, { page: 9, limit: 4, total: 6, pages: 2 })
    assert.deepEqual((await api.get("/blogs?search=antarctica&page=1")).body.pagination, {
      page: 1,
      limit: 10,
      total: 0,
      pages: 1,
    })
  })

  it("filters by category, where 'all' matches every post, and by featured", async () => {
    assert.deepEqual(await list("?category=culture"), ["tet", "hoi-an-in-a-day"])
    assert.deepEqual(await list("?category=all"), NEWEST_FIRST)
    assert.deepEqual(await list("?featured=true"), ["hoi-an-in-a-day"])
    assert.deepEqual(await list("/featured/list"), ["hoi-an-in-a-day"])
    assert.deepEqual(await list("?category=culture&search=nguyen+dan&featured=false"), ["tet"])
  })

  const spellings = ["da nang", "Đà Nẵng", "Đà Nẵng".normalize("NFD"), "NANG  da", "đà-nẵng"]
  for (const search of spellings) {
    it(`finds Đà Nẵng by '${search}', titles before mentions`, async () => {
      const query = encodeURIComponent(search)
      assert.deepEqual(await list(`?search=${query}`), ["da-nang-weekend", "pho-explained"])
      assert.deepEqual(await list(`/search/text?q=${query}`), ["da-nang-weekend", "pho-explained"])
    })
  }

  it("searches tags and authors and escapes pattern characters", async () => {
    assert.deepEqual(await list("?search=den+long"), ["hoi-an-in-a-day"])
    assert.deepEqual(await list("?search=thu+ha"), NEWEST_FIRST)
    assert.deepEqual(await list("?search=%25"), NEWEST_FIRST)
    assert.deepEqual(await list(`?search=${encodeURIComponent("'; drop table posts; --")}`), [])
  })

  const wrong = [
    "page=0",
    "limit=51",
    "limit=0",
    "category=cars",
    "featured=yes",
    "view=all",
    `search=${"x".repeat(101)}`,
  ]
  for (const query of wrong) {
    it(`refuses ${query.slice(0, 20)}`, async () => {
      const { status, body } = await api.get(`/blogs?${query}`)
      assert.equal(status, 422)
      assert.equal(body.errors[0].field, query.split("=")[0])
    })
  }
})

describe("GET /blogs/category/{category}", () => {
  it("returns related posts of the category without the excluded one", async () => {
    const all = ["da-nang-weekend", "tet", "ha-giang-by-bike", "visa"]
    assert.deepEqual(await list("/category/travel-tips"), all)
    assert.deepEqual(await list(`/category/travel-tips?limit=3&exclude=${ids.tet}`), [
      "da-nang-weekend",
      "ha-giang-by-bike",
      "visa",
    ])
    assert.deepEqual(await list("/category/travel-tips?limit=2&exclude=tet"), ["da-nang-weekend", "ha-giang-by-bike"])
    assert.deepEqual(await list("/category/travel-tips?exclude=nothing-of-the-kind"), all)
  })

  it("returns 404 for an unknown category", async () => {
    assert.equal((await api.get("/blogs/category/cars")).status, 404)
    assert.equal((await api.get("/blogs/category/all")).status, 404)
  })
})

describe("GET /blogs/{id} and GET /blogs/slug/{slug}", () => {
  it("returns a post by slug and by id", async () => {
    const bySlug = await api.get("/blogs/slug/tet")
    assert.equal(bySlug.status, 200)
    assert.equal(bySlug.text, (await api.get(`/blogs/${ids.tet}`)).text)
    assert.equal(bySlug.body.data.content.en, "<p>Tết, the new year</p>")
  })

  it("returns 404 for an unknown or unpublished post", async () => {
    for (const path of ["slug/nowhere", "slug/draft", crypto.randomUUID(), "nowhere", ids.draft]) {
      const { status, body } = await api.get(`/blogs/${path}`)
      assert.equal(status, 404)
      assert.deepEqual(body, { success: false, code: "NOT_FOUND", message: "Blog not found" })
    }
  })

  it("sanitises stored HTML again on read", async () => {
    const evil = JSON.stringify({ en: "<p>a<script>alert(1)</script></p>", vi: "<p onclick=x>á</p>" })
    await db.execute(sql`update posts set content = ${evil}::jsonb where slug = 'visa'`)
    const clean = { en: "<p>a</p>", vi: "<p>á</p>" }
    assert.deepEqual((await api.get("/blogs/slug/visa")).body.data.content, clean)
    assert.deepEqual((await api.get(`/blogs/${ids.visa}`)).body.data.content, clean)
    assert.deepEqual((await api.get("/blogs?search=visa")).body.data[0].content, clean)
  })
})

describe("GET /rss.xml", () => {
  it("contains published posts only", async () => {
    const feed = await feedAt("/rss.xml")
    assert.deepEqual([feed.match(/<item>/g)?.length, feed.includes("/blog/draft")], [NEWEST_FIRST.length, false])
  })

  it("contains posts that are written in its language only", async () => {
    const feed = await feedAt("/vi/rss.xml")
    assert.deepEqual([feed.includes("/vi/blog/tet<"), feed.includes("/blog/pho-explained<")], [true, false])
  })
})

describe("the sitemap of the blog", () => {
  it("has a line and alternates for each language in which a post is written", async () => {
    const urls = sitemaps({ siteUrl: "https://ghe.example" }, { blog: postUrls })
    const xml = await (await urls.request("/sitemaps/blog-1.xml")).text()
    const of = (slug: string) => xml.split("\n").filter((line) => line.includes(`/blog/${slug}</loc>`))
    assert.deepEqual([of("tet").length, of("pho-explained").length], [2, 1])
    assert.match(of("tet")[0] ?? "", /hreflang="vi" href="https:\/\/ghe\.example\/vi\/blog\/tet"/)
    assert.doesNotMatch(of("pho-explained")[0] ?? "", /hreflang|\/vi\//)
  })
})

describe("GET /blogs?active=false", () => {
  it("lists unpublished posts for staff only", async () => {
    const { headers } = await signInStaff(api, "staff")
    assert.deepEqual(slugs(await api.get("/blogs?active=false", headers)), ["draft"])
    assert.equal(slugs(await api.get("/blogs?active=all", headers)).length, 7)
    assert.equal((await api.get(`/blogs/${ids.draft}?view=edit`, headers)).body.data.slug, "draft")
    assert.equal((await api.get("/blogs?active=all")).status, 401)
    assert.equal((await api.get(`/blogs/${ids.draft}?view=edit`)).status, 401)
  })
})

describe("post views", () => {
  const read = (slug: string, ip: string, method = "GET") => api.request(`/blogs/slug/${slug}`, { method }, { ip })
  const viewsOf = async (slug: string) => {
    await countViews()
    return (await api.get(`/blogs/slug/${slug}`)).body.data.views
  }

  it("counts a network once an hour, by 24 bits of IPv4 and 48 bits of IPv6", async () => {
    const same = ["203.0.113.7", "203.0.113.7", "203.0.113.8", "2001:db8::1", "2001:db8::2", "2001:db8:0:77::1"]
    for (const ip of [...same, "203.0.114.7"]) await read("tet", ip)
    assert.equal(await viewsOf("tet"), 3)
    await read("tet", "203.0.113.7")
    assert.equal(await viewsOf("tet"), 3)
    await db.execute(sql`update post_views set hour = hour - interval '1 hour', visitor = visitor || '-before'`)
    await read("tet", "203.0.113.7")
    assert.equal(await viewsOf("tet"), 4)
    assert.equal((await api.get("/blogs?search=tet&view=card")).body.data[0].views, 4)
  })

  it("counts neither server rendering nor HEAD requests", async () => {
    await api.get("/blogs/slug/pho-explained")
    await api.request("/blogs/slug/pho-explained", { method: "HEAD" }, { ip: "203.0.113.9" })
    assert.equal(await viewsOf("pho-explained"), 0)
  })

  it("counts a view that the browser reports after server rendering", async () => {
    const tell = (id = "") => api.request(`/blogs/${id}/views`, { method: "POST" }, { ip: "203.0.113.10" })
    const { status, body } = await tell(ids["ha-giang-by-bike"])
    assert.equal(status, 200)
    assert.deepEqual(body, { success: true })
    await tell(ids["ha-giang-by-bike"])
    await read("ha-giang-by-bike", "203.0.113.10")
    assert.equal(await viewsOf("ha-giang-by-bike"), 1)
    for (const id of [ids.draft, crypto.randomUUID(), "x"]) assert.equal((await tell(id)).status, 404)
  })

  it("stores no IP address and deletes all hashes after the hour", async () => {
    const { rows } = await db.execute(sql`select visitor from post_views`)
    for (const { visitor } of rows) assert.match(String(visitor), /^[0-9a-f]{64}/)
    await db.execute(sql`update post_views set hour = hour - interval '3 hours'`)
    await sweepViews()
    assert.equal((await db.execute(sql`select 1 from post_views`)).rows.length, 0)
  })

  it("changes nothing else of the post", async () => {
    const { rows } = await db.execute(sql`select version from posts where slug = 'tet'`)
    assert.deepEqual(rows, [{ version: 1 }])
  })
})
