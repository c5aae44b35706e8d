import assert from "node:assert/strict"
import type { Page, Route } from "@playwright/test"
import { warmUpMessages } from "../src/site/frame/warm-up/messages.ts"
import { expect, hold, hydrated, openTabs, reload, test, visit } from "./fixtures.ts"
import { linkMailedTo } from "./mailbox.ts"

const TOUR = "/tour/hanoi-old-quarter-street-food-walk"
const MENU = /\/assets\/mobile-menu-drawer-[^/]+\.js$/

const account = (page: Page) => page.getByRole("button", { name: "Account" })
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top)
const isAt = (page: Page, top: number) => page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, top)
const focusIn = (page: Page, selector: string) =>
  page.evaluate((within) => !!document.activeElement?.closest(within), selector)

test.describe("the header", () => {
  test("turns white with a shadow after 50 px, and back", async ({ page }) => {
    await visit(page, "/")
    const white = (is: boolean) =>
      page.waitForFunction((expected) => {
        const { backgroundColor, boxShadow } = getComputedStyle(document.querySelector(".header") as Element)
        return (backgroundColor === "rgb(255, 255, 255)" && boxShadow !== "none") === expected
      }, is)
    await scrollTo(page, 50)
    await white(false)
    await scrollTo(page, 51)
    await white(true)
    await scrollTo(page, 0)
    await white(false)
  })

  test("marks the current page, links to the others, and its booking button opens the contact page", async ({
    page,
  }) => {
    await visit(page, "/tours")
    const header = page.getByRole("banner")
    const links = header.getByRole("navigation", { name: "Main" }).getByRole("link")
    assert.deepEqual(await links.allTextContents(), ["Home", "Tours", "Transfers", "Blog", "About", "Contact"])
    assert.equal(await header.locator("nav [aria-current=page]").textContent(), "Tours")
    assert.equal(await header.getByRole("link", { name: "Book Now" }).getAttribute("href"), "/contact")
    const quick = page.getByRole("navigation", { name: "Quick links" }).getByRole("link")
    assert.deepEqual(await quick.allTextContents(), ["Home", "Tours", "Transfers", "About", "Contact"])
    await header.getByRole("link", { name: "About" }).click()
    await page.getByRole("heading", { level: 1 }).getByText("We plan trips").waitFor()
    assert.equal(await header.locator("nav [aria-current=page]").textContent(), "About")
  })

  test("shows changed settings at once, and when the visitor comes back", async ({ page }) => {
    await visit(page, "/about", "networkidle")
    let phone = "+84 24 0000 0001"
    await page.route("**/api/settings", async (route) => {
      const answer = await (await route.fetch()).json()
      await route.fulfill({ json: { ...answer, data: { ...answer.data, phone } } })
    })
    const shown = () => page.getByRole("banner").getByRole("link", { name: phone }).waitFor()
    await page.evaluate(() => window.dispatchEvent(new Event("settingsUpdated")))
    await shown()
    phone = "+84 24 0000 0002"
    await page.evaluate(() => window.dispatchEvent(new Event("focus")))
    await shown()
  })
})

