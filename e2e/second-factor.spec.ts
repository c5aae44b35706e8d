import type { Page } from "@playwright/test"
import { appCodeOf } from "../src/server/testing/second-factor.ts"
import { expect, type TestSite, test, visit } from "./fixtures.ts"
import { STAFF } from "./site.ts"
import { openScreen, openToday, signIn } from "./staff-screens.ts"

// The setting of the last test would sign out the staff of others.
test.use({ siteOptions: { env: { DEMO: "1", LOG_LEVEL: "error" } } })

const password = "a long password of theirs"
const adminToken = async (site: TestSite): Promise<string> => (await site.call("POST", "/auth/login", STAFF)).data.token

async function addColleague(site: TestSite) {
  const name = `ha-${crypto.randomUUID().slice(0, 8)}`
  const person = { name, email: `${name}@ghe.example`, password }
  await site.call("POST", "/users", { ...person, role: "staff" }, await adminToken(site))
  return person
}

/** Lets the browser have a passkey device that always verifies its owner. */
async function addPasskeyDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send("WebAuthn.enable")
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
const today = (page: Page) => page.getByRole("heading", { name: "Yêu cầu chờ trả lời" })

async function confirmPassword(page: Page): Promise<void> {
  await page.getByLabel("Mật khẩu của bạn").fill(password)
  await button(page, "Tiếp tục").click()
}

const readSecret = async (page: Page) => (await page.getByTestId("app-secret").innerText()).replaceAll(" ", "")

/** Reads the recovery codes that are shown, and closes them. */
async function saveCodes(page: Page): Promise<string[]> {
  const shown = page.getByTestId("recovery-codes").getByRole("listitem")
  await expect(shown).toHaveCount(10)
  const codes = await shown.allInnerTexts()
  await button(page, "Tôi đã lưu").click()
  return codes
}

async function signOut(page: Page, { name }: { name: string }): Promise<void> {
  await page.getByRole("button", { name }).click()
  await page.getByRole("menuitem", { name: "Đăng xuất" }).click()
  await button(page, "Đăng nhập").waitFor()
}

/** Types the password into the dialog of a session that has ended. */
async function answerDialog(page: Page, person: { password: string }): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Phiên đăng nhập đã hết" })
  await dialog.getByLabel("Mật khẩu").fill(person.password)
  await dialog.getByRole("button", { name: "Tiếp tục" }).click()
}

