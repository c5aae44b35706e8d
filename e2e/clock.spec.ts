import { expect, inDays, test, visit } from "./fixtures.ts"
import { openScreen } from "./staff-screens.ts"

/** Runs in each page: a clock that is days off. */
function setClock(days: number): void {
  const Real = Date
  const present = () => Real.now() + days * 86_400_000
  globalThis.Date = class extends Real {
    constructor(...given: [number]) {
      super(...(given.length > 0 ? given : ([present()] as [number])))
    }
    static override now = present
  } as DateConstructor
}

const VISITORS = [
  { clock: "three days ahead", days: 3, timezoneId: "Pacific/Kiritimati" },
  { clock: "three days behind", days: -3, timezoneId: "Pacific/Pago_Pago" },
  { clock: "right", days: 0, timezoneId: "America/Los_Angeles" },
]

for (const { clock, days, timezoneId } of VISITORS) {
  test(`a device whose clock is ${clock} in ${timezoneId} has the server's today`, async ({
    newVisitor,
    site,
    expectProblems,
  }) => {
    // Quotes for yesterday are refused.
    expectProblems(/status of 422 .*\/api\/quotes/)
    const page = await newVisitor({ timezoneId, locale: "en-GB", serviceWorkers: "block" })
    await page.addInitScript(setClock, days)
    const [transfer] = (await site.call("GET", "/transfers?type=city&limit=1")).data
    await visit(page, `/transfer/${transfer.slug}/book`)
    const main = page.getByRole("main")
    const date = main.getByLabel("Travel date")
    await expect(date).toHaveAttribute("min", inDays(0))
    // Sales end 12 hours before the pick-up.
    await main.getByLabel("Pick-up time").fill("23:45")
    const send = main.getByRole("button", { name: "Confirm Booking" })
    for (const [day, isOpen] of [
      // The office doesn't answer on Sundays what is asked for on Saturdays.
      [inDays(2), true],
      [inDays(-1), false],
    ] as const) {
      await date.fill(day)
      await send.click()
      await main.getByRole("alert").first().waitFor()
      const refused = main.getByRole("link", { name: /date/i })
      await (isOpen ? expect(refused).toHaveCount(0) : expect(refused.first()).toBeVisible())
    }

    await openScreen(page, "/calendar")
    await page.getByRole("tab", { name: "Ngày" }).click()
    const [year, month, dayOfMonth] = inDays(0).split("-").map(Number)
    await expect(page.getByRole("heading", { name: `${dayOfMonth} tháng ${month}` })).toContainText(String(year))
    // The calendar's own today is the day that is shown.
    await expect(page.getByRole("button", { name: "Hôm nay" })).toBeDisabled()
    await page.getByRole("button", { name: "Tiếp" }).click()
    await expect(page.getByRole("button", { name: /\d\s\/\s\d/ }).first()).toBeVisible()
    // Trips that began earlier go on.
    await expect(page.getByRole("button", { name: /^\d\d:\d\d .*Đã khởi hành/ })).toHaveCount(0)
  })
}
