import assert from "node:assert/strict"
import type { Page } from "@playwright/test"
import { test, visit } from "./fixtures.ts"

const filtersOf = (page: Page) => page.getByRole("complementary")
const chosenIn = async (page: Page) => ({
  theme: await filtersOf(page).locator("[name=category]").inputValue(),
  place: await filtersOf(page).locator("[name=place]").inputValue(),
})

test.describe("filters of tours", () => {
  test("combine a theme with a destination, and count what they find", async ({ page }) => {
    await visit(page, "/vi/tours")
    await filtersOf(page).getByLabel("Điểm đến").selectOption("northern-vietnam")
    await page.waitForURL("**/vi/tours?place=northern-vietnam")
    await filtersOf(page).getByLabel("Chủ đề").selectOption("family")
    await page.waitForURL((url) => /category=family/.test(url.search) && /place=northern-vietnam/.test(url.search))
    await page.getByText(/^Hiển thị 1 trong 1 tour$/).waitFor()
    assert.equal(await page.getByRole("article").count(), 1)
  })

  test("are all on the page of a theme, which stays as long as its theme is chosen", async ({ page }) => {
    await visit(page, "/category/day-trips")
    assert.deepEqual(await chosenIn(page), { theme: "day-trips", place: "" })
    await filtersOf(page).getByLabel("Destination").selectOption("southern-vietnam")
    await page.waitForURL("**/category/day-trips?place=southern-vietnam")
    await page.getByRole("heading", { level: 1, name: "Day trips" }).waitFor()
    await filtersOf(page).getByLabel("Category").selectOption("beaches-islands")
    await page.waitForURL("**/category/beaches-islands?place=southern-vietnam")
    await page.getByRole("heading", { level: 1, name: "Beaches & islands" }).waitFor()
    await page.getByRole("link", { name: "Remove filter: Beaches & islands" }).click()
    await page.waitForURL("**/tours?place=southern-vietnam")
    await page.getByRole("heading", { level: 1, name: "Tours in Vietnam" }).waitFor()
    assert.deepEqual(await chosenIn(page), { theme: "", place: "southern-vietnam" })
  })

  test("are all on the page of a destination", async ({ page }) => {
    await visit(page, "/category/northern-vietnam?days=1")
    assert.deepEqual(await chosenIn(page), { theme: "", place: "northern-vietnam" })
    const quick = page.getByRole("group", { name: "Quick filters" })
    await quick.getByRole("button", { name: "Food & markets" }).click()
    await page.waitForURL((url) => url.pathname === "/category/northern-vietnam" && /food-markets/.test(url.search))
    await page.getByText("Showing 1 of 1 tours").waitFor()
    await filtersOf(page).getByLabel("Destination").selectOption("")
    await page.waitForURL((url) => url.pathname === "/tours" && /category=food-markets/.test(url.search))
    assert.match(page.url(), /days=1/)
  })

  test("follow older addresses that name a destination as a category", async ({ page, site }) => {
    await visit(page, "/tours?category=hoi-an&days=1")
    assert.deepEqual(await chosenIn(page), { theme: "", place: "hoi-an" })
    const { headers } = await fetch(`${site.origin}/vi/tours?category=hoi-an`, { redirect: "manual" })
    assert.match(headers.get("location") ?? "", /\/vi\/tours\?place=hoi-an$/)
  })

  test("find transfers by their category, too", async ({ page }) => {
    await visit(page, "/transfers?category=trains")
    await page.getByText("Showing 2 of 2 transfers").waitFor()
    await filtersOf(page).getByLabel("Category").selectOption({ label: "Motorbike with driver" })
    await page.waitForURL("**/transfers?category=motorbike-with-driver")
    await page.getByText("Showing 1 of 1 transfers").waitFor()
    await page.getByRole("link", { name: "Remove filter: Motorbike with driver" }).click()
    await page.waitForURL("**/transfers")
  })
})

test.describe("filters without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("are sent together from the page of a category", async ({ page }) => {
    await page.goto("/vi/category/northern-vietnam")
    await filtersOf(page).getByLabel("Chủ đề").selectOption("family")
    await filtersOf(page).getByRole("button", { name: "Áp dụng" }).click()
    await page.waitForURL(/\/vi\/tours\?.*place=northern-vietnam/)
    assert.deepEqual(await chosenIn(page), { theme: "family", place: "northern-vietnam" })
    await page.getByText("Hiển thị 1 trong 1 tour").waitFor()
  })
})
