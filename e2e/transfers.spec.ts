import assert from "node:assert/strict"
import type { Page } from "@playwright/test"
import { hold, inDays, reload, test, visit } from "./fixtures.ts"
import { STAFF } from "./site.ts"

const english = {
  filters: "Filters",
  book: "Book this transfer",
  day: "Arrival date",
  flight: /^Flight number/,
  time: /^Landing time/,
  night: /^Night of/,
  passengers: "Passengers",
  more: "More",
  sevenSeats: /^7-seat car/,
  address: /^Drop-off address/,
  name: /^Full name/,
  email: "Email",
  phone: "Phone, Zalo or WhatsApp",
  missing: "Please fill in all required fields",
  confirm: "Confirm Booking",
  total: /^\$24$/,
  failed: "Failed to submit booking. Please try again.",
  received: "We have your request",
}
const vietnamese: typeof english = {
  filters: "Bộ lọc",
  book: "Đặt xe",
  day: "Ngày hạ cánh",
  flight: /^Số hiệu chuyến bay/,
  time: /^Giờ hạ cánh/,
  night: /^Đêm/,
  passengers: "Số khách",
  more: "Thêm",
  sevenSeats: /^Xe 7 chỗ/,
  address: /^Địa chỉ trả khách/,
  name: /^Họ và tên/,
  email: "Email",
  phone: "Số điện thoại, Zalo hoặc WhatsApp",
  missing: "Vui lòng điền đủ các thông tin bắt buộc",
  confirm: "Xác nhận đặt",
  total: /^24\s\$$/,
  failed: "Không gửi được yêu cầu đặt xe. Vui lòng thử lại.",
  received: "Chúng tôi đã nhận yêu cầu của bạn",
}
type Words = typeof english

const anna = { name: "Anna Lindqvist", email: "anna.lindqvist@example.com", phone: "+46 70 123 45 67" }
type Guest = typeof anna

test.use({ siteOptions: {} })

/** Not a holiday, so that the price is the trip's own. */
const DAY = inDays(12)

