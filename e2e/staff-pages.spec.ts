import assert from "node:assert/strict"
import type { Page } from "@playwright/test"
import { test as base, expect, inDays, openSite, reload, type TestSite, visit } from "./fixtures.ts"
import { STAFF } from "./site.ts"
import { openScreen } from "./staff-screens.ts"

const both = (en: string, vi: string) => ({ en, vi })

/** Calls that prepare a journey, as staff. */
async function connect(site: TestSite) {
  await openSite(site)
  const { token } = (await site.call("POST", "/auth/login", STAFF)).data
  return (method: string, path: string, body?: object) => site.call(method, path, body, token)
}

const test = base.extend<object, { asStaff: Awaited<ReturnType<typeof connect>> }>({
  asStaff: [async ({ site }, use) => use(await connect(site)), { scope: "worker", auto: true }],
})
test.use({ siteOptions: { env: { DEMO: "0" } } })

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true })
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click()

test.describe("pages that staff write", () => {
  test("appear in the menu once they are published, at an address of their own in each language", {
    tag: "@both",
  }, async ({ page, context, site, newVisitor, expectProblems }) => {
    expectProblems(/422|404/)
    await openScreen(page, "/pages")
    await page.getByRole("link", { name: "Thêm mới" }).click()
    const name = `visa-${crypto.randomUUID().slice(0, 8)}`
    await page.getByLabel("Tên · Tiếng Việt").fill("Thị thực Việt Nam")
    await page.getByLabel("Tên · Tiếng Anh").fill("Visas for Vietnam")
    await field(page, "Nội dung · Tiếng Việt").fill("Chúng tôi giúp bạn xin thị thực.")
    await page.getByRole("tab", { name: "Tiếng Anh" }).click()
    await field(page, "Nội dung · Tiếng Anh").fill("We help you with your visa.")
    await page.getByLabel("Đặt liên kết ở đâu").click()
    await page.getByRole("option", { name: "Trên menu" }).click()
    await field(page, "Đường dẫn").fill("tours")
    await press(page, "Lưu nháp")
    await page
      .getByText(/Trang web đã dùng đường dẫn \/tours/)
      .first()
      .waitFor()
    await field(page, "Đường dẫn").fill(name)
    await field(page, "Đường dẫn tiếng Việt").fill(`thi-thuc-${name}`)
    await press(page, "Lưu nháp")
    await page.waitForURL(/\/staff\/pages\/[0-9a-f-]{36}$/)
    assert.equal((await fetch(`${site.origin}/${name}`)).status, 404)

    const opened = context.waitForEvent("page")
    await press(page, "Xem thử")
    const preview = await opened
    await preview.getByText("We help you with your visa.").waitFor()
    await preview.getByText(/Visitors can't see this page yet/).waitFor()
    await preview.close()

    await press(page, "Lưu và đăng")
    await page.getByRole("link", { name: "Mở trên trang web" }).waitFor()
    const visitor = await newVisitor()
    await visit(visitor, "/")
    const menu = visitor.getByRole("contentinfo")
    await expect(menu.locator(`a[href="/${name}"]`)).toHaveText("Visas for Vietnam")
    await visit(visitor, `/${name}`)
    await visitor.getByRole("heading", { level: 1, name: "Visas for Vietnam" }).waitFor()
    const vietnamese = await site.text(`/vi/thi-thuc-${name}`)
    assert.match(vietnamese, /Chúng tôi giúp bạn xin thị thực\./)
    assert.match(vietnamese, new RegExp(`rel="canonical" href="[^"]*/vi/thi-thuc-${name}"`))
    assert.match(vietnamese, new RegExp(`hreflang="en" href="[^"]*/${name}"`, "i"))
    assert.match(vietnamese, /"@type":"WebPage"/)

    await field(page, "Đường dẫn").fill(`${name}-help`)
    await press(page, "Lưu")
    await page.getByText("Đã lưu mọi thay đổi").waitFor()
    for (const [path, target] of [
      [`/${name}`, `/${name}-help`],
      [`/vi/${name}-help`, `/vi/thi-thuc-${name}`],
      [`/thi-thuc-${name}`, `/${name}-help`],
    ]) {
      const { status, headers } = await fetch(site.origin + path, { redirect: "manual" })
      assert.deepEqual([status, headers.get("location")], [308, target], path)
    }
  })

  test("tell search engines which questions they answer", async ({ site, asStaff }) => {
    const content = "<h2>On the way</h2><h3>Is there Wi-Fi?</h3><p>In most cars.</p><h3>Can I smoke?</h3><p>No.</p>"
    await asStaff("POST", "/pages", { kind: "faq", slug: "faq", title: "Questions", content, isActive: true })
    const [, json = ""] =
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(await site.text("/faq")) ?? []
    const [data] = JSON.parse(json)
    assert.equal(data["@type"], "FAQPage")
    assert.deepEqual(
      data.mainEntity.map((question: { name: string }) => question.name),
      ["Is there Wi-Fi?", "Can I smoke?"],
    )
  })

  test("begin with templates of the legal texts, which can't be published with a mark left", {
    tag: "@both",
  }, async ({ page, site, asStaff, newVisitor, expectProblems }) => {
    expectProblems(/422/)
    const { data: pages } = await asStaff("GET", "/pages?view=edit&active=all")
    const { _id } = pages.find(({ kind }: { kind: string }) => kind === "terms")
    await openScreen(page, `/pages/${_id}`)
    await page.getByText(/chỉ luật sư mới biết/).waitFor()
    await page.getByText(/Cần quyết định trước khi đăng/).waitFor()
    await press(page, "Lưu và đăng")
    await page
      .getByText(/Còn chỗ chưa quyết định: \[\[thuế giá trị gia tăng/)
      .first()
      .waitFor()

    const words = both("<h2>Who we are</h2><p>{{companyName}}</p>", "<h2>Chúng tôi là ai</h2><p>{{companyName}}</p>")
    await asStaff("PUT", `/pages/${_id}`, { content: words, isActive: true })
    const visitor = await newVisitor()
    await visit(visitor, "/")
    await visitor.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click()
    await visitor.getByRole("heading", { level: 1, name: "Terms" }).waitFor()
    await visitor.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Who we are" }).click()
    await expect(visitor).toHaveURL(/\/terms#1$/)
    const answer = await asStaff("PUT", `/pages/${_id}`, { content: { en: words.en } })
    assert.equal(answer.warnings[0].field, "content")
    const english = await site.text("/vi/terms")
    for (const shown of ["Who we are", "Trang này hiện chỉ có bản tiếng Anh"]) assert.ok(english.includes(shown))

    await openScreen(page, `/pages/${_id}`)
    await page.getByRole("button", { name: "Xem: Bản 1" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByText(/được lập giữa bạn và/).waitFor()
    await dialog.getByRole("button", { name: "Đưa vào biểu mẫu" }).click()
    await expect(field(page, "Nội dung · Tiếng Việt")).toContainText("được lập giữa bạn và")
  })
})

test.describe("a notice over the site", () => {
  test("is shown between its days, until the visitor closes it, and moves nothing", {
    tag: "@both",
  }, async ({ page, site, asStaff }) => {
    const notice = page.getByRole("complementary", { name: "Notice" })
    const put = (fields: object) => asStaff("PUT", "/settings/group/notice", fields)
    const noticeText = both("Our office is closed on 2 September.", "Văn phòng nghỉ ngày 2/9.")
    await put({ noticeText, noticeFrom: inDays(1), noticeUntil: inDays(2) })
    await visit(page, "/contact")
    await expect(notice).toHaveCount(0)
    await put({ noticeFrom: inDays(-1), noticeUntil: inDays(0) })
    assert.match(await site.text("/vi/contact"), /<aside[^>]*data-notice.*Văn phòng nghỉ ngày 2\/9\.<\/p>/)
    await reload(page)
    await expect(notice).toContainText("Our office is closed on 2 September.")
    await notice.getByRole("button", { name: "Close this notice" }).click()
    await expect(notice).toHaveCount(0)
    await page.addInitScript(() => {
      const seen = window as { shift?: number }
      seen.shift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift = (seen.shift ?? 0) + (entry as { value?: number }).value!
      }).observe({ type: "layout-shift", buffered: true })
    })
    await visit(page, "/tours", "networkidle")
    await expect(notice).toHaveCount(0)
    assert.ok((await page.evaluate(() => (window as { shift?: number }).shift ?? 1)) < 0.01)
    await put({ noticeFrom: inDays(-2), noticeUntil: inDays(-1) })
    assert.doesNotMatch(await site.text("/contact"), /data-notice/)
  })
})
