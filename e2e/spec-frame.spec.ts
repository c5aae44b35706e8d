import assert from "node:assert/strict"
import type { Page, Route } from "@playwright/test"
import { warmUpMessages } from "../src/app/warm-up/messages.ts"
import { openTabs, type TestSite, test, visit } from "./fixtures.ts"

const languageOf = (page: Page, language: string) =>
  page.waitForFunction((wanted) => document.documentElement.lang === wanted, language)
const kept = (page: Page) => page.evaluate(() => localStorage.getItem("i18nextLng"))

const toggle = (page: Page) => page.getByRole("banner").locator("a[href^='/language/']")

const wordsOf = (page: Page, html?: string) =>
  page.evaluate((html) => {
    const shown = html === undefined ? document : new DOMParser().parseFromString(html, "text/html")
    const parts = shown.querySelectorAll(":is(main, footer) :is(h1, h2, h3, h4, p, li, dt, dd, label, figcaption)")
    const texts = [...parts].filter((part) => !part.querySelector("noscript")).map((part) => part.textContent)
    return texts.filter(Boolean)
  }, html)

/** Presses the toggle and compares the whole page with the server's. Returns the language. */
async function toggleWhole(page: Page, site: TestSite, path: string): Promise<string> {
  const other = (await page.getAttribute("html", "lang")) === "en" ? "vi" : "en"
  await toggle(page).click()
  await languageOf(page, other)
  assert.deepEqual(
    await wordsOf(page),
    await wordsOf(page, await site.text(`${other === "vi" ? "/vi" : ""}${path}`)),
    path,
  )
  return other
}