test.describe("the account menu", () => {
  test("opens on hover and closes when the pointer leaves", async ({ page }) => {
    await visit(page, "/about")
    await account(page).hover()
    await page.getByRole("link", { name: "Sign In" }).hover()
    assert.ok(await page.getByRole("link", { name: "Sign Up" }).isVisible())
    await page.mouse.move(300, 500)
    await page.getByRole("link", { name: "Sign In" }).waitFor({ state: "detached" })
  })

  test("works by keyboard, and returns the focus", async ({ page }) => {
    await visit(page, "/about")
    await account(page).press("Enter")
    assert.equal(await account(page).getAttribute("aria-expanded"), "true")
    await page.keyboard.press("Tab")
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), "Sign In")
    await page.getByRole("banner").getByRole("link", { name: "My Bookings" }).waitFor()
    await page.keyboard.press("Escape")
    assert.equal(await account(page).getAttribute("aria-expanded"), "false")
    assert.equal(await account(page).evaluate((button) => button === document.activeElement), true)
    await account(page).press("Enter")
    for (let presses = 0; presses < 4; presses++) await page.keyboard.press("Tab")
    assert.equal(await account(page).getAttribute("aria-expanded"), "false")
  })

  test.describe("on a wide touch screen", () => {
    test.use({ hasTouch: true })

    test("opens and closes by touch", async ({ page }) => {
      await visit(page, "/about")
      await account(page).tap()
      await page.getByRole("link", { name: "Sign In" }).waitFor()
      await account(page).tap()
      await page.getByRole("link", { name: "Sign In" }).waitFor({ state: "detached" })
    })
  })

  test("shows who is signed in on the whole page, and signs out", async ({ page }) => {
    await visit(page, "/about", "networkidle")
    await signUp(page, "đặng thu hà")
    await account(page).getByText("Đ", { exact: true }).waitFor()
    await account(page).hover()
    for (const name of ["Profile", "My Bookings"]) await page.getByRole("banner").getByRole("link", { name }).waitFor()
    await page.getByRole("button", { name: "Sign Out" }).click()
    await account(page).getByText("Đ", { exact: true }).waitFor({ state: "detached" })
    assert.equal(await page.evaluate(() => localStorage.getItem("authToken")), null)
    const nobody = {
      success: true,
      data: { _id: "1", name: "", email: "u@example.com", phone: "", role: "customer" },
    }
    await page.route("**/api/auth/profile", (route) => route.fulfill({ json: nobody }))
    await page.route("**/api/wishlist", (route) => route.fulfill({ json: { success: true, data: [] } }))
    await page.evaluate(() => localStorage.setItem("authToken", "x".repeat(43)))
    await reload(page)
    await account(page).getByText("U", { exact: true }).waitFor()
  })

  test("says once that the session has ended", async ({ page, expectProblems }) => {
    expectProblems(/401/)
    await visit(page, "/about")
    await page.evaluate(() => localStorage.setItem("authToken", "long-gone"))
    const said = page.getByText("Unauthorized access.").waitFor()
    await reload(page)
    await said
    assert.equal(await page.evaluate(() => localStorage.getItem("authToken")), null)
  })
})

async function signUp(page: Page, name: string) {
  const person = { name, email: "ha@example.com", phone: "0912345678", password: "a good password" }
  const { data } = await (await page.request.post("/api/auth/register", { data: person })).json()
  await page.evaluate((token) => localStorage.setItem("authToken", token), data.token)
  await reload(page)
}

