import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import { pageFinder } from "#server/pages/page-key.server.ts"
import { sitemaps } from "#server/pages/sitemap.server.ts"
import { signInStaff } from "#server/testing/fixtures.ts"
import { openEmptySite } from "#server/testing/site.ts"
import { createFirstPages, readTemplates } from "./first-pages.server.ts"
import type { ListedVersion, PageLink, PageRow } from "./page.ts"
import { pageUrls } from "./pages.server.ts"
import { pagesSlice } from "./pages.slice.server.ts"

const api = await openEmptySite("pglite")
const { headers, user } = await signInStaff(api, "staff")

const both = (en: string, vi: string) => ({ en, vi })
const entry = { title: both("Payment", "Thanh toán"), content: both("<p>Cash.</p>", "<p>Tiền mặt.</p>") }

const add = async (fields: object) => {
  const answer = await api.post("/pages", { ...entry, ...fields }, headers)
  assert.equal(answer.status, 201, answer.text)
  return answer.body.data
}
const change = (id: string, fields: object) => api.put(`/pages/${id}`, fields, headers)
const errorsOf = ({ body }: { body: { errors?: { field: string; message: string }[] } }) =>
  Object.fromEntries((body.errors ?? []).map(({ field, message }) => [field, message]))
const at = (slug: string) => api.request(`/pages/slug/${slug}`, { redirect: "manual" })

describe("staff's pages", () => {
  it("are drafts at first, made with an address from their title", async () => {
    const made = await add({})
    assert.deepEqual(
      [made.slug, made.slugVi, made.kind, made.isActive, made.placement],
      ["payment", null, "page", false, "none"],
    )
    assert.equal((await at("payment")).status, 404)
    assert.deepEqual((await api.get("/pages")).body.data, [])
  })

  it("are listed where they are linked, in their order, once they are published", async () => {
    await add({ slug: "visa-help", slugVi: "ho-tro-thi-thuc", isActive: true, placement: "menu", position: 2 })
    await add({ slug: "jobs", shortName: both("Jobs", "Tuyển dụng"), isActive: true, placement: "footer", position: 1 })
    const links: PageLink[] = (await api.get("/pages")).body.data
    assert.deepEqual(
      links.map(({ slug, slugVi, placement }) => [slug, slugVi, placement]),
      [
        ["jobs", null, "footer"],
        ["visa-help", "ho-tro-thi-thuc", "menu"],
      ],
    )
    assert.equal((await api.get("/pages?view=edit&active=all")).status, 401)
    const rows: PageRow[] = (await api.get("/pages?view=edit&active=draft", headers)).body.data
    assert.deepEqual(
      rows.map(({ slug, marks }) => [slug, marks]),
      [["payment", 0]],
    )
  })

  it("answer at the address of either language, and redirect former ones", async () => {
    const { _id } = await add({ slug: "our-cars", slugVi: "xe-cua-chung-toi", isActive: true })
    assert.equal((await at("xe-cua-chung-toi")).status, 200)
    assert.equal((await change(_id, { slug: "cars", slugVi: "doi-xe" })).status, 200)
    for (const former of ["our-cars", "xe-cua-chung-toi"]) {
      const { status, headers } = await at(former)
      assert.deepEqual([status, headers.get("location")], [308, "/api/pages/slug/cars"])
    }
    const taken = await api.post("/pages", { ...entry, slug: "doi-xe" }, headers)
    assert.match(errorsOf(taken).slug ?? "", /Another page has this address/)
    assert.match(errorsOf(await change(_id, { slugVi: "jobs" })).slugVi ?? "", /Another page/)
  })

  it("can't have an address of the site itself", async () => {
    for (const slug of ["tours", "api", "vi", "sitemaps", "staff", "pages", "soon"]) {
      const answer = await api.post("/pages", { ...entry, slug }, headers)
      assert.deepEqual([answer.status, Object.keys(errorsOf(answer))], [422, ["slug"]])
    }
    const { body } = await api.post("/pages", { ...entry, slugVi: "contact" }, { ...headers, "accept-language": "vi" })
    assert.match(body.errors[0].message, /Trang web đã dùng đường dẫn \/contact/)
  })

  it("exist once where other code links to them by kind", async () => {
    const about = await add({ kind: "about", slug: "about" })
    assert.match(
      errorsOf(await api.post("/pages", { ...entry, kind: "about", slug: "us" }, headers)).kind ?? "",
      /only one/,
    )
    assert.equal((await change(about._id, { heading: both("Hello", "Xin chào") })).status, 200)
  })

  it("are warned about when their Vietnamese text is emptied, and are read in English", async () => {
    const { _id } = await add({ slug: "luggage", isActive: true })
    const { status, body } = await change(_id, { content: { en: "<p>20 kg.</p>" } })
    assert.equal(status, 200)
    assert.deepEqual(body.warnings, [
      { field: "content", message: "There's no Vietnamese text yet, so visitors see the English one" },
    ])
    const shown = (await api.get("/pages/slug/luggage")).body.data
    assert.deepEqual(shown.content, { en: "<p>20 kg.</p>" })
  })

  it("mark a text that is older than its translation", async () => {
    const { _id, version } = await add({ slug: "tips" })
    const { body } = await change(_id, { content: both("<p>None.</p>", "<p>Tiền mặt.</p>"), version })
    assert.deepEqual(body.data.outdated, [{ language: "vi", text: "<p>Tiền mặt.</p>" }])
    assert.equal((await change(_id, { position: 3, version })).status, 409)
  })

  it("show unpublished texts to those who have the link of a preview", async () => {
    const { _id } = await add({ slug: "secret" })
    const { path } = (await api.get(`/pages/${_id}/preview`, headers)).body.data
    const token = path.split("preview=")[1]
    assert.ok(path.startsWith("/secret?"))
    assert.equal((await api.get(`/pages/slug/secret?preview=${token}`)).body.data.isActive, false)
    assert.equal((await api.get(`/pages/slug/tips?preview=${token}`)).status, 404)
  })

  it("are sanitised when they are written and when they are read", async () => {
    const made = await add({ slug: "safe", isActive: true, content: "<p onclick=x>a<script>b</script></p>" })
    assert.equal(made.content.en, "<p>a</p>")
    await db.execute(sql`update pages set content = '{"en": "<p>c<script>d</script></p>"}' where slug = 'safe'`)
    assert.equal((await api.get(`/pages/${made._id}`)).body.data.content.en, "<p>c</p>")
    const empty = await api.post("/pages", { ...entry, slug: "empty", content: "<script>b</script>" }, headers)
    assert.deepEqual(Object.keys(errorsOf(empty)), ["content"])
  })

  it("are in the sitemap at the addresses of both languages", async () => {
    const urls = sitemaps({ siteUrl: "https://ghe.example" }, { company: pageUrls })
    const xml = await (await urls.request("/sitemaps/company-1.xml")).text()
    assert.match(
      xml,
      /<loc>https:\/\/ghe\.example\/visa-help<\/loc>.*hreflang="vi" href="https:\/\/ghe\.example\/vi\/ho-tro-thi-thuc"/,
    )
    assert.match(xml, /<loc>https:\/\/ghe\.example\/vi\/ho-tro-thi-thuc<\/loc>/)
    assert.doesNotMatch(xml, /payment|secret|\/vi\/luggage/)
  })
})

