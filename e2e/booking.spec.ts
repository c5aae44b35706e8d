import assert from "node:assert/strict"
import type { Page } from "@playwright/test"
import { MISSING_METHODS } from "../scripts/oldest-browsers.ts"
import type { Departure } from "../src/domain/departures/departure.ts"
import { type TestSite, test, visit } from "./fixtures.ts"
import { STAFF } from "./site.ts"

const english = {
  locale: "en-GB",
  home: "Drop by Vietnam.",
  search: "Search",
  showing: /^Showing \d+ of \d+ tours$/,
  tour: "Ha Long Bay day cruise from Hanoi",
  choose: "Choose date",
  left: /left$/,
  email: "Email",
  phone: "Phone, Zalo or WhatsApp",
  name: "Full name",
  submit: "Request this booking",
  received: "We have your request",
  pending: "Awaiting our answer",
  bookings: "My bookings",
  reference: /^Booking reference/,
  find: "Find",
  contactMissing: "Please enter your email and phone number",
  dateMissing: "Please choose a travel date",
  total: /\$110/,
  linkSent: /we have sent a link/,
}
const vietnamese: typeof english = {
  locale: "vi-VN",
  home: "Ghé chơi khắp Việt Nam.",
  search: "Tìm",
  showing: /^Hiển thị \d+ trong \d+ tour$/,
  tour: "Du thuyền vịnh Hạ Long trong ngày từ Hà Nội",
  choose: "Chọn ngày",
  left: /còn \d+$/,
  email: "Email",
  phone: "Số điện thoại, Zalo hoặc WhatsApp",
  name: "Họ và tên",
  submit: "Gửi yêu cầu đặt tour",
  received: "Chúng tôi đã nhận yêu cầu của bạn",
  pending: "Chờ xác nhận",
  bookings: "Đặt chỗ của tôi",
  reference: /^Mã đặt chỗ/,
  find: "Tra cứu",
  contactMissing: "Vui lòng điền email và số điện thoại của bạn",
  dateMissing: "Vui lòng chọn ngày du lịch",
  total: /110\s\$/,
  linkSent: /chúng tôi đã gửi một liên kết/,
}
type Words = typeof english

const anna = { name: "Anna Lindqvist", email: "anna.lindqvist@example.com", phone: "+46 70 123 45 67" }
const anh = { name: "Nguyễn Thị Ánh", email: "anh.nguyen@example.com", phone: "0912 345 678" }
type Guest = typeof anna

// Guests book with the oldest browsers, too.
test.beforeEach(({ context }) =>
  context.addInitScript((methods) => {
    for (const [type = "", method = ""] of methods.map((name) => name.split(".")))
      Reflect.deleteProperty(Object(Reflect.get(globalThis, type)), method)
  }, MISSING_METHODS),
)

const DAY_CRUISE = "ha-long-bay-day-cruise-from-hanoi"

test.describe("a guest finds a tour and books it", () => {
  for (const [title, words, guest, tag] of [
    ["in English on a wide screen", english, anna, "@desktop"],
    ["in Vietnamese on a phone", vietnamese, anh, "@phone"],
  ] as const) {
    test.describe(() => {
      test.use({ locale: words.locale })

      test(title, { tag }, async ({ page, newVisitor }) => {
        await searchFromHome(page, words)
        await openTheDayCruise(page, words)
        await refuseAnEmptyForm(page, words)
        await fillAndSend(page, words, guest)
        const reference = await readReference(page, words)
        await visit(page, "/bookings")
        await page.getByText(reference).waitFor()

        const elsewhere = await newVisitor()
        await visit(elsewhere, "/bookings")
        await lookUp(elsewhere, words, guest, reference)
        await elsewhere.getByText(reference).waitFor()
        await elsewhere.getByText(words.pending, { exact: true }).waitFor()

        const stranger = await newVisitor()
        await visit(stranger, "/bookings")
        await lookUp(stranger, words, guest, "")
        await stranger.getByText(words.linkSent).waitFor()
        assert.equal(await stranger.getByText(reference).count(), 0)
      })
    })
  }
})

test("a date that fills up while a guest types is shown as full and no longer chosen", {
  tag: "@desktop",
}, async ({ page, site, expectProblems }) => {
  expectProblems(/status of 409/)
  await visit(page, `/tour/${DAY_CRUISE}`)
  await page.getByRole("button", { name: english.choose }).locator("visible=true").click()
  const dialog = page.getByRole("dialog")
  const days = dialog.getByRole("grid")
  const label = await days.getByRole("button", { name: english.left }).first().getAttribute("aria-label")
  const day = label?.replace(/(, (Guaranteed|Enough|Needs)[^,]*)?, \d+ left$/, "") ?? ""
  await days.getByRole("button", { name: day }).click()
  await dialog.getByLabel(english.email).fill("bela@example.com")
  await dialog.getByLabel(english.phone).fill("+36 20 123 4567")
  await fillFirstDeparture(site)
  await dialog.getByRole("button", { name: english.submit }).click()
  await dialog.getByRole("alert").getByText("This departure is fully booked.").waitFor()
  const full = days.getByRole("button", { name: new RegExp(`${day}.*, full$`) })
  await full.waitFor()
  assert.equal(await full.isDisabled(), true)
  assert.doesNotMatch((await full.getAttribute("aria-label")) ?? "", /selected/)
  assert.equal(await dialog.getByLabel(english.email).inputValue(), "bela@example.com")
})