test.describe("the mobile menu", () => {
  test("has all links, including bookings for guests, and traps the focus", { tag: "@phone" }, async ({ page }) => {
    await visit(page, "/about")
    await page.getByRole("button", { name: "Menu" }).tap()
    const menu = page.getByRole("dialog", { name: "Menu" })
    for (const name of ["Home", "Tours", "Contact", "Wishlist", "Sign In", "Sign Up", "My Bookings", "Book Now"])
      await menu.getByRole("link", { name, exact: true }).waitFor()
    for (let presses = 0; presses < 20; presses++) {
      await page.keyboard.press("Tab")
      assert.ok((await focusIn(page, "dialog")) || !(await focusIn(page, "body *")))
    }
    await menu.getByRole("link", { name: "Tours" }).tap()
    await page.waitForURL(/\/tours$/)
    await menu.waitFor({ state: "detached" })
  })

  test("opens once it has loaded, and leads to the links in the footer if it can't be loaded", {
    tag: "@phone",
  }, async ({ page, expectProblems }) => {
    expectProblems(/mobile-menu-drawer/)
    const release = await hold(page, MENU)
    await visit(page, "/about")
    const button = page.getByRole("button", { name: "Menu" })
    await button.tap()
    await expect(button).toHaveAttribute("aria-busy", "true")
    release()
    await page.getByRole("dialog", { name: "Menu" }).waitFor()
    await expect(button).toHaveAttribute("aria-busy", "false")

    await page.route(MENU, (route) => route.abort("failed"))
    await reload(page)
    await button.tap()
    await page.waitForURL(/#site-links$/)
    await expect(page.getByRole("navigation", { name: "Quick links" })).toBeInViewport()
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
  })
})

test.describe("Back", () => {
  const isClosed = async (page: Page, path: string) => {
    await page.getByRole("dialog").waitFor({ state: "detached" })
    assert.equal(new URL(page.url()).pathname, path)
  }

  for (const [title, path, button] of [
    ["the menu", "/about", "Menu"],
    ["the search", "/about", "Search"],
    ["the filters", "/tours", "Filters"],
    ["the consultation", TOUR, "Get Free Consultation"],
    ["the booking of a tour", TOUR, "Choose date"],
  ] as const)
    test(`closes ${title}, and then leaves the page`, { tag: "@phone" }, async ({ page }) => {
      await visit(page, "/terms")
      await visit(page, path)
      const open = () => page.getByRole("button", { name: button, exact: true }).filter({ visible: true }).first().tap()
      await open()
      await page.getByRole("dialog").waitFor()
      await page.goBack()
      await isClosed(page, path)
      await open()
      await page.getByRole("dialog").getByRole("button", { name: "Close" }).tap()
      await isClosed(page, path)
      await page.goBack()
      await page.waitForURL(/\/terms$/)
    })

  test("leads from a page that the menu opened to the page before", { tag: "@phone" }, async ({ page }) => {
    await visit(page, "/about")
    await page.getByRole("button", { name: "Menu" }).tap()
    await page.getByRole("dialog").getByRole("link", { name: "Tours" }).tap()
    await page.waitForURL(/\/tours$/)
    await page.goBack()
    await page.waitForURL(/\/about$/)
    assert.equal(await page.getByRole("dialog").count(), 0)
  })

  test("keeps the filters that were chosen before their sheet was closed", { tag: "@phone" }, async ({ page }) => {
    await visit(page, "/about")
    await page.getByRole("button", { name: "Menu" }).tap()
    await page.getByRole("dialog").getByRole("link", { name: "Tours" }).tap()
    await page.getByRole("button", { name: "Filters" }).tap()
    const sheet = page.getByRole("dialog", { name: "Filters" })
    await sheet.getByRole("combobox").first().selectOption({ index: 1 })
    await page.waitForURL(/\/tours\?/)
    const filtered = page.url()
    await sheet.getByRole("button", { name: /^Show \d+ tour/ }).tap()
    await sheet.waitFor({ state: "detached" })
    assert.equal(page.url(), filtered)
    await page.goBack()
    await page.waitForURL(/\/tours$/)
    await page.goBack()
    await page.waitForURL(/\/about$/)
  })
})

/** What the functions that run in the page leave there. */
declare global {
  interface Window {
    toTop: { delay: number | undefined; options: unknown }
    held: [before: number, after: number]
    said: Set<string>
  }
}

/** Runs in the page: records the first smooth scroll to the top, and its delay. */
function recordScrolls() {
  const { setTimeout } = window
  const scroll = window.scrollTo.bind(window) as (...way: unknown[]) => void
  let delay: number | undefined
  const timed = (handler: () => void, ms?: number) =>
    setTimeout(() => {
      delay = ms
      handler()
      delay = undefined
    }, ms)
  const noted = (...way: [ScrollToOptions]) => {
    if (way[0]?.behavior === "smooth") Object.assign(window, { toTop: { delay, options: way[0] } })
    scroll(...way)
  }
  Object.assign(window, { setTimeout: timed, scrollTo: noted })
}

/** Runs in the page: presses a link during the scroll, and records positions. */
function pressWhileItMoves() {
  const scroll = window.scrollTo.bind(window) as (...way: unknown[]) => void
  let begun = Number.POSITIVE_INFINITY
  window.scrollTo = ((...way: [ScrollToOptions]) => {
    if (way[0]?.behavior === "smooth") begun = Math.min(begun, window.scrollY)
    scroll(...way)
  }) as typeof window.scrollTo
  const frame = () => new Promise(requestAnimationFrame)
  const press = async () => {
    while (window.scrollY >= begun || begun === Number.POSITIVE_INFINITY) await frame()
    // The page scrolls on soon, because a scripted press makes nothing `:active`. That has to wait on a slow machine.
    const { setTimeout } = window
    const waiting: TimerHandler[] = []
    window.setTimeout = ((handler: TimerHandler) => waiting.push(handler)) as typeof setTimeout
    document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }))
    // The browser may have drawn a step already that scripts hear of in the next frame.
    await frame()
    const before = window.scrollY
    for (let frames = 0; frames < 4; frames++) await frame()
    Object.assign(window, { held: [before, window.scrollY], setTimeout })
    for (const handler of waiting) setTimeout(handler)
  }
  void press()
}

