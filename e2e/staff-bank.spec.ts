import assert from "node:assert/strict"
import writeExcelFile from "write-excel-file/node"
import { GUEST_KEY } from "../src/domain/bookings/link-keys.ts"
import { expect, inDays, type TestSite, test, visit } from "./fixtures.ts"
import { STAFF } from "./site.ts"
import { checkWithAxe, openScreen } from "./staff-screens.ts"

test.use({ siteOptions: {} })

const ACCOUNT = {
  ...{ bin: "970436", bankName: "", accountNumber: "1017595600", holder: "CONG TY GHE", branch: "" },
  ...{ currency: "VND", swift: "", usedFor: "all" },
}
const HEAD = ["Ngày giao dịch", "Số tham chiếu", "Số tiền ghi nợ", "Số tiền ghi có", "Nội dung"]
const dotted = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, ".")
const today = () => inDays(0).split("-").reverse().join("/")

/** Books and confirms a walk. `left`: what the guest owes in đồng. */
async function book({ call }: TestSite, token: string) {
  const { data: tour } = await call("GET", "/tours/slug/hanoi-old-quarter-street-food-walk")
  const customerInfo = { name: "Emma", email: `${crypto.randomUUID()}@mail.example`, phone: "0912345678" }
  const order = { productId: tour._id, productType: "tour", travelers: 2, travelDate: inDays(16), customerInfo }
  const { booking, guestToken } = await call("POST", "/bookings", order)
  await call("POST", `/bookings/${booking._id}/confirm`, {}, token)
  const { reference, balanceOther } = (await call("GET", `/bookings/${booking._id}`, undefined, token)).booking
  return { id: booking._id as string, guestToken, reference: String(reference), left: Number(balanceOther) }
}

const csv = (rows: string[][]) => Buffer.from([HEAD, ...rows].map((row) => row.join(";")).join("\r\n"))

test("an accountant imports statements, and the guest's open page says that the money came", async ({
  page,
  site,
  newVisitor,
  expectProblems,
}) => {
  expectProblems(/422/)
  const { token } = (await site.call("POST", "/auth/login", STAFF)).data
  await site.call("PUT", "/settings/group/bankAccounts", { bankAccounts: [ACCOUNT] }, token)
  const [paid, short, split] = [await book(site, token), await book(site, token), await book(site, token)]
  const guest = await newVisitor()
  await visit(guest, `/bookings/${paid.id}#${GUEST_KEY}=${paid.guestToken}`)
  await guest.getByText("Pay by bank transfer").waitFor()

  await openScreen(page, "/statement-import")
  const file = page.locator("input[type=file]")
  const choose = (name: string, buffer: Buffer) => file.setInputFiles({ name, mimeType: "", buffer })
  const rows = [
    [today(), "FT1", "", dotted(paid.left), `MBVCB.327.${paid.reference.replaceAll("-", "").toLowerCase()} COC`],
    [today(), "FT2", "", dotted(short.left - 50_000), `${short.reference} thieu 50`],
    [today(), "FT3", "55.000", "", `Phí quản lý tài khoản ${short.reference}`],
  ]
  await choose("sao-ke.csv", csv([...rows, ["32/11/2026", "FT4", "", "1.000", "Dòng lỗi"]]))
  await page.getByRole("heading", { name: "Cột nào là thông tin gì?" }).waitFor()
  await checkWithAxe(page, "columns of a statement")
  await page.getByRole("button", { name: "Xem trước" }).click()
  await page.getByText("Dòng 5, cột Ngày giao dịch: “32/11/2026” không đọc được thành ngày").waitFor()
  assert.equal((await site.call("GET", "/bank-statements", undefined, token)).data.length, 0)

  await choose("sao-ke.csv", csv(rows))
  await page.getByRole("button", { name: "Xem trước" }).click()
  await page.getByText("1 đúng số cần thu · 1 chờ xử lý · 1 tiền ra · 0 đã có").waitFor()
  await checkWithAxe(page, "preview of a statement")
  await page.getByRole("button", { name: "Nhập và ghi 1 khoản" }).click()
  await page.getByText("3 giao dịch mới: đã ghi 1, chờ xử lý 1, tiền ra 1.").waitFor()
  await guest.getByText("We've received your payment. Thank you!").waitFor({ timeout: 30_000 })

  await page.getByRole("link", { name: "Xử lý các khoản đang chờ" }).click()
  await page.getByText("Trả thiếu 50.000\u00a0₫").waitFor()
  await checkWithAxe(page, "bank transactions")
  await page.getByRole("button", { name: `Ghi ${dotted(short.left - 50_000)}\u00a0₫ cho ${short.reference}` }).click()
  await page.getByText("Đã ghi. Khách sẽ nhận email.").waitFor()
  await page.getByRole("button", { name: "Tiền ra (1)" }).click()
  // The rows of before stay until those of the filter have come.
  await expect(page.locator("[data-transaction]")).toHaveCount(1)
  const fee = page.locator("[data-transaction]").filter({ hasText: "Phí quản lý tài khoản" })
  await fee.getByRole("link", { name: short.reference }).waitFor()
  // Nothing is to be paid back to the booking that it names.
  await expect(fee.getByRole("button", { name: /hoàn tiền/ })).toHaveCount(0)
  await fee.getByRole("button", { name: "Bỏ qua…" }).click()
  await page.getByLabel("Lý do").fill("Phí ngân hàng")
  await page.getByRole("dialog").getByRole("button", { name: "Bỏ qua" }).click()
  await page.getByText("Đã bỏ qua.").waitFor()
  await page.getByRole("button", { name: "Đã khớp" }).click()
  const mistaken = page.locator("[data-transaction]").filter({ hasText: "thieu 50" })
  await mistaken.getByRole("button", { name: "Hoàn tác" }).click()
  await page.getByText("Đã hoàn tác. Giao dịch chờ xử lý lại.").waitFor()
  await page.getByRole("button", { name: "Chờ xử lý (1)" }).click()
  await mistaken.getByRole("button", { name: "Chọn đặt chỗ…" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByText("Bạn chọn đặt chỗ cho mỗi khoản.").waitFor()
  await dialog.getByLabel("Tên, mã hoặc số điện thoại").fill(split.reference)
  await page.getByRole("option", { name: split.reference }).click()
  await dialog.getByRole("button", { name: "Ghi nhận" }).click()
  await page.getByText("Đã ghi. Khách sẽ nhận email.").first().waitFor()
  await page.goto(`/staff/bookings/${split.id}/show`)
  await page.getByRole("link", { name: "Giao dịch ngân hàng" }).click()
  await page.getByText("thieu 50").first().waitFor()

  await openScreen(page, "/statement-import")
  const cells = rows.map(([, reference, out, into, content]) => [
    { value: new Date(`${inDays(0)}T00:00:00Z`), type: Date, format: "dd/mm/yyyy" },
    ...[reference, out, into, content].map((value) => (value ? { value } : null)),
  ])
  const xlsx = await writeExcelFile([HEAD.map((value) => ({ value })), ...cells] as never, {}).toBuffer()
  await choose("sao-ke.xlsx", xlsx)
  await page.getByText("Theo lần trước của tài khoản này.").waitFor()
  await page.getByRole("button", { name: "Xem trước" }).click()
  await page.getByText("Mọi giao dịch trong tệp đã có.").waitFor()
  await page.getByRole("button", { name: "Nhập", exact: true }).click()
  await page.getByText("0 giao dịch mới").waitFor()
  await expect(page.getByText("3 giao dịch đã có từ trước")).toBeVisible()
})
