import assert from "node:assert/strict"
import type { Page } from "@playwright/test"
import type { Booking } from "../src/domain/bookings/booking.ts"
import { test as base, expect, inDays, type TestSite } from "./fixtures.ts"
import { STAFF } from "./site.ts"
import { AXE_VIEWS, checkScreens, checkWithAxe, openScreen, openToday, signIn } from "./staff-screens.ts"

const WALK = "hanoi-old-quarter-street-food-walk"
const CUSTOMER = { name: "Lê Minh", email: "customer@mail.example", phone: "0912345678", password: "hoa-sen-2026" }

async function connect(site: TestSite) {
  const walk: { _id: string } = (await site.call("GET", `/tours/slug/${WALK}`)).data
  const { token } = (await site.call("POST", "/auth/login", STAFF)).data
  const book = async (name: string, days = 20): Promise<Booking> => {
    const customerInfo = { name, email: `${crypto.randomUUID()}@mail.example`, phone: "0912345678" }
    const order = { productId: walk._id, productType: "tour", travelers: 2, travelDate: inDays(days) }
    return (await site.call("POST", "/bookings", { ...order, customerInfo, language: "en" })).booking
  }
  const find = async (id: string): Promise<Booking & { staffNote: string }> =>
    (await site.call("GET", `/bookings/${id}`, undefined, token)).booking
  const confirm = (id: string) => site.call("POST", `/bookings/${id}/confirm`, {}, token)
  return { book, find, confirm }
}

const test = base.extend<object, { api: Awaited<ReturnType<typeof connect>> }>({
  api: [async ({ site }, use) => use(await connect(site)), { scope: "worker" }],
})
test.use({ siteOptions: {} })

async function openBooking(page: Page, { _id, reference }: Booking) {
  await openScreen(page, `/bookings/${_id}/show`)
  await page.getByRole("main").getByText(reference).first().waitFor()
}

/** Lets the list of requests be read before a decision is undone, and answers it only when the screen is read again. */
async function delayList(page: Page) {
  const { promise: isRead, resolve: noteRead } = Promise.withResolvers<void>()
  const { promise: isReadAgain, resolve: noteReadAgain } = Promise.withResolvers<void>()
  let isUndone = false
  page.on("response", (answer) => {
    if (answer.url().endsWith("/undo")) isUndone = true
  })
  page.on("request", (request) => {
    if (isUndone && request.url().includes("due=choice")) noteReadAgain()
  })
  await page.route(/due=answer&.*sort=queue/, async (route) => {
    const response = await route.fetch()
    noteRead()
    await isReadAgain
    await route.fulfill({ response })
  })
  return { isRead }
}