describe("the page cache", () => {
  it("holds staff's pages, and no page whose address they can't have", () => {
    const find = pageFinder(pagesSlice.pages ?? [])
    for (const path of ["/faq", "/vi/cau-hoi"]) assert.equal(find(path)?.path, "/:slug")
    for (const path of ["/", "/bookings", "/vi/bookings", "/login", "/faq/more", "/FAQ"])
      assert.equal(find(path), undefined)
  })
})

describe("fields and marks in a page", () => {
  it("are refused where they can't be published", async () => {
    const unknown = await api.post(
      "/pages",
      { ...entry, slug: "a", content: "<h2>Contact</h2><p>{{fone}}</p>" },
      headers,
    )
    assert.equal(errorsOf(unknown)["content.en"], "Line 2: {{fone}} is not a field of pages. Did you mean {{phone}}?")
    const open = await api.post("/pages", { ...entry, slug: "a", title: "Hello {{companyName}" }, headers)
    assert.match(errorsOf(open)["title.en"] ?? "", /^Line 1: a field is written with two braces on each side/)
    for (const content of ["<p>{<b></b>{phone}<b></b>}</p>", "<p>{{ph<b>o</b>ne}}</p>"])
      assert.equal(
        errorsOf(await api.post("/pages", { ...entry, slug: "a", content }, headers))["content.en"],
        "Line 1: part of {{phone}} is formatted. Format all of it, with its braces, or nothing.",
      )
    const linked = await api.post(
      "/pages",
      { ...entry, slug: "a", content: '<p><a href="/{{phone}}">Call</a></p>' },
      headers,
    )
    assert.match(
      errorsOf(linked)["content.en"] ?? "",
      /^{{phone}} is in the address of a link, or in the description of a picture/,
    )
    const marked = await add({ slug: "deposit", content: both("<p>[[How much]]</p>", "<p>[[Bao nhiêu]]</p>") })
    const answer = await change(marked._id, { isActive: true })
    assert.equal(answer.status, 422)
    assert.match(errorsOf(answer)["content.en"] ?? "", /Still to be decided: \[\[How much\]\]/)
    assert.match(errorsOf(answer)["content.vi"] ?? "", /Bao nhiêu/)
    const formatted = await add({ slug: "voucher", content: "<p>[<strong></strong>[decide]]</p>" })
    assert.match(errorsOf(await change(formatted._id, { isActive: true }))["content.en"] ?? "", /\[\[decide\]\]/)
    const rows: PageRow[] = (await api.get("/pages?view=edit&active=draft", headers)).body.data
    assert.equal(rows.find(({ slug }) => slug === "voucher")?.marks, 1)
    const empty = await add({ slug: "complain", content: "<p>{{complaintsContact}}</p>" })
    assert.match(errorsOf(await change(empty._id, { isActive: true }))["content.en"] ?? "", /is empty in the settings/)
  })

  it("say what the settings say today", async () => {
    await add({ slug: "who", isActive: true, content: "<p>{{legalName}}, {{guestDays}} days</p>" })
    const legalName = "Sông Xanh <Travel>"
    assert.equal((await api.put("/settings", { legalName }, headers)).status, 200)
    const { content } = (await api.get("/pages/slug/who")).body.data
    assert.equal(content.en, "<p>Sông Xanh &lt;Travel&gt;, 1,095 days</p>")
  })
})

