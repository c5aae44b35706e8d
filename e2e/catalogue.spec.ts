import assert from "node:assert/strict"
import type { Page } from "@playwright/test"
import { test, visit } from "./fixtures.ts"

test.describe("lists and pages of tours and transfers", () => {
  test("tours can be filtered by words, category, price up to the dearest and 1 to 7 or more days, and sorted", async ({
    page,
    site,
  }) => {
    await visit(page, "/tours")
    await page.getByText(/^Showing 9 of \d+ tours$/).waitFor()
    const filters = page.getByRole("complementary")
    for (const field of ["Search tours", "Category", "Destination"]) await filters.getByLabel(field).waitFor()
    const { counts } = await site.call("GET", "/tours?view=offer")
    const step = Number(await filters.getByRole("slider").last().getAttribute("step"))
    assert.ok(step > 0 && step <= counts.prices.max / 20, `a step of ${step}`)
    await assertSliders(page, Math.ceil(counts.prices.max / step) * step)
    const days = filters.getByRole("group", { name: /^Length/ }).locator("label")
    const lengths = (await days.allTextContents()).map((text) => text.replace(/\(\d+\)$/, ""))
    assert.deepEqual(lengths, ["1", "2", "3", "4", "5", "6", "7+"])
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
    assert.deepEqual(await ordersOf(page), ["recommended", "name", "price-low", "price-high", "rating", "fastest"])
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
