import assert from "node:assert/strict"
import type { Page } from "@playwright/test"
import { hold, test, visit, widthOf } from "./fixtures.ts"
import { assertStill, collectShifts } from "./layout-shift.ts"

const TOUR = "/tour/hanoi-old-quarter-street-food-walk"

test.describe("components", () => {
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim())

  test("a dialog traps the focus, closes with Escape and returns the focus", async ({ page }) => {
    await visit(page, "/styleguide")
    await page.getByRole("button", { name: "Open the dialog" }).press("Enter")
    const dialog = page.getByRole("dialog")
    await dialog.waitFor()
    for (let presses = 0; presses < 6; presses++) {
      await page.keyboard.press("Tab")
      assert.equal(
        await page.evaluate(
          () => document.activeElement === document.body || !!document.activeElement?.closest("dialog"),
        ),
        true,
      )
    }
    await page.keyboard.press("Escape")
    await dialog.waitFor({ state: "detached" })
    assert.equal(await focused(page), "Open the dialog")
    await page.getByRole("button", { name: "Open the sheet" }).press("Enter")
    await dialog.getByRole("button", { name: "Show 12 tours" }).press("Enter")
    await dialog.waitFor({ state: "detached" })
    assert.equal(await focused(page), "Open the sheet")
  })

  test("the drawer menu opens and closes by keyboard, and closes when a link is followed", { tag: "@phone" }, async ({
    page,
  }) => {
    await visit(page, "/")
    const menu = page.getByRole("button", { name: "Menu" })
    await menu.press("Enter")
    const drawer = page.getByRole("dialog", { name: "Menu" })
    await drawer.waitFor()
    await page.keyboard.press("Escape")
    // Until the dialog is removed, the button cannot open it again.
    await page.locator("dialog").waitFor({ state: "detached" })
    await menu.press("Enter")
    await drawer.getByRole("link", { name: "Tours" }).press("Enter")
    await page.waitForURL(/\/tours$/)
    await drawer.waitFor({ state: "detached" })
  })

  test("the gallery moves by arrow keys, buttons and thumbnails, and announces its position", async ({ page }) => {
    await visit(page, TOUR)
    const gallery = page.getByRole("region", { name: "Pictures" })
    const position = gallery.getByRole("status")
    assert.equal(await position.textContent(), "1 / 4")
    await gallery.getByRole("list", { name: "Pictures" }).press("ArrowRight")
    await gallery.getByText("2 / 4").waitFor()
    await gallery.getByRole("button", { name: "Next picture" }).press("Enter")
    await gallery.getByText("3 / 4").waitFor()
    await gallery.getByRole("button", { name: "Show picture 1 of 4" }).press("Enter")
    await gallery.getByText("1 / 4").waitFor()
    await gallery.getByRole("list", { name: "Pictures" }).press("ArrowLeft")
    assert.equal(await position.textContent(), "1 / 4")
  })

  test("the slideshow changes every five seconds, stops while focused, and can be paused", async ({ page }) => {
    await page.clock.install()
    await visit(page, "/")
    await page.waitForLoadState("load")
    const show = page.getByRole("region", { name: "Pictures that change" })
    await show.getByText("1 / 8").waitFor()
    await page.clock.fastForward(5_100)
    await show.getByText("2 / 8").waitFor()
    const pause = show.getByRole("button", { name: "Pause the slideshow" })
    await pause.focus()
    await page.clock.fastForward(12_000)
    assert.ok(await show.getByText("2 / 8").isVisible())
    await pause.press("Enter")
    await page.getByRole("combobox", { name: "Where" }).focus()
    await page.clock.fastForward(12_000)
    assert.ok(await show.getByText("2 / 8").isVisible())
    await show.getByRole("button", { name: "Play the slideshow" }).press("Enter")
    await page.getByRole("combobox", { name: "Where" }).focus()
    await page.clock.fastForward(5_100)
    await show.getByText("3 / 8").waitFor()
  })

  test("the slideshow does not move if reduced motion is preferred", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.clock.install()
    await visit(page, "/")
    await page.getByRole("button", { name: "Play the slideshow" }).waitFor()
    await page.clock.fastForward(20_000)
    assert.ok(await page.getByText("1 / 8").isVisible())
  })

  test("only the first slide is requested before the page is ready", async ({ site }) => {
    const html = await site.text("/")
    const hero = html.slice(html.indexOf("<main"), html.indexOf("<h1"))
    assert.equal(hero.match(/<img/g)?.length, 1)
    assert.match(hero, /fetchPriority="high"/)
  })

  test("a toast is announced, stays four seconds, and obeys the content security policy", async ({ page }) => {
    await page.clock.install()
    await visit(page, "/styleguide")
    await page.getByRole("button", { name: "Say that it worked" }).click()
    const toast = page.getByText("Profile updated successfully!")
    await toast.waitFor()
    await page.mouse.move(0, 0)
    await page.clock.fastForward(3_000)
    assert.ok(await toast.isVisible())
    await page.clock.fastForward(1_500)
    await toast.waitFor({ state: "detached" })
  })

  test("spinners come in four sizes", async ({ page }) => {
    await visit(page, "/styleguide", "networkidle")
    const sizes = await page
      .locator("[role=status]:has(> [aria-hidden])")
      .evaluateAll((all) => [...new Set(all.map((spinner) => spinner.getBoundingClientRect().width))])
    assert.equal(sizes.length, 4)
  })

  test("tabs are one tab stop, navigated with the arrow keys", async ({ page }) => {
    await visit(page, "/styleguide")
    const tabs = page.getByRole("tablist", { name: "Tours by theme" })
    await tabs.getByRole("tab", { name: "Cruises" }).press("ArrowLeft")
    assert.equal(await focused(page), "Mountains and trekking")
    await page.keyboard.press("Home")
    assert.equal(await focused(page), "Cruises")
    await page.getByRole("tabpanel", { name: "Cruises" }).waitFor()
  })
})

