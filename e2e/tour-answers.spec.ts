import { expect, test, visit } from "./fixtures.ts"

const NORTH = "northern-vietnam-grand-tour-7-days"
const DELTA = "mekong-can-tho-chau-doc-tra-su-3-days"

test.describe("what a tour's page answers", () => {
  test("who it is for, meals, luggage, access, rain and the best months", async ({ page }) => {
    await visit(page, `/tour/${NORTH}`)
    const fact = (label: string) =>
      page
        .locator("dl > div")
        .filter({ has: page.getByText(label, { exact: true }) })
        .locator("dd")
    for (const [label, value] of [
      ["Ages", "From 8 years"],
      ["How demanding", "Moderate"],
      ["Largest group", "12 guests"],
      ["Languages of the guides", "English, Vietnamese, French"],
      ["Meals", "6 breakfasts, 6 lunches, 4 dinners"],
      ["Best months", /^March to May, September to November/],
      ["Luggage", /^One suitcase, kept in Hanoi/],
      ["Wheelchairs and pushchairs", /lifts/],
      ["When it rains", /museums in Hanoi/],
    ] as const)
      await expect(fact(label), label).toHaveText(value)
    await visit(page, `/vi/tour/${DELTA}`)
    for (const [label, value] of [
      ["Ngôn ngữ hướng dẫn viên", "Tiếng Anh, tiếng Việt, tiếng Pháp"],
      ["Tháng đẹp nhất", /^Tháng 9 đến tháng 2/],
    ] as const)
      await expect(fact(label), label).toHaveText(value)
    await expect(fact("Độ tuổi")).toHaveCount(0)
  })
})
