import assert from "node:assert/strict"
import type { Page } from "@playwright/test"
import { brandProperties } from "../src/lib/color/color.ts"
import { findViolations } from "./axe.ts"
import { inDays, test, visit } from "./fixtures.ts"

const TOUR = "/tour/hanoi-old-quarter-street-food-walk"
const TRANSFER = "/transfer/hanoi-old-quarter-to-noi-bai-airport"
const words = {
  en: {
    choose: "Choose date",
    bookTransfer: "Book this transfer",
    consult: "Get Free Consultation",
    account: "Account",
    search: "Search",
  },
  vi: {
    choose: "Chọn ngày",
    bookTransfer: "Đặt xe",
    consult: "Nhận tư vấn miễn phí",
    account: "Tài khoản",
    search: "Tìm kiếm",
  },
}
type Language = keyof typeof words

/** A colour that has too little contrast with white unless the site adapts it. */
const OTHER_BRAND = brandProperties("#3B82F6")
const OF_COLOUR = ["color-contrast", "link-in-text-block"]

type Screens = [name: string, open: (page: Page) => Promise<void>][]

const at = (path: string) => async (page: Page) => {
  await visit(page, path)
  await page.waitForLoadState("networkidle")
}

/** Each part runs in its own test, so that none takes too long. */
const PARTS: Record<string, (language: Language) => Screens> = {
  lists: () => [
    ["styleguide", at("/styleguide")],
    ["home", at("/")],
    ["list", at("/tours")],
    ["filtered list", at("/tours?search=ha+long&days=1,2&maxPrice=300")],
    ["empty list", at("/tours?search=atlantis")],
    ["category", at("/category/cruises")],
    ["transfers", at("/transfers?type=airport")],
    ["no transfers", at("/transfers?search=atlantis")],
    ["blog", at("/blog?category=food")],
    ["wishlist", at("/wishlist")],
  ],
  pages: (language) => [
    ["tour", at(TOUR)],
    ["refused booking", (page) => refuse(page, TOUR, words[language].choose)],
    ["transfer", at(TRANSFER)],
    ["refused transfer", (page) => refuse(page, TRANSFER, words[language].bookTransfer)],
    ["post", at("/blog/first-day-in-vietnam")],
    ["contact", at("/contact")],
    ["refused consultation", (page) => refuse(page, "/contact", words[language].consult)],
    ["wishes of a consultation", openWishes],
    ["privacy", at("/privacy")],
    ["about, with the account menu", (page) => openOn(page, "/about", language, "account")],
    ["terms, with the search", (page) => openOn(page, "/terms", language, "search")],
    ["suggestions of the search", (page) => suggest(page, language)],
    ["not found", at("/nowhere")],
  ],
  bookings: (language) => [
    ["bookings", at("/bookings")],
    ["confirmation", (page) => book(page, language)],
    ["sign in", at("/login")],
    ["refused registration", (page) => refuseRegistration(page)],
    ["forgotten password", at("/forgot-password")],
    ["new password", at("/reset-password?token=x")],
    ["confirming an address", at("/verify-email?token=x")],
    ["profile", (page) => openProfile(page, language)],
    ["own bookings", at("/bookings")],
    ["a question before cancelling", (page) => askToCancel(page)],
  ],
}

test.describe.configure({ mode: "parallel" })

for (const [language, locale, width] of [
  ["en", "en-GB", 390],
  ["vi", "vi-VN", 1440],
] as const)
  test.describe(`screens pass the accessibility checks of axe, in ${language} at ${width} px`, () => {
    test.use({ locale })

    for (const [part, screens] of Object.entries(PARTS))
      test(part, async ({ page, expectProblems }) => {
        expectProblems(/\/nowhere|status of 4/)
        const found: string[] = []
        for (const [name, open] of screens(language)) {
          await open(page)
          await page.setViewportSize({ width, height: 900 })
          const violations = [
            ...(await findViolations(page)),
            ...(await inOtherBrand(page, () => findViolations(page, { runOnly: OF_COLOUR }))),
          ]
          found.push(...violations.map((violation) => `${name}: ${violation}`))
        }
        assert.deepEqual(found, [])
      })
  })

async function suggest(page: Page, language: Language) {
  await openOn(page, "/terms", language, "search")
  await page.getByRole("dialog").getByRole("combobox").fill("hoi")
  await page.getByRole("dialog").getByRole("option").first().waitFor()
}

async function openOn(page: Page, path: string, language: Language, button: "account" | "search") {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, path)
  await page.waitForLoadState("networkidle")
  await page.getByRole("banner").getByRole("button", { name: words[language][button] }).press("Enter")
  await page.locator(button === "search" ? "dialog[open]" : ".dropdown").waitFor()
}

async function openForm(page: Page, path: string, button: string) {
  await visit(page, path)
  await page.getByRole("button", { name: button }).locator("visible=true").click()
  return page.getByRole("dialog")
}

async function refuse(page: Page, path: string, button: string) {
  const dialog = await openForm(page, path, button)
  await dialog.locator("form[novalidate] button[type=submit]").filter({ visible: true }).click()
  await dialog.getByRole("alert").waitFor()
}

async function openWishes(page: Page) {
  await visit(page, "/consultation")
  const form = page.getByRole("main").locator("form")
  for (const [name, text] of [
    ["name", "Anna"],
    ["email", "anna@mail.example"],
    ["phone", "+49 170 1234567"],
    ["subject", "Sa Pa"],
  ])
    await form.locator(`[name=${name}]`).fill(text as string)
  await form.locator("[name=phone]").press("Enter")
  await form.locator("[name=message]").waitFor()
}

async function book(page: Page, language: Language) {
  const dialog = await openForm(page, TOUR, words[language].choose)
  await dialog.locator("input[type=date]").fill(inDays(40))
  await dialog.locator("input[name=email]").fill("anna@mail.example")
  await dialog.locator("input[name=phone]").fill("+49 170 1234567")
  await dialog.locator("form[novalidate] button[type=submit]").click()
  await page.getByTestId("reference").waitFor()
}

async function refuseRegistration(page: Page) {
  await visit(page, "/register")
  await page.locator("main form button[type=submit]").click()
  await page.getByRole("alert").waitFor()
}

async function openProfile(page: Page, language: Language) {
  const person = { name: "Anna", email: `anna.${language}@mail.example`, phone: "0912345678", password: "hoa-sen" }
  const answer = (await (await page.request.post("/api/auth/register", { data: person })).json()) as {
    data: { token: string }
  }
  await page.evaluate((token) => localStorage.setItem("authToken", token), answer.data.token)
  await visit(page, "/profile")
  await page.getByRole("tab").first().waitFor()
}

async function askToCancel(page: Page) {
  await visit(page, "/bookings")
  await page.getByRole("article").getByRole("button").last().click()
  await page.getByRole("dialog").locator("button:enabled").first().waitFor()
  await page.waitForLoadState("networkidle")
}

async function inOtherBrand<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const paint = (colours: Record<string, string>) =>
    page.locator("body > div[style*='--brand']").evaluate((root: HTMLElement, colours) => {
      const before = Object.keys(colours).map((name) => [name, root.style.getPropertyValue(name)])
      for (const [name, colour] of Object.entries(colours)) root.style.setProperty(name, colour)
      return Object.fromEntries(before) as Record<string, string>
    }, colours)
  const before = await paint(OTHER_BRAND)
  const seen = await look()
  await paint(before)
  return seen
}
