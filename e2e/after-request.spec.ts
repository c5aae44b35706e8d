import assert from "node:assert/strict"
import { findViolations } from "./axe.ts"
import { expect, inDays, openAllDay, type TestSite, test, visit } from "./fixtures.ts"
import { STAFF } from "./site.ts"
import { openScreen } from "./staff-screens.ts"

const SLUG = "ha-long-bay-day-cruise-from-hanoi"

const english = {
  locale: "en-GB",
  prefix: "",
  checked: /^We check places, guide and car, and answer by/,
  left: /That's in (about )?\d+ /,
  where: "When and where",
  guide: "Your guide: Hà Trần",
  vehicle: "Vehicle: 29B-123.45",
  pay: "Payment",
  owed: /^Still to pay: /,
  change: "Change the travellers",
  keep: "Keep it as it is",
  adults: "Adults",
  more: "More",
  dearer: /more\.$/,
  changed: "Your booking has been changed.",
  three: "3 adults",
  changeContact: "Change phone or requests",
  requests: "Special requests",
  save: "Save",
  tooShort: /phone number/i,
  makeLink: "Create a link",
  link: "Link to the plan",
  endLink: "End the link",
  ended: "The link has ended.",
  onTheWay: "What happens on the way",
  gone: "This link no longer works",
}
const vietnamese: typeof english = {
  locale: "vi-VN",
  prefix: "/vi",
  checked: /^Chúng tôi kiểm tra chỗ, hướng dẫn viên, xe và trả lời trước/,
  left: /Hiện còn (khoảng )?\d+ /,
  where: "Giờ và điểm hẹn",
  guide: "Hướng dẫn viên: Hà Trần",
  vehicle: "Xe: 29B-123.45",
  pay: "Thanh toán",
  owed: /^Còn phải trả: /,
  change: "Đổi số khách",
  keep: "Giữ nguyên",
  adults: "Người lớn",
  more: "Thêm",
  dearer: /^Tổng mới là .*, cao hơn/,
  changed: "Đã đổi số khách cho đặt chỗ của bạn.",
  three: "3 người lớn",
  changeContact: "Đổi số điện thoại, yêu cầu",
  requests: "Yêu cầu riêng",
  save: "Lưu",
  tooShort: /[Ss]ố điện thoại/,
  makeLink: "Tạo liên kết",
  link: "Liên kết đến kế hoạch",
  endLink: "Hủy liên kết",
  ended: "Liên kết đã hết hiệu lực.",
  onTheWay: "Xem lịch trình",
  gone: "Liên kết không còn dùng được",
}

let made = 0

/** A request for a departure of tomorrow that has a guide. */
async function request(site: TestSite) {
  const { data: tour } = await site.call("GET", `/tours/slug/${SLUG}`)
  const { data: signedIn } = await site.call("POST", "/auth/login", STAFF)
  const times = { date: inDays(1), startTime: `23:${10 + ++made}`, cutoffHours: 1, capacity: 9 }
  const crew = { guide: "Hà Trần", guidePhone: "0912 345 678", vehicle: "29B-123.45" }
  const { data } = await site.call("POST", "/departures", { tourId: tour._id, ...times, ...crew }, signedIn.token)
  const { booking, guestToken } = await site.call("POST", "/bookings", {
    productId: tour._id,
    productType: "tour",
    travelers: 2,
    travelDate: data.date,
    departureId: data._id,
    customerInfo: { name: "Emma Jones", email: `guest${made}@mail.example`, phone: "+44 7911 123456" },
  })
  const confirm = () => site.call("POST", `/bookings/${booking._id}/confirm`, {}, signedIn.token)
  return { path: `/bookings/${booking._id}`, link: `/bookings/${booking._id}#key=${guestToken}`, confirm }
}

test.use({ siteOptions: {} })

