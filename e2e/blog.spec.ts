import assert from "node:assert/strict"
import { hold, test, visit } from "./fixtures.ts"
import { STAFF } from "./site.ts"

const POST = "/blog/first-day-in-vietnam"

// Posts are added, which other files would count.
test.use({ siteOptions: {} })

test.describe("the blog", () => {
  for (const words of [
    {
      locale: "en-GB",
      found: /^\d+ blogs? found$/,
      topic: "Food",
      search: "Search the blog",
      none: "We have no article about “zzzz” yet. These are our newest.",
      remove: "Remove filter: “zzzz”",
    },
    {
      locale: "vi-VN",
      found: /^Tìm thấy \d+ bài viết$/,
      topic: "Ẩm thực",
      search: "Tìm bài viết",
      none: "Chưa có bài viết nào về “zzzz”. Đây là những bài mới nhất.",
      remove: "Bỏ lọc: “zzzz”",
    },
  ]) {
    test(`can be filtered by topic and searched (${words.locale})`, async ({ newVisitor }) => {
      const page = await newVisitor({ locale: words.locale })
      await visit(page, "/blog")
      await page.getByText(words.found).waitFor()
      await page.getByRole("link", { name: words.topic, exact: true }).click()
      await page.waitForURL(/category=food/)
      assert.equal(
        await page.getByRole("link", { name: words.topic, exact: true }).getAttribute("aria-current"),
        "page",
      )
      await page.getByLabel(words.search).fill("zzzz")
      await page.getByRole("heading", { name: words.none }).waitFor()
      assert.match(page.url(), /category=food&search=zzzz|search=zzzz&category=food/)
      await page.getByRole("link", { name: words.remove }).click()
      await page.getByRole("article").first().waitFor()
      assert.equal(await page.getByLabel(words.search).inputValue(), "")
    })
  }

  test("shows placeholders while it loads, and an error if it can't", async ({ page, expectProblems }) => {
    expectProblems(/status of 500|ApiError/)
    await visit(page, "/contact")
    const json = { success: false, message: "The printer is out of ink." }
    const answer = await hold(page, "**/api/blogs?**", (route) => route.fulfill({ status: 500, json }))
    await page.getByRole("link", { name: "Blog", exact: true }).first().click()
    await page.getByText("Loading blogs…").waitFor()
    assert.equal(await page.locator(".card .skeleton.aspect-4\\/3").count(), 6)
    answer()
    await page.getByRole("heading", { name: "Error loading blogs" }).waitFor()
    await page.getByText("The printer is out of ink.").waitFor()
    await page.unroute("**/api/blogs?**")
    await page.getByRole("button", { name: "Try again" }).click()
    await page.getByRole("article").first().waitFor()
  })

  test("a post is read, counted once, liked and shared", async ({ site, newVisitor }) => {
    const page = await newVisitor({ permissions: ["clipboard-read", "clipboard-write"] })
    const counted: string[] = []
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/views")) counted.push(request.url())
    })
    await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }))
    await visit(page, POST)
    await page.getByRole("button", { name: "Like" }).click()
    assert.equal(await page.getByRole("button", { name: "Liked" }).getAttribute("aria-pressed"), "true")
    await page.getByRole("button", { name: "Share", exact: true }).click()
    await page.getByText("Link copied").waitFor()
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), site.origin + POST)
    assert.equal(counted.length, 1)
    await page.getByRole("heading", { name: "Read next" }).waitFor()
  })

  test("a post is complete without JavaScript, and its links stay in its language", async ({ site }) => {
    const english = await site.text(POST)
    for (const text of ["Trần Thu Hà", "Comments are coming soon", "In the arrivals hall", '"@type":"BlogPosting"'])
      assert.ok(english.includes(text), text)
    assert.match(english, /href="\/tour\/hanoi-old-quarter-street-food-walk"/)
    assert.match(await site.text(`/vi${POST}`), /href="\/vi\/tour\/[a-z-]+"/)
    assert.match(english, /rel="canonical" href="[^"]*\/blog\/first-day-in-vietnam"/)
  })

  test("a post in one language has one address until it is translated", async ({ site }) => {
    const { token } = (await site.call("POST", "/auth/login", STAFF)).data
    const text = { title: { en: "Only English post" }, content: { en: "<p>English text only, about Hanoi.</p>" } }
    const { data } = await site.call("POST", "/blogs", { ...text, categories: ["food"], isActive: true }, token)
    const path = `/blog/${data.slug}`
    const linksOf = async (address: string) =>
      [...(await site.text(address)).matchAll(/<link rel="(?:canonical|alternate)"[^>]*href="([^"]*)"/g)]
        .map(([, href = ""]) => href.replace(site.origin, ""))
        .filter((href) => !href.endsWith("rss.xml"))
    for (const address of [path, `/vi${path}`]) assert.deepEqual(await linksOf(address), [path])
    assert.ok(!(await site.text("/sitemaps/blog-1.xml")).includes(`/vi${path}<`))
    assert.ok(!(await site.text("/vi/rss.xml")).includes(path))
    const shared = async () => /og:image" content="([^"]*)"/.exec(await site.text(path))?.[1]
    const [before, { version }] = [await shared(), data]
    const vi = {
      title: { en: "Now in both", vi: "Giờ có cả hai" },
      content: { ...text.content, vi: "<p>Về Hà Nội.</p>" },
    }
    await site.call("PUT", `/blogs/${data._id}`, { version, ...vi }, token)
    assert.deepEqual(await linksOf(`/vi${path}`), [`/vi${path}`, path, `/vi${path}`, path])
    const after = await shared()
    assert.notEqual(after, before)
    assert.match(after ?? "", new RegExp(`/media/social/en${path}\\.[0-9a-f]{12}\\.jpg$`))
  })

  test("an unknown post returns 404 in both languages", async ({ site }) => {
    assert.equal((await fetch(`${site.origin}/blog/nowhere`)).status, 404)
    assert.match(await site.text("/blog/nowhere"), /Blog not found/)
    assert.match(await site.text("/vi/blog/nowhere"), /Không tìm thấy blog/)
  })
})

