import assert from "node:assert/strict"
import type { Page } from "@playwright/test"
import { findViolations } from "./axe.ts"
import { inDays, type TestSite, test, visit } from "./fixtures.ts"
import { linkMailedTo } from "./mailbox.ts"
import { STAFF } from "./site.ts"

const SLUG = "ha-long-bay-day-cruise-from-hanoi"

const english = {
  locale: "en-GB",
  full: "A date you'd like is full?",
  join: "Join the waiting list",
  adults: "Adults",
  ages: "Ages of children",
  agesWrong: "Please enter each child's age, from 0 to 17, separated by commas",
  name: "Full name",
  email: "Email",
  almost: "Almost done: please open the link",
  next: "You're next: we'll write to you",
  held: /^We hold 2 places for you until/,
  book: "Book these places",
  refuse: "No thanks, pass them on",
  gone: "You're no longer on this waiting list.",
  phone: /^Phone, Zalo/,
  request: "Request this booking",
  requested: "We have your request",
}
const vietnamese: typeof english = {
  locale: "vi-VN",
  full: "Ngày bạn muốn đi đã hết chỗ?",
  join: "Vào danh sách chờ",
  adults: "Người lớn",
  ages: "Tuổi của trẻ",
  agesWrong: "Vui lòng nhập tuổi từng trẻ, từ 0 đến 17, cách nhau bằng dấu phẩy",
  name: "Họ và tên",
  email: "Email",
  almost: "Sắp xong rồi: bạn mở liên kết",
  next: "Bạn đang đứng đầu danh sách",
  held: /^Chúng tôi giữ 2 chỗ cho bạn đến/,
  book: "Đặt những chỗ này",
  refuse: "Không, nhường cho người khác",
  gone: "Bạn đã rời danh sách chờ này.",
  phone: /^Số điện thoại, Zalo/,
  request: "Gửi yêu cầu đặt tour",
  requested: "Chúng tôi đã nhận yêu cầu của bạn",
}
type Words = typeof english

let made = 0
let guests = 0

/** Adds a departure that a booking fills. */
async function openFull(site: TestSite) {
  const { data: tour } = await site.call("GET", `/tours/slug/${SLUG}`)
  const { data: signedIn } = await site.call("POST", "/auth/login", STAFF)
  const times = { date: inDays(3), startTime: `05:${10 + ++made}`, cutoffHours: 1 }
  const departure = { tourId: tour._id, ...times, capacity: 2 }
  const { data } = await site.call("POST", "/departures", departure, signedIn.token)
  const { booking, guestToken } = await site.call("POST", "/bookings", {
    productId: tour._id,
    productType: "tour",
    travelers: 2,
    travelDate: data.date,
    departureId: data._id,
    customerInfo: { name: "Emma Jones", email: `first${++guests}@mail.example`, phone: "+44 7911 123456" },
  })
  const cancel = async () => {
    const response = await fetch(`${site.origin}/api/bookings/${booking._id}/cancel`, {
      method: "PUT",
      headers: { "content-type": "application/json", "x-guest-token": guestToken },
      body: JSON.stringify({ cancellationReason: "Ill" }),
    })
    assert.equal(response.status, 200)
  }
  return { departureId: data._id as string, cancel }
}

const newEmail = () => `waiting${++guests}@thu.example`

async function ask(page: Page, words: Words, departureId: string, email: string): Promise<void> {
  await page.getByText(words.full, { exact: true }).click()
  await page.locator(`a[href*="${departureId}"]`).click()
  await page.getByRole("heading", { level: 1, name: words.join }).waitFor()
  await page.getByLabel(words.adults, { exact: true }).fill("2")
  await page.getByLabel(words.name).fill("Lan Nguyễn")
  await page.getByLabel(words.email, { exact: true }).fill(email)
  await page.getByRole("button", { name: words.join }).click()
}

const inLanguage = (words: Words, path: string) => (words === vietnamese ? `/vi${path}` : path)

test.use({ siteOptions: {} })

test.describe("the waiting list of a full departure", () => {
  test.beforeEach(({ expectProblems }) => expectProblems(/status of 4(22|29)|\.js csp$/))

  for (const [words, tag] of [
    [english, "@desktop"],
    [vietnamese, "@phone"],
  ] as const) {
    test(`is joined, offers places that come free, and books them (${words.locale})`, { tag }, async ({
      newVisitor,
      site,
    }) => {
      const [{ departureId, cancel }, email, seen] = [await openFull(site), newEmail(), new Set<string>()]
      const mailed = () => linkMailedTo(email, "/waiting-list", site.dataDir, seen)
      const page = await newVisitor({ locale: words.locale })
      await visit(page, inLanguage(words, `/tour/${SLUG}/book`))
      await page.getByText(words.full, { exact: true }).click()
      await page.locator(`a[href*="${departureId}"]`).click()
      await page.getByRole("heading", { level: 1, name: words.join }).waitFor()
      await page.getByLabel(words.ages).fill("four")
      await page.getByLabel(words.name).fill("Lan Nguyễn")
      await page.getByLabel(words.email, { exact: true }).fill(email)
      await page.getByRole("button", { name: words.join }).click()
      await page.getByRole("alert").getByText(words.agesWrong).waitFor()
      await page.getByLabel(words.ages).fill("")
      assert.deepEqual(await findViolations(page), [])
      await page.getByRole("button", { name: words.join }).click()
      await page.getByRole("status").getByText(words.almost).waitFor()

      await visit(page, await mailed())
      await page.getByRole("button", { name: words.join }).click()
      await page.getByRole("status").getByText(words.next).waitFor()
      await cancel()
      await visit(page, await mailed())
      assert.deepEqual(await findViolations(page), [])
      await page.getByRole("link", { name: words.book }).click()
      await page.getByText(words.held).waitFor()
      await page.getByLabel(words.name).fill("Lan Nguyễn")
      await page.getByLabel(words.email, { exact: true }).fill(email)
      await page.getByLabel(words.phone).fill("0912 345 678")
      await page.getByRole("button", { name: words.request }).click()
      await page.getByRole("heading", { name: words.requested }).waitFor()
    })

    test(`is used without JavaScript, and its places can be refused (${words.locale})`, async ({
      newVisitor,
      site,
    }) => {
      const [{ departureId, cancel }, email, seen] = [await openFull(site), newEmail(), new Set<string>()]
      const mailed = () => linkMailedTo(email, "/waiting-list", site.dataDir, seen)
      const page = await newVisitor({ locale: words.locale, javaScriptEnabled: false })
      await page.goto(inLanguage(words, `/tour/${SLUG}/book`))
      await ask(page, words, departureId, email)
      await page.getByRole("status").getByText(words.almost).waitFor()
      await page.goto(await mailed())
      await page.getByRole("button", { name: words.join }).click()
      await page.getByRole("status").getByText(words.next).waitFor()
      await cancel()
      await page.goto(await mailed())
      await page.getByRole("link", { name: words.book }).click()
      await page.getByText(words.held).waitFor()
      await page.getByRole("button", { name: words.request }).click()
      await page.getByRole("alert").waitFor()
      await page.getByText(words.held).waitFor()
      await page.goBack()
      await page.goBack()
      await page.getByRole("button", { name: words.refuse }).click()
      await page.getByRole("status").getByText(words.gone).waitFor()
    })
  }
})