test.describe("scrolling", () => {
  test("a button to the top appears after 300 px", async ({ page }) => {
    await visit(page, "/tours")
    const button = page.getByRole("button", { name: "Back to the top" })
    await scrollTo(page, 300)
    await isAt(page, 300)
    assert.equal(await button.count(), 0)
    await scrollTo(page, 301)
    await button.click()
    await isAt(page, 0)
    await button.waitFor({ state: "detached" })
  })

  test("a new page starts at its top with the focus in it; Back restores the scroll position", async ({ page }) => {
    await visit(page, "/tours")
    const link = page.getByRole("main").getByRole("article").last().getByRole("link")
    await link.scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => window.scrollY)
    assert.ok(left > 300)
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (way) => {
        document.body.dataset.moved = getComputedStyle(
          document.querySelector(".going img") as Element,
        ).viewTransitionName
        return start(way)
      }
    })
    await link.click()
    await page.waitForURL(/\/tour\//)
    await isAt(page, 0)
    assert.equal(await focusIn(page, "#content"), true)
    assert.equal(await page.evaluate(() => document.body.dataset.moved), "picture")
    await page.goBack()
    await page.waitForURL(/\/tours$/)
    await isAt(page, left)
    // Simulates a browser without view transitions.
    await page.evaluate(() => Object.assign(document, { startViewTransition: undefined }))
    await link.click()
    await page.waitForURL(/\/tour\//)
    await isAt(page, 0)
  })

  test("what is scrolled before the page's scripts arrive stays, and a reload restores it", async ({ page }) => {
    const release = await hold(page, "**/assets/*.js")
    await page.goto("/tours", { waitUntil: "commit" })
    await page.getByRole("contentinfo").waitFor()
    await scrollTo(page, 700)
    release()
    await hydrated(page)
    await page.waitForLoadState("networkidle")
    await isAt(page, 700)
    await reload(page)
    await isAt(page, 700)
  })

  test("a new page scrolls smoothly to its top after 100 ms", async ({ page }) => {
    await page.addInitScript(recordScrolls)
    await visit(page, "/tours")
    await page.getByRole("banner").getByRole("link", { name: "About", exact: true }).click()
    await page.waitForFunction(() => "toTop" in window)
    const { delay, options } = await page.evaluate(() => window.toTop)
    assert.equal(delay, 100)
    assert.deepEqual(options, { top: 0, behavior: "smooth" })
  })

  test("pressing the page stops smooth scrolling until it is released", async ({ page }) => {
    await visit(page, "/tours")
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight / 2, behavior: "instant" }))
    await page.evaluate(pressWhileItMoves)
    await page.getByRole("banner").getByRole("link", { name: "About", exact: true }).click()
    await page.waitForFunction(() => "held" in window)
    const [before, after] = await page.evaluate(() => window.held)
    assert.ok(before && before === after, `pressed at ${before}, then at ${after}`)
    await page.waitForFunction(() => window.scrollY === 0)
  })

  for (const prefix of ["", "/vi"])
    test(`has the same links as the server renders, below '${prefix}/' too`, async ({ page }) => {
      await visit(page, `${prefix}/about`)
      await page.locator(`header a[href="${prefix}/tours"]`).first().click()
      await page.waitForURL(/tours$/)
      await page.locator("main article a").first().waitFor()
      const [drawn, written] = await page.evaluate(async () => {
        const linksOf = (of: Document) =>
          [...of.querySelectorAll("header nav a, main a")].map((link) =>
            ["href", "class", "aria-current", "data-status"].map((name) => link.getAttribute(name)).join(" | "),
          )
        const html = await (await fetch(location.href)).text()
        return [linksOf(document), linksOf(new DOMParser().parseFromString(html, "text/html"))]
      })
      assert.ok(drawn.length > 20)
      assert.deepEqual(drawn, written)
    })

  for (const prefix of ["", "/vi"])
    test(`has the same footer on all pages below '${prefix}/', which marks the current page`, async ({ page }) => {
      await visit(page, `${prefix}/about`)
      const paths = ["", "/tours", "/about", "/privacy", "/bookings"]
      const footers = await page.evaluate(
        async ([below, paths]) => {
          const pages = await Promise.all(paths.map(async (path) => (await fetch(`${below}${path}` || "/")).text()))
          return pages.map((html) => {
            const footer = new DOMParser().parseFromString(html, "text/html").querySelector("footer")
            const marked = [...(footer?.querySelectorAll("[aria-current=page]") ?? [])]
            for (const link of marked) for (const name of ["aria-current", "data-status"]) link.removeAttribute(name)
            for (const link of footer?.querySelectorAll("a.active") ?? []) link.classList.remove("active")
            return { html: footer?.outerHTML ?? "", marked: marked.map((link) => link.getAttribute("href")) }
          })
        },
        [prefix, paths] as const,
      )
      assert.ok(footers[0]?.html.includes(`href="${prefix}/privacy"`))
      assert.deepEqual(new Set(footers.map(({ html }) => html)).size, 1)
      assert.deepEqual(
        footers.map(({ marked }) => marked),
        paths.map((path) => [`${prefix}${path}` || "/"]),
      )
      await page.locator(`header a[href="${prefix}/tours"]`).first().click()
      await page.waitForURL(/tours$/)
      await page.locator(`footer a[href="${prefix}/tours"][aria-current=page]`).waitFor()
      assert.equal(await page.locator("footer [aria-current]").count(), 1)
      const links = (html: string) =>
        page.evaluate((html) => {
          const source = html ? new DOMParser().parseFromString(html, "text/html") : document
          return [...source.querySelectorAll("footer a")].map((link) => link.getAttribute("href"))
        }, html)
      assert.deepEqual(await links(""), await links(footers[0]?.html ?? ""))
    })

  test("another page of a list starts at its top; a filter keeps the scroll position", async ({ page }) => {
    await visit(page, "/tours")
    await page.getByRole("link", { name: "Page 2", exact: true }).click()
    await page.waitForURL(/page=2/)
    await isAt(page, 0)
    await scrollTo(page, 200)
    await page
      .getByRole("complementary")
      .locator("label")
      .filter({ has: page.locator("[name=days][value='2']") })
      .click()
    await page.waitForURL(/days=2/)
    await isAt(page, 200)
  })
})

