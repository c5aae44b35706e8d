import assert from "node:assert/strict"
import type { Page } from "@playwright/test"
import { reload, store, test, visit } from "./fixtures.ts"
import { linkMailedTo } from "./mailbox.ts"

const english = {
  language: "English",
  locale: "en-GB",
  prefix: "",
  name: "Full name",
  email: "Email",
  phone: "Phone number",
  password: "Password",
  confirm: "Confirm password",
  signUp: "Create an account",
  signIn: "Sign in",
  remember: /^Remember me/,
  needed: ["Name is required", "Email is required", "Phone number is required", "Password is required"],
  wrong: [
    "Name must be at least 2 characters",
    "Please enter a valid email",
    "Please enter a valid 10-digit phone number",
    "Password must be at least 6 characters",
    "Passwords do not match",
  ],
  confirmNeeded: "Please confirm your password",
  registered: "Registration successful! Welcome to Ghé Việt Nam!",
  signedIn: "Login successful!",
  credentialsWrong: "Email or password is incorrect",
  unconfirmed: "Please confirm your address",
  confirmed: "Your address is confirmed",
  profile: "Profile",
  save: "Save changes",
  updated: "Profile updated successfully!",
  passwordTab: "Change Password",
  current: "Current password",
  newPassword: "New password",
  confirmNew: "Confirm new password",
  change: "Change password",
  changed: "Password changed successfully!",
  currentNeeded: "Current password is required",
  newNeeded: "New password is required",
  currentWrong: "Current password is incorrect",
  signOut: "Sign out",
  forgot: "Forgot your password?",
  sendLink: "Send the link",
  linkSent: "Check your email",
  saveNew: "Save the new password",
  resetDone: "Your new password is set",
  pending: "Your new address waits to be confirmed",
  common: /^Many people use this password/,
  taken: "An account with this email already exists. Sign in or reset your password",
  resetYours: "Reset your password",
}
const vietnamese: typeof english = {
  language: "Vietnamese",
  locale: "vi-VN",
  prefix: "/vi",
  name: "Họ và tên",
  email: "Email",
  phone: "Số điện thoại",
  password: "Mật khẩu",
  confirm: "Nhập lại mật khẩu",
  signUp: "Tạo tài khoản",
  signIn: "Đăng nhập",
  remember: /^Ghi nhớ/,
  needed: ["Vui lòng nhập họ và tên", "Vui lòng nhập email", "Vui lòng nhập số điện thoại", "Vui lòng nhập mật khẩu"],
  wrong: [
    "Họ và tên phải có ít nhất 2 ký tự",
    "Vui lòng nhập email hợp lệ",
    "Vui lòng nhập số điện thoại hợp lệ gồm 10 chữ số",
    "Mật khẩu phải có ít nhất 6 ký tự",
    "Mật khẩu nhập lại không khớp",
  ],
  confirmNeeded: "Vui lòng nhập lại mật khẩu",
  registered: "Đăng ký thành công! Chào mừng bạn đến với Ghé Việt Nam!",
  signedIn: "Đăng nhập thành công!",
  credentialsWrong: "Email hoặc mật khẩu không đúng",
  unconfirmed: "Bạn vui lòng xác nhận địa chỉ email",
  confirmed: "Địa chỉ đã được xác nhận",
  profile: "Tài khoản",
  save: "Lưu thay đổi",
  updated: "Cập nhật thông tin thành công!",
  passwordTab: "Đổi mật khẩu",
  current: "Mật khẩu hiện tại",
  newPassword: "Mật khẩu mới",
  confirmNew: "Nhập lại mật khẩu mới",
  change: "Đổi mật khẩu",
  changed: "Đổi mật khẩu thành công!",
  currentNeeded: "Vui lòng nhập mật khẩu hiện tại",
  newNeeded: "Vui lòng nhập mật khẩu mới",
  currentWrong: "Mật khẩu hiện tại không đúng",
  signOut: "Đăng xuất",
  forgot: "Bạn quên mật khẩu?",
  sendLink: "Gửi liên kết",
  linkSent: "Mời bạn kiểm tra email",
  saveNew: "Lưu mật khẩu mới",
  resetDone: "Đã đặt mật khẩu mới",
  pending: "Địa chỉ mới đang chờ xác nhận",
  common: /^Mật khẩu này rất nhiều người dùng/,
  taken: "Email này đã có tài khoản. Bạn hãy đăng nhập hoặc đặt lại mật khẩu",
  resetYours: "Đặt lại mật khẩu",
}
type Words = typeof english

