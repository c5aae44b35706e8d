import { readFileSync } from "node:fs"
import { readSheet } from "read-excel-file/node"
import { expect, inDays, type TestSite, test, visit, widthOf } from "./fixtures.ts"
import { STAFF } from "./site.ts"
import { goToScreen, openScreen } from "./staff-screens.ts"

test.use({ siteOptions: {} })

const ACCOUNTANT = { email: "ke.toan@ghe.example", password: "mười hai chữ cái dài" }
const TAX_CODE = "0312345678-001"
const [BOOK, SAVE] = ["Request this booking", "Lưu số hóa đơn"]

/** Confirms a booking and records that it is paid in full, so that its invoice is due. */
async function confirmPaid({ call }: TestSite, id: string, token: string): Promise<void> {
  await call("POST", `/bookings/${id}/confirm`, {}, token)
  const { balance, currency } = (await call("GET", `/bookings/${id}/payments`, undefined, token)).data
  const amount = currency === "USD" ? Math.round(balance * 100) : balance
  const payment = { kind: "payment", amount, currency, method: "transfer", paidOn: inDays(0) }
  await call("POST", `/bookings/${id}/payments`, payment, token)
}

test("a guest asks for an invoice, accounts hand it over, number it, and adjust it once the trip is cancelled @phone", async ({
  page,
  site,
  newVisitor,
  expectProblems,
}) => {
  // A pasted line is refused.
  expectProblems(/status of 422/)
  const { token } = (await site.call("POST", "/auth/login", STAFF)).data
  await site.call("POST", "/users", { name: "Kế toán Thu", role: "accounts", ...ACCOUNTANT }, token)
  const desk = await newVisitor({ viewport: { width: 1440, height: 900 } })
  const dialog = desk.getByRole("dialog")
  const press = (name: string) => desk.getByRole("button", { name, exact: true }).click()

  await test.step("asks for it while booking, and what is missing is said", async () => {
    await visit(page, "/tour/hanoi-old-quarter-street-food-walk/book")
    const form = page.getByRole("main").locator("form")
    await form.getByLabel("Travel date").fill(inDays(9))
    await form.getByLabel("Full name").fill("Emma Jones")
    await form.getByLabel("Email").first().fill("emma.jones@mail.example")
    await form.getByLabel("Phone, Zalo or WhatsApp").fill("+44 7911 123456")
    await form.getByLabel("I need an invoice").check()
    await form.getByRole("button", { name: BOOK }).click()
    await page.getByText("Please enter the name as it should stand on the invoice").first().waitFor()
    await form.getByLabel("Name on the invoice").fill("Công ty TNHH Sao Biển")
    await form.getByLabel("Tax code").fill("0312 345 678 001")
    await form.getByText("the tenth digit doesn't fit the nine before it").waitFor()
    await form.getByLabel("Address on the invoice").fill("18 Lý Thường Kiệt, Hà Nội")
    await form.getByRole("button", { name: BOOK }).click()
    await page.getByRole("heading", { name: "We have your request" }).waitFor()
    await page.getByText(`Tax code: ${TAX_CODE}`).waitFor()
    await page.getByText("Send the invoice to: emma.jones@mail.example").waitFor()
    expect(await widthOf(page)).toBeLessThanOrEqual(page.viewportSize()!.width)
  })
  const reference = (await page.getByTestId("reference").textContent()) ?? ""
  const id = new URL(page.url()).pathname.replace("/bookings/", "")
  await confirmPaid(site, id, token)

  await test.step("accounts find it on Today and arrange the columns of their provider", async () => {
    await openScreen(desk, "", { person: ACCOUNTANT, language: "vi" })
    await desk.getByRole("link", { name: "Khách yêu cầu: 1" }).click()
    await press("Thêm")
    await desk.getByRole("menuitem", { name: "Các cột của tệp" }).click()
    await dialog.getByRole("button", { name: "Viettel" }).click()
    const headings = dialog.getByLabel(/^Tên cột/)
    await headings.first().fill("Nhóm HĐ")
    await dialog.getByRole("button", { name: "Thêm cột" }).click()
    await headings.last().fill("Ghi chú")
    await dialog.getByLabel("Chữ ghi sẵn").last().fill("Đoàn lẻ")
    await dialog.getByRole("button", { name: "Lưu các cột" }).click()
    await expect(dialog).toHaveCount(0)
  })

  await test.step("tick it on a phone, and hand it over as a file with those columns", async () => {
    const phone = await newVisitor({ viewport: { width: 390, height: 844 } })
    const sheet = phone.getByRole("dialog")
    await openScreen(phone, "/invoices", { person: ACCOUNTANT, language: "vi" })
    await phone.getByRole("listitem").filter({ hasText: reference }).getByRole("checkbox").check()
    expect(await widthOf(phone)).toBe(390)
    await phone.getByRole("button", { name: "Chuyển xuất hóa đơn (1)" }).click()
    await sheet.getByText(/VAT (8|10)%/).waitFor()
    const saving = phone.waitForEvent("download")
    await sheet.getByRole("button", { name: "Lưu tệp" }).click()
    const [headings = [], row = []] = await readSheet(readFileSync(await (await saving).path()))
    expect([headings[0], headings.at(-1), row.at(-1)]).toEqual(["Nhóm HĐ", "Ghi chú", "Đoàn lẻ"])
    expect(row[headings.indexOf("Mã số thuế")]).toBe(TAX_CODE)
    expect(row[headings.indexOf("Mã giao dịch")]).toBe(reference)
    await expect(sheet).toHaveCount(0)
  })

  const today = inDays(0).split("-").reverse().join("/")
  await test.step("enter its number, after a line that no booking has is named", async () => {
    await press("Nhập số hóa đơn")
    const line = `${reference}\t1C26TGH\t00000123\t${today}\tM1Q7X2`
    await dialog.getByLabel("Các dòng").fill(`${line}\nGHE-000-000-000\t1C26TGH\t124\t${today}`)
    await dialog.getByRole("button", { name: SAVE }).click()
    await dialog.getByText("Dòng 2: Không có đặt chỗ với mã này.").waitFor()
    await dialog.getByLabel("Các dòng").fill(line)
    await dialog.getByRole("button", { name: SAVE }).click()
    await expect(dialog).toHaveCount(0)
  })

  await test.step("the guest reads it", async () => {
    await visit(page, `/bookings/${id}`)
    await page.getByText("Invoice 1C26TGH 123").waitFor()
    await page.getByText("Lookup code: M1Q7X2").waitFor()
    await expect(page.getByRole("button", { name: "Change invoice details" })).toHaveCount(0)
  })

  await test.step("a cancellation asks for an adjustment, which the guest reads, too", async () => {
    await site.call("PUT", `/bookings/${id}/cancel`, { cancellationReason: "Storm", refundPercent: 100 }, token)
    await goToScreen(desk, "/invoices")
    await desk.getByRole("button", { name: "Cần điều chỉnh" }).click()
    await desk.getByRole("row", { name: new RegExp(reference) }).waitFor()
    await press("Nhập số hóa đơn")
    await dialog.getByLabel("Các dòng").fill(`${reference}\t1C26TGH\t130\t${today}`)
    await dialog.getByRole("button", { name: SAVE }).click()
    await expect(dialog).toHaveCount(0)
    await visit(page, `/bookings/${id}`)
    await page.getByText("Adjustment of the invoice 1C26TGH 130").waitFor()
  })
})
