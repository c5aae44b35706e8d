import assert from "node:assert/strict"
import { test as base, expect, inDays, type TestSite } from "./fixtures.ts"
import { linkMailedTo } from "./mailbox.ts"
import { STAFF } from "./site.ts"
import { openScreen } from "./staff-screens.ts"

const WALK = "hanoi-old-quarter-street-food-walk"

let made = 0
const fresh = (word: string) => `${word} ${++made}`

async function connect(site: TestSite) {
  const { token } = (await site.call("POST", "/auth/login", STAFF)).data
  const tour: { _id: string } = (await site.call("GET", `/tours/slug/${WALK}`)).data
  const call = (method: string, path: string, body?: object) => site.call(method, path, body, token)
  const book = async (name: string) => {
    const customerInfo = { name, email: `${crypto.randomUUID()}@mail.example`, phone: "+44 7911 123456" }
    const order = { productId: tour._id, productType: "tour", travelers: 2, travelDate: inDays(20), customerInfo }
    return (await site.call("POST", "/bookings", { ...order, language: "en" })).booking
  }
  return { call, book, tour }
}

const test = base.extend<object, { api: Awaited<ReturnType<typeof connect>> }>({
  api: [async ({ site }, use) => use(await connect(site)), { scope: "worker" }],
})
test.use({ siteOptions: {} })

test.describe("the words of mails", () => {
  test("are changed with fields, previewed about a booking, tried and put back", { tag: "@both" }, async ({
    page,
    api,
    site,
    expectProblems,
  }) => {
    // The preview and the saving of a wrong field are refused.
    expectProblems(/422/)
    // Mails name nobody whose name has a figure in it.
    const guest = "Emma Stone"
    await api.book(guest)
    await openScreen(page, "/mail-words")
    await page.getByRole("heading", { name: "Đặt chỗ", exact: true }).waitFor()
    await page.getByRole("link", { name: "Đã nhận yêu cầu", exact: true }).click()
    const opening = page.getByLabel("Mở đầu")
    const paragraph = (text: string | RegExp) => page.frameLocator("iframe").locator("p").filter({ hasText: text })
    await expect(paragraph(/^Cảm ơn quý khách đã gửi yêu cầu đặt chỗ/)).toHaveCount(1)

    await opening.fill("Cảm ơn quý khách.\n\n{{gust}}, hẹn gặp lại!")
    await page.getByRole("button", { name: "Lưu", exact: true }).click()
    const refusal = "Dòng 3: email này không có trường {{gust}}. Có phải bạn muốn viết {{guest}}?"
    await expect(page.getByRole("alert").filter({ hasText: refusal })).not.toHaveCount(0)
    await expect(opening).toHaveValue("Cảm ơn quý khách.\n\n{{gust}}, hẹn gặp lại!")

    await opening.fill("Xin chào ")
    await page.getByRole("button", { name: "Tên khách {{guest}}" }).click()
    await expect(opening).toHaveValue("Xin chào {{guest}}")
    await expect(paragraph(`Xin chào ${guest}`)).toHaveCount(1)
    await page.getByText("Bạn lưu trước: email thử dùng nội dung đã lưu.").waitFor()

    // What was typed is still there after a reload.
    await page.reload()
    await expect(opening).toHaveValue("Xin chào {{guest}}")
    await page.getByRole("button", { name: "Lưu", exact: true }).click()
    await page.getByText("Đã lưu. Email tiếp theo sẽ dùng nội dung này.").waitFor()
    const versions = page.locator("section", { has: page.getByRole("heading", { name: "Các bản đã lưu" }) })
    await expect(versions.getByText(/Xin chào \{\{guest\}\}/)).toHaveCount(1)

    await page.getByRole("button", { name: "Gửi thử cho tôi" }).click()
    await page.getByText("Đang gửi đến email của bạn.").waitFor()
    const link = await linkMailedTo(STAFF.email, "", site.dataDir, new Set())
    assert.match(link, /bookings/)

    await page.getByRole("button", { name: "Dùng lại nội dung gốc" }).click()
    await page.getByRole("button", { name: "Lưu", exact: true }).click()
    await expect(versions.getByRole("button", { name: "Lấy lại bản này" })).toHaveCount(2)
    await versions.getByRole("button", { name: "Lấy lại bản này" }).last().click()
    await expect(opening).toHaveValue("Xin chào {{guest}}")
    await page.getByRole("button", { name: "Bỏ thay đổi" }).click()
    await expect(opening).toHaveValue(/^Cảm ơn quý khách đã gửi yêu cầu/)

    await page.getByRole("button", { name: "Tiếng Anh" }).click()
    await expect(page.getByLabel("Lời chào")).toHaveValue("Dear {{guest}},")
    await expect(paragraph(`Dear ${guest},`)).toHaveCount(1)
  })

  test("ask what to do when a colleague has saved others meanwhile", async ({ page, api, expectProblems }) => {
    expectProblems(/409/)
    await openScreen(page, "/mail-words/booking-cancelled/show", { language: "en" })
    const greeting = page.getByLabel("Greeting")
    await greeting.fill("Hi {{guest}},")
    await api.call("PUT", "/mail-words/booking-cancelled/en", { texts: { greeting: "Good day {{guest}}," } })
    await page.getByRole("button", { name: "Save", exact: true }).click()
    await page.getByText(/Someone has saved other texts since you began/).waitFor()
    await expect(greeting).toHaveValue("Hi {{guest}},")
    await page.getByRole("button", { name: "Replace them with mine" }).click()
    await page.getByRole("button", { name: "Save", exact: true }).click()
    await page.getByText("Saved. The next email says it.").waitFor()
    const { data } = await api.call("GET", "/mail-words/booking-cancelled")
    assert.equal(data.words.en.texts.greeting, "Hi {{guest}},")
  })
})

