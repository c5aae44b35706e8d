import assert from "node:assert/strict"
import type { Page } from "@playwright/test"
import { expect, test, visit } from "./fixtures.ts"
import { openScreen } from "./staff-screens.ts"

const WORDS = [
  {
    prefix: "",
    search: "Search",
    place: "Ha Long Bay",
    transfer: "Noi Bai airport to Hanoi Old Quarter",
    query: "north 2 days end of december 2 adults 1 child under 150",
    chips: [
      /^Northern Vietnam$/,
      /^21 December 20\d\d – 31 December 20\d\d$/,
      /^2 adults, 1 child \(aged 8\)$/,
      /^up to \$150$/,
      /^2 days$/,
    ],
    remove: (chip: string) => `Remove filter: ${chip}`,
    length: "2 days",
    also: /^All \d+ transfers$/,
  },
  {
    prefix: "/vi",
    search: "Tìm kiếm",
    place: "Vịnh Hạ Long",
    transfer: "Sân bay Nội Bài về phố cổ Hà Nội",
    query: "miền bắc 2 ngày cuối tháng 12 2 người lớn 1 bé dưới 4 triệu",
    chips: [
      /^Miền Bắc$/,
      /^21\/12\/20\d\d – 31\/12\/20\d\d$/,
      /^2 người lớn, 1 trẻ em \(8 tuổi\)$/,
      /^đến 4\.000\.000\s₫$/,
      /^2 ngày$/,
    ],
    remove: (chip: string) => `Bỏ lọc: ${chip}`,
    length: "2 ngày",
    also: /^Cả \d+ chuyến đưa đón$/,
  },
]

const dialogOf = async (page: Page, name: string) => {
  await page.getByRole("banner").getByRole("button", { name }).click()
  return page.getByRole("dialog")
}
const tourSlugs = (page: Page) =>
  page
    .getByRole("article")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")))

for (const words of WORDS) {
  const { prefix, remove } = words

  test.describe(`searching (${prefix || "/en"})`, () => {
    test("suggests places, tours and transfers while typing, for the keyboard", async ({ page }) => {
      await visit(page, `${prefix}/about`)
      const dialog = await dialogOf(page, words.search)
      const field = dialog.getByRole("combobox")
      await field.pressSequentially("halo")
      const place = dialog.getByRole("option", { name: words.place, exact: true })
      await place.waitFor()
      await expect(field).toHaveAttribute("aria-expanded", "true")
      await field.press("ArrowDown")
      await expect(field).toHaveAttribute("aria-activedescendant", (await place.getAttribute("id")) ?? "")
      await field.press("Enter")
      await page.waitForURL(`**${prefix}/category/ha-long`)
    })

    test("leads from 'airport' to transfers, and offers last searches again", async ({ page }) => {
      await visit(page, `${prefix}/about`)
      const dialog = await dialogOf(page, words.search)
      await dialog.getByRole("combobox").fill("airport")
      await dialog.getByRole("option", { name: words.transfer }).waitFor()
      await dialog.getByRole("combobox").press("Enter")
      await page.waitForURL(`**${prefix}/tours?search=airport`)
      await page.getByRole("link", { name: words.also }).click()
      await page.waitForURL(`**${prefix}/transfers?search=airport`)
      await page.getByRole("article").first().waitFor()
      const again = await dialogOf(page, words.search)
      await again.getByRole("combobox").fill("airp")
      await again.getByRole("option", { name: "airport", exact: true }).click()
      await page.waitForURL(`**${prefix}/tours?search=airport`)
    })

    test("closes the suggestions with the dialog, and drops those of shorter words", async ({ page }) => {
      await visit(page, `${prefix}/about`)
      const dialog = await dialogOf(page, words.search)
      await dialog.getByRole("combobox").fill("hoi")
      await dialog.getByRole("option").first().waitFor()
      await dialog.getByRole("combobox").fill("h")
      await expect(dialog.getByRole("option")).toHaveCount(0)
      await dialog.getByRole("combobox").fill("hoi")
      await dialog.getByRole("option").first().waitFor()
      await dialog.getByRole("combobox").press("Escape")
      await dialog.waitFor({ state: "detached" })
    })

    test("shows how a search was read as chips that can be removed", async ({ page }) => {
      await visit(page, `${prefix}/about`)
      const dialog = await dialogOf(page, words.search)
      await dialog.getByRole("combobox").fill(words.query)
      await dialog.getByRole("combobox").press("Enter")
      await page.waitForURL(`**${prefix}/tours?search=*`)
      for (const chip of words.chips)
        await page.getByRole("main").getByText(chip).filter({ visible: true }).first().waitFor()
      const found = await tourSlugs(page)
      assert.ok(found.length > 0)
      assert.equal(await page.getByRole("complementary").getByRole("searchbox").inputValue(), words.query)
      await page.getByRole("link", { name: remove(words.length) }).click()
      await page.waitForURL(
        (url) => url.searchParams.get("place") === "northern-vietnam" && !url.searchParams.has("search"),
      )
      await expect.poll(async () => (await tourSlugs(page)).length).toBeGreaterThan(found.length)
      await expect(page.getByRole("complementary").getByRole("searchbox")).toHaveValue("")
    })
  })
}

