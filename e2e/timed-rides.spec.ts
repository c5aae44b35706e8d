import assert from "node:assert/strict"
import type { Page } from "@playwright/test"
import { expect, inDays, test, visit } from "./fixtures.ts"

const english = {
  path: "",
  book: "Book this transfer",
  day: "Travel date",
  departure: "10:00 PM arrives 6:00 AM the next day",
  left: /24 places left/,
  passengers: "Passengers",
  more: "More",
  passenger: (nth: number) => `Traveller ${nth}`,
  name: /^Full name/,
  email: "Email",
  phone: "Phone, Zalo or WhatsApp",
  address: /address/,
  choose: "Please choose a departure",
  missing: "Please enter this traveller's name as in the passport or ID card",
  confirm: "Confirm Booking",
  received: "We have your request",
  van: "7:30 AM – 9:30 AM · 13 places left",
  takes: /Takes \d people with/,
  waits: /^Waits .+ free of charge$/,
  onward: "Sapa trek with a Ta Van homestay",
}
const vietnamese: typeof english = {
  path: "/vi",
  book: "Đặt xe",
  day: "Ngày đi",
  departure: "22:00 đến 06:00 hôm sau",
  left: /còn 24 chỗ/,
  passengers: "Số khách",
  more: "Thêm",
  passenger: (nth: number) => `Khách ${nth}`,
  name: /^Họ và tên/,
  email: "Email",
  phone: "Số điện thoại, Zalo hoặc WhatsApp",
  address: /Địa chỉ/,
  choose: "Vui lòng chọn giờ khởi hành",
  missing: "Vui lòng nhập họ tên khách này như trên hộ chiếu hoặc căn cước",
  confirm: "Xác nhận đặt",
  received: "Chúng tôi đã nhận yêu cầu của bạn",
  van: "07:30 – 09:30 · còn 13 chỗ",
  takes: /Chở \d khách với/,
  waits: /^Chờ miễn phí .+$/,
  onward: "Trekking Sa Pa, ngủ nhà dân ở Tả Van",
}
type Words = typeof english

const TRAIN = "/transfer/hanoi-to-lao-cai-night-train"
const guests = ["Astrid Lindqvist", "Nguyễn Thị Ánh"]

test.use({ siteOptions: {} })

for (const [title, words, tag, day] of [
  ["in English on a wide screen", english, "@desktop", inDays(33)],
  ["in Vietnamese on a phone", vietnamese, "@phone", inDays(34)],
] as const) {
  test.describe(title, () => {
    test("a berth on the night train is booked with a departure and all names", { tag }, async ({
      page,
      expectProblems,
    }) => {
      expectProblems(/status of 422/)
      await visit(page, words.path + TRAIN)
      await page.getByRole("button", { name: words.book }).locator("visible=true").click()
      const dialog = page.getByRole("dialog", { name: words.book })
      assert.equal(await dialog.getByLabel(words.address).count(), 0)
      await dialog.getByLabel(words.day).fill(day)
      await dialog.getByText(words.left).waitFor()
      await addPassenger(page, words)
      await dialog.getByLabel(words.passenger(1)).fill(guests[0]!)
      await dialog.getByLabel(words.email).fill("astrid@example.com")
      await dialog.getByLabel(words.phone).fill("+46 70 123 45 67")
      await dialog.getByRole("button", { name: words.confirm }).click()
      await dialog.getByRole("alert").getByText(words.missing).waitFor()
      await dialog.getByLabel(words.passenger(2)).fill(guests[1]!)
      await dialog.getByRole("button", { name: words.confirm }).click()
      await dialog.getByRole("alert").getByText(words.choose).waitFor()
      await dialog.getByRole("radio", { name: words.departure }).check()
      await dialog.getByRole("button", { name: words.confirm }).click()
      await page.getByRole("heading", { level: 1, name: words.received }).waitFor()
      for (const guest of guests) await page.getByText(guest).first().waitFor()
    })

    test("the list says when vans leave and what a car takes, and the page leads on", { tag }, async ({ page }) => {
      await visit(page, `${words.path}/transfers?from=hanoi&to=ninh+binh&people=3&bags=3&day=${day}`)
      await page.getByRole("article").getByText(words.van).waitFor()
      await visit(page, `${words.path}/transfers?from=noi+bai&people=3&bags=2&day=${day}`)
      const cards = page.getByRole("article")
      await cards.getByText(words.takes).first().waitFor()
      await cards.getByText(words.waits).first().waitFor()
      await visit(page, words.path + TRAIN)
      await page.getByRole("link", { name: words.onward }).click()
      await page.getByRole("heading", { level: 1, name: words.onward }).waitFor()
    })
  })
}

test.describe("a search for rides", () => {
  const asked = `day=${inDays(35)}&people=2&bags=2`

  test("suggests places for keys and fingers, and sells the way back on its own", { tag: "@both" }, async ({
    page,
    isMobile,
  }) => {
    await visit(page, `/transfers?${asked}`)
    const line = page.getByRole("button", { name: /change$/ })
    if (await line.isVisible()) await line.click()
    const from = page.getByRole("combobox", { name: "From" })
    await from.pressSequentially("sap")
    const sapa = page.getByRole("option", { name: "Sapa", exact: true })
    await sapa.waitFor()
    await from.press("ArrowDown")
    await expect(from).toHaveAttribute("aria-activedescendant", (await sapa.getAttribute("id")) ?? "")
    await from.press("Enter")
    await expect(from).toHaveValue("Sapa")
    await expect(sapa).toHaveCount(0)
    const to = page.getByRole("combobox", { name: "To", exact: true })
    await to.pressSequentially("hano")
    await page.getByRole("option", { name: "Hanoi", exact: true }).click()
    await expect(to).toHaveValue("Hanoi")
    await expect(to).toBeFocused()
    await to.press("Enter")
    await page.waitForURL(/from=Sapa&to=Hanoi/)
    const train = page.getByRole("article").filter({ hasText: "Lao Cai Station to Hanoi Railway Station" })
    await train.waitFor()
    const isPhone = (page.viewportSize()?.width ?? 0) < 500 || isMobile
    if (isPhone) {
      await expect(page.getByRole("button", { name: /^Sapa → Hanoi · .+ · 2 people · 2 large bags/ })).toBeVisible()
      const top = await page
        .getByRole("article")
        .first()
        .evaluate((card) => card.getBoundingClientRect().top)
      expect(top, "the first ride is on the first screen").toBeLessThan(844)
    }
    await train.getByRole("link").first().click()
    await page.waitForURL(/reversed=true/)
    await page.getByRole("heading", { level: 1, name: /^Lao Cai Station to Hanoi/ }).waitFor()
    await page.getByText("$68").first().waitFor()
    await page.getByRole("button", { name: "Book this transfer" }).locator("visible=true").click()
    await page
      .getByRole("dialog")
      .getByText(/^9:30 PM/)
      .waitFor()
  })
})

async function addPassenger(page: Page, words: Words) {
  const dialog = page.getByRole("dialog", { name: words.book })
  const passengers = dialog.getByRole("group", { name: words.passengers, exact: true })
  await passengers.getByRole("button", { name: words.more }).click()
  await dialog.getByLabel(words.passenger(2)).waitFor()
}
