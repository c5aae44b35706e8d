import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import jsQR from "jsqr"
import sharp from "sharp"
import { formatDate } from "#i18n/format.ts"
import { expect, inDays, type TestSite, test, visit, widthOf } from "./fixtures.ts"
import { STAFF } from "./site.ts"
import { openScreen } from "./staff-screens.ts"

const ACCOUNT = {
  ...{ bin: "970436", bankName: "", accountNumber: "1017595600", holder: "CONG TY GHE", branch: "" },
  ...{ currency: "VND", swift: "", usedFor: "all" },
}

test.use({ siteOptions: {} })

/** Books a tour and confirms it. The key opens it in a browser. */
async function confirmed(site: TestSite, token: string) {
  const tours = (await site.call("GET", "/tours")).data
  const { _id: productId } = tours.find(({ hasDepartures }: { hasDepartures: boolean }) => !hasDepartures)
  const { booking, guestToken } = await site.call("POST", "/bookings", {
    productId,
    productType: "tour",
    travelers: 2,
    travelDate: inDays(40),
    language: "en",
    customerInfo: { name: "Emma Jones", email: `${crypto.randomUUID()}@mail.example`, phone: "+44 7911 123456" },
  })
  await site.call("POST", `/bookings/${booking._id}/confirm`, {}, token)
  return { id: booking._id, reference: booking.reference, address: `/bookings/${booking._id}#booked=${guestToken}` }
}

const slip = () =>
  sharp({ create: { width: 400, height: 800, channels: 3, background: "#e9a52b" } })
    .png()
    .toBuffer()

test("a guest pays by code and slip, and gets a refund to an account @phone", async ({
  page,
  site,
  newVisitor,
  expectProblems,
}) => {
  expectProblems(/status of 422/)
  const { token } = (await site.call("POST", "/auth/login", STAFF)).data
  await site.call("PUT", "/settings/group/bankAccounts", { bankAccounts: [ACCOUNT] }, token)
  const { id, reference, address } = await confirmed(site, token)
  const desk = await newVisitor({ viewport: { width: 1440, height: 900 } })

  await test.step("saves a picture whose code reads as the account", async () => {
    await visit(page, address)
    const save = page.getByRole("link", { name: "Save the code as a picture" })
    await expect(save).toHaveAttribute("href", /token=/)
    const saving = page.waitForEvent("download")
    await save.click()
    const file = await (await saving).path()
    const { data, info } = await sharp(readFileSync(file)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const text = jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? ""
    assert.match(text, new RegExp(`9704360110${ACCOUNT.accountNumber}.*${reference.replaceAll("-", "")}`))
    for (const name of ["Account number", "Amount", "Content"])
      await page.getByRole("button", { name: `Copy: ${name}` }).waitFor()
  })

  await test.step("sends the slip", async () => {
    await page
      .getByLabel("Add a picture")
      .setInputFiles({ name: "slip.png", mimeType: "image/png", buffer: await slip() })
    await page.getByRole("img", { name: /^Slip of/ }).waitFor()
    await expect(page.getByText("We'll check it soon")).toBeVisible()
  })

  await test.step("which staff check on Today", async () => {
    await openScreen(desk, "", { language: "en" })
    await desk.getByRole("heading", { name: "Slips to check" }).waitFor()
    await desk.getByRole("link", { name: new RegExp(reference) }).click()
    await desk.getByRole("img", { name: /^Slip of/ }).waitFor()
    await desk.getByRole("button", { name: "Checked", exact: true }).click()
    await desk.getByRole("button", { name: "Check again" }).waitFor()
    await desk.getByRole("button", { name: "Show the code" }).click()
    await desk.getByRole("dialog").getByRole("img", { name: "VietQR code of this payment" }).waitFor()
    await desk.getByRole("button", { name: "Close" }).click()
    await expect(page.getByText("Checked", { exact: true }), "on the open page").toBeVisible()
  })

  const paid = { kind: "payment", amount: 1_000_000, currency: "VND", vndPerUsd: 26_000, method: "transfer" }
  await site.call("POST", `/bookings/${id}/payments`, { ...paid, paidOn: inDays(0), aboveBalance: true }, token)
  await site.call("PUT", `/bookings/${id}/cancel`, { cancellationReason: "Storm", refundPercent: 100 }, token)

  await test.step("enters an account after the cancellation, and what was wrong is said at its field", async () => {
    await page.reload()
    await page.getByRole("heading", { name: "Your refund" }).waitFor()
    await page.getByRole("heading", { name: "The slips you sent us" }).waitFor()
    expect(await page.getByText("Send us the slip").count()).toBe(0)
    await page.getByRole("button", { name: "Save", exact: true }).click()
    await page.getByRole("alert").getByText("Please choose your bank").first().waitFor()
    await page.getByLabel("Bank in Vietnam").selectOption("MB Bank")
    await page.getByLabel("Account number").fill("0901 234 567 890")
    await page.getByLabel("Account holder").fill("Emma Jónes")
    await page.getByRole("button", { name: "Save", exact: true }).click()
    await page.getByText("We'll send it to MB Bank ••••7890, EMMA JONES.").waitFor()
    expect(await page.getByText("901234567890").count()).toBe(0)
    await page.getByRole("button", { name: "Change this" }).click()
    await expect(page.getByLabel("Account holder")).toHaveValue("EMMA JONES")
    await expect(page.getByLabel("Bank in Vietnam").locator("option:checked")).toHaveText("MB Bank")
    await page.getByText("Please type it again, also if it is still ••••7890").waitFor()
    await page.getByRole("button", { name: "Keep it as it is" }).click()
    expect(await widthOf(page)).toBeLessThanOrEqual(390)
  })

  await test.step("and the accountant scans the code and records the refund with one tap", async () => {
    await openScreen(desk, "/refunds", { language: "en" })
    await desk.getByRole("button", { name: "Refund", exact: true }).click()
    const dialog = desk.getByRole("dialog")
    await dialog.getByRole("img", { name: "VietQR code of this refund" }).waitFor()
    for (const text of ["MB Bank", "0901234567890", "EMMA JONES", `HOAN ${reference.replaceAll("-", "")}`])
      await dialog.getByText(text, { exact: true }).waitFor()
    await page.reload()
    await page.getByText("We're sending it now").waitFor()
    await dialog.getByRole("button", { name: "Refunded: record it" }).click()
    await desk.getByText("Nobody is owed a refund.").waitFor()
    await page.reload()
    const today = formatDate(inDays(0), "en", "day")
    await page
      .getByText(new RegExp(`Paid so far: (\\$38\\.46 .*)\\. Given back: \\1\\. Last refund: ${today}\\.`))
      .waitFor()
    await openScreen(desk, `/bookings/${id}/show`, { language: "en" })
    await desk.getByText("All given back").waitFor()
    expect(await desk.getByText("Paid in full").count()).toBe(0)
  })
})
