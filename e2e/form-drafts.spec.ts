import assert from "node:assert/strict"
import type { Locator, Page } from "@playwright/test"
import { inDays } from "../src/server/testing/fixtures.ts"
import { expect, reload, test, visit } from "./fixtures.ts"

const CRUISE = "ha-long-bay-day-cruise-from-hanoi"
const WALK = "hanoi-old-quarter-street-food-walk"
const AIRPORT = "noi-bai-airport-to-hanoi-old-quarter"

const emma = { name: "Emma Jones", email: "emma@mail.example", phone: "07911 123456" }

/** Types who is asking, in either language. */
async function fillContact(form: Locator | Page, person = emma) {
  await form.locator("[name=name]").fill(person.name)
  await form.locator("[name=email]").fill(person.email)
  await form.locator("[name=phone]").fill(person.phone)
}

async function assertContact(form: Locator | Page, person = emma) {
  for (const [name, value] of Object.entries(person)) await expect(form.locator(`[name=${name}]`)).toHaveValue(value)
}

const count = (form: Locator, name: string) => form.getByRole("group", { name, exact: true }).getByRole("status")
/** A hydrated form proposes the country of the browser, and has taken its draft. */
const whenStarted = (form: Locator) => expect(form.locator("[name=countryCode]")).toHaveValue("GB")
const openTourDialog = async (page: Page) => {
  // The side card takes the draft, and with its day the button's words change.
  await page
    .getByRole("button", { name: /^(Choose date|Book this date|Chọn ngày|Đặt ngày này)$/ })
    .locator("visible=true")
    .click()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("grid").waitFor()
  return dialog
}
/** All that this tab has stored of forms. */
const storedDrafts = (page: Page) =>
  page.evaluate(() => Object.entries({ ...sessionStorage }).filter(([key]) => key.startsWith("formDraft:")))

test.describe("a booking that is being typed", () => {
  test("of a tour comes back after a reload, in the dialog and in another language", { tag: "@both" }, async ({
    page,
  }) => {
    await visit(page, `/tour/${CRUISE}`)
    const dialog = await openTourDialog(page)
    await dialog.getByRole("grid").getByRole("button", { name: /left$/ }).first().click()
    await dialog.getByRole("group", { name: "Adults" }).getByRole("button", { name: "More" }).click()
    await expect(count(dialog, "Adults")).toHaveText("3")
    const chosen = await dialog.getByRole("status").filter({ hasText: "·" }).textContent()
    await dialog.getByText("Add extras").click()
    const extra = dialog.locator("details").getByRole("button", { name: "More" }).first()
    await extra.click()
    await fillContact(dialog)
    await dialog.getByLabel("Special requests").fill("No seafood, please")

    await reload(page)
    const again = await openTourDialog(page)
    await again
      .getByText(chosen ?? "")
      .first()
      .waitFor()
    await again.getByText("1 chosen").waitFor()
    await assertContact(again)
    await expect(count(again, "Adults")).toHaveText("3")
    await expect(again.getByLabel("Special requests")).toHaveValue("No seafood, please")
    await page.keyboard.press("Escape")

    await visit(page, `/vi/tour/${CRUISE}`)
    const vietnamese = await openTourDialog(page)
    await assertContact(vietnamese)
    await expect(count(vietnamese, "Người lớn")).toHaveText("3")
    await vietnamese
      .getByRole("grid")
      .getByRole("button", { name: /đã chọn|selected/i })
      .first()
      .waitFor()
  })

  test("of a tour comes back on its page when the language is switched", async ({ page }) => {
    await visit(page, `/vi/tour/${CRUISE}/book`)
    const form = page.getByRole("main").locator("form")
    const departure = form.locator("select[name=departure]")
    await departure.selectOption({ index: 2 })
    const chosen = await departure.inputValue()
    await form.getByRole("group", { name: "Người lớn" }).getByRole("button", { name: "Thêm" }).click()
    await fillContact(form)
    await page
      .getByRole("button", { name: /English|Tiếng Anh/ })
      .locator("visible=true")
      .first()
      .click()
    await page.waitForURL((url) => url.pathname === `/tour/${CRUISE}/book`)
    await page.locator("html[data-hydrated][lang=en]").waitFor({ state: "attached" })
    await assertContact(form)
    await expect(departure).toHaveValue(chosen)
    await expect(count(form, "Adults")).toHaveText("3")
  })

  test("of a transfer comes back with its way back, vehicle and addresses", { tag: "@both" }, async ({ page }) => {
    await visit(page, `/transfer/${AIRPORT}/book`)
    const form = page.getByRole("main").locator("form")
    const [there, back] = [inDays(20), inDays(25)]
    await form.getByLabel("Arrival date").fill(there)
    await form
      .getByLabel(/^Flight number/)
      .first()
      .fill("VN 254")
    await form.getByLabel(/^Drop-off address/).fill("24 Hàng Bạc")
    await form.locator("[name=returnTrip]").check()
    await form.locator("[name='returnTrip.travelDate']").fill(back)
    for (let more = 0; more < 3; more++)
      await form.getByRole("group", { name: "Passengers", exact: true }).getByRole("button", { name: "More" }).click()
    await form.getByRole("radio", { name: /^16/ }).check()
    await fillContact(form)
    await reload(page)
    await assertContact(form)
    await expect(form.getByLabel("Arrival date")).toHaveValue(there)
    await expect(form.locator("[name='returnTrip.travelDate']")).toHaveValue(back)
    await expect(form.getByLabel(/^Flight number/).first()).toHaveValue("VN 254")
    await expect(form.getByLabel(/^Drop-off address/)).toHaveValue("24 Hàng Bạc")
    await expect(count(form, "Passengers")).toHaveText("4")
    await expect(form.getByRole("radio", { name: /^16/ })).toBeChecked()
  })

  test("is not offered for another tour, and is gone once it was sent", async ({ page }) => {
    await visit(page, `/tour/${WALK}/book`)
    const form = page.getByRole("main").locator("form")
    await form.getByLabel("Travel date").fill(inDays(30))
    await fillContact(form)
    await visit(page, `/tour/${CRUISE}/book`)
    await whenStarted(form)
    await expect(form.locator("[name=email]")).toHaveValue("")
    await visit(page, `/tour/${WALK}/book`)
    await assertContact(form)
    await form.getByRole("button", { name: "Request this booking" }).click()
    await page.getByRole("heading", { name: "We have your request" }).waitFor()
    assert.deepEqual(await storedDrafts(page), [])
    await visit(page, `/tour/${WALK}/book`)
    await whenStarted(form)
    await expect(form.locator("[name=email]")).toHaveValue("")
  })
})

