import assert from "node:assert/strict"
import { expect, type Locator } from "@playwright/test"
import { hold, test, visit } from "./fixtures.ts"

const english = {
  locale: "en-GB",
  missing: "Please fill in all required fields",
  name: "Full name",
  email: "Email",
  phone: "Phone, Zalo or WhatsApp",
  subject: "Subject",
  message: "Message",
  send: "Send message",
  sending: "Sending...",
  sent: "Message sent successfully!",
  failed: "Failed to send message. Please try again.",
  consult: "Get Free Consultation",
  dialog: "Free consultation",
  adults: "Adults",
  children: "Children",
  next: "Next",
  back: "Back",
  first: "You and your trip",
  second: "Your wishes",
  adultNeeded: "Please enter at least 1 adult",
  request: "Send request",
  submitting: "Submitting...",
  whatsapp: "WhatsApp",
  nature: "Nature",
  requested: "Your consultation request has been submitted successfully! We will contact you soon.",
  refused: "Failed to submit consultation request. Please try again.",
}
const vietnamese: typeof english = {
  locale: "vi-VN",
  missing: "Vui lòng điền đầy đủ các thông tin bắt buộc",
  name: "Họ và tên",
  email: "Email",
  phone: "Số điện thoại, Zalo hoặc WhatsApp",
  subject: "Tiêu đề",
  message: "Nội dung",
  send: "Gửi tin nhắn",
  sending: "Đang gửi...",
  sent: "Đã gửi tin nhắn thành công!",
  failed: "Không gửi được tin nhắn. Vui lòng thử lại.",
  consult: "Nhận tư vấn miễn phí",
  dialog: "Tư vấn miễn phí",
  adults: "Người lớn",
  children: "Trẻ em",
  next: "Tiếp tục",
  back: "Quay lại",
  first: "Bạn và chuyến đi",
  second: "Mong muốn của bạn",
  adultNeeded: "Cần có ít nhất 1 người lớn",
  request: "Gửi yêu cầu",
  submitting: "Đang gửi...",
  whatsapp: "WhatsApp",
  nature: "Thiên nhiên",
  requested: "Đã gửi yêu cầu tư vấn! Chúng tôi sẽ sớm liên hệ với bạn.",
  refused: "Không gửi được yêu cầu tư vấn. Vui lòng thử lại.",
}
type Words = typeof english

const broken = { status: 500, json: { success: false } }

// A site of its own, because all files with forms would share the limit of one network.
test.use({ siteOptions: {} })

