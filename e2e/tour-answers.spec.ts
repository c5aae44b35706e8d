import { expect, inDays, type TestSite, test, visit } from "./fixtures.ts"
import { STAFF } from "./site.ts"
import { openScreen, openToday } from "./staff-screens.ts"

const NORTH = "northern-vietnam-grand-tour-7-days"
const DELTA = "mekong-can-tho-chau-doc-tra-su-3-days"

// A site of its own, because all files with forms would share the limit of one network.
test.use({ siteOptions: {} })

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

  test("how to get there, how to go on, and what else there is in its place", async ({ page }) => {
    for (const { path, title, words, ride } of [
      {
        path: "/tour/sapa-trek-lao-chai-ta-van-homestay",
        title: "Before and after",
        words: ["To Sapa", "Also in Sapa"],
        ride: "Hanoi to Sapa by limousine van",
      },
      {
        path: "/vi/tour/sapa-trek-lao-chai-ta-van-homestay",
        title: "Trước và sau tour",
        words: ["Đến Sa Pa", "Cùng ở Sa Pa"],
        ride: "Xe limousine Hà Nội – Sa Pa",
      },
    ]) {
      await visit(page, path)
      const section = page.locator("section", { has: page.getByRole("heading", { name: title, exact: true }) })
      for (const word of words) await expect(section.getByText(word, { exact: true }).first(), word).toBeVisible()
      const link = section.getByRole("link", { name: ride, exact: true })
      await expect(link.first()).toHaveAttribute("href", /\/transfer\/hanoi-to-sapa/)
    }
    await visit(page, "/tour/hanoi-old-quarter-street-food-walk")
    const rows = page.getByRole("listitem").filter({ has: page.getByText("To Hanoi", { exact: true }) })
    await expect(rows.getByRole("link")).toHaveText([
      "Noi Bai airport to Hanoi Old Quarter",
      "Sapa stone church to Hanoi Old Quarter · Limousine van",
    ])
    await expect(rows.getByRole("link").last()).toHaveAttribute(
      "href",
      "/transfer/hanoi-to-sapa-limousine?reversed=true",
    )
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

  test("structured data says when no day can be booked", async ({ site }) => {
    const { token } = (await site.call("POST", "/auth/login", STAFF)).data
    const path = "/tour/ha-giang-loop-easy-rider-4-days"
    const { data: tour } = await site.call("GET", `/tours/slug/${path.split("/")[2]}`)
    expect(await site.text(path)).toContain('"availability":"https://schema.org/InStock"')
    const closed = { tourId: tour._id, from: inDays(0), to: inDays(400), reason: "" }
    const { data } = await site.call("POST", "/departures/close-outs", closed, token)
    await expect.poll(() => site.text(path)).toContain('"availability":"https://schema.org/SoldOut"')
    await site.call("DELETE", `/departures/close-outs/${data._id}`, undefined, token)
    await expect.poll(() => site.text(path)).toContain('"availability":"https://schema.org/InStock"')
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

test.describe("a question about a tour", () => {
  const asked = async (site: TestSite, search: string) => {
    const { token } = (await site.call("POST", "/auth/login", STAFF)).data
    return (await site.call("GET", `/enquiries?search=${encodeURIComponent(search)}`, undefined, token)).data
  }

  test("is sent from the tour's page, keeps its draft, and reaches the inbox", { tag: "@phone" }, async ({
    page,
    site,
    expectProblems,
  }) => {
    // What is sent within three seconds is sent again by itself.
    expectProblems(/status of 429/)
    const email = `asker-${crypto.randomUUID().slice(0, 8)}@mail.example`
    await visit(page, `/tour/${NORTH}`)
    const open = () => page.getByRole("button", { name: "Ask about this tour" }).filter({ visible: true }).click()
    await open()
    const dialog = page.getByRole("dialog", { name: "Ask about this tour" })
    await dialog.getByRole("button", { name: "Send question" }).click()
    await expect(dialog.getByRole("alert").getByRole("listitem")).toHaveText([
      "Please write your question",
      "Please enter your email address or phone number",
    ])
    await dialog.getByLabel("Your question").fill("Is there a lift in Sapa?")
    await dialog.getByLabel("Email or phone").fill("at home")
    await dialog.getByRole("button", { name: "Send question" }).click()
    await expect(dialog.getByRole("alert").getByRole("listitem")).toHaveText(/^Please enter a valid email address/)
    await visit(page, `/tour/${NORTH}`)
    await open()
    await expect(dialog.getByLabel("Your question")).toHaveValue("Is there a lift in Sapa?")
    await dialog.getByLabel("Email or phone").fill(email)
    await dialog.getByRole("button", { name: "Send question" }).dblclick()
    await expect(page.getByRole("dialog").getByText("We have your question!")).toBeVisible()
    const found = await asked(site, email)
    expect(found).toHaveLength(1)
    expect(found[0].tour.en).toContain("Northern Vietnam grand tour")
  })

  test("is sent in Vietnamese without JavaScript, with a phone number", async ({
    newVisitor,
    site,
    expectProblems,
  }) => {
    expectProblems(/status of (422|429)/)
    const page = await newVisitor({ javaScriptEnabled: false })
    await page.goto(`${site.origin}/vi/tour/${NORTH}`)
    await page.getByRole("link", { name: "Hỏi về tour này" }).filter({ visible: true }).click()
    await page.getByLabel("Câu hỏi của bạn").fill("Khách sạn Sa Pa có thang máy không?")
    await page.getByLabel("Email hoặc số điện thoại").fill("ở nhà")
    await page.getByRole("button", { name: "Gửi câu hỏi" }).click()
    await expect(page.getByRole("alert")).toContainText("Vui lòng nhập email hợp lệ")
    await expect(page.getByLabel("Câu hỏi của bạn")).toHaveValue("Khách sạn Sa Pa có thang máy không?")
    await page.getByLabel("Email hoặc số điện thoại").fill("0987 001 002")
    // Forms that are filled in within three seconds are refused.
    await expect(async () => {
      await page.getByRole("button", { name: "Gửi câu hỏi" }).click()
      await expect(page.getByText("Chúng tôi đã nhận được câu hỏi của bạn!")).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await page.getByRole("link", { name: "Về trang tour" }).click()
    await expect(page).toHaveURL(new RegExp(`/vi/tour/${NORTH}$`))
    expect(await asked(site, "0987001002")).toHaveLength(1)
  })

  test("says on Today that a guest who left only a number is to be called", async ({ page, site }) => {
    const { token } = (await site.call("POST", "/auth/login", STAFF)).data
    // Today shows those that have waited longest.
    for (const { _id } of (await site.call("GET", "/contact?status=new&limit=50", undefined, token)).data)
      await site.call("PUT", `/contact/${_id}`, { status: "closed" }, token)
    const message = `Is there shade on the way? ${crypto.randomUUID()}`
    await site.call("POST", "/questions", { contact: "0912 777 345", message, tour: NORTH, language: "vi" })
    await openToday(page)
    await page.getByRole("button", { name: "Trả lời", exact: true }).click()
    const dialog = page.getByRole("dialog")
    await expect(dialog.getByText(message)).toBeVisible()
    await expect(dialog.getByText("Khách không để lại email.")).toBeVisible()
    await expect(dialog.getByRole("textbox")).toHaveCount(0)
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
    const sections = page.getByRole("navigation", { name: "Các mục" })
    await sections.getByRole("button", { name: "Cần mang theo, hỏi đáp" }).click()
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
