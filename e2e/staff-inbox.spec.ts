import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import { writeDate } from "../src/office/ui/dates/read-date.ts"
import { test as base, expect, inDays, type TestSite } from "./fixtures.ts"
import { linkMailedTo } from "./mailbox.ts"
import { STAFF } from "./site.ts"
import { AXE_VIEWS, beginAtMidnight, checkScreens, openScreen, openToday } from "./staff-screens.ts"

const WALK = "hanoi-old-quarter-street-food-walk"
const DESK = { name: "Nguyễn Thu Hà", email: "desk@ghe.example", role: "staff", password: "twelve letters" }

let made = 0
const fresh = (word: string) => `${word} ${++made}`

/** Calls that prepare a journey. */
async function connect(site: TestSite) {
  const { token } = (await site.call("POST", "/auth/login", STAFF)).data
  await site.call("POST", "/users", DESK, token)
  const tour: { _id: string } = (await site.call("GET", `/tours/slug/${WALK}`)).data
  await beginAtMidnight(site, tour, token)
  const guest = () => ({ name: fresh("Emma Stone"), email: `${crypto.randomUUID()}@mail.example` })
  const write = async (subject: string, more: object = {}) => {
    const message = { ...guest(), subject, message: "Can we leave our bags with you?", language: "en", ...more }
    await site.call("POST", "/contact", message)
    return message
  }
  const ask = async (subject: string, more: object = {}) => {
    const asked = {
      ...guest(),
      phone: "+44 7911 123456",
      subject,
      message: "Two weeks in May",
      language: "en",
      ...more,
    }
    await site.call("POST", "/consultations", { ...asked, tourReference: { tourId: tour._id } })
    return asked
  }
  const find = async (subject: string) => {
    const { data } = await site.call("GET", `/enquiries?search=${encodeURIComponent(subject)}`, undefined, token)
    return (await site.call("GET", `/enquiries/${data[0]._id}`, undefined, token)).data
  }
  const book = async (name: string, phone = "0912345678") => {
    const customerInfo = { ...guest(), name, phone }
    const order = { productId: tour._id, productType: "tour", travelers: 2, travelDate: inDays(20) }
    return (await site.call("POST", "/bookings", { ...order, customerInfo, language: "en" })).booking
  }
  const call = (method: string, path: string, body?: object) => site.call(method, path, body, token)
  /** A review of a trip that was made, which waits for a decision. */
  const review = async () => {
    const account = { ...guest(), phone: "0912345678", password: "hoa-sen-2026" }
    const owner = (await site.call("POST", "/auth/register", account)).data
    const customerInfo = { name: account.name, email: account.email, phone: account.phone }
    const order = { productId: tour._id, productType: "tour", travelers: 2, travelDate: inDays(20), customerInfo }
    const { booking } = await site.call("POST", "/bookings", { ...order, language: "en" }, owner.token)
    await call("POST", `/bookings/${booking._id}/confirm`, {})
    await call("POST", `/bookings/${booking._id}/move`, { travelDate: inDays(0) })
    await call("POST", `/bookings/${booking._id}/complete`, {})
    const text = `${fresh("The best bowl of noodles")} of the whole journey.`
    const entry = { rating: 5, text, name: "Emma S.", country: "GB", language: "en", consent: true }
    await site.call("PUT", `/reviews/own?booking=${booking._id}`, entry, owner.token)
    return { text, booking: booking._id as string }
  }
  return { write, ask, find, book, review, call }
}

const test = base.extend<object, { api: Awaited<ReturnType<typeof connect>> }>({
  api: [async ({ site }, use) => use(await connect(site)), { scope: "worker" }],
})
test.use({ siteOptions: {} })

/** Opens an enquiry from Today. */
async function openEnquiry(page: Page, subject: string) {
  await openScreen(page, "/enquiries")
  await page.getByText(subject, { exact: true }).click()
  await page.getByRole("heading", { name: "Trả lời qua email" }).waitFor()
}

const answerField = (page: Page) => page.getByLabel("Nội dung", { exact: true })

