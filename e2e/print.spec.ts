import assert from "node:assert/strict"
import type { Locator, Page } from "@playwright/test"
import { expect, inDays, test, visit } from "./fixtures.ts"

const TOUR = "hanoi-old-quarter-street-food-walk"
const TRANSFER = "noi-bai-airport-to-hanoi-old-quarter"

/** Returns what stands after a link on paper. */
const printedWith = (page: Page, name: string) =>
  page
    .getByRole("link", { name })
    .first()
    .evaluate((link) => getComputedStyle(link, "::after").content)

test.describe("on paper", () => {
  test("pages say prices and whole addresses, without bars, buttons and hearts", async ({ page, site }) => {
    await page.setViewportSize({ width: 794, height: 1123 })
    const customerInfo = { name: "Anna Paper", email: "paper@mail.example", phone: "0912345678" }
    const { data: tour } = await site.call("GET", `/tours/slug/${TOUR}`)
    const order = { productId: tour._id, productType: "tour", travelers: 2, travelDate: inDays(40), customerInfo }
    const { booking, guestToken } = await site.call("POST", "/bookings", order)
    for (const [path, texts] of [
      ["/", ["$29"]],
      ["/tours", ["$29"]],
      [`/tour/${TOUR}`, ["$29", "per person"]],
      [`/transfer/${TRANSFER}`, ["$15", "per trip"]],
      ["/blog/first-day-in-vietnam", ["evisa.gov.vn"]],
      [`/bookings/${booking._id}#key=${guestToken}`, [booking.reference, "$58", "Dinh Tien Hoang Street"]],
      ["/bookings", [booking.reference, "$58"]],
    ] as const) {
      await visit(page, path, "networkidle")
      await page.emulateMedia({ media: "print" })
      for (const text of [...texts, "+84 24 3926 0114", "xinchao@ghe.example"])
        await expect(page.getByText(text).filter({ visible: true }).first(), `${path}: ${text}`).toBeVisible()
      for (const pressed of ["button", "nav", "form", "select", "[role=button]", "[role=tab]", ".btn", ".action-bar"])
        await expect(page.locator(pressed).filter({ visible: true }), `${path}: ${pressed}`).toHaveCount(0)
      await page.emulateMedia({ media: "screen" })
    }
    await visit(page, `/bookings/${booking._id}#key=${guestToken}`, "networkidle")
    await page.emulateMedia({ media: "print" })
    assert.match(await printedWith(page, "Zalo"), /https:\/\/zalo\.me\/\d+/)
    await page.emulateMedia({ media: "screen" })
    await visit(page, `/tour/${TOUR}`)
    await page.emulateMedia({ media: "print" })
    // On screen the link carries a question, too, which is hundreds of characters long.
    assert.match(await printedWith(page, "WhatsApp"), /^"?https:\/\/wa\.me\/\d+"?$/)
  })
})

test.describe("in forced colours", () => {
  test.use({ forcedColors: "active" })

  /** Names the visible controls that only their background would show. */
  const withoutBorder = (page: Page) =>
    page.locator(".btn, .chip, .choice, .control, .day-button").evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility() && control.getClientRects().length > 0)
        .filter((control) => {
          const { borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(control)
          const isChosen = control.matches("[aria-pressed=true], [aria-current], :has(:checked), .day-chosen *")
          return borderTopStyle === "none" || (borderTopColor === backgroundColor && !isChosen)
        })
        .map((control) => control.outerHTML.slice(0, 120)),
    )
  const groundOf = (page: Page, selector: string) =>
    page
      .locator(selector)
      .filter({ visible: true })
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor)

  const bordersOf = (elements: Locator) =>
    elements.evaluateAll((all) =>
      all.map((element) => {
        const { borderBottomWidth, borderBottomColor } = getComputedStyle(element)
        return { borderBottomWidth, borderBottomColor }
      }),
    )

  test("tabs say which of them is shown", async ({ page }) => {
    await visit(page, "/")
    const [shown] = await bordersOf(page.locator(".tab-shown"))
    const others = await bordersOf(page.locator(".tab:not(.tab-shown)"))
    assert.ok(shown && others.length > 3)
    for (const { borderBottomColor } of others) assert.notEqual(borderBottomColor, shown.borderBottomColor)
  })

  test("icons have the colour of the words beside them", async ({ page }) => {
    await visit(page, `/tour/${TOUR}`)
    const differing = await page
      .locator("svg.icon")
      .evaluateAll((icons) =>
        icons
          .filter((icon) => getComputedStyle(icon).color !== getComputedStyle(icon.parentElement ?? icon).color)
          .map((icon) => icon.outerHTML),
      )
    assert.deepEqual(differing, [])
  })

  test("controls keep their borders, and what is chosen looks different", { tag: "@both" }, async ({ page }) => {
    await visit(page, "/tours?category=cruises&days=1")
    assert.deepEqual(await withoutBorder(page), [])
    const chosen = await groundOf(page, ".chip[aria-pressed=true]")
    assert.notEqual(chosen, await groundOf(page, ".chip[aria-pressed=false]"))
    const arrow = await page
      .locator("select.control")
      .first()
      .evaluate((select) => getComputedStyle(select))
    assert.equal(arrow.backgroundImage, "none")
    await visit(page, "/tour/ha-long-bay-overnight-cruise")
    assert.deepEqual(await withoutBorder(page), [])
    const months = await bordersOf(page.locator("[aria-hidden] > span", { hasText: /^\d+$/ }))
    assert.equal(months.filter(({ borderBottomWidth }) => borderBottomWidth !== "0px").length, 6)
    await page.getByRole("button", { name: "Choose date" }).filter({ visible: true }).first().click()
    const days = page.getByRole("dialog").getByRole("grid")
    await days.waitFor()
    const open = await groundOf(page, ".day-button:enabled")
    await days.getByRole("button", { name: /left$/ }).first().click()
    await page.locator(".day-chosen").first().waitFor()
    assert.equal(await groundOf(page, ".day-chosen button"), chosen)
    assert.notEqual(open, chosen)
    assert.deepEqual(await withoutBorder(page), [])
  })
})
