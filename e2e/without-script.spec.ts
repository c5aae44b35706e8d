import assert from "node:assert/strict"
import type { Locator, Page } from "@playwright/test"
import { type TestSite, test } from "./fixtures.ts"
import { linkMailedTo } from "./mailbox.ts"

const anna = { name: "Anna Lindqvist", email: "anna.lindqvist@example.com", phone: "+46 70 123 45 67" }
const anh = { name: "Nguyễn Thị Ánh", email: "anh.nguyen@example.com", phone: "0912 345 678" }

/** The browser logs refused forms and blocked scripts. */
const EXPECTED = /status of 4(04|22|29)|\.js csp$/

const shown = (locator: Locator) => locator.locator("visible=true")

test.use({ javaScriptEnabled: false })

type PlanWords = {
  make: string
  address: string
  path: string
  link: string
  open: string
  failed: string
  when: string
  end: string
  ended: string
}

/** Makes the link to the plan of the booking on this page, and ends it. */
async function sharePlan(page: Page, site: TestSite, words: PlanWords) {
  const open = async (token: string) =>
    (await fetch(`${site.origin}/api/plan`, { headers: { "x-plan-token": token } })).status
  const end = page.getByRole("button", { name: words.end })
  assert.equal(await end.count(), 0)
  await page.getByRole("button", { name: words.make }).click()
  const address = new URL(await page.getByLabel(words.address).inputValue())
  assert.equal(address.pathname, words.path)
  const token = address.hash.replace("#key=", "")
  assert.equal(await open(token), 200)
  const booking = page.url()
  await openPlan(page, address.href, words)
  assert.ok(!site.output().includes(token), "the token is in no log")
  await page.goto(booking)
  await end.click()
  await page.getByRole("status").getByText(words.ended).waitFor()
  assert.equal(await page.getByLabel(words.address).count(), 0)
  assert.equal(await end.count(), 0)
  assert.equal(await open(token), 404)
}

/** Opens a link to a plan as a fellow traveller does, who first pastes only a part of it. */
async function openPlan(page: Page, address: string, words: PlanWords) {
  const token = address.split("#key=")[1] ?? ""
  const requests: string[] = []
  page.on("request", (request) => requests.push(request.url().split("#")[0] ?? "", request.headers().referer ?? ""))
  await page.goto(address)
  await page.getByLabel(words.link).fill(address.slice(0, -40))
  await page.getByRole("button", { name: words.open }).click()
  await page.getByRole("alert").filter({ hasText: words.failed }).waitFor()
  await page.getByLabel(words.link).fill(address)
  await page.getByRole("button", { name: words.open }).click()
  await page.getByRole("term").getByText(words.when, { exact: true }).waitFor()
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor()
  assert.ok(requests.length > 2)
  assert.ok(!requests.some((text) => text.includes(token)), "the token is in no address and no Referer")
}

