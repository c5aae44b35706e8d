import assert from "node:assert/strict"
import type { Page } from "@playwright/test"
import { inDays, store, type TestSite, test, visit } from "./fixtures.ts"
import { STAFF } from "./site.ts"
import { openScreen } from "./staff-screens.ts"

const anna = { name: "Anna Lindqvist", email: "anna.lindqvist@example.com", phone: "+46 70 123 45 67" }
const lan = { name: "Nguyễn Thị Lan", email: "lan@example.com", phone: "0987 654 321", password: "lụa đỏ" }

/** The browser logs the missing network and the offline page's 503. */
const EXPECTED = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503|Failed to fetch/

test.use({ siteOptions: {}, serviceWorkers: "allow" })
test.beforeEach(({ expectProblems }) => expectProblems(EXPECTED))

const book = async (site: TestSite, { name, email, phone }: typeof anna, token?: string) => {
  const [tour] = (await site.call("GET", "/tours?search=street%20food&limit=1")).data
  const order = {
    productId: tour._id,
    productType: "tour",
    travelers: 1,
    travelDate: inDays(40),
    customerInfo: { name, email, phone },
  }
  return { tour, ...(await site.call("POST", "/bookings", order, token)) }
}

/** Sends the booking form that is open, and waits for the confirmation. */
async function sendBooking(page: Page, { name, email, phone }: typeof anna) {
  const main = page.getByRole("main")
  await main.getByLabel("Travel date").fill(inDays(40))
  await main.getByLabel("Full name").fill(name)
  await main.getByLabel("Email").fill(email)
  await main.getByLabel("Phone, Zalo or WhatsApp").fill(phone)
  await main.getByRole("button", { name: "Request this booking" }).click()
  await page.getByRole("heading", { level: 1, name: "We have your request" }).waitFor()
  const reference = (await page.getByTestId("reference").textContent()) ?? ""
  return { reference, _id: new URL(page.url()).pathname.replace("/bookings/", "") }
}

const storedIds = (page: Page) =>
  page.evaluate(() =>
    JSON.parse(localStorage.getItem("ghe-guest-bookings") ?? "[]").map(
      (stored: { bookingId: string }) => stored.bookingId,
    ),
  )

/** Waits until an address is in the service worker's caches; with `isKept` false, until no personal data is. */
const untilKept = (page: Page, address: string) => page.evaluate(untilInPage, [address, true] as const)
const untilForgotten = (page: Page) => page.evaluate(untilInPage, ["personal", false] as const)
const untilInPage = async ([name, isKept]: readonly [string, boolean]) => {
  const now = async () => (isKept ? (await caches.match(name, { ignoreVary: true })) !== undefined : caches.has(name))
  while ((await now()) !== isKept) await new Promise((resume) => setTimeout(resume, 50))
}
/** Runs in the page: returns the scripts and styles that it has loaded. */
const filesInPage = () =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => /^\/assets\/.*\.(js|css)$/.test(path))
const personalKept = (page: Page) =>
  page.evaluate(async () =>
    (await caches.has("personal")) ? (await (await caches.open("personal")).keys()).length : 0,
  )