test.describe("the page frame of the specification", () => {
  test("the language is the stored one, else the browser's, and is stored (§1)", async ({ page, newVisitor }) => {
    const english = await newVisitor({ locale: "vi-VN", extraHTTPHeaders: { "accept-language": "en" } })
    await visit(english, "/about")
    await languageOf(english, "vi")
    assert.equal(await kept(english), "vi")

    await page.addInitScript(() => localStorage.setItem("i18nextLng", "vi"))
    await visit(page, "/about")
    await languageOf(page, "vi")
  })

  test("the top bar has phone, email and the language switch (§2)", async ({ page }) => {
    await visit(page, "/about")
    const banner = page.getByRole("banner")
    assert.equal(await banner.locator("a[href^='tel:+84']").count(), 1)
    assert.equal(await banner.locator("a[href='mailto:xinchao@ghe.example']").count(), 1)
    await banner.getByRole("button", { name: "Xem trang bằng tiếng Việt" }).click()
    await languageOf(page, "vi")
    assert.equal(await kept(page), "vi")
  })

  test("the whole page switches language, and back without a request; input stays (§1)", async ({ page, site }) => {
    const [tour] = (await site.call("GET", "/tours?days=1&limit=1")).data
    const [post] = (await site.call("GET", "/blogs?limit=1")).data
    const [transfer] = (await site.call("GET", "/transfers?limit=1")).data
    // The hero picture and the view count change by themselves.
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.route("**/api/blogs/*/views", (route) => route.fulfill({ status: 204 }))
    await visit(page, "/", "networkidle")
    const form = `/tour/${tour.slug}/book`
    // Each page starts in the language that the previous one ended in.
    for (const path of [
      "/",
      "/tours",
      form,
      `/tour/${tour.slug}`,
      `/transfer/${transfer.slug}`,
      `/blog/${post.slug}`,
    ]) {
      await visit(page, path)
      if (path === form) await page.getByRole("main").locator("input[name=email]").fill("anna@example.com")
      const other = await toggleWhole(page, site, path)
      const asked: string[] = []
      const note = (request: { url: () => string }) => void asked.push(request.url())
      page.on("request", note)
      await toggleWhole(page, site, path)
      page.off("request", note)
      assert.deepEqual(
        asked.filter((url) => url.includes("/api/")),
        [],
      )
      if (path === form)
        assert.equal(await page.getByRole("main").locator("input[name=email]").inputValue(), "anna@example.com")
      await toggle(page).click()
      await languageOf(page, other)
    }
  })

  test("a page switches language without a network (§1)", async ({ page, site, expectProblems }) => {
    expectProblems(/ERR_INTERNET_DISCONNECTED/)
    await visit(page, "/about", "networkidle")
    await page.context().setOffline(true)
    await toggle(page).click()
    await languageOf(page, "vi")
    await page.context().setOffline(false)
    assert.deepEqual(await wordsOf(page), await wordsOf(page, await site.text("/vi/about")))
  })

  test("a new page scrolls smoothly to its top after 100 ms (§9)", async ({ page }) => {
    await page.addInitScript(recordScrolls)
    await visit(page, "/tours")
    await page.getByRole("banner").getByRole("link", { name: "About", exact: true }).click()
    await page.waitForFunction(() => "toTop" in window)
    const { delay, options } = await page.evaluate(() => (window as unknown as { toTop: Scroll }).toTop)
    assert.equal(delay, 100)
    assert.deepEqual(options, { top: 0, behavior: "smooth" })
  })

  test("pressing the page stops smooth scrolling until it is released (§9)", async ({ page }) => {
    await visit(page, "/tours")
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight / 2, behavior: "instant" }))
    await page.evaluate(pressWhileItMoves)
    await page.getByRole("banner").getByRole("link", { name: "About", exact: true }).click()
    await page.waitForFunction(() => "held" in window)
    const [before, after] = await page.evaluate(() => (window as unknown as { held: number[] }).held)
    assert.ok(before && before === after, `pressed at ${before}, then at ${after}`)
    await page.waitForFunction(() => window.scrollY === 0)
  })

  test("the footer reloads settings older than five minutes (§4, §9)", async ({ page }) => {
    await page.clock.install()
    await visit(page, "/tours", "networkidle")
    let asked = 0
    page.on("request", (request) => void (request.url().endsWith("/api/settings") && asked++))
    const footer = page.getByRole("contentinfo")
    await footer.scrollIntoViewIfNeeded()
    await page.waitForLoadState("networkidle")
    assert.equal(asked, 0)
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.clock.fastForward("05:10")
    const request = page.waitForRequest("**/api/settings")
    await footer.scrollIntoViewIfNeeded()
    await request
  })

  test("the search dialog starts with tours and calls no API (§2)", async ({ page }) => {
    await visit(page, "/about", "networkidle")
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click()
    const dialog = page.getByRole("dialog", { name: "Where to?" })
    await dialog.getByText("Write a place, a dish or something to do").waitFor()
    assert.ok(await dialog.getByRole("radio", { name: "Tours" }).isChecked())
    const asked: string[] = []
    page.on("request", (request) => void (request.url().includes("/api/") && asked.push(request.url())))
    await dialog.getByText("Transfers", { exact: true }).click()
    await dialog.getByRole("button", { name: "Sapa" }).click()
    assert.equal(await dialog.getByRole("textbox", { name: "Search tours" }).inputValue(), "Sapa")
    assert.deepEqual(asked, [])
  })

  test("the home page has the specified numbers of slides, destinations, tours, transfers and figures (§2, §9)", async ({
    page,
    site,
  }) => {
    await visit(page, "/", "networkidle")
    const section = (heading: string) => page.locator("section", { has: page.getByRole("heading", { name: heading }) })
    const show = page.getByRole("region", { name: "Pictures that change" })
    await show.getByText("1 / 8").waitFor()
    const fade = await show
      .locator("div[aria-hidden]")
      .first()
      .evaluate((slide) => getComputedStyle(slide).transition)
    assert.match(fade, /^opacity 1s linear/)
    const slide = show.getByRole("link", { name: "Ha Long Bay: browse tours" })
    assert.equal(await slide.getAttribute("href"), "/category/ha-long")
    assert.equal(await section("Four places to begin").getByRole("link").count(), 4)
    assert.equal(await section("Guest favourites").getByRole("article").count(), 6)
    assert.equal(await section("Airport pick-ups and private transfers").getByRole("article").count(), 3)
    const themes = section("Browse by interest")
    assert.equal(await (await openTabs(page)).first().getAttribute("aria-selected"), "true")
    const [{ slug }] = (await site.call("GET", "/tour-categories")).data
    const { pagination } = await site.call("GET", `/tours?category=${slug}&page=1`)
    const tours = themes.getByRole("tabpanel").getByRole("article")
    assert.equal(await tours.count(), Math.min(4, pagination.total))
    assert.deepEqual(await section("In figures").locator("dd").allTextContents(), ["5000+", "50+", "98%", "24/7"])
    for (const heading of ["How booking works", "Why with us"])
      await page.getByRole("heading", { name: heading }).waitFor()
    assert.equal(await page.getByRole("link", { name: "Write to us" }).getAttribute("href"), "/contact")
    // The server renders all lists, so the browser must request none.
    const asked: string[] = []
    page.on("request", (request) => asked.push(new URL(request.url()).pathname))
    await visit(page, "/vi")
    await page.getByRole("heading", { level: 1, name: "Ghé chơi khắp Việt Nam." }).waitFor()
    await page.waitForLoadState("networkidle")
    const lists = asked.filter((path) => /^\/api\/(tours|transfers|([a-z]+-)?categories)/.test(path))
    assert.deepEqual(lists, [])
  })

  test("the about page has the company's story, figures and links (§2, §9)", async ({ page }) => {
    await visit(page, "/about")
    for (const heading of [
      "Our story",
      "What we are here for",
      "What we hold to",
      "Who answers you",
      "Why travellers choose us",
    ])
      await page.getByRole("heading", { level: 2, name: heading }).waitFor()
    const main = page.getByRole("main")
    assert.deepEqual(await main.locator(".figures dd").allTextContents(), ["5000+", "100+", "10+", "24/7"])
    assert.equal(await main.getByRole("link", { name: "Browse Tours" }).getAttribute("href"), "/tours")
    assert.equal(await main.getByRole("link", { name: "Contact Us" }).getAttribute("href"), "/contact")
    for (const text of ["+84 24 3926 0114", "xinchao@ghe.example"])
      await main.getByRole("link", { name: text }).waitFor()
  })

  test("the 404 page links to home, back, tours, transfers, blog and contact (§2)", async ({
    page,
    expectProblems,
  }) => {
    expectProblems(/404/)
    await visit(page, "/about")
    await visit(page, "/nowhere")
    const main = page.getByRole("main")
    await main.getByRole("heading", { level: 1, name: "Page Not Found" }).waitFor()
    const links = await main.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href")))
    assert.deepEqual(links, ["/", "/tours", "/transfers", "/blog", "/contact"])
    await main.getByRole("button", { name: "Go back" }).click()
    await page.waitForURL(/\/about$/)
  })

  test("spinners come in four sizes (§9)", async ({ page }) => {
    await visit(page, "/styleguide", "networkidle")
    const sizes = await page
      .locator("[role=status]:has(> [aria-hidden])")
      .evaluateAll((all) => [...new Set(all.map((spinner) => spinner.getBoundingClientRect().width))])
    assert.equal(sizes.length, 4)
  })
})