const anna = { name: "Anna Lindqvist", email: "anna.lindqvist@example.com", phone: "0701 234 567" }
const anh = { name: "Nguyễn Thị Ánh", email: "anh.nguyen@example.com", phone: "0912 345 678" }
type Person = typeof anna
const PASSWORDS = ["hoa-sen-2026", "lantern-42", "sông Hương"] as const

test.use({ siteOptions: {} })

test.describe("accounts", () => {
  const seen = new Set<string>()

  // The browser logs the refused passwords.
  test.beforeEach(({ expectProblems }) => expectProblems(/status of (401|422)/))

  for (const [words, person, tag] of [
    [english, anna, "@desktop"],
    [vietnamese, anh, "@phone"],
  ] as const) {
    test.describe(`in ${words.language}`, { tag }, () => {
      test.use({ locale: words.locale })

      test("can be created, confirmed, changed, signed out of and signed in to again", async ({ page, site }) => {
        const mailed = (path: string) => linkMailedTo(person.email, path, site.dataDir, seen)
        await registerWithMistakes(page, words, person)
        await visit(page, "/profile")
        await page.getByText(words.unconfirmed).waitFor()
        await visit(page, await mailed("/verify-email"))
        await page.getByText(words.confirmed).waitFor()

        await changeProfile(page, words, person)
        await changePassword(page, words)
        await page.getByRole("main").getByRole("button", { name: words.signOut }).click()
        await page.waitForURL((url) => url.pathname === (words.prefix || "/"))
        await page.waitForFunction(() => localStorage.getItem("authToken") === null)
        assert.deepEqual(await stored(page), { token: null, user: null, isAuthenticated: false })

        await visit(page, `${words.prefix}/login`)
        await signIn(page, words, person, PASSWORDS[0])
        await page.getByRole("alert").getByText(words.credentialsWrong).waitFor()
        assert.equal(await page.getByRole("main").getByLabel(words.email).inputValue(), person.email)
        await page.getByLabel(words.remember).check()
        const sent = page.waitForRequest("**/api/auth/login")
        await signIn(page, words, person, PASSWORDS[1])
        assert.equal((await sent).postDataJSON().remember, true)
        await page.getByText(words.signedIn).waitFor()
        await signOutByStorage(page)

        await resetPassword(page, words, person, () => mailed("/reset-password"))
        await page.getByRole("main").getByRole("link", { name: words.signIn }).click()
        await signIn(page, words, person, PASSWORDS[2])
        await page.getByText(words.signedIn).waitFor()
        assert.equal((await stored(page)).user?.name, `${person.name} B.`)
      })

      test("are unique by email address, and warn of a very common password", async ({ page, expectProblems }) => {
        expectProblems(/status of 409/)
        const person = { ...anna, email: `once${words.prefix.replace("/", "-")}@example.com` }
        await makeAccount(page, person)
        await visit(page, `${words.prefix}/register`)
        await fillRegistration(page, words, person, "matkhau123")
        await page.getByText(words.common).waitFor()
        await page.getByRole("main").getByRole("button", { name: words.signUp }).click()
        const field = page.getByRole("main").getByLabel(words.email)
        await page.locator(`#${(await field.getAttribute("id"))?.replaceAll(":", "\\:")}-error`).waitFor()
        assert.equal(await field.getAttribute("aria-invalid"), "true")
        await page.getByRole("alert").getByText(words.taken).waitFor()
        await page.getByRole("main").getByRole("link", { name: words.resetYours, exact: true }).click()
        await page.waitForURL((url) => url.pathname === `${words.prefix}/forgot-password`)
      })
    })
  }

  test("return to the page that asked for the sign-in, and never to another site", async ({ page, site }) => {
    const person = { ...anna, email: "back@example.com" }
    await visit(page, "/profile")
    await page.waitForURL((url) => url.pathname === "/login" && url.searchParams.get("redirect") === "/profile")
    await makeAccount(page, person)
    await visit(page, "/login?redirect=%2Fbookings%3Fpage%3D2")
    await signIn(page, english, person, PASSWORDS[0])
    await page.waitForURL((url) => url.pathname + url.search === "/bookings?page=2")
    // form-handler.test.ts and address.test.ts have all kinds.
    for (const elsewhere of ["//evil.example", "/\\evil.example", "https://evil.example"]) {
      await visit(page, `/login?redirect=${encodeURIComponent(elsewhere)}`)
      await page.waitForURL(`${site.origin}/`)
    }
  })

  test("can be used with the keyboard alone", async ({ page, site }) => {
    const person = { ...anna, email: "keys@example.com" }
    await makeAccount(page, person)
    await visit(page, "/login")
    await page.getByRole("main").getByLabel("Email").focus()
    await page.keyboard.type(person.email)
    await page.keyboard.press("Tab")
    await page.keyboard.type(PASSWORDS[0])
    await page.keyboard.press("Tab")
    await page.keyboard.press("Space")
    assert.equal(await page.getByLabel("Password", { exact: true }).getAttribute("type"), "text")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Space")
    assert.ok(await page.getByLabel(english.remember).isChecked())
    await page.keyboard.press("Enter")
    await page.waitForURL(`${site.origin}/`)
  })

  test("are signed out when the API rejects the token, and stay signed in while the network is away", async ({
    page,
    expectProblems,
  }) => {
    expectProblems(/status of 401|INTERNET_DISCONNECTED/)
    await signUpByApi(page, { ...anna, email: "away@example.com" })
    await visit(page, "/profile")
    await page.getByLabel("Full name").waitFor()
    await page.route("**/api/auth/profile", (route) => route.abort("internetdisconnected"))
    await reload(page)
    assert.equal(await page.getByLabel("Full name").inputValue(), anna.name)
    assert.notEqual((await stored(page)).token, null)
    await page.unroute("**/api/auth/profile")
    await page.evaluate(() => localStorage.setItem("authToken", "x".repeat(43)))
    // Shown for four seconds, which may be over before a busy browser has loaded the whole page.
    const said = page.getByText("Unauthorized access.").waitFor()
    await reload(page)
    await page.waitForURL(/\/login\?redirect=%2Fprofile$/)
    await said
    assert.deepEqual(await stored(page), { token: null, user: null, isAuthenticated: false })
  })

  test("are signed out in every tab at once", async ({ page }) => {
    await signUpByApi(page, { ...anna, email: "tabs@example.com" })
    await visit(page, "/profile")
    await page.getByLabel("Full name").waitFor()
    const other = await page.context().newPage()
    await visit(other, "/profile")
    await other.getByRole("main").getByRole("button", { name: "Sign out" }).click()
    await page.waitForURL(/\/login/)
  })

  test("lose a sign-in error when the screen is opened again, and have a text for each failure", async ({
    page,
    expectProblems,
  }) => {
    expectProblems(/status of 500/)
    const token = await makeAccount(page, { ...anna, email: "fails@example.com" })
    await visit(page, "/login", "networkidle")
    const main = page.getByRole("main")
    const press = (name: string) => main.getByRole("button", { name, exact: true }).click()
    const said = (text: string) => main.getByRole("alert").getByText(text).waitFor()
    await page.route("**/api/auth/**", (route) =>
      route.request().method() === "GET" ? route.continue() : route.fulfill({ status: 500, json: { success: false } }),
    )
    await main.getByLabel("Email").fill("minh@thu.example")
    await main.getByLabel("Password", { exact: true }).fill(PASSWORDS[0])
    await press("Sign in")
    await said("Login failed")
    await main.getByRole("link", { name: "Create an account" }).click()
    await main.getByRole("heading", { level: 1, name: "Create an account" }).waitFor()
    assert.equal(await main.getByRole("alert").count(), 0)
    await page.goBack()
    await main.getByRole("heading", { level: 1, name: "Sign in" }).waitFor()
    assert.equal(await main.getByRole("alert").count(), 0)

    await visit(page, "/reset-password?token=abc")
    await main.getByLabel("New password", { exact: true }).fill(PASSWORDS[0])
    await main.getByLabel("Confirm new password").fill(PASSWORDS[0])
    await press("Save the new password")
    await said("Failed to reset password")

    await page.evaluate((token) => localStorage.setItem("authToken", token), token)
    await visit(page, "/profile")
    await main.getByRole("tab", { name: "Change Password" }).click()
    await main.getByLabel("Current password").fill(PASSWORDS[0])
    await main.getByLabel("New password", { exact: true }).fill(PASSWORDS[1])
    await main.getByLabel("Confirm new password").fill(PASSWORDS[1])
    await press("Change password")
    await said("Failed to change password")
  })

  test("show an error without losing the input", { tag: "@phone" }, async ({ page, expectProblems }) => {
    expectProblems(/status of 500|INTERNET_DISCONNECTED/)
    await visit(page, "/register")
    await fillRegistration(page, english, anna, PASSWORDS[0])
    const button = page.getByRole("button", { name: "Create an account" })
    await page.route("**/api/auth/register", (route) => route.fulfill({ status: 500, json: { success: false } }))
    await button.click()
    await page.getByRole("alert").getByText("Registration failed").waitFor()
    await page.route("**/api/auth/register", (route) => route.abort("internetdisconnected"))
    await button.click()
    await page.getByRole("alert").getByText("Network error").waitFor()
    for (const [label, value] of [
      ["Full name", anna.name],
      ["Email", anna.email],
      ["Phone number", anna.phone],
      ["Password", PASSWORDS[0]],
      ["Confirm password", PASSWORDS[0]],
    ] as const) {
      assert.equal(await page.getByLabel(label, { exact: true }).inputValue(), value, label)
    }
  })

  test("require a sign-in before a link confirms an address, and reject a used link", async ({ page }) => {
    await visit(page, "/verify-email?token=abc")
    await page.getByRole("main").getByRole("link", { name: "Sign in" }).click()
    const person = { ...anna, email: "late@example.com" }
    await signUpByApi(page, person)
    await visit(page, "/login?redirect=%2Fverify-email%3Ftoken%3Dabc")
    await page.waitForURL("**/verify-email?token=abc")
    await page.getByText("This link has expired or was already used.").waitFor()
    await page.getByText(`You are signed in as ${person.email}.`).waitFor()
    await page.getByRole("button", { name: "Send the mail again" }).click()
    await page.getByText("The mail is on its way.").waitFor()
    await visit(page, "/reset-password?token=abc")
    await page.getByLabel("New password", { exact: true }).fill(PASSWORDS[1])
    await page.getByLabel("Confirm new password").fill(PASSWORDS[1])
    await page.getByRole("button", { name: "Save the new password" }).click()
    await page.getByRole("alert").getByText("This link has expired or was already used.").waitFor()
  })

  test("keep secrets out of request URLs, and their pages out of search engines", async ({ page, site }) => {
    for (const path of ["/login", "/register", "/forgot-password", "/profile", "/reset-password?token=secret"]) {
      const html = await site.text(path)
      assert.match(html, /<meta name="robots" content="noindex"/, path)
      assert.match(html, /<title>[^<]+<\/title>/, path)
    }
    const asked: string[] = []
    page.on("request", (request) => {
      if (!request.isNavigationRequest()) asked.push(`${request.url()} from ${request.headers().referer}`)
    })
    await visit(page, "/reset-password?token=secret")
    await page.waitForLoadState("networkidle")
    assert.ok(asked.length > 0)
    assert.deepEqual(
      asked.filter((line) => line.includes("secret")),
      [],
    )
  })
})

