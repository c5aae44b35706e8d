import assert from "node:assert/strict"
import type { Page } from "@playwright/test"
import { expect } from "@playwright/test"
import { findViolations } from "./axe.ts"
import { test, visit } from "./fixtures.ts"

const WALK = "hanoi-old-quarter-street-food-walk"
const CRUISE = "ha-long-bay-day-cruise-from-hanoi"
const RIDE = "noi-bai-airport-to-hanoi-old-quarter"

const english = { locale: "en-GB", prefix: "", title: "Recently seen", clear: "Clear what you have recently seen" }
const vietnamese = { locale: "vi-VN", prefix: "/vi", title: "Bạn vừa xem", clear: "Xóa danh sách vừa xem" }

const row = (page: Page, title: string) => page.getByRole("region", { name: title })
const links = async (page: Page, title: string) =>
  (await row(page, title).getByRole("link").all()).map((link) => link.getAttribute("href"))
const scrollDown = (page: Page) => page.getByRole("main").evaluate((main) => main.scrollIntoView({ block: "end" }))

test.describe("recently seen tours and transfers", () => {
  for (const words of [english, vietnamese])
    test(`end the next page, until they are cleared (${words.locale})`, { tag: "@phone" }, async ({ newVisitor }) => {
      const { prefix, title } = words
      const page = await newVisitor({ locale: words.locale })
      await visit(page, `${prefix}/tour/${WALK}`, "networkidle")
      await scrollDown(page)
      await expect(row(page, title)).toHaveCount(0)
      await visit(page, `${prefix}/transfer/${RIDE}`, "networkidle")
      await page.waitForFunction((ride) => localStorage.getItem("ghe-recently-seen")?.includes(ride), RIDE)
      // What is gone leaves no gap.
      await page.evaluate(() => {
        const seen = JSON.parse(localStorage.getItem("ghe-recently-seen") ?? "[]")
        localStorage.setItem("ghe-recently-seen", JSON.stringify(["tour/long-gone", ...seen]))
      })
      const asked: string[] = []
      page.on("request", (request) => asked.push(request.url()))
      await visit(page, `${prefix}/tour/${CRUISE}`, "networkidle")
      assert.ok(!asked.some((url) => url.includes("slugs=")), "nothing is loaded before it is near")
      await scrollDown(page)
      await row(page, title).getByRole("link").first().waitFor()
      assert.deepEqual(await Promise.all(await links(page, title)), [
        `${prefix}/transfer/${RIDE}`,
        `${prefix}/tour/${WALK}`,
      ])
      assert.equal(asked.filter((url) => url.includes("slugs=")).length, 2)
      assert.deepEqual(await findViolations(page), [])
      await row(page, title).getByRole("link").last().click()
      await page.waitForURL(`**/tour/${WALK}`)
      await visit(page, `${prefix}/wishlist`)
      await expect(row(page, title).getByRole("link")).toHaveCount(3)
      await row(page, title).getByRole("button", { name: words.clear }).click()
      await expect(row(page, title)).toHaveCount(0)
      assert.equal(await page.evaluate(() => localStorage.getItem("ghe-recently-seen")), null)
    })

  test("do no harm where storage is blocked", async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("blocked", "SecurityError")
          },
        })
    })
    await visit(page, `/tour/${WALK}`, "networkidle")
    await page.getByRole("link", { name: "Tours", exact: true }).first().click()
    await page.getByRole("heading", { level: 1, name: "Tours in Vietnam" }).waitFor()
    await page.getByRole("link", { name: "Ha Long Bay overnight cruise" }).click()
    await page.getByRole("heading", { level: 1, name: "Ha Long Bay overnight cruise" }).waitFor()
    await scrollDown(page)
    await row(page, english.title).getByRole("link").first().waitFor()
  })
})
