import type { Booking } from "../src/domain/bookings/booking.ts"
import { expect, inDays, test } from "./fixtures.ts"
import { STAFF } from "./site.ts"
import { openScreen } from "./staff-screens.ts"

const WALK = "hanoi-old-quarter-street-food-walk"

test.use({ siteOptions: {} })

test.describe("the back office, used all day", () => {
  test("opens a fresh list from the menu, and says how much a search hides", { tag: "@both" }, async ({
    page,
    site,
  }) => {
    const { _id: productId } = (await site.call("GET", `/tours/slug/${WALK}`)).data
    const customerInfo = { name: "Mai", email: `${crypto.randomUUID()}@mail.example`, phone: "0912345678" }
    const order = { productId, productType: "tour", travelers: 2, travelDate: inDays(16) }
    await site.call("POST", "/bookings", { ...order, customerInfo })
    await openScreen(page, "/bookings")
    const search = page.getByLabel("Tên, điện thoại, email hoặc mã")
    await search.fill("không ai tên như vậy")
    await page.getByText(/^Còn \d+ mục ngoài bộ lọc này\.$/).waitFor()
    await page.getByRole("button", { name: /^Chờ trả lời/ }).click()
    await expect(search).toHaveValue("")
    await search.fill("không ai tên như vậy")
    await page.getByText(/ngoài bộ lọc này/).waitFor()
    await page.getByRole("button", { name: "Xem tất cả" }).click()
    await expect(page.getByText(/ngoài bộ lọc này/)).toHaveCount(0)
    await search.fill("không ai tên như vậy")
    await page.getByText(/ngoài bộ lọc này/).waitFor()
    await page.goto("/staff/bookings")
    await expect(search).toHaveValue("")
  })

  test("shows the focus on buttons, also in the bar", { tag: "@both" }, async ({ page }) => {
    await openScreen(page, "/bookings/create")
    await page.getByRole("combobox", { name: "Dịch vụ" }).waitFor()
    for (const name of ["English", "Mở lịch", "Nhập lại từ đầu", "Tải lại"]) {
      const button = page.getByRole("button", { name }).first()
      if (!(await button.isVisible())) continue
      await button.focus()
      await page.keyboard.press("Shift+Tab")
      await page.keyboard.press("Tab")
      await expect(button).toBeFocused()
      await expect(button).toHaveCSS("outline-style", "solid")
      await expect(button).toHaveCSS("outline-width", "3px")
    }
  })

  test("asks before leaving an editor only if something would be lost", async ({ page, site }) => {
    const { token } = (await site.call("POST", "/auth/login", STAFF)).data
    const { _id } = (await site.call("GET", `/tours/slug/${WALK}`, undefined, token)).data
    const asked: string[] = []
    page.on("dialog", async (dialog) => {
      asked.push(dialog.type())
      await dialog.accept()
    })
    await openScreen(page, `/tours/${_id}`)
    const note = page.getByLabel("Giới thiệu ngắn · Tiếng Việt")
    await note.click()
    await page.reload()
    await note.click()
    expect(asked).toEqual([])
    await note.press("End")
    await note.pressSequentially(" Mới.")
    await page.reload()
    await note.waitFor()
    expect(asked).toEqual(["beforeunload"])
  })

  test("keeps an internal note that was not saved", { tag: "@phone" }, async ({ page, site }) => {
    const { _id: productId } = (await site.call("GET", `/tours/slug/${WALK}`)).data
    const customerInfo = { name: "Mai", email: `${crypto.randomUUID()}@mail.example`, phone: "0912345678" }
    const order = { productId, productType: "tour", travelers: 2, travelDate: inDays(16) }
    const { booking }: { booking: Booking } = await site.call("POST", "/bookings", { ...order, customerInfo })
    await openScreen(page, `/bookings/${booking._id}/show`)
    const note = page.getByRole("textbox", { name: "Ghi chú nội bộ" })
    await note.fill("Khách dị ứng lạc")
    await page.reload()
    await expect(note).toHaveValue("Khách dị ứng lạc")
    await page.locator("section", { has: note }).getByRole("button", { name: "Lưu" }).click()
    await page.getByText("Đã lưu", { exact: true }).waitFor()
    await page.reload()
    await expect(note).toHaveValue("Khách dị ứng lạc")
  })
})
