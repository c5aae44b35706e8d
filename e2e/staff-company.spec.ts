import assert from "node:assert/strict"
import type { Page } from "@playwright/test"
import { readSheet } from "read-excel-file/node"
import { expect, hydrated, inDays, test, visit } from "./fixtures.ts"
import { linkMailedTo } from "./mailbox.ts"
import { STAFF } from "./site.ts"
import { AXE_VIEWS, checkScreens, checkWithAxe, goToScreen, openScreen, openToday } from "./staff-screens.ts"

// The demo company with its bookings, as a first start makes it.
test.use({ siteOptions: { env: { DEMO: "1" } } })

/** Returns an address or a name that no other test uses. */
const fresh = (word: string) => `${word}-${crypto.randomUUID().slice(0, 8)}`

/** Presses a button that saves a spreadsheet, and returns its rows without the headings. */
async function saveSheet(page: Page, button: string): Promise<unknown[][]> {
  const download = page.waitForEvent("download")
  await page.getByRole("button", { name: button }).click()
  return (await readSheet(await (await download).path())).slice(1)
}

test.describe("the company in the back office", () => {
  test("saves 600 bookings and everybody as Excel files, and says why a file can't be had", async ({
    page,
    site,
    expectProblems,
  }) => {
    const { token } = (await site.call("POST", "/auth/login", STAFF)).data
    const csvLines = async () =>
      (await site.text("/api/exports/bookings", { authorization: `Bearer ${token}` })).split("\r\nGHE-").length - 1
    const { data: tour } = await site.call("GET", "/tours/slug/hanoi-old-quarter-street-food-walk")
    const customerInfo = { name: "Nguyễn Thị Ánh", email: "", phone: "0912345678" }
    const order = { productId: tour._id, productType: "tour", travelers: 1, travelDate: inDays(20), customerInfo }
    for (let missing = 600 - (await csvLines()); missing > 0; missing--)
      await site.call("POST", "/bookings", { ...order, language: "vi" }, token)

    await openScreen(page, "/bookings")
    const rows = await saveSheet(page, "Excel")
    assert.deepEqual([rows.length, rows.length >= 600], [await csvLines(), true])
    const people: { pagination: { total: number } } = await site.call("GET", "/people", undefined, token)
    await openScreen(page, "/people")
    assert.equal((await saveSheet(page, "Tất cả khách (XLSX)")).length, people.pagination.total)

    expectProblems(/exports/)
    await page.route("**/api/exports/**", (route) => route.abort())
    await page.getByRole("button", { name: "Tất cả khách (XLSX)" }).click()
    await page.getByText(/mạng|kết nối/i).waitFor()
  })

  test("states the company's registration and licence on the website", { tag: "@both" }, async ({
    page,
    newVisitor,
    expectProblems,
  }) => {
    expectProblems(/422/)
    await openScreen(page, "/settings/registration")
    const field = (name: string) => page.getByRole("textbox", { name, exact: true })
    const name = fresh("Công ty TNHH Sông Xanh")
    await field("Tên doanh nghiệp theo đăng ký").fill(name)
    await field("Mã số thuế").fill("0101234567-1")
    await page.getByRole("button", { name: "Lưu", exact: true }).click()
    await page
      .getByText(/Mã số thuế gồm 10 chữ số/)
      .first()
      .waitFor()
    await field("Mã số thuế").fill("0101234567")
    await page.getByLabel("Quốc tế").check()
    await field("Số giấy phép").fill("01-123/2024/TCDL-GP LHQT")
    await page.getByLabel("Ngày cấp giấy phép").fill("12/3/2024")
    await field("Đường dẫn biểu tượng online.gov.vn").fill("http://online.gov.vn/Home/WebDetails/1")
    await page
      .getByLabel("Khách khiếu nại ở đâu · Tiếng Việt")
      .fill("Gọi 1900 1234 hoặc viết cho khieunai@ghe.example.")
    await page
      .getByLabel("Khách khiếu nại ở đâu · Tiếng Anh")
      .fill("Call 1900 1234 or write to complaints@ghe.example.")
    await page.getByRole("button", { name: "Lưu", exact: true }).click()
    await page.getByText("Đã lưu", { exact: true }).waitFor()
    const visitor = await newVisitor()
    for (const [path, badge, licence, complaints, deadline] of [
      [
        "/contact",
        "Notified to the Ministry of Industry and Trade",
        "International travel licence: 01-123/2024/TCDL-GP LHQT, issued on 12 March 2024",
        "Call 1900 1234 or write to complaints@ghe.example.",
        "We answer within 2 working days and settle complaints within 15 days.",
      ],
      [
        "/vi/contact",
        "Đã thông báo Bộ Công Thương",
        "Giấy phép lữ hành quốc tế: 01-123/2024/TCDL-GP LHQT, cấp ngày 12/3/2024",
        "Gọi 1900 1234 hoặc viết cho khieunai@ghe.example.",
        "Chúng tôi phản hồi trong 2 ngày làm việc và giải quyết trong 15 ngày.",
      ],
    ] as const) {
      await visit(visitor, path)
      const foot = visitor.getByRole("contentinfo")
      await foot.getByText(licence).waitFor()
      await foot.getByText(name).waitFor()
      const link = foot.getByRole("link", { name: badge })
      await expect(link).toHaveAttribute("href", "https://online.gov.vn/Home/WebDetails/1")
      for (const text of [complaints, deadline]) await visitor.getByRole("main").getByText(text).waitFor()
    }
  })

  test("shows a new main colour before it is saved, then on the website", async ({ page, newVisitor }) => {
    await openScreen(page, "/settings/theme")
    const color = page.getByRole("textbox", { name: "Màu chính: nút và liên kết", exact: true })
    await color.fill("#7A1F5C")
    await expect(page.getByTestId("preview-button")).toHaveCSS("background-color", "rgb(122, 31, 92)")
    await page.getByRole("button", { name: "Lưu", exact: true }).click()
    await page.getByText("Đã lưu", { exact: true }).waitFor()
    const visitor = await newVisitor()
    await visit(visitor, "/")
    const header = visitor.locator("header").first()
    const brand = await header.evaluate((element) => getComputedStyle(element).getPropertyValue("--brand"))
    assert.equal(brand.trim().toUpperCase(), "#7A1F5C")
  })

  test("warns of a colour too pale for white text, rejects an invalid one, and asks before it is dropped", async ({
    page,
    expectProblems,
  }) => {
    expectProblems(/status of 422/)
    await openScreen(page, "/settings/theme")
    const color = page.getByRole("textbox", { name: "Màu chính: nút và liên kết", exact: true })
    await color.fill("#F2C94C")
    await page.getByText(/nền quá nhạt cho chữ trắng/).waitFor()
    await color.fill("#F2C9")
    await page.getByRole("button", { name: "Lưu", exact: true }).click()
    await expect(color).toHaveAttribute("aria-invalid", "true")
    await expect(color).toHaveAccessibleDescription(/#RRGGBB/)
    await expect(color).toHaveValue("#F2C9")
    const home = page.getByRole("tab", { name: "Trang chủ" })
    const asked = page.waitForEvent("dialog")
    await Promise.all([home.click(), asked.then((dialog) => dialog.dismiss())])
    await expect(color).toHaveValue("#F2C9")
    page.once("dialog", (dialog) => dialog.accept())
    await home.click()
    await page.getByLabel("Khẩu hiệu · Tiếng Việt", { exact: true }).waitFor()
  })

  test("changes the exchange rate, and records who did", async ({ page }) => {
    await openScreen(page, "/settings/pricing")
    const rate = 25_000 + Math.floor(Math.random() * 900)
    await page.getByLabel("1 đô la Mỹ đổi được (đồng)").fill(String(rate))
    await page.getByRole("button", { name: "Lưu", exact: true }).click()
    await page.getByText(new RegExp(`${rate.toLocaleString("vi-VN")} đ, ngày`)).waitFor()
    await page
      .getByText(/^Staff · /)
      .first()
      .waitFor()
    await page
      .getByText(/^Trần Quốc Bảo · /)
      .first()
      .waitFor()
  })

  test("shows staff how long guests' data is kept, which only administrators change", async ({ page, site }) => {
    const { token } = (await site.call("POST", "/auth/login", STAFF)).data
    const colleague = { email: `${fresh("desk")}@ghe.example`, password: "twelve letters" }
    await site.call("POST", "/users", { ...colleague, name: "Lê Thu Hà", role: "staff" }, token)
    await openScreen(page, "/settings/privacy")
    const days = page.getByLabel("Giữ thông tin liên hệ sau chuyến đi (ngày)")
    await expect(days).toBeEditable()
    await expect(page.getByText("Chỉ quản trị viên mới đổi được thời gian lưu dữ liệu khách.")).toHaveCount(0)
    await openScreen(page, "/settings/privacy", { person: colleague })
    await page.getByText("Chỉ quản trị viên mới đổi được thời gian lưu dữ liệu khách.").waitFor()
    await expect(days).toHaveValue("1095")
    await expect(days).not.toBeEditable()
  })

  test("asks what to keep when a colleague has changed the same text", { tag: "@phone" }, async ({
    page,
    site,
    expectProblems,
  }) => {
    expectProblems(/status of 409/)
    await openScreen(page, "/settings/contact")
    const address = page.getByLabel("Địa chỉ · Tiếng Việt")
    await address.fill("24 Hàng Vải")
    const { token } = (await site.call("POST", "/auth/login", STAFF)).data
    const theirs = fresh("26 Hàng Vải")
    await site.call("PUT", "/settings/group/contact", { address: { en: "26 Hang Vai Street", vi: theirs } }, token)
    await page.getByRole("button", { name: "Lưu", exact: true }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByText(theirs).waitFor()
    await dialog.getByRole("button", { name: /Lưu/ }).click()
    await page.getByText(/Đã lưu, gộp/).waitFor()
    const { address: saved } = (await site.call("GET", "/settings")).data
    assert.deepEqual(saved, { en: "26 Hang Vai Street", vi: "24 Hàng Vải" })
  })

  test("invites a colleague, who chooses a password and is signed out at once when disabled", async ({
    page,
    site,
    newVisitor,
    expectProblems,
  }) => {
    expectProblems(/status of 40[134]/)
    const name = fresh("Phạm Hà")
    const email = `${fresh("ha")}@ghe.example`
    await openScreen(page, "/users")
    await page.getByRole("button", { name: "Thêm nhân viên" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByLabel("Họ tên").fill(name)
    await dialog.getByLabel("Email").fill(email)
    await dialog.getByRole("radio", { name: /^Quản lý/ }).check()
    await dialog.getByRole("button", { name: "Gửi lời mời" }).click()
    await page.getByText(`Đã mời: ${email}`).waitFor()

    const colleague = await newVisitor()
    const password = "a long new password"
    await colleague.goto(await linkMailedTo(email, "/reset-password", site.dataDir, new Set()))
    await hydrated(colleague)
    const fields = colleague.getByRole("main").locator('input[type="password"]')
    for (const nth of [0, 1]) await fields.nth(nth).fill(password)
    await colleague.getByRole("main").locator('button[type="submit"]').click()
    await colleague.waitForURL(/done=1/)
    await openToday(colleague, { email, password })
    await expect(colleague.getByRole("menuitem", { name: "Nhân viên" })).toHaveCount(0)
    await colleague.goto("/staff/users")
    await colleague.getByText("Vai trò của bạn là Quản lý nên không mở được màn hình này").waitFor()

    await page.getByRole("button", { name: `Khóa tài khoản: ${name}` }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Khóa tài khoản" }).click()
    await page.getByText("Đã khóa và đăng xuất").waitFor()
    await colleague.goto("/staff/bookings")
    await colleague
      .getByText(/Phiên đăng nhập đã hết|Đăng nhập/)
      .first()
      .waitFor()
    await expect(colleague.getByRole("table")).toHaveCount(0)
    await page.getByRole("button", { name: `Mở khóa: ${name}` }).click()
    await page.getByText("Đã mở khóa").waitFor()
  })

  test("doesn't let administrators take away their own rights", async ({ page }) => {
    await openScreen(page, "/users")
    const own = page.getByRole("listitem").filter({ hasText: STAFF.email })
    await own.getByText("Đây là tài khoản của bạn").waitFor()
    await expect(own.getByRole("button")).toHaveCount(1)
  })

  test("takes a booking by phone without an email, and gives the text to send", { tag: "@phone" }, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"])
    const name = fresh("Ông Năm")
    await openScreen(page, "/bookings/create")
    await page.getByRole("combobox", { name: "Dịch vụ" }).fill("pho co")
    await page.getByRole("option", { name: /Dạo phố cổ Hà Nội/ }).click()
    await page.getByLabel("Ngày đi").fill(inDays(11))
    await page.getByLabel("Tên khách", { exact: true }).fill(name)
    await page.getByRole("textbox", { name: "Điện thoại" }).fill("0900 000 777")
    await page.getByRole("button", { name: "Lưu, xác nhận sau" }).click()
    await page.getByText(/Khách không có email: bạn báo khách qua điện thoại/).waitFor()
    await page.waitForURL(/\/staff\/bookings\/.+\/show/)
    await page.getByText("Chép tin nhắn để gửi Zalo hoặc SMS").waitFor()
    await page.getByRole("button", { name: "Chép" }).first().click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(name)
    await page.getByRole("button", { name: "Xác nhận", exact: true }).click()
    await page.getByText("Đã xác nhận. Khách không có email").waitFor()
  })
})

test.describe("the company in the back office", () => {
  test("leads from each list about guests to one of its entries and back", { tag: "@both" }, async ({ page }) => {
    await openScreen(page, "")
    for (const list of ["bookings", "departures", "enquiries", "reviews", "people"]) {
      await goToScreen(page, `/${list}`)
      await page.getByRole("main").locator("tbody tr, li a, .MuiListItemButton-root").first().click()
      await page.waitForURL(new RegExp(`/staff/${list}/.+/show`))
      await expect(page.locator("h1")).not.toBeEmpty()
      await page.goBack()
      await page.waitForURL(new RegExp(`/staff/${list}(\\?|$)`))
    }
  })

  test("leads from each list of content to one of its entries, back, and to a copy", async ({ page }) => {
    await openScreen(page, "")
    const nameIn = (language: string) =>
      page.getByRole("textbox", { name: new RegExp(`^(Tên|Tiêu đề) · Tiếng ${language}`) }).first()
    for (const list of ["tours", "transfers", "products", "blogs", "tourCategories", "places", "transferCategories"]) {
      await goToScreen(page, `/${list}`)
      const entries = page.getByRole("main").locator(`li a[href^="/staff/${list}/"]`)
      for (const nth of list === "tours" ? [0, 2] : [0]) {
        const address = (await entries.nth(nth).getAttribute("href")) ?? ""
        await entries.nth(nth).click()
        await page.waitForURL((url) => url.pathname === address)
        await expect(nameIn("Việt")).not.toHaveValue("")
        await page.goBack()
        await entries.first().waitFor()
      }
      await page
        .getByRole("link", { name: /^Nhân bản/ })
        .first()
        .click()
      await expect(nameIn("Anh")).toHaveValue(/\(copy\)$/)
    }
  })

  test("sends a failed mail again", { tag: "@phone" }, async ({ page }) => {
    await openScreen(page, "/outbox")
    const row = page.getByRole("listitem").filter({ hasText: "550 5.1.1" })
    await row.getByRole("button", { name: "Gửi lại" }).click()
    await page.getByText("Email đang được gửi").waitFor()
    await expect(row).toHaveCount(0)
  })

  test("shows what a mail said, and leads to its booking", async ({ page }) => {
    await openScreen(page, "/outbox")
    await page.getByRole("button", { name: "Đã gửi" }).click()
    await page.waitForURL(/filter/)
    const bookingLink = page.getByRole("link", { name: "Mở đặt chỗ" })
    const mail = page.getByRole("listitem").filter({ hasText: "Đã gửi" }).filter({ has: bookingLink }).first()
    await mail.getByRole("button", { name: "Xem", exact: true }).click()
    await page.getByRole("dialog").getByText(/GHE-/).first().waitFor()
    await page.getByRole("button", { name: "Đóng" }).click()
    await mail.getByRole("link", { name: "Mở đặt chỗ" }).click()
    await page.waitForURL(/\/staff\/bookings\/.+\/show/)
  })

  test("shows bookings of every status, warnings and messages after the first start of the demo", async ({
    page,
    site,
  }) => {
    await openToday(page)
    await page.getByText("hành lý nhiều hơn sức chứa của xe").first().waitFor()
    await page.getByText("thiếu chuyến bay hoặc giờ hạ cánh").first().waitFor()
    await page.getByText("thiếu điểm đón").first().waitFor()
    const { token } = (await site.call("POST", "/auth/login", STAFF)).data
    const counts: Record<string, number> = {}
    for (const status of ["pending", "confirmed", "completed", "cancelled", "no-show"])
      counts[status] = (
        await site.call("GET", `/bookings?view=row&status=${status}&limit=1`, undefined, token)
      ).pagination.total
    assert.ok(
      Object.values(counts).every((count) => count > 0),
      JSON.stringify(counts),
    )
    for (const path of [
      "/reviews/moderation?status=pending",
      "/consultations?status=contacted",
      "/contact",
      "/newsletter",
    ])
      assert.ok((await site.call("GET", path, undefined, token)).data.length > 0, path)
    // Visitors read reviews on the home page.
    assert.equal((await site.call("GET", "/reviews/latest")).data.length, 3)
  })

  for (const [language, width] of AXE_VIEWS) {
    test(`passes the accessibility checks of axe, in ${language} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openScreen(page, "", { language })
      const groups = [
        "company",
        "registration",
        "contact",
        "social",
        "theme",
        "pricing",
        "office",
        "privacy",
        "figures",
        "ratings",
      ]
      await checkScreens(page, ["/outbox", ...groups.map((group) => `/settings/${group}`), "/users"])
      await page.getByRole("button", { name: language === "vi" ? "Thêm nhân viên" : "Add a colleague" }).click()
      await page.getByRole("dialog").waitFor()
      await checkWithAxe(page, "invitation")
    })
  }
})