/** Books the remaining places of the day cruise's first date, as staff. */
async function fillFirstDeparture(site: TestSite) {
  const { token } = (await site.call("POST", "/auth/login", STAFF)).data
  const { _id: productId } = (await site.call("GET", `/tours/slug/${DAY_CRUISE}`)).data
  const { data } = await site.call("GET", `/tours/${productId}/departures`)
  const { _id, date, placesLeft } = (data as Departure[]).find((one) => one.placesLeft >= 2)!
  for (let left = placesLeft; left > 0; left -= 6) {
    const customerInfo = { name: "Emma Jones", email: `full${left}@mail.example`, phone: "+84912345678" }
    const order = { productId, productType: "tour", travelDate: date, departureId: _id, travelers: Math.min(left, 6) }
    await site.call("POST", "/bookings", { ...order, language: "en", customerInfo }, token)
  }
}

const REFUSALS = [
  [
    "refuses to store",
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError")
      }
    },
  ],
  [
    "blocks storage",
    () => {
      const get = () => {
        throw new DOMException("blocked", "SecurityError")
      }
      for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get })
    },
  ],
] as const

test.describe("a guest whose browser", () => {
  test("has no dialogs gets the pages that work without them", { tag: "@phone" }, async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, "HTMLDialogElement"))
    await visit(page, `/tour/${DAY_CRUISE}`)
    await page.getByRole("link", { name: english.choose }).first().click()
    await page.waitForURL(`**/tour/${DAY_CRUISE}/book`)
    await page.getByRole("main").locator("form").first().waitFor()
  })

  for (const [title, refuse] of REFUSALS) {
    test(`${title} reads the reference, and finds the same booking after Back`, { tag: "@phone" }, async ({ page }) => {
      const guest = { ...anna, email: `${title.replaceAll(" ", ".")}@example.com` }
      await page.addInitScript(refuse)
      await visit(page, `/tour/${DAY_CRUISE}`)
      await book(page, english, guest)
      const reference = await readReference(page, english)
      await page.getByText("This browser doesn't store anything.").waitFor()
      await page.goBack()
      await book(page, english, guest)
      await page.getByText("You sent this request a few minutes ago.").waitFor()
      assert.equal(await readReference(page, english), reference)
    })
  }
})

async function book(page: Page, words: Words, guest: Guest) {
  await page.getByRole("button", { name: words.choose }).locator("visible=true").click()
  await page.getByRole("dialog").getByRole("grid").waitFor()
  await fillAndSend(page, words, guest)
}

async function searchFromHome(page: Page, words: Words) {
  await visit(page, "/")
  await page.getByRole("heading", { level: 1, name: words.home }).waitFor()
  await page
    .getByRole("search")
    .getByRole("combobox", { name: /^(Where|Bạn muốn đi đâu)/ })
    .fill("ha long")
  await page.getByRole("search").getByRole("button", { name: words.search, exact: true }).click()
  await page.waitForURL(
    ({ pathname, searchParams }) => pathname === "/tours" && searchParams.get("search") === "ha long",
  )
  await page.getByText(words.showing).waitFor()
}

async function openTheDayCruise(page: Page, words: Words) {
  const sheet = page.getByRole("button", { name: /^(Filters|Bộ lọc)$/ })
  if (await sheet.isVisible()) await sheet.click()
  const filters = (await sheet.isVisible()) ? page.getByRole("dialog") : page.getByRole("complementary")
  await filters
    .locator("label")
    .filter({ has: page.locator("[name=days][value='1']") })
    .click()
  await page.waitForURL(/days=1/)
  if (await sheet.isVisible()) await filters.getByRole("button", { name: /tour/ }).last().click()
  // Waits until the list of the previous filters is replaced.
  await page.locator('section[aria-busy="true"]').waitFor({ state: "detached" })
  await page.getByRole("link", { name: words.tour }).click()
  await page.getByRole("heading", { level: 1, name: words.tour }).waitFor()
}

async function refuseAnEmptyForm(page: Page, words: Words) {
  await page.getByRole("button", { name: words.choose }).locator("visible=true").click()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("grid").waitFor()
  await dialog.getByRole("button", { name: words.submit }).click()
  const summary = dialog.getByRole("alert")
  await summary.getByText(words.dateMissing).waitFor()
  await summary.getByText(words.contactMissing).waitFor()
  assert.equal(await summary.evaluate((element) => element === document.activeElement), true)
}

async function fillAndSend(page: Page, words: Words, guest: Guest) {
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("grid").getByRole("button", { name: words.left }).first().click()
  await dialog.getByLabel(words.name).fill(guest.name)
  await dialog.getByLabel(words.email).fill(guest.email)
  await dialog.getByLabel(words.phone).fill(guest.phone)
  await dialog.getByText(words.total).first().waitFor()
  await dialog.getByRole("button", { name: words.submit }).click()
}

async function readReference(page: Page, words: Words): Promise<string> {
  await page.getByRole("heading", { level: 1, name: words.received }).waitFor()
  const reference = (await page.getByTestId("reference").textContent()) ?? ""
  assert.match(reference, /^GHE(-[0-9A-Z]{3,4})+$/)
  return reference
}

async function lookUp(page: Page, words: Words, guest: Guest, reference: string) {
  await page.getByRole("heading", { level: 1, name: words.bookings }).waitFor()
  await page.getByRole("main").getByRole("textbox", { name: words.email }).fill(guest.email)
  await page.getByRole("textbox", { name: words.reference }).fill(reference)
  await page.getByRole("button", { name: words.find, exact: true }).click()
}