test.describe("the back office", () => {
  test("confirms a request once on a double click in Today, and undoes it after a reload", { tag: "@phone" }, async ({
    page,
    api,
  }) => {
    const bookings = [await api.book("Anna Lindqvist"), await api.book("Björn Lindqvist")]
    const statuses = () => Promise.all(bookings.map(async ({ _id }) => (await api.find(_id)).status))
    const [{ reference }] = bookings as [Booking, Booking]
    await signIn(page)
    const row = page.getByText(reference).locator("xpath=ancestor::*[.//button][1]")
    await row.getByRole("button", { name: "Xác nhận" }).dblclick()
    await page.getByText("Đã xác nhận. Khách sẽ nhận được email.").waitFor()
    await expect(row.getByRole("status")).toHaveText(/Đã xác nhận/)
    expect(await statuses()).toEqual(["confirmed", "pending"])
    const { isRead } = await delayList(page)
    await page.reload()
    await isRead
    await row.getByRole("button", { name: "Hoàn tác" }).click()
    await row.getByRole("button", { name: "Xác nhận" }).waitFor()
    expect(await statuses()).toEqual(["pending", "pending"])
  })

  test("shows the second of two tabs what the first did, and keeps the input", async ({
    page,
    api,
    expectProblems,
  }) => {
    expectProblems(/status of 409/)
    const booking = await api.book("Clara Lindqvist")
    await signIn(page)
    await openBooking(page, booking)
    await page.getByRole("button", { name: "Từ chối" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByLabel("Lý do").fill("Ngày đó đã kín chỗ")
    await api.confirm(booking._id)
    await dialog.getByRole("button", { name: "Từ chối" }).click()
    await page.getByText(/vừa có thay đổi: Xác nhận/).waitFor()
    await expect(dialog.getByLabel("Lý do")).toHaveValue("Ngày đó đã kín chỗ")
    expect((await api.find(booking._id)).status).toBe("confirmed")
  })

  test("moves a booking, and says what the new party costs before it is saved", { tag: "@phone" }, async ({
    page,
    api,
  }) => {
    const booking = await api.book("Emma Jones")
    await openBooking(page, booking)
    await page.getByRole("button", { name: "Đổi ngày hoặc số khách" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByLabel("Ngày mới").fill(inDays(25))
    await dialog.getByLabel("Người lớn").fill("3")
    await dialog.getByText(/Giá mới .* tăng \(trước .*\)/).waitFor()
    await dialog.getByRole("button", { name: "Lưu" }).click()
    await page.getByText("Đã đổi. Khách sẽ nhận được email.").waitFor()
    const { travelDate, travelers } = await api.find(booking._id)
    assert.deepEqual([travelDate, travelers], [inDays(25), 3])
    await page.getByText("Đổi ngày hoặc số khách", { exact: true }).last().waitFor()
  })

  test("edits a guest and a pick-up in place, and keeps what was typed when a colleague was faster", async ({
    page,
    api,
    expectProblems,
  }) => {
    expectProblems(/status of 409/)
    const booking = await api.book("Emma Jnoes")
    await openBooking(page, booking)
    const section = (name: string) => page.locator("section", { has: page.getByRole("heading", { name, exact: true }) })
    const [guest, trip] = [section("Khách hàng"), section("Chi tiết")]
    await trip.getByRole("button", { name: "Sửa" }).click()
    await trip.getByLabel("Đón").fill("Sai chỗ")
    await trip.getByLabel("Đón").press("Escape")
    await trip.getByRole("button", { name: "Sửa" }).click()
    await trip.getByLabel("Đón").fill("Khách sạn La Siesta")
    await trip.getByLabel("Đón").press("Enter")
    await expect(trip).toContainText("Khách sạn La Siesta")
    await guest.getByRole("button", { name: "Sửa" }).click()
    await guest.getByLabel("Tên khách", { exact: true }).fill("Emma Jones")
    await api.confirm(booking._id)
    await guest.getByRole("button", { name: "Lưu" }).click()
    await expect(guest.getByRole("alert")).toContainText(/vừa có thay đổi: Xác nhận/)
    await page.getByRole("main").getByText("Đã xác nhận", { exact: true }).waitFor()
    await expect(guest.getByLabel("Tên khách", { exact: true })).toHaveValue("Emma Jones")
    await guest.getByRole("button", { name: "Lưu" }).click()
    await expect(guest).toContainText("Emma Jones")
    const { customerInfo, tourDetails } = await api.find(booking._id)
    assert.deepEqual([customerInfo.name, tourDetails?.pickup?.place], ["Emma Jones", "Khách sạn La Siesta"])
  })

  test("declines a request with a reason in the guest's language", { tag: "@phone" }, async ({ page, api }) => {
    const booking = await api.book("John Smith")
    await openBooking(page, booking)
    await page.getByRole("button", { name: "Từ chối" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("button", { name: "Ngày đó đã kín chỗ" }).click()
    await dialog.getByRole("button", { name: "Từ chối" }).click()
    await page.getByText("Đã từ chối. Khách sẽ nhận được email.").waitFor()
    await page.getByText("Đã từ chối", { exact: true }).first().waitFor()
    const { status, cancellationReason } = await api.find(booking._id)
    assert.deepEqual([status, cancellationReason], ["cancelled", "Fully booked on that day"])
  })

  test("closes an open dialog on Back, and then leaves the page", { tag: "@phone" }, async ({ page, api }) => {
    const booking = await api.book("Anna Back")
    await openToday(page)
    await openBooking(page, booking)
    const opened = page.url()
    for (const close of ["Back", "Escape", "the button"]) {
      await page.getByRole("button", { name: "Từ chối" }).click()
      const dialog = page.getByRole("dialog")
      await dialog.waitFor()
      if (close === "Back") await page.goBack()
      else if (close === "Escape") await page.keyboard.press("Escape")
      else await dialog.getByRole("button", { name: "Đóng" }).click()
      await dialog.waitFor({ state: "detached" })
      assert.equal(page.url(), opened)
    }
    await page.goBack()
    await page.waitForURL((url) => url.href !== opened)
  })

  test("says what the guest gets back by the policy before a booking is cancelled", async ({ page, api }) => {
    const booking = await api.book("Marie Curie")
    await api.confirm(booking._id)
    await openBooking(page, booking)
    await page.getByRole("button", { name: "Hủy đặt chỗ" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByText(/Theo chính sách, lúc này hủy miễn phí/).waitFor()
    await dialog.getByText(/Khách chưa trả khoản nào nên không phải hoàn/).waitFor()
    await dialog.getByLabel(/Lý do/).fill("Tour guide is ill")
    await dialog.getByLabel(/Hoàn lại/).fill("80")
    await dialog.getByRole("button", { name: "Hủy đặt chỗ" }).click()
    await page.getByText("Đã hủy. Khách sẽ nhận được email.").waitFor()
    assert.equal((await api.find(booking._id)).cancellation?.refundPercent, 80)
  })

  test("records a payment, and says what is still owed", { tag: "@phone" }, async ({ page, api }) => {
    const booking = await api.book("Liam Novak")
    await openBooking(page, booking)
    await page.getByRole("button", { name: "Ghi khoản thu" }).click()
    const dialog = page.getByRole("dialog")
    const { balance, balanceOther } = await api.find(booking._id)
    const owed = balanceOther.toLocaleString("vi")
    await expect(dialog.getByLabel(/Số tiền/)).toHaveValue(owed)
    await dialog.getByText(new RegExp(`Vừa đủ số còn nợ: ${balance}\\s\\$`)).waitFor()
    await dialog.getByLabel(/Số tiền/).fill(`${owed}0`)
    await expect(dialog.getByRole("button", { name: "Lưu" })).toBeDisabled()
    await dialog.getByLabel(/gấp 10 lần số còn phải thu/).waitFor()
    await dialog.getByLabel("Loại tiền").click()
    await page.getByRole("option", { name: /đô la/i }).click()
    await dialog.getByLabel(/Số tiền/).fill("2.241.000")
    await dialog.getByLabel(/^Đúng là 2\.241\.000\s\$, gấp [\d]+ lần/).waitFor()
    await expect(dialog.getByRole("button", { name: "Lưu" })).toBeDisabled()
    await dialog.getByLabel(/Số tiền/).fill("20,5")
    await dialog.getByLabel("Ghi chú").fill("VCB 1234")
    await dialog.getByRole("button", { name: "Lưu" }).click()
    const ledger = page.locator("section", { has: page.getByRole("heading", { name: "Thanh toán" }) })
    await expect(ledger).toContainText(/Đã thu≈\s[\d.]+\s₫20,50\s\$/)
    await ledger.getByText(/VCB 1234/).waitFor()
    await ledger.getByRole("button", { name: "Hoàn tác" }).click()
    const undoing = page.getByRole("dialog")
    await undoing.getByLabel("Lý do").fill("Nhập nhầm khách")
    await undoing.getByRole("button", { name: "Hoàn tác" }).click()
    await ledger.getByText(/· đã hoàn tác$/).waitFor()

    await page.getByRole("button", { name: "Ghi khoản thu" }).click()
    await dialog.getByLabel(/Số tiền/).fill("4tr")
    await dialog.getByText(/^4\.000\.000\s₫$/).waitFor()
    await dialog.getByLabel(/Tỷ giá/).fill("25.000")
    await dialog.getByText(/Tính vào đặt chỗ là 160\s\$/).waitFor()
    await dialog.getByLabel("Hình thức").click()
    await page.getByRole("option", { name: "MoMo" }).click()
    await dialog.getByRole("checkbox", { name: /4\.000\.000/ }).check()
    await dialog.getByRole("button", { name: "Lưu" }).click()
    await ledger.getByText(/^4\.000\.000\s₫$/).waitFor()
    await expect(ledger).toContainText(/Thu · MoMo/)
    await ledger.getByText(/tính là 160\s\$, tỷ giá 25\.000/).waitFor()
  })

  test("accepts an agreed price typed as in Excel, asks about a likely slip, and previews the mail", async ({
    page,
    api,
  }) => {
    const booking = await api.book("Olga Petrova")
    await openBooking(page, booking)
    await page.getByRole("button", { name: "Thỏa thuận giá khác" }).click()
    const dialog = page.getByRole("dialog")
    const amount = dialog.getByLabel("Tổng cho cả đặt chỗ")
    await amount.fill("4")
    await expect(dialog.getByRole("button", { name: "Lưu và gửi email" })).toBeDisabled()
    await dialog.getByLabel(/^Đúng, chỉ 4\s₫\.$/).waitFor()
    await amount.pressSequentially(".000.000")
    await expect(amount).toHaveValue("4.000.000")
    await dialog.getByText(/The price of your booking is \$152 \(₫4,000,000\)/).waitFor()
    const question = dialog.getByLabel(/^Đúng/)
    if (await question.isVisible()) await question.check()
    await dialog.getByLabel("Lý do").fill("Khách quen")
    await dialog.getByRole("button", { name: "Lưu và gửi email" }).click()
    await page.getByText("Đã đổi giá. Khách sẽ nhận được email.").waitFor()
    const history = page.locator("section", { has: page.getByRole("heading", { name: "Lịch sử" }) })
    await expect(history).toContainText(/Tổng tiền: ≈\s[\d.]+\s₫ \([\d,]+\s\$\) → 4\.000\.000\s₫/)
    await expect(history).toContainText("Lý do: Khách quen")
    assert.equal((await api.find(booking._id)).totalPrice, 4_000_000)
  })

  test("asks for the password when the session ends, and keeps the input", async ({
    page,
    api,
    site,
    expectProblems,
  }) => {
    expectProblems(/status of 40[14]/)
    const booking = await api.book("Noa Levi")
    await openBooking(page, booking)
    await page.getByLabel("Ghi chú nội bộ").fill("Gọi lại trước 17:00")
    const token = await page.evaluate(() => localStorage.getItem("authToken"))
    // Ended with the click: whatever is read in the background would ask for the password before it.
    let isOver = false
    await page.route(`**/api/bookings/${booking._id}`, async (route) => {
      if (!isOver && route.request().method() === "PUT") {
        isOver = true
        await site.call("POST", "/auth/logout", {}, token ?? "")
      }
      await route.continue()
    })
    await page.getByRole("button", { name: "Lưu" }).click()
    const dialog = page.getByRole("dialog", { name: "Phiên đăng nhập đã hết" })
    await dialog.getByLabel("Mật khẩu").fill(STAFF.password)
    await dialog.getByRole("button", { name: "Tiếp tục" }).click()
    await page.getByText("Đã lưu").waitFor()
    assert.equal((await api.find(booking._id)).staffNote, "Gọi lại trước 17:00")
  })
})

test.describe("the back office", () => {
  test("says when the browser doesn't allow copying", async ({ page, context, api }) => {
    await context.clearPermissions()
    await openBooking(page, await api.book("Carla Copy"))
    await page.getByRole("button", { name: "Chép" }).first().click()
    await page.getByText("Trình duyệt không cho chép").waitFor()
  })

  test("finds a booking by name without accents, and keeps filters in the address", async ({ page, api }) => {
    const booking = await api.book("Nguyễn Thị Ánh")
    await openToday(page)
    await page.getByRole("combobox", { name: /Tìm đặt chỗ/ }).fill("nguyen thi anh")
    await page.keyboard.press("Enter")
    await page.getByRole("cell", { name: booking.reference }).waitFor()
    await expect(page.getByRole("row")).toHaveCount(2)
    await page.reload()
    await page.getByRole("cell", { name: booking.reference }).waitFor()
  })

  test("confirms several requests at once", async ({ page, api }) => {
    const bookings = [await api.book("Bulk One"), await api.book("Bulk Two")]
    await openScreen(page, `/bookings?filter=${encodeURIComponent('{"search":"bulk"}')}`)
    for (const { reference } of bookings)
      await page
        .getByRole("row", { name: new RegExp(reference) })
        .getByRole("checkbox")
        .check()
    await page.getByRole("button", { name: "Xác nhận 2" }).click()
    await page.getByText("Đã xác nhận 2").waitFor()
    for (const { _id } of bookings) assert.equal((await api.find(_id)).status, "confirmed")
  })

  test("says that a colleague has changed the booking in the meantime, and shows its current state", async ({
    page,
    api,
    expectProblems,
  }) => {
    expectProblems(/status of 409/)
    const booking = await api.book("Two Hands")
    await openBooking(page, booking)
    await api.confirm(booking._id)
    await page.getByLabel("Ghi chú nội bộ").fill("Khách ăn chay")
    await page.getByRole("button", { name: "Lưu" }).click()
    await page.getByText("Mục này vừa có thay đổi: Xác nhận").waitFor()
    await expect(page.getByLabel("Ghi chú nội bộ")).toHaveValue("Khách ăn chay")
  })

  test("can be switched to English, and made as narrow as a phone", async ({ page }) => {
    await openToday(page)
    await page.getByRole("button", { name: "English" }).click()
    await page.getByRole("heading", { name: "Requests to answer" }).waitFor()
    await expect(page.locator("html")).toHaveAttribute("lang", "en")
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible()
  })

  test("gives an anonymous visitor and a customer the sign-in page and no data", async ({
    page,
    site,
    expectProblems,
  }) => {
    expectProblems(/status of 40[13]/)
    await site.call("POST", "/auth/register", CUSTOMER)
    const asked: string[] = []
    page.on("request", (request) => {
      if (/\/api\/(bookings|outbox)/.test(request.url())) asked.push(request.url())
    })
    await page.goto("/staff/bookings")
    await page.getByRole("button", { name: "Đăng nhập", exact: true }).waitFor()
    await signIn(page, CUSTOMER)
    await page.getByText("Tài khoản này không thuộc nhân viên").waitFor()
    assert.deepEqual(asked, [])
    assert.equal(await page.evaluate(() => localStorage.getItem("authToken")), null)
  })

  test("is not cached, not indexed, and in no public bundle", async ({ page, site }) => {
    const response = await fetch(`${site.origin}/staff/bookings`)
    assert.equal(response.headers.get("cache-control"), "no-store")
    assert.match(response.headers.get("x-robots-tag") ?? "", /noindex/)
    const loaded: string[] = []
    page.on("response", (answer) => loaded.push(answer.url()))
    await page.goto("/tours")
    await page.waitForLoadState("networkidle")
    assert.deepEqual(
      loaded.filter((url) => url.includes("/staff/")),
      [],
    )
  })

  test("loads less than 700 kB of script", async ({ site }) => {
    const html = await site.text("/staff")
    const scripts = [...html.matchAll(/src="(\/staff\/assets\/[^"]+\.js)"/g)].map(([, path]) => path ?? "")
    assert.ok(scripts.length > 0)
    let bytes = 0
    for (const path of scripts) {
      const response = await fetch(site.origin + path, { headers: { "accept-encoding": "gzip" } })
      bytes += Number(response.headers.get("content-length"))
    }
    assert.ok(bytes > 0 && bytes < 700_000, `${bytes} bytes`)
  })

  for (const [language, width] of AXE_VIEWS) {
    test(`passes the accessibility checks of axe, in ${language} at ${width} px`, async ({ page, api }) => {
      await page.setViewportSize({ width, height: 900 })
      const booking = await api.book("Axe Reader")
      await page.goto("/staff")
      await page.getByLabel("Email").waitFor()
      await checkWithAxe(page, "sign-in")
      await openScreen(page, "/holidays", { language })
      await checkScreens(page, ["", "/synonyms", "/bookings", `/bookings/${booking._id}/show`, "/bookings/create"])
    })
  }
})
