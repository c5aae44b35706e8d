import assert from "node:assert/strict"
import type { Locator, Page } from "@playwright/test"
import { readSheet } from "read-excel-file/node"
import type { Booking } from "../src/domain/bookings/booking.ts"
import type { Departure, SchedulePreview, StaffDeparture } from "../src/domain/departures/departure.ts"
import { formatDate } from "../src/i18n/format.ts"
import { addDays, weekdayOf } from "../src/lib/today.ts"
import { writeDate } from "../src/office/ui/dates/read-date.ts"
import { test as base, expect, inDays, type TestSite, visit } from "./fixtures.ts"
import { STAFF } from "./site.ts"
import { AXE_VIEWS, checkScreens, checkWithAxe, goToScreen, openScreen } from "./staff-screens.ts"

const WALK = "hanoi-old-quarter-street-food-walk"
const TRAIN = "hanoi-to-lao-cai-night-train"
const THREE_DAYS = "lan-ha-bay-cat-ba-kayaking-cruise"

/** Each run of a test has a day of its own, whose places no other test buys. */
let lastDay = 60
const nextDay = () => inDays(++lastDay)

type Guest = {
  name: string
  language: "en" | "vi"
  email?: string
  phone?: string
  travelers?: number
  specialRequests?: string
  afterClosing?: boolean
}

/** Calls that prepare a journey. Every departure has an hour of its own, so that tests don't meet. */
async function connect(site: TestSite) {
  const { token } = (await site.call("POST", "/auth/login", STAFF)).data
  const cards: { _id: string; slug: string }[] = (await site.call("GET", "/tours?view=card")).data
  const walk = cards.find(({ slug }) => slug === WALK)
  const dated: { data: Departure[] }[] = await Promise.all(
    cards.slice(0, 12).map(({ _id }) => site.call("GET", `/tours/${_id}/departures`)),
  )
  const cruise = cards[dated.findIndex(({ data }) => data.length > 20)]
  assert.ok(walk && cruise)
  let minute = 0
  const depart = async (changes: object = {}): Promise<StaffDeparture> => {
    const startTime = `05:${String(10 + ++minute).padStart(2, "0")}`
    const body = { tourId: cruise._id, date: inDays(12), startTime, capacity: 16, guide: "Chị Hà", ...changes }
    return (await site.call("POST", "/departures", body, token)).data
  }
  const book = async ({ _id, date }: StaffDeparture, { name, email, phone, ...guest }: Guest): Promise<Booking> => {
    const customerInfo = {
      name,
      email: email ?? `${crypto.randomUUID()}@mail.example`,
      phone: phone ?? "+84912345678",
    }
    const order = { productId: cruise._id, productType: "tour", travelDate: date, departureId: _id, travelers: 2 }
    return (await site.call("POST", "/bookings", { ...order, ...guest, customerInfo }, token)).booking
  }
  const train: string = (await site.call("GET", `/transfers/slug/${TRAIN}`)).data._id
  const ride = async (order: object): Promise<Booking> => {
    const customerInfo = { name: "Astrid Lindqvist", email: `${crypto.randomUUID()}@mail.example`, phone: "0912345678" }
    const body = { productId: train, productType: "transfer", ...order, customerInfo }
    return (await site.call("POST", "/bookings", body, token)).booking
  }
  const read = (path: string) => site.call("GET", path, undefined, token)
  return { depart, book, ride, read, walk, cruise, token }
}

const test = base.extend<object, { api: Awaited<ReturnType<typeof connect>> }>({
  api: [async ({ site }, use) => use(await connect(site)), { scope: "worker" }],
})
test.use({ siteOptions: {} })

const openDeparture = (page: Page, { _id }: StaffDeparture) => openScreen(page, `/departures/${_id}/show`)

