import assert from "node:assert/strict"
import type { Locator, Page, Route } from "@playwright/test"
import type { Booking } from "../src/features/bookings/booking.ts"
import { inDays, reload, type TestSite, test, visit } from "./fixtures.ts"

const PASSWORD = "hoa-sen-2026"
const broken = { status: 500, json: { success: false } }
const failing = /status of (401|404|429|500)/

/** Delays an answer until it is released. */
function held() {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  return { release: () => release(), answer: (route: Route) => released.then(() => route.fulfill(broken)) }
}

test.describe("the forms of the specification (§2, §4, §5, §8)", () => {
  const tourOnRequest = async (site: TestSite) => {
    const { data } = await site.call("GET", "/tours")
    return data.find((one: { hasDepartures: boolean; price: number }) => !one.hasDepartures && one.price > 0)
  }
  const account = async (site: TestSite, name: string): Promise<string> => {
    const person = { name: "Lê Minh", email: `${name}@thu.example`, phone: "0912345678", password: PASSWORD }
    return (await site.call("POST", "/auth/register", person)).data.token
  }

  test("a tour takes one to ten travellers from today on, preselects Vietnam of 39 countries, multiplies the price, and has the texts of §8", async ({
    page,
    expectProblems,
    site,
  }) => {
    const tour = await tourOnRequest(site)
    expectProblems(failing)
    await visit(page, `/vi/tour/${tour.slug}`, "networkidle")
    await page.getByRole("button", { name: "Chọn ngày" }).locator("visible=true").click()
    const dialog = page.getByRole("dialog")
    const people = dialog.getByRole("group", { name: /Người lớn|Số khách/ }).first()
    await assertCounts(people, 2, { min: 1, max: 10, fewer: "Bớt", more: "Thêm" })
    await assertContact(dialog, { country: "Mã quốc gia" })
    const date = dialog.getByLabel("Ngày đi")
    assert.equal(await date.getAttribute("min"), inDays(0))
    await date.fill(inDays(20))
    await dialog.getByLabel("Email").fill("minh@thu.example")
    await dialog.getByLabel("Số điện thoại, Zalo hoặc WhatsApp").fill("0912 345 678")
    const quoted = new Intl.NumberFormat("vi-VN").format(tour.price * 2)
    await dialog
      .getByText(new RegExp(`^${quoted}\\s\\$$`))
      .first()
      .waitFor()
    const { release, answer } = held()
    await page.route("**/api/bookings", answer)
    await dialog.getByRole("button", { name: "Gửi yêu cầu đặt tour" }).click()
    assert.ok(await dialog.getByRole("button", { name: "Đang gửi…" }).isDisabled())
    release()
    await dialog.getByRole("alert").getByText("Không thể gửi đặt tour. Vui lòng thử lại.").waitFor()
    await page.unroute("**/api/bookings")
    await dialog.getByRole("button", { name: "Gửi yêu cầu đặt tour" }).click()
    await page.getByText("Đặt tour thành công! Chúng tôi sẽ liên hệ với bạn sớm nhất có thể.").waitFor()
    await dialog.waitFor({ state: "detached" })
    await page.getByRole("heading", { name: "Chúng tôi đã nhận yêu cầu của bạn" }).waitFor()
    assert.equal(await page.title(), "Đặt chỗ của tôi")
    await page.goBack()
    await page.waitForFunction((title) => document.title.startsWith(title), tour.title.vi)
    await page.getByRole("button", { name: "Chọn ngày" }).locator("visible=true").click()
    for (const field of ["Ngày đi", "Email", "Số điện thoại, Zalo hoặc WhatsApp"])
      assert.equal(await dialog.getByLabel(field).inputValue(), "", field)
  })

  test("a transfer has a summary, takes one to eight passengers from today on, and has Cancel and the texts of §8", async ({
    page,
    site,
  }) => {
    const { data } = await site.call("GET", "/transfers?type=intercity&serviceType=private")
    const transfer = data.find(({ price }: { price: number }) => price > 0)
    await visit(page, `/transfer/${transfer.slug}`)
    const open = () => page.getByRole("button", { name: "Book this transfer" }).locator("visible=true").click()
    const dialog = page.getByRole("dialog", { name: "Book this transfer" })
    await open()
    const summary = dialog.getByLabel("Summary")
    for (const word of ["Service", "Category", "Vehicle", "Duration", "From", "To"])
      await summary.getByText(word, { exact: true }).waitFor()
    await summary.getByText(`${transfer.duration} minutes`).waitFor()
    await dialog.getByRole("button", { name: "Cancel", exact: true }).click()
    await dialog.waitFor({ state: "detached" })
    await open()
    const passengers = dialog.getByRole("group", { name: "Passengers", exact: true })
    await assertCounts(passengers, 1, { min: 1, max: 8, fewer: "Fewer", more: "More" })
    await assertContact(dialog, { country: "Country code" })
    for (const line of [/^Price per trip/, "Total"]) await dialog.getByText(line).first().waitFor()
    const date = dialog.getByLabel("Travel date")
    assert.equal(await date.getAttribute("min"), inDays(0))
    await date.fill(inDays(20))
    await dialog.getByLabel("Email").fill("anna@mail.example")
    await dialog.getByLabel("Phone, Zalo or WhatsApp").fill("+46 70 123 45 67")
    await dialog.getByRole("button", { name: "Confirm Booking" }).click()
    await page.getByText("Transfer booking submitted successfully!").waitFor()
    await dialog.waitFor({ state: "detached" })
    await page.getByRole("heading", { name: "We have your request" }).waitFor()
    await page.goBack()
    await open()
    for (const field of ["Travel date", "Email", "Phone, Zalo or WhatsApp"])
      assert.equal(await dialog.getByLabel(field).inputValue(), "", field)
  })

  test("a consultation and a message can't be sent twice, and the consultation says that it was sent", async ({
    page,
    expectProblems,
  }) => {
    expectProblems(failing)
    await visit(page, "/contact", "networkidle")
    await page.getByRole("button", { name: "Get Free Consultation" }).click()
    const dialog = page.getByRole("dialog", { name: "Free consultation" })
    for (const [field, least] of [
      ["Adults", "1"],
      ["Children", "0"],
    ] as const)
      assert.equal(await dialog.getByLabel(field).getAttribute("min"), least)
    await write(dialog, { "Phone, Zalo or WhatsApp": "0912 345 678" })
    const consultation = held()
    await page.route("**/api/consultations", consultation.answer)
    await dialog.getByRole("button", { name: "Send request" }).click()
    assert.ok(await dialog.getByRole("button", { name: "Submitting..." }).isDisabled())
    consultation.release()
    await dialog.getByRole("alert").waitFor()
    await page.unroute("**/api/consultations")
    await dialog.getByRole("button", { name: "Send request" }).click()
    await page.getByText("Your consultation request has been submitted successfully!").waitFor()

    const form = page.getByRole("main").locator("form").first()
    await write(form, {})
    const message = held()
    await page.route("**/api/contact", message.answer)
    await form.getByRole("button", { name: "Send message" }).click()
    assert.ok(await form.getByRole("button", { name: "Sending..." }).isDisabled())
    message.release()
    await form.getByRole("alert").getByText("Failed to send message. Please try again.").waitFor()
  })

  test("a sign-in error is gone when the screen is opened again, and each failure has its own text", async ({
    page,
    expectProblems,
    site,
  }) => {
    const token = await account(site, "fails")
    expectProblems(failing)
    await visit(page, "/login", "networkidle")
    const main = page.getByRole("main")
    const press = (name: string) => main.getByRole("button", { name, exact: true }).click()
    const said = (text: string) => main.getByRole("alert").getByText(text).waitFor()
    await page.route("**/api/auth/**", (route) =>
      route.request().method() === "GET" ? route.continue() : route.fulfill(broken),
    )
    await main.getByLabel("Email").fill("minh@thu.example")
    await main.getByLabel("Password", { exact: true }).fill(PASSWORD)
    await press("Sign in")
    await said("Login failed")
    await main.getByRole("link", { name: "Create an account" }).click()
    await main.getByRole("heading", { level: 1, name: "Create an account" }).waitFor()
    assert.equal(await main.getByRole("alert").count(), 0)
    await page.goBack()
    await main.getByRole("heading", { level: 1, name: "Sign in" }).waitFor()
    assert.equal(await main.getByRole("alert").count(), 0)

    await visit(page, "/forgot-password")
    await main.getByLabel("Email").fill("minh@thu.example")
    await press("Send the link")
    await said("Failed to send reset email")
    await visit(page, "/reset-password?token=abc")
    await main.getByLabel("New password", { exact: true }).fill(PASSWORD)
    await main.getByLabel("Confirm new password").fill(PASSWORD)
    await press("Save the new password")
    await said("Failed to reset password")

    await page.evaluate((token) => localStorage.setItem("authToken", token), token)
    await visit(page, "/profile")
    await main.getByLabel("Full name").fill("Lê Văn Minh")
    await press("Save changes")
    await said("Failed to update profile")
    await main.getByRole("tab", { name: "Change Password" }).click()
    await main.getByLabel("Current password").fill(PASSWORD)
    await main.getByLabel("New password", { exact: true }).fill("lantern-42")
    await main.getByLabel("Confirm new password").fill("lantern-42")
    await press("Change password")
    await said("Failed to change password")
  })

  test("bookings have a colour for each status, totals in đồng, and 'Liên hệ để biết giá' for zero", async ({
    page,
    site,
    expectProblems,
  }) => {
    const token = await account(site, "colours")
    const { _id: productId } = await tourOnRequest(site)
    const customerInfo = { name: "Lê Minh", email: "colours@thu.example", phone: "0912345678" }
    const travelDate = inDays(30)
    const order = { productId, productType: "tour", travelers: 2, travelDate, customerInfo }
    await site.call("POST", "/bookings", order, token)
    const statuses = ["confirmed", "pending", "cancelled", "completed", "no-show"] as const
    const names = ["Đã xác nhận", "Chờ xác nhận", "Đã hủy", "Đã hoàn thành", "Không có mặt"]
    expectProblems(failing)
    await visit(page, "/vi/forgot-password", "networkidle")
    await page.route("**/api/bookings/my-bookings*", async (route) => {
      const answer = await (await route.fetch()).json()
      const [booking] = answer.bookings as [Booking]
      const bookings = statuses.map((status, n) => ({
        ...booking,
        ...{ _id: status, status, totalPrice: n ? booking.totalPrice : 0 },
      }))
      await route.fulfill({ json: { ...answer, bookings } })
    })
    await page.evaluate((token) => localStorage.setItem("authToken", token), token)
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

    await page.unroute("**/api/bookings/my-bookings*")
    await reload(page)
    await cards.getByRole("button", { name: "Đổi ngày" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByLabel("Ngày đi").fill(inDays(40))
    await dialog.getByText(/Giá không đổi|Tổng mới/).waitFor()
    await page.route("**/move", (route) => route.fulfill(broken))
    await dialog.getByRole("button", { name: "Đổi sang ngày này" }).click()
    await dialog.getByText("Không đổi được ngày").waitFor()
  })

  test("the lookup says that nothing was found", async ({ page }) => {
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
})

type Counts = { min: number; max: number; fewer: string; more: string }

async function assertCounts(stepper: Locator, start: number, { min, max, fewer, more }: Counts) {
  const value = () => stepper.getByRole("status").textContent().then(Number)
  const button = (name: string) => stepper.getByRole("button", { name })
  assert.equal(await value(), start)
  while (!(await button(more).isDisabled())) await button(more).click()
  assert.equal(await value(), max)
  while (!(await button(fewer).isDisabled())) await button(fewer).click()
  assert.equal(await value(), min)
  for (let now = min; now < start; now++) await button(more).click()
}

async function assertContact(dialog: Locator, { country }: { country: string }) {
  const countries = dialog.getByLabel(country)
  assert.equal(await countries.inputValue(), "VN")
  assert.equal(await countries.locator("option").count(), 39)
  assert.equal(await dialog.locator("input[name=name]").getAttribute("aria-required"), null)
}

async function write(form: Locator | Page, more: Record<string, string>) {
  const texts = { "Full name": "Lê Minh", Subject: "Hà Giang", Message: "In March?", ...more }
  for (const [label, text] of Object.entries(texts)) await form.getByLabel(label).fill(text)
  await form.getByRole("textbox", { name: "Email" }).fill("minh@thu.example")
}
