import assert from "node:assert/strict"
import type { Locator, Page } from "@playwright/test"
import { addDays } from "../src/lib/today.ts"
import { inDays, openTabs, store, test, visit } from "./fixtures.ts"

/* Fails every request of a screen once. The screen must say so and offer a way on that works. */

type Language = "en" | "vi"

type Reading = {
  what: string
  language: Language
  from: string
  /** Triggers the request. By default the page does so itself. */
  act?: (page: Page) => Promise<void>
  asks: string
  says: string | RegExp
  leadsTo: (page: Page) => Locator
}

type Writing = {
  what: string
  /** Needs a signed-in visitor. */
  mine?: true
  language: Language
  from: string
  open?: (page: Page) => Promise<void>
  within: (page: Page) => Locator
  typed: Record<string, string>
  /** The button that leads to the second step of the form, and what is typed there. */
  second?: { next: string; typed: Record<string, string> }
  send: string
  asks: string
  says: string | RegExp
  leadsTo: (page: Page) => Locator
}

const LOCALES = { en: "en-GB", vi: "vi-VN" }
const AGAIN = { en: "Try again", vi: "Thử lại" }
const PERSON = { name: "Lê Minh", email: "failing@example.com", phone: "0912 345 678" }
const PASSWORD = "hoa-sen-2026"
const SOON = inDays(30)
const WALK = "hanoi-old-quarter-street-food-walk"
const CRUISE = "ha-long-bay-day-cruise-from-hanoi"

const main = (page: Page) => page.getByRole("main")
const dialog = (page: Page) => page.getByRole("dialog")
const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name }).locator("visible=true").first().click()
const follow = (name: string) => (page: Page) =>
  page.getByRole("banner").getByRole("link", { name, exact: true }).click()
const openFirst = (page: Page) => main(page).getByRole("article").first().getByRole("link").first().click()
const article = (page: Page) => main(page).getByRole("article").first()
const heading = (page: Page) => main(page).getByRole("heading", { level: 1 })
const failed = { en: "Something went wrong", vi: "Đã có lỗi xảy ra" }