test.describe("without JavaScript", () => {
  test.beforeEach(({ expectProblems }) => expectProblems(EXPECTED))

  test("a tour can be found and booked after correcting the form, and its booking can be read", async ({
    page,
    site,
  }) => {
    await page.goto("/")
    await page.getByRole("combobox", { name: "Where" }).fill("ha long day cruise")
    await page.getByRole("combobox", { name: "Where" }).press("Enter")
    await page.getByRole("link", { name: "Ha Long Bay day cruise from Hanoi" }).first().click()
    await shown(page.getByRole("link", { name: "Choose date" }))
      .first()
      .click()
    await page.getByLabel("Full name").fill(anna.name)
    await page.getByRole("spinbutton", { name: "Adults" }).fill("3")
    await page.getByRole("button", { name: "Request this booking" }).click()
    const summary = page.getByRole("alert")
    await summary.getByRole("link", { name: "Please choose a travel date" }).click()
    assert.equal(await page.getByRole("spinbutton", { name: "Adults" }).inputValue(), "3")
    await page.getByLabel("Choose a departure").selectOption({ index: 2 })
    await page.getByLabel("Email", { exact: true }).fill(anna.email)
    await page.getByLabel(/^Phone, Zalo/).fill(anna.phone)
    await page.getByRole("button", { name: "Show the price" }).click()
    await page.getByText(/^3 × /).waitFor()
    assert.equal(await page.getByLabel("Full name").inputValue(), anna.name)
    await page.getByRole("button", { name: "Request this booking" }).click()
    await page.getByRole("heading", { name: "We have your request" }).waitFor()
    const reference = (await page.getByTestId("reference").textContent()) ?? ""
    const found = await site.call("GET", `/bookings/guest/${anna.email}?ref=${reference}`)
    assert.equal(found.bookings[0].party.adults, 3)
    const calendar = await page.getByRole("link", { name: "Add to calendar" }).getAttribute("href")
    const paper = await page.context().request.get(calendar ?? "")
    assert.match(await paper.text(), /BEGIN:VEVENT/)
    await sharePlan(page, site, {
      make: "Create a link",
      address: "Link to the plan",
      path: "/plan",
      link: "The link that was sent to you",
      open: "Open the link",
      failed: "The plan could not be loaded",
      when: "Travel date",
      end: "End the link",
      ended: "The link has ended.",
    })
  })

  test("the home page's themes link to their lists, and thumbnails to the other pictures of a tour", {
    tag: "@phone",
  }, async ({ page }) => {
    await page.goto("/")
    const themes = page.getByRole("main").locator(".tab")
    const name = (await themes.nth(1).textContent()) ?? ""
    await themes.nth(1).click()
    await page.getByRole("heading", { level: 1, name }).waitFor()
    await page.getByRole("article").first().getByRole("link").click()
    const second = page.locator(".gallery-strip > li").nth(1)
    await page.getByRole("link", { name: "Show picture 2 of" }).click()
    await page.waitForURL(/#/)
    await second.locator("img").waitFor()
  })

  test("a transfer with a return can be booked in Vietnamese on a phone", { tag: "@phone" }, async ({ page, site }) => {
    const [transfer] = (await site.call("GET", "/transfers?type=airport&limit=1")).data
    await page.goto(`/vi/transfer/${transfer.slug}`)
    await shown(page.getByRole("link", { name: "Đặt xe" }))
      .first()
      .click()
    await page.getByLabel("Họ và tên").fill(anh.name)
    await page.getByLabel("Đặt luôn chiều về").check()
    await page.getByRole("button", { name: "Xác nhận đặt" }).click()
    await page.getByRole("alert").getByText("Vui lòng điền đủ các thông tin bắt buộc").waitFor()
    assert.ok(await page.getByLabel("Đặt luôn chiều về").isChecked())
    await page.waitForLoadState("load")
    const [there, back] = await shown(page.locator("input[type=date]")).all()
    await there?.fill("2027-03-10")
    await back?.fill("2027-03-20")
    await page.getByLabel("Tôi sẽ gửi sau").locator("visible=true").check()
    await page.getByLabel("Email", { exact: true }).first().fill(anh.email)
    await page.getByLabel(/^Số điện thoại/).fill(anh.phone)
    await page.getByRole("button", { name: "Xác nhận đặt" }).click()
    await page.getByRole("heading", { name: "Chúng tôi đã nhận yêu cầu của bạn" }).waitFor()
    const reference = (await page.getByTestId("reference").textContent()) ?? ""
    const { bookings } = await site.call("GET", `/bookings/guest/${anh.email}?ref=${reference}`)
    assert.equal(bookings[0].transferDetails.returnTrip.travelDate, "2027-03-20")
    assert.deepEqual(bookings[0].missing.slice(0, 1), ["arrival"])
    await page.getByText("Chuyến bay hoặc giờ hạ cánh").first().waitFor()
    assert.equal(bookings[0].customerInfo.name, anh.name)
    await sharePlan(page, site, {
      make: "Tạo liên kết",
      address: "Liên kết đến kế hoạch",
      path: "/vi/plan",
      link: "Liên kết bạn đã nhận",
      open: "Mở liên kết",
      failed: "Chưa tải được kế hoạch",
      when: "Ngày đi",
      end: "Hủy liên kết",
      ended: "Liên kết đã hết hiệu lực.",
    })
  })

  test("a consultation, a message and a newsletter subscription can be sent", { tag: "@phone" }, async ({ page }) => {
    await page.goto("/contact")
    const write = async (send: string) => {
      await page.getByLabel("Subject").fill("A week in May")
      await page.getByRole("button", { name: send }).click()
      await page.getByRole("alert").getByText("Please fill in all required fields").waitFor()
      assert.equal(await page.getByLabel("Subject").inputValue(), "A week in May")
      await page.getByLabel("Full name").fill(anna.name)
      await page.getByLabel("Email", { exact: true }).first().fill(anna.email)
      await page.getByRole("textbox", { name: /^Phone/ }).fill(anna.phone)
      await page.getByLabel("Message").fill("Where is it dry?")
    }
    await write("Send message")
    await page.getByRole("button", { name: "Send message" }).click()
    await page.getByText("Message sent successfully!").waitFor()
    await page.getByRole("link", { name: "Get Free Consultation" }).click()
    await page.getByLabel("WhatsApp", { exact: true }).check()
    assert.equal(await page.getByRole("button", { name: "Next" }).count(), 0)
    await page.getByLabel("Adults").fill("3")
    await write("Send request")
    assert.ok(await page.getByLabel("Adults").isVisible())
    assert.equal(await page.getByLabel("Adults").inputValue(), "3")
    assert.ok(await page.getByLabel("WhatsApp", { exact: true }).isChecked())
    // Backdates the form, because tests type too fast.
    const opened = page.locator("input[name=startedAt]")
    await opened.evaluate((input: HTMLInputElement, hour) => {
      input.value = hour
    }, new Date(Date.now() - 3_600_000).toISOString())
    await page.getByRole("button", { name: "Send request" }).click()
    await page.getByText(/submitted successfully/).waitFor()
    await page.getByRole("button", { name: "Subscribe" }).click()
    await page.getByText("Please enter your email address").waitFor()
    await shown(page.getByLabel("Your email address")).first().fill(anna.email)
    await page.getByRole("main").getByRole("button", { name: "Subscribe" }).click()
    await page.getByText(/^Almost done/).waitFor()
  })

  test("an account can be created, and its forgotten password replaced by a mailed link", async ({ page, site }) => {
    const [first, second] = ["hoa-sen-2026", "lantern-42"]
    await page.goto("/register")
    await page.getByLabel("Full name").fill(anna.name)
    await page.getByLabel("Email", { exact: true }).first().fill("anna")
    await page.getByLabel("Phone number").fill("0701 234 567")
    const type = async (password: string, again: string) => {
      await page.locator("input[name=password]").fill(password)
      await page.locator("input[name=confirmPassword]").fill(again)
    }
    const press = (name: string) => page.getByRole("main").getByRole("button", { name }).click()
    await type(first, second)
    await press("Create an account")
    const summary = page.getByRole("alert")
    await summary.getByText("Passwords do not match").waitFor()
    await summary.getByRole("link", { name: "Please enter a valid email" }).click()
    assert.equal(await page.getByLabel("Full name").inputValue(), anna.name)
    assert.equal(await page.getByLabel("Password", { exact: true }).inputValue(), "")
    await page.getByLabel("Email", { exact: true }).first().fill(anna.email)
    await type(first, first)
    await press("Create an account")
    await page.getByText("Registration successful! Welcome to Ghé Việt Nam!").waitFor()

    await page.getByRole("main").getByRole("link", { name: "Sign in" }).click()
    await page.getByRole("link", { name: "Forgot your password?" }).click()
    await press("Send the link")
    await summary.getByText("Email is required").waitFor()
    await page.getByLabel("Email", { exact: true }).first().fill(anna.email)
    await press("Send the link")
    await page.getByText(/^If that address has an account/).waitFor()
    await page.goto(await linkMailedTo(anna.email, "/reset-password", site.dataDir, new Set()))
    await type(second, first)
    await press("Save the new password")
    await summary.getByText("Passwords do not match").waitFor()
    await type(second, second)
    await press("Save the new password")
    await page.getByRole("heading", { name: "Your new password is set" }).waitFor()
    assert.doesNotMatch(page.url(), /token/)
    const { data } = await site.call("POST", "/auth/login", { email: anna.email, password: second })
    assert.equal(data.emailVerified, true)
  })

  test("pages behind the sign-in say that they need JavaScript", { tag: "@phone" }, async ({ page }) => {
    const said = {
      "": "Signing in, and the pages that need it, work only with JavaScript turned on in your browser.",
      "/vi": "Đăng nhập và các trang cần đăng nhập chỉ dùng được khi trình duyệt bật JavaScript.",
    }
    for (const [prefix, text] of Object.entries(said))
      for (const path of ["/login", "/profile", "/verify-email?token=x"]) {
        await page.goto(prefix + path)
        // Playwright's text search ignores noscript.
        assert.equal(await page.locator("main noscript").innerText(), text)
      }
    await page.goto("/login")
    assert.ok(await page.getByRole("main").getByRole("button", { name: "Sign in" }).isDisabled())
  })

  test("lists, the language switch and the menu work", { tag: "@phone" }, async ({ page }) => {
    await page.goto("/tours")
    await page.getByLabel("Search tours").fill("hanoi")
    await page.getByLabel("Sort by").selectOption("price-low")
    await page.getByRole("button", { name: "Apply" }).click()
    assert.match(page.url(), /search=hanoi.*sort=price-low/)
    await page.getByText(/^Showing/).waitFor()
    await page.locator('a[href^="/language/vi"]').click()
    await page.getByText(/^Hiển thị/).waitFor()
    assert.equal(await page.locator("html").getAttribute("lang"), "vi")
    await page.locator('a[href="#site-links"]').click()
    await page.locator("#site-links a").first().waitFor()
    await page.goto("/tours?page=2")
    assert.equal(await page.locator('[aria-current="page"]').filter({ hasText: "2" }).count(), 1)
  })
})
