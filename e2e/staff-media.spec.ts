import assert from "node:assert/strict"
import type { Page } from "@playwright/test"
import sharp from "sharp"
import type { Upload } from "../src/domain/uploads/upload.ts"
import { test as base, expect, hold, hydrated, type TestSite, visit } from "./fixtures.ts"
import { STAFF } from "./site.ts"
import { AXE_VIEWS, checkScreens, checkWithAxe, openScreen } from "./staff-screens.ts"

/** Calls that prepare a journey, and look at what it left. */
async function connect(site: TestSite) {
  const { token } = (await site.call("POST", "/auth/login", STAFF)).data
  const text = (title: string) => ({ en: `<p>${title}</p>`, vi: `<p>${title}</p>` })
  const write = async (title: string, fields: object = {}) => {
    const slug = `post-${crypto.randomUUID()}`
    const post = { slug, title: { en: title, vi: title }, content: text(title), categories: ["food"], ...fields }
    return (await site.call("POST", "/blogs", post, token)).data
  }
  const find = async (id: string) => (await site.call("GET", `/blogs/${id}?view=edit`, undefined, token)).data
  const upload = async (name: string, folder = "blog"): Promise<Upload> => {
    const form = new FormData()
    form.append("folder", folder)
    form.append("image", new File([new Uint8Array(await jpeg())], name))
    const headers = { authorization: `Bearer ${token}` }
    const response = await fetch(`${site.origin}/api/upload/image`, { method: "POST", headers, body: form })
    assert.equal(response.status, 201)
    return (await response.json()).data
  }
  return { write, find, upload }
}

const test = base.extend<object, { api: Awaited<ReturnType<typeof connect>> }>({
  api: [async ({ site }, use) => use(await connect(site)), { scope: "worker" }],
})
test.use({ siteOptions: {} })

