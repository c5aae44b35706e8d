import assert from "node:assert/strict"
import type { Page } from "@playwright/test"
import { expect, test } from "./fixtures.ts"
import { countClicks, openToday } from "./staff-screens.ts"

// The demo company with its bookings, enquiries and a mail that failed.
test.use({ siteOptions: { env: { DEMO: "1" } } })

const card = (page: Page, title: string) => page.locator("section", { has: page.getByRole("heading", { name: title }) })

test.describe("a working day in the back office", () => {
  test("answers an enquiry with one click", { tag: "@both" }, async ({ page }) => {
    await openToday(page)
    const enquiries = card(page, "Thư khách chờ trả lời")
    const answer = enquiries.getByRole("button", { name: "Trả lời", exact: true })
    await answer.first().waitFor()
    const clicks = await countClicks(page)
    await answer.first().click()
    const dialog = page.getByRole("dialog")
    await expect(dialog.getByLabel("Nội dung", { exact: true })).toBeFocused()
    await page.keyboard.type("Dạ được, mời anh chị ghé văn phòng.")
    await page.keyboard.press("Tab")
    await expect(dialog.getByRole("button", { name: "Gửi trả lời" })).toBeFocused()
    await page.keyboard.press("Enter")
    await dialog.waitFor({ state: "detached" })
    await enquiries.getByRole("status").getByText("Đã trả lời").waitFor()
    assert.equal(await clicks(), 1)
  })

  test("works Today down to zero", async ({ page }) => {
    await openToday(page)
    const dialog = page.getByRole("dialog")
    await workDown(page, "Thư khách chờ trả lời", "Trả lời", async () => {
      await expect(dialog.getByLabel("Nội dung", { exact: true })).toBeFocused()
      await page.keyboard.type("Dạ được, mời anh chị ghé văn phòng.")
      await dialog.getByRole("button", { name: "Gửi trả lời" }).click()
      await dialog.waitFor({ state: "detached" })
    })
    await workDown(page, "Yêu cầu chờ trả lời", "Xác nhận")
    await workDown(page, "Chốt chạy hay hủy?", "Chốt chạy")
    await workDown(page, "Chuyến đã qua, cần ghi nhận", "Đã đi")
    const failed = card(page, "Email chưa gửi được").getByRole("button", { name: "Bỏ qua" })
    await failed.first().waitFor()
    for (let left = await failed.count(); left > 0; left--) {
      await failed.first().click()
      await expect(failed).toHaveCount(left - 1)
    }
    for (const text of [
      "Đã trả lời hết thư của khách.",
      "Đã trả lời hết các yêu cầu.",
      "Đã ghi nhận hết các chuyến đã qua.",
      "Không có email nào cần xử lý.",
    ])
      await page.getByText(text).waitFor()
  })
})

/** Presses a button in each row of a card, until none is left. Rows that are done stay for some seconds. */
async function workDown(page: Page, title: string, button: string, finish = async () => {}) {
  const waiting = card(page, title).getByRole("button", { name: button, exact: true })
  await waiting.first().waitFor()
  while ((await waiting.count()) > 0) {
    const link = await waiting.first().locator("xpath=ancestor::*[.//a][1]//a").first().getAttribute("href")
    await waiting.first().click()
    await finish()
    const row = card(page, title).locator(`a[href="${link}"]`).locator("xpath=..")
    await expect(row.getByRole("button", { name: button, exact: true })).toHaveCount(0)
  }
}
