import assert from "node:assert/strict"
import type { Page } from "@playwright/test"
import { test, visit } from "./fixtures.ts"
import { STAFF } from "./site.ts"

test.use({ siteOptions: {} })

test.describe("the pages of the specification (§2, §9)", () => {
  test("have the addresses in the specification's table", async ({ site }) => {
    for (const [path, heading] of [
      ["/", /Drop by Vietnam/],
      ["/tours?category=cruises&search=ha+long", /Tours in Vietnam/],
      ["/category/cruises", /[Cc]ruise/],
      ["/transfers?search=noi+bai", /Transfers in Vietnam/],
      ["/blog", /Stories and advice/],
      ["/login", /Sign in/],
      ["/register", /Create an account/],
      ["/profile", /Profile/],
      ["/bookings", /My bookings/],
      ["/about", /We plan trips/],
      ["/contact", /Talk to the people/],
    ] as const) {
      const response = await fetch(site.origin + path)
      assert.equal(response.status, 200, path)
      assert.match(/<h1[^>]*>(.*?)<\/h1>/.exec(await response.text())?.[1] ?? "", heading, path)
    }
  })

  test("tours can be filtered by words, category, price from 0 to 5000 and 1 to 7 or more days, and sorted", async ({
    page,
  }) => {
    await visit(page, "/tours")
    await page.getByText(/^Showing 9 of \d+ tours$/).waitFor()
    const filters = page.getByRole("complementary")
    for (const field of ["Search tours", "Category", "Destination"]) await filters.getByLabel(field).waitFor()
    await assertSliders(page, 5_000)
    const days = filters.getByRole("group", { name: /^Length/ }).locator("label")
    assert.deepEqual(await days.allTextContents(), ["1", "2", "3", "4", "5", "6", "7+"])
    assert.deepEqual(await ordersOf(page), ["recommended", "name", "price-low", "price-high", "duration"])
  })

  test("transfers can be filtered by kind and price from 0 to 200, and sorted", async ({ page }) => {
    await visit(page, "/transfers")
    await page.getByText(/^Showing 9 of \d+ transfers$/).waitFor()
    const kinds = page.getByRole("complementary").getByRole("group", { name: "Kind of transfer" }).locator("label")
    assert.deepEqual(await kinds.allTextContents(), ["Airport", "City", "Intercity"])
    await assertSliders(page, 200)
    const quick = page.getByRole("group", { name: "Quick filters" })
    await quick.getByRole("button", { name: "City", exact: true }).click()
    await page.waitForURL("**/transfers?type=city")
    const pressed = quick.getByRole("button", { name: "City", pressed: true })
    await pressed.waitFor()
    assert.equal(await page.getByRole("link", { name: "Remove filter: City" }).count(), 0)
    await pressed.click()
    await page.waitForURL("**/transfers")
    assert.deepEqual(await ordersOf(page), ["recommended", "name", "price-low", "price-high", "rating"])
  })

  test("pagination shows the first, last, current and neighbouring pages, with ellipses between", async ({
    page,
    site,
  }) => {
    await visit(page, "/transfers")
    const { pagination } = await site.call("GET", "/transfers?page=1")
    const last: number = pagination.pages
    assert.ok(last >= 4, `${last} pages`)
    const shown = async () => {
      const parts = await page.getByRole("navigation", { name: "Pages" }).locator("> *").allTextContents()
      return parts.filter(Boolean).join(" ")
    }
    assert.equal(await shown(), `1 2 … ${last}`)
    await visit(page, `/transfers?page=${last}`)
    assert.equal(await shown(), `1 … ${last - 1} ${last}`)
  })

  test("a tour has its facts, days, lists, policy and the company's rating", async ({ page, site }) => {
    const { data } = await site.call("GET", "/tours")
    const tour = data.find(
      (one: { startTime: string; requirements: unknown; highlights: unknown[] }) =>
        one.startTime === "08:00" && one.requirements && one.highlights.length > 1,
    )
    await visit(page, `/tour/${tour.slug}`)
    const main = page.getByRole("main")
    for (const text of ["8:00 AM", "124 reviews", "Day 1", `Day ${tour.highlights.length}`])
      await main.getByText(text).first().waitFor()
    assert.match((await main.getByText("124 reviews").locator("..").textContent()) ?? "", /^4\.8/)
    for (const heading of ["Overview", "Included", "Not included", "Good to know", "Cancellation policy"])
      await main.getByRole("heading", { name: heading, exact: true }).waitFor()
    const crumbs = main.getByRole("navigation").first().getByRole("link")
    assert.equal(await crumbs.first().getAttribute("href"), "/tours")
    await main
      .getByText(/^Free cancellation until/)
      .first()
      .waitFor()
  })

  test("a transfer shows one passenger, a contact, and the company's rating", async ({ page }) => {
    await visit(page, "/transfer/noi-bai-airport-to-hanoi-old-quarter")
    const card = page.getByRole("main").getByRole("complementary")
    assert.match((await card.textContent()) ?? "", /Passengers 1/)
    assert.match((await card.getByText("24 reviews").locator("..").textContent()) ?? "", /^4\.8/)
    for (const link of ["+84 24 3926 0114", "xinchao@ghe.example"])
      await card.getByRole("link", { name: link }).waitFor()
    await page.getByRole("link", { name: "Back to all transfers" }).click()
    await page.waitForURL(/\/transfers$/)
  })

  test("a list of transfers that failed without a message shows the specification's", async ({
    page,
    expectProblems,
  }) => {
    expectProblems(/status of 500|ApiError/)
    await visit(page, "/transfers", "networkidle")
    await page.route("**/api/transfers?**", (route) => route.fulfill({ status: 500, json: { success: false } }))
    await page.getByLabel("Sort by").selectOption("name")
    await page.getByText("Error: Failed to fetch transfers").waitFor()
  })

  test.describe("of the blog", () => {
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

    test("truncate texts to 200 characters when featured, 150 in the grid, 100 beside a post", async ({ site }) => {
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

    test("have 'all' and five topics, the newest post wide, and the others in a grid", async ({ page }) => {
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

    test("show their author or Admin, the number of views, and at most three related posts", async ({ page }) => {
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
})

async function assertSliders(page: Page, max: number) {
  const sliders = page.getByRole("complementary").getByRole("slider")
  const ranges = await sliders.evaluateAll((all) =>
    (all as HTMLInputElement[]).map(({ min, max, value }) => [min, max, value]),
  )
  assert.deepEqual(ranges, [
    ["0", String(max), "0"],
    ["0", String(max), String(max)],
  ])
}

async function ordersOf(page: Page): Promise<string[]> {
  const options = page.getByLabel("Sort by").locator("option")
  return options.evaluateAll((all) => (all as HTMLOptionElement[]).map(({ value }) => value))
}

/** Asserts a cut after a whole word, with an ellipsis, close to `max`. */
function assertCut(text: string, max: number) {
  assert.match(text, /\w…$/)
  assert.ok(text.length <= max + 1 && text.length > max - 15, `${text.length} of ${max}: ${text}`)
}
