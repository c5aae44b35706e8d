import assert from "node:assert/strict"
import type { Page } from "@playwright/test"
import { expect, hydrated, inDays, reload, test, visit } from "./fixtures.ts"

const english = {
  path: "",
  save: /^Save to your wishlist/,
  compare: "Compare 2 tours",
  title: "Compare tours",
  table: "Tours side by side",
  adults: "Adults",
  ages: /^Ages of children/,
  update: "Show prices",
  party: "for 3 adults, 1 child",
  included: "Included",
  signIn: "Sign in",
  email: "Email",
  password: "Password",
  inAccount: "What you have marked with a heart, kept in your account.",
  share: "Share this comparison",
  copied: "Link copied",
  remove: /^Remove .* from the comparison$/,
  book: /^Book ./,
}
const vietnamese: typeof english = {
  path: "/vi",
  save: /^Lưu vào danh sách yêu thích/,
  compare: "So sánh 2 tour",
  title: "So sánh tour",
  table: "Các tour đặt cạnh nhau",
  adults: "Người lớn",
  ages: /^Tuổi trẻ em/,
  update: "Xem giá",
  party: "cho 3 người lớn, 1 trẻ em",
  included: "Bao gồm",
  signIn: "Đăng nhập",
  email: "Email",
  password: "Mật khẩu",
  inAccount: "Những gì bạn đã thả tim, lưu trong tài khoản của bạn.",
  share: "Chia sẻ bảng này",
  copied: "Đã sao chép liên kết",
  remove: /^Bỏ .* khỏi bảng so sánh$/,
  book: /^Đặt ./,
}
type Words = typeof english

const TOURS = ["ha-long-bay-day-cruise-from-hanoi", "sapa-trek-lao-chai-ta-van-homestay"]

test.use({ siteOptions: {}, permissions: ["clipboard-read", "clipboard-write"] })

for (const [title, words, tag] of [
  ["in English on a wide screen", english, "@desktop"],
  ["in Vietnamese on a phone", vietnamese, "@phone"],
] as const) {
  test.describe(title, () => {
    test("two hearts are compared for a party, and the link is shared", { tag }, async ({ page, newVisitor }) => {
      await markWithHearts(page, words)
      await visit(page, `${words.path}/wishlist`)
      await page.getByRole("link", { name: words.compare }).click()
      await page.getByRole("heading", { level: 1, name: words.title }).waitFor()
      await page.getByLabel(words.adults).selectOption("3")
      await page.getByLabel(words.ages).fill("8")
      await page.getByRole("button", { name: words.update }).click()
      await page.waitForURL(/adults=3&ages=8$/)
      await hydrated(page)
      const table = page.getByRole("region", { name: words.table })
      assert.equal(await table.getByText(words.party).count(), 2)
      await table.getByRole("rowheader", { name: words.included }).waitFor()
      // Both tours and both buttons are on the screen, without scrolling sideways.
      for (const cell of [table.getByRole("columnheader"), table.getByRole("link", { name: words.book })]) {
        await expect(cell).toHaveCount(2)
        const edges = await cell.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
        assert.ok(Math.max(...edges) <= (page.viewportSize()?.width ?? 0), `${edges}`)
      }
      await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }))
      await page.getByRole("button", { name: words.share }).click()
      await page.getByText(words.copied).waitFor()
      const link = await page.evaluate(() => navigator.clipboard.readText())
      assert.match(link, new RegExp(`${words.path}/compare\\?`))
      const friend = await newVisitor({ javaScriptEnabled: false })
      await friend.goto(link)
      assert.equal(await friend.getByText(words.party).count(), 2)
      await friend.getByRole("link", { name: words.remove }).first().click()
      assert.equal(await friend.getByText(words.party).count(), 1)
      assert.equal(await friend.locator("meta[name=robots]").getAttribute("content"), "noindex")
    })

    test("hearts follow the account to another browser, also what was taken back without a network", { tag }, async ({
      page,
      site,
      newVisitor,
      expectProblems,
    }) => {
      const email = `hearts${tag.slice(1)}@example.com`
      const password = "a long password"
      const person = { name: "Lan Nguyễn", email, phone: "0912345678", password }
      const { data } = await site.call("POST", "/auth/register", person)
      await markWithHearts(page, words)
      await signIn(page, words, { email, password })
      await page.waitForFunction(() => localStorage.getItem("ghe-wishlist-of-account") !== null)
      const kept = await site.call("GET", "/wishlist", undefined, data.token)
      assert.deepEqual(kept.data.map(({ slug }: { slug: string }) => slug).toSorted(), TOURS)
      const other = await newVisitor()
      await signIn(other, words, { email, password })
      await other.waitForFunction(() => localStorage.getItem("ghe-wishlist-of-account") !== null)
      await visit(other, `${words.path}/wishlist`)
      await other.getByText(words.inAccount).waitFor()
      const hearts = other.getByRole("article").getByRole("button", { name: words.save })
      await hearts.nth(1).waitFor()
      await other.waitForLoadState("networkidle")
      // The network fails as a heart is taken back. The next page tells the account.
      expectProblems(/ERR_INTERNET_DISCONNECTED/)
      await other.route("**/api/wishlist", (route) => route.abort("internetdisconnected"))
      const failed = other.waitForEvent("requestfailed")
      await hearts.first().click()
      await failed
      await other.unroute("**/api/wishlist")
      const removed = other.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok())
      await reload(other)
      await removed
      await other.getByRole("article").first().waitFor()
      await expect(hearts).toHaveCount(1)
      const left = await site.call("GET", "/wishlist", undefined, data.token)
      assert.equal(left.data.length, 1)
    })
  })
}

test("says what to do when nothing is compared", { tag: "@phone" }, async ({ page }) => {
  await visit(page, `/compare?tours=long-gone&from=${inDays(3)}`)
  await page.getByRole("heading", { name: "Nothing to compare yet" }).waitFor()
  await page.getByRole("link", { name: "Open your wishlist" }).click()
  await page.getByRole("heading", { level: 1, name: "Wishlist" }).waitFor()
})

async function markWithHearts(page: Page, words: Words) {
  for (const slug of TOURS) {
    await visit(page, `${words.path}/tour/${slug}`)
    const heart = page.getByRole("button", { name: words.save }).first()
    await heart.click()
    await page.locator("[aria-pressed=true]").first().waitFor()
  }
}

async function signIn(page: Page, words: Words, { email, password }: { email: string; password: string }) {
  await visit(page, `${words.path}/login`)
  await page.getByLabel(words.email, { exact: true }).fill(email)
  await page.getByLabel(words.password, { exact: true }).fill(password)
  await page.getByRole("main").getByRole("button", { name: words.signIn }).click()
  await page.waitForURL((url) => !url.pathname.endsWith("/login"))
}
