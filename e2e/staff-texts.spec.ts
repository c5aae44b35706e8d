import assert from "node:assert/strict"
import type { Locator } from "@playwright/test"
import { expect, test, visit } from "./fixtures.ts"
import { openScreen } from "./staff-screens.ts"

test.use({ siteOptions: {} })

/** As Word puts a table with a picture beside it into the clipboard. */
const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
  <p class=MsoNormal>Giá theo mùa<o:p></o:p></p>
  <table class=MsoTableGrid border=1 style='border-collapse:collapse;mso-table-layout-alt:fixed'>
    <tr><td width=200 style='border:solid windowtext 1.0pt'><p class=MsoNormal><b>Mùa<o:p></o:p></b></p></td>
      <td><p class=MsoNormal><b>Giá một khách</b></p></td></tr>
    <tr><td><p class=MsoNormal>Mùa lúa chín</p></td><td><p class=MsoNormal>1.900.000 ₫</p></td></tr>
    <tr><td colspan=2><p class=MsoNormal>Trẻ em dưới 5 tuổi miễn phí</p></td></tr>
  </table>
  <p class=MsoNormal><img width=200 src="file:///C:/Temp/msohtmlclip1/image001.png"></p>
<!--EndFragment--></body></html>`

/** As Excel puts cells into the clipboard. */
const FROM_EXCEL = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel">
<head><meta name=ProgId content=Excel.Sheet><style>
  <!--table {mso-displayed-decimal-separator:"\\,";} .xl65 {mso-number-format:"\\#\\,\\#\\#0";}-->
</style></head><body link="#0563C1" vlink="#954F72">
<table border=0 cellpadding=0 cellspacing=0 width=320 style='border-collapse:collapse;width:240pt'>
<!--StartFragment--><colgroup><col width=200 style='mso-width-source:userset'><col width=120></colgroup>
  <tr height=20 style='height:15.0pt'><td height=20 width=200>Mùa</td><td width=120>Giá một khách</td></tr>
  <tr height=20 style='height:15.0pt'><td height=20>Mùa lúa chín</td><td class=xl65 align=right x:num="1900000">1.900.000 ₫</td></tr>
  <tr height=20 style='height:15.0pt'><td colspan=2 height=20>Trẻ em dưới 5 tuổi miễn phí</td></tr>
<!--EndFragment--></table></body></html>`

const paste = (target: Locator, html: string) =>
  target.evaluate((element, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData("text/html", html)
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }))
  }, html)

test.describe("texts in the back office", () => {
  test("publish a tour in Vietnamese only, whose English page says so", async ({ page }) => {
    const slug = `chieu-tren-song-${crypto.randomUUID().slice(0, 8)}`
    await openScreen(page, "/tours")
    await page.getByRole("link", { name: "Thêm mới" }).click()
    await page.getByLabel("Tên · Tiếng Việt").fill("Chiều trên sông Hồng")
    await page.getByLabel("Chủ đề").click()
    await page.getByRole("option", { name: /Văn hóa/ }).click()
    await page.getByLabel("Mô tả · Tiếng Việt").fill("Ta chèo thuyền qua bãi giữa.")
    await page.getByRole("textbox", { name: "Người lớn *" }).fill("35")
    await page.getByLabel("Đường dẫn").fill(slug)
    await page.getByRole("button", { name: "Lưu và đăng", exact: true }).click()
    await page.waitForURL(/\/staff\/tours\/[0-9a-f-]{36}$/)
    await visit(page, `/tour/${slug}`)
    const title = page.getByRole("heading", { level: 1, name: "Chiều trên sông Hồng" })
    await expect(title).toHaveAttribute("lang", "vi")
    await expect(page.getByText("This page is only available in Vietnamese so far.")).toBeVisible()
    await expect(page.getByText("Ta chèo thuyền qua bãi giữa.").last()).toBeVisible()
    await visit(page, `/vi/tour/${slug}`)
    await expect(title).toHaveAttribute("lang", "vi")
    await expect(page.getByText("chỉ có bản")).toHaveCount(0)
  })

  for (const [program, html, lost, tag] of [
    ["Word", FROM_WORD, "Những phần không dán được: ảnh (chèn lại bằng nút Chèn ảnh).", "@phone"],
    ["Excel", FROM_EXCEL, undefined, "@desktop"],
  ] as const)
    test(`keep a table that is pasted from ${program}, and name what is lost`, { tag }, async ({ page }) => {
      const title = `Giá theo mùa ${program} ${crypto.randomUUID().slice(0, 8)}`
      await openScreen(page, "/blogs/create")
      await page.getByLabel("Tên · Tiếng Việt").fill(title)
      await page.getByRole("combobox", { name: "Chuyên mục" }).click()
      await page.getByRole("option", { name: "Ẩm thực" }).click()
      await page.keyboard.press("Escape")
      const text = page.getByRole("textbox", { name: "Bài viết · Tiếng Việt" })
      await text.click()
      await paste(text, html)
      if (lost) await page.getByText(lost).waitFor()
      else await expect(page.getByText("Những phần không dán được")).toHaveCount(0)
      await expect(text.getByRole("cell", { name: "1.900.000 ₫" })).toBeVisible()
      await text.getByRole("cell", { name: "1.900.000 ₫" }).click()
      await page.getByRole("button", { name: "Bảng", exact: true }).locator("visible=true").first().click()
      await page.getByRole("menuitem", { name: "Thêm hàng bên dưới" }).click()
      await expect(text.getByRole("row")).toHaveCount(4)
      await page.getByRole("button", { name: "Lưu và đăng" }).click()
      await page.waitForURL(/\/staff\/blogs\/[0-9a-f-]{36}/)
      const link = await page.getByRole("link", { name: "Mở trên trang web" }).getAttribute("href")
      assert.ok(link)
      await visit(page, link)
      const table = page.locator(".article table")
      await expect(table.getByRole("row")).toHaveCount(4)
      await expect(table.getByRole("cell", { name: "Trẻ em dưới 5 tuổi miễn phí" })).toHaveAttribute("colspan", "2")
      await expect(table).toHaveCSS("overflow-x", "auto")
      await expect(page.locator(".article img")).toHaveCount(0)
    })
})