test.describe("synonyms", () => {
  for (const [language, words] of [
    [
      "en",
      {
        add: "Add synonyms",
        field: "Words, separated by commas",
        save: "Save",
        refusal: /^Write at least two words/,
        remove: "Delete",
      },
    ],
    [
      "vi",
      {
        add: "Thêm từ đồng nghĩa",
        field: "Các từ, cách nhau bằng dấu phẩy",
        save: "Lưu",
        refusal: /^Nhập ít nhất hai từ/,
        remove: "Xóa",
      },
    ],
  ] as const)
    test(`are edited by staff and searched at once (${language})`, async ({ page, site, expectProblems }) => {
      expectProblems(/status of 422/)
      // Both languages run on the same site.
      const name = language === "en" ? "Hoianville" : "Phohoian"
      const found = async (search: string) =>
        (await site.call("GET", `/search?q=${encodeURIComponent(search)}`)).tours.total
      await openScreen(page, "/synonyms", { language })
      await page.getByText("HCMC").waitFor()
      await page.getByRole("button", { name: words.add }).click()
      const dialog = page.getByRole("dialog")
      await dialog.getByLabel(words.field).fill(name)
      await dialog.getByRole("button", { name: words.save }).click()
      await dialog.getByText(words.refusal).first().waitFor()
      assert.equal(await found(name), 0)
      await dialog.getByLabel(words.field).fill(`${name}, Hội An`)
      await dialog.getByRole("button", { name: words.save }).click()
      await dialog.waitFor({ state: "detached" })
      assert.equal(await found(name), await found("hoi an"))
      const row = page.getByRole("listitem").filter({ hasText: name })
      await row.getByRole("button", { name: words.remove }).click()
      await dialog.getByRole("button", { name: words.remove }).click()
      // Rows behind a dialog count as hidden.
      await dialog.waitFor({ state: "detached" })
      await row.waitFor({ state: "detached" })
      assert.equal(await found(name), 0)
    })
})

test.describe("a list without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("has links that remove what was read", async ({ page, expectProblems }) => {
    expectProblems(/\.js csp$/)
    await page.goto("/tours?search=hanoi+1+day+under+40")
    await page.getByRole("link", { name: "Remove filter: up to $40" }).click()
    await page.waitForURL("**/tours?search=hanoi&days=1")
    await page.getByRole("link", { name: "Remove filter: 1 day" }).click()
    await page.waitForURL("**/tours?search=hanoi")
  })

  test("finds transfers under a price", async ({ page, expectProblems }) => {
    expectProblems(/\.js csp$/)
    await page.goto("/transfers?search=airport+under+15")
    const link = page.getByRole("link", { name: "Remove filter: up to $15" })
    await link.click()
    await page.waitForURL("**/transfers?search=airport")
  })
})
