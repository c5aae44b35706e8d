import assert from "node:assert/strict"
import type { Page, Route } from "@playwright/test"
import { test, visit } from "./fixtures.ts"

type Recorded = { waits: number[]; limits: number[] }
declare global {
  interface Window {
    recorded: Recorded
  }
}
const recorded = (page: Page) => page.evaluate(() => window.recorded)
const announce = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("settingsUpdated")))
const isRead = (url: string) => new URL(url).pathname.startsWith("/api/")

/** Runs in the page: records timeouts, and shortens the waits between retries. */
function record() {
  const all: Recorded = { waits: [], limits: [] }
  Object.assign(window, { recorded: all })
  const { setTimeout } = window
  const short = (handler: () => void, ms = 0) => {
    if (ms !== [1_000, 2_000, 4_000][all.waits.length]) return setTimeout(handler, ms)
    all.waits.push(ms)
    return setTimeout(handler, 1)
  }
  Object.assign(window, { setTimeout: short })
  const { timeout } = AbortSignal
  AbortSignal.timeout = (ms) => {
    all.limits.push(ms)
    return timeout.call(AbortSignal, ms)
  }
}

test.describe("the client of the API", () => {
  test.beforeEach(({ expectProblems }) => expectProblems(/INTERNET_DISCONNECTED|status of/))

  async function ask(
    page: Page,
    answer: (route: Route) => Promise<void>,
    said: string,
    tries: number,
    waits: number[],
  ) {
    await page.addInitScript(record)
    await visit(page, "/about", "networkidle")
    let asked = 0
    await page.route("**/api/settings", (route) => {
      asked++
      return answer(route)
    })
    // The page sets timers of its own while it loads.
    await page.evaluate(() => window.recorded.waits.splice(0))
    await announce(page)
    await page.getByText(said).waitFor()
    assert.equal(asked, tries)
    assert.deepEqual((await recorded(page)).waits, waits)
  }

  test("retries after 1, 2 and 4 s without a response, then gives up", async ({ page }) => {
    await ask(
      page,
      (route) => route.abort("internetdisconnected"),
      "Network error. Please check your connection.",
      4,
      [1_000, 2_000, 4_000],
    )
  })

  test("retries the same way after 429", async ({ page }) => {
    await ask(
      page,
      (route) => route.fulfill({ status: 429, json: { success: false, code: "RATE_LIMITED", message: "Slowly." } }),
      "Too many requests. Please try again later.",
      4,
      [1_000, 2_000, 4_000],
    )
  })

  test("does not retry after any other response", async ({ page }) => {
    await ask(
      page,
      (route) => route.fulfill({ status: 500, json: { success: false } }),
      "An error occurred. Please try again.",
      1,
      [],
    )
  })

  test("sets a timeout of 30 s, the JSON headers, and the token if there is one", async ({ page, site }) => {
    await page.addInitScript(record)
    await visit(page, "/about", "networkidle")
    const person = { name: "Lê Minh", email: "minh@thu.example", phone: "0912345678", password: "a good password" }
    const { token } = (await site.call("POST", "/auth/register", person)).data
    await page.evaluate((token) => localStorage.setItem("authToken", token), token)
    const read = page.waitForRequest("**/api/settings")
    await announce(page)
    assert.equal((await read).headers().authorization, `Bearer ${token}`)
    await visit(page, "/contact")
    await page.getByLabel("Full name").fill("Lê Minh")
    const main = page.getByRole("main")
    await main.getByRole("textbox", { name: "Email" }).first().fill("minh@thu.example")
    await main.getByLabel("Subject").fill("Hà Giang")
    await main.getByLabel("Message").fill("In March?")
    const written = page.waitForRequest("**/api/contact")
    await main.getByRole("button", { name: "Send message" }).click()
    const headers = (await written).headers()
    assert.equal(headers["content-type"], "application/json")
    assert.equal(headers.authorization, `Bearer ${token}`)
    const { limits } = await recorded(page)
    assert.ok(limits.length > 0)
    assert.deepEqual([...new Set(limits)], [30_000])
  })

  test("shares requests between parts of a page, and caches tours for 20 minutes and categories for 30", async ({
    page,
  }) => {
    await page.clock.install()
    await visit(page, "/about", "networkidle")
    const asked: string[] = []
    page.on("request", (request) => isRead(request.url()) && asked.push(request.url()))
    const banner = page.getByRole("banner")
    const goHome = async () => {
      await banner.getByRole("link", { name: "Home", exact: true }).click()
      await page.getByRole("heading", { level: 1, name: "Drop by Vietnam." }).waitFor()
      await page.waitForLoadState("networkidle")
      await banner.getByRole("link", { name: "About", exact: true }).click()
      await page.getByRole("heading", { level: 1, name: /We plan trips/ }).waitFor()
      return asked.splice(0)
    }
    const first = await goHome()
    assert.ok(first.some((url) => url.includes("/tours?")) && first.some((url) => url.includes("/tour-categories")))
    assert.equal(new Set(first).size, first.length)
    assert.deepEqual(await goHome(), [])
    await page.clock.fastForward("21:00")
    const later = await goHome()
    assert.ok(later.some((url) => url.includes("/tours?")))
    assert.ok(!later.some((url) => /categories|transfers/.test(url)))
    await page.clock.fastForward("10:00")
    assert.ok((await goHome()).some((url) => url.includes("/tour-categories")))
  })
})