test.describe("transfers", () => {
  test("a form keeps its input when the booking can't be sent, and sends it later", { tag: "@phone" }, async ({
    page,
    expectProblems,
  }) => {
    expectProblems(/status of (429|500)/)
    await page.route("**/api/bookings", (route) => route.fulfill({ status: 500, json: { success: false } }))
    await visit(page, "/transfer/noi-bai-airport-to-hanoi-old-quarter")
    await openTheForm(page, english)
    await interpolate(page, english, anna)
    await send(page, english)
    const dialog = page.getByRole("dialog", { name: english.book })
    await dialog.getByRole("alert").getByText(english.failed).waitFor()
    assert.equal(await dialog.getByLabel(english.day).inputValue(), DAY)
    assert.equal(await dialog.getByLabel(english.email).inputValue(), anna.email)
    assert.equal(await dialog.getByLabel(english.phone).inputValue(), anna.phone)
    assert.equal(await dialog.getByLabel(english.address).inputValue(), "24 Hàng Bạc")
    await page.unroute("**/api/bookings")
    await send(page, english)
    await page.getByRole("heading", { level: 1, name: english.received }).waitFor()
  })

  test("a corrected field loses its error", { tag: "@phone" }, async ({ page }) => {
    await visit(page, "/transfer/noi-bai-airport-to-hanoi-old-quarter")
    await openTheForm(page, english)
    await refuseAnEmptyForm(page, english)
    const dialog = page.getByRole("dialog", { name: english.book })
    const email = dialog.getByLabel(english.email)
    assert.equal(await email.getAttribute("aria-invalid"), "true")
    await email.fill(anna.email)
    assert.equal(await email.getAttribute("aria-invalid"), null)
    assert.equal(await dialog.getByLabel(english.phone).getAttribute("aria-invalid"), "true")
  })

  test("no button moves when the server's price arrives", { tag: "@phone" }, async ({ page }) => {
    const answer = await hold(page, "**/api/quotes")
    await visit(page, "/vi/transfer/noi-bai-airport-to-hanoi-old-quarter")
    await openTheForm(page, vietnamese)
    const dialog = page.getByRole("dialog", { name: vietnamese.book })
    await dialog.getByLabel(vietnamese.day).fill(DAY)
    await dialog
      .getByText(/^15\s\$$/)
      .locator("visible=true")
      .last()
      .waitFor()
    const place = () =>
      dialog.getByRole("button", { name: vietnamese.confirm }).evaluate((at: HTMLElement) => at.offsetTop)
    const before = await place()
    answer()
    await dialog.getByText("Chúng tôi trả lời trước").locator("visible=true").waitFor()
    assert.equal(await place(), before)
  })

  test("the list keeps its filters in the address and goes back to page 1 when one changes", async ({ page }) => {
    await visit(page, "/transfers?page=2")
    const filters = page.getByRole("complementary", { name: english.filters })
    await filters.getByText("Intercity", { exact: true }).click()
    await page.waitForURL((url) => url.search === "?type=intercity")
    await filters.getByLabel("Part of the country").selectOption("central")
    await page.waitForURL(/region=central/)
    const sorted = page.waitForResponse(/\/api\/transfers\?.*sort=price-high/)
    await page.getByLabel("Sort by").selectOption("price-high")
    await page.waitForURL(/region=central.*sort=price-high/)
    await sorted
    await page.waitForLoadState("networkidle")
    const titles = await page.getByRole("article").getByRole("heading").allTextContents()
    assert.ok(titles.length > 1)
    await reload(page)
    assert.deepEqual(await page.getByRole("article").getByRole("heading").allTextContents(), titles)
    await visit(page, "/transfers?search=atlantis&type=city")
    await page.getByRole("heading", { name: "No transfers found" }).waitFor()
    await page.getByRole("link", { name: "Remove filter: “atlantis”" }).click()
    await page.getByRole("article").first().waitFor()
  })

  test("a list that can't be loaded says why and can be retried", async ({ page, expectProblems }) => {
    expectProblems(/status of 500|ApiError/)
    await visit(page, "/transfers")
    const answer = { success: false, code: "INTERNAL", message: "The road is flooded." }
    await page.route("**/api/transfers?**", (route) => route.fulfill({ status: 500, json: answer }))
    await page.getByLabel("Sort by").selectOption("name")
    await page.getByText("Error: The road is flooded.").waitFor()
    await page.unroute("**/api/transfers?**")
    await page.getByRole("button", { name: "Try again" }).click()
    await page.getByRole("article").first().waitFor()
    assert.match(page.url(), /sort=name/)
  })

  test("a transfer is complete without JavaScript at both its addresses, with one canonical URL", async ({ site }) => {
    for (const path of ["/transfer", "/transfers"]) {
      const html = await site.text(`${path}/noi-bai-airport-to-hanoi-old-quarter`)
      assert.match(html, /<h1[^>]*>Noi Bai airport to Hanoi Old Quarter<\/h1>/)
      for (const text of ["4-seat car", "45 min", "24 reviews", "Where we meet", "Back to all transfers"])
        assert.ok(html.includes(text), text)
      assert.match(html, /rel="canonical" href="[^"]*\/transfer\/noi-bai-airport-to-hanoi-old-quarter"/)
      assert.match(html, /"@type":"Service"/)
    }
    for (const path of ["/transfer/nowhere", "/transfers/nowhere", "/vi/transfer/nowhere"])
      assert.equal((await fetch(site.origin + path)).status, 404, path)
  })

  test("a former slug redirects permanently to the current one, in its language", async ({ site }) => {
    const { token } = (await site.call("POST", "/auth/login", STAFF)).data
    const { _id, version } = (await site.call("GET", "/transfers/slug/hanoi-to-sapa-limousine")).data
    await site.call("PUT", `/transfers/${_id}`, { slug: "hanoi-to-sapa", version }, token)
    for (const prefix of ["", "/vi"]) {
      for (const path of ["/transfer", "/transfers"]) {
        const old = `${site.origin}${prefix}${path}/hanoi-to-sapa-limousine`
        const { status, headers } = await fetch(old, { redirect: "manual" })
        assert.equal(status, 301)
        assert.equal(new URL(headers.get("location") ?? "", site.origin).pathname, `${prefix}/transfer/hanoi-to-sapa`)
      }
    }
  })
})

async function openTheForm(page: Page, words: Words) {
  await page.getByRole("button", { name: words.book }).locator("visible=true").click()
  await page.getByRole("dialog", { name: words.book }).waitFor()
}

async function refuseAnEmptyForm(page: Page, words: Words) {
  await send(page, words)
  const summary = page.getByRole("dialog", { name: words.book }).getByRole("alert")
  await summary.getByText(words.missing).waitFor()
  assert.equal(await summary.evaluate((element) => element === document.activeElement), true)
}

/** Three people with a bag each at 1:30: the seven-seater, and a night surcharge. */
async function interpolate(page: Page, words: Words, guest: Guest) {
  const dialog = page.getByRole("dialog", { name: words.book })
  await dialog.getByLabel(words.day).fill(DAY)
  await dialog.getByLabel(words.flight).fill("VN 254")
  await dialog.getByLabel(words.time).fill("01:30")
  await dialog.getByText(words.night).last().click()
  const passengers = dialog.getByRole("group", { name: words.passengers, exact: true })
  for (let more = 0; more < 2; more++) await passengers.getByRole("button", { name: words.more }).click()
  assert.equal(await dialog.getByRole("radio", { name: words.sevenSeats }).isChecked(), true)
  await dialog.getByLabel(words.address).fill("24 Hàng Bạc")
  await dialog.getByLabel(words.name).fill(guest.name)
  await dialog.getByLabel(words.email).fill(guest.email)
  await dialog.getByLabel(words.phone).fill(guest.phone)
  await dialog.getByText(words.total).locator("visible=true").first().waitFor()
}

async function send(page: Page, words: Words) {
  await page.getByRole("dialog", { name: words.book }).getByRole("button", { name: words.confirm }).click()
}