test.describe("saved replies and policies", () => {
  test("a reply that staff wrote is filled in for the guest", { tag: "@both" }, async ({ page, site }) => {
    const subject = fresh("Rain in May")
    const guest = { name: "Liam Byrne", email: `${crypto.randomUUID()}@mail.example` }
    await site.call("POST", "/contact", { ...guest, subject, message: "Does it rain?", language: "en" })
    await openScreen(page, "/presets")
    await page.getByRole("button", { name: "Thêm mẫu trả lời" }).click()
    await page.getByLabel("Tên mẫu · Tiếng Việt").last().fill("Thời tiết")
    await page.getByLabel("Tên mẫu · Tiếng Anh").last().fill("Weather")
    await page.getByLabel("Nội dung · Tiếng Việt").last().fill("Mùa này trời đẹp.")
    await page.getByLabel("Nội dung · Tiếng Anh").last().fill("No worries, it's dry then. Best from ")
    await page.getByRole("button", { name: "Tên công ty {{company}}" }).click()
    await page.getByRole("button", { name: "Lưu", exact: true }).click()
    await page.getByText("Đã lưu mọi thay đổi").waitFor()
    await openScreen(page, "/enquiries")
    await page.getByText(subject, { exact: true }).click()
    await page.getByRole("button", { name: "Thời tiết" }).click()
    await expect(page.getByLabel("Nội dung", { exact: true })).toHaveValue(
      /^Dear Liam Byrne,\n\nNo worries, it's dry then\. Best from Ghé Việt Nam\n\nBest wishes,/,
    )
  })

  test("a policy fills in the terms of a tour, and asks before it replaces what was written", async ({ page, api }) => {
    const bands = [
      { hoursBefore: 100, refundPercent: 90 },
      { hoursBefore: 0, refundPercent: 0 },
    ]
    const terms = { en: "Ninety per cent until four days before.", vi: "Hoàn 90% đến bốn ngày trước." }
    const { items, version } = (await api.call("GET", "/presets/policies")).data
    const policy = { name: { en: "Ours", vi: "Của công ty" }, cancellationBands: bands, cancellationPolicy: terms }
    await api.call("PUT", "/presets/policies", { items: [...items, policy], version })
    const cancellationPolicy = { en: "As agreed by phone.", vi: "Theo thỏa thuận." }
    await api.call("PUT", `/tours/${api.tour._id}`, { cancellationPolicy })
    await openScreen(page, `/tours/${api.tour._id}`)
    const text = page.getByLabel("Điều khoản hủy · Tiếng Anh")
    await expect(text).toHaveValue(cancellationPolicy.en)
    await page.getByRole("button", { name: "Của công ty" }).click()
    const question = page.getByRole("dialog", { name: "Thay điều khoản đã viết?" })
    await question.getByRole("button", { name: "Giữ nguyên" }).click()
    await expect(text).toHaveValue(cancellationPolicy.en)
    await page.getByRole("button", { name: "Của công ty" }).click()
    await question.getByRole("button", { name: "Dùng điều khoản của mẫu" }).click()
    await expect(text).toHaveValue(terms.en)
    await expect(page.getByLabel("Hoàn lại (%)").first()).toHaveValue("90")
    await page.getByRole("button", { name: "Lưu", exact: true }).click()
    await page.getByText("Đã lưu mọi thay đổi").waitFor()
    // What the tour has stays, whatever becomes of the policy.
    await api.call("PUT", "/presets/policies", { items })
    assert.deepEqual((await api.call("GET", `/tours/${api.tour._id}?view=edit`)).data.cancellationPolicy, terms)
  })
})

