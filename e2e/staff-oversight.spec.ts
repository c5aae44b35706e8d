import assert from "node:assert/strict"
import type { Page } from "@playwright/test"
import { expect, test, visit } from "./fixtures.ts"
import { STAFF } from "./site.ts"
import { AXE_VIEWS, checkScreens, openScreen } from "./staff-screens.ts"

const WALK = "hanoi-old-quarter-street-food-walk"
const COLLEAGUE = { email: "ngoc@ghe.example", password: "mười hai chữ cái dài" }

test.use({ siteOptions: {} })

const save = (page: Page, name = "Lưu") => page.getByRole("button", { name, exact: true }).click()
const saved = (page: Page) => page.getByText("Đã lưu", { exact: true }).waitFor()

test.describe("what administrators look after", () => {
  test("shows who changed a tour from its editor, from what to what", { tag: "@both" }, async ({ page, site }) => {
    const { token } = (await site.call("POST", "/auth/login", STAFF)).data
    const { _id } = (await site.call("GET", `/tours/slug/${WALK}`, undefined, token)).data
    await openScreen(page, `/tours/${_id}`)
    const start = page.getByLabel("Giờ khởi hành", { exact: true })
    const before = await start.inputValue()
    const after = before === "17:15" ? "17:45" : "17:15"
    await start.fill(after)
    await save(page)
    await saved(page)
    await page.getByRole("link", { name: "Lịch sử sửa" }).click()

    const newest = page
      .getByRole("list")
      .getByRole("listitem")
      .filter({ hasText: `${before} → ${after}` })
      .nth(0)
    await newest.getByText("Giờ khởi hành").waitFor()
    await expect(newest.locator("del")).toHaveText(before)
    await expect(newest.locator("ins")).toHaveText(after)
    await newest.getByText(/^Staff · /).waitFor()
    await expect(page).toHaveURL(new RegExp(`kind=tour&id=${_id}`))

    await page.getByRole("button", { name: "Xem tất cả các mục" }).click()
    await page.getByLabel("Thao tác").click()
    await page.getByRole("option", { name: "Xóa" }).click()
    await page.getByText("Không có mục nào. Bạn thử bỏ bớt bộ lọc.").waitFor()
    await page.reload()
    await page.getByText("Không có mục nào. Bạn thử bỏ bớt bộ lọc.").waitFor()
  })

  test("shows a manager neither retention nor refused requests", async ({ page, site, expectProblems }) => {
    expectProblems(/403/)
    const { token } = (await site.call("POST", "/auth/login", STAFF)).data
    await site.call("POST", "/users", { name: "Ngọc", role: "staff", ...COLLEAGUE }, token)
    await openScreen(page, "/refused-requests", { person: COLLEAGUE })
    const refusal = page.getByText("Vai trò của bạn là Quản lý nên không mở được màn hình này")
    await refusal.waitFor()
    await page.goto("/staff/retention")
    await refusal.waitFor()
    await page.goto("/staff/settings")
    await page.getByRole("link", { name: "Ngày lễ" }).waitFor()
    await expect(page.getByRole("link", { name: "Yêu cầu bị từ chối" })).toHaveCount(0)
  })

  test("counts wrong passwords, and leads to what is kept of guests, to print", async ({ page, site }) => {
    const wrong = await fetch(`${site.origin}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: STAFF.email, password: "sai mật khẩu" }),
    })
    assert.equal(wrong.status, 401)
    await openScreen(page, "/settings")
    await page.getByRole("link", { name: "Yêu cầu bị từ chối" }).click()
    await page.getByRole("cell", { name: "POST /auth/login" }).waitFor()
    await expect(page.getByRole("term").filter({ hasText: "Sai mật khẩu" })).toBeVisible()

    await page.goto("/staff/settings")
    await page.getByRole("link", { name: "Lưu giữ dữ liệu khách" }).click()
    await page.getByText(/1095 ngày sau chuyến đi/).waitFor()
    await page.getByText("Ba tháng tới không có dữ liệu nào bị xóa.").waitFor()
    await page.getByRole("link", { name: "Mở để đọc hoặc in" }).click()
    const bookings = page.getByRole("row", { name: /^Đặt chỗ / })
    await expect(bookings).toContainText("số điện thoại")
    await expect(bookings).toContainText("1095 ngày sau chuyến đi hoặc tin nhắn")
    await page.getByRole("button", { name: "In hoặc lưu PDF" }).waitFor()
  })

  for (const [language, width] of AXE_VIEWS) {
    test(`passes the accessibility checks of axe, in ${language} at ${width} px`, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 900 })
      await fetch(`${site.origin}/api/users`)
      await openScreen(page, "/audit-log", { language })
      for (const path of ["/audit-log", "/refused-requests", "/retention", "/retention/records"]) {
        await checkScreens(page, [path])
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${path} is too wide`)
      }
    })
  }
})

