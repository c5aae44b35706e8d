import assert from "node:assert/strict"
import type { Locator, Page } from "@playwright/test"
import { expect, inDays, test, visit } from "./fixtures.ts"

const LANGUAGES = [
  {
    title: "in English",
    prefix: "",
    totalOf: /\$[\d,]+/,
    party: "for 2 adults, 1 child",
    total: "Total",
    question: /^Hello, I have a question about .+, (Mon|Tue|Wed|Thu|Fri|Sat|Sun), .+, 3 adults, 1 child: $/,
    next: "Next dates",
    none: /^No dates are open at the moment/,
    all: "All dates",
    book: "Book this date",
    choose: "Choose date",
    more: "More",
    adults: "Adults",
    name: "Full name",
    email: "Email",
    phone: "Phone, Zalo or WhatsApp",
    submit: "Request this booking",
    received: "We have your request",
    age: "Age of child 1",
  },
  {
    title: "in Vietnamese",
    prefix: "/vi",
    totalOf: /[\d.]+\s₫/,
    party: "cho 2 người lớn, 1 trẻ em",
    total: "Tổng cộng",
    question: /^Chào bạn, tôi muốn hỏi về .+, (Thứ \d|CN), .+, 3 người lớn, 1 trẻ em: $/,
    next: "Các ngày gần nhất",
    none: /^Hiện chưa có ngày mở bán/,
    all: "Tất cả các ngày",
    book: "Đặt ngày này",
    choose: "Chọn ngày",
    more: "Thêm",
    adults: "Người lớn",
    name: "Họ và tên",
    email: "Email",
    phone: "Số điện thoại, Zalo hoặc WhatsApp",
    submit: "Gửi yêu cầu đặt tour",
    received: "Chúng tôi đã nhận yêu cầu của bạn",
    age: "Tuổi của trẻ 1",
  },
]
type Words = (typeof LANGUAGES)[number]

const day = inDays(20)
const LIST = `/tours?search=cruise&from=${day}&to=${day}&adults=2&ages=8`

const amountIn = async (place: Locator, { totalOf }: Words) => totalOf.exec(await place.innerText())?.[0]
const cardOf = (page: Page) => page.getByRole("main").getByRole("complementary")

for (const words of LANGUAGES) {
  test.describe(`the side card ${words.title}`, () => {
    test("takes over the search, prices each day for the party and fills in the form", {
      tag: "@desktop",
    }, async ({ page }) => {
      const total = await openFirstTour(page, words)
      const card = cardOf(page)
      const days = card.getByRole("group", { name: words.next }).getByRole("radio")
      await days.first().waitFor()
      assert.equal(await days.count(), 8)
      assert.equal(await days.first().isChecked(), true)
      assert.equal(await days.first().getAttribute("value"), day)
      await card.getByText(words.total).last().waitFor()
      assert.equal(await amountIn(card.locator("label:has(:checked)").last(), words), total)
      const chosen = await days.nth(2).getAttribute("value")
      const label = card.locator(`label:has([value="${chosen}"])`)
      await label.click()
      await expect(days.nth(2)).toBeChecked()
      await more(card, words.adults, words).click()
      const dearer = await amountIn(label, words)
      assert.notEqual(dearer, total)

      const chat = new URL((await card.getByRole("link", { name: "WhatsApp" }).getAttribute("href")) ?? "")
      assert.match(chat.searchParams.get("text") ?? "", words.question)

      await card.getByRole("button", { name: words.book }).click()
      const dialog = page.getByRole("dialog")
      await dialog.locator(`[data-day="${chosen}"] [aria-label]`).waitFor()
      assert.equal(await dialog.getByLabel(words.age).inputValue(), "8")
      await dialog
        .getByText(dearer ?? "")
        .first()
        .waitFor()
      await dialog.getByLabel(words.name).fill("Nguyễn Thị Ánh")
      await dialog.getByLabel(words.email).fill(`card${words.prefix.length}@example.com`)
      await dialog.getByLabel(words.phone).fill("0912 345 678")
      await dialog.getByRole("button", { name: words.submit }).click()
      await page.getByRole("heading", { level: 1, name: words.received }).waitFor()
      await page
        .getByText(dearer ?? "")
        .first()
        .waitFor()
    })

    test("shows in the form what was chosen in it, and the other way round", { tag: "@desktop" }, async ({ page }) => {
      await openFirstTour(page, words)
      const card = cardOf(page)
      await card.getByRole("button", { name: words.all }).click()
      await card.getByRole("grid").locator("button:enabled").last().click()
      const chosen = await card.locator("[data-selected]").getAttribute("data-day")
      await card.getByRole("button", { name: words.book }).click()
      const dialog = page.getByRole("dialog")
      assert.equal(await dialog.locator("[data-selected]").getAttribute("data-day"), chosen)
      await more(dialog, words.adults, words).click()
      await page.keyboard.press("Escape")
      await dialog.waitFor({ state: "hidden" })
      assert.equal(await card.getByRole("group", { name: words.adults }).getByRole("status").textContent(), "3")
    })

    test("says that no date is open", { tag: "@desktop" }, async ({ page }) => {
      const none = { success: true, data: [], closedDays: [], firstDay: null, holidays: [] }
      await page.route("**/api/tours/*/departures", (route) => route.fulfill({ json: none }))
      await visit(page, `${words.prefix}/tour/ha-long-bay-overnight-cruise`)
      await cardOf(page).getByText(words.none).waitFor()
    })

    test("is the dialog on phones, which starts with the search", { tag: "@phone" }, async ({ page }) => {
      const total = await openFirstTour(page, words)
      await page.getByRole("button", { name: words.choose }).locator("visible=true").click()
      const dialog = page.getByRole("dialog")
      await dialog.locator("[data-selected]").waitFor()
      assert.equal(await dialog.getByLabel(words.age).inputValue(), "8")
      await dialog.locator(".form-foot").getByText(total).waitFor()
    })
  })
}

/** Opens the first tour of a search for a family, and returns what the list says that it pays. */
async function openFirstTour(page: Page, words: Words): Promise<string> {
  await visit(page, `${words.prefix}${LIST}`)
  const card = page.getByRole("article").filter({ hasText: words.party }).first()
  const total = (await amountIn(card.getByText(words.party).locator(".."), words)) ?? ""
  await card.getByRole("link").first().click()
  await page.waitForURL(/\/tour\//)
  return total
}

const more = (place: Locator, group: string, words: Words) =>
  place.getByRole("group", { name: group }).getByRole("button", { name: words.more })