async function registerWithMistakes(page: Page, words: Words, person: Person) {
  await visit(page, `${words.prefix}/register`)
  const button = page.getByRole("main").getByRole("button", { name: words.signUp })
  await button.click()
  const summary = page.getByRole("alert")
  for (const text of [...words.needed, words.confirmNeeded]) await summary.getByText(text).waitFor()
  assert.equal(await summary.evaluate((element) => element === document.activeElement), true)

  await fillRegistration(page, words, { name: "A", email: "anna", phone: "123" }, "12345")
  assert.equal(await page.locator("[aria-invalid]").count(), 0)
  await page.getByLabel(words.confirm, { exact: true }).fill("54321")
  await button.click()
  for (const text of words.wrong) await summary.getByText(text).waitFor()

  await fillRegistration(page, words, person, PASSWORDS[0])
  await button.click()
  await page.getByText(words.registered).waitFor()
  await page.waitForURL((url) => url.pathname === (words.prefix || "/"))
}

async function fillRegistration(page: Page, words: Words, person: Person, password: string) {
  await page.getByLabel(words.name).fill(person.name)
  await page.getByLabel(words.email).locator("visible=true").first().fill(person.email)
  await page.getByLabel(words.phone).fill(person.phone)
  await page.getByLabel(words.password, { exact: true }).fill(password)
  await page.getByLabel(words.confirm, { exact: true }).fill(password)
}