test.describe("every page", () => {
  const PAGES = [
    "/",
    "/tours",
    TOUR,
    `${TOUR}/book`,
    `${TOUR}/waiting-list`,
    "/transfers",
    "/transfer/noi-bai-airport-to-hanoi-old-quarter",
    "/transfer/noi-bai-airport-to-hanoi-old-quarter/book",
    "/blog",
    "/contact",
    "/consultation",
    "/compare",
    "/bookings",
    "/about",
    "/privacy",
    "/terms",
    "/wishlist",
    "/newsletter/confirm",
    "/styleguide",
    "/nowhere",
  ]

  test("fits into 320 px, which equals 1280 px at 400% zoom", async ({ page, expectProblems }) => {
    expectProblems(/404.*\/nowhere|422.*\/newsletter\/confirm/)
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of PAGES.flatMap((page) => [page, page === "/" ? "/vi" : `/vi${page}`])) {
      await visit(page, path)
      assert.equal(await widthOf(page), 320, path)
    }
  })

  test("fits on a phone with text at 200%, the fullest pages included", {
    tag: "@phone",
  }, async ({ page }) => {
    const tour = "/tour/hanoi-old-quarter-street-food-walk"
    const transfer = "/transfer/noi-bai-airport-to-hanoi-old-quarter"
    for (const path of ["/vi", "/vi/tours", tour, transfer, "/blog", "/contact", "/about", "/bookings"]) {
      await visit(page, path)
      const width = await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%"
        return document.documentElement.scrollWidth
      })
      assert.equal(width, 390, path)
    }
  })

  test.describe("without an answer from the server so far", () => {
    test.use({ warmedUp: false })

    test("has no layout shift when the server and pictures are slow", { tag: "@phone" }, async ({ page }) => {
      const release = await hold(page, "**/{media/**,api/warmup}")
      await page.addInitScript(collectShifts)
      await page.goto(`/vi${TOUR}`, { waitUntil: "commit" })
      const overlay = page.locator(".warm-up")
      await overlay.waitFor()
      release()
      await overlay.waitFor({ state: "detached" })
      await page.waitForLoadState("networkidle")
      await assertStill(page, `/vi${TOUR}`)
    })
  })
})
