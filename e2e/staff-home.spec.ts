import assert from "node:assert/strict"
import { expect, reload, test, visit } from "./fixtures.ts"
import { openScreen } from "./staff-screens.ts"

test.describe("the home page in the back office", () => {
  test("changes words, tours, places and slides, and visitors see them at once", { tag: "@both" }, async ({
    page,
    newVisitor,
    expectProblems,
  }) => {
    expectProblems(/422/)
    const visitor = await newVisitor()
    await visit(visitor, "/vi")
    await openScreen(page, "/settings/home")
    const field = (name: string) => page.getByRole("textbox", { name, exact: true })
    const save = async () => {
      await page.getByRole("button", { name: "Lưu", exact: true }).click()
    }
    await field("Khẩu hiệu · Tiếng Việt").fill("Đi xa, ăn ngon.")
    await field("Khẩu hiệu · Tiếng Anh").fill("Go far, eat well.")
    await field("Tiêu đề trên trình duyệt và công cụ tìm kiếm · Tiếng Việt").fill("Sông Xanh: đi xa, ăn ngon")

    const tours = page.getByRole("group", { name: "Tour, theo thứ tự" })
    for (const typed of ["ha giang", "pho co"]) {
      await tours.getByLabel("Thêm theo tên").fill(typed)
      await page.getByRole("option").first().click()
    }
    const chosen = await tours.getByRole("listitem").allTextContents()
    assert.equal(chosen.length, 2)
    await tours
      .getByRole("button", { name: /^Chuyển lên/ })
      .last()
      .click()

    const link = page.getByLabel("Dẫn đến trang").first()
    await link.fill("https://evil.example")
    await save()
    await page
      .getByText(/Vui lòng chọn một trang trên website này/)
      .first()
      .waitFor()
    await link.fill("tat ca tour")
    await page.getByRole("option", { name: "Tất cả tour", exact: true }).click()
    await save()
    await page.getByText("Đã lưu", { exact: true }).waitFor()

    await reload(visitor)
    await visitor.getByRole("heading", { level: 1, name: "Đi xa, ăn ngon." }).waitFor()
    await expect(visitor).toHaveTitle("Sông Xanh: đi xa, ăn ngon")
    const slides = visitor.getByRole("region", { name: "Hình ảnh luân phiên" })
    await expect(slides.getByRole("link")).toHaveAttribute("href", "/vi/tours")
    const row = visitor.locator("section", { has: visitor.getByRole("heading", { name: /^Tour (được|nổi)/ }) })
    const titles = await row.getByRole("article").getByRole("heading").allTextContents()
    // Cards keep short words together by spaces that don't break.
    const nameOf = (line = "") => line.replace(/^\d\. /, "").replaceAll("\u00A0", " ")
    assert.deepEqual(titles.map(nameOf), [nameOf(chosen[1]), nameOf(chosen[0])])
  })
})
