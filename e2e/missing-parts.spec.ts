import { expect, hydrated, test, visit } from "./fixtures.ts"
import { openScreen } from "./staff-screens.ts"

const DIALOG = /\/assets\/tour-booking-form-[^/]+\.js$/
const GONE = { status: 404, body: "Not found" }

test.describe("a part of the page that a release has removed", () => {
  test.beforeEach(({ expectProblems }) => expectProblems(/404|dynamically imported module/))

  test("reloads the page once when it is opened, not when it is prefetched", async ({ page, site }) => {
    const { data } = await site.call("GET", "/tours?limit=1")
    await visit(page, `/tour/${data[0].slug}`)
    let documents = 0
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents++
    })
    // A new build empties the old file until a document is loaded.
    await page.route(DIALOG, (route) => (documents ? route.fallback() : route.fulfill(GONE)))
    const open = page.getByRole("button", { name: "Choose date" }).first()
    const asked = page.waitForResponse(DIALOG)
    await open.hover()
    await asked
    await expect(open).toBeVisible()
    expect(documents).toBe(0)
    await open.click()
    await expect.poll(() => documents).toBe(1)
    await hydrated(page)
    await open.click()
    await expect(page.getByRole("dialog")).toBeVisible()
    expect(documents).toBe(1)
  })

  test("shows an error if the reload doesn't help, and loads the part after 'Try again'", async ({ page, site }) => {
    const { data } = await site.call("GET", "/tours?limit=1")
    await page.route(DIALOG, (route) => route.fulfill(GONE))
    await visit(page, `/tour/${data[0].slug}`)
    const open = page.getByRole("button", { name: "Choose date" }).first()
    const reloaded = page.waitForEvent("load")
    await open.click()
    await reloaded
    await hydrated(page)
    await open.click()
    const again = page.getByRole("button", { name: "Try again" })
    await again.waitFor()
    await page.unroute(DIALOG)
    await again.click()
    await expect(page.getByRole("alert")).toHaveCount(0)
    await hydrated(page)
    await open.click()
    await expect(page.getByRole("dialog")).toBeVisible()
  })

  for (const [what, path, file] of [
    ["site", "/about", /:\d+\/assets\/index-[^/]+\.js$/],
    ["back office", "/staff", /\/staff\/assets\/index-[^/]+\.js$/],
  ] as const)
    test(`reloads the page once if it is the script that starts the ${what}`, async ({ page }) => {
      let times = 0
      await page.route(file, (route) => (++times === 1 ? route.fulfill(GONE) : route.fallback()))
      await page.goto(path)
      await page.locator("html[data-hydrated], #root > *").first().waitFor({ state: "attached" })
      expect(times).toBe(2)
    })

  test("reloads a screen of the back office once", async ({ page }) => {
    let times = 0
    await page.route(/\/outbox-screen-[^/]+\.js$/, (route) => (++times === 1 ? route.fulfill(GONE) : route.fallback()))
    await openScreen(page, "/outbox")
    await expect(page.getByRole("heading", { name: "Hộp thư đi" })).toBeVisible()
    expect(times).toBe(2)
  })
})
