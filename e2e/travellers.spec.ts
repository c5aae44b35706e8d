import assert from "node:assert/strict"
import type { Locator, Page } from "@playwright/test"
import { expect, inDays, test, visit } from "./fixtures.ts"

const DAY_CRUISE = "Ha Long Bay day cruise from Hanoi"

/** Counts what a finger does. Typing doesn't count. */
function countTaps() {
  let taps = 0
  const tap = async (target: Locator) => {
    taps++
    await target.tap()
  }
  const type = async (field: Locator, text: string) => {
    await tap(field)
    await field.pressSequentially(text)
  }
  return { tap, type, count: () => taps }
}

const hasFocus = (element: Locator) => element.evaluate((node) => node === document.activeElement).catch(() => false)
const isSent = (page: Page) => page.getByTestId("reference").waitFor()
/** Chooses a date that has places left in the calendar of a dialog. */
const openDays = (dialog: Locator) => dialog.getByRole("grid").getByRole("button", { name: /left$|còn \d+$/ })
const visible = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name }).filter({ visible: true }).first()

const focusedLabel = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "nothing with a name")

test.describe("a traveller on a phone", () => {
  test("requests a tour of the home page with seven taps", { tag: "@phone" }, async ({ page }) => {
    await visit(page, "/")
    const { tap, type, count } = countTaps()
    await tap(page.getByRole("main").getByRole("link", { name: "Ha Long Bay overnight cruise" }).first())
    await tap(visible(page, "Choose date"))
    const dialog = page.getByRole("dialog")
    await tap(openDays(dialog).first())
    await type(dialog.getByLabel("Full name"), "Emma Jones")
    await type(dialog.getByLabel("Email"), "emma.taps@mail.example")
    await type(dialog.getByLabel("Phone, Zalo or WhatsApp"), "07911 123456")
    await tap(dialog.getByRole("button", { name: "Request this booking" }))
    await isSent(page)
    assert.ok(count() <= 7, `${count()} taps`)
    await page.getByRole("button", { name: "Menu" }).tap()
    const reference = await page.getByTestId("reference").textContent()
    await page.getByRole("dialog").getByRole("link", { name: "My Bookings" }).tap()
    await page.getByRole("main").getByText(String(reference)).waitFor()
  })
})

const AIRPORT = [
  {
    tag: "@desktop",
    locale: "en-GB",
    filters: "Filters",
    airport: "Airport",
    show: /^Show \d+ transfers?$/,
    transfer: "Noi Bai airport to Hanoi Old Quarter",
    book: "Book this transfer",
    missing: "Please fill in all required fields",
    day: "Arrival date",
    landing: /^Landing time/,
    takeOff: /^Take-off time/,
    passengers: "Passengers",
    bags: "Large bags",
    sevenSeats: /^7-seat car/,
    sevenSeatsHold: "7-seat car · 3 people, 4 large bags · there and back",
    address: /^Drop-off address/,
    phone: "07911 123456",
    total: "$42.05",
    confirm: "Confirm Booking",
    received: "We have your request",
    booked: ["11:50 pm", "5:00 pm", "3 adults, 4 large bags"],
  },
  {
    tag: "@phone",
    locale: "vi-VN",
    filters: "Bộ lọc",
    airport: "Sân bay",
    show: /^Xem \d+ chuyến$/,
    transfer: "Sân bay Nội Bài về phố cổ Hà Nội",
    book: "Đặt xe",
    missing: "Vui lòng điền đủ các thông tin bắt buộc",
    day: "Ngày hạ cánh",
    landing: /^Giờ hạ cánh/,
    takeOff: /^Giờ cất cánh/,
    passengers: "Số khách",
    bags: "Hành lý lớn",
    sevenSeats: /^Xe 7 chỗ/,
    sevenSeatsHold: "Xe 7 chỗ · 3 người, 4 hành lý lớn · cả đi lẫn về",
    address: /^Địa chỉ trả khách/,
    phone: "0912 345 678",
    total: "42,05 $",
    confirm: "Xác nhận đặt",
    received: "Chúng tôi đã nhận yêu cầu của bạn",
    booked: ["23:50", "17:00", "3 người lớn, 4 kiện hành lý lớn"],
  },
] as const

