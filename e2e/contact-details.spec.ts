import assert from "node:assert/strict"
import { hanoiDate } from "../src/lib/today.ts"
import { inDays } from "../src/server/testing/fixtures.ts"
import { expect, store, type TestSite, test, visit } from "./fixtures.ts"
import { openScreen } from "./staff-screens.ts"

const CRUISE = "ha-long-bay-day-cruise-from-hanoi"
const WALK = "hanoi-old-quarter-street-food-walk"

const register = async (site: TestSite, phone: string): Promise<string> => {
  const person = {
    name: "Camille Martin",
    email: `${crypto.randomUUID()}@mail.example`,
    phone,
    password: "hoa-sen-2026",
  }
  return (await site.call("POST", "/auth/register", person)).data.token
}

test.describe("phone numbers of guests from abroad", () => {
  for (const [locale, country, typed, shown, digits] of [
    ["fr-FR", "FR", "06 12 34 56 78", "+33 6 12 34 56 78", "33612345678"],
    ["ko-KR", "KR", "010-1234-5678", "+82 10 1234 5678", "821012345678"],
    ["en-GB", "GB", "07911 123456", "+44 7911 123456", "447911123456"],
  ] as const)
    test(`are read as in ${country}, found as they were typed, and linked with their country`, async ({
      newVisitor,
    }) => {
      const page = await newVisitor({ locale })
      await visit(page, `/tour/${WALK}/book`)
      const form = page.getByRole("main").locator("form")
      await expect(form.getByLabel("Country code")).toHaveValue(country)
      await form.getByLabel("Travel date").fill(inDays(30))
      await form.getByLabel("Email").fill(`${country}@mail.example`)
      await form.getByLabel("Phone, Zalo or WhatsApp").fill(typed)
      await form.getByRole("button", { name: "Request this booking" }).click()
      await page.getByRole("heading", { name: "We have your request" }).waitFor()
      await page.getByText(shown).first().waitFor()
      const reference = (await page.getByTestId("reference").textContent()) ?? ""
      const id = new URL(page.url()).pathname.split("/").at(-1)

      const elsewhere = await newVisitor({ locale })
      await visit(elsewhere, "/bookings")
      await elsewhere.getByText("Phone", { exact: true }).click()
      await elsewhere.getByRole("textbox", { name: "Phone" }).fill(typed)
      await elsewhere.getByRole("textbox", { name: "Booking reference" }).fill(reference)
      await elsewhere.getByRole("button", { name: "Find", exact: true }).click()
      await elsewhere.getByText(reference).waitFor()

      const staff = await newVisitor({ locale: "vi-VN" })
      await openScreen(staff, `/bookings/${id}/show`)
      await staff.locator(`a[href="tel:+${digits}"]`).first().waitFor()
      await staff.getByRole("button", { name: /^Zalo \/ WhatsApp/ }).click()
      await staff.locator(`a[href^="https://wa.me/${digits}?text="]`).waitFor()
      await staff.locator(`a[href="https://zalo.me/${digits}"]`).waitFor()
    })

  test("select their country where they name it, and register an account", { tag: "@phone" }, async ({
    newVisitor,
  }) => {
    const page = await newVisitor({ locale: "ko-KR" })
    await visit(page, "/register")
    const main = page.getByRole("main")
    await main.getByLabel("Full name").fill("Kim Min-jun")
    await main.getByLabel("Email").fill("minjun@mail.example")
    await main.getByLabel("Phone number").fill("+33 6 12 34 56 78")
    await expect(main.getByLabel("Country code")).toHaveValue("FR")
    await main.getByLabel("Phone number").fill("010-1234-5678")
    await main.getByLabel("Country code").selectOption("KR")
    await main.getByLabel("Password", { exact: true }).fill("hoa-sen-2026")
    await main.getByLabel("Confirm password").fill("hoa-sen-2026")
    await main.getByRole("button", { name: "Create an account" }).click()
    await page.waitForURL((url) => url.pathname === "/")
    await visit(page, "/profile")
    await expect(main.getByLabel("Phone number")).toHaveValue("+82 10 1234 5678")
    await expect(main.getByLabel("Country code")).toHaveValue("KR")
  })
})