async function changeProfile(page: Page, words: Words, person: Person) {
  await visit(page, `${words.prefix}/profile`)
  const name = page.getByLabel(words.name)
  await name.fill("A")
  await page.getByRole("button", { name: words.save }).click()
  await page.getByRole("alert").getByText(words.wrong[0]!).waitFor()
  assert.equal(await name.inputValue(), "A")
  await name.fill(`${person.name} B.`)
  await page.getByRole("button", { name: words.save }).click()
  await page.getByText(words.updated).waitFor()
  const email = page.getByRole("main").getByLabel(words.email)
  assert.equal(await page.getByLabel(words.current).count(), 0)
  await email.fill(`new.${person.email}`)
  await page.getByLabel(words.current).fill("a guess")
  await page.getByRole("button", { name: words.save }).click()
  await page.getByRole("alert").getByText(words.currentWrong).waitFor()
  await page.getByLabel(words.current).fill(PASSWORDS[0])
  await page.getByRole("button", { name: words.save }).click()
  await page.getByText(words.pending).waitFor()
  assert.equal(await email.inputValue(), person.email)
  assert.equal(await page.getByLabel(words.current).count(), 0)
}

async function changePassword(page: Page, words: Words) {
  await page.getByRole("tab", { name: words.passwordTab }).click()
  const button = page.getByRole("tabpanel").getByRole("button", { name: words.change })
  await button.click()
  const summary = page.getByRole("tabpanel").getByRole("alert")
  for (const text of [words.currentNeeded, words.newNeeded, words.confirmNeeded])
    await summary.getByText(text).waitFor()
  await fillPasswords(page, words, PASSWORDS[2])
  await button.click()
  await summary.getByText(words.currentWrong).waitFor()
  await fillPasswords(page, words, PASSWORDS[0])
  await button.click()
  await page.getByText(words.changed).waitFor()
}