test.describe("the footer", () => {
  test("reloads settings older than five minutes", async ({ page }) => {
    await page.clock.install()
    await visit(page, "/tours", "networkidle")
    let asked = 0
    page.on("request", (request) => void (request.url().endsWith("/api/settings") && asked++))
    const footer = page.getByRole("contentinfo")
    await footer.scrollIntoViewIfNeeded()
    await page.waitForLoadState("networkidle")
    assert.equal(asked, 0)
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.clock.fastForward("05:10")
    const request = page.waitForRequest("**/api/settings")
    await footer.scrollIntoViewIfNeeded()
    await request
  })
})

test.describe("the search dialog", () => {
  const open = async (page: Page) => {
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click()
    return page.getByRole("dialog", { name: "Where to?" })
  }

  test("starts with tours and the focus, calls no API before words are typed, and ignores an empty search", async ({
    page,
  }) => {
    await visit(page, "/about", "networkidle")
    const dialog = await open(page)
    await dialog.getByText("Write a place, a dish or something to do").waitFor()
    assert.ok(await dialog.getByRole("radio", { name: "Tours" }).isChecked())
    const asked: string[] = []
    page.on("request", (request) => void (request.url().includes("/api/") && asked.push(request.url())))
    const input = dialog.getByRole("combobox", { name: "Search tours" })
    await input.waitFor()
    assert.equal(await input.evaluate((element) => element === document.activeElement), true)
    const submit = dialog.getByRole("button", { name: "Search" })
    assert.equal(await submit.isDisabled(), true)
    await input.fill("   ")
    assert.equal(await submit.isDisabled(), true)
    await input.press("Enter")
    assert.match(page.url(), /\/about$/)
    await dialog.getByText("Transfers", { exact: true }).click()
    assert.deepEqual(asked, [])
    await dialog.getByRole("button", { name: "Sapa" }).click()
    assert.equal(await input.inputValue(), "Sapa")
    await input.press("Escape")
    await dialog.waitFor({ state: "detached" })
    await (await open(page)).getByRole("button", { name: "Close" }).click()
    await dialog.waitFor({ state: "detached" })
    await open(page)
    await page.mouse.click(5, 450)
    await dialog.waitFor({ state: "detached" })
  })

  test("opens the results by a full page load, and remembers the search", async ({ page }) => {
    await visit(page, "/vi/about")
    const dialog = page.getByRole("dialog")
    const openSearch = () => page.getByRole("banner").getByRole("button", { name: "Tìm kiếm" }).click()
    await openSearch()
    await dialog.getByText("Xe đưa đón", { exact: true }).click()
    await dialog.getByRole("combobox", { name: "Tìm xe đưa đón" }).fill("  sân bay ")
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await dialog.getByRole("combobox").press("Enter")
    await page.waitForURL(/\/vi\/transfers\?search=s%C3%A2n\+bay$/)
    assert.equal(await page.evaluate(() => "sameDocument" in window), false)
    await visit(page, "/vi/about")
    await openSearch()
    await dialog.getByRole("button", { name: "sân bay · Xe đưa đón" }).waitFor()
    await expect(dialog.getByRole("combobox", { name: "Tìm xe đưa đón" })).toHaveValue(/sân bay/)
    await dialog.getByRole("button", { name: "Hội An" }).click()
    const tours = dialog.getByRole("combobox", { name: "Tìm tour" })
    assert.equal(await tours.inputValue(), "Hội An")
    await tours.press("Enter")
    await page.waitForURL(/\/vi\/tours\?search=/)
    await page.getByRole("article").first().waitFor()
  })

  test("finds results in each of its six scopes, in both languages", async ({ page }) => {
    await visit(page, "/about", "networkidle")
    const places = async () => {
      const dialog = page.getByRole("dialog")
      await dialog.getByRole("button", { name: /^Hanoi|^Hà Nội/ }).waitFor()
      return (await dialog.locator("ul").first().getByRole("button").allTextContents()) as string[]
    }
    await open(page)
    const english = await places()
    await visit(page, "/vi/about")
    await page.getByRole("banner").getByRole("button", { name: "Tìm kiếm" }).click()
    const vietnamese = await places()
    assert.equal(english.length + vietnamese.length, 12)
    for (const place of [...english, ...vietnamese]) {
      const { pagination } = await (
        await page.request.get("/api/tours", { params: { search: place, limit: 1 } })
      ).json()
      assert.ok(pagination.total > 0, place)
    }
  })
})

