import type { Locator, Page } from "@playwright/test"
import { expect, hold, test, visit } from "./fixtures.ts"
import { openScreen } from "./staff-screens.ts"

/** The pause between two letters of a person who types. */
const PACE = { delay: 150 }

type Way = { name: string; type: (page: Page, text: string) => Promise<void> }

/** A keyboard sends each letter, an input method the growing word and then its end. */
const WAYS: Way[] = [
  { name: "letter by letter", type: (page, text) => page.keyboard.type(text, PACE) },
  { name: "by an input method", type: compose },
]

async function compose(page: Page, text: string): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  for (const [nth, word] of text.split(" ").entries()) {
    if (nth > 0) await page.keyboard.type(" ", PACE)
    for (let length = 1; length <= word.length; length++) {
      const part = word.slice(0, length)
      await browser.send("Input.imeSetComposition", { text: part, selectionStart: length, selectionEnd: length })
      await page.waitForTimeout(PACE.delay)
    }
    await browser.send("Input.insertText", { text: word })
  }
  await browser.detach()
}

async function keepsWords(page: Page, field: Locator, way: Way, words: string, shown = words): Promise<void> {
  await field.click()
  await way.type(page, words)
  await expect(field).toHaveValue(shown)
  await expect(field).toBeFocused()
}

const shown = (field: Locator) => field.locator("visible=true").first()
const has = (name: string, value: string) => (url: URL) => url.searchParams.get(name) === value

const LISTS = [
  { path: "/tours", words: "hanoi food", found: /^Showing [1-9]\d* of \d+ tours$/ },
  { path: "/transfers", words: "noi bai", found: /^Showing [1-9]\d* of \d+ transfers$/ },
  { path: "/vi/blog", words: "cà phê", found: /^Tìm thấy [1-9]\d* bài viết/ },
]

const STAFF_LISTS = [
  { path: "/bookings", label: "Tên, điện thoại, email hoặc mã" },
  { path: "/enquiries", label: "Tên, email, điện thoại, tiêu đề" },
  { path: "/people", label: "Tên, điện thoại, email, Zalo" },
  { path: "/tours", label: "Tìm" },
  { path: "/transfers", label: "Tìm" },
  { path: "/blogs", label: "Tìm" },
  { path: "/uploads", label: "Tên tệp, tour, bài viết…" },
]

for (const way of WAYS) {
  test.describe(`typing ${way.name}`, () => {
    for (const { path, words, found } of LISTS)
      test(`finds all words in ${path}, also before hydration, and Back shows those before`, async ({ page }) => {
        await page.goto(path)
        const field = shown(page.locator("input[name=search]"))
        await keepsWords(page, field, way, words)
        await page.waitForURL(has("search", words))
        await page.getByText(found).first().waitFor()
        await keepsWords(page, field, way, " tour", `${words} tour`)
        await page.waitForURL(has("search", `${words} tour`))
        await field.fill("zzzz")
        await page.waitForURL(has("search", "zzzz"))
        await page.goBack()
        await expect(field).toHaveValue(`${words} tour`)
      })

    test("keeps the letter that makes the page hydrate", async ({ page }) => {
      await hold(page, "**/assets/*.js")
      await page.goto("/transfers", { waitUntil: "commit" })
      const field = shown(page.getByRole("combobox", { name: "From", exact: true }))
      await field.waitFor()
      // As React does, which listens at the document and hydrates at once what an event is for.
      await page.evaluate(() => {
        const hydrate = ({ target }: Event) => {
          if ((target as HTMLInputElement).value.length > 1) document.documentElement.dataset.hydrated = ""
        }
        document.addEventListener("input", hydrate, true)
      })
      await keepsWords(page, field, way, "noi bai")
    })

    test("keeps the words of forms that name places", async ({ page }) => {
      await page.goto("/")
      await keepsWords(page, shown(page.locator("input[name=search]")), way, "ha long")
      await page.keyboard.press("Enter")
      await page.waitForURL((url) => url.pathname === "/tours" && has("search", "ha long")(url))
      await page.goto("/transfers")
      const rideForm = page.locator("form").filter({ hasText: "Large bags" })
      for (const [name, words] of [
        ["From", "noi bai"],
        ["To", "hanoi"],
      ] as const)
        await keepsWords(page, rideForm.getByRole("combobox", { name, exact: true }), way, words)
      await page.keyboard.press("Enter")
      await page.waitForURL((url) => has("from", "noi bai")(url) && has("to", "hanoi")(url))
      await expect(rideForm.getByRole("combobox", { name: "To", exact: true })).toBeFocused()
    })

    test("keeps the figures of a price below the least, and puts them in order afterwards", async ({ page }) => {
      await page.goto("/tours")
      const [least, most] = ["minPrice", "maxPrice"].map((name) => shown(page.locator(`input[name=${name}]`)))
      await keepsWords(page, least!, way, "90")
      await page.waitForURL(has("minPrice", "90"))
      await keepsWords(page, most!, way, "1")
      await page.waitForURL(has("maxPrice", "90"))
      await expect(most!).toHaveValue("1")
      await way.type(page, "50")
      await expect(most!).toHaveValue("150")
      await page.waitForURL((url) => has("minPrice", "90")(url) && has("maxPrice", "150")(url))
    })

    test("keeps the words of the search dialog", async ({ page }) => {
      await visit(page, "/about")
      await page.getByRole("banner").getByRole("button", { name: "Search" }).click()
      const field = page.getByRole("dialog").getByRole("combobox")
      await keepsWords(page, field, way, "hoi an")
      await page.getByRole("option", { name: "Hoi An", exact: true }).waitFor()
    })

    test("keeps the words of every search of the back office", async ({ page }) => {
      await openScreen(page, "/bookings")
      const everywhere = page.getByRole("combobox", { name: "Tìm đặt chỗ, khách, tour" })
      await keepsWords(page, everywhere, way, "hội an")
      await page.getByRole("option").first().waitFor()
      for (const { path, label } of STAFF_LISTS) {
        await page.goto(`/staff${path}`)
        await keepsWords(page, page.getByLabel(label, { exact: true }), way, "hà nội")
        await page.waitForURL((url) => (url.searchParams.get("filter") ?? "").includes("hà nội"))
        await expect(page.getByLabel(label, { exact: true })).toBeFocused()
      }
      await page.goto("/staff/bookings/create")
      await keepsWords(page, page.getByRole("combobox", { name: "Dịch vụ" }), way, "noi bai")
      await page.getByRole("option").first().waitFor()
    })
  })
}