test.describe("without a network", () => {
  test("a guest can read the booking and tour opened before, and other pages list the stored ones", async ({
    page,
    site,
  }) => {
    const { tour, booking, guestToken } = await book(site, anna)
    await visit(page, "/")
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await visit(page, `/bookings/${booking._id}#booked=${guestToken}`)
    await page.getByText(booking.reference).waitFor()
    await untilKept(page, `/bookings/${booking._id}`)
    await untilKept(page, `/api/bookings/${booking._id}`)
    await visit(page, `/tour/${tour.slug}`)
    await untilKept(page, `/tour/${tour.slug}`)
    for (const file of await page.evaluate(filesInPage)) await untilKept(page, file)

    await page.context().setOffline(true)
    await visit(page, `/bookings/${booking._id}`)
    await page.getByRole("heading", { name: "We have your request" }).waitFor()
    await visit(page, `/tour/${tour.slug}`)
    await page.getByRole("heading", { level: 1, name: tour.title.en }).waitFor()
    // Chromium 150 opens a page with `navigator.onLine` true although it emulates no network: say it again.
    for (const isOffline of [false, true]) await page.context().setOffline(isOffline)
    await page.getByText(/^You are offline\. What you see/).waitFor()
    await page.goto("/about")
    await page.getByRole("heading", { level: 1, name: "You are offline" }).waitFor()
    const saved = page.getByRole("listitem").filter({ hasText: booking.reference })
    assert.match((await saved.textContent()) ?? "", /Awaiting our answer/)
    await page.goto("/vi/about")
    await page.getByRole("heading", { level: 1, name: "Bạn đang ngoại tuyến" }).waitFor()
    await saved.filter({ hasText: "Chờ xác nhận" }).getByRole("link").click()
    await page.getByText(booking.reference).waitFor()

    await page.context().setOffline(false)
    await visit(page, "/bookings")
    await page.getByRole("button", { name: "Remove from this device" }).click()
    await page.getByRole("heading", { name: "Find a booking" }).waitFor()
    await untilForgotten(page)
    assert.equal(await page.getByText(booking.reference).count(), 0)
    assert.equal(await page.evaluate(() => localStorage.getItem("ghe-guest-bookings")), null)
  })

  test("the first page of a first visit is there again, and filters don't replace a list", async ({ page }) => {
    await visit(page, "/vi/tours")
    const first = await page.getByRole("article").first().textContent()
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await untilKept(page, "/vi/tours")
    await visit(page, "/vi/tours?place=hoi-an")
    await page.context().setOffline(true)
    await visit(page, "/vi/tours")
    await page.getByRole("heading", { level: 1, name: "Tour du lịch Việt Nam" }).waitFor()
    assert.equal(await page.getByRole("article").first().textContent(), first)
  })

  test("signing out leaves no personal data", async ({ page, site }) => {
    const { data } = await site.call("POST", "/auth/register", lan)
    const { tour, booking: guestBooking, guestToken } = await book(site, anna)
    await visit(page, "/")
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await visit(page, `/bookings/${guestBooking._id}#booked=${guestToken}`)
    await page.getByText(guestBooking.reference).waitFor()
    await page.evaluate((token) => localStorage.setItem("authToken", token), data.token)
    await visit(page, `/tour/${tour.slug}/book`)
    const booking = await sendBooking(page, lan)
    assert.deepEqual(await storedIds(page), [guestBooking._id])
    await untilKept(page, `/api/bookings/${booking._id}`)
    assert.ok((await personalKept(page)) > 0)
    await visit(page, "/profile")
    await page.getByRole("main").getByRole("button", { name: "Sign out" }).click()
    await untilForgotten(page)
    await visit(page, "/bookings")
    await page.getByRole("heading", { name: "Find a booking" }).waitFor()
    await page.waitForLoadState("networkidle")
    for (const { reference } of [booking, guestBooking]) assert.equal(await page.getByText(reference).count(), 0)
    await page.context().setOffline(true)
    await page.goto(`/bookings/${booking._id}`)
    await page.getByRole("heading", { level: 1, name: "You are offline" }).waitFor()
    assert.equal(await page.getByText(booking.reference).count(), 0)
    const texts = await page.evaluate(async () => {
      const caching = (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name)
        const answers = (await cache.keys()).map(async (key) => (await (await cache.match(key))?.text()) ?? "")
        return (await Promise.all(answers)).join()
      })
      return [...(await Promise.all(caching)), JSON.stringify(localStorage), JSON.stringify(sessionStorage)].join()
    })
    const secrets = [booking, guestBooking].flatMap(({ _id, reference }) => [_id, reference])
    for (const secret of [...secrets, lan.email, data.token, guestToken]) assert.ok(!texts.includes(secret), secret)
    assert.deepEqual(await page.evaluate(async () => (await indexedDB.databases()).length), 0)
  })

  test("staff see the current state of a booking or nothing, and no copy is stored", async ({ page, site }) => {
    const { booking } = await book(site, anna)
    await visit(page, "/")
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await openScreen(page, `/bookings/${booking._id}/show`)
    await page.getByRole("main").getByText(booking.reference).first().waitFor()
    assert.ok(await page.evaluate(() => navigator.serviceWorker.controller !== null))
    assert.equal(await personalKept(page), 0)
    // Opened on the website before, so that there is a copy.
    await visit(page, `/bookings/${booking._id}`)
    await untilKept(page, `/api/bookings/${booking._id}`)
    await page.goto(`/staff/bookings/${booking._id}/show`)
    await page.getByRole("main").getByText(booking.reference).first().waitFor()
    await page.context().setOffline(true)
    const read = (path: string) =>
      fetch(path).then(
        ({ status }) => status,
        () => "no answer",
      )
    assert.equal(await page.evaluate(read, `/api/bookings/${booking._id}`), "no answer")
    await page.context().setOffline(false)
    const secondTab = await page.context().newPage()
    await secondTab.goto(page.url())
    await secondTab.getByRole("main").getByText(booking.reference).first().waitFor()
    await page.getByRole("button", { name: "Staff", exact: true }).click()
    await page.getByRole("menuitem", { name: "Đăng xuất" }).click()
    await secondTab.getByRole("button", { name: "Đăng nhập", exact: true }).waitFor()
    assert.equal(await secondTab.getByText(booking.reference).count(), 0)
    await secondTab.close()
    await page.getByRole("button", { name: "Đăng nhập", exact: true }).waitFor()
    await untilForgotten(page)
  })

  test("a preview of a draft is not stored", async ({ page, site, expectProblems }) => {
    expectProblems(/status of 404/)
    const { token } = (await site.call("POST", "/auth/login", STAFF)).data
    const [draft, tour] = (await site.call("GET", "/tours?search=ha%20long&limit=2")).data
    const { version } = (await site.call("GET", `/tours/${draft._id}?view=edit`, undefined, token)).data
    await site.call("PUT", `/tours/${draft._id}`, { version, isActive: false }, token)
    const preview = (await site.call("GET", `/tours/${draft._id}/preview`, undefined, token)).data.path
    await visit(page, "/")
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await visit(page, preview)
    await page.getByRole("heading", { level: 1, name: draft.title.en }).waitFor()
    await visit(page, `/tour/${tour.slug}`)
    await untilKept(page, `/tour/${tour.slug}`)
    await page.context().setOffline(true)
    await page.goto(`/tour/${draft.slug}`)
    await page.getByRole("heading", { level: 1, name: "You are offline" }).waitFor()
  })

  test("a booking made after the session ended stays on this device", async ({ page, site, expectProblems }) => {
    expectProblems(/status of 40[14]/)
    const { data } = await site.call("POST", "/auth/register", { ...lan, email: "expired@example.com" })
    const [tour] = (await site.call("GET", "/tours?search=street%20food&limit=1")).data
    await store(page, "authToken", data.token)
    await visit(page, `/tour/${tour.slug}/book`)
    await page.waitForLoadState("networkidle")
    await site.call("POST", "/auth/logout", {}, data.token)
    const { _id } = await sendBooking(page, lan)
    assert.deepEqual(await storedIds(page), [_id])
  })
})
