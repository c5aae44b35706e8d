import assert from "node:assert/strict"
import type { Page } from "@playwright/test"
import sharp from "sharp"
import type { Tour } from "../src/domain/tours/tour.ts"
import { test as base, expect, inDays, type TestSite } from "./fixtures.ts"
import { STAFF } from "./site.ts"
import { AXE_VIEWS, checkScreens, openScreen } from "./staff-screens.ts"

const WALK = "hanoi-old-quarter-street-food-walk"
const both = (en: string, vi: string) => ({ en, vi })

/** Calls that prepare a journey, as staff. */
async function connect(site: TestSite) {
  const { token } = (await site.call("POST", "/auth/login", STAFF)).data
  const as = (method: string, path: string, body?: object) => site.call(method, path, body, token)
  const findEntry = async (id: string) => (await as("GET", `/tours/${id}?view=edit`)).data
  const createTour = async (fields: object = {}): Promise<Tour> => {
    const tour = {
      title: both("Lantern evening", "Đêm đèn lồng"),
      description: both("We walk.", "Ta đi bộ."),
      location: both("Hoi An", "Hội An"),
      category: "culture-heritage",
      duration: { days: 1, nights: 0 },
      pricing: { adult: 40, child: null, currency: "USD" },
      slug: `lantern-evening-${crypto.randomUUID()}`,
    }
    return (await as("POST", "/tours", { ...tour, ...fields })).data
  }
  return { as, findEntry, createTour }
}

const test = base.extend<object, { api: Awaited<ReturnType<typeof connect>> }>({
  api: [async ({ site }, use) => use(await connect(site)), { scope: "worker" }],
})
test.use({ siteOptions: {} })

async function openTour(page: Page, { _id }: { _id: string }) {
  await openScreen(page, `/tours/${_id}`)
  await page.getByLabel("Tên · Tiếng Việt").waitFor()
}

/** Returns pictures that differ, because the same one is stored once. */
function pictures(count: number) {
  const colors = ["#0b5d57", "#c23b22", "#e9a52b", "#24385e", "#e7a5a0", "#7e9f4b"]
  return Promise.all(
    colors.slice(0, count).map(async (background, nth) => ({
      name: `picture-${nth}.png`,
      mimeType: "image/png",
      buffer: await sharp({ create: { width: 64, height: 36, channels: 3, background } })
        .png()
        .toBuffer(),
    })),
  )
}

async function choose(page: Page, label: string, option: string | RegExp) {
  await page.getByLabel(label).click()
  await page.getByRole("option", { name: option }).click()
}

const save = (page: Page, name = "Lưu") => page.getByRole("button", { name, exact: true }).click()
const saved = (page: Page) => page.getByText("Đã lưu", { exact: true }).waitFor()

