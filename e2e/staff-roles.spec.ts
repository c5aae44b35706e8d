import assert from "node:assert/strict"
import type { Page } from "@playwright/test"
import type { Booking } from "../src/domain/bookings/booking.ts"
import type { StaffDeparture } from "../src/domain/departures/departure.ts"
import { AREAS, STAFF_ROLE_NAMES, STAFF_ROLES, type StaffRole } from "../src/lib/roles.ts"
import { test as base, expect, inDays, type TestSite } from "./fixtures.ts"
import { STAFF } from "./site.ts"
import { AXE_VIEWS, checkWithAxe, goToScreen, openScreen } from "./staff-screens.ts"

const PASSWORD = "a password of a colleague"

type Colleague = { _id: string; name: string; email: string; password: string }

/** Calls that prepare a journey, and a colleague of each role. */
async function connect(site: TestSite) {
  const { token } = (await site.call("POST", "/auth/login", STAFF)).data
  const cards: { _id: string; hasDepartures: boolean }[] = (await site.call("GET", "/tours?view=card")).data
  const tour = cards.find(({ hasDepartures }) => hasDepartures)
  assert.ok(tour)
  let made = 0
  const employ = async (role: StaffRole, name: string = STAFF_ROLES[role].name.vi): Promise<Colleague> => {
    const person = { name, email: `${role}-${++made}@ghe.example`, password: PASSWORD }
    const { _id } = (await site.call("POST", "/users", { ...person, role }, token)).data
    return { _id, ...person }
  }
  let minute = 0
  const depart = async (changes: object): Promise<StaffDeparture> => {
    const startTime = `23:${String(10 + ++minute)}`
    const body = { tourId: tour._id, date: inDays(9), startTime, capacity: 12, ...changes }
    return (await site.call("POST", "/departures", body, token)).data
  }
  const book = async ({ _id, date }: StaffDeparture, name: string): Promise<Booking> => {
    const customerInfo = { name, email: `${crypto.randomUUID()}@mail.example`, phone: "+84912345678" }
    const order = { productId: tour._id, productType: "tour", travelDate: date, departureId: _id, travelers: 2 }
    const asked = { ...order, customerInfo, afterClosing: true, confirm: true }
    return (await site.call("POST", "/bookings", asked, token)).booking
  }
  const departure = await depart({})
  return { employ, depart, book, departure, booking: await book(departure, "Emma Jones"), token }
}

const test = base.extend<object, { api: Awaited<ReturnType<typeof connect>> }>({
  api: [async ({ site }, use) => use(await connect(site)), { scope: "worker" }],
})
test.use({ siteOptions: {} })

/** Collects what the API refuses while screens are opened. */
function watchRefusals(page: Page): string[] {
  const refused: string[] = []
  page.on("response", (answer) => {
    if (answer.url().includes("/api/") && answer.status() >= 400)
      refused.push(`${answer.status()} ${answer.request().method()} ${new URL(answer.url()).pathname}`)
  })
  return refused
}

const may = (role: StaffRole, area: keyof typeof AREAS) => (AREAS[area] as readonly string[]).includes(role)

