import assert from "node:assert/strict"
import type { Page } from "@playwright/test"
import { type TestSite, test, visit } from "./fixtures.ts"

const anna = { name: "Anna Lindqvist", email: "anna.lindqvist@example.com", phone: "+46 70 123 45 67" }
const lan = { name: "Nguyễn Thị Lan", email: "lan@example.com", phone: "0987 654 321", password: "lụa đỏ" }

/** The browser logs the missing network and the offline page's 503. */
const EXPECTED = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503|Failed to fetch/

test.use({ siteOptions: {}, serviceWorkers: "allow" })
test.beforeEach(({ expectProblems }) => expectProblems(EXPECTED))

const book = async (site: TestSite, { name, email, phone }: typeof anna, token?: string) => {
  const [tour] = (await site.call("GET", "/tours?search=street%20food&limit=1")).data
  const travelDate = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
  const { data } = await site.call("GET", `/tours/${tour._id}/departures`)
  const dated = data[5] ? { travelDate: data[5].date, departureId: data[5]._id } : { travelDate }
  const order = {
    productId: tour._id,
    productType: "tour",
    travelers: 1,
    ...dated,
    customerInfo: { name, email, phone },
  }
  return { tour, ...(await site.call("POST", "/bookings", order, token)) }
}

/** Waits until an address is in the service worker's caches; with `isKept` false, until no personal data is. */
const untilKept = (page: Page, address: string) => page.evaluate(untilInPage, [address, true] as const)
const untilForgotten = (page: Page) => page.evaluate(untilInPage, ["personal", false] as const)
const untilInPage = async ([name, isKept]: readonly [string, boolean]) => {
  const now = async () => (isKept ? (await caches.match(name, { ignoreVary: true })) !== undefined : caches.has(name))
  while ((await now()) !== isKept) await new Promise((resume) => setTimeout(resume, 50))
}
const personalKept = (page: Page) =>
  page.evaluate(async () =>
    (await caches.has("personal")) ? (await (await caches.open("personal")).keys()).length : 0,
  )

test.describe("without a network", () => {
  test("a guest reads the booking and the tour that were opened, and else what was kept", async ({ page, site }) => {
    const { tour, booking, guestToken } = await book(site, anna)
    await visit(page, "/")
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await visit(page, `/bookings/${booking._id}#booked=${guestToken}`)
    await page.getByText(booking.reference).waitFor()
    await untilKept(page, `/bookings/${booking._id}`)
    await untilKept(page, `/api/bookings/${booking._id}`)
    await visit(page, `/tour/${tour.slug}`)
    await untilKept(page, `/tour/${tour.slug}`)

    await page.context().setOffline(true)
    await visit(page, `/bookings/${booking._id}`)
    await page.getByRole("heading", { name: "We have your request" }).waitFor()
    await visit(page, `/tour/${tour.slug}`)
    await page.getByRole("heading", { level: 1, name: tour.title.en }).waitFor()
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

  test("nothing personal is left after signing out", async ({ page, site }) => {
    const { data } = await site.call("POST", "/auth/register", lan)
    const { booking } = await book(site, lan, data.token)
    await visit(page, "/")
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await page.evaluate((token) => localStorage.setItem("authToken", token), data.token)
    await visit(page, `/bookings/${booking._id}`)
    await page.getByText(booking.reference).waitFor()
    await untilKept(page, `/api/bookings/${booking._id}`)
    assert.ok((await personalKept(page)) > 0)
    await visit(page, "/profile")
    await page.getByRole("main").getByRole("button", { name: "Sign out" }).click()
    await untilForgotten(page)
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
    for (const secret of [booking.reference, lan.email, data.token]) assert.ok(!texts.includes(secret), secret)
    assert.deepEqual(await page.evaluate(async () => (await indexedDB.databases()).length), 0)
  })
})