test.describe("messages by Zalo and WhatsApp", () => {
  test("are ready with the booking's facts, and noted once they were sent", { tag: "@both" }, async ({
    page,
    context,
    api,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"])
    await context.route(/^https:\/\/(wa\.me|zalo\.me)\//, (route) => route.fulfill({ body: "chat" }))
    const guest = fresh("Mia Wong")
    const { _id, reference } = await api.book(guest)
    await openScreen(page, `/bookings/${_id}/show`)
    await page.getByRole("button", { name: `Zalo / WhatsApp: ${guest}` }).click()
    const dialog = page.getByRole("dialog", { name: `Nhắn cho ${guest}` })
    await expect(dialog.getByLabel("Nội dung")).toHaveValue(new RegExp(`Your booking ${reference}`))
    // Nothing is noted before a chat was opened.
    await expect(dialog.getByRole("button", { name: "Đã gửi, ghi lại" })).toBeDisabled()
    const href = await dialog.getByRole("link", { name: "Mở WhatsApp" }).getAttribute("href")
    assert.match(
      decodeURIComponent(href ?? ""),
      new RegExp(`^https://wa\\.me/447911123456\\?text=Hello.*${reference}`, "s"),
    )
    const [chat] = await Promise.all([
      context.waitForEvent("page"),
      dialog.getByRole("link", { name: "Chép và mở Zalo" }).click(),
    ])
    assert.equal(chat.url(), "https://zalo.me/447911123456")
    await chat.close()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(reference)
    await dialog.getByRole("button", { name: "Đã gửi, ghi lại" }).click()
    await expect(dialog).toBeHidden()
    const [entry] = (await api.call("GET", `/contact-log?bookingId=${_id}`)).data
    assert.equal(entry.channel, "zalo")
    assert.match(entry.text, new RegExp(reference))
  })

  test("an enquiry by Facebook is found by its channel and answered there", async ({ page, context, api }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"])
    const [asks, chatName] = [fresh("Mù Cang Chải mùa lúa chín còn chỗ không?"), fresh("fb.com/hanh")]
    const entry = { channel: "facebook", name: "Cô Hạnh", chatName, message: asks, language: "vi" }
    const { _id } = (await api.call("POST", "/enquiries", entry)).data
    await openScreen(page, "/enquiries")
    await page.getByLabel("Khách liên hệ qua").click()
    await page.getByRole("option", { name: "Facebook" }).click()
    await page.getByText(asks).click()
    await page.getByRole("button", { name: "Trả lời qua chat" }).last().click()
    const dialog = page.getByRole("dialog", { name: "Nhắn cho Cô Hạnh" })
    await dialog.getByText("Thiết kế tour riêng").click()
    await expect(dialog.getByLabel("Nội dung")).toHaveValue(
      /^Kính gửi quý khách Cô Hạnh,\n\nCảm ơn quý khách đã chia sẻ/,
    )
    await dialog.getByRole("button", { name: `Chép để gửi ${chatName}` }).click()
    await dialog.getByRole("button", { name: "Đã gửi, ghi lại" }).click()
    await expect(dialog).toBeHidden()
    const [noted] = (await api.call("GET", `/contact-log?enquiryId=${_id}`)).data
    assert.equal(noted.channel, "facebook")
  })
})
