import type { Page } from "@playwright/test"
import { expect, inDays, test } from "./fixtures.ts"
import { STAFF } from "./site.ts"
import { openScreen } from "./staff-screens.ts"

test.use({ siteOptions: {} })

const WALK = "hanoi-old-quarter-street-food-walk"
const ACCOUNTANT = { email: "ke.toan@ghe.example", password: "mười hai chữ cái dài" }
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).click()

test("takes an accountant through the evening: cash of a guide, the till, the file and the paper", async ({
  page,
  site,
}) => {
  const { token } = (await site.call("POST", "/auth/login", STAFF)).data
  await site.call("POST", "/users", { name: "Kế toán Thu", role: "accounts", ...ACCOUNTANT }, token)
  const productId = (await site.call("GET", `/tours/slug/${WALK}`)).data._id
  const customerInfo = { name: "Lê Hoàng Oanh", email: "", phone: "0912 000 111", countryCode: "VN" }
  const order = { productId, productType: "tour", travelers: 2, travelDate: inDays(9), customerInfo, language: "vi" }
  const { booking } = await site.call("POST", "/bookings", { ...order, confirm: true }, token)

  await openScreen(page, `/bookings/${booking._id}/show`, { person: ACCOUNTANT })
  await press(page, "Ghi khoản thu")
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Số tiền", { exact: true }).fill("1.200.000")
  await dialog.getByLabel(/^Hình thức/).click()
  await page.getByRole("option", { name: "Tiền mặt" }).click()
  await dialog.getByLabel("Người thu hộ").fill("Anh Tú")
  await dialog.getByRole("button", { name: "Lưu", exact: true }).click()
  await page.getByText("Anh Tú thu hộ").first().waitFor()

  await page.getByRole("menuitem", { name: "Sổ quỹ" }).click()
  await page.getByRole("heading", { name: /^Anh Tú · 1\.200\.000/ }).waitFor()
  await press(page, /^Nhận 1\.200\.000/)
  await press(page, "Đã nhận đủ")
  await page.getByText("Không ai còn giữ tiền của khách.").waitFor()
  await expect(page.getByRole("row", { name: /^Tồn cuối kỳ/ })).toContainText("1.200.000")

  await press(page, "Kiểm quỹ")
  await dialog.getByLabel("Đếm được", { exact: true }).fill("1.150.000")
  await dialog.getByText(/Thiếu 50\.000\s₫ so với sổ/).waitFor()
  await dialog.getByRole("button", { name: "Lưu", exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByText(/^Thiếu 50\.000\s₫ so với sổ$/).waitFor()

  const file = page.waitForEvent("download")
  await press(page, "Excel (XLSX)")
  expect((await file).suggestedFilename()).toBe(`so-quy-${inDays(0)}-${inDays(0)}.xlsx`)

  await page.getByRole("link", { name: "In", exact: true }).click()
  await page.getByRole("heading", { name: /^Sổ quỹ / }).waitFor()
  await expect(page.getByRole("row", { name: /Lê Hoàng Oanh/ })).toContainText("Anh Tú thu hộ")
  await page.getByText("Thủ quỹ", { exact: true }).waitFor()
  await page.getByRole("button", { name: "In hoặc lưu PDF" }).waitFor()
})