test.describe("a booking's page", () => {
  let restore: (() => Promise<void>) | undefined
  test.beforeAll(async ({ site }) => {
    restore = await openAllDay(site)
  })
  test.afterAll(() => restore?.())

  test.beforeEach(({ expectProblems }) => expectProblems(/status of 4(0[49]|22)/))

  for (const words of [english, vietnamese]) {
    test(`says what is next by its state, and lets guests add a traveller (${words.locale})`, {
      tag: "@phone",
    }, async ({ newVisitor, site }) => {
      const { link, confirm } = await request(site)
      const page = await newVisitor({ locale: words.locale })
      await visit(page, `${words.prefix}${link}`)
      await page.getByText(words.checked).waitFor()
      await page.getByText(words.left).waitFor()
      await confirm()
      await page.reload()
      const main = page.getByRole("main")
      await main.getByRole("heading", { name: words.where }).waitFor()
      await main.getByText(words.guide).waitFor()
      await main.getByText(words.vehicle).waitFor()
      assert.equal(await main.getByRole("link", { name: "0912 345 678" }).getAttribute("href"), "tel:+84912345678")
      await main.getByRole("heading", { name: words.pay }).waitFor()
      const owed = await main.getByText(words.owed).textContent()
      assert.deepEqual(await findViolations(page), [])

      await main.getByRole("button", { name: words.change }).click()
      const dialog = page.getByRole("dialog")
      await dialog.getByRole("group", { name: words.adults }).getByRole("button", { name: words.more }).click()
      await dialog.getByText(words.dearer).waitFor()
      assert.deepEqual(await findViolations(page), [])
      await dialog.getByRole("button", { name: words.change }).click()
      await page.getByText(words.changed).waitFor()
      await dialog.waitFor({ state: "detached" })
      await main.getByText(words.three).first().waitFor()
      assert.notEqual(await main.getByText(words.owed).textContent(), owed)

      await main.getByRole("button", { name: words.changeContact }).click()
      await dialog.locator("input[type=tel]").fill("12")
      await dialog.getByLabel(words.requests).fill("No peanuts, please")
      await dialog.getByRole("button", { name: words.save, exact: true }).click()
      await dialog.getByRole("alert").getByText(words.tooShort).first().waitFor()
      await dialog.locator("input[type=tel]").fill("07911 654321")
      await dialog.getByRole("button", { name: words.save, exact: true }).click()
      await dialog.waitFor({ state: "detached" })
      await main.getByText("No peanuts, please").waitFor()
      await main.getByText("7911 654321").waitFor()
    })

    test(`has a link to the plan for fellow travellers, which can be ended (${words.locale})`, async ({
      newVisitor,
      site,
    }) => {
      const { link, confirm } = await request(site)
      await confirm()
      const page = await newVisitor({ locale: words.locale })
      await visit(page, `${words.prefix}${link}`)
      const end = page.getByRole("button", { name: words.endLink })
      const make = page.getByRole("button", { name: words.makeLink })
      await make.waitFor()
      await expect(end).toHaveCount(0)
      await make.click()
      const { pathname, hash } = new URL(await page.getByLabel(words.link).inputValue())
      const fellow = await newVisitor({ locale: words.locale })
      await visit(fellow, pathname + hash)
      await fellow.getByRole("link", { name: words.onTheWay }).waitFor()
      await fellow.getByText("Hà Trần").waitFor()
      assert.equal(await fellow.getByText("Emma Jones").count(), 0)
      assert.deepEqual(await findViolations(fellow), [])
      assert.deepEqual(await findViolations(page), [])
      await end.click()
      await page.getByRole("status").getByText(words.ended).waitFor()
      await expect(end).toHaveCount(0)
      await fellow.reload()
      await fellow.getByRole("heading", { name: words.gone }).waitFor()
    })
  }

  test("says what is due now and later by a payment plan: form, page at 390, and staff at 1440 (vi-VN)", {
    tag: "@phone",
  }, async ({ newVisitor, site }) => {
    const { data: signedIn } = await site.call("POST", "/auth/login", STAFF)
    const plan = { deposit: { value: 30, unit: "percent" }, withinHours: 24, restDaysBefore: 7, fullWithinDays: null }
    const paymentPlan = { ...plan, release: false }
    await site.call("PUT", "/settings/group/payments", { paymentPlan }, signedIn.token)
    const { data: tour } = await site.call("GET", `/tours/slug/${SLUG}`)
    const times = { date: inDays(40), startTime: "06:10", cutoffHours: 1, capacity: 9 }
    const { data: departure } = await site.call("POST", "/departures", { tourId: tour._id, ...times }, signedIn.token)
    const page = await newVisitor({ locale: "vi-VN" })
    await visit(page, `/vi/tour/${SLUG}`)
    await page.getByText("Đặt cọc 30% trong 24 giờ sau khi xác nhận").waitFor()
    await visit(page, `/vi/tour/${SLUG}/book`)
    const dates = page.getByLabel("Chọn ngày khởi hành")
    await dates.selectOption({ index: (await dates.locator("option").count()) - 1 })
    await page.getByText("Đặt cọc (30%)").waitFor()
    await page.getByText("trong 24 giờ sau khi xác nhận", { exact: true }).waitFor()

    const { booking, guestToken } = await site.call("POST", "/bookings", {
      ...{ productId: tour._id, productType: "tour", travelers: 2, travelDate: departure.date, language: "vi" },
      departureId: departure._id,
      customerInfo: { name: "Lê Minh", email: "payer@mail.example", phone: "0912 345 678", countryCode: "VN" },
    })
    await site.call("POST", `/bookings/${booking._id}/confirm`, {}, signedIn.token)
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, `/vi/bookings/${booking._id}#key=${guestToken}`)
    const main = page.getByRole("main")
    await main.getByText("Đặt cọc (30%)").waitFor()
    await main.getByText("Phần còn lại").waitFor()
    await main.getByText(/^GHE\w+ COC$/).waitFor()
    await main.getByText("Hoặc trả hết một lần").waitFor()
    assert.deepEqual(await findViolations(page), [])

    const desk = await newVisitor({ locale: "vi-VN", viewport: { width: 1440, height: 1000 } })
    await openScreen(desk, `/bookings/${booking._id}/show`)
    await desk.getByText("Cần trả", { exact: true }).waitFor()
    await desk.getByRole("button", { name: "Sửa lịch thanh toán" }).click()
    const dialog = desk.getByRole("dialog")
    await dialog.getByText("Nói bằng lời").waitFor()
    await dialog.getByLabel("Tiền cọc").fill("50")
    assert.deepEqual(await findViolations(desk), [])
    await dialog.getByRole("button", { name: "Lưu" }).click()
    await dialog.waitFor({ state: "detached" })
    await desk.getByText("Đặt cọc (50%)").first().waitFor()
    await page.reload()
    await main.getByText("Đặt cọc (50%)").waitFor()
    await site.call("PUT", "/settings/group/payments", { paymentPlan: null }, signedIn.token)
  })
})