async function fillPasswords(page: Page, words: Words, current: string) {
  await page.getByLabel(words.current).fill(current)
  await page.getByLabel(words.newPassword, { exact: true }).fill(PASSWORDS[1])
  await page.getByLabel(words.confirmNew).fill(PASSWORDS[1])
}

async function signIn(page: Page, words: Words, person: Person, password: string) {
  await page.getByRole("main").getByLabel(words.email).fill(person.email)
  await page.getByLabel(words.password, { exact: true }).fill(password)
  await page.getByRole("main").getByRole("button", { name: words.signIn }).click()
}

async function resetPassword(page: Page, words: Words, person: Person, mailed: () => Promise<string>) {
  await visit(page, `${words.prefix}/login`)
  await page.getByRole("link", { name: words.forgot }).click()
  await page.getByRole("button", { name: words.sendLink }).click()
  await page.getByRole("alert").getByText(words.needed[1]!).waitFor()
  await page.getByRole("main").getByLabel(words.email).fill(person.email)
  await page.getByRole("button", { name: words.sendLink }).click()
  await page.getByRole("heading", { name: words.linkSent }).waitFor()
  await visit(page, await mailed())
  await page.locator(`input[autocomplete=username]:read-only[value="${person.email}"]`).waitFor({ state: "attached" })
  await page.getByLabel(words.newPassword, { exact: true }).fill(PASSWORDS[2])
  await page.getByLabel(words.confirmNew).fill(PASSWORDS[2])
  await page.getByRole("button", { name: words.saveNew }).click()
  await page.getByRole("heading", { name: words.resetDone }).waitFor()
  assert.doesNotMatch(page.url(), /token/)
}

async function makeAccount(page: Page, person: Person): Promise<string> {
  const response = await page.request.post("/api/auth/register", { data: { ...person, password: PASSWORDS[0] } })
  assert.equal(response.status(), 201)
  const { data } = (await response.json()) as { data: { token: string } }
  return data.token
}

async function signUpByApi(page: Page, person: Person) {
  await store(page, "authToken", await makeAccount(page, person))
}

async function signOutByStorage(page: Page) {
  await page.evaluate(() => localStorage.removeItem("authToken"))
}

/** Returns the stored session (spec §9). */
async function stored(page: Page) {
  return page.evaluate(() => {
    const { state } = JSON.parse(localStorage.getItem("auth-storage") ?? '{"state":{}}')
    return { token: localStorage.getItem("authToken"), ...(state as { user: { name: string } | null }) }
  })
}
