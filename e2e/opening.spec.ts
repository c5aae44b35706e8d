import assert from "node:assert/strict"
import { expect, test, visit } from "./fixtures.ts"
import { openToday } from "./staff-screens.ts"

test.use({ siteOptions: { env: { DEMO: "0" } } })

test.describe("a new company", () => {
  test("works through its list, sees its site before anyone else, and opens it", { tag: "@both" }, async ({
    page,
    newVisitor,
    site,
  }) => {
    const visitor = await newVisitor()
    await visit(visitor, "/vi/tours")
    await visitor.waitForURL("**/vi/soon")
    await visitor.getByText("Sắp mở cửa").waitFor()
    assert.equal(await visitor.locator("meta[name=robots]").getAttribute("content"), "noindex")
    assert.equal(await visitor.getByRole("navigation").count(), 0)

    await openToday(page)
    await page.getByRole("heading", { name: "Trước khi mở trang" }).waitFor()
    await page.getByRole("link", { name: "Đặt tên công ty" }).click()
    await page.getByLabel("Tên công ty · Tiếng Việt").fill("Sông Xanh Travel")
    await page.getByLabel("Tên công ty · Tiếng Anh").fill("Song Xanh Travel")
    await page.getByRole("button", { name: "Lưu", exact: true }).click()
    await page.getByText("Đã lưu", { exact: true }).waitFor()
    await visit(visitor, "/soon")
    await visitor.getByRole("heading", { level: 1, name: "Song Xanh Travel" }).waitFor()

    await page.goto("/staff")
    const named = page.getByRole("link", { name: "Đặt tên công ty" })
    await named.getByRole("img", { name: "xong", exact: true }).waitFor()
    const [preview] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("button", { name: "Xem trang" }).click(),
    ])
    await preview.waitForURL(`${site.origin}/`)
    await preview.getByRole("navigation").first().waitFor()
    await preview.close()

    await page.getByRole("button", { name: "Mở trang" }).click()
    const question = page.getByRole("dialog", { name: "Mở trang?" })
    await question.getByText("Thêm logo").or(question.getByText("Đăng tour đầu tiên")).first().waitFor()
    await question.getByRole("button", { name: "Mở trang" }).click()
    await expect(page.getByRole("heading", { name: "Trước khi mở trang" })).toHaveCount(0)
    await visit(visitor, "/vi/tours")
    await visitor.getByRole("heading", { level: 1 }).waitFor()
    assert.equal(new URL(visitor.url()).pathname, "/vi/tours")
    await visit(visitor, "/soon")
    assert.equal(new URL(visitor.url()).pathname, "/")
  })
})