test.describe("when the API fails", () => {
  let token = ""
  let booking: { _id: string; reference: string }

  test.beforeAll(async ({ site }) => {
    token = (await site.call("POST", "/auth/register", { ...PERSON, password: PASSWORD })).data.token
    const { _id: productId } = (await site.call("GET", `/tours/slug/${WALK}`)).data
    const order = { productId, productType: "tour", travelers: 2, travelDate: SOON, customerInfo: PERSON }
    booking = (await site.call("POST", "/bookings", order, token)).booking
  })

  test.beforeEach(({ expectProblems }) => expectProblems(/status of|ApiError/))

  const addressOf = (language: Language, path: string) =>
    (language === "vi" ? "/vi" : "") + path.replace("{id}", booking._id).replace("{reference}", booking.reference)

  /** Fails requests until the returned function is called. */
  const fail = async (page: Page, asks: string) => {
    const [method, path] = asks.split(" ") as [string, string]
    await page.route(path, (route) =>
      route.request().method() === method
        ? route.fulfill({ status: 500, json: { success: false, code: "INTERNAL", message: "" } })
        : route.fallback(),
    )
    return () => page.unroute(path)
  }

  const mine: Reading[] = [
    {
      what: "the list of one's own bookings",
      language: "en",
      from: "/bookings",
      asks: "GET **/api/bookings/my-bookings?**",
      says: "Failed to fetch bookings",
      leadsTo: article,
    },
    {
      what: "the page of a booking",
      language: "vi",
      from: "/bookings/{id}",
      asks: "GET **/api/bookings/*-*-*",
      says: "Không tải được đặt chỗ này",
      leadsTo: (page) => page.getByTestId("reference"),
    },
    {
      what: "the cost of a cancellation",
      language: "en",
      from: "/bookings/{id}",
      act: press("Cancel booking"),
      asks: "GET **/api/bookings/*/cancellation",
      says: "The costs could not be loaded.",
      leadsTo: (page) => dialog(page).getByText("You can cancel for free."),
    },
    {
      what: "the price on another date",
      language: "vi",
      from: "/bookings/{id}",
      act: async (page) => {
        await press("Đổi ngày")(page)
        await dialog(page).getByLabel("Ngày đi").fill(addDays(SOON, 3))
      },
      asks: "POST **/move/quote",
      says: "Không đổi được ngày",
      leadsTo: (page) => dialog(page).getByText(/Giá không đổi/),
    },
    {
      what: "the profile",
      language: "en",
      from: "/profile",
      asks: "GET **/api/auth/profile",
      says: "Failed to fetch profile",
      leadsTo: (page) => main(page).getByLabel("Full name"),
    },
    {
      what: "the page behind the link that confirms an address",
      language: "vi",
      from: "/verify-email?token=used",
      asks: "POST **/api/auth/verify-email",
      says: /^Lỗi mạng/,
      leadsTo: (page) => page.getByText(/đã hết hạn hoặc đã được dùng/),
    },
  ]

  const everybodys: Reading[] = [
    {
      what: "the list of tours",
      language: "en",
      from: "/about",
      act: follow("Tours"),
      asks: "GET **/api/tours?**",
      says: failed.en,
      leadsTo: article,
    },
    {
      what: "the list of tours in another order",
      language: "vi",
      from: "/tours",
      act: async (page) => void (await main(page).getByLabel("Sắp xếp").selectOption({ index: 2 })),
      asks: "GET **/api/tours?**",
      says: failed.vi,
      leadsTo: article,
    },
    {
      what: "the list of tours of a place",
      language: "en",
      from: "/",
      act: (page) => main(page).locator("a[href^='/category/']").first().click(),
      asks: "GET **/api/tours?**",
      says: failed.en,
      leadsTo: article,
    },
    {
      what: "the wishlist",
      language: "vi",
      from: "/tours",
      act: async (page) => {
        await article(page)
          .getByRole("button", { name: /^Lưu vào danh sách yêu thích/ })
          .click()
        await page.getByRole("banner").locator("a[href$='/wishlist']").locator("visible=true").first().click()
      },
      asks: "GET **/api/tours/slug/*",
      says: "Không tải được mục này. Bạn kiểm tra kết nối.",
      leadsTo: article,
    },
    {
      what: "the page behind the newsletter's link",
      language: "en",
      from: "/newsletter/confirm?token=used",
      asks: "GET **/api/newsletter/confirm?**",
      says: "We couldn't load this page. Check your connection and try again.",
      leadsTo: (page) => page.getByText(/^This link has expired/),
    },
    {
      what: "the page behind the link to write a review",
      language: "vi",
      from: "/review?token=used",
      asks: "GET **/api/reviews/own?**",
      says: "Chưa kết nối được với chúng tôi. Bạn vui lòng thử lại.",
      leadsTo: (page) => page.getByText(/^Liên kết đã hết hạn/),
    },
    {
      what: "the page of a tour",
      language: "en",
      from: "/tours",
      act: openFirst,
      asks: "GET **/api/tours/slug/*",
      says: failed.en,
      leadsTo: heading,
    },
    {
      what: "the open dates of a tour",
      language: "vi",
      from: `/tour/${CRUISE}`,
      asks: "GET **/api/tours/*/departures",
      says: "Không tải được các ngày khởi hành.",
      leadsTo: (page) => main(page).getByRole("group", { name: "Các ngày gần nhất" }),
    },
    {
      what: "the list of transfers",
      language: "en",
      from: "/about",
      act: follow("Transfers"),
      asks: "GET **/api/transfers?**",
      says: "Error: Failed to fetch transfers",
      leadsTo: article,
    },
    {
      what: "the page of a transfer",
      language: "vi",
      from: "/transfers",
      act: openFirst,
      asks: "GET **/api/transfers/slug/*",
      says: failed.vi,
      leadsTo: heading,
    },
    {
      what: "the list of posts",
      language: "en",
      from: "/about",
      act: follow("Blog"),
      asks: "GET **/api/blogs?**",
      says: "Error loading blogs",
      leadsTo: article,
    },
    {
      what: "the page of a post",
      language: "vi",
      from: "/blog",
      act: openFirst,
      asks: "GET **/api/blogs/slug/*",
      says: failed.vi,
      leadsTo: heading,
    },
    {
      what: "the tours of a tab of the home page",
      language: "en",
      from: "/",
      act: async (page) => (await openTabs(page)).nth(1).click(),
      asks: "GET **/api/tours?**",
      says: "These tours could not be loaded.",
      leadsTo: (page) => page.getByRole("tabpanel").getByRole("article").first(),
    },
    {
      what: "the page that checks a voucher",
      language: "vi",
      from: "/verify/{reference}",
      asks: "GET **/api/verify/*",
      says: "Chưa kiểm tra được.",
      leadsTo: (page) => main(page).getByText("Đặt chỗ này chưa được xác nhận"),
    },
  ]

  const isReadAgain = async (page: Page, { language, from, act, asks, says, leadsTo }: Reading) => {
    let mend = act ? undefined : await fail(page, asks)
    await visit(page, addressOf(language, from), "networkidle")
    mend ??= await fail(page, asks)
    await act?.(page)
    await page.getByText(says).first().waitFor()
    await mend()
    await page.getByRole("button", { name: AGAIN[language], exact: true }).click()
    await leadsTo(page).waitFor()
    await page.getByText(says).first().waitFor({ state: "detached" })
  }

  for (const reading of everybodys)
    test(`${reading.what} can be loaded again after a failure`, async ({ newVisitor }) => {
      await isReadAgain(await newVisitor({ locale: LOCALES[reading.language] }), reading)
    })

  for (const reading of mine)
    test(`${reading.what} can be loaded again after a failure`, async ({ newVisitor }) => {
      const page = await newVisitor({ locale: LOCALES[reading.language] })
      await store(page, "authToken", token)
      await isReadAgain(page, reading)
    })

  const writings: Writing[] = [
    {
      what: "a message to the company",
      language: "en",
      from: "/contact",
      within: main,
      typed: { ...PERSON, subject: "Tết", message: "Are you open?" },
      send: "Send message",
      asks: "POST **/api/contact",
      says: "Failed to send message. Please try again.",
      leadsTo: (page) => page.getByText("Message sent successfully!"),
    },
    {
      what: "a request for advice",
      language: "vi",
      from: "/contact",
      open: press("Nhận tư vấn miễn phí"),
      within: dialog,
      typed: { ...PERSON, subject: "Sa Pa", "numberOfTravelers.adults": "4" },
      second: { next: "Tiếp tục", typed: { message: "Gia đình bốn người" } },
      send: "Gửi yêu cầu",
      asks: "POST **/api/consultations",
      says: /^Không gửi được yêu cầu/,
      leadsTo: (page) => page.getByText("Đã gửi yêu cầu tư vấn! Chúng tôi sẽ sớm liên hệ với bạn."),
    },
    {
      what: "the booking of a tour",
      language: "en",
      from: `/tour/${WALK}`,
      open: async (page) => {
        await press(/^(Choose date|Book this date)$/)(page)
        await dialog(page).getByLabel("Travel date").fill(addDays(SOON, 9))
      },
      within: dialog,
      typed: { ...PERSON, specialRequests: "No peanuts" },
      send: "Request this booking",
      asks: "POST **/api/bookings",
      says: "Your booking could not be sent. Please try again.",
      leadsTo: (page) => page.getByRole("heading", { level: 1, name: "We have your request" }),
    },
    {
      what: "the booking of a transfer",
      language: "vi",
      from: "/transfer/noi-bai-airport-to-hanoi-old-quarter",
      open: async (page) => {
        await press("Đặt xe")(page)
        await dialog(page).getByLabel("Ngày hạ cánh").fill(SOON)
      },
      within: dialog,
      typed: { ...PERSON, flightNumber: "VN 417", dropoffPlace: "24 Hàng Bạc" },
      send: "Xác nhận đặt",
      asks: "POST **/api/bookings",
      says: "Không gửi được yêu cầu đặt xe. Vui lòng thử lại.",
      leadsTo: (page) => page.getByRole("heading", { level: 1, name: "Chúng tôi đã nhận yêu cầu của bạn" }),
    },
    {
      what: "a subscription to the newsletter",
      language: "en",
      from: "/about",
      within: (page) => page.getByRole("contentinfo"),
      typed: { email: PERSON.email },
      send: "Subscribe",
      asks: "POST **/api/newsletter**",
      says: /^We couldn't send that/,
      leadsTo: (page) => page.getByText(/^Almost done/),
    },
    {
      what: "the search for a guest's booking",
      language: "vi",
      from: "/bookings",
      within: main,
      typed: { contact: PERSON.email, reference: "GHE-000-000-000" },
      send: "Tra cứu",
      asks: "GET **/api/bookings/guest/**",
      says: "Chưa tra cứu được. Bạn vui lòng thử lại.",
      leadsTo: (page) => page.getByText(/chúng tôi đã gửi một liên kết/),
    },
    {
      what: "a registration",
      language: "en",
      from: "/register",
      within: main,
      typed: { ...PERSON, email: "new@example.com", password: PASSWORD, confirmPassword: PASSWORD },
      send: "Create an account",
      asks: "POST **/api/auth/register",
      says: /^Registration failed/,
      leadsTo: (page) => page.getByText(/^Registration successful/),
    },
    {
      what: "a sign-in",
      language: "vi",
      from: "/login",
      within: main,
      typed: { email: PERSON.email, password: PASSWORD },
      send: "Đăng nhập",
      asks: "POST **/api/auth/login",
      says: /^Đăng nhập không thành công/,
      leadsTo: (page) => page.getByText("Đăng nhập thành công!"),
    },
    {
      what: "a request for a new password",
      language: "en",
      from: "/forgot-password",
      within: main,
      typed: { email: PERSON.email },
      send: "Send the link",
      asks: "POST **/api/auth/forgot-password",
      says: /^Failed to send reset email/,
      leadsTo: (page) => page.getByRole("heading", { name: "Check your email" }),
    },
    {
      what: "a new password after a mailed link",
      language: "vi",
      from: "/reset-password?token=used",
      within: main,
      typed: { password: PASSWORD, confirmPassword: PASSWORD },
      send: "Lưu mật khẩu mới",
      asks: "POST **/api/auth/reset-password",
      says: /^Không đặt lại được mật khẩu/,
      leadsTo: (page) => page.getByText(/đã hết hạn hoặc đã được dùng/).first(),
    },
    {
      what: "a change of one's details",
      mine: true,
      language: "en",
      from: "/profile",
      within: main,
      typed: { name: "Lê Văn Minh" },
      send: "Save changes",
      asks: "PUT **/api/auth/profile",
      says: /^Failed to update profile/,
      leadsTo: (page) => page.getByText("Profile updated successfully!"),
    },
    {
      what: "a change of a booking's date",
      mine: true,
      language: "vi",
      from: "/bookings/{id}",
      open: async (page) => {
        await press("Đổi ngày")(page)
        await dialog(page).getByLabel("Ngày đi").fill(addDays(SOON, 4))
        await dialog(page)
          .getByText(/Giá không đổi/)
          .waitFor()
      },
      within: dialog,
      typed: {},
      send: "Đổi sang ngày này",
      asks: "POST **/api/bookings/*/move",
      says: "Không đổi được ngày",
      leadsTo: (page) => page.getByText("Đã đổi ngày cho đặt chỗ của bạn."),
    },
    {
      what: "a cancellation",
      mine: true,
      language: "en",
      from: "/bookings/{id}",
      open: async (page) => {
        await press("Cancel booking")(page)
        await dialog(page).getByText("You can cancel for free.").waitFor()
      },
      within: dialog,
      typed: {},
      send: "Yes, cancel",
      asks: "PUT **/api/bookings/*/cancel",
      says: "Failed to cancel booking",
      leadsTo: (page) => page.getByText("Booking cancelled successfully"),
    },
    {
      // Must be last, because it ends the session of the others.
      what: "a change of one's password",
      mine: true,
      language: "vi",
      from: "/profile",
      open: (page) => page.getByRole("tab", { name: "Đổi mật khẩu" }).click(),
      within: (page) => page.getByRole("tabpanel", { name: "Đổi mật khẩu" }),
      typed: { currentPassword: PASSWORD, newPassword: "hoa-cúc-2026", confirmPassword: "hoa-cúc-2026" },
      send: "Đổi mật khẩu",
      asks: "PUT **/api/auth/change-password",
      says: /^Không đổi được mật khẩu/,
      leadsTo: (page) => page.getByText("Đổi mật khẩu thành công!"),
    },
  ]

  const inputs = (form: Locator, { typed, second }: Writing) =>
    Object.entries({ ...typed, ...second?.typed }).map(
      ([name, text]) => [name, text, form.locator(`[name="${name}"]`)] as const,
    )
  const type = async (form: Locator, writing: Writing) => {
    for (const [name, text, input] of inputs(form, writing)) {
      const next = form.getByRole("button", { name: writing.second?.next ?? "", exact: true })
      if (writing.second?.typed[name]) await next.click()
      await input.fill(text)
    }
  }
  const assertTyped = async (form: Locator, writing: Writing) => {
    for (const [name, text, input] of inputs(form, writing)) assert.equal(await input.inputValue(), text, name)
  }

  for (const writing of writings)
    test(`${writing.what} can be sent again after a failure, with the input unchanged`, async ({ newVisitor }) => {
      const { mine, language, from, open, within, send, asks, says, leadsTo } = writing
      const page = await newVisitor({ locale: LOCALES[language] })
      if (mine) await store(page, "authToken", token)
      await visit(page, addressOf(language, from))
      await open?.(page)
      const form = within(page)
      await type(form, writing)
      const mend = await fail(page, asks)
      const button = form.getByRole("button", { name: send, exact: true })
      await button.click()
      await form.getByText(says).first().waitFor()
      await assertTyped(form, writing)
      await mend()
      await button.click()
      await leadsTo(page).waitFor()
    })

  test("a dialog keeps its input when it is closed and opened again", async ({ newVisitor }) => {
    for (const writing of writings.filter(({ within, mine }) => within === dialog && !mine)) {
      const { language, from, open, within } = writing
      const page = await newVisitor({ locale: LOCALES[language] })
      await visit(page, addressOf(language, from))
      for (const close of [() => page.keyboard.press("Escape"), () => page.mouse.click(5, 450)]) {
        await open?.(page)
        if ((await within(page).locator("[name=name]").inputValue()) === "") await type(within(page), writing)
        await assertTyped(within(page), writing)
        await close()
        await within(page).waitFor({ state: "hidden" })
      }
    }
  })
})
