import assert from "node:assert/strict"
import { expect, type Page } from "@playwright/test"
import { readSheet } from "read-excel-file/node"
import type { Counted } from "../src/domain/figures/figures.ts"
import { formatPrice } from "../src/i18n/format.ts"
import { addDays, addMonths, hanoiDate } from "../src/lib/today.ts"
import { findViolations } from "./axe.ts"
import { test } from "./fixtures.ts"
import { STAFF } from "./site.ts"
import { openScreen } from "./staff-screens.ts"

// The demo company with its work of three months.
test.use({ siteOptions: { env: { DEMO: "1" } } })

test("figures of a period: pick it, read it, save it, and open the copied link again", async ({
  page,
  site,
  context,
}) => {
  const first = addMonths(`${hanoiDate().slice(0, 7)}-01`, -2)
  const last = addDays(addMonths(first, 3), -1)
  const { token } = (await site.call("POST", "/auth/login", STAFF)).data
  const counted: Counted = (await site.call("GET", `/figures?from=${first}&to=${last}&by=travel`, undefined, token))
    .data
  const { totals, channels } = counted
  assert.ok(totals.now.bookings > 50, "the demo company has work to show")

  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await openScreen(page, "/figures")
  await page.getByRole("button", { name: "Tháng trước" }).click()
  await page.getByLabel("Từ ngày").fill(typed(first))
  await page.getByLabel("Đến ngày").fill(typed(last))
  await page.getByLabel("Tính theo").click()
  await page.getByRole("option", { name: "Ngày đi" }).click()
  await expect(page).toHaveURL(new RegExp(`from=${first}&to=${last}&by=travel`))
  const value = formatPrice(totals.now.value, "VND", "vi")
  const total = (of: Page) => of.locator("#channels").getByRole("row", { name: "Tổng" })
  await expect(total(page).getByRole("cell", { name: value, exact: true })).toBeVisible()
  const zalo = channels.find(({ key }) => key === "zalo")
  await expect(page.locator("#channels").getByRole("row", { name: "Zalo" }).getByRole("cell").first()).toHaveText(
    String(zalo?.now.bookings),
  )
  assert.deepEqual(await findViolations(page), [])

  const download = page.waitForEvent("download")
  await page.getByRole("button", { name: "Excel: Kênh khách đến" }).click()
  const rows: unknown[][] = await readSheet(await (await download).path())
  assert.deepEqual(rows.at(-1)?.slice(0, 2), ["Tổng", totals.now.bookings])
  assert.ok(rows.at(-1)?.includes(totals.now.value))

  await page.locator("#channels").getByRole("button", { name: "Chép liên kết" }).click()
  await page.getByText("Đã chép").waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const again = await context.newPage()
  await again.goto(link)
  await expect(total(again).getByRole("cell", { name: value, exact: true })).toBeVisible()
  await expect(again.getByRole("heading", { name: "Kênh khách đến" })).toBeInViewport()
  await expect(again.getByLabel("Tính theo")).toHaveText("Ngày đi")
})

/** As people type a date. */
function typed(date: string): string {
  const [year, month, day] = date.split("-").map(Number)
  return `${day}/${month}/${year}`
}
