import { expect, test, visit } from "./fixtures.ts"
import { STAFF } from "./site.ts"
import { openScreen } from "./staff-screens.ts"

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

  for (const { language, prefix, stop, day, text } of [
    {
      language: "English",
      prefix: "",
      stop: "Stop 2, Sapa: go to day 3",
      day: "Day 3 · Sapa on foot",
      text: "Lunch in Ta Van.",
    },
    {
      language: "Vietnamese",
      prefix: "/vi",
      stop: "Điểm 2, Sa Pa: xem ngày 3",
      day: "Ngày 3 · Đi bộ Sa Pa",
      text: "Ăn trưa ở Tả Van.",
    },
  ])
    test(`where it goes: a stop of the map opens its day, in ${language}`, { tag: "@both" }, async ({ page }) => {
      await visit(page, `${prefix}/tour/${NORTH}`)
      const step = page.getByText(text, { exact: true })
      await expect(step).toBeHidden()
      await page.getByRole("link", { name: stop }).click()
      await expect(page).toHaveURL(/#day-3$/)
      await expect(step).toBeVisible()
      await expect(page.getByRole("heading", { name: day })).toBeInViewport()
      await page.getByRole("heading", { name: day }).click()
      await expect(step).toBeHidden()
    })

  test("what guests ask and bring, folded, and as structured data", { tag: "@both" }, async ({ page }) => {
    await visit(page, `/tour/${NORTH}`)
    const answer = page.getByText(/^Four people share a cabin/)
    await expect(answer).toBeHidden()
    await page.getByRole("heading", { name: "Is the night train comfortable?" }).click()
    await expect(answer).toBeVisible()
    await expect(page.getByRole("heading", { name: "What to bring" })).toBeVisible()
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.join()).toContain("Is the night train comfortable?")
    await visit(page, `/vi/tour/${NORTH}`)
    await page.getByRole("heading", { name: "Tàu đêm có dễ ngủ không?" }).click()
    await expect(page.getByText(/^Bốn người một khoang/)).toBeVisible()
  })
})

test.describe("the office", () => {
  test("writes the steps, stops and questions of a tour", async ({ page, site }) => {
    const { token } = (await site.call("POST", "/auth/login", STAFF)).data
    const both = (en: string, vi: string) => ({ en, vi })
    const { data: tour } = await site.call(
      "POST",
      "/tours",
      {
        slug: "river-evening",
        title: both("River evening", "Chiều trên sông"),
        location: both("Hoi An", "Hội An"),
        description: both("We row.", "Ta chèo thuyền."),
        category: "culture-heritage",
        pricing: { adult: 40, child: null, currency: "USD" },
        itinerary: [{ title: both("Evening", "Chiều"), description: both("All at once", "Cả buổi"), meals: [] }],
      },
      token,
    )
    await openScreen(page, `/tours/${tour._id}`)
    await page.getByRole("button", { name: "Thêm chặng" }).click()
    await page.getByLabel("Giờ", { exact: true }).fill("17:30")
    await page.getByLabel("Nội dung · Tiếng Việt").fill("Gặp nhau ở bến")
    await page.getByLabel("Nội dung · Tiếng Anh").fill("Meet at the pier")
    for (const [nth, name, lat, lon] of [
      [0, "Hội An", "15.877", "108.328"],
      [1, "Đà Nẵng", "16.06", "108.22"],
    ] as const) {
      await page.getByRole("button", { name: "Thêm điểm dừng" }).click()
      await page.getByLabel("Tên điểm dừng · Tiếng Việt").nth(nth).fill(name)
      await page.getByLabel("Tên điểm dừng · Tiếng Anh").nth(nth).fill(name)
      await page.getByLabel("Vĩ độ").nth(nth).fill(lat)
      await page.getByLabel("Kinh độ").nth(nth).fill(lon)
    }
    await page.getByRole("button", { name: "Thêm câu hỏi" }).click()
    await page.getByLabel("Câu hỏi · Tiếng Việt").fill("Có áo phao không?")
    await page.getByLabel("Câu hỏi · Tiếng Anh").fill("Are there life jackets?")
    await page.getByLabel("Trả lời · Tiếng Việt").fill("Có.")
    await page.getByLabel("Trả lời · Tiếng Anh").fill("Yes.")
    await page.getByRole("button", { name: "Lưu", exact: true }).click()
    await page.getByText("Đã lưu", { exact: true }).waitFor()
    await visit(page, "/tour/river-evening")
    await expect(page.getByRole("listitem").filter({ hasText: "5:30 PM" }).last()).toHaveText("5:30 PMMeet at the pier")
    await expect(page.getByText("All at once")).toHaveCount(0)
    await expect(page.getByRole("link", { name: "Stop 2, Đà Nẵng: go to day 1" })).toBeVisible()
    await page.getByRole("heading", { name: "Are there life jackets?" }).click()
    await expect(page.getByText("Yes.", { exact: true })).toBeVisible()
  })
})