test.describe("a blog with more posts", () => {
  const excerpt = "Nobody stops for you and nobody wants to hit you, so wait for a gap and walk slowly. "
    .repeat(5)
    .trim()
  const post = (slug: string) => ({
    slug,
    title: { en: `Crossing a street, ${slug}`, vi: `Sang đường, ${slug}` },
    excerpt: { en: excerpt, vi: excerpt },
    content: { en: "<p>Walk on.</p>", vi: "<p>Cứ đi tiếp.</p>" },
    categories: ["adventure"],
    tags: ["Hanoi"],
  })

  test.beforeAll(async ({ site }) => {
    const { token } = (await site.call("POST", "/auth/login", STAFF)).data
    for (const slug of ["one", "two", "three", "four"]) await site.call("POST", "/blogs", post(slug), token)
  })

  test("truncates texts to 200 characters when featured, 150 in the grid, 100 beside a post", async ({ site }) => {
    const english = await site.text("/blog?category=adventure")
    const cuts = (html: string) =>
      [...html.matchAll(/<p class="text-[^"]*">(Nobody stops[^<]*)<\/p>/g)].map(([, text = ""]) => text)
    const [featured = "", ...others] = cuts(english)
    assert.equal(others.length, 3)
    assertCut(featured, 200)
    for (const text of others) assertCut(text, 150)
    const related = cuts(await site.text("/blog/two"))
    assert.ok(related.length > 0 && related.length <= 3)
    for (const text of related) assertCut(text, 100)
  })

  test("has 'all' and five topics, the newest post wide, and the others in a grid", async ({ page }) => {
    await visit(page, "/blog")
    const topics = page.getByRole("navigation", { name: "Topics" }).getByRole("link")
    assert.deepEqual(await topics.allTextContents(), [
      ...["All", "Travel tips", "Destinations", "Culture", "Food", "Adventure"],
    ])
    const first = page.getByRole("main").getByRole("article").first()
    await first.getByText("Featured").waitFor()
    assert.equal(await first.getByRole("link").getAttribute("href"), "/blog/four")
    await page.getByLabel("Your email address").first().waitFor()
  })

  test("shows of a post the author or Admin, the number of views, and at most three related posts", async ({
    page,
  }) => {
    await visit(page, "/blog/two")
    const main = page.getByRole("main")
    assert.deepEqual(await main.getByRole("navigation").first().getByRole("link").allTextContents(), ["Home", "Blog"])
    await main.getByText("Written by").locator("..").getByText("Admin").waitFor()
    await main
      .getByText(/^\d+ views?$/)
      .first()
      .waitFor()
    await main.getByRole("link", { name: "Hanoi", exact: true }).waitFor()
    await main.getByText(/^Comments are coming soon/).waitFor()
    const related = page.locator("section", { has: page.getByRole("heading", { name: "Read next" }) })
    const links = await related.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href")))
    assert.equal(links.length, 3)
    assert.ok(!links.includes("/blog/two"))
  })
})

/** Asserts a cut after a whole word, with an ellipsis, close to `max`. */
function assertCut(text: string, max: number) {
  assert.match(text, /\w…$/)
  assert.ok(text.length <= max + 1 && text.length > max - 15, `${text.length} of ${max}: ${text}`)
}
