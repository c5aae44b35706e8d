import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { expect, openSite, test, visit } from "./fixtures.ts"

test.use({ siteOptions: { env: { DEMO: "0" } } })

test.describe("a site without content", () => {
  test.beforeEach(({ site }) => openSite(site))

  test("has the default colours, a default name, and no broken links", async ({ page }) => {
    await visit(page, "/tours")
    const banner = page.getByRole("banner")
    await banner.getByRole("link", { name: "Your travel company" }).waitFor()
    const footer = page.getByRole("contentinfo")
    const colour = await footer.evaluate((foot) => getComputedStyle(foot).backgroundColor)
    assert.equal(colour, "rgb(31, 41, 55)")
    assert.equal(await page.locator("a[href^='tel:'], a[href^='mailto:']").count(), 0)
    assert.equal(await footer.getByRole("link", { name: /Facebook|Instagram|YouTube|TikTok/ }).count(), 0)
  })

  test("has no page about a company that has written none, and no link to one", async ({ site }) => {
    for (const path of ["/about", "/terms", "/privacy", "/vi/about", "/vi/terms", "/vi/privacy"]) {
      const answer = await fetch(site.origin + path)
      assert.equal(answer.status, 404, path)
      assert.match(await answer.text(), path.startsWith("/vi") ? /Không tìm thấy/ : /Page Not Found/)
    }
    for (const path of ["/", "/vi", "/tours", "/contact", "/login"])
      assert.doesNotMatch(await site.text(path), /href="(\/vi)?\/(about|terms|privacy)"/)
  })

  test("says nowhere what only the demo company is", async ({ site }) => {
    const pages = [
      "/",
      "/vi",
      "/tours",
      "/transfers",
      "/blog",
      "/contact",
      "/vi/contact",
      "/login",
      "/register",
      "/about",
    ]
    const answers = ["/api/settings", "/api/pages", "/api/tours", "/api/blogs", "/api/openapi.json"]
    const feeds = ["/rss.xml", "/vi/rss.xml", "/sitemap.xml", "/sitemaps/pages-1.xml", "/manifest.webmanifest"]
    for (const path of [...pages, ...answers, ...feeds]) {
      const text = await (await fetch(site.origin + path)).text()
      assert.doesNotMatch(text, /demonstration|Hanoi Old Quarter|demo company|minh họa|Phố cổ Hà Nội/i, path)
    }
  })

  test("shows fields of colour where it has no pictures", async ({ page }) => {
    for (const path of ["/", "/vi/contact", "/login", "/register"]) {
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
    assert.doesNotMatch(home, /In figures|5000\+/)
  })
})

/** They say so without the mailed link, or without the tour, that they are about. The style guide is the demo's. */
const NEEDING_A_LINK = ["/ask", "/waiting-list", "/newsletter/confirm", "/newsletter/unsubscribe", "/styleguide"]
/** Pages without a parameter in their address. */
const PAGES = [
  "/",
  ...[...readFileSync(join(import.meta.dirname, "../src/routes.ts"), "utf8").matchAll(/route\("([^$"]+)"/g)]
    .map(([, path = ""]) => path)
    .filter((path) => !NEEDING_A_LINK.includes(path)),
]

test.describe("a site without content, walked through", () => {
  test.use({ realPictures: true })
  test.beforeEach(({ site }) => openSite(site))

  test("has no request that fails and no broken picture on any page", { tag: "@both" }, async ({ page, site }) => {
    assert.ok(PAGES.length > 20)
    const failed: string[] = []
    let path = ""
    page.on("response", (response) => {
      if (response.status() >= 400) failed.push(`${path}: ${response.status()} ${response.url()}`)
    })
    page.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText
      // Leaving a page ends what it loads ahead.
      if (reason !== "net::ERR_ABORTED" || request.resourceType() === "image")
        failed.push(`${path}: ${reason} ${request.url()}`)
    })
    for (path of PAGES.flatMap((path) => [path, `/vi${path === "/" ? "" : path}`])) {
      await visit(page, path, "networkidle")
      failed.push(...(await brokenPictures(page)).map((address) => `${path}: broken ${address}`))
    }
    const { icons } = JSON.parse(await site.text("/manifest.webmanifest"))
    const previews = ["/media/social/en/home.jpg", "/media/social/vi/home.jpg"]
    for (const src of [...icons.map(({ src }: { src: string }) => src), ...previews])
      assert.equal((await fetch(site.origin + src)).status, 200, src)
    assert.deepEqual([...new Set(failed)], [])
  })
})

/** Scrolls through the page, so that all pictures are loaded, and returns the addresses of those that can't be shown. */
async function brokenPictures(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume)))
    }
  })
  await page.waitForLoadState("networkidle")
  return page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ currentSrc, src }) => currentSrc || src),
  )
}
