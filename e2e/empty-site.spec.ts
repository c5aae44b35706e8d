import assert from "node:assert/strict"
import { expect, openSite, test, visit } from "./fixtures.ts"

test.use({ siteOptions: { env: { DEMO: "0" } } })

test.describe("a site without content", () => {
  test.beforeEach(({ site }) => openSite(site))

  test("has the default colours, a default name, and no broken links", async ({ page }) => {
    await visit(page, "/about")
    const banner = page.getByRole("banner")
    await banner.getByRole("link", { name: "Ghé Việt Nam" }).waitFor()
    const footer = page.getByRole("contentinfo")
    const colour = await footer.evaluate((foot) => getComputedStyle(foot).backgroundColor)
    assert.equal(colour, "rgb(31, 41, 55)")
    assert.equal(await page.locator("a[href^='tel:'], a[href^='mailto:']").count(), 0)
    assert.equal(await footer.getByRole("link", { name: /Facebook|Instagram|YouTube|TikTok/ }).count(), 0)
    const main = page.getByRole("main")
    assert.equal(await main.getByRole("link", { name: "Through the contact form" }).count(), 2)
    await main.getByText("Hanoi, Vietnam").waitFor()
  })

  test("shows fields of colour where it has no pictures", async ({ page }) => {
    for (const path of ["/", "/about", "/vi/contact", "/login", "/register"]) {
      await visit(page, path, "networkidle")
      await expect(page.locator("main .color-field").first()).toHaveCSS("background-color", /rgb/)
      await expect(page.locator("main .color-field").first()).not.toHaveCSS("background-image", "none")
      assert.equal(await page.locator("main img").count(), 0, path)
    }
  })

  test("says that there is no content yet", async ({ site }) => {
    assert.match(await site.text("/tours"), /No tours found/)
    assert.match(await site.text("/transfers"), /No transfers found/)
    assert.match(await site.text("/blog"), /No blogs found/)
    const home = await site.text("/")
    assert.match(home, /Ask for a date; we answer before you pay anything\./)
    assert.doesNotMatch(home, /Drop by|since 2014|Four places|Guest favourites|\/media\/posters/)
    for (const text of [home, await site.text("/about")]) assert.doesNotMatch(text, /In figures|5000\+/)
  })
})