test.describe("the inbox", () => {
  test("takes an enquiry that came by Facebook, once it says how to answer", { tag: "@both" }, async ({
    page,
    api,
  }) => {
    const [asks, chatName] = [fresh("Sa Pa cuối tuần còn phòng không?"), fresh("fb.com/hanh")]
    await openScreen(page, "/enquiries")
    await page.getByRole("button", { name: "Thêm thư khách" }).click()
    const dialog = page.getByRole("dialog", { name: "Khách hỏi qua kênh khác" })
    await dialog.getByLabel("Khách liên hệ qua").click()
    await page.getByRole("option", { name: "Facebook" }).click()
    await dialog.getByLabel("Tên khách").fill("Cô Hạnh")
    await dialog.getByLabel("Khách hỏi gì").fill(asks)
    const save = dialog.getByRole("button", { name: "Thêm vào hộp thư" })
    // A name alone can't be answered.
    await expect(save).toBeDisabled()
    await dialog.getByLabel(/^Tên hoặc liên kết trên Zalo/).fill(chatName)
    await save.dblclick()
    await page.getByText("Đã thêm vào hộp thư.").waitFor()
    await page.getByText(asks).first().click()
    await page.getByText(`Facebook · Cô Hạnh · ${chatName}`).waitFor()
    assert.equal((await api.call("GET", `/enquiries?search=${chatName}`)).data.length, 1)
  })

  test("answers a message in the guest's language from a template, and says that the mail went out", {
    tag: "@both",
  }, async ({ page, api, site }) => {
    const subject = fresh("Bags before check-in")
    const { name, email } = await api.write(subject)
    await openEnquiry(page, subject)
    await page.getByRole("button", { name: "Cảm ơn, sẽ gọi lại" }).click()
    await expect(answerField(page)).toHaveValue(new RegExp(`^Dear ${name},`))
    await page.getByText("Còn chỗ cần điền: [day and time]").waitFor()
    await expect(page.getByRole("button", { name: "Gửi trả lời" })).toBeDisabled()
    const text = await answerField(page).inputValue()
    await answerField(page).fill(`${text.replace("[day and time]", "Monday at nine")}\nhttps://ghe.example/bags`)
    await page.getByRole("button", { name: "Xem trước" }).click()
    const preview = page.getByRole("dialog")
    await preview.getByText(/We have read your message and will call you on Monday at nine/).waitFor()
    await preview.getByText(/You wrote on/).waitFor()
    await preview.getByRole("button", { name: "Đóng" }).click()
    await page.getByRole("button", { name: "Gửi trả lời" }).dblclick()
    await page.getByText("Đã gửi. Câu trả lời được lưu tại đây.").waitFor()
    await page.getByText("Email đã gửi").waitFor()
    assert.equal(await linkMailedTo(email, "/bags", site.dataDir, new Set()), "/bags")
    const { status, answers, owner } = await api.find(subject)
    assert.deepEqual([status, answers.length, answers[0].language, owner.name], ["closed", 1, "en", answers[0].author])
    await expect(answerField(page)).toHaveValue("")
  })

  test("answers a request for advice, and turns it into a booking", async ({ page, api }) => {
    const subject = fresh("Honeymoon")
    const dates = { travelDates: { startDate: inDays(30), endDate: inDays(33), flexible: false } }
    const { name, email } = await api.ask(subject, { ...dates, numberOfTravelers: { adults: 3, children: 1 } })
    await openEnquiry(page, subject)
    await answerField(page).fill("We would love to.")
    await page.getByRole("button", { name: "Gửi trả lời" }).click()
    await page.getByText("Đã gửi. Câu trả lời được lưu tại đây.").waitFor()
    await page.getByRole("button", { name: "Tạo đặt chỗ" }).click()
    await expect(page.getByLabel("Tên khách", { exact: true })).toHaveValue(name)
    await expect(page.getByRole("combobox", { name: "Dịch vụ" })).toHaveValue(/Dạo phố cổ Hà Nội/)
    await expect(page.getByLabel("Ngày đi")).toHaveValue(writeDate(inDays(30)))
    await expect(page.getByLabel("Người lớn", { exact: true })).toHaveValue("3")
    await page.getByRole("button", { name: "Đặt và xác nhận" }).click()
    await page.waitForURL(/\/staff\/bookings\/.+\/show/)
    const id = page.url().split("/").at(-2)
    const { customerInfo, travelers, travelDate, language } = (await api.call("GET", `/bookings/${id}`)).booking
    assert.deepEqual([customerInfo.email, travelers, travelDate, language], [email, 4, inDays(30), "en"])
  })

  test("gives an enquiry to a colleague with a note, and finds it by owner and status", { tag: "@phone" }, async ({
    page,
    api,
  }) => {
    const subject = fresh("Visa")
    await api.write(subject)
    await openEnquiry(page, subject)
    await page.getByRole("button", { name: "Tôi nhận trả lời" }).click()
    await page.getByText("Đã lưu").waitFor()
    await page.getByLabel("Ghi chú nội bộ").fill("Hỏi chị Lan")
    await page.getByLabel("Người phụ trách").click()
    await page.getByRole("option", { name: DESK.name }).click()
    await page.getByRole("button", { name: "Lưu", exact: true }).click()
    await expect.poll(async () => (await api.find(subject)).owner?.name).toBe(DESK.name)
    const { status, note } = await api.find(subject)
    assert.deepEqual([status, note], ["contacted", "Hỏi chị Lan"])
    await page.goto("/staff/enquiries")
    await page.getByRole("button", { name: /Đang xử lý/ }).click()
    await page.getByText(subject, { exact: true }).waitFor()
    await page.getByRole("combobox", { name: "Người phụ trách" }).click()
    await page.getByRole("option", { name: "Của tôi" }).click()
    await expect(page.getByText(subject, { exact: true })).toBeHidden()
  })

  test("keeps an unsent answer when the session ends and when the page is closed", { tag: "@phone" }, async ({
    page,
    api,
    site,
    expectProblems,
  }) => {
    expectProblems(/status of 40[14]/)
    const subject = fresh("Long story")
    await api.write(subject)
    await openEnquiry(page, subject)
    await answerField(page).fill("A long and careful answer")
    await page.reload()
    await page.getByText("Bản nháp của bạn vẫn còn.").waitFor()
    await expect(answerField(page)).toHaveValue("A long and careful answer")
    const token = await page.evaluate(() => localStorage.getItem("authToken"))
    await site.call("POST", "/auth/logout", {}, token ?? "")
    // Something that the frame asks meanwhile may open the dialog first, in front of the button.
    await page.getByRole("button", { name: "Gửi trả lời" }).dispatchEvent("click")
    const dialog = page.getByRole("dialog", { name: "Phiên đăng nhập đã hết" })
    await dialog.getByLabel("Mật khẩu").fill(STAFF.password)
    await dialog.getByRole("button", { name: "Tiếp tục" }).click()
    await page.getByText("Đã gửi. Câu trả lời được lưu tại đây.").waitFor()
    assert.equal((await api.find(subject)).answers[0].text, "A long and careful answer")
  })

  test("deletes unsent answers on signing out, after a question", { tag: "@phone" }, async ({ page, api }) => {
    const subjects = [fresh("Half an answer"), fresh("Another half")]
    for (const subject of subjects) {
      await api.write(subject)
      await openEnquiry(page, subject)
      await answerField(page).fill("Dear Emma, as for your passport")
    }
    const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("staffDraft:")))
    const signOut = async (label: string) => {
      await page.getByRole("button", { name: /^(Staff|Profile|Nguyễn Thu Hà)$/ }).click()
      await page.getByRole("menuitem", { name: label }).click()
    }
    await signOut("Đăng xuất")
    const question = page.getByRole("dialog", { name: "Đăng xuất?" })
    await question.getByText("Còn 2 câu trả lời chưa gửi.").waitFor()
    await question.getByRole("button", { name: "Ở lại" }).click()
    await question.waitFor({ state: "detached" })
    await expect(answerField(page)).toHaveValue("Dear Emma, as for your passport")
    assert.equal((await drafts()).length, 2)
    // Another account at the same computer is not offered them, and leaves them alone when it signs out.
    const mine = page.url()
    await openScreen(page, "", { person: DESK })
    await page.goto(mine)
    await expect(answerField(page)).toHaveValue("")
    await signOut("Đăng xuất")
    await page.getByRole("button", { name: "Đăng nhập", exact: true }).waitFor()
    assert.equal((await drafts()).length, 2)
    await openScreen(page, new URL(mine).pathname.slice("/staff".length))
    await expect(answerField(page)).toHaveValue("Dear Emma, as for your passport")
    await page.locator("button[lang=en]").click()
    await signOut("Sign out")
    await page.getByRole("dialog", { name: "Sign out?" }).getByText("Answers you haven't sent: 2.").waitFor()
    await page.getByRole("button", { name: "Sign out and delete" }).click()
    await page.getByRole("button", { name: /^(Sign in|Đăng nhập)$/ }).waitFor()
    assert.deepEqual(await drafts(), [])
  })

  test("shows an answer that a colleague sent first, and keeps the own one", async ({ page, api, expectProblems }) => {
    expectProblems(/status of 409/)
    const subject = fresh("Two answers")
    await api.write(subject)
    await openEnquiry(page, subject)
    await answerField(page).fill("Mine")
    const { _id } = await api.find(subject)
    await api.call("POST", `/enquiries/${_id}/answers`, { subject: "Re", text: "From a colleague" })
    await page.getByRole("button", { name: "Gửi trả lời" }).click()
    await page.getByText(/Mục này vừa có thay đổi/).waitFor()
    await page.getByText("From a colleague").waitFor()
    await expect(answerField(page)).toHaveValue("Mine")
  })
})

