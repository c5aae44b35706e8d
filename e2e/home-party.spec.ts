import assert from "node:assert/strict"
import { expect } from "@playwright/test"
import { test, visit } from "./fixtures.ts"
import { assertStill, collectShifts } from "./layout-shift.ts"

const english = {
  locale: "en-GB",
  path: "/",
  title: "Guest favourites",
  party: "for 3 adults",
  unit: "per person",
  save: /^Save to your wishlist/,
  wishlist: "Wishlist 1",
}
const vietnamese: typeof english = {
  locale: "vi-VN",
  path: "/vi",
  title: "Tour được khách yêu thích",
  party: "cho 3 người lớn",
  unit: "mỗi người",
  save: /^Lưu vào danh sách yêu thích/,
  wishlist: "Yêu thích 1",
}

test.describe("the cards of home page and wishlist", () => {
  for (const words of [english, vietnamese])
    test(`show what the party of the last search pays, without moving anything (${words.locale})`, {
      tag: "@phone",
    }, async ({ newVisitor }) => {
      const page = await newVisitor({ locale: words.locale })
      await page.addInitScript(collectShifts)
      await page.addInitScript(() => localStorage.setItem("trip", "?adults=3"))
      const asked: string[] = []
      page.on("request", (request) => {
        if (/\/api\/tours\?.*adults=3/.test(request.url())) asked.push(request.url())
      })
      await visit(page, words.path, "networkidle")
      const favourites = page.locator("section").filter({ has: page.getByRole("heading", { name: words.title }) })
      await expect(favourites.getByText(words.party)).toHaveCount(6)
      await expect(favourites.getByText(words.unit)).toHaveCount(0)
      assert.equal(asked.length, 1)
      await assertStill(page, words.path)
      await favourites.getByRole("button", { name: words.save }).first().click()
      await page.getByRole("link", { name: words.wishlist }).locator("visible=true").first().click()
      const wish = page.getByRole("main").getByRole("article")
      await expect(wish.getByText(words.party)).toHaveCount(1)
      await expect(wish.getByText(words.unit)).toHaveCount(0)
    })

  test("show the price per person to who has named no party", async ({ page }) => {
    const asked: string[] = []
    page.on("request", (request) => asked.push(request.url()))
    await visit(page, "/", "networkidle")
    const favourites = page.locator("section").filter({ has: page.getByRole("heading", { name: english.title }) })
    await expect(favourites.getByText(english.unit)).toHaveCount(6)
    assert.deepEqual(
      asked.filter((url) => url.includes("adults=")),
      [],
    )
  })
})

test.describe("the search for a ride on the home page", () => {
  test("folds day, people and bags on phones until they are named, and prices cards and pages for them", {
    tag: "@phone",
  }, async ({ page }) => {
    await visit(page, "/")
    const form = page.locator("form:has([name=people])")
    const people = form.getByLabel("People", { exact: true })
    await expect(people).toBeHidden()
    await form.getByText("Time, people and bags").click()
    await people.selectOption("3")
    await form.getByRole("combobox", { name: "From" }).fill("noi bai")
    await form.getByRole("button", { name: "Search" }).click()
    await page.waitForURL(/\/transfers\?.*people=3/)
    const main = page.getByRole("main")
    await expect(main.getByRole("article").first()).toContainText("3 people")
    await main.getByRole("article").first().getByRole("heading").getByRole("link").click()
    await page.waitForURL(/\/transfer\//)
    await expect(main.getByRole("complementary")).toContainText("3 people")
    await page.goBack()
    await page.waitForURL(/\/transfers\?.*people=3/)
    await page.goBack()
    await expect(people).toBeVisible()
    await expect(people).toHaveValue("3")
  })
})
