import assert from "node:assert/strict"
import { expect, type Page, type Request } from "@playwright/test"
import { findViolations } from "./axe.ts"
import type { TestSite } from "./fixtures.ts"
import { STAFF } from "./site.ts"

/** Both languages and both widths, in pairs, because texts and layout are checked apart from each other. */
export const AXE_VIEWS = [
  ["vi", 1440],
  ["en", 390],
] as const

type Credentials = { email: string; password: string }

/** Signs in by the form. */
export async function signIn(page: Page, { email, password }: Credentials = STAFF): Promise<void> {
  await page.goto("/staff")
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Mật khẩu").fill(password)
  await page.getByRole("button", { name: "Đăng nhập", exact: true }).click()
}

/** Signs in without the form, which takes seconds. The next page is opened as staff. */
async function signInByApi(page: Page, { email, password }: Credentials = STAFF): Promise<void> {
  const answer = await page.request.post("/api/auth/login", { data: { email, password } })
  const { data } = await answer.json()
  await page.goto("/robots.txt")
  await page.evaluate((token) => localStorage.setItem("authToken", token), data.token)
}

/** Makes a tour start at 0:00, so that a trip of today has begun at whatever hour a test runs. */
export async function beginAtMidnight(site: TestSite, { _id }: { _id: string }, token: string): Promise<void> {
  const { version } = (await site.call("GET", `/tours/${_id}?view=edit`, undefined, token)).data
  await site.call("PUT", `/tours/${_id}`, { version, startTime: "00:00" }, token)
}

type Visit = { person?: Credentials; language?: "en" | "vi" }

/** Signs in and opens a screen of the back office, such as `/users`. */
export async function openScreen(page: Page, path: string, { person, language }: Visit = {}): Promise<void> {
  await signInByApi(page, person)
  if (language)
    await page.evaluate((locale) => localStorage.setItem("RaStore.locale", JSON.stringify(locale)), language)
  await page.goto(`/staff${path}`)
}

export async function openToday(page: Page, person = STAFF): Promise<void> {
  await openScreen(page, "", { person })
  await page.getByRole("heading", { name: "Yêu cầu chờ trả lời" }).waitFor()
}

/** Counts presses of the mouse or finger from now on. Keys don't count. */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as { clicks?: number }
    counted.clicks = 0
    addEventListener("pointerdown", () => (counted.clicks = (counted.clicks ?? 0) + 1), true)
  })
  return () => page.evaluate(() => (window as { clicks?: number }).clicks ?? 0)
}

/** Without requests for this long a screen has loaded, as in Playwright's `networkidle`. */
const IDLE_MS = 500

/** Goes to a screen as a link would, without loading the app again. Returns when the screen has loaded. */
export async function goToScreen(page: Page, path: string): Promise<void> {
  const loading = new Set<Request>()
  let changedAt = performance.now()
  const note = (change: (request: Request) => void) => (request: Request) => {
    change(request)
    changedAt = performance.now()
  }
  const begin = note((request) => loading.add(request))
  const end = note((request) => loading.delete(request))
  page.on("request", begin).on("requestfinished", end).on("requestfailed", end)
  await page.evaluate((address) => history.pushState(null, "", address), `/staff${path}`)
  await expect.poll(() => loading.size === 0 && performance.now() - changedAt > IDLE_MS).toBe(true)
  page.off("request", begin).off("requestfinished", end).off("requestfailed", end)
  await expect(page.getByRole("progressbar")).toHaveCount(0)
}

/** @throws AssertionError with what axe finds on these screens */
export async function checkScreens(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await goToScreen(page, path)
    // A busy machine may take longer to begin a screen's requests than its last one was idle.
    await expect.poll(() => findViolations(page), { message: path }).toEqual([])
  }
}

/** @throws AssertionError with what axe finds on the page */
export async function checkWithAxe(page: Page, screen: string): Promise<void> {
  assert.deepEqual(await findViolations(page), [], screen)
}