test.describe("roles in the back office", () => {
  for (const role of STAFF_ROLE_NAMES) {
    test(`offers ${role} no screen that the API refuses`, async ({ page, api }) => {
      const refused = watchRefusals(page)
      await openScreen(page, "", { person: await api.employ(role) })
      const menu = page.getByRole("menu")
      await menu.getByRole("menuitem", { name: "Hôm nay" }).waitFor()
      const addresses = await menu
        .getByRole("menuitem")
        .evaluateAll((items) => items.map((item) => item.getAttribute("href") ?? ""))
      assert.equal(addresses.includes("/staff/users"), role === "admin")
      assert.equal(addresses.includes("/staff/tours"), may(role, "content"))
      assert.equal(addresses.includes("/staff/bookings"), may(role, "bookings"))
      assert.equal(addresses.length === 1, role === "guide")
      const records = [
        ...(may(role, "bookings") ? [`/bookings/${api.booking._id}/show`] : []),
        ...(may(role, "guests")
          ? [`/departures/${api.departure._id}/show`, "/departures/day", "/departures/rides"]
          : []),
        ...(may(role, "sales") ? [`/people/${api.booking._id}/show`, "/bookings/create"] : []),
        ...(may(role, "operations") ? ["/departures/schedules"] : []),
        ...(may(role, "content") ? ["/tours/create", "/vehicles"] : []),
        ...(may(role, "accounts") ? ["/settings/pricing"] : []),
      ]
      for (const path of [...addresses.map((address) => address.replace(/^\/staff/, "")), ...records]) {
        await goToScreen(page, path)
        assert.deepEqual(refused, [], `${role} at ${path}`)
        await expect(page.getByText("không mở được màn hình này"), path).toHaveCount(0)
      }
    })
  }

  test("lets an accountant record a payment, but change neither the booking nor a tour", async ({ page, api }) => {
    const booking = await api.book(api.departure, "Astrid Lindqvist")
    const person = await api.employ("accounts")
    await openScreen(page, `/bookings/${booking._id}/show`, { person })
    await page.getByRole("button", { name: "Ghi khoản thu" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("button", { name: "Lưu" }).click()
    await expect(dialog).toHaveCount(0)
    await page.getByRole("button", { name: "Ghi khoản hoàn" }).waitFor()
    for (const name of ["Sửa", "Hủy", "Đổi ngày", "Ghi lần liên hệ"])
      await expect(page.getByRole("button", { name, exact: true }), name).toHaveCount(0)
    await expect(page.getByRole("link", { name: "Mở chuyến" })).toHaveCount(0)
    await goToScreen(page, "/tours")
    await page.getByText("Vai trò của bạn là Kế toán nên không mở được màn hình này").waitFor()
  })

  test("shows a guide the guests of today's tour and nothing else", { tag: "@both" }, async ({ page, api }) => {
    const guide = await api.employ("guide", "Đỗ Hải Nam")
    const today = await api.depart({ date: inDays(0), guideId: guide._id, vehicle: "29B-411.08" })
    const later = await api.depart({ date: inDays(2), guideId: guide._id })
    const others = await api.depart({ date: inDays(0) })
    await api.book(today, "Emma Jones")
    await api.book(later, "Minh Later")
    await api.book(others, "Anna Elsewhere")
    await openScreen(page, "", { person: guide })
    await page.getByRole("heading", { name: "Các chuyến sắp tới của bạn" }).waitFor()
    await page.getByText("Emma Jones").waitFor()
    await page.getByText("29B-411.08").waitFor()
    await page.getByRole("link", { name: /Gọi .*Emma Jones/ }).waitFor()
    await expect(page.getByText("Minh Later")).toHaveCount(0)
    await expect(page.getByText("Anna Elsewhere")).toHaveCount(0)
    await expect(page.getByRole("combobox", { name: /^Tìm/ })).toHaveCount(0)
    await goToScreen(page, `/departures/${later._id}/show`)
    await page.getByText("Vai trò của bạn là Hướng dẫn viên nên không mở được màn hình này").waitFor()
    await expect(page.getByText("Minh Later")).toHaveCount(0)
  })

  test("assigns a guide with an account by keyboard, and one who is off with a reason", { tag: "@both" }, async ({
    page,
    api,
    site,
  }) => {
    const guide = await api.employ("guide", "Vũ Thu Trang")
    const departure = await api.depart({})
    const add = async (name: string, more: object) =>
      (await site.call("POST", "/resources", { kind: "guide", name, ...more }, api.token)).data
    await add(guide.name, { accountId: guide._id })
    const off = await add("An Nghỉ Phép", {})
    const days = { from: departure.date, to: departure.date }
    await site.call("POST", "/resources/absences", { resourceId: off._id, ...days }, api.token)
    await openScreen(page, `/departures/${departure._id}/show`, { person: await api.employ("operations") })
    const dialog = page.getByRole("dialog")
    const open = () => page.getByRole("button", { name: "Phân hướng dẫn viên" }).press("Enter")
    await open()
    // The free one comes first, although the other's name does.
    await dialog.getByRole("radio").first().press("Space")
    await dialog.getByRole("button", { name: "Phân", exact: true }).press("Enter")
    await expect(dialog).toHaveCount(0)
    await open()
    await dialog.getByText(/^nghỉ /).waitFor()
    await dialog.getByRole("radio", { name: /^An Nghỉ Phép/ }).press("Space")
    await expect(dialog.getByRole("button", { name: "Phân", exact: true })).toBeDisabled()
    await dialog.getByLabel("Lý do vẫn phân").fill("Đổi ca với Trang")
    await page.keyboard.press("Enter")
    await page.getByText("Vẫn phân: Đổi ca với Trang").waitFor()
    const read = async () => (await site.call("GET", `/departures/${departure._id}`, undefined, api.token)).data
    const { guideId, guide: named } = await read()
    assert.deepEqual([guideId, named], [guide._id, "Vũ Thu Trang, An Nghỉ Phép"])
  })

  test("invites with a role that is explained, changes it, and hands over when somebody leaves", async ({
    page,
    api,
    site,
  }) => {
    const heir = await api.employ("sales", "Lê Minh Châu")
    const leaver = await api.employ("sales", "Trần Nghỉ Việc")
    const { data: enquiry } = await site.call(
      "POST",
      "/enquiries",
      { channel: "zalo", name: "Anh Tư", phone: "0912 345 678", message: "Còn chỗ không?", language: "vi" },
      api.token,
    )
    await site.call("PUT", `/contact/${enquiry._id}`, { owner: leaver._id, status: "contacted" }, api.token)
    await openScreen(page, "/users")
    await page.getByRole("button", { name: "Thêm nhân viên" }).click()
    const dialog = page.getByRole("dialog")
    for (const role of STAFF_ROLE_NAMES) await dialog.getByText(STAFF_ROLES[role].about.vi).waitFor()
    await expect(dialog.getByRole("button", { name: "Gửi lời mời" })).toBeDisabled()
    await dialog.getByLabel("Họ tên").fill("Phạm Kế Toán")
    await dialog.getByLabel("Email").fill("ketoan@ghe.example")
    await dialog.getByRole("radio", { name: /^Kế toán/ }).check()
    await dialog.getByRole("button", { name: "Gửi lời mời" }).click()
    await page.getByText("Đã mời: ketoan@ghe.example").waitFor()

    await page.getByRole("button", { name: "Đổi vai trò: Phạm Kế Toán" }).click()
    await dialog.getByRole("radio", { name: /^Kinh doanh/ }).check()
    await dialog.getByRole("button", { name: "Đổi vai trò" }).click()
    await page.getByText("Đã đổi vai trò").waitFor()

    await page.getByRole("button", { name: `Nghỉ việc: ${leaver.name}` }).click()
    await dialog.getByText("Bàn giao 1 yêu cầu chưa xong").waitFor()
    await dialog.getByLabel("Ai nhận các yêu cầu chưa xong?").click()
    await page.getByRole("option", { name: heir.name }).click()
    await dialog.getByRole("button", { name: "Khóa và bàn giao" }).click()
    await page.getByText("Đã khóa tài khoản và bàn giao").waitFor()
    const { owner } = (await site.call("GET", `/enquiries/${enquiry._id}`, undefined, api.token)).data
    assert.equal(owner._id, heir._id)
  })

  for (const [language, width] of AXE_VIEWS) {
    test(`passes the accessibility checks of axe, in ${language} at ${width} px`, async ({ page, api }) => {
      await page.setViewportSize({ width, height: 900 })
      const guide = await api.employ("guide")
      await api.book(await api.depart({ date: inDays(0), guideId: guide._id }), "Emma Jones")
      await openScreen(page, "", { person: guide, language })
      await page.getByText("Emma Jones").waitFor()
      await checkWithAxe(page, "a guide's Today")
      await openScreen(page, "", { person: await api.employ("accounts"), language })
      await page
        .getByRole("heading", { name: language === "vi" ? "Cần hoàn tiền cho khách" : "Refunds to pay" })
        .waitFor()
      await checkWithAxe(page, "an accountant's Today")
    })
  }
})