for (const words of AIRPORT)
  test.describe(`three people who land at 23:50 with four bags (${words.locale})`, () => {
    test.use({ locale: words.locale })

    test("book the car to the hotel and the way back", { tag: words.tag }, async ({ page }) => {
      await visit(page, "/transfers")
      await askForTheRide(page)
      await filterByAirport(page, words)
      const card = page.getByRole("article").filter({ hasText: words.transfer })
      await card.getByText(words.total).waitFor()
      await card.getByText(words.sevenSeatsHold).waitFor()
      await page.getByRole("link", { name: words.transfer, exact: true }).click()
      await page.getByRole("heading", { level: 1, name: words.transfer }).waitFor()
      await visible(page, words.book).click()
      const form = page.getByRole("dialog", { name: words.book })
      const confirm = form.getByRole("button", { name: words.confirm })
      await confirm.click()
      await form.getByRole("alert").getByText(words.missing).waitFor()
      assert.ok(await hasFocus(form.getByRole("alert")))

      await expect(form.getByLabel(words.day)).toHaveValue(inDays(12))
      await form.locator("[name=flightNumber]").fill("VN 254")
      await expect(form.getByLabel(words.landing)).toHaveValue("23:50")
      await form.getByLabel(words.address).fill("24 Hàng Bạc")
      await form.locator("[name='returnTrip.travelDate']").fill(inDays(19))
      await form.locator("[name='returnTrip.flightNumber']").fill("VN 253")
      await form.getByLabel(words.takeOff).fill("20:15")
      await expect(form.getByRole("group", { name: words.passengers, exact: true }).getByRole("status")).toHaveText("3")
      await expect(form.getByRole("group", { name: words.bags }).getByRole("status")).toHaveText("4")
      await expect(form.getByRole("radio", { name: words.sevenSeats })).toBeChecked()
      await form.locator("[name=name]").fill("Trần Văn Đức")
      await form.locator("[name=email]").fill("duc.tran@mail.example")
      await form.locator("[name=phone]").fill(words.phone)
      await form.getByText(words.total).filter({ visible: true }).first().waitFor()
      await confirm.click()
      await page.getByRole("heading", { level: 1, name: words.received }).waitFor()
      for (const text of [...words.booked, words.total, "VN 254", "VN 253", "24 Hàng Bạc"])
        await page.getByRole("main").getByText(text).first().waitFor()
    })
  })

/** Fills in from where, when, how many people and bags, and that they come back. */
async function askForTheRide(page: Page) {
  const form = page.locator("form:has([name=people])")
  await form.locator("[name=from]").fill("noi bai")
  await form.locator("[name=day]").fill(inDays(12))
  await form.locator("[name=time]").fill("23:50")
  await form.locator("[name=people]").selectOption("3")
  await form.locator("[name=bags]").selectOption("4")
  await form.locator("[name=back]").check()
  await form.locator("[type=submit]").click()
  await page.waitForURL(/people=3&bags=4&back=true/)
}

/** Chooses airports in the sidebar, or in the sheet of a phone. */
async function filterByAirport(page: Page, words: (typeof AIRPORT)[number]) {
  const sheet = page.getByRole("button", { name: words.filters, exact: true })
  const isNarrow = await sheet.isVisible()
  if (isNarrow) await sheet.click()
  const filters = page.getByRole(isNarrow ? "dialog" : "complementary", { name: words.filters })
  await filters.getByText(words.airport, { exact: true }).click()
  await page.waitForURL(/type=airport/)
  if (isNarrow) await filters.getByRole("button", { name: words.show }).click()
  await page.getByRole("button", { name: words.airport, pressed: true }).waitFor()
}