/** Runs in the page: collects each line that the overlay shows. */
function watchWarmUpLines() {
  const said = new Set<string>()
  const read = () => {
    const line = document.querySelector(".warm-up [role=status]")?.textContent
    if (line) said.add(line)
  }
  read()
  new MutationObserver(read).observe(document.body, { subtree: true, childList: true, characterData: true })
  Object.assign(window, { said })
}

test.describe("the warm-up overlay", () => {
  test.use({ warmedUp: false })

  const title = "One moment, we are opening up"

  let answers: Route[]

  test.beforeEach(async ({ page }) => {
    answers = []
    await page.route("**/api/warmup", (route) => void answers.push(route))
    await page.clock.install()
    await visit(page, "/about")
    await expect.poll(() => answers.length).toBeGreaterThan(0)
  })

  /** Answers a call, even if the page shows what it does before the call arrives here. */
  async function answer(nth: number, response: Parameters<Route["fulfill"]>[0]) {
    await expect.poll(() => answers.length).toBeGreaterThan(nth)
    await answers[nth]?.fulfill(response)
  }

  const success = { json: { success: true, data: {} } }
  const flag = (page: Page) => page.evaluate(() => sessionStorage.getItem("serverWarmedUp"))

  test("stays hidden while the server is awake, and asks once a session", async ({ page }) => {
    await page.clock.runFor(250)
    await answer(0, success)
    await page.waitForFunction(() => sessionStorage.getItem("serverWarmedUp") === "true")
    await page.clock.runFor(5_000)
    assert.equal(await page.getByText(title).count(), 0)
    await visit(page, "/privacy")
    await page.waitForLoadState("networkidle")
    assert.equal(answers.length, 1)
  })

  test("stays hidden if the answer comes before the overlay itself", async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route("**/assets/warm-up-overlay*", async (route) => {
      await held
      await route.fallback()
    })
    const asked = page.waitForRequest("**/assets/warm-up-overlay*")
    // A slow machine has asked for the overlay before it could be held.
    await visit(page, "/about")
    await page.clock.runFor(400)
    await asked
    await answer(1, success)
    await page.waitForFunction(() => sessionStorage.getItem("serverWarmedUp") === "true")
    const loaded = page.waitForResponse("**/assets/warm-up-overlay*")
    release()
    await (await loaded).finished()
    await page.clock.runFor(200)
    assert.equal(await page.locator(".warm-up").count(), 0)
  })

  test("shows progress, leaves the page to screen readers, and says when it is ready", async ({ page }) => {
    await page.clock.runFor(400)
    await page.getByText(title).waitFor()
    const said = () => page.getByRole("status").getByText(/…$/).textContent()
    const first = await said()
    await page.clock.runFor(1_600)
    assert.notEqual(await said(), first)
    assert.ok(Number(await page.locator("progress").getAttribute("value")) > 0)
    await page.getByRole("heading", { level: 1, name: /We plan trips/ }).waitFor()
    await answer(0, success)
    await page.getByText("The server is ready.").waitFor()
    await page.clock.runFor(1_050)
    assert.equal(await page.locator(".warm-up[data-covering]").count(), 0)
    assert.ok(await page.getByText("The server is ready.").isVisible())
    await page.clock.runFor(500)
    await page.getByText("The server is ready.").waitFor({ state: "detached" })
    assert.equal(await flag(page), "true")
  })

  test("advances by up to 15 every 200 ms to 100, with four lines in turn", async ({ page }) => {
    await page.addInitScript(() => {
      Math.random = () => 1
    })
    await visit(page, "/vi/about")
    await page.clock.runFor(400)
    await page.getByText(warmUpMessages.title.vi).waitFor()
    // Time that passes by itself could take two lines at once.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
    await page.evaluate(watchWarmUpLines)
    const value = async () => Number(await page.locator("progress").getAttribute("value"))
    const seen = [await value()]
    for (let turn = 0; turn < 8; turn++) {
      await page.clock.runFor(turn < 4 ? 200 : 1_500)
      seen.push(await value())
    }
    assert.ok(
      seen.every((percent) => percent === 100 || percent % 15 === 0),
      String(seen),
    )
    await expect.poll(value).toBe(100)
    const said = () => page.evaluate(() => [...window.said].sort())
    await expect.poll(said).toEqual(warmUpMessages.steps.map(({ vi }) => vi).sort())
  })

  test("closes after ten seconds, while the call continues", async ({ page }) => {
    await page.clock.runFor(400)
    await page.getByText(title).waitFor()
    await page.clock.runFor(9_000)
    assert.ok(await page.getByText(title).isVisible())
    await page.clock.runFor(1_500)
    await page.getByText(title).waitFor({ state: "detached" })
    await answer(0, success)
    await page.waitForFunction(() => sessionStorage.getItem("serverWarmedUp") === "true")
    assert.equal(await page.getByText("The server is ready.").count(), 0)
  })

  test("can be dismissed, by its button and by Escape", async ({ page }) => {
    await page.clock.runFor(400)
    await page.getByRole("button", { name: "Keep reading" }).click()
    await page.getByText(title).waitFor({ state: "detached" })
    await reload(page)
    await page.waitForRequest("**/api/warmup", { timeout: 1_000 }).catch(() => {})
    await page.clock.runFor(400)
    await page.getByText(title).waitFor()
    await page.keyboard.press("Escape")
    await page.getByText(title).waitFor({ state: "detached" })
  })

  test("says what failed, if the server does, uncovers the page, and tries again", async ({ page, expectProblems }) => {
    expectProblems(/503/)
    await page.clock.runFor(400)
    await page.getByText(title).waitFor()
    await answer(0, { status: 503, json: { success: false } })
    const alert = page.getByRole("alert")
    await alert.getByText("Failed to warm up server").waitFor()
    await page.getByRole("button", { name: "Try again" }).click()
    await page.clock.runFor(50)
    await page.getByText(title).waitFor()
    await answer(1, { status: 503, json: { success: false, code: "UNAVAILABLE", message: "Out for tea." } })
    await alert.getByText("The server could not be started").waitFor()
    await alert.getByText("Out for tea.").waitFor()
    assert.equal(await page.locator(".warm-up[data-covering]").count(), 0)
    assert.equal(await flag(page), null)
    await page.getByRole("button", { name: "Try again" }).click()
    await page.clock.runFor(50)
    await page.getByText(title).waitFor()
    await answer(2, success)
    await page.getByText("The server is ready.").waitFor()
  })
})

