import assert from "node:assert/strict"
import type { Page } from "@playwright/test"
import { findViolations } from "./axe.ts"
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
  await page.getByRole("button", { name: "Đăng nhập" }).click()
}

/** Signs in without the form, which takes seconds. The next page is opened as staff. */
async function signInByApi(page: Page, { email, password }: Credentials = STAFF): Promise<void> {
  const answer = await page.request.post("/api/auth/login", { data: { email, password } })
  const { data } = await answer.json()
  await page.goto("/robots.txt")
  await page.evaluate((token) => localStorage.setItem("authToken", token), data.token)
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

/** @throws AssertionError with what axe finds on the page */
export async function checkWithAxe(page: Page, screen: string): Promise<void> {
  assert.deepEqual(await findViolations(page), [], screen)
}
