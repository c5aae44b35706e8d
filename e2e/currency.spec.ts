import type { Page } from "@playwright/test"
import { expect, reload, test, visit } from "./fixtures.ts"

const plain = (text: string) => text.replaceAll("\u00a0", " ")
const VND = /^[\d.]+ ₫$/
const USD = /^\$[\d,]+$/

/** The prices of a page as they are read: which comes first. */
async function pricesOf(page: Page): Promise<string[]> {
  const shown = page.locator("main .font-display.tabular-nums:visible")
  await expect(shown.first()).toBeVisible()
  return (await shown.allInnerTexts()).map(plain).filter((text) => /[₫$€₩]/.test(text))
}

const choose = (page: Page, currency: string) =>
  page.getByRole("combobox", { name: /Currency of prices|Đơn vị tiền của giá/ }).selectOption(currency)

test.describe("the currency of prices", () => {
  test("is đồng first in Vietnamese and dollars first in English", async ({ page }) => {
    await visit(page, "/vi/tours")
    for (const price of await pricesOf(page)) expect(price).toMatch(VND)
    await expect(page.locator("main article").first()).toContainText(/\d\s\$/)
    await visit(page, "/tours")
    for (const price of await pricesOf(page)) expect(price).toMatch(USD)
    await expect(page.locator("main article").first()).toContainText(/₫\d/)
  })

  test("is chosen in the top bar, and stays on the next page, after a reload and in another language", async ({
    page,
  }) => {
    await visit(page, "/tours")
    await choose(page, "VND")
    await expect.poll(() => pricesOf(page)).toEqual(expect.arrayContaining([expect.stringMatching(/^₫[\d,]+$/)]))
    await page.locator("main article a").first().click()
    await expect(page).toHaveURL(/\/tour\//)
    for (const price of await pricesOf(page)) expect(price).toMatch(/^₫/)
    await reload(page)
    for (const price of await pricesOf(page)) expect(price).toMatch(/^₫/)
    await visit(page, "/vi/transfers")
    await choose(page, "EUR")
    await expect.poll(async () => (await pricesOf(page))[0]).toMatch(/^≈ [\d.]+ €$/)
    await visit(page, "/")
    await expect(page.getByRole("combobox", { name: "Currency of prices" })).toHaveValue("EUR")
  })

  test("is the one of the price filter, exactly as it is read", async ({ page }) => {
    await visit(page, "/vi/tours?sort=price-low")
    const [least] = await pricesOf(page)
    const limit = least!.replace(/\D/g, "")
    const price = page.getByRole("group", { name: /VND/ })
    await price.locator("[name=maxPrice]").pressSequentially(least!.replace(/\D+$/, ""))
    await expect(page).toHaveURL(new RegExp(`maxPrice=${limit}&currency=VND`))
    await expect
      .poll(async () => {
        const found = (await pricesOf(page)).map((text) => Number(text.replace(/\D/g, "")))
        return Math.max(...found)
      })
      .toBe(Number(limit))
    await choose(page, "USD")
    await expect(page.getByRole("link", { name: /Bỏ lọc/ }).first()).toContainText("₫")
  })

  test("is the same from the card to the booking's total, for each line of it", async ({ page }) => {
    await visit(page, "/vi/tour/ha-long-bay-overnight-cruise/book")
    const total = page.locator("section[aria-live]").filter({ hasText: "Tổng" })
    const shown = await total.locator(".text-2xl").innerText()
    expect(plain(shown)).toMatch(VND)
    const lines = await total.locator("li.flex > :last-child").allInnerTexts()
    const sum = lines.reduce((all, line) => all + Number(line.replace(/\D/g, "")), 0)
    expect(sum).toBe(Number(shown.replace(/\D/g, "")))
  })
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the currency is chosen by a form, and the page comes back", async ({ page }) => {
    await page.goto("/tours?sort=price-low")
    await choose(page, "KRW")
    await page.getByRole("button", { name: "Show", exact: true }).click()
    await expect(page).toHaveURL(/\/tours\?sort=price-low$/)
    for (const price of await pricesOf(page)) expect(price).toMatch(/^≈ ₩/)
  })
})