test.describe("a form that is being typed", () => {
  test("to contact the company comes back after a reload, for a day", async ({ page }) => {
    await visit(page, "/contact")
    const form = page.getByRole("main").locator("form").first()
    await fillContact(form)
    await form.getByLabel("Subject").fill("Hà Giang")
    await form.getByLabel("Message").fill("In March\nor in October?")
    await reload(page)
    await assertContact(form)
    await expect(form.getByLabel("Message")).toHaveValue("In March\nor in October?")
    assert.ok(!/website|startedAt|formKey/.test(JSON.stringify(await storedDrafts(page))))
    await page.clock.setFixedTime(Date.now() + 25 * 3_600_000)
    await reload(page)
    await whenStarted(form)
    await expect(form.getByLabel("Subject")).toHaveValue("")
    assert.deepEqual(await storedDrafts(page), [])
  })

  test("for a consultation comes back in another language, with its choices", { tag: "@phone" }, async ({ page }) => {
    await visit(page, "/consultation")
    const form = page.getByRole("main").locator("form")
    await fillContact(form)
    await form.getByText("WhatsApp", { exact: true }).click()
    await form.getByLabel("Subject").fill("Hà Giang")
    await form.getByLabel("My dates are flexible").check()
    await form.locator("[name='numberOfTravelers.adults']").fill("5")
    await form.getByRole("button", { name: "Next" }).click()
    await form.getByText("Nature", { exact: true }).click()
    await visit(page, "/vi/consultation")
    await assertContact(form)
    await expect(form.getByRole("radio", { name: "WhatsApp" })).toBeChecked()
    await expect(form.locator("[name=flexible]")).toBeChecked()
    await expect(form.locator("[name='numberOfTravelers.adults']")).toHaveValue("5")
    await form.getByRole("button", { name: "Tiếp tục" }).click()
    await expect(form.getByRole("checkbox", { name: "Thiên nhiên" })).toBeChecked()
  })

  test("to register comes back without its passwords, shown or not", async ({ page }) => {
    await visit(page, "/register")
    const form = page.getByRole("main").locator("form")
    await fillContact(form)
    await form.locator("[name=password]").fill("a secret of mine")
    await form.getByRole("button", { name: "Show the password" }).first().click()
    await form.locator("[name=confirmPassword]").fill("a secret of mine")
    await reload(page)
    await assertContact(form)
    await expect(form.locator("[name=password]")).toHaveValue("")
    assert.ok(!JSON.stringify(await storedDrafts(page)).includes("secret"))
  })

  test("works where storage is blocked", async ({ page, expectProblems }) => {
    // A busy form asks for a proof of work.
    expectProblems(/status of 429/)
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("blocked", "SecurityError")
          },
        })
    })
    await visit(page, "/contact")
    const form = page.getByRole("main").locator("form").first()
    await fillContact(form)
    await form.getByLabel("Subject").fill("Hà Giang")
    await form.getByLabel("Message").fill("In March?")
    await page.getByRole("button", { name: "Send message", exact: true }).click()
    await page.getByText("Message sent successfully!").waitFor()
  })
})
