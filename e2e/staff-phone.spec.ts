import assert from "node:assert/strict"
import type { Page } from "@playwright/test"
import type { StaffBooking } from "../src/domain/bookings/booking.ts"
import type { StaffDeparture } from "../src/domain/departures/departure.ts"
import { formatMonth } from "../src/i18n/format.ts"
import { writeDate } from "../src/office/ui/dates/read-date.ts"
import { test as base, expect, hold, inDays, type TestSite } from "./fixtures.ts"
import { STAFF } from "./site.ts"
import { countClicks, goToScreen, openScreen } from "./staff-screens.ts"

const CRUISE = "ha-long-bay-overnight-cruise"
const WALK = "hanoi-old-quarter-street-food-walk"

async function connect(site: TestSite) {
  const { token } = (await site.call("POST", "/auth/login", STAFF)).data
  const idOf = async (slug: string): Promise<string> => (await site.call("GET", `/tours/slug/${slug}`)).data._id
  const [cruise, walk] = [await idOf(CRUISE), await idOf(WALK)]
  const read = (path: string) => site.call("GET", path, undefined, token)
  const depart = async (startTime: string, capacity: number): Promise<StaffDeparture> =>
    (await site.call("POST", "/departures", { tourId: cruise, date: inDays(21), startTime, capacity }, token)).data
  const know = async (customerInfo: object) => {
    const order = { productId: walk, productType: "tour", travelers: 2, travelDate: inDays(9) }
    await site.call("POST", "/bookings", { ...order, customerInfo, language: "en" }, token)
  }
  const find = async (page: Page): Promise<StaffBooking> =>
    (await read(`/bookings/${page.url().split("/").at(-2)}`)).booking
  return { read, depart, know, find }
}

const test = base.extend<object, { api: Awaited<ReturnType<typeof connect>> }>({
  api: [async ({ site }, use) => use(await connect(site)), { scope: "worker" }],
})
test.use({ siteOptions: {} })

/** Each run of a test has a day of its own, whose places no other test buys. */
let lastDay = 60

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const typeInto = async (page: Page, label: string, text: string) => {
  await field(page, label).click()
  await page.keyboard.type(text)
}
const product = (page: Page) => page.getByRole("combobox", { name: "Dịch vụ" })
const pick = async (page: Page, search: string) => {
  await product(page).fill(search)
  await product(page).press("Enter")
}
const isBooked = (page: Page) => page.waitForURL(/\/staff\/bookings\/[\da-f-]{36}\/show/)