test.describe("the second step of a sign-in", () => {
  test("is an app, a recovery code, and a dialog when the session ends", async ({
    page,
    site,
    newVisitor,
    expectProblems,
  }) => {
    expectProblems(/status of (401|403|422)/)
    const person = await addColleague(site)
    await openScreen(page, "/my-account", { person })
    await button(page, "Thiết lập ứng dụng").click()
    await confirmPassword(page)
    const secret = await readSecret(page)
    await page.getByLabel("Mã trong ứng dụng").fill("000000")
    await button(page, "Hoàn tất").click()
    await expect(page.getByRole("alert")).toContainText("Mã không đúng")
    await page.getByLabel("Mã trong ứng dụng").fill(appCodeOf(secret))
    await button(page, "Hoàn tất").click()
    const codes = await saveCodes(page)
    await page.getByText("Còn 10 trong 10 mã").waitFor()

    await signOut(page, person)
    await signIn(page, person)
    const step = page.getByRole("dialog", { name: "Một bước nữa" })
    await step.getByLabel("Mã trong ứng dụng").fill(appCodeOf(secret, 1))
    await step.getByRole("button", { name: "Đăng nhập" }).click()
    await today(page).waitFor()

    const token = await page.evaluate(() => localStorage.getItem("authToken"))
    await site.call("POST", "/auth/logout", {}, token ?? "")
    // Today asks by itself now and then, so the dialog may be there already.
    await page.evaluate(() => history.pushState(null, "", "/staff/bookings"))
    await answerDialog(page, person)
    await step.getByRole("button", { name: "Dùng mã dự phòng" }).click()
    await step.getByLabel("Mã dự phòng").fill(codes[0]!.toLowerCase())
    await step.getByRole("button", { name: "Đăng nhập" }).click()
    await expect(step).toHaveCount(0)
    await page.goto("/staff/my-account")
    await page.getByText("Còn 9 trong 10 mã").waitFor()

    const visitor = await newVisitor({ locale: "en-US" })
    await visit(visitor, "/login")
    await visitor.getByLabel("Email", { exact: true }).fill(person.email)
    await visitor.getByLabel("Password", { exact: true }).fill(person.password)
    await visitor.getByRole("button", { name: "Sign in", exact: true }).click()
    await visitor.getByRole("button", { name: "Use a recovery code" }).click()
    await visitor.getByLabel("Recovery code").fill(codes[0]!)
    await visitor.getByRole("button", { name: "Sign in", exact: true }).click()
    await visitor.getByText("was used already").first().waitFor()
    await visitor.getByLabel("Recovery code").fill(codes[1]!)
    await visitor.getByRole("button", { name: "Sign in", exact: true }).click()
    await visitor.waitForURL(({ pathname }) => pathname === "/")

    await page.reload()
    const other = page.getByRole("button", { name: "Đăng xuất: Chrome trên Linux" })
    await expect(other).toHaveCount(1)
    await other.click()
    await page.getByText("Đã đăng xuất thiết bị đó").waitFor()
    await expect(other).toHaveCount(0)
  })

  test("is a passkey, which also signs in alone, and is removed again", async ({ page, site, expectProblems }) => {
    expectProblems(/status of 403/)
    const person = await addColleague(site)
    await addPasskeyDevice(page)
    await openScreen(page, "/my-account", { person })
    await button(page, "Thêm khóa truy cập").click()
    await confirmPassword(page)
    await page.getByLabel("Tên, ví dụ").fill("Máy tính văn phòng")
    await page.getByRole("dialog").getByRole("button", { name: "Thêm khóa truy cập" }).click()
    await saveCodes(page)
    await page.getByText("Máy tính văn phòng").waitFor()

    await signOut(page, person)
    await signIn(page, person)
    await page.getByRole("dialog").getByRole("button", { name: "Dùng khóa truy cập" }).click()
    await today(page).waitFor()
    await signOut(page, person)
    await button(page, "Đăng nhập bằng khóa truy cập").click()
    await today(page).waitFor()

    await page.goto("/staff/my-account")
    await page.getByRole("button", { name: "Xóa khóa truy cập “Máy tính văn phòng”" }).click()
    await page.getByLabel("Mật khẩu của bạn").fill(password)
    await page.getByRole("dialog").getByRole("button", { name: "Xóa" }).click()
    await page.getByText("Đã xóa khóa truy cập").waitFor()
    await signOut(page, person)
    await signIn(page, person)
    await today(page).waitFor()
  })

  test("is required for a role: set up at the next sign-in, reset by an administrator", async ({
    page,
    site,
    newVisitor,
    expectProblems,
  }) => {
    expectProblems(/status of (401|403)/)
    const person = await addColleague(site)
    const colleague = await newVisitor()
    await openToday(colleague, person)
    await openScreen(page, "/settings/signIn")
    await page.getByRole("checkbox", { name: "Quản lý" }).check()
    await button(page, "Lưu").click()
    await page.getByText("Đã lưu", { exact: true }).waitFor()

    await colleague.getByRole("menuitem", { name: "Đặt chỗ" }).click()
    await answerDialog(colleague, person)
    await button(colleague, "Dùng ứng dụng xác thực").click()
    await colleague.getByLabel("Mã trong ứng dụng").fill(appCodeOf(await readSecret(colleague)))
    await button(colleague, "Hoàn tất").click()
    await saveCodes(colleague)
    await expect(colleague.getByRole("dialog")).toHaveCount(0)
    await colleague.goto("/staff/my-account")
    await colleague.getByText("Vai trò của bạn bắt buộc bước này").waitFor()

    await openScreen(page, "/users")
    await page.getByRole("button", { name: `Đặt lại bước hai: ${person.name}` }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Đặt lại bước hai" }).click()
    await page.getByText("Đã đặt lại đăng nhập hai bước").waitFor()

    await openScreen(page, "/settings/signIn")
    await page.getByRole("checkbox", { name: "Quản lý" }).uncheck()
    await button(page, "Lưu").click()
    await page.getByText("Đã lưu", { exact: true }).waitFor()
  })
})