test.describe("the newsletter", () => {
  test("is confirmed and ended by a button behind mailed links", { tag: "@phone" }, async ({
    page,
    site,
    expectProblems,
  }) => {
    expectProblems(/422|429/)
    await visit(page, "/about")
    const email = "ban.doc@example.com"
    const foot = page.getByRole("contentinfo")
    await foot.scrollIntoViewIfNeeded()
    await foot.getByRole("button", { name: "Subscribe" }).click()
    await foot.getByText("Please enter your email address").waitFor()
    await foot.getByLabel("Your email address").fill(email)
    await foot.getByRole("button", { name: "Subscribe" }).click()
    await foot.getByText("Almost done").waitFor()

    const confirm = await linkMailedTo(email, "/newsletter/confirm", site.dataDir, new Set())
    await visit(page, confirm)
    await page.getByText(email).waitFor()
    await reload(page)
    await page.getByRole("button", { name: "Confirm my subscription" }).click()
    await page.getByText("You're subscribed. Thank you!").waitFor()

    const end = await linkMailedTo(email, "/newsletter/unsubscribe", site.dataDir, new Set())
    await visit(page, end)
    await page.getByRole("button", { name: "Unsubscribe" }).click()
    await page.getByRole("heading", { name: "You're unsubscribed" }).waitFor()
    await visit(page, confirm)
    await page.getByRole("button", { name: "Confirm my subscription" }).click()
    await page.getByText("This link has expired or was already used.").waitFor()
  })
})