/** A portrait, so that a wide crop has something to cut off. */
function jpeg(background = "#0b5d57"): Promise<Buffer> {
  return sharp({ create: { width: 600, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

async function files(...names: string[]) {
  const buffer = await jpeg()
  return names.map((name) => ({ name, mimeType: "image/jpeg", buffer }))
}

const gallery = (page: Page) => page.getByRole("group", { name: "Ảnh khác" })
const cover = (page: Page) => page.getByRole("group", { name: "Ảnh bìa" })

async function save(page: Page) {
  await page.getByRole("button", { name: "Lưu", exact: true }).click()
  await page.getByText("Đã lưu", { exact: true }).waitFor()
}

test.describe("pictures in the back office", () => {
  test("replace those of the pages about the company, or leave a field of colour", async ({ page, newVisitor }) => {
    await openScreen(page, "/settings/pictures")
    const of = (name: string) => page.getByRole("group", { name })
    const shown = of("Trang giới thiệu").getByRole("img")
    await shown.waitFor()
    await of("Trang giới thiệu").getByRole("button", { name: "Bỏ ảnh" }).click()
    await of("Trang giới thiệu")
      .locator("input[type=file]")
      .setInputFiles(await files("office.jpg"))
    await shown.waitFor()
    await of("Trang liên hệ").getByRole("button", { name: "Bỏ ảnh" }).click()
    await save(page)
    const visitor = await newVisitor()
    await visit(visitor, "/about")
    await expect(visitor.locator("main img").first()).toHaveAttribute("src", /\/media\/company\//)
    await visit(visitor, "/vi/contact")
    await expect(visitor.locator("main .color-field")).toBeVisible()
    await visit(visitor, "/login")
    await expect(visitor.locator("main img").first()).toHaveAttribute("src", /\/media\/posters\//)
  })

  test("uploads six pictures at once, shows progress, and saves order and descriptions", { tag: "@phone" }, async ({
    page,
    api,
  }) => {
    const { _id } = await api.write("Six pictures")
    const release = await hold(page, "**/api/upload/image")
    await openScreen(page, `/blogs/${_id}`)
    const chooser = page.waitForEvent("filechooser")
    await gallery(page).getByRole("button", { name: "Chọn từ máy" }).click()
    await (await chooser).setFiles(await files("1.jpg", "2.jpg", "3.jpg", "4.jpg", "5.jpg", "6.jpg"))
    await expect(gallery(page).getByRole("progressbar")).toHaveCount(6)
    await page.getByLabel("Tên · Tiếng Việt").fill("Sáu ảnh")
    await page.getByRole("button", { name: "Lưu", exact: true }).click()
    await page.getByText("Ảnh còn đang tải lên. Bạn đợi xong rồi lưu.").first().waitFor()
    release()
    await expect(gallery(page).getByRole("listitem")).toHaveCount(6)
    await expect(gallery(page).getByText("Thiếu mô tả tiếng Việt")).toHaveCount(6)
    await gallery(page).getByLabel("Mô tả ảnh, tiếng Việt").nth(1).fill("Phở bò")
    await gallery(page).getByLabel("Mô tả ảnh, tiếng Anh").nth(1).fill("Beef noodle soup")
    await gallery(page).getByRole("button", { name: "Đưa ảnh 2 lên trước" }).click()
    await gallery(page).getByRole("button", { name: "Bỏ ảnh 6" }).click()
    await save(page)
    const { images } = await api.find(_id)
    assert.equal(images.length, 5)
    assert.deepEqual(images[0].alt, { en: "Beef noodle soup", vi: "Phở bò" })
  })

  test("says when an upload breaks off, and sends the file again with nothing lost", async ({
    page,
    api,
    expectProblems,
  }) => {
    expectProblems(/ERR_CONNECTION_RESET/)
    const { _id } = await api.write("Broken upload")
    let tries = 0
    await page.route("**/api/upload/image", (route) => {
      const isBroken = route.request().postDataBuffer()?.includes("broken.jpg") && ++tries === 1
      return isBroken ? route.abort("connectionreset") : route.continue()
    })
    await openScreen(page, `/blogs/${_id}`)
    await page.getByLabel("Tên · Tiếng Việt").fill("Vẫn còn nguyên")
    await gallery(page)
      .locator("input[type=file]")
      .setInputFiles(await files("broken.jpg", "whole.jpg"))
    const problem = gallery(page).getByRole("alert")
    await expect(problem).toContainText("Chưa tải được broken.jpg")
    await expect(problem).toContainText("Mất kết nối giữa chừng. Ảnh vẫn còn ở đây: bạn bấm thử lại.")
    await expect(gallery(page).locator("ol").getByRole("listitem")).toHaveCount(1)
    await problem.getByRole("button", { name: "Thử lại" }).click()
    await expect(gallery(page).locator("ol").getByRole("listitem")).toHaveCount(2)
    await expect(problem).toBeHidden()
    await save(page)
    const { images, title } = await api.find(_id)
    assert.deepEqual([images.length, title.vi], [2, "Vẫn còn nguyên"])
  })

  test("says why a file can't be used", async ({ page, api }) => {
    const { _id } = await api.write("Wrong files")
    await openScreen(page, `/blogs/${_id}`)
    const [good] = await files("good.jpg")
    await gallery(page)
      .locator("input[type=file]")
      .setInputFiles([
        good!,
        { name: "note.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-") },
        { name: "huge.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(11 * 1024 * 1024) },
      ])
    await expect(gallery(page).getByText("Chỉ dùng được ảnh JPEG, PNG, WebP hoặc AVIF")).toBeVisible()
    await expect(gallery(page).getByText("Ảnh nặng hơn 10 MB")).toBeVisible()
    await expect(gallery(page).locator("ol").getByRole("listitem")).toHaveCount(1)
    await expect(gallery(page).getByRole("button", { name: "Thử lại" })).toBeHidden()
  })

  test("sends a file again when the session ends in the middle", async ({ page, api, site, expectProblems }) => {
    expectProblems(/status of 401/)
    const { _id } = await api.write("Session ends")
    await openScreen(page, `/blogs/${_id}`)
    await gallery(page).getByText("0 trong tối đa 30 ảnh").waitFor()
    const token = await page.evaluate(() => localStorage.getItem("authToken"))
    await site.call("POST", "/auth/logout", {}, token ?? "")
    await gallery(page)
      .locator("input[type=file]")
      .setInputFiles(await files("later.jpg"))
    const dialog = page.getByRole("dialog", { name: "Phiên đăng nhập đã hết" })
    await dialog.getByLabel("Mật khẩu").fill(STAFF.password)
    await dialog.getByRole("button", { name: "Tiếp tục" }).click()
    await expect(gallery(page).locator("ol").getByRole("listitem")).toHaveCount(1)
  })

  test("keeps the focus point of a cover in view on the public page", async ({ page, api }) => {
    const { image } = await api.upload("focus.jpg")
    const { _id, slug } = await api.write("Focus point", { featuredImage: image })
    await openScreen(page, `/blogs/${_id}`)
    await cover(page)
      .getByRole("button", { name: /Điểm nhấn/ })
      .click()
    const picture = page.getByRole("button", { name: "Bấm để đặt điểm nhấn" })
    const { width, height } = (await picture.boundingBox())!
    await picture.click({ position: { x: width / 2, y: height * 0.1 } })
    await page.getByText("Từ trên xuống: 10 %").waitFor()
    await page.getByRole("button", { name: "Xong" }).click()
    await save(page)
    assert.deepEqual((await api.find(_id)).featuredImage.focus, { x: 50, y: 10 })
    await page.goto(`/blog/${slug}`)
    await hydrated(page)
    const shown = page.locator("img.post-picture")
    await expect(shown).toHaveCSS("object-position", "50% 10%")
    await expect(shown).toHaveAttribute("src", /\/16x9-640-at10\.webp$/)
  })

  test("reuses a picture, says where it is used, and does not delete it there", async ({ page, api }) => {
    const name = `chua-mot-cot-${crypto.randomUUID()}.jpg`
    const { url } = await api.upload(name)
    const { _id } = await api.write("Reused picture")
    await openScreen(page, `/blogs/${_id}`)
    await gallery(page).getByRole("button", { name: "Chọn từ kho ảnh" }).click()
    const dialog = page.getByRole("dialog", { name: "Kho ảnh" })
    await dialog.getByLabel("Tên tệp, tour, bài viết…").fill(name)
    await dialog.getByRole("button", { name: new RegExp(name) }).click()
    await dialog.getByRole("button", { name: "Thêm 1 ảnh" }).click()
    await expect(gallery(page).locator("ol").getByRole("listitem")).toHaveCount(1)
    await save(page)
    assert.equal((await api.find(_id)).images[0].url, url)
    await page.goto(`/staff/uploads?filter=${encodeURIComponent(JSON.stringify({ search: name }))}`)
    await page.getByRole("link", { name: "Reused picture" }).waitFor()
    await page.getByRole("button", { name: `Xóa ${name}` }).click()
    const refusal = page.getByRole("dialog", { name: "Ảnh này đang được dùng" })
    await expect(refusal.getByRole("button", { name: "Xóa ảnh" })).toBeHidden()
    await refusal.getByRole("link", { name: "Reused picture" }).click()
    await page.getByRole("group", { name: "Ảnh bìa" }).waitFor()
  })

  test("adds a picture to the library and deletes it", async ({ page }) => {
    const name = `library-${crypto.randomUUID()}.jpg`
    await openScreen(page, "/uploads")
    await page.locator("input[type=file]").setInputFiles(await files(name))
    await page.getByRole("button", { name: `Xóa ${name}` }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Xóa ảnh" }).click()
    await page.getByText("Đã xóa ảnh.").waitFor()
    await expect(page.getByRole("button", { name: `Xóa ${name}` })).toBeHidden()
  })
})

test.describe("the blog in the back office", () => {
  test(
    "writes, previews and publishes a post with a picture in its text",
    { tag: "@both" },
    async ({ page, context }, { project, retry }) => {
      const title = `Bun cha at noon ${project.name} ${retry}`
      await openScreen(page, "/blogs/create")
      await page.getByLabel("Tên · Tiếng Anh").fill(title)
      await page.getByLabel("Tên · Tiếng Việt").fill("Bún chả buổi trưa")
      await page.getByRole("combobox", { name: "Chuyên mục" }).click()
      await page.getByRole("option", { name: "Ẩm thực" }).click()
      await page.keyboard.press("Escape")
      const tabs = page.getByRole("tab", { name: "Tiếng Anh" })
      if (await tabs.isVisible()) await tabs.click()
      const english = page.getByRole("textbox", { name: "Bài viết · Tiếng Anh" })
      await english.click()
      await page.keyboard.type("Smoke from the grill. ")
      await page.getByRole("button", { name: "Chèn ảnh" }).locator("visible=true").last().click()
      const dialog = page.getByRole("dialog", { name: "Chèn ảnh" })
      await dialog.locator("input[type=file]").setInputFiles(await files("bun-cha.jpg"))
      await dialog.getByLabel("Ảnh này có gì").fill("A grill on the pavement")
      await dialog.getByRole("button", { name: "Chèn", exact: true }).click()
      await expect(english.getByRole("img", { name: "A grill on the pavement" })).toBeVisible()
      await page.getByRole("button", { name: "Lưu nháp" }).click()
      await page.waitForURL(/\/staff\/blogs\/[0-9a-f-]{36}/)
      const opened = context.waitForEvent("page")
      await page.getByRole("button", { name: "Xem thử" }).click()
      const preview = await opened
      await preview.getByRole("heading", { level: 1, name: title }).waitFor()
      await expect(preview.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex")
      await preview.close()
      await page.getByRole("button", { name: "Lưu và đăng" }).click()
      await page.getByText("Đã lưu", { exact: true }).waitFor()
      const link = await page.getByRole("link", { name: "Mở trên trang web" }).getAttribute("href")
      await page.goto(link ?? "")
      const article = page.locator(".article")
      await expect(article).toContainText("Smoke from the grill.")
      await expect(article.getByRole("img", { name: "A grill on the pavement" })).toBeVisible()
    },
  )

  test("keeps a former address working when the slug changes, and deletes a post", async ({ page, api, site }) => {
    const { _id, slug } = await api.write("Moving post")
    await openScreen(page, `/blogs/${_id}`)
    await page.getByLabel("Đường dẫn").fill(`${slug}-moved`)
    await save(page)
    const moved = await fetch(`${site.origin}/blog/${slug}`, { redirect: "manual" })
    assert.deepEqual([moved.status, moved.headers.get("location")], [301, `/blog/${slug}-moved`])
    await page.getByRole("main").getByRole("button", { name: "Xóa bài viết" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Đồng ý" }).click()
    await page.waitForURL(/\/staff\/blogs$/)
    assert.equal((await fetch(`${site.origin}/api/blogs/${_id}`)).status, 404)
  })

  test("edits a text that the editor can't show as HTML", async ({ page, api }) => {
    const table = "<table><caption>Bus 9</caption><tbody><tr><td>7:00</td></tr></tbody></table>"
    const { _id } = await api.write("Timetable", { content: { en: table, vi: table } })
    await openScreen(page, `/blogs/${_id}`)
    await expect(page.getByText("Bạn sửa ở đây dưới dạng HTML.").first()).toBeVisible()
  })
})

for (const [language, width] of AXE_VIEWS) {
  test(`the screens of pictures and the blog pass the accessibility checks of axe, in ${language} at ${width} px`, async ({
    page,
    api,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const { image } = await api.upload("axe.jpg")
    const { _id } = await api.write("Axe", { images: [image], featuredImage: { ...image, focus: { x: 20, y: 80 } } })
    await openScreen(page, "", { language })
    await checkScreens(page, ["/blogs/create", "/uploads", "/blogs", `/blogs/${_id}`])
    await page
      .getByRole("button", { name: language === "vi" ? /Điểm nhấn/ : /Focus point/ })
      .first()
      .click()
    await checkWithAxe(page, "focus point")
    await page.keyboard.press("Escape")
    await page.getByRole("button", { name: language === "vi" ? "Chọn từ kho ảnh" : "Choose from the library" }).click()
    await page.getByRole("dialog").getByRole("listitem").first().waitFor()
    await checkWithAxe(page, "library")
  })
}