test.describe("the tour editor", () => {
  test("publishes a tour that is written from nothing, with six pictures, prices and departures", {
    tag: "@both",
  }, async ({ page, api, site }) => {
    await openScreen(page, "/tours")
    await page.getByRole("link", { name: "Thêm mới" }).click()
    const slug = `boat-evening-${crypto.randomUUID().slice(0, 8)}`
    await page.getByLabel("Tên · Tiếng Việt").fill("Chiều trên sông")
    await page.getByLabel("Tên · Tiếng Anh").fill("River afternoon")
    await page.getByLabel("Địa danh trên thẻ · Tiếng Việt").fill("Hội An")
    await page.getByLabel("Địa danh trên thẻ · Tiếng Anh").fill("Hoi An")
    await choose(page, "Chủ đề", /Văn hóa/)
    await page.getByLabel("Giới thiệu ngắn · Tiếng Việt").fill("Một chiều chèo thuyền.")
    await page.getByLabel("Giới thiệu ngắn · Tiếng Anh").fill("An afternoon in a boat.")
    await page.getByLabel("Mô tả · Tiếng Việt").fill("Ta chèo thuyền qua rừng dừa.")
    await page.getByLabel("Mô tả · Tiếng Anh").fill("We row through the palms.")
    await page.getByRole("button", { name: "Thêm ngày" }).click()
    await page.getByLabel("Tiêu đề ngày · Tiếng Việt").fill("Lên thuyền")
    await page.getByLabel("Tiêu đề ngày · Tiếng Anh").fill("Into the boat")
    await page.getByLabel("Nội dung trong ngày · Tiếng Việt").fill("Gặp nhau ở bến.")
    await page.getByLabel("Nội dung trong ngày · Tiếng Anh").fill("We meet at the pier.")
    await page.getByLabel("Chỉ đi theo lịch cố định").check()
    await page.getByRole("textbox", { name: "Người lớn *" }).fill("35")
    await expect(page.getByTestId("quote-total")).toHaveText(/^≈\s[\d.]+\s₫70\s\$$/)
    await page.locator("input[type=file]").setInputFiles(await pictures(6))
    await page.getByText("Ảnh 6", { exact: true }).waitFor()
    await page.getByLabel("Đường dẫn").fill(slug)
    await save(page, "Lưu và đăng")
    await page.waitForURL(/\/staff\/tours\/[0-9a-f-]{36}$/)
    const id = page.url().split("/").at(-1) ?? ""
    const entry = await api.findEntry(id)
    assert.deepEqual(
      [entry.isActive, entry.images.length, entry.pricing.adult, entry.hasDepartures],
      [true, 6, 35, true],
    )
    await page.getByRole("link", { name: "Lên lịch khởi hành" }).click()
    await page.getByRole("button", { name: "Thêm lịch" }).click()
    const dialog = page.getByRole("dialog")
    for (const day of await dialog.getByRole("group", { name: "Các thứ trong tuần" }).getByRole("button").all())
      await day.click()
    await dialog.getByLabel("Từ ngày").fill(inDays(14))
    await dialog.getByLabel("Đến ngày").fill(inDays(15))
    await dialog.getByLabel("Giờ đi").fill("14:00")
    await dialog.getByText(/^2 chuyến đến/).waitFor()
    await dialog.getByRole("button", { name: "Lưu" }).click()
    await page.getByText("Đã lưu. Các ngày đã có trên trang web.").waitFor()
    await page.goto(`/vi/tour/${slug}`)
    await page.getByRole("heading", { name: "Chiều trên sông" }).waitFor()
    await expect(page.getByText("Lên thuyền")).toBeVisible()
    const { data: departures } = await site.call("GET", `/tours/${id}/departures`)
    assert.deepEqual(
      departures.map(({ date }: { date: string }) => date),
      [inDays(14), inDays(15)],
    )
  })

  test("shows a changed price on the public page right after, corrected key by key after a refusal", async ({
    page,
    api,
    site,
  }) => {
    const tour = await api.createTour()
    assert.match(await site.text(`/tour/${tour.slug}`), /\$40/)
    await openTour(page, tour)
    const price = page.getByRole("textbox", { name: "Người lớn *" })
    await price.fill("abc")
    await save(page)
    await expect(page.getByRole("alert").filter({ hasText: "Người lớn" })).toBeFocused()
    await price.clear()
    await price.pressSequentially("44,00")
    await expect(price).toHaveValue("44,00")
    await save(page)
    await saved(page)
    const html = await site.text(`/tour/${tour.slug}`)
    assert.match(html, /\$44/)
    assert.doesNotMatch(html, /\$40/)
  })

  test("merges the changes of two people, and asks where both changed the same", async ({
    page,
    api,
    expectProblems,
  }) => {
    expectProblems(/status of 409/)
    const tour = await api.createTour()
    await openTour(page, tour)
    await page.getByLabel("Tên · Tiếng Việt").fill("Bản của tôi")
    await page.getByLabel("Mô tả · Tiếng Việt").fill("Mô tả của tôi")
    await page.getByLabel("Mô tả · Tiếng Anh").fill("My description")
    await api.as("PUT", `/tours/${tour._id}`, {
      title: both("Lantern evening", "Bản của người kia"),
      description: both("We walk.", "Mô tả của người kia"),
      position: 9,
    })
    await save(page)
    const dialog = page.getByRole("dialog", { name: "Có người khác vừa sửa nội dung này" })
    await expect(dialog.getByRole("radiogroup")).toHaveCount(2)
    await dialog
      .getByRole("radiogroup", { name: "Tên · Tiếng Việt" })
      .getByLabel(/Bản của người kia/)
      .check()
    await dialog.getByRole("button", { name: "Lưu theo lựa chọn" }).click()
    await page.getByText(/Đã lưu, gộp với thay đổi/).waitFor()
    const { title, description, position } = await api.findEntry(tour._id)
    assert.deepEqual(
      [title, description, position],
      [both("Lantern evening", "Bản của người kia"), both("My description", "Mô tả của tôi"), 9],
    )
    await expect(page.getByLabel("Tên · Tiếng Việt")).toHaveValue("Bản của người kia")
  })

  test("keeps everything typed when a conflict is left open, and when the session ends", async ({
    page,
    api,
    site,
    expectProblems,
  }) => {
    expectProblems(/status of 4(01|09)/)
    const tour = await api.createTour()
    await openTour(page, tour)
    await page.getByLabel("Tên · Tiếng Việt").fill("Chưa lưu")
    await api.as("PUT", `/tours/${tour._id}`, { title: both("Lantern evening", "Khác") })
    const token = await page.evaluate(() => localStorage.getItem("authToken"))
    await site.call("POST", "/auth/logout", {}, token ?? "")
    await save(page)
    const session = page.getByRole("dialog", { name: "Phiên đăng nhập đã hết" })
    await session.getByLabel("Mật khẩu").fill(STAFF.password)
    await session.getByRole("button", { name: "Tiếp tục" }).click()
    await page.getByRole("button", { name: "Quay lại bài của tôi" }).click()
    await expect(page.getByLabel("Tên · Tiếng Việt")).toHaveValue("Chưa lưu")
    assert.equal((await api.findEntry(tour._id)).title.vi, "Khác")
    await save(page)
    await page.getByRole("button", { name: "Lưu theo lựa chọn" }).click()
    await page.getByText(/Đã lưu, gộp với thay đổi/).waitFor()
    assert.equal((await api.findEntry(tour._id)).title.vi, "Chưa lưu")
  })

  test("shows what is refused beside the field and in a summary that leads there", { tag: "@phone" }, async ({
    page,
    api,
    expectProblems,
  }) => {
    expectProblems(/status of 422/)
    const tour = await api.createTour({
      itinerary: [{ title: both("One", "Một"), description: both("Text", "Chữ"), meals: [] }],
    })
    await openTour(page, tour)
    const summary = page.getByRole("alert").filter({ hasText: "Chưa lưu được" })
    await page.getByRole("textbox", { name: "Người lớn *" }).fill("4")
    await save(page)
    await expect(summary.getByRole("listitem")).toHaveText("Giá · Người lớn: Số tiền này có đúng không?")
    await page.getByRole("textbox", { name: "Người lớn *" }).fill("40")
    for (const language of ["Anh", "Việt"]) await page.getByLabel(`Tiêu đề ngày · Tiếng ${language}`).fill("")
    await page.getByLabel("Đường dẫn").fill("Sai đường dẫn")
    await save(page)
    await expect(summary.getByRole("listitem")).toHaveCount(2)
    await expect(page.getByLabel("Đường dẫn")).toHaveAccessibleDescription(/chữ thường không dấu/)
    await summary.getByRole("button", { name: "Lịch trình 1 · Tên · Tiếng Việt" }).click()
    await expect(page.getByLabel("Tiêu đề ngày · Tiếng Việt")).toBeFocused()
    await page.getByLabel("Tiêu đề ngày · Tiếng Việt").fill("Ngày một")
    await page.getByLabel("Đường dẫn").fill(`${tour.slug}-2`)
    await save(page)
    await saved(page)
    await expect(summary).toBeHidden()
  })

  test("folds what few tours need, until it has content or is looked for", { tag: "@both" }, async ({ page, api }) => {
    const plain = await api.createTour()
    await openTour(page, plain)
    const age = page.getByLabel("Tuổi nhỏ nhất")
    await expect(age).toBeHidden()
    await page.getByRole("navigation", { name: "Các mục" }).getByRole("button", { name: "Thông tin nhanh" }).click()
    await age.fill("8")
    await save(page)
    await saved(page)
    assert.equal((await api.findEntry(plain._id)).facts.minAge, 8)
    await page.reload()
    await expect(age).toHaveValue("8")
  })

  test("redirects the old address of a tour, and says so", async ({ page, api }) => {
    const tour = await api.createTour()
    await openTour(page, tour)
    await page.getByLabel("Đường dẫn").fill(`${tour.slug}-moved`)
    await expect(page.getByRole("alert").filter({ hasText: tour.slug })).toContainText("vẫn vào được")
    await save(page)
    await saved(page)
    await page.goto(`/tour/${tour.slug}`)
    await page.waitForURL(`**/tour/${tour.slug}-moved`)
  })

  test("previews a draft, which nobody else can see", async ({ page, api, newVisitor, expectProblems }) => {
    expectProblems(/status of 404/)
    const tour = await api.createTour({ isActive: false })
    await openTour(page, tour)
    const opened = page.context().waitForEvent("page")
    await page.getByRole("button", { name: "Xem thử" }).click()
    const preview = await opened
    await preview.getByRole("heading", { name: "Lantern evening" }).waitFor()
    await expect(preview.getByText(/Visitors can't see this page yet/)).toBeVisible()
    const response = await preview.request.get(preview.url())
    assert.equal(response.headers()["cache-control"], "no-store")
    assert.match(await response.text(), /<meta name="robots" content="noindex"/)
    const visitor = await newVisitor()
    for (const query of ["", "?preview=1.wrong"]) {
      const answer = await visitor.goto(`${new URL(preview.url()).origin}/tour/${tour.slug}${query}`)
      assert.equal(answer?.status(), 404)
      await expect(visitor.getByText("We walk.")).toHaveCount(0)
    }
  })

  test("keeps unsaved changes when Back closes a dialog of the editor", async ({ page, api }) => {
    const tour = await api.createTour({ isFeatured: true })
    await openTour(page, tour)
    await page.getByLabel("Tên · Tiếng Anh").fill("Lantern night")
    await page.getByRole("button", { name: "Chọn từ kho ảnh" }).click()
    await page.getByRole("dialog").waitFor()
    await page.goBack()
    await page.getByRole("dialog").waitFor({ state: "detached" })
    await expect(page.getByLabel("Tên · Tiếng Anh")).toHaveValue("Lantern night")
  })

  test("asks whether a text still holds after its translation has changed, until staff have answered", async ({
    page,
    api,
  }) => {
    const tour = await api.createTour({ images: [], isFeatured: true })
    await openTour(page, tour)
    await page.getByLabel("Tên · Tiếng Anh").fill("Lantern night")
    await save(page)
    await saved(page)
    await page.getByText("Bản tiếng Anh đã sửa sau đó. Bản tiếng Việt còn đúng không?").waitFor()
    assert.equal((await api.findEntry(tour._id)).outdated.length, 1)
    await page.getByRole("button", { name: "Vẫn đúng" }).click()
    await save(page)
    await expect(page.getByText("Đã lưu mọi thay đổi")).toBeVisible()
    await expect.poll(async () => (await api.findEntry(tour._id)).outdated).toEqual([])
  })

  test("duplicates a tour as a draft, and archives one", async ({ page, api, site }) => {
    const tour = await api.createTour()
    await openScreen(page, `/tours/create?from=${tour._id}`)
    await expect(page.getByLabel("Tên · Tiếng Anh")).toHaveValue("Lantern evening (copy)")
    await save(page, "Lưu nháp")
    await page.waitForURL(/\/staff\/tours\/[0-9a-f-]{36}$/)
    const copy = await api.findEntry(page.url().split("/").at(-1) ?? "")
    assert.deepEqual([copy.isActive, copy.isArchived, copy.pricing.adult], [false, false, 40])
    await page.goto(`/staff/tours/${tour._id}`)
    await page.getByRole("radio", { name: /Lưu trữ/ }).check()
    await save(page)
    await saved(page)
    assert.equal((await api.findEntry(tour._id)).isArchived, true)
    assert.equal((await fetch(`${site.origin}/tour/${tour.slug}`)).status, 404)
  })
})

test.describe("the editors of transfers, products and categories", () => {
  test("price a transfer by vehicle, with the quote of a party beside it", { tag: "@both" }, async ({
    page,
    api,
    site,
  }) => {
    const [{ _id, slug }] = (await site.call("GET", "/transfers?view=card&type=airport&limit=1")).data
    await openScreen(page, `/transfers/${_id}`)
    await expect(page.getByLabel("Tên · Tiếng Anh")).not.toHaveValue("")
    const price = page.getByRole("textbox", { name: "Giá trọn chuyến" }).first()
    await price.fill("17,5")
    await expect(page.getByTestId("quote-total")).toHaveText(/^≈\s[\d.]+\s₫17,50\s\$$/)
    await page.getByRole("spinbutton", { name: "Vali lớn" }).fill("3")
    await expect(page.getByTestId("quote-total")).not.toHaveText(/17,50/)
    await save(page)
    await saved(page)
    const { pricing } = (await api.as("GET", `/transfers/${_id}?view=edit`)).data
    assert.equal(pricing.vehicles[0].price, 17.5)
    assert.match(await site.text(`/transfer/${slug}`), /\$17\.50/)
  })

  test("add a vehicle, and refuse to delete one that is in use", async ({ page, api, expectProblems }) => {
    expectProblems(/status of 409/)
    const code = `coach-${crypto.randomUUID().slice(0, 8)}`
    await openScreen(page, "/transfers")
    await page.getByRole("link", { name: "Các loại xe" }).click()
    await page.getByRole("button", { name: "Thêm loại xe" }).click()
    const dialog = page.getByRole("dialog", { name: "Thêm loại xe" })
    await dialog.getByLabel(/^Mã/).fill(code)
    await dialog.getByLabel("Tên · Tiếng Việt").fill(`Xe ${code}`)
    await dialog.getByLabel("Tên · Tiếng Anh").fill(`Coach ${code}`)
    await dialog.getByLabel("Số chỗ").fill("29")
    await dialog.getByLabel("Số khách").fill("27")
    await dialog.getByLabel("Hành lý lớn").fill("4")
    await dialog.getByRole("button", { name: "Thêm dòng" }).click()
    await dialog.getByLabel("Số khách").last().fill("18")
    await dialog.getByLabel("Hành lý lớn").last().fill("18")
    await dialog.getByRole("button", { name: "Lưu" }).click()
    await page.getByText(`Xe ${code}`).waitFor()
    await expect(page.getByRole("button", { name: `Xe ${code}` })).toContainText(
      "27 khách với 4 hành lý lớn, 18 khách với 18",
    )
    const { data } = await api.as("GET", "/transfers/seats?view=edit")
    assert.ok(data.some((vehicle: { code: string }) => vehicle.code === code))
    await page.getByText("Xe 4 chỗ").click()
    await page.getByRole("button", { name: "Xóa" }).click()
    await expect(page.getByRole("dialog").getByRole("alert")).not.toBeEmpty()
  })

  test("add an extra and a destination", async ({ page, api }) => {
    const name = `Extra ${crypto.randomUUID().slice(0, 8)}`
    await openScreen(page, "/products/create")
    await page.getByLabel("Tên · Tiếng Anh").fill(name)
    await page.getByLabel("Địa danh trên thẻ · Tiếng Anh").fill("Hanoi")
    await page.getByLabel("Mô tả · Tiếng Anh").fill("A raincoat for a day.")
    await page.getByRole("radio", { name: "sản phẩm" }).check()
    await page.getByRole("textbox", { name: "Người lớn *" }).fill("3")
    await page.getByRole("spinbutton", { name: "Số lượng" }).fill("4")
    await expect(page.getByTestId("quote-total")).toHaveText(/^≈\s[\d.]+\s₫12\s\$$/)
    await save(page, "Lưu và đăng")
    await page.waitForURL(/\/staff\/products\/[0-9a-f-]{36}$/)
    const product = (await api.as("GET", `/products/${page.url().split("/").at(-1)}?view=edit`)).data
    assert.deepEqual([product.title.en, product.pricing.per, product.isActive], [name, "item", true])

    await page.goto("/staff/tourCategories")
    await page.getByRole("link", { name: "Điểm đến" }).click()
    await page.getByRole("link", { name: "Thêm mới" }).click()
    await page.getByLabel("Tên · Tiếng Anh").fill(`Place ${name}`)
    await page.getByLabel("Hiện trên trang").check()
    await save(page)
    await page.waitForURL(/\/staff\/places\/[0-9a-f-]{36}$/)
    const place = (await api.as("GET", `/categories/${page.url().split("/").at(-1)}?view=edit`)).data
    assert.deepEqual([place.name.en, place.isActive], [`Place ${name}`, true])
  })
})

test.describe("the content screens", () => {
  for (const [language, width] of AXE_VIEWS) {
    test(`pass the accessibility checks of axe, in ${language} at ${width} px`, async ({ page, api, site }) => {
      await page.setViewportSize({ width, height: 900 })
      const walk: { _id: string } = (await site.call("GET", `/tours/slug/${WALK}`)).data
      const { _id } = await api.createTour()
      await api.as("PUT", `/tours/${_id}`, { title: { en: "Changed", vi: "Đêm đèn lồng" } })
      await openScreen(page, "", { language })
      const [transfer] = (await site.call("GET", "/transfers?view=card&limit=1")).data
      const [product] = (await site.call("GET", "/products?view=card&limit=1")).data
      await checkScreens(page, [
        ...["/tours", `/tours/${walk._id}`, `/tours/${_id}`, "/tours/create"],
        ...["/transfers", `/transfers/${transfer._id}`, "/vehicles", "/products", `/products/${product._id}`],
        ...["/tourCategories", "/places/create", "/transferCategories/create"],
      ])
    })
  }
})