test.describe("a family of five, in Vietnamese", () => {
  test.use({ locale: "vi-VN" })

  test("finds a cruise from the home page, and pays the total of its card", { tag: "@phone" }, async ({ page }) => {
    await visit(page, "/")
    const trip = page.getByRole("main").getByRole("search").first()
    await trip.getByRole("combobox", { name: "Bạn muốn đi đâu?" }).fill("ha long")
    const month = await trip.locator("[name=when] option").nth(6).getAttribute("value")
    await trip.getByLabel("Khi nào").selectOption(month)
    await trip.getByText(/^2 người lớn/).click()
    for (let child = 0; child < 3; child++)
      await trip.getByRole("group", { name: "Trẻ em" }).getByRole("button", { name: "Thêm" }).click()
    for (const [nth, age] of ["4", "9", "13"].entries()) await trip.getByLabel(`Tuổi bé ${nth + 1}`).selectOption(age)
    await trip.getByRole("button", { name: "Tìm", exact: true }).click()

    const name = "Du thuyền vịnh Hạ Long trong ngày từ Hà Nội"
    const card = page.getByRole("article").filter({ has: page.getByRole("link", { name, exact: true }) })
    await card.getByText("cho 2 người lớn, 3 trẻ em").waitFor()
    const total = /[\d.]+\s₫/.exec(await card.innerText())?.[0] ?? ""
    assert.ok(total)
    await card.getByRole("link", { name, exact: true }).click()
    await visible(page, "Chọn ngày").click()
    const dialog = page.getByRole("dialog")
    await expect(dialog.getByRole("group", { name: "Người lớn" }).getByRole("status")).toHaveText("2")
    for (const [nth, age] of ["4", "9", "13"].entries())
      await expect(dialog.getByLabel(`Tuổi của trẻ ${nth + 1}`)).toHaveValue(age)
    const day = openDays(dialog).first()
    assert.equal((await day.locator("xpath=..").getAttribute("data-day"))?.slice(0, 7), month)
    await day.click()
    await dialog.getByText(total).filter({ visible: true }).first().waitFor()
    await dialog.getByLabel("Họ và tên").fill("Nguyễn Thị Ánh")
    await dialog.getByLabel("Email").fill("anh.gia.dinh@mail.example")
    await dialog.getByLabel("Số điện thoại, Zalo hoặc WhatsApp").fill("0912 345 678")
    await dialog.getByRole("button", { name: "Gửi yêu cầu đặt tour" }).click()
    await isSent(page)
    await page.getByRole("main").getByText(total).first().waitFor()
  })
})

test.describe("a traveller who uses the keyboard alone", () => {
  /** Presses Tab until an element has the focus, as often as a patient person would. */
  async function tabTo(page: Page, element: Locator) {
    await element.first().waitFor()
    for (let presses = 0; presses < 120; presses++) {
      if (await hasFocus(element.first())) return
      await page.keyboard.press("Tab")
    }
    assert.fail(`Tab doesn't reach ${element}`)
  }

  test("searches, chooses a date in the calendar and requests a tour", async ({ page }) => {
    await visit(page, "/")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await tabTo(page, page.getByRole("main").getByRole("search").getByRole("combobox", { name: "Where" }))
    await page.keyboard.type("ha long")
    await page.keyboard.press("Enter")
    // The home page links to this cruise, too.
    await page.getByRole("heading", { level: 1, name: "Tours in Vietnam" }).waitFor()
    await tabTo(page, page.getByRole("link", { name: DAY_CRUISE, exact: true }))
    await page.keyboard.press("Enter")
    await page.getByRole("heading", { level: 1, name: DAY_CRUISE }).waitFor()
    await tabTo(page, visible(page, "Choose date"))
    await page.keyboard.press("Enter")
    const dialog = page.getByRole("dialog")
    await tabTo(page, openDays(dialog))
    const first = await focusedLabel(page)
    // Five weeks on is another month.
    for (let weeks = 0; weeks < 5; weeks++) {
      const before = await focusedLabel(page)
      await page.keyboard.press("ArrowDown")
      await expect.poll(() => focusedLabel(page), { message: "the week after" }).not.toBe(before)
    }
    const day = await focusedLabel(page)
    assert.notEqual(day.split(" ")[2], first.split(" ")[2], `${day} is in another month than ${first}`)
    await page.keyboard.press("Enter")
    await expect.poll(() => focusedLabel(page)).toContain("selected")
    for (const [label, text] of [
      ["Full name", "Emma Jones"],
      ["Email", "emma.keys@mail.example"],
      ["Phone, Zalo or WhatsApp", "07911 123456"],
    ] as const) {
      await tabTo(page, dialog.getByLabel(label))
      await page.keyboard.type(text)
    }
    await tabTo(page, dialog.getByRole("button", { name: "Request this booking" }))
    await page.keyboard.press("Enter")
    await isSent(page)
  })
})