test.describe("a lighter back office", () => {
  test("lets the bars follow the main colour until staff choose theirs", async ({ page, newVisitor }) => {
    await openScreen(page, "/settings/theme")
    const own = page.getByRole("switch", { name: /^Thêm màu/ })
    const main = page.getByRole("textbox", { name: "Màu chính: nút và liên kết", exact: true })
    await main.waitFor()
    if (await own.isChecked()) await own.click()
    await expect(page.getByRole("textbox", { name: "Nền" })).toHaveCount(0)
    await main.fill("#7A1F5C")
    await save(page)
    await saved(page)
    const visitor = await newVisitor()
    await visit(visitor, "/")
    const foot = visitor.getByRole("contentinfo")
    const [red = 0, green = 0, blue = 0] = (await foot.evaluate((part) => getComputedStyle(part).backgroundColor))
      .match(/\d+/g)!
      .map(Number)
    assert.ok(red > blue && blue > green && red < 120, `rgb(${red}, ${green}, ${blue}) is a dark shade of the colour`)

    await own.click()
    await page
      .getByRole("group", { name: "Chân trang" })
      .getByRole("textbox", { name: "Nền", exact: true })
      .fill("#101010")
    await main.fill("#0B5D57")
    await save(page)
    await expect(page.getByText("Đã lưu mọi thay đổi")).toBeVisible()
    await visit(visitor, "/")
    await expect(foot).toHaveCSS("background-color", "rgb(16, 16, 16)")
  })

  test("says what a tour lacks, where, and unfolds a section with an error", { tag: "@both" }, async ({
    page,
    site,
    expectProblems,
  }) => {
    expectProblems(/422/)
    const { token } = (await site.call("POST", "/auth/login", STAFF)).data
    const tour = {
      title: { en: "River dawn" },
      description: { en: "We row." },
      location: { en: "Hoi An" },
      category: "culture-heritage",
      duration: { days: 1, nights: 0 },
      pricing: { adult: 0, currency: "USD" },
      slug: `river-dawn-${crypto.randomUUID().slice(0, 8)}`,
      isActive: false,
    }
    const { _id } = (await site.call("POST", "/tours", tour, token)).data
    await openScreen(page, `/tours/${_id}`)
    const lacks = page.getByRole("alert").filter({ hasText: "Còn thiếu trước khi đăng" })
    for (const part of ["Thiếu tiếng Việt", "Thiếu ảnh", "Thiếu giá", "Thiếu lịch trình"])
      await lacks.getByRole("button", { name: part }).waitFor()
    await lacks.getByRole("button", { name: "Thiếu tiếng Việt" }).click()
    await expect(page.getByLabel("Tên · Tiếng Việt", { exact: true })).toBeFocused()
    await lacks.getByRole("button", { name: "Thiếu giá" }).click()
    await page.getByRole("textbox", { name: "Người lớn *" }).fill("40")
    await expect(lacks.getByRole("button", { name: "Thiếu giá" })).toHaveCount(0)

    const folded = page.getByText("Độ tuổi, mức độ, cỡ nhóm", { exact: false })
    const youngest = page.getByLabel("Tuổi nhỏ nhất")
    await expect(youngest).toBeHidden()
    await folded.click()
    await youngest.fill("150")
    await folded.click()
    await expect(youngest).toBeHidden()
    await save(page, "Lưu nháp")
    await expect(youngest).toBeVisible()
    await expect(youngest).toHaveValue("150")
  })
})
