import assert from "node:assert/strict"
import { before, describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { feeds } from "#domain/blog/feed.server.ts"
import { db } from "#server/database/database.server.ts"
import { openTestApi, type TestAnswer } from "#server/testing/api.ts"
import { signInStaff, signUp } from "#server/testing/fixtures.ts"
import { onPostgres } from "#server/testing/postgres.ts"
import { openEmptySite } from "#server/testing/site.ts"

const api = await openEmptySite()
const staff = await signInStaff(api, "staff")

const post = {
  slug: "sapa-in-september",
  title: { en: "Sapa in September", vi: "Sa Pa tháng Chín" },
  excerpt: { en: "The rice is yellow.", vi: "Lúa chín vàng." },
  content: { en: "<p>The rice is yellow.</p>", vi: "<p>Lúa chín vàng.</p>" },
  categories: ["destinations", "travel-tips"],
}

const create = (changes: object = {}, headers: Record<string, string> = {}) =>
  api.post("/blogs", { ...post, ...changes }, { ...staff.headers, ...headers })
const change = (id: string, changes: object, headers: Record<string, string> = {}) =>
  api.put(`/blogs/${id}`, changes, { ...staff.headers, ...headers })
const remove = (id: string, headers: Record<string, string> = staff.headers) =>
  api.request(`/blogs/${id}`, { method: "DELETE", headers })

const auditOf = async (id: string) =>
  (
    await db.execute(
      sql`select actor, action, before, after from audit_log where subject = ${`post:${id}`} order by id`,
    )
  ).rows

describe("POST /blogs", () => {
  it("publishes a post and returns it unchanged", async () => {
    const { status, body } = await create()
    assert.equal(status, 201)
    assert.deepEqual(body.warnings, [])
    const { _id, version, ...entry } = body.data
    assert.equal(version, 1)
    const read = (await api.get("/blogs/slug/sapa-in-september")).body.data
    assert.equal(read._id, _id)
    for (const field of ["title", "excerpt", "content", "categories"] as const)
      assert.deepEqual(read[field], post[field])
    assert.deepEqual(read.author, { name: "Admin" })
    assert.equal(entry.isFeatured, false)
    assert.deepEqual((await api.get("/blogs?search=lua+chin")).body.data.length, 1)
    const [auditEntry] = await auditOf(_id)
    assert.equal(auditEntry?.actor, staff.user._id)
    assert.equal(auditEntry?.action, "create")
  })

  it("warns about missing Vietnamese texts in the language of the request", async () => {
    const english = { en: "<p>English</p>" }
    const { status, body } = await create({ slug: "english", content: english, tags: ["rice", { en: "terraces" }] })
    assert.equal(status, 201)
    assert.deepEqual(
      body.warnings.map(({ field }: { field: string }) => field),
      ["content", "tags.1"],
    )
    const vietnamese = await create({ slug: "english-2", content: english }, { "accept-language": "vi" })
    assert.equal(vietnamese.body.warnings[0].message, "Chưa có nội dung tiếng Việt; khách sẽ đọc bản tiếng Anh")
  })

  it("stores sanitised HTML only", async () => {
    const en =
      "<p onclick=x>a<script>alert(1)</script><a href='javascript:x'>b</a><img src=https://evil.example/x.webp></p>"
    const { body } = await create({ slug: "evil", content: { en, vi: "<svg onload=x></svg><p>á</p>" } })
    const clean = { en: "<p>ab</p>", vi: "<p>á</p>" }
    assert.deepEqual(body.data.content, clean)
    const { rows } = await db.execute(sql`select content from posts where slug = 'evil'`)
    assert.deepEqual(rows, [{ content: clean }])
  })

  it("repeats the answer for a repeated key and creates one post", async () => {
    const key = { "idempotency-key": "post-once-and-no-more" }
    const [first, second] = [await create({ slug: "once" }, key), await create({ slug: "once" }, key)]
    assert.equal(first.status, 201)
    assert.equal(second.text, first.text)
  })

  const picture = { url: "/media/posters/sapa-day/16x9-1440.webp" }
  const refusals: [changes: object, field: string, en: string, vi: string][] = [
    [
      { title: undefined },
      "title",
      "Please enter this in Vietnamese, English or both",
      "Vui lòng nhập tiếng Việt, tiếng Anh hoặc cả hai",
    ],
    [
      { title: { vi: " " } },
      "title",
      "Please enter this in Vietnamese, English or both",
      "Vui lòng nhập tiếng Việt, tiếng Anh hoặc cả hai",
    ],
    [{ title: { en: "a\nb" } }, "title.en", "Please write this on one line", "Vui lòng viết trên một dòng"],
    [{ excerpt: { en: "x".repeat(501) } }, "excerpt.en", "This text is too long", "Nội dung quá dài"],
    [
      { content: { en: "<script>alert(1)</script>" } },
      "content",
      "The content has only HTML that isn't allowed. Please write some text.",
      "Sau khi bỏ các phần không được phép, nội dung không còn gì",
    ],
    [
      { categories: [] },
      "categories",
      "Please choose at least one of travel-tips, destinations, culture, food, adventure",
      "Vui lòng chọn ít nhất một chuyên mục: travel-tips, destinations, culture, food, adventure",
    ],
    [
      { categories: ["cars"] },
      "categories.0",
      "Please choose at least one of travel-tips, destinations, culture, food, adventure",
      "Vui lòng chọn ít nhất một chuyên mục: travel-tips, destinations, culture, food, adventure",
    ],
    [{ author: { name: " " } }, "author.name", "The author needs a name", "Tác giả cần có tên"],
    [{ likes: 9 }, "likes", "The request has an unknown field", "Yêu cầu có trường không xác định"],
    [{ tags: [7] }, "tags.0", "This must be text", "Trường này phải là chữ"],
    [
      { featuredImage: { ...picture, url: "https://evil.example/x.webp" } },
      "featuredImage.url",
      "Please use one of the site's own pictures: /media/…",
      "Ảnh cần có địa chỉ trong kho ảnh của trang: /media/…",
    ],
  ]
  for (const [changes, field, ...texts] of refusals) {
    it(`refuses ${JSON.stringify(changes).slice(0, 50)}`, async () => {
      for (const [index, language] of ["en", "vi"].entries()) {
        const { status, body } = await create({ slug: "refused", ...changes }, { "accept-language": language })
        assert.equal(status, 422)
        assert.deepEqual(body.errors, [{ field, message: texts[index] }])
      }
    })
  }

  it("ignores views and the day of publication", async () => {
    const { status, body } = await create({ slug: "much-read", views: 9, publishedAt: "2020-01-01T00:00:00.000Z" })
    assert.equal(status, 201)
    const { views, publishedAt, createdAt } = (await api.get(`/blogs/${body.data._id}`)).body.data
    assert.deepEqual([views, publishedAt], [0, createdAt])
  })

  it("refuses a slug that is taken", async () => {
    const { status, body } = await create()
    assert.equal(status, 422)
    assert.deepEqual(body.errors, [{ field: "slug", message: "This slug is already in use" }])
  })
})

describe("PUT /blogs/{id}", () => {
  let id: string
  before(async () => {
    id = (await create({ slug: "to-change" })).body.data._id
  })

  it("changes only the fields sent and records them in the audit log", async () => {
    const title = { en: "Sapa in October", vi: "Sa Pa tháng Mười" }
    const { status, body } = await change(id, { title, version: 1 })
    assert.equal(status, 200)
    assert.equal(body.data.version, 2)
    assert.deepEqual(body.data.content, post.content)
    assert.deepEqual((await api.get(`/blogs/${id}`)).body.data.title, title)
    const [, auditEntry] = await auditOf(id)
    assert.deepEqual([auditEntry?.actor, auditEntry?.action], [staff.user._id, "update"])
    assert.deepEqual((auditEntry?.before as Partial<typeof post> | undefined)?.title, post.title)
    assert.deepEqual((auditEntry?.after as Partial<typeof post> | undefined)?.title, title)
  })

  it("refuses an outdated version and returns the differences", async () => {
    const { status, body } = await change(id, { title: post.title, excerpt: post.excerpt, version: 1 })
    assert.equal(status, 409)
    assert.equal(body.code, "VERSION_CONFLICT")
    assert.equal(body.version, 2)
    assert.deepEqual(body.fields, ["title"])
    assert.equal((await api.get(`/blogs/${id}`)).body.data.title.en, "Sapa in October")
    assert.equal((await change(id, { title: post.title, version: "1" })).body.errors[0].field, "version")
  })

  it("redirects the former slug to the new one", async () => {
    await change(id, { slug: "changed", version: 2 })
    const { status, headers, body } = await api.get("/blogs/slug/to-change")
    assert.equal(status, 308)
    assert.equal(headers.get("location"), "/api/blogs/slug/changed")
    assert.equal(body.slug, "changed")
    assert.equal((await api.get("/blogs/slug/changed")).status, 200)
  })

  it("dates and orders a draft by its first publication", async () => {
    const draft = (await create({ slug: "written-early", isActive: false })).body.data
    const other = (await create({ slug: "published-between" })).body.data
    const row = async (slug: string) => {
      const { data } = (await api.get("/blogs?view=card")).body
      return data.find((card: { slug: string }) => card.slug === slug)
    }
    const slugs = async () => (await api.get("/blogs")).body.data.map(({ slug }: { slug: string }) => slug)
    assert.equal(await row(draft.slug), undefined)
    let version = (await change(draft._id, { version: draft.version, isActive: true })).body.data.version
    assert.deepEqual((await slugs()).slice(0, 2), [draft.slug, other.slug])
    const { createdAt, publishedAt } = await row(draft.slug)
    assert.ok(createdAt < (await row(other.slug)).publishedAt && publishedAt > (await row(other.slug)).publishedAt)
    const feed = await (await feeds({ siteUrl: "https://ghe.example" }).request("/rss.xml")).text()
    assert.match(feed, new RegExp(`<pubDate>${new Date(publishedAt).toUTCString()}</pubDate>`))
    for (const isActive of [false, true]) version = (await change(draft._id, { version, isActive })).body.data.version
    assert.equal((await row(draft.slug)).publishedAt, publishedAt)
    for (const { _id } of [draft, other]) await remove(_id)
  })

  it("unpublishes and republishes a post", async () => {
    await change(id, { isActive: false, version: 3 })
    assert.equal((await api.get("/blogs/slug/changed")).status, 404)
    assert.equal((await api.get("/blogs/slug/to-change")).status, 404)
    await change(id, { isActive: true, isFeatured: true, version: 4 })
    assert.deepEqual((await api.get("/blogs/featured/list")).body.data[0].slug, "changed")
  })

  it("returns 404 for an unknown post", async () => {
    for (const unknown of [crypto.randomUUID(), "nowhere"]) {
      assert.equal((await change(unknown, { version: 1 })).status, 404)
      assert.equal((await remove(unknown)).status, 404)
    }
  })
})

describe("drafts and archived posts", () => {
  const rows = async (query: string) => (await api.get(`/blogs?view=edit&${query}`, staff.headers)).body.data

  it("are listed for staff, with their missing texts", async () => {
    const draft = (await create({ slug: "draft-row", isActive: false, title: "Draft row" })).body.data
    const archived = (await create({ slug: "archived-row", isArchived: true, isActive: false })).body.data
    const [row] = await rows("active=draft&search=draft+row")
    assert.deepEqual([row._id, row.missing, row.outdated], [draft._id, ["vietnamese", "pictures"], 0])
    const idsOf = async (active: string) => (await rows(`active=${active}`)).map(({ _id }: { _id: string }) => _id)
    assert.ok((await idsOf("archived")).includes(archived._id))
    assert.ok(!(await idsOf("draft")).includes(archived._id))
    assert.ok(!(await idsOf("true")).includes(draft._id))
    assert.equal((await api.get("/blogs?view=edit")).status, 401)
  })

  it("are shown only through their preview link, without counting a view", async () => {
    const { _id, slug } = (await create({ slug: "secret-draft", isActive: false })).body.data
    assert.equal((await api.get(`/blogs/${_id}/preview`)).status, 401)
    const { path } = (await api.get(`/blogs/${_id}/preview`, staff.headers)).body.data
    const [page, query] = path.split("?")
    assert.equal(page, `/blog/${slug}`)
    const shown = await api.get(`/blogs/slug/${slug}?${query}`)
    assert.deepEqual([shown.status, shown.body.data._id], [200, _id])
    assert.equal(shown.headers.get("cache-control"), "no-store")
    for (const wrong of ["", "?preview=1.x", `?${query}x`])
      assert.equal((await api.get(`/blogs/slug/${slug}${wrong}`)).status, 404)
    const other = (await create({ slug: "other-draft", isActive: false })).body.data
    assert.equal((await api.get(`/blogs/slug/${other.slug}?${query}`)).status, 404)
  })
})

describe("the focus point of a picture", () => {
  const cover = { url: "/media/posters/hanoi/16x9-1440.webp", alt: { en: "", vi: "" } }

  it("is stored in whole percentages, and may be left out", async () => {
    const featuredImage = { ...cover, focus: { x: 20, y: 80 } }
    const { _id } = (await create({ slug: "focus", featuredImage })).body.data
    assert.deepEqual((await api.get(`/blogs/${_id}`)).body.data.featuredImage.focus, { x: 20, y: 80 })
    const without = (await change(_id, { featuredImage: cover })).body.data
    assert.ok(!("focus" in without.featuredImage))
  })

  for (const focus of [{ x: 101, y: 0 }, { x: 1.5, y: 0 }, { x: 1 }, { x: 1, y: 1, z: 1 }, "middle", null])
    it(`refuses ${JSON.stringify(focus)}`, async () => {
      assert.equal((await create({ slug: "no-focus", featuredImage: { ...cover, focus } })).status, 422)
    })
})

describe("DELETE /blogs/{id}", () => {
  it("deletes a post and keeps it in the audit log", async () => {
    const { _id } = (await create({ slug: "to-remove" })).body.data
    const { status, body } = await remove(_id)
    assert.equal(status, 200)
    assert.equal(body.archived, false)
    assert.equal((await api.get("/blogs/slug/to-remove")).status, 404)
    const [, auditEntry] = await auditOf(_id)
    assert.equal(auditEntry?.action, "delete")
    assert.deepEqual((auditEntry?.before as Partial<typeof post> | undefined)?.content, post.content)
  })
})

describe("POST, PUT and DELETE /blogs without a staff account", () => {
  it("refuses every write", async () => {
    const { headers } = await signUp(api)
    const answers = async (sent: Record<string, string>): Promise<TestAnswer[]> => [
      await api.post("/blogs", { ...post, slug: "mine" }, sent),
      await api.put(`/blogs/${crypto.randomUUID()}`, { version: 1 }, sent),
      await remove(crypto.randomUUID(), sent),
    ]
    for (const { status } of await answers({})) assert.equal(status, 401)
    for (const { status } of await answers(headers)) assert.equal(status, 403)
    assert.equal((await api.get("/blogs/slug/mine")).status, 404)
  })
})

describe("concurrent changes of a post (PostgreSQL)", onPostgres, () => {
  it("accepts one change and answers the others with a conflict", async () => {
    const own = await openTestApi("postgres")
    try {
      const { headers } = await signInStaff(own, "staff")
      const { _id } = (await own.post("/blogs", post, headers)).body.data
      const titles = Array.from({ length: 20 }, (_, nth) => ({ en: `Title ${nth}`, vi: `Tiêu đề ${nth}` }))
      const answers = await Promise.all(titles.map((title) => own.put(`/blogs/${_id}`, { title, version: 1 }, headers)))
      const statuses = answers.map(({ status }) => status)
      assert.equal(statuses.filter((status) => status === 200).length, 1)
      assert.equal(statuses.filter((status) => status === 409).length, titles.length - 1)
      const winner = answers.find(({ status }) => status === 200)
      assert.deepEqual((await own.get(`/blogs/${_id}`)).body.data.title, winner?.body.data.title)
    } finally {
      await own.close()
    }
  })
})