describe("the versions of a page", () => {
  it("keep who saved which texts, and can be restored", async () => {
    const { _id, version } = await add({ slug: "history", content: "<p>One {{guestDays}}</p>" })
    const second = (await change(_id, { content: "<p>Two</p>", isActive: true, version })).body.data
    // Neither changes a text.
    assert.equal((await change(_id, { position: 9, placement: "menu" })).status, 200)
    assert.equal((await change(_id, { isActive: false })).status, 200)
    const versions: ListedVersion[] = (await api.get(`/pages/${_id}/versions`, headers)).body.data
    assert.deepEqual(
      versions.map(({ number, by, isPublished }) => [number, by, isPublished]),
      [
        [2, user.name, true],
        [1, user.name, false],
      ],
    )
    const first = (await api.get(`/pages/${_id}/versions/1?view=edit`, headers)).body.data
    assert.equal(first.content.en, "<p>One {{guestDays}}</p>")
    assert.equal((await change(_id, { content: first.content })).body.data.version, second.version + 3)
  })

  it("are public once visitors could read them", async () => {
    const { _id } = await add({ slug: "open", content: "<p>Draft</p>" })
    await change(_id, { content: "<p>Final</p>", isActive: true })
    assert.equal((await api.get(`/pages/${_id}/versions/1`)).status, 404)
    assert.equal((await api.get(`/pages/${_id}/versions/1?view=edit`)).status, 401)
    const shown = (await api.get(`/pages/${_id}/versions/2`)).body.data
    assert.deepEqual([shown.content.en, shown.isCurrent], ["<p>Final</p>", true])
    await change(_id, { content: "<p>Newer</p>" })
    assert.equal((await api.get(`/pages/${_id}/versions/2?x=1`)).body.data.isCurrent, false)
    assert.equal((await change(_id, { isActive: false })).status, 200)
    assert.equal((await api.get(`/pages/${_id}/versions/2?x=2`)).status, 404)
    assert.equal((await change(_id, { isArchived: true })).status, 200)
    assert.equal((await api.get(`/pages/${_id}/versions/2?x=3`)).status, 404)
    for (const path of [`${_id}/versions/9`, `${_id}/versions/x`, `${crypto.randomUUID()}/versions/1`, "x/versions/1"])
      assert.equal((await api.get(`/pages/${path}`)).status, 404)
  })
})

describe("a new company", () => {
  it("begins with drafts of its legal texts and of its page about itself", async () => {
    await db.execute(sql`delete from pages`)
    await createFirstPages(readTemplates)
    await createFirstPages(readTemplates)
    const rows: PageRow[] = (await api.get("/pages?view=edit&active=all", headers)).body.data
    assert.deepEqual(
      rows.map(({ kind, slug, isActive, marks }) => [kind, slug, isActive, marks > 3]),
      [
        ["about", "about", false, true],
        ["privacy", "privacy", false, true],
        ["terms", "terms", false, true],
      ],
    )
    assert.deepEqual((await api.get("/pages")).body.data, [])
    const answer = await change(rows[2]?._id ?? "", { isActive: true })
    assert.deepEqual([answer.status, Object.keys(errorsOf(answer)).sort()], [422, ["content.en", "content.vi"]])
  })
})
