import assert from "node:assert/strict"
import { type CrawledPage, crawl, type Head, headOf } from "./crawl.ts"
import { type TestSite, test } from "./fixtures.ts"
import { STAFF } from "./site.ts"
import { findDataErrors } from "./structured-data.ts"

const isHtml = ({ type, status }: CrawledPage) => status === 200 && type.startsWith("text/html")
const withoutPrefix = (path: string) => path.replace(/^\/vi(?=\/|$)/, "") || "/"

/** Follows one rendition of each picture and one document of each language, because all are made alike. */
function oneOfEach(): (path: string) => boolean {
  const seen = new Set<string>()
  return (path) => {
    const [, picture] = /^\/media\/((?!social\/)[^/]+\/[^/]+)\//.exec(path) ?? []
    const [, document] = /\.pdf\?(.*)/.exec(path) ?? []
    const one = picture ?? document
    if (!one) return true
    if ((picture && !path.endsWith("-390.webp")) || seen.has(one)) return false
    seen.add(one)
    return true
  }
}

test.use({ siteOptions: {} })

test.describe("the whole site, crawled by its links", () => {
  let site: TestSite
  let pages: Map<string, CrawledPage>
  let heads: Map<string, Head>
  /** Pages to be indexed: linked, not unlisted, with their own canonical URL. */
  let listed: [path: string, head: Head][]

  test.beforeAll(async ({ site: running }) => {
    site = running
    const from = ["/", "/vi", "/robots.txt", "/sitemap.xml", "/rss.xml", "/vi/rss.xml"]
    // Filters lead to endless further filters, so links of unlisted pages are not followed.
    const goOn = (page: CrawledPage) => !isHtml(page) || !headOf(page).noindex
    pages = await crawl(site.origin, from, goOn, oneOfEach())
    heads = new Map([...pages.values()].filter(isHtml).map((page) => [page.path, headOf(page)]))
    listed = [...heads].filter(([path, { noindex, canonical }]) => !noindex && canonical[0] === site.origin + path)
  })

  const faults = (faultsOfPage: (path: string, head: Head) => string[]) =>
    listed.flatMap(([path, head]) => faultsOfPage(path, head).map((fault) => `${path}: ${fault}`))

  test("has no broken links", async () => {
    const isChoice = ({ path, status }: CrawledPage) => path.startsWith("/language/") && status === 303
    const broken = [...pages.values()]
      .filter((page) => page.status !== 200 && !isChoice(page))
      .map(({ path, status }) => `${status} ${path}`)
    assert.deepEqual(broken, [])
    assert.ok(listed.length > 150, `only ${listed.length} pages`)
  })

  test("has a unique title and a description on every page", async () => {
    const isLong = (text: string, least: number, most: number) => text.length >= least && text.length <= most
    const wrong = faults((_path, { title, description }) => [
      ...(isLong(title, 5, 75) ? [] : [`title of ${title.length}: ${title}`]),
      ...(isLong(description, 40, 220) ? [] : [`description of ${description.length}: ${description}`]),
    ])
    assert.deepEqual(wrong, [])
    const titles = Map.groupBy(listed, ([, { language, title }]) => `${language} ${title}`)
    const twice = [...titles].filter(([, same]) => same.length > 1)
    assert.deepEqual(
      twice.map(([title, same]) => [title, ...same.map(([path]) => path)]),
      [],
    )
    const unnamed = [...heads].filter(([, { title }]) => !title).map(([path]) => path)
    assert.deepEqual(unnamed, [])
  })

  test("has every page in both languages, each naming both as alternates", async () => {
    const wrong = faults((path, { language, alternates, canonical }) => {
      const english = site.origin + withoutPrefix(path)
      const vietnamese = `${site.origin}/vi${withoutPrefix(path).replace(/^\/(?=\?|$)/, "")}`
      const expected = { en: english, vi: vietnamese, "x-default": english }
      const own = language === "vi" ? vietnamese : english
      const twins = [english, vietnamese].map((address) => heads.get(address.slice(site.origin.length)))
      return [
        ...(JSON.stringify(alternates) === JSON.stringify(expected) ? [] : [JSON.stringify(alternates)]),
        ...(canonical.length === 1 && canonical[0] === own ? [] : [`canonical ${canonical.join(" ")}`]),
        ...(twins.every((twin) => twin && !twin.noindex) ? [] : ["a twin is missing"]),
      ]
    })
    assert.deepEqual(wrong, [])
  })

  test("has valid structured data on each page", async () => {
    assert.deepEqual(
      faults((path, { data }) => findDataErrors(withoutPrefix(path), data)),
      [],
    )
    const images = faults((_path, { image }) => (image.startsWith(`${site.origin}/media/social/`) ? [] : [image]))
    assert.deepEqual(images, [])
  })

  test("has exactly the indexable pages in its sitemap", async () => {
    const parts = [...pages.keys()].filter((path) => path.startsWith("/sitemaps/"))
    const named = parts.flatMap((path) =>
      [...(pages.get(path)?.text.matchAll(/<loc>([^<]+)<\/loc>/g) ?? [])].map(([, address = ""]) =>
        address.slice(site.origin.length),
      ),
    )
    const own = listed.map(([path]) => path).filter((path) => !path.includes("?page="))
    assert.deepEqual(named.map((path) => path || "/").sort(), own.sort())
    const lastmod = /<lastmod>(\d{4}-\d\d-\d\dT[\d:.]+Z)<\/lastmod>/
    for (const kind of ["tours", "blog", "transfers", "categories"])
      assert.match(pages.get(`/sitemaps/${kind}-1.xml`)?.text ?? "", lastmod)
    const robots = pages.get("/robots.txt")?.text ?? ""
    assert.ok(robots.includes(`\nSitemap: ${site.origin}/sitemap.xml\n`))
    const closed = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = ""]) => path)
    assert.ok(closed.includes("/api/") && closed.includes("/vi/bookings/"))
    assert.deepEqual(
      own.filter((path) => closed.some((start) => path.startsWith(start))),
      [],
    )
  })

  test("has a blog feed in both languages", async () => {
    for (const [path, prefix] of [
      ["/rss.xml", ""],
      ["/vi/rss.xml", "/vi"],
    ] as const) {
      const { type, text } = pages.get(path) ?? { type: "", text: "" }
      assert.match(type, /^application\/rss\+xml/)
      assert.ok(text.includes(`<atom:link href="${site.origin}${path}" rel="self" type="application/rss+xml"/>`))
      const items = text.split("<item>").slice(1)
      assert.ok(items.length >= 5)
      for (const item of items) {
        const [, date = ""] = /<pubDate>([^<]+)<\/pubDate>/.exec(item) ?? []
        assert.equal(new Date(date).toUTCString(), date)
        assert.match(item, /<guid isPermaLink="false">[0-9a-f-]{36}-(en|vi)<\/guid>/)
        assert.match(item, /<category>[^<]+<\/category>/)
        assert.match(item, /<enclosure url="http[^"]+" length="\d+" type="image\/webp"\/>/)
        assert.ok(item.includes(`<link>${site.origin}${prefix}/blog/`))
        assert.doesNotMatch(item, /(href|src)=&quot;\//)
      }
      assert.equal(new Set(items.map((item) => /<guid[^>]*>([^<]+)/.exec(item)?.[1])).size, items.length)
      assert.ok(pages.get(`${prefix}/blog`)?.text.includes(`type="application/rss+xml"`))
    }
  })

  test("redirects other spellings of an address to the page", async () => {
    const leads = async (path: string) => {
      const { status, headers } = await fetch(site.origin + path, { redirect: "manual" })
      return [status, headers.get("location")]
    }
    assert.equal(await change("tour-categories", "cruises", { slug: "bay-cruises" }), 200)
    const cases: [from: string, to: string][] = [
      ["/tours/", "/tours"],
      ["/vi/", "/vi"],
      ["/vi/tours/?page=2", "/vi/tours?page=2"],
      ["/Tours?search=Ha+Long", "/tours?search=Ha+Long"],
      ["//tours//", "/tours"],
      ["/category/cruises", "/category/bay-cruises"],
      ["/vi/category/cruises", "/vi/category/bay-cruises"],
    ]
    for (const [from, to] of cases) assert.deepEqual(await leads(from), [301, to], from)
    assert.deepEqual(await leads("/verify/GHE-7K3-M9Q-XDT"), [200, null])
    for (const path of ["/category/nowhere", "/sitemaps/tours-2.xml", "/sitemaps/nothing-1.xml", "/TOUR"])
      assert.equal((await fetch(site.origin + path)).status, 404, path)
  })

  test("removes unpublished pages from its sitemap", async () => {
    const path = "/tour/ha-long-bay-day-cruise-from-hanoi"
    const isNamed = async () =>
      (await (await fetch(`${site.origin}/sitemaps/tours-1.xml`)).text()).includes(`<loc>${site.origin}${path}</loc>`)
    assert.equal(await isNamed(), true)
    assert.equal(await change("tours", path.slice("/tour/".length), { isActive: false }), 200)
    assert.equal(await isNamed(), false)
    assert.equal((await fetch(site.origin + path)).status, 404)
  })

  test("escapes a title in its structured data that would end the script", async () => {
    const slug = "hanoi-old-quarter-street-food-walk"
    const title = "Food walk</script><script>alert(1)</script>"
    assert.equal(await change("tours", slug, { title: { en: title, vi: title } }), 200)
    const text = await site.text(`/tour/${slug}`)
    assert.ok(!text.includes("<script>alert"))
    const { data } = headOf({ text })
    assert.ok(data.some(({ name }) => name === title))
  })

  async function change(kind: "tours" | "tour-categories", slug: string, changes: object): Promise<number> {
    const call = async (path: string, method: string, body: object | undefined, token = "") => {
      const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) }
      const answer = await fetch(`${site.origin}/api${path}`, { method, headers, body: JSON.stringify(body) ?? null })
      return { status: answer.status, data: ((await answer.json()) as { data: Record<string, string> }).data }
    }
    const { token } = (await call("/auth/login", "POST", STAFF)).data
    const { _id } = (await call(`/${kind}/slug/${slug}`, "GET", undefined)).data
    const { version } = (await call(`/${kind}/${_id}?view=edit`, "GET", undefined, token)).data
    return (await call(`/${kind}/${_id}`, "PUT", { version, ...changes }, token)).status
  }
})