type Scroll = { delay: number | undefined; options: unknown }

/** Runs in the page: records the first smooth scroll to the top, and its delay. */
function recordScrolls() {
  const { setTimeout } = window
  const scroll = window.scrollTo.bind(window) as (...way: unknown[]) => void
  let delay: number | undefined
  const timed = (handler: () => void, ms?: number) =>
    setTimeout(() => {
      delay = ms
      handler()
      delay = undefined
    }, ms)
  const noted = (...way: [ScrollToOptions]) => {
    if (way[0]?.behavior === "smooth") Object.assign(window, { toTop: { delay, options: way[0] } })
    scroll(...way)
  }
  Object.assign(window, { setTimeout: timed, scrollTo: noted })
}

/** Runs in the page: presses a link during the scroll, and records positions. */
function pressWhileItMoves() {
  const scroll = window.scrollTo.bind(window) as (...way: unknown[]) => void
  let begun = Number.POSITIVE_INFINITY
  window.scrollTo = ((...way: [ScrollToOptions]) => {
    if (way[0]?.behavior === "smooth") begun = Math.min(begun, window.scrollY)
    scroll(...way)
  }) as typeof window.scrollTo
  const frame = () => new Promise(requestAnimationFrame)
  const press = async () => {
    while (window.scrollY >= begun || begun === Number.POSITIVE_INFINITY) await frame()
    document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }))
    const before = window.scrollY
    for (let frames = 0; frames < 4; frames++) await frame()
    Object.assign(window, { held: [before, window.scrollY] })
  }
  void press()
}

test.describe("the warm-up overlay of the specification (§4, §9)", () => {
  const answers: Route[] = []

  test.beforeEach(async ({ page }) => {
    await page.route("**/api/warmup", (route) => void answers.push(route))
    await page.clock.install()
    await page.addInitScript(() => {
      Math.random = () => 1
    })
  })

  test("advances by up to 15 every 200 ms to 100, showing four lines in turn", async ({ page }) => {
    await visit(page, "/vi/about")
    await page.clock.runFor(400)
    await page.getByText(warmUpMessages.title.vi).waitFor()
    const value = async () => Number(await page.locator("progress").getAttribute("value"))
    const seen = [await value()]
    const said = new Set<string | null>()
    for (let turn = 0; turn < 8; turn++) {
      await page.clock.runFor(turn < 4 ? 200 : 1_500)
      seen.push(await value())
      said.add(await page.getByRole("status").getByText(/…$/).textContent())
    }
    assert.ok(
      seen.every((percent) => percent === 100 || percent % 15 === 0),
      String(seen),
    )
    assert.equal(seen.at(-1), 100)
    assert.deepEqual([...said].sort(), warmUpMessages.steps.map(({ vi }) => vi).sort())
  })

  test("shows the specification's text if the server gives no reason for its failure", async ({
    page,
    expectProblems,
  }) => {
    expectProblems(/503/)
    await visit(page, "/about")
    await page.clock.runFor(400)
    await page.getByText(warmUpMessages.title.en).waitFor()
    await answers.at(-1)?.fulfill({ status: 503, json: { success: false } })
    await page.getByRole("alert").getByText("Failed to warm up server").waitFor()
    await page.getByRole("button", { name: "Try again" }).waitFor()
  })
})
