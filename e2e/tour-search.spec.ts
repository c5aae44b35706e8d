import assert from "node:assert/strict"
import type { Page } from "@playwright/test"
import { expect, hold, test, visit } from "./fixtures.ts"

const LANGUAGES = [
  {
    prefix: "",
    total: "for everyone",
    free: "Free cancellation",
    limit: "200",
    inAddress: "maxPrice=200",
    nothing: "Showing 0 of 0 tours",
    nearest: /^The \d+ closest tours?$/,
  },
  {
    prefix: "/vi",
    total: "cả nhóm",
    free: "Hủy miễn phí",
    limit: "5.270.000",
    inAddress: "maxPrice=5270000&currency=VND",
    nothing: "Hiển thị 0 trong 0 tour",
    nearest: /^\d+ tour gần nhất$/,
  },
]

const trip = (page: Page) => page.getByRole("main").getByRole("search").first()

test.describe("searching by days and party", () => {
  test("leads from the home page to totals for the family, and remembers the trip", async ({ page }) => {
    await visit(page, "/")
    const form = trip(page)
    await form.getByRole("combobox", { name: "Where" }).fill("ha long")
    const month = await form.locator("[name=when] option").nth(6).getAttribute("value")
    await form.getByLabel("When").selectOption(month)
    await form.getByText(/^2 adults/).click()
    await form.getByRole("group", { name: "Children" }).getByRole("button", { name: "More" }).click()
    await form.getByLabel("Age of child 1").selectOption("4")
    await form.getByRole("button", { name: "Search", exact: true }).click()
    await page.waitForURL((url) => url.pathname === "/tours")
    const { searchParams } = new URL(page.url())
    assert.deepEqual(
      ["search", "from", "adults", "ages"].map((name) => searchParams.get(name)),
      ["ha long", `${month}-01`, "2", "4"],
    )
    await page.getByText(/^Showing \d of \d+ tours?$/).waitFor()
    const cards = page.getByRole("article")
    assert.ok((await cards.count()) > 0)
    for (const card of await cards.all()) await card.getByText("for 2 adults, 1 child").waitFor()
    await page.getByRole("link", { name: "Remove filter: 2 adults, 1 child (aged 4)" }).waitFor()
    await page.reload()
    await cards.first().getByText("for 2 adults, 1 child").waitFor()
    await visit(page, "/")
    await expect(trip(page).getByLabel("When")).toHaveValue(month ?? "")
  })
})

test("filters show each choice at once, while the network is slow", async ({ page }) => {
  await visit(page, "/tours", "networkidle")
  const filters = page.getByRole("complementary")
  const length = (days: RegExp) => filters.locator("label", { hasText: days }).locator("input")
  const release = await hold(page, "**/api/tours?*")
  await length(/^1 ?\(\d+\)$/).click()
  await expect(length(/^1 ?\(\d+\)$/)).toBeChecked()
  await length(/^3 ?\(\d+\)$/).click()
  await filters.getByLabel("Destination").selectOption("northern-vietnam")
  await page.getByLabel("Sort by").selectOption("price-high")
  const isChosen = async () => {
    for (const days of [/^1 ?\(\d+\)$/, /^3 ?\(\d+\)$/]) await expect(length(days)).toBeChecked()
    await expect(filters.getByLabel("Destination")).toHaveValue("northern-vietnam")
    await expect(page.getByLabel("Sort by")).toHaveValue("price-high")
  }
  await isChosen()
  release()
  await page.getByRole("link", { name: /^Remove filter: 3/ }).waitFor()
  await isChosen()
  assert.match(page.url(), /place=northern-vietnam.*days=1%2C3|days=1%2C3.*place=northern-vietnam/)
})

test("filters stay that were chosen while the words of a search are still read", async ({ page }) => {
  await visit(page, "/tours?search=2+days+hanoi", "networkidle")
  const filters = page.getByRole("complementary")
  const length = (days: number) => filters.locator("label", { hasText: new RegExp(`^${days} ?\\(`) }).locator("input")
  await expect(length(2)).toBeChecked()
  const release = await hold(page, "**/api/tours?*")
  await length(3).click()
  await page.getByLabel("Sort by").selectOption("name")
  release()
  await page.waitForURL(/sort=name/)
  await page.getByRole("link", { name: /^Remove filter: 3/ }).waitFor()
  for (const days of [2, 3]) await expect(length(days)).toBeChecked()
  assert.match(page.url(), /days=2%2C3/)
})

for (const texts of LANGUAGES) {
  test.describe(`searching by days and party in ${texts.prefix ? "Vietnamese" : "English"}`, () => {
    test("filters by the total, and offers only what finds something", async ({ page }) => {
      await visit(page, `${texts.prefix}/tours?adults=2&ages=4`)
      const filters = page.getByRole("complementary")
      const before = Number(await totalOf(page))
      await filters.getByText(texts.total, { exact: true }).click()
      await page.waitForURL(/per=party/)
      await filters.locator("[name=maxPrice]").pressSequentially(texts.limit)
      await page.waitForURL((url) => url.search.includes(texts.inAddress))
      await page.waitForFunction(
        (all) => Number(/(\d+)\D*$/.exec(document.querySelector("[role=status]")?.textContent ?? "")?.[1] ?? all) < all,
        before,
      )
      await filters.locator("label").filter({ hasText: texts.free }).click()
      await page.waitForURL(/free=true/)
      const disabled = filters.locator("[name=days]:disabled")
      for (const value of await disabled.evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value))) {
        await page.goto(
          `${page.url().split("?")[0]}?adults=2&ages=4&per=party&${texts.inAddress}&free=true&days=${value}`,
        )
        await expect(page.getByRole("status").first()).toHaveText(texts.nothing)
      }
      await page.goto(`${texts.prefix}/tours?search=zzzz`)
      await expect(page.getByRole("status").first()).toHaveText(texts.nearest)
    })
  })
}

const totalOf = async (page: Page) =>
  /(\d+)\D*$/.exec((await page.getByRole("status").first().textContent()) ?? "")?.[1]

test.describe("searching by days and party without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("works with a month and ages typed as numbers", async ({ page }) => {
    await page.goto("/vi/")
    const form = trip(page)
    const month = (await form.locator("[name=when] option").nth(6).getAttribute("value")) ?? ""
    await form.locator("[name=when]").selectOption(month)
    await form.locator("summary").click()
    await form.locator("[name=adults]").fill("3")
    await form.locator("[name=ages]").fill("8, 4")
    await form.getByRole("button", { name: "Tìm", exact: true }).click()
    await page.getByRole("article").first().getByText("cho 3 người lớn, 2 trẻ em").waitFor()
  })
})
