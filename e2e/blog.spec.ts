import assert from "node:assert/strict"
import { test, visit } from "./fixtures.ts"

const POST = "/blog/first-day-in-vietnam"

test.describe("the blog", () => {
  for (const words of [
    {
      locale: "en-GB",
      found: /^\d+ blogs? found$/,
      topic: "Food",
      search: "Search the blog",
      none: "No blogs found",
      remove: "Remove filter: “zzzz”",
    },
    {
      locale: "vi-VN",
      found: /^Tìm thấy \d+ bài viết$/,
      topic: "Ẩm thực",
      search: "Tìm bài viết",
      none: "Không tìm thấy bài viết",
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
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route("**/api/blogs?**", async (route) => {
      await asked
      await route.fulfill({ status: 500, json: { success: false, message: "The printer is out of ink." } })
    })
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
    await page.getByRole("button", { name: "Share" }).click()
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

  test("an unknown post returns 404 in both languages", async ({ site }) => {
    assert.equal((await fetch(`${site.origin}/blog/nowhere`)).status, 404)
    assert.match(await site.text("/blog/nowhere"), /Blog not found/)
    assert.match(await site.text("/vi/blog/nowhere"), /Không tìm thấy blog/)
  })
})