test.describe("forms of a signed-in visitor", () => {
  for (const [path, locale] of [
    [`/tour/${WALK}/book`, "fr-FR"],
    ["/contact", "en-GB"],
    ["/consultation", "en-GB"],
    ["/transfer/noi-bai-airport-to-hanoi-old-quarter/book", "ko-KR"],
  ] as const)
    test(`begin with name, email and phone number, and keep a draft (${path})`, async ({ site, newVisitor }) => {
      const page = await newVisitor({ locale })
      await store(page, "authToken", await register(site, "0912 345 678"))
      await visit(page, path)
      const form = page.getByRole("main").locator("form").first()
      const [name, phone] = [form.locator("[name=name]"), form.locator("[name=phone]")]
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>("main [name=name]")?.value !== "")
      await expect(name).toHaveValue("Camille Martin")
      await expect(form.locator("[name=email]")).toHaveValue(/@mail\.example$/)
      await expect(phone).toHaveValue("0912 345 678")
      await expect(form.locator("[name=countryCode]")).toHaveValue("VN")
      await name.fill("Camille's mother")
      await visit(page, path)
      await expect(name).toHaveValue("Camille's mother")
      await expect(phone).toHaveValue("0912 345 678")
    })

  test("are empty for the next person after signing out", async ({ page, site }) => {
    await store(page, "authToken", await register(site, "0912 345 678"))
    await visit(page, "/contact")
    const form = page.getByRole("main").locator("form").first()
    await form.getByLabel("Message").fill("A private question")
    await page.getByRole("button", { name: "Account" }).locator("visible=true").hover()
    await page.getByRole("button", { name: "Sign out" }).locator("visible=true").click()
    await form.locator("[name=email]").waitFor()
    for (const name of ["name", "email", "message"]) await expect(form.locator(`[name=${name}]`)).toHaveValue("")
    await visit(page, "/contact")
    await expect(form.getByLabel("Message")).toHaveValue("")
  })
})

test.describe("a booking form", () => {
  test("opens on the first month with a free day, without past weeks", { tag: "@both" }, async ({ page, site }) => {
    const { data: tour } = await site.call("GET", `/tours/slug/${CRUISE}`)
    const { data: departures } = await site.call("GET", `/tours/${tour._id}/departures`)
    const first = departures.find(({ placesLeft }: { placesLeft: number }) => placesLeft >= 2)
    await visit(page, `/tour/${CRUISE}`)
    await page.getByRole("button", { name: "Choose date" }).locator("visible=true").click()
    const grid = page.getByRole("dialog").getByRole("grid")
    await grid.locator(`[data-day="${first.date}"]`).waitFor()
    const weeks = grid.locator("tbody tr:visible")
    assert.ok(((await weeks.first().locator("td").last().getAttribute("data-day")) ?? "") >= hanoiDate())
  })

  for (const [kind, path, button] of [
    ["page", `/tour/${CRUISE}/book`, "Request this booking"],
    ["page of a transfer", "/transfer/noi-bai-airport-to-hanoi-old-quarter/book", "Confirm Booking"],
    ["dialog", `/tour/${CRUISE}`, "Request this booking"],
  ] as const)
    test(`keeps its total and button in view on a phone, and covers no field (${kind})`, { tag: "@phone" }, async ({
      page,
    }) => {
      await visit(page, path)
      const isDialog = kind === "dialog"
      if (isDialog) await page.getByRole("button", { name: "Choose date" }).locator("visible=true").click()
      const form = (isDialog ? page.getByRole("dialog") : page.getByRole("main")).locator("form").last()
      const send = form.getByRole("button", { name: button })
      const foot = form.locator(".form-foot")
      await foot.getByText(/^Total/).waitFor()
      if (isDialog) await form.getByRole("grid").waitFor()
      const isInView = async () => {
        const box = await send.boundingBox()
        return box !== null && box.y >= 0 && box.y + box.height <= 844
      }
      assert.ok(await isInView(), "at the top")
      for (const name of ["name", "email", "phone", "specialRequests"]) {
        const field = form.locator(`[name=${name}]`)
        await field.focus()
        await page.waitForFunction(() => {
          const [field, foot] = [document.activeElement, document.querySelector("form .form-foot")]
          return Number(field?.getBoundingClientRect().bottom) <= Number(foot?.getBoundingClientRect().top)
        })
        assert.ok(await isInView(), name)
      }
      // The keyboard of the phone leaves too little room.
      await page.setViewportSize({ width: 390, height: 420 })
      assert.equal(await foot.evaluate((element) => getComputedStyle(element).position), "static")
    })
})

test("an address near a well-known provider's is asked about, mended in one tap, and never refused", async ({
  page,
}) => {
  await visit(page, `/tour/${WALK}/book`)
  const form = page.getByRole("main").locator("form")
  const email = form.getByLabel("Email")
  await email.fill("emma@gmial.com")
  await email.blur()
  await form.getByRole("button", { name: "Did you mean emma@gmail.com?" }).click()
  await expect(email).toHaveValue("emma@gmail.com")
  await email.fill("emma@gmial.example")
  await email.blur()
  await expect(form.getByRole("button", { name: /Did you mean/ })).toHaveCount(0)

  await email.fill("emma@gmial.com")
  await form.getByLabel("Travel date").fill(inDays(30))
  await form.getByLabel("Phone, Zalo or WhatsApp").fill("07911 123456")
  await form.getByRole("button", { name: "Request this booking" }).click()
  await page.getByRole("heading", { name: "We have your request" }).waitFor()
})
