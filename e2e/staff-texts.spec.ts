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

/** As Google Docs puts a document into the clipboard: bold around everything, and weights in spans. */
const FROM_GOOGLE = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">
  <h1 dir="ltr"><span style="font-weight:700">Heading one</span></h1>
  <p dir="ltr"><span style="font-weight:400">Plain words </span><span style="font-weight:700">bold words</span><span
    style="font-style:italic"> italic words</span><span style="font-weight:700;font-style:italic"> both</span></p>
  <h2><span>Heading two</span></h2><ul><li dir="ltr"><p><span>item</span></p></li></ul>
  <p><a href="https://example.com/x"><span style="text-decoration:underline">link text</span></a></p></b>`

/** As Word puts lists into the clipboard: paragraphs with their bullets as text. */
const LISTS_FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment--><h1>Chuẩn bị</h1>
  <p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
    style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
    </span></span></span><![endif]>Hộ chiếu</p>
  <p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;
    </span></span><![endif]>bản gốc</p>
  <p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]>·&nbsp;<![endif]><b>Áo mưa</b></p>
  <p class=MsoNormal>Sau đó:</p>
  <p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;
    </span></span><![endif]>Gọi xe</p>
<!--EndFragment--></body></html>`

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

  test("keep weights, headings and lists that are pasted from Google Docs and Word", async ({ page }) => {
    await openScreen(page, "/blogs/create")
    const text = page.getByRole("textbox", { name: "Bài viết · Tiếng Việt" })
    const pasted = async (html: string) => {
      await text.fill("")
      await paste(text, html)
      return text.evaluate((element) =>
        element.innerHTML.replace(/ (class|id|target|rel|dir)="[^"]*"|<p><br[^>]*><\/p>$/g, ""),
      )
    }
    assert.equal(
      await pasted(FROM_GOOGLE),
      "<h2>Heading one</h2><p>Plain words <strong>bold words</strong><em> italic words</em>" +
        "<strong><em> both</em></strong></p><h3>Heading two</h3><ul><li><p>item</p></li></ul>" +
        '<p><a href="https://example.com/x">link text</a></p>',
    )
    assert.equal(
      await pasted(LISTS_FROM_WORD),
      "<h2>Chuẩn bị</h2><ul><li><p>Hộ chiếu</p><ul><li><p>bản gốc</p></li></ul></li><li><p><strong>Áo mưa</strong></p></li></ul>" +
        "<p>Sau đó:</p><ol><li><p>Gọi xe</p></li></ol>",
    )
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