test.describe("departures in the back office", () => {
  test("writes to all guests of a departure in their languages, once, and names whom to ring", {
    tag: "@phone",
  }, async ({ page, api }) => {
    const departure = await api.depart({ date: inDays(15) })
    const english = await api.book(departure, { name: "Emma Jones", language: "en" })
    await api.book(departure, { name: "Trần Minh", language: "vi" })
    await api.book(departure, { name: "Cô Ba", language: "vi", email: "" })
    await openDeparture(page, departure)
    await page.getByRole("button", { name: "Nhắn tất cả khách" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByText("Đổi giờ đón").click()
    const submit = dialog.getByRole("button", { name: "Gửi 2 email" })
    await expect(submit).toBeDisabled()
    await dialog.getByText(/\[time\], \[giờ\]|\[giờ\], \[time\]/).waitFor()
    for (const [label, blank, time] of [
      ["Nội dung tiếng Anh", "[time]", "7 AM"],
      ["Nội dung tiếng Việt", "[giờ]", "7 giờ"],
    ] as const) {
      const field = dialog.getByLabel(label)
      await field.fill((await field.inputValue()).replace(blank, time))
    }
    await dialog.getByRole("button", { name: "Xem email" }).first().click()
    await dialog
      .getByText(/New pick-up time: GHE-|Đổi giờ đón: GHE-/)
      .first()
      .waitFor()
    await submit.click()
    const toRing = page.getByRole("dialog", { name: "Báo các khách này qua điện thoại" })
    await toRing.getByText("Cô Ba").waitFor()
    await expect(toRing.getByText("Emma Jones")).toHaveCount(0)
    const { data } = await api.read(`/outbox?bookingId=${english._id}&kind=departure-message`)
    assert.equal(data.length, 1)
    await openScreen(page, `/bookings/${english._id}/show`)
    await page.getByText(/We pick you up at 7 AM/).waitFor()
  })

  test("moves a party of the night train beyond its places only after staff have said so, there and back", async ({
    page,
    api,
    expectProblems,
  }) => {
    expectProblems(/status of 409/)
    const [full, free, back, fullBack] = [nextDay(), nextDay(), nextDay(), nextDay()]
    const [evening, return_] = [{ pickupTime: "22:00" }, { pickupTime: "21:30" }]
    const many = { travelDate: full, ...evening, travelers: 23, returnTrip: { travelDate: fullBack, ...return_ } }
    await api.ride(many)
    const order = { travelDate: free, ...evening, travelers: 2, returnTrip: { travelDate: back, ...return_ } }
    const booking = await api.ride(order)
    await openScreen(page, `/bookings/${booking._id}/show`)
    await page.getByRole("button", { name: "Đổi ngày hoặc số khách" }).click()
    const dialog = page.getByRole("dialog", { name: "Đổi ngày hoặc số khách" })
    const departure = dialog.getByRole("combobox", { name: "Giờ khởi hành", exact: true })
    const returning = dialog.getByRole("combobox", { name: "Giờ khởi hành chiều về" })
    await expect(departure).toHaveText("22:00, đến 06:00 hôm sau · còn 24 chỗ")
    await expect(returning).toHaveText(/^21:30, đến .* · còn 24 chỗ$/)
    await dialog.getByLabel("Ngày đi").fill(full)
    await dialog.getByText("Chuyến này còn 1 chỗ, đoàn có 2 khách.").waitFor()
    await expect(departure).toHaveText(/ · còn 1 chỗ$/)
    await dialog.getByRole("button", { name: "Lưu" }).click()
    await dialog.getByRole("alert").getByText("Chuyến này chỉ còn 1 chỗ.").waitFor()
    const overbook = dialog.getByLabel("Vẫn nhận, vượt 1 chỗ")
    await overbook.check()
    await dialog.getByLabel("Ngày về").fill(fullBack)
    await expect(returning).toHaveText(/ · còn 1 chỗ$/)
    await expect(overbook).not.toBeChecked()
    await overbook.check()
    await dialog.getByRole("button", { name: "Lưu" }).click()
    await page.getByText("Đã đổi. Khách sẽ nhận được email.").waitFor()
    const { travelDate, transferDetails } = (await api.read(`/bookings/${booking._id}`)).booking as Booking
    assert.deepEqual([travelDate, transferDetails?.returnTrip?.travelDate], [full, fullBack])
  })

  test("moves the way back of an airport car to another day and flight", { tag: "@phone" }, async ({
    page,
    api,
    site,
    expectProblems,
  }) => {
    expectProblems(/status of 422/)
    const { data: car } = await site.call("GET", "/transfers/slug/hanoi-old-quarter-to-noi-bai-airport")
    const [there, back, later] = [nextDay(), nextDay(), nextDay()]
    const flight = { flightNumber: "VN 37", flightTime: "10:40" }
    const returnTrip = { travelDate: back, ...flight }
    const { _id } = await api.ride({
      productId: car._id,
      travelDate: there,
      pickupTime: "08:00",
      travelers: 2,
      returnTrip,
    })
    await openScreen(page, `/bookings/${_id}/show`)
    await page.getByRole("button", { name: "Đổi ngày hoặc số khách" }).click()
    const dialog = page.getByRole("dialog", { name: "Đổi ngày hoặc số khách" })
    const day = dialog.getByLabel("Ngày về")
    await expect(day).toHaveValue(writeDate(back))
    await day.fill(writeDate(inDays(1)))
    await dialog.getByRole("alert").getByText("Lượt về phải sau lượt đi").waitFor()
    await day.fill(writeDate(later))
    await dialog.getByLabel("Giờ bay chiều về").fill("0h30")
    await expect(dialog.getByLabel("Đêm nào")).toHaveText(/rạng sáng/)
    await dialog.getByText(/Giá giữ nguyên|Giá mới/).waitFor()
    await dialog.getByRole("button", { name: "Lưu" }).click()
    await page.getByText("Đã đổi. Khách sẽ nhận được email.").waitFor()
    const { travelDate, transferDetails } = (await api.read(`/bookings/${_id}`)).booking as Booking
    assert.deepEqual(
      [travelDate, transferDetails?.returnTrip?.flight],
      [there, { number: "VN 37", date: later, time: "00:30" }],
    )
    await page
      .getByRole("main")
      .getByText(/^Chiều về: .* → /)
      .waitFor()
  })

  test("cancels a departure: mails in two languages, guests to call, and guests who have yet to choose", async ({
    page,
    api,
  }) => {
    const departure = await api.depart()
    const other = await api.depart({ date: inDays(13) })
    const bookings = [
      await api.book(departure, { name: "Emma Jones", language: "en" }),
      await api.book(departure, { name: "Liam Novak", language: "en" }),
      await api.book(departure, { name: "Trần Văn Minh", language: "vi" }),
      await api.book(departure, { name: "Bà Bảy", language: "vi", email: "", phone: "+84987654321" }),
    ]
    await openDeparture(page, departure)
    await page.getByRole("button", { name: "Hủy chuyến" }).click()
    const dialog = page.getByRole("dialog", { name: "Hủy chuyến" })
    for (const name of ["Emma Jones", "Liam Novak", "Trần Văn Minh"]) await dialog.getByText(name).waitFor()
    await dialog.getByLabel("Lý do, khách đọc tiếng Việt").fill("Cảng đóng cửa vì bão.")
    await dialog.getByLabel("Lý do, khách đọc tiếng Anh").fill("The port is closed: storm.")
    await dialog.getByRole("button", { name: "Xem email" }).first().click()
    await dialog.getByText(/We're sorry[\s\S]*The port is closed: storm\.[\s\S]*The nearest dates/).waitFor()
    for (const { _id } of bookings) assert.equal((await api.read(`/bookings/${_id}`)).booking.calledOff, null)
    const callLink = (row: Locator) => row.getByRole("link", { name: "+84987654321" })
    await expect(callLink(dialog)).toHaveAttribute("href", "tel:+84987654321")
    await dialog.getByRole("button", { name: "Hủy chuyến: 3 email, gọi 1 khách" }).click()
    await page.getByText("Đã hủy chuyến. Khách sẽ nhận email kèm ngày khác.").waitFor()
    const toRing = page.getByRole("dialog", { name: "Đã hủy chuyến. Bạn còn gọi cho:" })
    await toRing.getByText("Bà Bảy").waitFor()
    await expect(toRing.getByText("Emma Jones")).toHaveCount(0)
    await callLink(toRing).waitFor()
    await toRing.getByRole("button", { name: "Đóng" }).click()
    await expect(page.getByText("Chuyến đã hủy, chờ khách chọn")).toHaveCount(4)

    const mailTo = async ({ _id }: Booking): Promise<string> => {
      const { data } = await api.read(`/outbox?bookingId=${_id}&kind=departure-called-off`)
      const mail = data[0] && (await api.read(`/outbox/${data[0]._id}`)).data
      return JSON.stringify(mail?.words ?? [])
    }
    const [emma, liam, minh, bay] = bookings as [Booking, Booking, Booking, Booking]
    for (const english of [emma, liam]) {
      await expect.poll(() => mailTo(english)).toContain("The port is closed: storm.")
      const text = await mailTo(english)
      assert.ok(text.includes(formatDate(departure.date, "en")), text)
      assert.match(text, /The nearest dates with enough places for you/)
      assert.ok(!text.includes("bão"))
    }
    await expect.poll(() => mailTo(minh)).toContain("Cảng đóng cửa vì bão.")
    assert.match(await mailTo(minh), /Những ngày gần nhất còn đủ chỗ/)
    assert.equal((await api.read(`/departures/${departure._id}`)).data.status, "called-off")
    assert.equal((await api.read(`/departures/${other._id}`)).data.status, "open")

    await page.goto("/staff")
    const waiting = page.locator("section").filter({ hasText: "Chuyến đã hủy, chờ khách chọn" })
    const guest = (booking: Booking) => waiting.locator(`a[href$="/bookings/${booking._id}/show"]`).locator("xpath=..")
    await callLink(guest(bay)).waitFor()
    await guest(emma).getByRole("button", { name: "Hủy đặt chỗ" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Hủy đặt chỗ" }).click()
    await expect(guest(emma)).toHaveCount(0)
    await guest(liam).getByRole("button", { name: "Đổi ngày" }).waitFor()
    await page.goto(`/vi/verify/${liam.reference}`)
    await page.getByText("Chuyến đã hủy", { exact: true }).waitFor()
  })

  test("shows the manifest, and prints it on one page", async ({ page, api }) => {
    const departure = await api.depart({ vehicle: "29B-123.45" })
    await api.book(departure, { name: "Noa Levi", language: "en", specialRequests: "Vegetarian" })
    await api.book(departure, { name: "Nguyễn Thị Ánh", language: "vi", travelers: 3 })
    await openDeparture(page, departure)
    await page.getByText(/5 khách, 2 lượt đặt: 5 người lớn/).waitFor()
    await expect(page.getByRole("link", { name: "+84912345678" }).first()).toHaveAttribute("href", "tel:+84912345678")
    const download = page.waitForEvent("download")
    await page.getByRole("button", { name: "Excel (XLSX)" }).click()
    assert.match((await download).suggestedFilename(), /^danh-sach-khach-.*\.xlsx$/)
    await page.getByRole("link", { name: "In danh sách" }).click()
    for (const text of ["Noa Levi", "Nguyễn Thị Ánh", "Vegetarian"])
      await page.getByRole("cell", { name: text }).waitFor()
    await page.getByText("29B-123.45").waitFor()
    const pdf = await page.pdf({ preferCSSPageSize: true })
    assert.match(pdf.toString("latin1"), /\/Count 1\b/)
    await page.emulateMedia({ media: "print" })
    await expect(page.getByRole("button", { name: "In hoặc lưu PDF" })).toBeHidden()
    await expect(page.getByRole("banner")).toHaveCount(0)
    await page.emulateMedia({ media: "screen" })
    await openScreen(page, "/departures")
    await page.getByRole("link", { name: "Việc trong ngày" }).click()
    await page.goto(`/staff/departures/day?date=${departure.date}`)
    await page
      .getByRole("heading", { name: /chuyến ghép/ })
      .first()
      .waitFor()
    for (const text of ["Noa Levi", "Nguyễn Thị Ánh", "Vegetarian"])
      await page.getByRole("cell", { name: text }).waitFor()
    const saved = page.waitForEvent("download")
    await page.getByRole("button", { name: "Excel (XLSX)" }).click()
    const rows = await readSheet(await (await saved).path())
    assert.ok(rows.some((row) => row.includes("Noa Levi")))
  })

  test("lists who rides with each departure of a night train, two clicks from the menu", { tag: "@phone" }, async ({
    page,
    api,
    site,
  }) => {
    const travelDate = nextDay()
    const { data: train } = await site.call("GET", "/transfers/slug/hanoi-to-lao-cai-night-train")
    const order = { productId: train._id, productType: "transfer", travelDate, pickupTime: "22:00" }
    const customerInfo = { name: "Astrid Lindqvist", email: `${crypto.randomUUID()}@mail.example`, phone: "0912345678" }
    const travelerList = [{ name: "Astrid Lindqvist" }, { name: "Nguyễn Thị Ánh" }]
    await site.call("POST", "/bookings", { ...order, travelers: 2, travelerList, customerInfo }, api.token)
    await openScreen(page, "/departures")
    await page.getByRole("link", { name: "Xe, tàu theo giờ" }).click()
    await page.getByRole("textbox", { name: "Ngày" }).fill(writeDate(travelDate))
    const departure = page.getByRole("main").locator("section").filter({ hasText: "22:00 · Tàu đêm Hà Nội – Lào Cai" })
    await departure.getByText("Đã bán 2/24 chỗ, còn 22").waitFor()
    const row = departure.getByRole("row", { name: /Astrid Lindqvist/ })
    await row.getByText("Nguyễn Thị Ánh").waitFor()
    await row.getByText("+84912345678").waitFor()
    await page.reload()
    await row.waitFor()
  })

  test("gives the guide a link to one manifest, and revokes it", async ({
    page,
    api,
    site,
    newVisitor,
    expectProblems,
  }) => {
    expectProblems(/status of 404/)
    const departure = await api.depart()
    const other = await api.depart()
    await api.book(departure, { name: "Sofia Rossi", language: "en", specialRequests: "No peanuts" })
    await api.book(other, { name: "Someone Else", language: "en" })
    await openDeparture(page, departure)
    await page.getByRole("button", { name: "Tạo liên kết" }).click()
    await page.getByText("Bạn chép ngay: liên kết chỉ hiện một lần.").waitFor()
    const address = await page.getByLabel("Liên kết cho hướng dẫn viên").inputValue()
    const guide = await newVisitor({ viewport: { width: 390, height: 844 }, hasTouch: true })
    await guide.goto(address)
    await guide.getByText("Sofia Rossi").waitFor()
    await guide.getByText("No peanuts").waitFor()
    await expect(guide.getByText("Someone Else")).toHaveCount(0)
    // The amount to collect is the only money shown.
    await expect(guide.getByRole("main").getByText(/[$₫@]/)).toHaveText([
      /^Còn phải thu: ≈\s[\d.]+\s₫ \([\d,.]+\s\$\)$/,
    ])
    await expect(guide.getByRole("contentinfo")).toHaveCount(0)
    await expect(guide.getByRole("link", { name: /Gọi \+84912345678/ })).toHaveAttribute("href", "tel:+84912345678")
    await expect(guide.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex")
    assert.ok(await guide.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "no sideways scrolling")
    await checkWithAxe(guide, "manifest")

    await page.getByRole("button", { name: "Khóa" }).first().click()
    await page.getByText("Liên kết không còn dùng được.").waitFor()
    // Coming back to the open page is enough.
    await guide.evaluate(() => window.dispatchEvent(new Event("visibilitychange")))
    await guide.getByRole("heading", { name: "Liên kết này không dùng được" }).waitFor()
    await expect(guide.getByText("Sofia Rossi")).toHaveCount(0)
    assert.ok(!site.output().includes(new URL(address).hash.slice(5)), "the token is in no log")
  })

  test("previews the dates of a schedule, then shows them on the tour's page", { tag: "@phone" }, async ({
    page,
    api,
  }) => {
    const { walk } = api
    const startTime = "15:20"
    const from = inDays(40)
    const to = addDays(from, 13)
    const chosen = weekdayOf(addDays(from, 2))
    await openScreen(page, `/departures/schedules?tour=${walk._id}`)
    await page.getByRole("button", { name: "Thêm lịch" }).click()
    const dialog = page.getByRole("dialog")
    await dialog
      .getByRole("group", { name: "Các thứ trong tuần" })
      .getByRole("button")
      .nth(chosen - 1)
      .click()
    await dialog.getByLabel("Từ ngày").fill(from)
    await dialog.getByLabel("Đến ngày").fill(to)
    await dialog.getByLabel("Giờ đi").fill(startTime)
    await dialog.getByText(/^2 chuyến đến/).waitFor()
    const query = new URLSearchParams({ tourId: walk._id, weekdays: String(chosen), from, to, startTime })
    const { dates }: SchedulePreview = (await api.read(`/departures/schedules/preview?${query}`)).data
    assert.equal(dates.length, 2)
    for (const { date } of dates) await dialog.getByText(formatDate(date, "vi", "short")).waitFor()
    await dialog.getByRole("button", { name: "Lưu" }).click()
    await page.getByText("Đã lưu. Các ngày đã có trên trang web.").waitFor()
    await page.getByText(`lúc ${startTime}`).waitFor()
    await visit(page, `/tour/${WALK}/book`)
    for (const { date } of dates)
      await expect(page.getByRole("option").filter({ hasText: formatDate(date, "en") })).toHaveCount(1)
  })

  test("hides a date from the website while the tour is closed on it", async ({ page, api }) => {
    const departure = await api.depart({ date: inDays(30) })
    const shown = async () => {
      const { data } = await api.read(`/tours/${api.cruise._id}/departures?from=${departure.date}&to=${departure.date}`)
      return data.some(({ _id }: Departure) => _id === departure._id)
    }
    assert.equal(await shown(), true)
    await openScreen(page, `/departures/schedules?tour=${api.cruise._id}`)
    await page.getByRole("button", { name: "Đóng tour" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByLabel("Từ ngày").fill(departure.date)
    await dialog.getByLabel("Đến ngày").fill(departure.date)
    await dialog.getByLabel("Lý do").fill("Bảo dưỡng tàu")
    await dialog.getByRole("button", { name: "Đóng tour" }).click()
    await page.getByText("Đã đóng tour những ngày này.").waitFor()
    assert.equal(await shown(), false)
    await page.getByRole("button", { name: "Mở lại" }).first().click()
    await page.getByText("Tour đã nhận khách trở lại.").waitFor()
    assert.equal(await shown(), true)
  })

  test("moves a departure without dragging, and refuses one that is booked", { tag: "@phone" }, async ({
    page,
    api,
  }) => {
    const departure = await api.depart()
    await openDeparture(page, departure)
    await page.getByRole("button", { name: "Dời ngày" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByLabel("Ngày mới").fill(inDays(15))
    await dialog.getByRole("button", { name: "Dời chuyến" }).click()
    await page.getByText("Đã dời chuyến.").waitFor()
    assert.equal((await api.read(`/departures/${departure._id}`)).data.date, inDays(15))

    const booked = await api.depart()
    await api.book(booked, { name: "Ada King", language: "en" })
    await page.goto(`/staff/departures/${booked._id}/show`)
    await page.getByRole("button", { name: "Dời ngày" }).click()
    await dialog.getByText(/Ngày này đã có 2 chỗ được đặt/).waitFor()
    await expect(dialog.getByRole("button", { name: "Dời chuyến" })).toHaveCount(0)
    await dialog.getByRole("button", { name: "Thêm chuyến vào ngày mới" }).waitFor()
  })

  test("decides from Today whether a departure runs", { tag: "@phone" }, async ({ page, api }) => {
    const departure = await api.depart({ date: inDays(2), minimum: 4, decideHours: 2000 })
    await api.book(departure, { name: "Ada King", language: "en", afterClosing: true })
    await openScreen(page, "")
    const section = page.locator("section").filter({ hasText: "Chốt chạy hay hủy?" })
    const row = section.locator(`a[href$="/departures/${departure._id}/show"]`).locator("xpath=..")
    await row.getByText("đã có 2/4 khách").waitFor()
    await row.getByRole("button", { name: "Chốt chạy" }).click()
    await page.getByRole("alert").getByText("Đã chốt chạy. Khách sẽ nhận được email.").waitFor()
    assert.equal((await api.read(`/departures/${departure._id}`)).data.status, "guaranteed")
  })

  test("says that a colleague was faster, and keeps what was typed", async ({ page, api, site, expectProblems }) => {
    expectProblems(/status of 409/)
    const departure = await api.depart()
    await openDeparture(page, departure)
    await page.getByRole("button", { name: "Sửa" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByLabel("Tối thiểu để chạy").fill("3")
    await site.call("PUT", `/departures/${departure._id}`, { capacity: 20, version: departure.version }, api.token)
    await dialog.getByRole("button", { name: "Lưu" }).click()
    await dialog.getByText("Nội dung này vừa được sửa (").waitFor()
    await expect(dialog.getByLabel("Tối thiểu để chạy")).toHaveValue("3")
  })
})

test.describe("the calendar", () => {
  test("asks before a dragged departure moves", async ({ page, api }) => {
    // The day after a Sunday is in another row, which may be out of sight.
    const from = weekdayOf(inDays(40)) % 7 === 0 ? 41 : 40
    const next = inDays(from + 1)
    const departure = await api.depart({ date: inDays(from), capacity: 37, startTime: "00:05" })
    await openCalendarAt(page, departure.date)
    const event = page.getByText("0 / 37").first()
    await event.waitFor()
    const target = page.locator(`[data-date="${next}"]`).first()
    await dragTo(page, event, target)
    const dialog = page.getByRole("dialog", { name: "Dời chuyến này?" })
    await expect(dialog.getByLabel("Ngày mới")).toHaveValue(writeDate(next))
    assert.equal((await api.read(`/departures/${departure._id}`)).data.date, departure.date)
    await dialog.getByRole("button", { name: "Dời chuyến" }).click()
    await page.getByText("Đã dời chuyến.").waitFor()
    assert.equal((await api.read(`/departures/${departure._id}`)).data.date, next)
  })

  test("shows a trip of several days over all its days, in every view", { tag: "@both" }, async ({
    page,
    api,
    site,
  }) => {
    const isPhone = (page.viewportSize()?.width ?? 0) < 600
    const { data: tour } = await site.call("GET", `/tours/slug/${THREE_DAYS}`)
    const first = inDays(50)
    // Two days in its week, the third in the next.
    const saturday = addDays(first, 6 - (weekdayOf(first) % 7))
    const places = isPhone ? 31 : 32
    const sold = `0\u00A0/\u00A0${places}`
    await api.depart({ tourId: tour._id, date: saturday, startTime: "06:40", capacity: places })
    const open = async (day: string, view: string) => {
      await page.evaluate(
        ([name, shown, date]) => {
          localStorage.setItem(`RaStore.calendar.${name}`, JSON.stringify(shown))
          localStorage.setItem("RaStore.calendar.day", JSON.stringify(date))
        },
        [isPhone ? "narrowView" : "view", view, day],
      )
      await page.goto("/staff/calendar")
    }
    await openScreen(page, "")
    await page.evaluate((date) => localStorage.setItem("RaStore.calendar.day", JSON.stringify(date)), saturday)
    await page.goto("/staff/calendar")
    if (isPhone) {
      // A phone opens the list of the week.
      await expect(page.getByText(`${sold} · `)).toHaveCount(2)
      await page.getByText(`ngày 2/3 · ${sold} · `).waitFor()
    }
    await open(saturday, "fiveWeeks")
    const bars = page.locator(".calendar-bar").filter({ hasText: sold })
    await expect(bars).toHaveCount(2)
    await expect(bars.first()).toContainText(`06:40 · ${sold}`)
    await expect(bars.first()).toContainText("ngày 2/3")
    await expect(bars.last()).toContainText("ngày 3/3")
    await open(addDays(saturday, 2), "dayGridWeek")
    await expect(bars).toHaveCount(1)
    await expect(bars).toContainText("ngày 3/3")
    // A view that there was once.
    await open(addDays(saturday, 2), "timeGridWeek")
    await expect(page.getByText("ngày 3/3").first()).toBeVisible()
    const [name, usual] = isPhone ? ["narrowView", "listWeek"] : ["view", "fiveWeeks"]
    const kept = await page.evaluate((key) => localStorage.getItem(key), `RaStore.calendar.${name}`)
    assert.equal(JSON.parse(kept ?? ""), usual)
    await open(addDays(saturday, 2), "timeGridDay")
    await page.getByText(`ngày 3/3 · ${sold}`).click()
    await page.waitForURL(/\/staff\/departures\/.+\/show/)
  })

  test("shows the new price before a dragged booking moves, and opens a booking by a press", async ({
    page,
    site,
    api,
  }) => {
    const transfers: { _id: string; type: string }[] = (await site.call("GET", "/transfers?view=card")).data
    const transfer = transfers.find(({ type }) => type === "airport")
    const customerInfo = { name: "Aaron Lifter", email: "lifter@mail.example", phone: "0912345678" }
    const order = { productId: transfer?._id, productType: "transfer", travelers: 2, travelDate: inDays(44) }
    const flight = { flightNumber: "VN254", flightTime: "06:01" }
    const { booking } = await site.call("POST", "/bookings", { ...order, ...flight, customerInfo, language: "en" })
    await openCalendarAt(page, booking.travelDate)
    const event = page.getByText(/Aaron Lifter/).first()
    await event.waitFor()
    await dragTo(page, event, page.locator(`[data-date="${addDays(booking.travelDate, 1)}"]`).first())
    const dialog = page.getByRole("dialog")
    await expect(dialog.getByLabel("Ngày đi")).toHaveValue(writeDate(addDays(booking.travelDate, 1)))
    await dialog.getByText(/Giá giữ nguyên|Giá mới/).waitFor()
    await dialog.getByRole("button", { name: "Đóng" }).click()
    assert.equal((await api.read(`/bookings/${booking._id}`)).booking.travelDate, booking.travelDate)
    await page
      .getByText(/Aaron Lifter/)
      .first()
      .click()
    await page.waitForURL(/\/staff\/bookings\/.+\/show/)
  })

  test("keeps the day that was open after every return to it, in time zones west and east of Hanoi", async ({
    newVisitor,
  }) => {
    for (const timezoneId of ["America/Los_Angeles", "Pacific/Auckland"]) {
      const page = await newVisitor({ timezoneId, viewport: { width: 1440, height: 900 } })
      await openScreen(page, "")
      await page.evaluate(() => {
        localStorage.setItem("RaStore.calendar.day", JSON.stringify("2026-12-05"))
        localStorage.setItem("RaStore.calendar.view", JSON.stringify("timeGridDay"))
      })
      for (let visits = 0; visits < 3; visits++) {
        await page.goto("/staff/calendar")
        await page.locator('[data-date="2026-12-05"]').first().waitFor()
        await goToScreen(page, "/holidays")
        const day = await page.evaluate(() => localStorage.getItem("RaStore.calendar.day"))
        assert.equal(day, '"2026-12-05"', timezoneId)
      }
      await page.context().close()
    }
  })

  for (const [language, width] of AXE_VIEWS) {
    test(`and the departures pass the accessibility checks of axe, in ${language} at ${width} px`, async ({
      page,
      api,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      const departure = await api.depart({ minimum: 5 })
      await api.book(departure, { name: "Axe Reader", language: "en", specialRequests: "Vegetarian" })
      await openScreen(page, "", { language })
      const screens = [
        "/calendar",
        "/departures",
        `/departures/rides?date=${inDays(27)}`,
        `/departures/${departure._id}/show`,
        `/departures/${departure._id}/print`,
        `/departures/schedules?tour=${api.cruise._id}`,
        "/holidays",
      ]
      for (const path of screens) {
        await checkScreens(page, [path])
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${path} is too wide`)
      }
    })
  }
})

/** Opens the month of a day. */
async function openCalendarAt(page: Page, day: string): Promise<void> {
  await openScreen(page, "")
  await page.evaluate((date) => localStorage.setItem("RaStore.calendar.day", JSON.stringify(date)), day)
  await page.goto("/staff/calendar")
}

/** Drags with the mouse in steps, as a hand does. */
async function dragTo(page: Page, from: ReturnType<Page["locator"]>, to: ReturnType<Page["locator"]>): Promise<void> {
  // On its first day: the middle of a bar is another.
  await from.hover({ position: { x: 8, y: 8 } })
  await page.mouse.down()
  const box = await to.boundingBox()
  assert.ok(box)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 })
  await page.mouse.up()
}