test.describe("failures", () => {
  test("show a toast while the page keeps its content", async ({ page, expectProblems }) => {
    expectProblems(/500/)
    await visit(page, "/about", "networkidle")
    const failure = { success: false, code: "INTERNAL", message: "Something went wrong on our side." }
    await page.route("**/api/settings", (route) => route.fulfill({ status: 500, json: failure }))
    await page.evaluate(() => window.dispatchEvent(new Event("settingsUpdated")))
    await page.getByText(failure.message).waitFor()
    await page.getByRole("button", { name: "Close this message" }).click()
    await page.getByText(failure.message).waitFor({ state: "detached" })
    assert.ok(await page.getByRole("heading", { level: 1 }).isVisible())
  })

  test("show a message in a tab that can't be loaded, and no toast", async ({ page, expectProblems }) => {
    expectProblems(/500/)
    await visit(page, "/", "networkidle")
    const failure = { success: false, code: "INTERNAL", message: "Something went wrong on our side." }
    await page.route("**/api/tours?*", (route) => route.fulfill({ status: 500, json: failure }))
    await (await openTabs(page)).nth(1).click()
    await page.getByText("These tours could not be loaded.").waitFor()
    assert.equal(await page.getByText(failure.message).count(), 0)
    await page.unroute("**/api/tours?*")
    await page.getByRole("button", { name: "Try again" }).click()
    await page.getByRole("tabpanel").getByRole("article").first().waitFor()
  })
})

test.describe("the wishlist", () => {
  test("adds tours, counts them in the header, and removes them", async ({ page, expectProblems }) => {
    expectProblems(/404/)
    await visit(page, TOUR)
    const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? ""
    await page.getByRole("button", { name: `Save to your wishlist: ${title}` }).click()
    await page.getByRole("banner").getByRole("link", { name: "Wishlist 1" }).click()
    await page.getByRole("article").getByRole("link", { name: title }).waitFor()
    await reload(page)
    const heart = page.getByRole("article").getByRole("button", { name: `Save to your wishlist: ${title}` })
    assert.equal(await heart.getAttribute("aria-pressed"), "true")
    await heart.click()
    await page.getByRole("heading", { name: "Nothing here yet" }).waitFor()
    await page.evaluate(() => localStorage.setItem("ghe-wishlist", '["tour/long-gone","nonsense"]'))
    await reload(page)
    await page.getByText("This is not offered any more.").waitFor()
    await page.getByRole("button", { name: "Remove" }).click()
    await page.getByRole("heading", { name: "Nothing here yet" }).waitFor()
  })

  test("holds transfers and tours, newest first, with a heart on their cards and pages", async ({ page }) => {
    await visit(page, "/transfers")
    const first = page.getByRole("main").getByRole("article").first()
    const title = (await first.getByRole("heading").textContent()) ?? ""
    const heart = page.getByRole("button", { name: `Save to your wishlist: ${title}` })
    await heart.click()
    await first.getByRole("link", { name: title }).click()
    await page.getByRole("heading", { level: 1, name: title }).waitFor()
    assert.equal(await heart.getAttribute("aria-pressed"), "true")
    await visit(page, TOUR)
    const tour = (await page.getByRole("heading", { level: 1 }).textContent()) ?? ""
    await page.getByRole("button", { name: `Save to your wishlist: ${tour}` }).click()
    await page.getByRole("banner").getByRole("link", { name: "Wishlist 2" }).click()
    await page.getByRole("heading", { level: 1, name: "Wishlist" }).waitFor()
    await expect(page.getByRole("article").getByRole("heading")).toHaveText([tour, title])
    await heart.click()
    await page.getByRole("article").getByRole("link", { name: title }).waitFor({ state: "detached" })
  })
})
