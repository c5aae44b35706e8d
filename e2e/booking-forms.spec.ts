import assert from "node:assert/strict"
import type { Locator } from "@playwright/test"
import { hold, inDays, type TestSite, test, visit } from "./fixtures.ts"

const broken = { status: 500, json: { success: false } }

test.describe("the booking form", () => {
  const tourOnRequest = async (site: TestSite) => {
    const { data } = await site.call("GET", "/tours")
    return data.find((one: { hasDepartures: boolean; price: number }) => !one.hasDepartures && one.price > 0)
  }

  test("for a tour takes one to ten travellers from today on, preselects Vietnam of 39 countries, multiplies the price, and says what became of it", async ({
    page,
    expectProblems,
    site,
  }) => {
    const tour = await tourOnRequest(site)
    expectProblems(/status of (429|500)/)
    await visit(page, `/vi/tour/${tour.slug}`, "networkidle")
    await page.getByRole("button", { name: "Chọn ngày" }).locator("visible=true").click()
    const dialog = page.getByRole("dialog")
    const people = dialog.getByRole("group", { name: /Người lớn|Số khách/ }).first()
    await assertCounts(people, 2, { min: 1, max: 10, fewer: "Bớt", more: "Thêm" })
    await assertContact(dialog, { country: "Mã quốc gia", proposed: "VN" })
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
    const release = await hold(page, "**/api/bookings", (route) => route.fulfill(broken))
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

  test("for a transfer has a summary and Cancel, takes one to eight passengers from today on, and says that it was sent", async ({
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
    await assertContact(dialog, { country: "Country code", proposed: "GB" })
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

/** The specification preselects Vietnam. An English page proposes the country of the browser, which is en-GB here. */
async function assertContact(dialog: Locator, { country, proposed }: { country: string; proposed: string }) {
  const countries = dialog.getByLabel(country)
  assert.equal(await countries.inputValue(), proposed)
  assert.equal(await countries.locator("option").count(), 39)
  assert.equal(await dialog.locator("input[name=name]").getAttribute("aria-required"), null)
}