test.describe("a traveller who goes back", () => {
  test("finds the search, the filters, the place on the page and the form as they were", { tag: "@phone" }, async ({
    page,
  }) => {
    await visit(page, "/")
    const trip = page.getByRole("main").getByRole("search").first()
    await trip.getByText(/^2 adults/).click()
    await trip.getByRole("group", { name: "Adults" }).getByRole("button", { name: "More" }).click()
    await trip.getByRole("button", { name: "Search", exact: true }).click()
    await page.waitForURL(/\/tours\?/)
    const found = page.getByRole("main").getByRole("status").filter({ hasText: /tours/ })
    const all = (await found.textContent()) ?? ""
    await visible(page, "Filters").click()
    const sheet = page.getByRole("dialog", { name: "Filters" })
    await sheet
      .locator("label")
      .filter({ has: page.locator("[name=days][value='1']") })
      .click()
    await page.waitForURL(/days=1/)
    await sheet.getByRole("button", { name: /^Show \d+ tour/ }).click()
    // As it closes, the focus goes back to the button at the top, and the page with it.
    await sheet.waitFor({ state: "hidden" })
    await expect(found).not.toHaveText(all)
    const link = page.getByRole("link", { name: DAY_CRUISE, exact: true })
    await link.scrollIntoViewIfNeeded()
    const position = await page.evaluate(() => window.scrollY)
    await link.click()
    await page.getByRole("heading", { level: 1, name: DAY_CRUISE }).waitFor()
    await visible(page, "Choose date").click()
    const dialog = page.getByRole("dialog")
    await openDays(dialog).first().click()
    await dialog.getByLabel("Full name").fill("Emma Jones")

    await page.goBack()
    await dialog.waitFor({ state: "detached" })
    await visible(page, "Book this date").click()
    await expect(dialog.getByLabel("Full name")).toHaveValue("Emma Jones")
    await expect(dialog.getByRole("group", { name: "Adults" }).getByRole("status")).toHaveText("3")
    await page.goBack()
    await dialog.waitFor({ state: "detached" })
    await page.goBack()
    await page.waitForURL(/\/tours\?.*days=1/)
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, position)
    await page.goBack()
    await page.waitForURL((url) => url.pathname === "/tours" && !url.searchParams.has("days"))
    await page.goBack()
    await page.waitForURL((url) => url.pathname === "/")
    await trip.getByText(/^3 adults/).waitFor()
    await page.goForward()
    await page.goForward()
    await page.getByRole("link", { name: /Remove filter: 3 adults/ }).waitFor()
  })

  test("finds the words in the search dialog after its results", { tag: "@phone" }, async ({ page }) => {
    await visit(page, "/about")
    const open = async () => {
      await page.getByRole("banner").getByRole("button", { name: "Search" }).tap()
      return page.getByRole("dialog", { name: "Where to?" })
    }
    const dialog = await open()
    await dialog.getByText("Transfers", { exact: true }).tap()
    await dialog.getByRole("combobox", { name: "Search transfers" }).fill("noi bai")
    await page.goBack()
    await dialog.waitFor({ state: "detached" })
    const words = (await open()).getByRole("combobox", { name: "Search transfers" })
    await expect(words).toHaveValue("noi bai")
    await words.press("Enter")
    await page.waitForURL(/\/transfers\?search=noi\+bai$/)
    await page.getByRole("article").first().waitFor()
    await page.goBack()
    await page.waitForURL(/\/about$/)
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" })
    await expect((await open()).getByRole("combobox", { name: "Search transfers" })).toHaveValue("noi bai")
  })
})