test.describe("reviews", () => {
  test("are published with an answer in both languages, which the tour page shows", { tag: "@phone" }, async ({
    page,
    api,
  }) => {
    const { text } = await api.review()
    await openScreen(page, "/reviews")
    await page.getByText(text).first().click()
    await page.getByLabel("Tiếng Anh").fill("Thank you, come back soon!")
    await page.getByText("Viết trả lời bằng cả hai ngôn ngữ, hoặc để trống cả hai.").waitFor()
    await expect(page.getByRole("button", { name: /^Đăng/ })).toBeDisabled()
    await page.getByLabel("Tiếng Việt").fill("Cảm ơn bạn, hẹn gặp lại!")
    const publish = page.getByRole("button", { name: "Đăng kèm trả lời" })
    await publish.click()
    await page.getByText("Đã đăng. Trang tour đã hiển thị.").waitFor()
    await page.getByRole("button", { name: "Hoàn tác" }).click()
    await page.getByText("Chờ duyệt").waitFor()
    await expect(page.getByLabel("Tiếng Anh")).toHaveValue("Thank you, come back soon!")
    await publish.click()
    await page.getByText("Đã đăng", { exact: true }).first().waitFor()
    await page.goto(`/vi/tour/${WALK}`)
    await page.getByText(text).scrollIntoViewIfNeeded()
    await page.getByText("Cảm ơn bạn, hẹn gặp lại!").first().waitFor()
    await page.goto(`/tour/${WALK}`)
    await page.getByText("Thank you, come back soon!").first().waitFor()
  })

  test("are refused with a reason in the guest's language", async ({ page, api }) => {
    const { text, booking } = await api.review()
    await openScreen(page, "/reviews")
    await page.getByText(text).first().click()
    await page.getByRole("button", { name: "Từ chối" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("button", { name: "Nội dung nói về công ty khác." }).click()
    await dialog.getByRole("button", { name: "Từ chối" }).click()
    await page.getByText("Đã từ chối. Khách đọc được lý do.").waitFor()
    const { data } = await api.call("GET", "/reviews/moderation?status=refused")
    const refused = data.find((review: { booking: string }) => review.booking === booking)
    assert.equal(refused.reason, "It is about another company.")
  })
})

test.describe("the log of calls", () => {
  test("reminds on Today of a call that was promised, until it is done", { tag: "@phone" }, async ({ page, api }) => {
    const subject = fresh("A week by train")
    const { name } = await api.ask(subject, { numberOfTravelers: { adults: 3, children: 1 } })
    const { _id } = await api.find(subject)
    await openScreen(page, `/enquiries/${_id}/show`, { person: DESK })
    const note = async (text: string, date: string) => {
      await page.getByRole("button", { name: "Ghi lần liên hệ" }).click()
      const dialog = page.getByRole("dialog")
      await dialog.getByLabel("Nội dung").fill(text)
      await dialog.getByLabel("Nhắc ngày").fill(date)
      await dialog.getByLabel("Lúc").fill("23:59")
      await dialog.getByRole("button", { name: "Lưu" }).click()
      await expect(dialog).toBeHidden()
      await page.getByText(text).waitFor()
    }
    await note("Khách hẹn gọi lại", inDays(0))
    await note("Hỏi lại về khách sạn", inDays(1))
    await openToday(page, DESK)
    const card = page.locator("section", { has: page.getByRole("heading", { name: "Cần liên hệ lại" }) })
    await card.getByText("Khách hẹn gọi lại").waitFor()
    await card.getByText(name).waitFor()
    await expect(card.getByText("Hỏi lại về khách sạn")).toHaveCount(0)
    await card.getByRole("button", { name: "Xong" }).first().click()
    await card.getByRole("button", { name: "Hoàn tác" }).waitFor()
    const { data } = await api.call("GET", `/contact-log?enquiryId=${_id}`)
    assert.deepEqual(
      data.map(({ isDone }: { isDone: boolean }) => isDone),
      [false, true],
    )
  })

  test("a question takes its tour, day and party along into a booking, and asks for the name", async ({
    page,
    site,
    api,
  }) => {
    const contact = `${crypto.randomUUID()}@mail.example`
    const asked = { contact, tour: WALK, travelDate: inDays(25), adults: 3, children: 1, language: "en" }
    await site.call("POST", "/questions", { ...asked, message: "Is there a stool for my mother?" })
    const { _id } = await api.find(contact)
    await openScreen(page, `/enquiries/${_id}/show`, { person: DESK })
    const known = page.waitForResponse((answer) => answer.url().includes("/api/people?"))
    await page.getByRole("button", { name: "Tạo đặt chỗ" }).click()
    await page.waitForURL(/bookings\/create/)
    await known
    await expect(page.getByLabel("Tên khách", { exact: true })).toHaveValue("")
    await expect(page.getByRole("combobox", { name: "Dịch vụ" })).toHaveValue(/Dạo phố cổ Hà Nội/)
    await expect(page.getByLabel("Ngày đi")).toHaveValue(writeDate(inDays(25)))
    await expect(page.getByLabel("Người lớn", { exact: true })).toHaveValue("3")
    await expect(page.getByRole("spinbutton", { name: "Trẻ em", exact: true })).toHaveValue("1")
    await expect(page.getByLabel("Yêu cầu của khách")).toHaveValue("Is there a stool for my mother?")
    await page.getByLabel("Tên khách", { exact: true }).fill("Emma Jones")
    await page.getByLabel(/^Điện thoại/).fill("0912 345 678")
    await page.getByRole("button", { name: "Đặt và xác nhận" }).click()
    await page.waitForURL(/\/staff\/bookings\/.+\/show/)
    const { booking } = await api.call("GET", `/bookings/${page.url().split("/").at(-2)}`)
    assert.deepEqual(
      [booking.product.slug, booking.travelDate, booking.party.adults, booking.customerInfo.email],
      [WALK, inDays(25), 3, contact],
    )
  })

  test("an enquiry takes its guest, party and words along into a booking", { tag: "@phone" }, async ({ page, api }) => {
    const subject = fresh("Four of us")
    const { name } = await api.ask(subject, { numberOfTravelers: { adults: 3, children: 1 } })
    const { _id } = await api.find(subject)
    await openScreen(page, `/enquiries/${_id}/show`, { person: DESK })
    await page.getByRole("button", { name: "Tạo đặt chỗ" }).click()
    await page.waitForURL(/bookings\/create/)
    await expect(page.getByLabel(/^(Tên khách|Khách)/)).toHaveValue(name)
    await expect(page.getByLabel("Người lớn", { exact: true })).toHaveValue("3")
    await expect(page.getByRole("spinbutton", { name: "Trẻ em", exact: true })).toHaveValue("1")
    await expect(page.getByLabel("Yêu cầu của khách")).toHaveValue(/Two weeks in May/)
  })
})

test.describe("customers", () => {
  test("are found by phone and by name without accents, and exported", async ({ page, api }) => {
    const { customerInfo } = await api.book(fresh("Đặng Thị Ánh"), `0988 ${100_000 + made}`)
    await openScreen(page, "/people", { person: DESK })
    const search = page.getByLabel("Tên, điện thoại, email, Zalo")
    await search.fill(customerInfo.name.normalize("NFD").replace(/\p{M}/gu, "").replace("Đ", "d"))
    await page.getByText(customerInfo.name).waitFor()
    await search.fill(`+84${customerInfo.phone.replace(/\s/g, "").slice(1)}`)
    await page.getByText(customerInfo.name).click()
    await page.getByRole("heading", { name: "Dữ liệu cá nhân" }).waitFor()
    await expect(page.getByRole("button", { name: "Xóa dữ liệu của khách…" })).toBeHidden()
    await page.getByText("Chỉ quản trị viên mới xóa được dữ liệu của khách.").waitFor()
    const downloading = page.waitForEvent("download")
    await page.getByRole("button", { name: "Tải về thành tệp" }).click()
    const download = await downloading
    assert.equal(download.suggestedFilename(), "du-lieu-ca-nhan.json")
    const exported = JSON.parse(readFileSync(await download.path(), "utf8"))
    assert.deepEqual([exported.email, exported.bookings.length], [customerInfo.email, 1])
  })

  test("are erased by an administrator who types the address", { tag: "@phone" }, async ({
    page,
    api,
    expectProblems,
  }) => {
    expectProblems(/status of 404/)
    const subject = fresh("Please forget me")
    const { email } = await api.write(subject)
    const { _id } = await api.find(subject)
    await openScreen(page, `/enquiries/${_id}/show`)
    await page.getByRole("link", { name: "Hồ sơ khách" }).click()
    await page.getByRole("button", { name: "Xóa dữ liệu của khách…" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByText("mọi thư của khách, câu trả lời và ghi chú (1)").waitFor()
    await dialog.getByText(/Giữ lại cho sổ sách/).waitFor()
    const submit = dialog.getByRole("button", { name: "Xóa vĩnh viễn" })
    await expect(submit).toBeDisabled()
    await dialog.getByRole("textbox").fill(email)
    await submit.click()
    await page.getByText("Đã xóa. Các đặt chỗ còn lại không có tên khách.").waitFor()
    const { data } = await api.call("GET", `/people?search=${email}`)
    assert.deepEqual(data, [])
  })
})

test.describe("the search of the top bar", () => {
  test("finds bookings, people and content by keyboard, and lists bookings on Enter", { tag: "@both" }, async ({
    page,
    api,
  }) => {
    const booking = await api.book(fresh("Vũ Thị Ngọc Bích"))
    await openToday(page)
    const search = page.getByRole("combobox", { name: /Tìm đặt chỗ/ })
    await search.fill("ngoc bich")
    const panel = page.getByRole("listbox")
    await panel.getByText("Đặt chỗ", { exact: true }).waitFor()
    await panel.getByText("Khách hàng", { exact: true }).waitFor()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.waitForURL(`**/staff/bookings/${booking._id}/show`)
    await search.fill("pho co")
    await panel.getByText("Tour", { exact: true }).waitFor()
    await page.keyboard.press("Enter")
    await page.waitForURL(/\/staff\/bookings\?.*pho\+co/)
  })
})

for (const [language, width] of AXE_VIEWS) {
  test(`the screens of guests pass the accessibility checks of axe, in ${language} at ${width} px`, async ({
    page,
    api,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const subject = fresh("Axe")
    await api.ask(subject)
    const { _id } = await api.find(subject)
    await api.call("POST", `/enquiries/${_id}/answers`, { subject: "Re: Axe", text: "Sharp." })
    await openScreen(page, "", { language })
    await checkScreens(page, ["/enquiries", `/enquiries/${_id}/show`, "/reviews", "/people", `/people/${_id}/show`])
  })
}