test.describe("a booking by phone", () => {
  test("of a family that has booked before is confirmed with its deposit in eight clicks", { tag: "@both" }, async ({
    page,
    api,
  }) => {
    const email = `${crypto.randomUUID()}@mail.example`
    await api.know({ name: "Trần Thị Bích", email, phone: "0977 123 400" })
    await openScreen(page, "/bookings")
    const clicks = await countClicks(page)
    await page.getByRole("link", { name: "Đặt chỗ mới" }).click()
    await page.getByRole("button", { name: "Mở", exact: true }).first().waitFor()
    await pick(page, "pho co")
    await typeInto(page, "Ngày đi *", writeDate(inDays(12)).replaceAll("/", ""))
    await typeInto(page, "Trẻ em", "2")
    await typeInto(page, "Tuổi trẻ em 1", "4")
    await page.keyboard.press("Tab")
    await page.keyboard.type("9")
    await typeInto(page, "Điện thoại *", "+84977123400")
    await page.getByText("Khách quen: Trần Thị Bích, đã đặt 1 lần").waitFor()
    await expect(field(page, "Tên khách")).toHaveValue("Trần Thị Bích")
    await expect(field(page, "Email")).toHaveValue(email)
    await typeInto(page, "Tiền cọc đã nhận", "500000")
    await page.getByText("Trẻ em dưới").first().waitFor()
    await page.getByRole("button", { name: "Đặt và xác nhận" }).click()
    await page.getByText(/Đã đặt và xác nhận: GHE-/).waitFor()
    assert.ok((await clicks()) <= 8, `${await clicks()} clicks`)
    await isBooked(page)
    const { _id, status, party, customerInfo, language } = await api.find(page)
    assert.deepEqual([status, party.adults, party.childAges], ["confirmed", 2, [4, 9]])
    assert.deepEqual([customerInfo.name, customerInfo.email, language], ["Trần Thị Bích", email, "en"])
    const [payment] = (await api.read(`/bookings/${_id}/payments`)).data.payments
    assert.deepEqual([payment.amount, payment.currency, payment.method], [500_000, "VND", "transfer"])
  })

  test("of a group of 28 asks before it goes beyond the places of a departure", async ({ page, api }) => {
    const departure = await api.depart("06:28", 20)
    await openScreen(page, "/bookings/create")
    await pick(page, "du thuyen ha long")
    await field(page, "Tháng").click()
    await page.getByRole("option", { name: formatMonth(departure.date, "vi") }).click()
    await page.getByRole("button", { name: /06:28 · còn 20 chỗ/ }).click()
    await typeInto(page, "Người lớn", "28")
    await typeInto(page, "Điện thoại *", "0912 000 028")
    await page.getByText("Chuyến này còn 20 chỗ, đoàn có 28 khách.").waitFor()
    await page.getByLabel("Vẫn nhận, vượt 8 chỗ").check()
    await page.getByRole("button", { name: "Đặt và xác nhận" }).click()
    await isBooked(page)
    const { status, travelers } = await api.find(page)
    assert.deepEqual([status, travelers], ["confirmed", 28])
    const { booked, capacity, placesLeft } = (await api.read(`/departures/${departure._id}`)).data
    assert.deepEqual([booked, capacity, placesLeft], [28, 20, 0])
    await page.getByRole("link", { name: "Đến chuyến này: hướng dẫn viên, xe, tất cả khách" }).click()
    await page.waitForURL(`**/staff/departures/${departure._id}/show`)
  })

  test("of a private group takes any date, at the price that was agreed", { tag: "@phone" }, async ({ page, api }) => {
    await openScreen(page, "/bookings/create")
    await pick(page, "du thuyen ha long")
    await page.getByLabel("Đoàn riêng, đi ngày nào cũng được").check()
    await typeInto(page, "Ngày đi *", writeDate(inDays(40)).slice(0, 5))
    await typeInto(page, "Người lớn", "28")
    await typeInto(page, "Điện thoại *", "0912 000 029")
    await page
      .getByRole("paragraph")
      .filter({ hasText: /^Giá thỏa thuận$/ })
      .waitFor()
    await typeInto(page, "Giá thỏa thuận", "84000000")
    await page.getByRole("button", { name: "Lưu, xác nhận sau" }).click()
    await isBooked(page)
    const { status, travelers, pricing } = await api.find(page)
    assert.deepEqual([status, travelers, pricing.total, pricing.currency], ["pending", 28, 84_000_000, "VND"])
  })

  test("finds a transfer by its name first, with bags, a sign and the way back", async ({ page, api }) => {
    await openScreen(page, "/bookings/create")
    await pick(page, "noi bai")
    await expect(product(page)).toHaveValue(/Nội Bài/)
    await field(page, "Ngày đi *").fill(inDays(14))
    await typeInto(page, "Chuyến bay", "VN 254")
    await typeInto(page, "Hành lý lớn", "5")
    await typeInto(page, "Bảng tên", "Mr Tran")
    await typeInto(page, "Điện thoại *", "0912 000 030")
    await page.getByRole("button", { name: "Đặt và xác nhận" }).click()
    await isBooked(page)
    const { status, transferDetails } = await api.find(page)
    assert.deepEqual(
      [status, transferDetails?.largeBags, transferDetails?.nameSign, transferDetails?.flight?.number],
      ["confirmed", 5, "Mr Tran", "VN 254"],
    )
  })

  test("of a night train asks for a departure with places, berths and names", { tag: "@phone" }, async ({
    page,
    api,
    expectProblems,
  }) => {
    expectProblems(/status of (409|422)/)
    const details = /\/api\/transfers\/[\da-f-]{36}$/
    const release = await hold(page, details)
    await openScreen(page, "/bookings/create")
    const isAsked = page.waitForRequest(details)
    await pick(page, "tau dem lao cai")
    await isAsked
    // The transfer's own fields would replace a field of before, and what was typed into it.
    await expect(field(page, "Ngày đi *")).toHaveCount(0)
    release()
    await field(page, "Ngày đi *").fill(inDays(++lastDay))
    const departure = page.getByRole("combobox", { name: "Giờ khởi hành" })
    await departure.click()
    await page.getByRole("option", { name: "22:00, đến 06:00 hôm sau · còn 24 chỗ" }).click()
    await typeInto(page, "Họ tên khách đi", "Trần Văn Lân")
    await typeInto(page, "Điện thoại *", "0912 000 031")
    await page.getByRole("button", { name: "Đặt và xác nhận" }).click()
    await expect(field(page, "Họ tên khách đi")).toHaveAccessibleDescription(/mỗi khách một tên/)
    await field(page, "Họ tên khách đi").press("End")
    await page.keyboard.type("\nNguyễn Thị Ánh")
    await typeInto(page, "Người lớn", "25")
    await page.getByText("Chuyến này còn 24 chỗ, đoàn có 25 khách.").waitFor()
    await field(page, "Người lớn").fill("2")
    await page.getByText("Chuyến này còn 24 chỗ").waitFor({ state: "detached" })
    await field(page, "Giường dưới").fill("2")
    await page.getByRole("button", { name: "Đặt và xác nhận" }).click()
    await isBooked(page)
    const { status, startTime, transferDetails, missing } = await api.find(page)
    assert.deepEqual(
      transferDetails?.choices.map(({ option, quantity }) => [option, quantity]),
      [["lower", 2]],
    )
    const names = transferDetails?.travelerList?.map(({ name }) => name)
    assert.deepEqual([status, startTime, names], ["confirmed", "22:00", ["Trần Văn Lân", "Nguyễn Thị Ánh"]])
    assert.equal(missing.includes("travelerNames"), false)
  })

  test("of a train in the other direction has the times, ends and names of that direction", async ({ page, api }) => {
    await openScreen(page, "/bookings/create")
    await pick(page, "tau dem lao cai")
    await page.getByRole("combobox", { name: "Chiều đi" }).click()
    await page.getByRole("option", { name: /^Ga Lào Cai → / }).click()
    await field(page, "Ngày đi *").fill(inDays(++lastDay))
    await page.getByRole("combobox", { name: "Giờ khởi hành" }).click()
    await page.getByRole("option", { name: /^21:30/ }).click()
    await typeInto(page, "Họ tên khách đi", "Trần Văn Lân\nNguyễn Thị Ánh")
    await typeInto(page, "Điện thoại *", "0912 000 032")
    await page.getByRole("button", { name: "Đặt và xác nhận" }).click()
    await isBooked(page)
    const { startTime, transferDetails, product: booked } = await api.find(page)
    assert.deepEqual([startTime, transferDetails?.isReversed], ["21:30", true])
    assert.match(`${transferDetails?.from.vi} – ${booked.name.vi}`, /^Ga Lào Cai – Ga Lào Cai – Ga /)
    await page
      .getByText(booked.name.vi ?? "")
      .first()
      .waitFor()
  })

  test("keeps what was typed until it is booked", async ({ page }) => {
    await openScreen(page, "/bookings/create")
    await pick(page, "pho co")
    await typeInto(page, "Tên khách", "Ông Tư")
    await typeInto(page, "Yêu cầu của khách", "Ăn chay")
    await goToScreen(page, "")
    await page.goBack()
    await expect(field(page, "Tên khách")).toHaveValue("Ông Tư")
    await page.reload()
    await expect(field(page, "Yêu cầu của khách")).toHaveValue("Ăn chay")
    await expect(product(page)).toHaveValue(/phố cổ/)
    await page.getByRole("button", { name: "Nhập lại từ đầu" }).click()
    await expect(field(page, "Tên khách")).toHaveValue("")
  })

  test("is made once, although the answer to its first try was lost", async ({ page, api, expectProblems }) => {
    expectProblems(/ERR_CONNECTION_RESET/)
    const phone = `09${String(Math.random()).slice(2, 10)}`
    let tries = 0
    await page.route("**/api/bookings", async (route) => {
      if (++tries > 1) return route.continue()
      await route.fetch()
      await route.abort("connectionreset")
    })
    await openScreen(page, "/bookings/create")
    await pick(page, "pho co")
    await field(page, "Ngày đi *").fill(inDays(12))
    await typeInto(page, "Điện thoại *", phone)
    await page.getByText(/^2 × /).waitFor()
    await page.getByRole("button", { name: "Đặt và xác nhận" }).click()
    await page.getByRole("alert").waitFor()
    await page.getByRole("button", { name: "Đặt và xác nhận" }).click()
    await isBooked(page)
    const { bookings } = await api.read(`/bookings?search=${phone}`)
    assert.equal(bookings.length, 1)
  })

  test("says what is missing, and books nothing until it is there", { tag: "@phone" }, async ({
    page,
    api,
    expectProblems,
  }) => {
    expectProblems(/status of 422/)
    await openScreen(page, "/bookings/create")
    await pick(page, "pho co")
    await field(page, "Ngày đi *").fill(inDays(12))
    await typeInto(page, "Tên khách", "Ông Tư")
    await page.getByRole("button", { name: "Đặt và xác nhận" }).click()
    const phone = field(page, "Điện thoại *")
    await expect(phone).toHaveAttribute("aria-invalid", "true")
    await expect(phone).toHaveAccessibleDescription(/điện thoại/i)
    await expect(page.getByRole("alert").first()).not.toBeEmpty()
    await expect(phone).toBeFocused()
    await phone.fill("0987654321")
    for (const label of ["Tiền cọc đã nhận", "Giá thỏa thuận"]) {
      await typeInto(page, label, "5oo.ooo")
      await page.getByRole("button", { name: "Đặt và xác nhận" }).click()
      await expect(field(page, label)).toBeFocused()
      await expect(field(page, label)).toHaveAccessibleDescription(/Hãy ghi số đồng/)
      await field(page, label).clear()
    }
    await page.getByRole("button", { name: "Đặt và xác nhận" }).click()
    await isBooked(page)
    const { customerInfo, travelDate, travelers, status } = await api.find(page)
    assert.deepEqual([customerInfo.name, travelDate, travelers, status], ["Ông Tư", inDays(12), 2, "confirmed"])
  })
})