test.describe("contact", () => {
  test.beforeEach(({ expectProblems }) => expectProblems(/status of (400|429|500)/))

  const post = async (url: string, body: object): Promise<{ code?: string }> => {
    const headers = { "content-type": "application/json" }
    return (await fetch(url, { method: "POST", headers, body: JSON.stringify(body) })).json()
  }

  for (const [words, person] of [
    [english, { name: "Anna Lindqvist", email: "anna@mail.example", phone: "+46 70 123 45 67" }],
    [vietnamese, { name: "Nguyễn Thị Ánh", email: "anh@thu.example", phone: "0912 345 678" }],
  ] as const) {
    test(`a message is sent, and stays in the form while it can't be (${words.locale})`, { tag: "@phone" }, async ({
      newVisitor,
    }) => {
      const page = await newVisitor({ locale: words.locale })
      await visit(page, "/contact")
      const form = page.getByRole("main").locator("form").first()
      const send = page.getByRole("button", { name: words.send, exact: true })
      await send.click()
      const summary = form.getByRole("alert")
      await summary.getByText(words.missing).waitFor()
      assert.equal(await summary.evaluate((element) => element === document.activeElement), true)
      await form.getByLabel(words.name).fill(person.name)
      await form.getByLabel(words.email).fill(person.email)
      await form.getByLabel(words.subject).fill("Hà Giang")
      await form.getByLabel(words.message).fill("Tháng ba\nhay tháng mười?")
      assert.equal(await summary.count(), 0)
      const release = await hold(page, "**/api/contact", (route) => route.fulfill(broken))
      await send.click()
      assert.ok(await form.getByRole("button", { name: words.sending }).isDisabled())
      release()
      await summary.getByText(words.failed).waitFor()
      assert.equal(await form.getByLabel(words.message).inputValue(), "Tháng ba\nhay tháng mười?")
      await page.unroute("**/api/contact")
      await send.click()
      await page.getByText(words.sent).waitFor()
    })

    test(`a consultation is requested, and no input is lost (${words.locale})`, async ({ newVisitor }) => {
      const page = await newVisitor({ locale: words.locale })
      await visit(page, "/contact")
      await page.getByRole("button", { name: words.consult }).click()
      const dialog = page.getByRole("dialog", { name: words.dialog })
      const send = dialog.getByRole("button", { name: words.request, exact: true })
      await dialog.getByRole("button", { name: words.next }).click()
      await dialog.getByRole("alert").getByText(words.missing).waitFor()
      await fillFirstStep(dialog, words, person)
      assert.equal(await dialog.getByLabel(words.adults).getAttribute("min"), "1")
      assert.equal(await dialog.getByRole("spinbutton", { name: words.children }).getAttribute("min"), "0")
      await dialog.getByRole("button", { name: words.next }).click()
      await expect(dialog.getByRole("heading", { name: words.second })).toBeFocused()
      await send.click()
      await dialog.getByRole("alert").getByText(words.missing).waitFor()
      await fillSecondStep(dialog, words)
      const release = await hold(page, "**/api/consultations", (route) => route.fulfill(broken))
      await send.click()
      assert.ok(await dialog.getByRole("button", { name: words.submitting }).isDisabled())
      release()
      await dialog.getByRole("alert").getByText(words.refused).waitFor()
      await expect(dialog.getByLabel(words.message)).toHaveValue("Two days by bicycle")
      await dialog.getByRole("button", { name: words.back }).click()
      await expect(dialog.getByRole("heading", { name: words.first })).toBeFocused()
      await expect(dialog.getByRole("textbox", { name: words.email })).toHaveValue(person.email)
      await dialog.getByRole("button", { name: words.next }).click()
      await page.unroute("**/api/consultations")
      const sent = page.waitForRequest("**/api/consultations")
      await send.click()
      const request = (await sent).postDataJSON()
      await dialog.waitFor({ state: "detached" })
      await page.getByText(words.requested).waitFor()
      const panel = page.getByRole("dialog").filter({ hasText: "Two days by bicycle" })
      await panel.getByText(person.email).waitFor()
      await panel.getByRole("button").last().click()
      await panel.waitFor({ state: "detached" })
      assert.equal(request.preferredContactMethod, "whatsapp")
      assert.equal(request.budget, "undecided")
      assert.deepEqual(request.interests, ["nature"])
      assert.deepEqual(request.numberOfTravelers, { adults: 2, children: 0, childAges: [] })
      assert.equal(request.source, "contact")
      assert.equal(request.language, words.locale.slice(0, 2))
      await page.getByRole("button", { name: words.consult }).click()
      assert.equal(await dialog.getByRole("textbox", { name: words.email }).inputValue(), "")
    })
  }

  for (const words of [english, vietnamese])
    test(`a consultation keeps both steps when going back and forth (${words.locale})`, { tag: "@phone" }, async ({
      newVisitor,
    }) => {
      const page = await newVisitor({ locale: words.locale })
      await visit(page, "/contact")
      await visit(page, "/consultation")
      const form = page.getByRole("main").locator("form")
      const next = form.getByRole("button", { name: words.next })
      const first = form.getByRole("heading", { name: words.first })
      const second = form.getByRole("heading", { name: words.second })
      await expect(second).toBeHidden()
      await fillFirstStep(form, words, emma)
      await form.getByLabel(words.adults).fill("0")
      await next.click()
      await form.getByRole("alert").getByText(words.adultNeeded).waitFor()
      await form.getByLabel(words.adults).fill("3")
      await next.click()
      await expect(second).toBeFocused()
      await fillSecondStep(form, words)
      await page.goBack()
      await expect(first).toBeFocused()
      await expect(form.getByLabel(words.adults)).toHaveValue("3")
      await next.click()
      await expect(second).toBeFocused()
      await expect(form.getByLabel(words.message)).toHaveValue("Two days by bicycle")
      await expect(form.getByRole("checkbox", { name: words.nature })).toBeChecked()
      // What the server finds wrong in the first step leads back to it.
      const json = {
        success: false,
        code: "INVALID",
        message: words.missing,
        errors: [{ field: "phone", message: words.missing }],
      }
      await page.route("**/api/consultations", (route) => route.fulfill({ status: 400, json }))
      await form.getByRole("button", { name: words.request }).click()
      await expect(form.getByRole("alert")).toBeFocused()
      await expect(form.getByLabel(words.phone)).toHaveAttribute("aria-invalid", "true")
      await page.unroute("**/api/consultations")
      await next.click()
      await form.getByRole("button", { name: words.request }).click()
      await page.getByText(words.requested).waitFor()
      await page.goBack()
      await expect(first).toBeVisible()
      await page.goBack()
      await page.waitForURL(/\/contact$/)
    })

  test("Back leaves the page once a consultation was closed in its second step", { tag: "@phone" }, async ({
    page,
  }) => {
    await visit(page, "/about")
    await visit(page, "/contact")
    await page.getByRole("button", { name: english.consult }).click()
    const dialog = page.getByRole("dialog", { name: english.dialog })
    await fillFirstStep(dialog, english, emma)
    await dialog.getByRole("button", { name: english.next }).click()
    await expect(dialog.getByRole("heading", { name: english.second })).toBeFocused()
    await dialog.getByRole("button", { name: "Close" }).click()
    await dialog.waitFor({ state: "hidden" })
    await page.waitForFunction(() => !JSON.stringify(history.state).includes("open"))
    await page.goBack()
    await page.waitForURL(/\/about$/)
  })

  test("the question names the tour that was viewed before", async ({ page }) => {
    await visit(page, "/tour/hanoi-old-quarter-street-food-walk")
    await page.getByRole("button", { name: english.consult }).locator("visible=true").click()
    const dialog = page.getByRole("dialog", { name: english.dialog })
    assert.equal(await dialog.getByLabel(english.subject).inputValue(), "About Hanoi Old Quarter street food walk")
    await fillFirstStep(dialog, english, emma)
    await dialog.getByRole("button", { name: english.next }).click()
    await fillSecondStep(dialog, english)
    const sent = page.waitForRequest("**/api/consultations")
    await dialog.getByRole("button", { name: english.request, exact: true }).click()
    const { tourReference } = (await sent).postDataJSON()
    assert.equal(tourReference.tourSlug, "hanoi-old-quarter-street-food-walk")
    await dialog.waitFor({ state: "detached" })
  })

  test("a busy form sends a message after a proof of work", async ({ page, site }) => {
    await visit(page, "/contact")
    const form = page.getByRole("main").locator("form").first()
    // Some messages pass without a proof of work, so try until one needs it.
    for (let proven = false, n = 0; !proven; n++) {
      await form.getByLabel(english.name).fill("Emma Jones")
      await form.getByLabel(english.email).fill(`emma${n}@mail.example`)
      await form.getByLabel(english.subject).fill(`No. ${n}`)
      await form.getByLabel(english.message).fill("Is there room in May?")
      while ((await post(`${site.origin}/api/newsletter`, {})).code !== "PROOF_REQUIRED");
      const answered = page.waitForResponse((answer) => answer.url().endsWith("/contact") && answer.ok())
      await page.getByRole("button", { name: english.send, exact: true }).click()
      proven = "x-proof" in (await answered).request().headers()
      await page.getByText(english.sent).waitFor()
    }
  })

  test("says why sending takes long if the proof of work does", async ({ newVisitor }) => {
    const parameters = {
      algorithm: "PBKDF2/SHA-256",
      cost: 1e6,
      keyLength: 32,
      keyPrefix: "00",
      nonce: "00",
      salt: "00",
    }
    const json = { success: false, code: "PROOF_REQUIRED", message: "", challenge: { parameters, signature: "" } }
    const page = await newVisitor({ locale: vietnamese.locale })
    await page.route("**/api/newsletter", (route) => route.fulfill({ status: 429, json }))
    await visit(page, "/contact")
    const newsletter = page
      .getByRole("contentinfo")
      .locator("form")
      .filter({ has: page.locator("[type=email]") })
    await newsletter.locator("[type=email]").fill("anh@thu.example")
    await newsletter.locator("[type=email]").press("Enter")
    await page.getByText("Đang kiểm tra bạn không phải là người máy…").waitFor()
  })

  test("all contact details are there without JavaScript, and nothing is loaded from other sites", async ({
    site,
    newVisitor,
  }) => {
    const page = await newVisitor({ javaScriptEnabled: false })
    const foreign: string[] = []
    page.on("request", (request) => {
      if (!request.url().startsWith(site.origin) && !request.url().startsWith("data:")) foreign.push(request.url())
    })
    await page.goto("/vi/contact")
    const main = page.getByRole("main")
    for (const text of ["+84 24 3926 0114", "xinchao@ghe.example", "24 phố Hàng Vải", "Thứ Hai đến thứ Bảy"])
      assert.ok(await main.getByText(text).first().isVisible(), text)
    const chats = await main.getByRole("link", { name: /^(Zalo|Messenger|WhatsApp)$/ }).allTextContents()
    assert.deepEqual(chats, ["Zalo", "Messenger", "WhatsApp"])
    assert.equal(await main.getByRole("link", { name: "YouTube" }).count(), 0)
    assert.deepEqual(foreign, [])
  })
})

const emma = { name: "Emma Jones", email: "emma@mail.example", phone: "+44 7911 123456" }

async function fillFirstStep(form: Locator, words: Words, person: typeof emma) {
  await form.getByLabel(words.name).fill(person.name)
  await form.getByRole("textbox", { name: words.email }).fill(person.email)
  await form.getByLabel(words.phone).fill(person.phone)
  await form.getByText(words.whatsapp, { exact: true }).click()
  if ((await form.getByLabel(words.subject).inputValue()) === "") await form.getByLabel(words.subject).fill("Ninh Bình")
}

async function fillSecondStep(form: Locator, words: Words) {
  await form.getByLabel(words.message).fill("Two days by bicycle")
  await form.getByText(words.nature, { exact: true }).click()
}
