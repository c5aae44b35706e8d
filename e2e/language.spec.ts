import assert from "node:assert/strict"
import type { Page } from "@playwright/test"
import { reload, type TestSite, test, visit } from "./fixtures.ts"

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

const SHARED = [
  "/tour/hanoi-old-quarter-street-food-walk",
  "/transfer/noi-bai-airport-to-hanoi-old-quarter",
  "/blog/first-day-in-vietnam",
]

test.describe("the language", () => {
  test("is the stored one, else the browser's, and is stored", async ({ page, newVisitor }) => {
    const english = await newVisitor({ locale: "vi-VN", extraHTTPHeaders: { "accept-language": "en" } })
    await visit(english, "/about")
    await languageOf(english, "vi")
    assert.equal(await kept(english), "vi")

    await page.addInitScript(() => localStorage.setItem("i18nextLng", "vi"))
    await visit(page, "/about")
    await languageOf(page, "vi")
  })

  test("stays the one that was pressed before the page's scripts came", async ({ page }) => {
    await visit(page, "/about")
    assert.equal(await kept(page), "en")
    const { promise: pressed, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await pressed
      await route.continue()
    })
    await page.goto("/about", { waitUntil: "commit" })
    const answered = page.waitForResponse(/\/language\/vi/)
    await toggle(page).click()
    await answered
    release()
    await page.locator("html[data-hydrated][lang=vi]").waitFor({ state: "attached" })
    await page.waitForFunction(() => localStorage.getItem("i18nextLng") === "vi")
    assert.equal(await page.getAttribute("html", "lang"), "vi")
  })

  test("can be switched in the top bar, which also has the phone number and the email address", async ({ page }) => {
    await visit(page, "/about")
    const banner = page.getByRole("banner")
    assert.equal(await banner.locator("a[href^='tel:+84']").count(), 1)
    assert.equal(await banner.locator("a[href='mailto:xinchao@ghe.example']").count(), 1)
    await banner.getByRole("button", { name: "Xem trang bằng tiếng Việt" }).click()
    await languageOf(page, "vi")
    assert.equal(await kept(page), "vi")
  })

  test("of a response is the address's, else the cookie's, else the browser's, else English", async ({ site }) => {
    const language = async (path: string, headers?: Record<string, string>) =>
      /<html lang="(\w+)"/.exec(await site.text(path, headers))?.[1]
    assert.equal(await language("/tours"), "en")
    assert.equal(await language("/tours", { "accept-language": "vi-VN,vi;q=0.9,en;q=0.5" }), "vi")
    assert.equal(await language("/tours", { "accept-language": "vi", cookie: "i18nextLng=en" }), "en")
    assert.equal(await language("/vi/tours", { "accept-language": "en", cookie: "i18nextLng=en" }), "vi")
    assert.equal(await language("/tours", { "accept-language": "fr,de;q=0.8" }), "en")
  })

  test("of a tour's texts switches without a request", async ({ page }) => {
    await visit(page, "/tour/ha-long-bay-day-cruise-from-hanoi", "networkidle")
    await page.getByRole("group", { name: "Next dates" }).waitFor()
    const asked: string[] = []
    page.on("request", (request) => asked.push(new URL(request.url()).pathname))
    const heading = page.getByRole("heading", { level: 1 })
    const title = await heading.textContent()
    await page.getByRole("button", { name: "Xem trang bằng tiếng Việt" }).click()
    await page.getByRole("heading", { name: "Tổng quan" }).waitFor()
    await page.getByRole("group", { name: "Các ngày gần nhất" }).waitFor()
    assert.notEqual(await heading.textContent(), title)
    assert.deepEqual(
      asked.filter((path) => path.startsWith("/api/")),
      [],
    )
  })

  test("switches by the address if that has one, otherwise without changing the address", async ({ page }) => {
    await visit(page, "/tours?days=1")
    await page.getByRole("button", { name: "Xem trang bằng tiếng Việt" }).click()
    await page.getByRole("heading", { level: 1, name: "Tour du lịch Việt Nam" }).waitFor()
    assert.match(page.url(), /\/tours\?days=1$/)
    assert.equal(await page.title(), "Tour du lịch Việt Nam")
    assert.equal(await page.getAttribute("html", "lang"), "vi")
    await reload(page)
    await page.getByRole("heading", { level: 1, name: "Tour du lịch Việt Nam" }).waitFor()
    await visit(page, "/vi/tours")
    const link = page.getByRole("article").getByRole("link").first()
    const title = (await link.textContent()) ?? ""
    await link.click()
    await page.getByRole("heading", { level: 1, name: title }).waitFor()
    await page.waitForURL(/\/vi\/tour\//)
    await page.getByRole("button", { name: "View this page in English" }).click()
    await page.waitForURL((url) => url.pathname.startsWith("/tour/"))
    assert.equal(await page.getAttribute("html", "lang"), "en")
  })

  test("of the whole page switches, and back without a request; input stays", async ({ page, site }) => {
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
      // On wide screens the side card asks what the server doesn't render.
      if (path === `/tour/${tour.slug}`) await page.setViewportSize({ width: 390, height: 844 })
      await visit(page, path)
      if (path === form) {
        await page.getByRole("main").locator("input[name=email]").fill("anna@example.com")
        // The server doesn't know the browser's country, whose numbers are the example.
        await page.getByRole("main").locator("select[name=countryCode]").selectOption("VN")
      }
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

  test("switches without a network", async ({ page, site, expectProblems }) => {
    expectProblems(/ERR_INTERNET_DISCONNECTED/)
    await visit(page, "/about", "networkidle")
    await page.context().setOffline(true)
    await toggle(page).click()
    await languageOf(page, "vi")
    await page.context().setOffline(false)
    assert.deepEqual(await wordsOf(page), await wordsOf(page, await site.text("/vi/about")))
  })

  test("of a page that a Vietnamese visitor shares is Vietnamese, also without a prefix", async ({
    site,
    newVisitor,
  }) => {
    const page = await newVisitor({ locale: "vi-VN", permissions: ["clipboard-read", "clipboard-write"] })
    await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }))
    for (const path of SHARED) {
      await visit(page, path)
      await page
        .locator("main")
        .getByRole("button", { name: /^Chia sẻ/ })
        .click()
      await page.getByText("Đã sao chép liên kết").waitFor()
      const shared = await page.evaluate(() => navigator.clipboard.readText())
      assert.equal(shared, `${site.origin}/vi${path}`)
      assert.match(await site.text(new URL(shared).pathname), /<html lang="vi"/)
    }
  })
})
