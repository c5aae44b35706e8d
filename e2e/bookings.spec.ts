import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import sharp from "sharp"
import type { Booking } from "../src/domain/bookings/booking.ts"
import { test as base, expect, hold, inDays, reload, store, type TestSite, visit, widthOf } from "./fixtures.ts"
import { linkMailedTo } from "./mailbox.ts"
import { STAFF } from "./site.ts"
import { beginAtMidnight } from "./staff-screens.ts"

const PHOTO = await sharp({ create: { width: 1200, height: 900, channels: 3, background: "#0b5d57" } })
  .png()
  .toBuffer()

const english = {
  language: "English",
  locale: "en-GB",
  prefix: "",
  cancel: "Cancel booking",
  question: "Are you sure you want to cancel this booking?",
  free: "You can cancel for free.",
  yes: "Yes, cancel",
  keep: "Keep the booking",
  cancelled: "Booking cancelled successfully",
  isCancelled: "Cancelled",
  failed: "Failed to cancel booking",
  move: "Change the date",
  newDate: "Travel date",
  same: /The price stays the same/,
  moveNow: "Move to this date",
  moved: "Your booking has a new date.",
  lateNow: "50% of the difference is charged.",
  lateFee: /This includes a late change fee of \$/,
  lateLine: "Late change fee, 50% of the difference",
  lateKept: /for late changes, which is not refunded/,
  endLinks: "End all other links",
  linksEnded: "All other links have ended.",
}
const vietnamese: typeof english = {
  language: "Vietnamese",
  locale: "vi-VN",
  prefix: "/vi",
  cancel: "Hủy đặt chỗ",
  question: "Bạn có chắc chắn muốn hủy booking này?",
  free: "Bạn hủy miễn phí.",
  yes: "Đồng ý hủy",
  keep: "Giữ lại",
  cancelled: "Hủy booking thành công",
  isCancelled: "Đã hủy",
  failed: "Không thể hủy booking",
  move: "Đổi ngày",
  newDate: "Ngày đi",
  same: /Giá không đổi/,
  moveNow: "Đổi sang ngày này",
  moved: "Đã đổi ngày cho đặt chỗ của bạn.",
  lateNow: "bạn chịu 50% phần chênh lệch.",
  lateFee: /Trong đó có phí thay đổi muộn .*\$/,
  lateLine: "Phí thay đổi muộn, 50% phần chênh lệch",
  lateKept: /phí thay đổi muộn, không được hoàn lại/,
  endLinks: "Vô hiệu hóa các liên kết khác",
  linksEnded: "Các liên kết khác không còn dùng được.",
}

const WALK = "hanoi-old-quarter-street-food-walk"
const CRUISE = "ha-long-bay-day-cruise-from-hanoi"
const RIDE = "noi-bai-airport-to-hanoi-old-quarter"
const PASSWORD = "hoa-sen-2026"

type Made = { booking: Booking; guestToken: string }

async function connect(site: TestSite) {
  const walk: { _id: string } = (await site.call("GET", `/tours/slug/${WALK}`)).data
  const book = (email: string, days: number, token?: string): Promise<Made> => {
    const customerInfo = { name: "Lê Minh", email, phone: "0912345678" }
    const order = { productId: walk._id, productType: "tour", travelers: 2, travelDate: inDays(days) }
    return site.call("POST", "/bookings", { ...order, customerInfo }, token)
  }
  const order = (order: object): Promise<Made> => {
    const customerInfo = { name: "Lê Minh", email: `${crypto.randomUUID()}@example.com`, phone: "0912345678" }
    return site.call("POST", "/bookings", { ...order, customerInfo })
  }
  const find = async ({ booking, guestToken }: Made): Promise<Booking> => {
    const headers = { "x-guest-token": guestToken }
    const response = await fetch(`${site.origin}/api/bookings/${booking._id}`, { headers })
    return ((await response.json()) as { booking: Booking }).booking
  }
  const register = async (email: string): Promise<string> => {
    const person = { name: "Lê Minh", email, phone: "0912345678", password: PASSWORD }
    return (await site.call("POST", "/auth/register", person)).data.token
  }
  const confirm = async ({ booking }: Made) => {
    const { token } = (await site.call("POST", "/auth/login", STAFF)).data
    await site.call("POST", `/bookings/${booking._id}/confirm`, { version: booking.version }, token)
  }

  const proveElsewhere = ({ booking }: Made): Promise<Made> =>
    site.call("GET", `/bookings/guest/${booking.customerInfo.email}?ref=${booking.reference}`)
  /** Makes the date in five days 50% dearer, and cancelling in the last ten days cost 50%. */
  const makeLateChangesDear = async () => {
    const { token } = (await site.call("POST", "/auth/login", STAFF)).data
    const bands = [
      { hoursBefore: 240, refundPercent: 100 },
      { hoursBefore: 0, refundPercent: 50 },
    ]
    const { version } = (await site.call("GET", `/tours/${walk._id}?view=edit`, undefined, token)).data
    await site.call("PUT", `/tours/${walk._id}`, { version, cancellationBands: bands }, token)
    const holiday = { name: { en: "Fair", vi: "Hội" }, from: inDays(5), to: inDays(5), surchargePercent: 50 }
    await site.call("POST", "/holidays", holiday, token)
  }

  return { book, order, find, register, confirm, proveElsewhere, makeLateChangesDear }
}

