import assert from "node:assert/strict"
import { postgresMissingReason, startPostgres, type ThrowawayPostgres } from "../src/server/testing/postgres.ts"
import { findViolations } from "./axe.ts"
import { test as base, expect, hydrated, startTestSite, visit } from "./fixtures.ts"

const WORDS = {
  en: {
    prefix: "",
    locale: "en-GB",
    title: "We'll be right back",
    again: "Try again",
    still: /^Still no answer/,
    list: "Tours in Vietnam",
  },
  vi: {
    prefix: "/vi",
    locale: "vi-VN",
    title: "Chúng tôi sẽ quay lại ngay",
    again: "Thử lại",
    still: /^Vẫn chưa kết nối được/,
    list: "Tour du lịch Việt Nam",
  },
}
/** Not cached. */
const LIST = "/tours?maxPrice=70"

const test = base.extend<object, { postgres: ThrowawayPostgres }>({
  postgres: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const postgres = await startPostgres()
      await use(postgres)
      await postgres.stop()
    },
    { scope: "worker" },
  ],
  site: [
    async ({ postgres }, use) => {
      const site = await startTestSite({ databaseUrl: postgres.url, env: { DEMO: "1" } })
      await use(site)
      await site.stop()
    },
    { scope: "worker", timeout: 240_000 },
  ],
})

test.describe("the site while its database is away", () => {
  const missing = postgresMissingReason()
  test.skip(missing !== undefined, missing)

  test.beforeEach(async ({ postgres, expectProblems }) => {
    expectProblems(/status of 503|ApiError/)
    await postgres.crash()
  })

  for (const [language, width] of [
    ["en", 1440],
    ["vi", 390],
  ] as const) {
    const { prefix, locale, title, again, still, list } = WORDS[language]

    test.describe(`in ${language} at ${width} px`, () => {
      test.use({ locale, viewport: { width, height: 900 } })

      test("says so and whom to call, and its button reloads the page once the database is back", async ({
        page,
        postgres,
      }) => {
        const answer = await page.goto(prefix + LIST)
        assert.equal(answer?.status(), 503)
        assert.ok(Number(answer?.headers()["retry-after"]) > 0)
        await hydrated(page)
        const heading = page.getByRole("heading", { level: 1 })
        await expect(heading).toHaveText(title)
        await expect(page.locator("html")).toHaveAttribute("lang", language)
        assert.equal(answer?.headers()["x-robots-tag"], "noindex")
        await expect(page.locator("link[rel=canonical]")).toHaveCount(0)
        await expect(page).toHaveTitle(new RegExp(title))
        const main = page.getByRole("main")
        for (const way of ["tel:", "https://zalo.me/"]) await expect(main.locator(`a[href^="${way}"]`)).toHaveCount(1)
        await main.getByRole("button", { name: again }).click()
        await page.getByText(still).waitFor()
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        assert.ok(excess <= 0, `${excess} px too wide`)
        assert.deepEqual(await findViolations(page), [])

        await postgres.restart()
        // The site may need some time to find its database again.
        await expect(async () => {
          const isAway = (await heading.textContent()) === title
          if (isAway) await main.getByRole("button", { name: again }).click({ timeout: 1_000 })
          await expect(heading).toHaveText(list, { timeout: 1_000 })
        }).toPass({ timeout: 60_000 })
        await main.getByRole("article").first().waitFor()
        assert.notEqual(await page.title(), title)
        await expect(page.locator("meta[name=robots]")).toHaveCount(1)
      })
    })
  }

  test("shows pages that need no database, and the error page after a link to one that does", async ({ page }) => {
    await visit(page, "/contact")
    await page.getByRole("banner").getByRole("link", { name: "Tours", exact: true }).click()
    await page.getByRole("heading", { level: 1, name: WORDS.en.title }).waitFor()
    await expect(page).toHaveTitle(WORDS.en.title)
  })
})