const test = base.extend<object, { api: Awaited<ReturnType<typeof connect>> }>({
  api: [async ({ site }, use) => use(await connect(site)), { scope: "worker" }],
})

// Calendar files need a public URL, which a site on a free port has not.
test.use({ siteOptions: { env: { SITE_URL: "https://ghe.example" } } })

/** As in-app browsers do, which show nothing of what a script saves. */
const refuseBlobs = () => {
  const { click } = HTMLAnchorElement.prototype
  HTMLAnchorElement.prototype.click = function () {
    if (!this.href.startsWith("blob:")) click.call(this)
  }
}

test.describe("bookings", () => {
  const seen = new Set<string>()

  test.beforeEach(({ expectProblems }) => expectProblems(/status of 404/))

  for (const [words, tag] of [
    [english, "@desktop"],
    [vietnamese, "@phone"],
  ] as const) {
    test.describe(`in ${words.language}`, { tag }, () => {
      test.use({ locale: words.locale })

      test(`are listed for the signed-in user, moved and cancelled`, async ({ page, site, api }) => {
        const email = `mine${words.prefix.slice(1)}@example.com`
        const token = await api.register(email)
        const { booking } = await api.book(email, 30, token)
        await signInAs(page, token)
        await visit(page, `${words.prefix}/bookings`)
        const card = page.getByRole("article").filter({ hasText: booking.reference })
        await card.getByRole("button", { name: words.move }).click()
        const dialog = page.getByRole("dialog")
        await dialog.getByLabel(words.newDate).fill(inDays(40))
        await dialog.getByText(words.same).waitFor()
        await dialog.getByRole("button", { name: words.moveNow }).click()
        await page.getByText(words.moved).waitFor()

        await card.getByRole("button", { name: words.cancel }).click()
        await page.getByRole("dialog", { name: words.question }).getByText(words.free).waitFor()
        await dialog.getByRole("button", { name: words.keep }).click()
        await dialog.waitFor({ state: "detached" })
        await card.getByRole("button", { name: words.cancel }).click()
        const sent = page.waitForRequest("**/cancel")
        await dialog.getByRole("button", { name: words.yes }).click()
        assert.deepEqual((await sent).postDataJSON(), {
          cancellationReason: "Hủy bởi khách hàng",
          refundPercent: 100,
        })
        await page.getByText(words.cancelled).waitFor()
        await card.getByText(words.isCancelled, { exact: true }).waitFor()
        assert.ok(await card.getByRole("button", { name: words.cancel }).isDisabled())

        const { booking: stored } = await site.call("GET", `/bookings/${booking._id}`, undefined, token)
        assert.deepEqual([stored.status, stored.travelDate], ["cancelled", inDays(40)])
      })

      test(`show what a late change costs before it is made, and revoke other links`, async ({ page, api }) => {
        await api.makeLateChangesDear()
        const made = await api.book(`late${words.prefix.slice(1)}@example.com`, 5)
        // The policy binds from the confirmation on.
        await api.confirm(made)
        const { guestToken: other } = await api.proveElsewhere(made)
        await lockBooking(page, made)
        await visit(page, `${words.prefix}/bookings/${made.booking._id}`)
        await page.getByText(words.lateNow).waitFor()
        await page.getByRole("button", { name: words.move }).click()
        const dialog = page.getByRole("dialog")
        await dialog.getByLabel(words.newDate).fill(inDays(40))
        await dialog.getByText(words.lateFee).waitFor()
        await dialog.getByRole("button", { name: words.moveNow }).click()
        await page.getByText(words.moved).waitFor()
        await page.getByText(words.lateLine).waitFor()
        await page.getByRole("button", { name: words.cancel }).click()
        await dialog.getByText(words.lateKept).waitFor()
        await dialog.getByRole("button", { name: words.keep }).click()
        await page.getByRole("button", { name: words.endLinks }).click()
        await page.getByText(words.linksEnded).waitFor()

        const { lines, pricing } = await api.find(made)
        const [full, fee] = [lines[0]!.totalMinor, lines.at(-1)!.totalMinor]
        assert.deepEqual([fee, pricing.total], [full / 4, (full * 5) / 4 / 100])
        assert.equal(await api.find({ ...made, guestToken: other }), undefined)
      })

      test(`say when they can't be cancelled, and stay unchanged`, async ({ page, api, expectProblems }) => {
        expectProblems(/status of 500/)
        const email = `fail${words.prefix.slice(1)}@example.com`
        const token = await api.register(email)
        const { booking } = await api.book(email, 31, token)
        await signInAs(page, token)
        await visit(page, `${words.prefix}/bookings/${booking._id}`)
        await page.route("**/cancel", (route) => route.fulfill({ status: 500, json: { success: false } }))
        await page.getByRole("button", { name: words.cancel }).click()
        const dialog = page.getByRole("dialog")
        await dialog.getByText(words.free).waitFor()
        await dialog.getByRole("button", { name: words.yes }).click()
        await dialog.getByText(words.failed).waitFor()
        await page.unroute("**/cancel")
        await dialog.getByRole("button", { name: words.yes }).click()
        await page.getByText(words.cancelled).waitFor()
      })
    })
  }

  test("are paged, and a guest's booking can be looked up below them", async ({ page, api }) => {
    const token = await api.register("many@example.com")
    for (let days = 41; days <= 51; days++) await api.book("many@example.com", days, token)
    const foreign = await api.book("friend@example.com", 33)
    await signInAs(page, token)
    await visit(page, "/bookings")
    await page.getByRole("article").first().waitFor()
    assert.equal(await page.getByRole("article").count(), 10)
    await page.getByRole("link", { name: "Page 2", exact: true }).click()
    await page.waitForURL(/page=2/)
    await page.waitForFunction(() => document.querySelectorAll("article").length === 1)
    await page.getByText("Find another booking").click()
    await lookUp(page, "friend@example.com", foreign.booking.reference)
    await page.getByRole("article").filter({ hasText: foreign.booking.reference }).waitFor()
  })

  test("can be looked up by reference, opened and cancelled by a guest", { tag: "@phone" }, async ({ page, api }) => {
    const { booking } = await api.book("guest@example.com", 34)
    await visit(page, `/bookings/${booking._id}`)
    await page.getByRole("heading", { name: "This booking is not on this device" }).waitFor()
    await page.getByRole("main").getByRole("link", { name: "Find a booking" }).click()
    await page.getByRole("button", { name: "Find", exact: true }).click()
    await page.getByText("Please enter your email or phone number").waitFor()
    await page.getByRole("main").getByLabel("Email").last().fill("guest")
    await page.getByRole("button", { name: "Find", exact: true }).click()
    await page.getByText("Please enter a valid email address").waitFor()
    await page.getByText("Phone", { exact: true }).click()
    await page.getByRole("textbox", { name: "Phone" }).fill("0912 345 678")
    await page.getByRole("textbox", { name: "Booking reference" }).fill(booking.reference.toLowerCase())
    await page.getByRole("button", { name: "Find", exact: true }).click()
    await page.getByRole("article").getByRole("link", { name: /./ }).click()
    assert.equal(await page.getByTestId("reference").textContent(), booking.reference)
    await page.getByRole("button", { name: "Cancel booking" }).click()
    await page.getByRole("button", { name: "Yes, cancel" }).click()
    await page.getByText("Booking cancelled successfully").waitFor()
    await page.getByText(/^Requested on /).waitFor()
    await page.getByText(/^Cancelled on .* by you/).waitFor()
  })

  test("are opened once by a button behind a mailed link", { tag: "@phone" }, async ({
    page,
    site,
    api,
    newVisitor,
  }) => {
    const { booking } = await api.book("link@example.com", 35)
    await visit(page, "/bookings")
    await lookUp(page, "link@example.com", "")
    await page.getByText(/we have sent a link/).waitFor()
    await visit(page, await linkMailedTo("link@example.com", "/bookings", site.dataDir, seen))
    assert.equal(await page.getByText(booking.reference).count(), 0)
    const link = page.url()
    await page.getByRole("button", { name: "Show my bookings" }).click()
    await page.getByRole("article").filter({ hasText: booking.reference }).waitFor()
    await page.waitForURL((url) => !url.searchParams.has("proof"))
    await reload(page)
    await page.getByRole("article").filter({ hasText: booking.reference }).waitFor()

    const elsewhere = await newVisitor()
    await visit(elsewhere, link)
    await elsewhere.getByRole("button", { name: "Show my bookings" }).click()
    await elsewhere.getByText("This link has already been used").waitFor()
  })

  test("of a dated tour can be moved to another open departure", { tag: "@phone" }, async ({ page, site, api }) => {
    const { data: cruise } = await site.call("GET", `/tours/slug/${CRUISE}`)
    const open = (await site.call("GET", `/tours/${cruise._id}/departures`)).data
    // The last of a month and its neighbour: the calendar must open on the month of the booking.
    const [second, first] = open.filter(({ placesLeft }: { placesLeft: number }) => placesLeft > 3).slice(-2)
    const pickup = { zone: "west-lake", place: "12 Quảng An" }
    const made = await api.order({
      productId: cruise._id,
      productType: "tour",
      travelers: 2,
      pickup,
      travelDate: first.date,
      departureId: first._id,
    })
    await lockBooking(page, made)
    await visit(page, `/bookings/${made.booking._id}`)
    await page.getByText("12 Quảng An · Hotels in Ba Dinh and Tay Ho").waitFor()
    await page.getByRole("button", { name: english.move }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("grid").locator(`[data-day="${first.date}"]`).waitFor()
    const day = dialog.getByRole("grid").getByRole("button", { name: dayOf(second.date) })
    if ((await day.count()) === 0) await dialog.getByRole("button", { name: "Go to the Previous Month" }).click()
    await day.click()
    await dialog.getByRole("button", { name: "Keep this date" }).click()
    await dialog.waitFor({ state: "hidden" })
    await page.getByRole("button", { name: english.move }).click()
    await dialog.getByText(english.same).waitFor()
    await dialog.getByRole("button", { name: english.moveNow }).click()
    await page.getByText(english.moved).waitFor()

    await page.getByText(/^Changed on .* by you/).waitFor()
    await page.getByText(/^Before: .* · 2 travellers$/).waitFor()
    const kept = await api.find(made)
    assert.deepEqual([kept.departure?._id, kept.status], [second._id, "pending"])
  })

  test("of a night transfer show all details, and can be moved with the flight", { tag: "@phone" }, async ({
    site,
    api,
    newVisitor,
  }) => {
    const { data: ride } = await site.call("GET", `/transfers/slug/${RIDE}`)
    const made = await api.order({
      productId: ride._id,
      productType: "transfer",
      travelers: 3,
      childSeats: 1,
      nameSign: "Gia đình Lê",
      travelDate: inDays(45),
      nightOf: inDays(44),
      flightNumber: "VN254",
      flightTime: "01:30",
      dropoff: { place: "24 Hàng Bạc" },
    })
    const page = await newVisitor({ locale: "vi-VN" })
    await lockBooking(page, made)
    await visit(page, `/vi/bookings/${made.booking._id}`)
    for (const text of ["Phố cổ Hà Nội · 24 Hàng Bạc", "Ghế trẻ em: 1", "Gia đình Lê", "VN254 · 01:30"])
      await page.getByText(text).waitFor()
    await page.getByRole("button", { name: vietnamese.move }).click()
    const dialog = page.getByRole("dialog")
    assert.equal(await dialog.getByLabel("Ngày hạ cánh").inputValue(), inDays(45))
    assert.equal(await dialog.getByLabel(/^Số hiệu chuyến bay/).inputValue(), "VN254")
    await dialog.getByLabel("Ngày hạ cánh").fill(inDays(47))
    assert.ok(await dialog.getByRole("button", { name: vietnamese.moveNow }).isDisabled())
    await dialog.getByText(/^Đêm/).first().click()
    await dialog.getByLabel(/^Số hiệu chuyến bay/).fill("VJ 100")
    await dialog.getByText(vietnamese.same).waitFor()
    await dialog.getByRole("button", { name: vietnamese.moveNow }).click()
    await page.getByText(vietnamese.moved).waitFor()
    await page.getByText(/^VJ ?100 · 01:30$/).waitFor()

    const { travelDate, transferDetails } = await api.find(made)
    assert.deepEqual([travelDate, transferDetails?.flight?.date], [inDays(47), inDays(47)])
  })

  test("of the night train can be moved to a departure of another day, with its places", { tag: "@phone" }, async ({
    site,
    api,
    newVisitor,
  }) => {
    const { data: train } = await site.call("GET", "/transfers/slug/hanoi-to-lao-cai-night-train")
    const order = { productId: train._id, productType: "transfer", pickupTime: "22:00" }
    const made = await api.order({ ...order, travelDate: inDays(45), travelers: 2 })
    await api.order({ ...order, travelDate: inDays(46), travelers: 5 })
    const page = await newVisitor({ locale: "vi-VN" })
    await lockBooking(page, made)
    await visit(page, `/vi/bookings/${made.booking._id}`)
    await page.getByRole("button", { name: vietnamese.move }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByLabel(vietnamese.newDate).fill(inDays(46))
    await dialog.getByText("đến 06:00 hôm sau · còn 19 chỗ").waitFor()
    await expect(dialog.getByRole("radio")).toBeChecked()
    await dialog.getByText(vietnamese.same).waitFor()
    await dialog.getByRole("button", { name: vietnamese.moveNow }).click()
    await page.getByText(vietnamese.moved).waitFor()
    const { travelDate, startTime } = await api.find(made)
    assert.deepEqual([travelDate, startTime], [inDays(46), "22:00"])

    await page.getByRole("button", { name: "Đổi giờ hoặc địa chỉ" }).click()
    const details = page.getByRole("dialog", { name: /^Giờ và địa chỉ: / })
    await details.getByText("đến 06:00 hôm sau · còn 19 chỗ").waitFor()
    await expect(details.getByRole("radio")).toBeChecked()
    await expect(details.getByRole("textbox")).toHaveCount(0)
  })

  test("of a product show what was booked, and can be moved and cancelled", async ({ page, site, api }) => {
    const { data: products } = await site.call("GET", "/products")
    const made = await api.order({
      productId: products[0]._id,
      productType: "product",
      travelers: 2,
      totalPrice: 1,
      travelDate: inDays(50),
    })
    await lockBooking(page, made)
    await visit(page, `/bookings/${made.booking._id}`)
    await page.getByText(products[0].title.en).first().waitFor()
    await page.getByText("2 adults").waitFor()
    await page.getByRole("alert").getByText("not $1 (₫26,000) as shown before").waitFor()
    await page.getByRole("button", { name: english.move }).click()
    const dialog = page.getByRole("dialog")
    await expect(dialog.getByLabel("New date")).toHaveValue(inDays(50))
    await dialog.getByLabel("New date").fill(inDays(52))
    await dialog.getByLabel("New date").fill(inDays(50))
    await dialog.getByText("This is the date you have already.").waitFor()
    await dialog.getByLabel("New date").fill(inDays(51))
    await dialog.getByText(english.same).waitFor()
    await dialog.getByRole("button", { name: english.moveNow }).click()
    await page.getByText(english.moved).waitFor()
    await page.getByRole("button", { name: english.cancel }).click()
    await dialog.getByRole("button", { name: english.yes }).click()
    await page.getByText(english.cancelled).waitFor()

    const { status, travelDate } = await api.find(made)
    assert.deepEqual([status, travelDate], ["cancelled", inDays(51)])
  })

  test("offer their documents once they are confirmed", async ({ page, api }) => {
    const made = await api.book("paper@example.com", 36)
    await api.confirm(made)
    await page.addInitScript(refuseBlobs)
    await lockBooking(page, made)
    await visit(page, `/bookings/${made.booking._id}`)
    for (const [name, file, start] of [
      ["Add to calendar", `booking-${made.booking.reference}.ics`, "BEGIN:VCALENDAR"],
      ["Voucher (PDF)", `voucher-${made.booking.reference}.pdf`, "%PDF-"],
    ] as const) {
      const link = page.getByRole("link", { name })
      await expect(link).toHaveAttribute("href", /\?token=/)
      const downloading = page.waitForEvent("download")
      await link.click()
      const download = await downloading
      assert.equal(download.suggestedFilename(), file)
      assert.ok(readFileSync(await download.path(), "latin1").startsWith(start))
    }
    assert.equal(await page.getByText("Card for drivers").count(), 0, "no driver comes to a meeting point")

    await page.getByText(/^\d × Traveller · \$\d/).waitFor()
    await page.getByRole("heading", { name: "What to bring" }).waitFor()
    const map = await page.getByRole("link", { name: "Open in a map" }).getAttribute("href")
    assert.doesNotMatch(decodeURIComponent(map ?? ""), /;|\(| or /)
    await page.getByRole("button", { name: english.cancel }).click()
    await page.getByRole("dialog").getByRole("button", { name: english.yes }).click()
    await page.getByText("Nothing is due.").waitFor()
    await page.getByRole("link", { name: "Book another date" }).waitFor()
    await expect(page.getByRole("button", { name: english.cancel })).toHaveCount(0)
  })

  test("of a guest join the account when the guest registers and confirms the address", async ({ page, site, api }) => {
    const { booking } = await api.book("later@example.com", 37)
    const token = await api.register("later@example.com")
    await signInAs(page, token)
    await visit(page, "/bookings")
    await page.getByRole("heading", { name: "No bookings yet" }).waitFor()
    await visit(page, await linkMailedTo("later@example.com", "/verify-email", site.dataDir, seen))
    await page.getByText("Your address is confirmed").waitFor()
    await page.getByRole("main").getByRole("link", { name: "My bookings" }).click()
    await page.getByRole("article").filter({ hasText: booking.reference }).waitFor()
  })

  test("are verified by scanning the voucher, without showing who travels", { tag: "@phone" }, async ({
    page,
    site,
    api,
  }) => {
    const made = await api.book("verify@example.com", 38)
    await visit(page, `/verify/${made.booking.reference}`)
    await page.getByText("This booking is not confirmed yet").waitFor()
    await api.confirm(made)
    await visit(page, `/vi/verify/${made.booking.reference}`)
    await page.getByText("Đặt chỗ này hợp lệ").waitFor()
    const shown = (await page.getByRole("main").textContent()) ?? ""
    assert.doesNotMatch(shown, /Minh|verify@|0912345678/)
    await visit(page, "/verify/GHE-000-000-000")
    await page.getByText("There is no such booking").waitFor()

    const unscripted = await site.text(`/verify/${made.booking.reference}`)
    assert.match(unscripted, /<noscript>.*Checking a booking on this page needs JavaScript/s)
  })

  test("can be reviewed by their owner after the trip; a published review is shown with the tour and in its structured data", {
    tag: "@phone",
  }, async ({ site, api, newVisitor }) => {
    const said = "Đi bộ khắp phố cổ, món nào cũng ngon, bạn hướng dẫn kể chuyện rất hay."
    const token = await api.register("reviewer@example.com")
    const staffToken = (await site.call("POST", "/auth/login", STAFF)).data.token
    await beginAtMidnight(site, (await site.call("GET", `/tours/slug/${WALK}`)).data, staffToken)
    const { booking } = await api.book("reviewer@example.com", 30, token)
    const steps = { confirm: {}, move: { travelDate: inDays(0) }, complete: {} }
    for (const [step, body] of Object.entries(steps))
      await site.call("POST", `/bookings/${booking._id}/${step}`, body, staffToken)
    const page = await newVisitor({ locale: "vi-VN" })
    await signInAs(page, token)
    await visit(page, "/vi/bookings")
    await page.getByRole("link", { name: "Chuyến đi thế nào? Viết đánh giá" }).click()
    const form = page.getByRole("main").locator("form")
    assert.equal(await form.getByLabel("Tên hiển thị").inputValue(), "Minh L.")
    await form.getByRole("button", { name: "Gửi đánh giá" }).click()
    await form.getByRole("alert").getByRole("link", { name: "Vui lòng chọn từ một đến năm sao" }).click()
    await page.keyboard.press("Space")
    for (let stars = 1; stars < 5; stars++) await page.keyboard.press("ArrowRight")
    assert.ok(await form.getByLabel("5 sao: tuyệt vời").isChecked())
    await form.getByLabel("Điều bạn muốn kể cho bạn bè").fill(said)
    await form.getByLabel(/Tôi đồng ý/).check()
    await form.getByRole("button", { name: "Gửi đánh giá" }).click()
    await page.getByRole("status").getByText("Cảm ơn bạn!").waitFor()
    const photos = page.getByRole("region", { name: "Ảnh của bạn" })
    const added = ["Noodles", "Lanes"].map((name) => ({ name: `${name}.png`, mimeType: "image/png", buffer: PHOTO }))
    const release = await hold(page, /\/reviews\/own\/photos\?/)
    await photos.getByLabel("Thêm ảnh").setInputFiles(added)
    await photos.getByRole("progressbar", { name: "Đang gửi ảnh…" }).waitFor()
    release()
    await photos.getByRole("button", { name: "Xóa ảnh 2" }).click()
    await expect(photos.getByRole("img")).toHaveCount(1)
    await photos.getByText("Thêm ảnh").waitFor()
    await expect(photos.getByRole("progressbar")).toHaveCount(0)

    assert.ok(!(await site.text(`/tour/${WALK}`)).includes(said))
    const [{ _id, version }] = (await site.call("GET", "/reviews/moderation", undefined, staffToken)).data
    await site.call("PUT", `/reviews/moderation/${_id}`, { status: "published", version }, staffToken)
    await expect.poll(() => site.text(`/tour/${WALK}`)).toContain(said)
    const reader = await newVisitor({ viewport: { width: 1440, height: 900 }, hasTouch: false })
    await visit(reader, `/tour/${WALK}`)
    await reader.getByRole("link", { name: "1 guest review" }).waitFor()
    assert.equal(await reader.locator("#reviews").getByText(said).getAttribute("lang"), "vi")
    await reader
      .locator("#reviews")
      .getByRole("link", { name: /^Photo by Minh L\./ })
      .waitFor()
    const data = await reader.locator("script[type='application/ld+json']").textContent()
    const [{ aggregateRating, review }] = JSON.parse(data ?? "")
    assert.deepEqual([aggregateRating.ratingValue, aggregateRating.reviewCount], [5, 1])
    assert.deepEqual([review.length, review[0].reviewBody, review[0].inLanguage], [1, said, "vi"])
    await reader.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click()
    await reader.getByRole("blockquote").getByText(said).waitFor()
  })

  test("show an error when they can't be loaded, and the lookup still works", async ({ page, api, expectProblems }) => {
    expectProblems(/status of 500/)
    const token = await api.register("broken@example.com")
    await signInAs(page, token)
    await page.route("**/my-bookings*", (route) => route.fulfill({ status: 500, json: { success: false } }))
    await visit(page, "/bookings")
    await page.getByRole("alert").getByText("Failed to fetch bookings").waitFor()
    await page.getByRole("heading", { name: "Find a booking" }).waitFor()
    await page.getByRole("main").getByRole("textbox", { name: "Email" }).fill("typed@example.com")
    await page.unroute("**/my-bookings*")
    await page.getByRole("button", { name: "Try again" }).click()
    await page.getByRole("heading", { name: "No bookings yet" }).waitFor()
    assert.equal(await page.getByRole("main").getByRole("textbox", { name: "Email" }).inputValue(), "typed@example.com")
  })

  test("have a colour for each status, totals in đồng, and 'Liên hệ để biết giá' for zero", async ({ page, api }) => {
    const token = await api.register("colours@thu.example")
    await api.book("colours@thu.example", 32, token)
    const statuses = ["confirmed", "pending", "cancelled", "completed", "no-show"] as const
    const names = ["Đã xác nhận", "Chờ xác nhận", "Đã hủy", "Đã hoàn thành", "Không có mặt"]
    await signInAs(page, token)
    await page.route("**/api/bookings/my-bookings*", async (route) => {
      const answer = await (await route.fetch()).json()
      const [booking] = answer.bookings as [Booking]
      const bookings = statuses.map((status, n) => ({
        ...booking,
        _id: status,
        status,
        totalPrice: n ? booking.totalPrice : 0,
      }))
      await route.fulfill({ json: { ...answer, bookings } })
    })
    await visit(page, "/vi/bookings")
    const cards = page.getByRole("article")
    await cards.last().waitFor()
    const colours = await Promise.all(
      names.map((name) =>
        cards.getByText(name, { exact: true }).evaluate((badge) => getComputedStyle(badge).backgroundColor),
      ),
    )
    const [green, yellow, red, grey] = [
      "rgb(220, 252, 231)",
      "rgb(254, 243, 199)",
      "rgb(254, 226, 226)",
      "rgb(220, 232, 227)",
    ]
    assert.deepEqual(colours, [green, yellow, red, grey, grey])
    await cards.first().getByText("Liên hệ để biết giá").waitFor()
    await cards
      .nth(1)
      .getByText(/[\d.]+\s₫/)
      .first()
      .waitFor()
  })

  test("that are looked up in vain are said not to be found", async ({ page }) => {
    await visit(page, "/vi/bookings", "networkidle")
    await page.route("**/api/bookings/guest/**", (route) =>
      route.fulfill({
        json: { success: true, bookings: [], pagination: { page: 1, limit: 50, total: 0, pages: 1 } },
      }),
    )
    const main = page.getByRole("main")
    await main.getByRole("button", { name: "Tra cứu", exact: true }).click()
    await main.getByText("Vui lòng nhập email hoặc số điện thoại của bạn").waitFor()
    await main.getByRole("textbox", { name: "Email" }).fill("minh@thu.example")
    await main.getByRole("button", { name: "Tra cứu", exact: true }).click()
    await main.getByText("Không tìm thấy booking nào với thông tin này").waitFor()
  })

  test("fit into 320 px", async ({ page, api }) => {
    const made = await api.book("narrow@example.com", 39)
    await page.setViewportSize({ width: 320, height: 640 })
    await lockBooking(page, made)
    const own = ["/bookings", `/bookings/${made.booking._id}`, `/verify/${made.booking.reference}`]
    for (const path of [...own, "/login", "/register", "/forgot-password", "/reset-password?token=x"]) {
      for (const address of [path, `/vi${path}`]) {
        await visit(page, address)
        await page.waitForLoadState("networkidle")
        assert.equal(await widthOf(page), 320, address)
      }
    }
  })
})

function dayOf(date: string): RegExp {
  const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(date))
  return new RegExp(`\\b${day}`)
}

const signInAs = (page: Page, token: string) => store(page, "authToken", token)

const lockBooking = (page: Page, { booking, guestToken }: Made) =>
  store(page, "ghe-guest-bookings", JSON.stringify([{ token: guestToken, bookingId: booking._id }]))

async function lookUp(page: Page, email: string, reference: string) {
  await page.getByRole("main").getByRole("textbox", { name: "Email" }).fill(email)
  await page.getByRole("textbox", { name: "Booking reference" }).fill(reference)
  await page.getByRole("button", { name: "Find", exact: true }).click()
}
