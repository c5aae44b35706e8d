import assert from "node:assert/strict"
import { readFile } from "node:fs/promises"
import type { Locator, Page } from "@playwright/test"
import { test as base, hold, hydrated, openTabs, type TestSite, visit } from "./fixtures.ts"

const PATHS = [
  "/",
  "/tours",
  "/tour/ha-long-bay-day-cruise-from-hanoi",
  "/category/cruises",
  "/transfers",
  "/transfer/noi-bai-airport-to-hanoi-old-quarter",
  "/blog",
  "/blog/first-day-in-vietnam",
  "/contact",
]

/** The file of each page's own code (`GROUPS` in vite.config.ts). */
const OWN_FILES = {
  "/": "home",
  "/tours": "tour-list",
  "/tour/ha-long-bay-day-cruise-from-hanoi": "tour",
  "/transfers": "transfer-list-page",
  "/transfer/noi-bai-airport-to-hanoi-old-quarter": "transfer",
  "/blog": "blog-list-page",
  "/blog/first-day-in-vietnam": "post-page",
  "/contact": "contact-page",
  "/consultation": "consultation-page",
  "/about": "content-page",
  "/compare": "compare-page",
  "/wishlist": "wishlist-page",
  "/bookings": "bookings-page",
  "/login": "login-page",
  "/profile": "profile-page",
}

/** The application has 400 kB. It comes after the first paint (site/frame/start-after-paint.ts). */
const MAX_BYTES_BEFORE_PAINT = 5_000

const test = base.extend<{ get: (path: string) => Promise<Response> }>({
  get: ({ site }, use) => use((path) => fetch(site.origin + path, { redirect: "manual" })),
})

test.describe("pages", () => {
  for (const [prefix, name, file] of [
    ["", "Itinerary (PDF)", "itinerary-ha-long-bay-day-cruise-from-hanoi.pdf"],
    ["/vi", "Lịch trình (PDF)", "lich-trinh-ha-long-bay-day-cruise-from-hanoi.pdf"],
  ] as const)
    test(`of a tour offer '${name}' with and without JavaScript`, async ({ newVisitor }) => {
      for (const javaScriptEnabled of [true, false]) {
        const page = await newVisitor({ javaScriptEnabled })
        const path = `${prefix}/tour/ha-long-bay-day-cruise-from-hanoi`
        await (javaScriptEnabled ? visit(page, path) : page.goto(path))
        const downloads = page.waitForEvent("download")
        await page.getByRole("link", { name, exact: true }).click()
        const download = await downloads
        assert.equal(download.suggestedFilename(), file)
        assert.ok((await readFile(await download.path())).toString("latin1").startsWith("%PDF-"))
      }
    })

  test("are complete and readable before JavaScript loads", async ({ newVisitor }) => {
    const page = await newVisitor({ javaScriptEnabled: false })
    await page.goto("/")
    await page.getByRole("search").getByRole("combobox", { name: "Where" }).fill("Đà Nẵng")
    await page.getByRole("search").getByRole("button").click()
    assert.match(page.url(), /\/tours\?search=/)
    assert.ok((await page.getByRole("article").count()) > 0)
    await page.getByRole("article").getByRole("link").first().click()
    assert.ok(await page.getByRole("heading", { level: 1 }).isVisible())
    for (const heading of ["Overview", "Day by day", "Included", "Cancellation policy"]) {
      assert.ok(await page.getByRole("heading", { name: heading, exact: true }).isVisible(), heading)
    }
    await page.goto("/tours")
    await page.getByRole("link", { name: "Page 2", exact: true }).click()
    assert.match(page.url(), /page=2/)
    assert.equal(await page.getByRole("article").count(), 9)
  })

  test("load only a small script before their first paint", async ({ site }) => {
    const [, entry = ""] = /<script type="module"[^>]* src="([^"]+)"/.exec(await site.text("/")) ?? []
    const scripts = await withStaticImports(site, entry)
    const bytes = [...scripts.values()].reduce((sum, text) => sum + text.length, 0)
    assert.ok(bytes > 0 && bytes < MAX_BYTES_BEFORE_PAINT, `${[...scripts.keys()]}: ${bytes} bytes`)
  })

  test("stay usable while JavaScript loads", async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto("/tours?search=ha+long", { waitUntil: "commit" })
    await page.getByRole("article").first().waitFor()
    assert.match((await page.getByText(/^Showing/).textContent()) ?? "", /^Showing \d+ of \d+ tours$/)
    const taken = release()
    await page.getByLabel("Search tours").fill("sapa")
    await page.getByLabel("Search tours").press("Enter")
    await page.waitForURL(/search=sapa/)
    await page.getByText("“sapa”").waitFor()
    await taken
  })

  test("show a press before JavaScript loads, and act on it afterwards", {
    tag: "@phone",
  }, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto("/tours", { waitUntil: "commit" })
    await page
      .getByRole("button", { name: /^Save to your wishlist/ })
      .first()
      .click()
    await page.getByRole("button", { name: "Filters" }).click()
    const heard = page.locator("button[aria-busy=true]")
    assert.deepEqual(await heard.allTextContents(), ["Filters"])
    await release()
    await page.getByRole("dialog", { name: "Filters" }).waitFor()
    assert.equal(await heard.count(), 0)
    assert.equal(await page.evaluate(() => localStorage.getItem("ghe-wishlist")), null)
  })

  const EDITS: { part: string; edit: (filters: Locator) => Promise<unknown> }[] = [
    { part: "search=ha+noi", edit: (filters) => filters.getByLabel("Search tours").fill("ha noi") },
    { part: "days=1", edit: (filters) => filters.locator("label", { hasText: /^1 ?\(\d+\)$/ }).click() },
    {
      part: "place=northern-vietnam",
      edit: (filters) => filters.getByLabel("Destination").selectOption("northern-vietnam"),
    },
    { part: "maxPrice=100", edit: (filters) => filters.getByLabel("To", { exact: true }).last().fill("100") },
  ]

  for (const edits of [EDITS, ...EDITS.map((edit) => [edit])])
    test(`keep ${edits.map(({ part }) => part).join(" and ")} from before JavaScript loads`, async ({ page }) => {
      const release = await holdScripts(page)
      await page.goto("/tours", { waitUntil: "commit" })
      const filters = page.getByRole("complementary")
      for (const { edit } of edits) await edit(filters)
      const before = await valuesOf(filters)
      await release()
      await page.waitForURL((url) => edits.every(({ part }) => url.search.includes(part)))
      assert.deepEqual(await valuesOf(filters), before)
    })

  test("keep a box off that was switched on and off before JavaScript loads", async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto("/tours", { waitUntil: "commit" })
    const filters = page.getByRole("complementary")
    const box = filters.locator("label", { hasText: /^1 ?\(\d+\)$/ })
    await box.click()
    await box.click()
    await filters.getByLabel("Destination").selectOption("northern-vietnam")
    await release()
    await page.waitForURL(/place=northern-vietnam/)
    await page.getByRole("link", { name: /^Remove filter: North/ }).waitFor()
    assert.ok(!page.url().includes("days="), page.url())
    assert.equal(await box.locator("input").isChecked(), false)
  })

  test("send a form that needs JavaScript once it has loaded, with its input", async ({ page, expectProblems }) => {
    expectProblems(/429/)
    const release = await holdScripts(page)
    await page.goto("/contact", { waitUntil: "commit" })
    const form = page.getByRole("main").locator("form", { has: page.getByLabel("Subject") })
    await form.evaluate((element) => element.removeAttribute("action"))
    const typed = { name: "Anna", email: "anna@mail.example", subject: "Tết", message: "Are you open?" }
    for (const [name, text] of Object.entries(typed)) await form.locator(`[name=${name}]`).fill(text)
    await form.getByRole("button", { name: "Send message" }).click()
    const sent = page.waitForRequest("**/api/contact")
    await release()
    const { name, email, subject, message } = (await sent).postDataJSON()
    assert.deepEqual({ name, email, subject, message }, typed)
    await page.getByText("Message sent successfully!").waitFor()
    // Forms that are sent at once are refused as a bot's.
  })

  test("accept every spelling of their address in both languages, repeatedly", async ({ get }) => {
    const found = /Showing|Hiển thị/
    const searches = ["search=ha+long", "search=ha%20long", "search=H%E1%BA%A1%20Long", "days=3%2C7&sort=duration"]
    const others = [
      "search=",
      "search=a&search=ha+long",
      "unknown=a%20b",
      "utm_source=a%20b&search=d%27Or",
      "search=a?b",
    ]
    for (const path of ["/tours", "/vi/tours"]) {
      for (const query of [...searches, ...others]) {
        for (const time of [1, 2, 3]) {
          const answer = await get(`${path}?${query}`)
          assert.equal(answer.status, 200, `${path}?${query}, the ${time}. time, to ${answer.headers.get("location")}`)
          if (searches.includes(query)) assert.match(await answer.text(), found)
        }
      }
    }
  })

  test("ignore invalid search parameters", async ({ site }) => {
    const senseless = [
      "category=H%E1%BA%A1%20Long",
      "category=..%2F..",
      "search=a%00b",
      "days=%2B",
      "minPrice=+",
      "page=-1",
      "sort=x",
    ]
    for (const path of ["/tours", "/vi/tours", "/category/cruises", "/transfers", "/vi/blog"]) {
      for (const query of senseless) {
        assert.equal((await fetch(`${site.origin}${path}?${query}`)).status, 200, `${path}?${query}`)
      }
    }
  })

  test("neither fail nor redirect in a loop, whatever the address contains", async ({ site, get }) => {
    const segments = [
      "a%20b",
      "a'b",
      "a%27b",
      "a%7Cb",
      "a[b]",
      "a%5Bb%5D",
      "a%2Fb",
      "a%25b",
      "h%E1%BA%A1",
      "h%e1%ba%a1",
      "%E1%BA",
      "a%5Cb",
      "a+b",
      "a%00b",
    ]
    for (const segment of segments) {
      const parents = ["", "/tour", "/category", "/transfer", "/blog"]
      for (const path of parents.flatMap((parent) => [
        `${parent}/${segment}`,
        `/vi${parent}/${segment}?x=${segment}`,
      ])) {
        const answer = await get(path)
        const location = answer.headers.get("location")
        const end = location ? await get(new URL(location, site.origin).href.slice(site.origin.length)) : answer
        assert.equal(end.status, 404, `${path}: ${answer.status} ${location}, then ${end.status}`)
      }
    }
  })

  test("have the addresses in the specification's table", async ({ site }) => {
    for (const [path, heading] of [
      ["/", /Drop by Vietnam/],
      ["/tours?category=cruises&search=ha+long", /Tours in Vietnam/],
      ["/category/cruises", /[Cc]ruise/],
      ["/transfers?search=noi+bai", /Transfers in Vietnam/],
      ["/blog", /Stories and advice/],
      ["/login", /Sign in/],
      ["/register", /Create an account/],
      ["/profile", /Profile/],
      ["/bookings", /My bookings/],
      ["/about", /We plan trips/],
      ["/contact", /Talk to the people/],
    ] as const) {
      const response = await fetch(site.origin + path)
      assert.equal(response.status, 200, path)
      assert.match(/<h1[^>]*>(.*?)<\/h1>/.exec(await response.text())?.[1] ?? "", heading, path)
    }
  })

  test("return 404 with links onward for unknown addresses, in both languages", async ({ site, get }) => {
    for (const path of ["/nowhere", "/tour/nowhere", "/category/nowhere", "/vi/tour/nowhere", "/vi/khong-co"]) {
      assert.equal((await get(path)).status, 404, path)
    }
    assert.match(
      await site.text("/tour/nowhere"),
      /Tour not found[\s\S]*The tour you(&#x27;|')re looking for doesn(&#x27;|')t exist\./,
    )
    assert.match(await site.text("/tour/nowhere"), /<a [^>]*href="\/tours"[^>]*>Back to all tours<\/a>/)
    assert.match(await site.text("/nowhere"), /Page Not Found/)
    assert.match(await site.text("/vi/tour/nowhere"), /Không tìm thấy tour/)
  })

  test("show the list for a truncated or hand-edited address, and keep it indexable", async ({ get }) => {
    for (const path of [
      "/tours?page=x&days=9",
      "/category/hanoi?sort=x",
      "/transfers?type=x&maxPrice=-1",
      "/blog?page=0",
    ]) {
      const answer = await get(path)
      assert.deepEqual([answer.status, /<article/.test(await answer.clone().text())], [200, true], path)
      assert.doesNotMatch(await answer.text(), /noindex/, path)
    }
  })

  test("name their alternates; the canonical URL has the language shown", async ({ site }) => {
    for (const path of PATHS) {
      const twin = `/vi${path === "/" ? "" : path}`
      for (const [address, canonical] of [
        [path, path],
        [twin, twin],
      ] as const) {
        const html = await site.text(address)
        const link = (rel: string) =>
          [...html.matchAll(new RegExp(`<link rel="${rel}"[^>]*>`, "g"))]
            .filter(([tag]) => !tag.includes("rss+xml"))
            .map(([tag]) => new URL(/ href="([^"]+)"/.exec(tag)?.[1] ?? "").pathname)
        assert.deepEqual(link("canonical"), [canonical], address)
        assert.deepEqual(link("alternate"), [path, twin, path], address)
        assert.match(html, /<meta name="description" content="[^"]{40,}/, address)
      }
    }
  })

  test("keep every filter in the address, and go back to page 1 when one changes", async ({ page }) => {
    await visit(page, "/tours?page=2")
    await page.getByRole("complementary").getByLabel("Destination").selectOption("northern-vietnam")
    await page.waitForURL((url) => url.search === "?place=northern-vietnam")
    await page.getByLabel("To", { exact: true }).last().fill("100")
    await page.waitForURL(/maxPrice=100/)
    const sorted = page.waitForResponse(/\/api\/tours\?.*sort=price-high/)
    await page.getByLabel("Sort by").selectOption("price-high")
    await page.waitForURL(/sort=price-high/)
    await sorted
    await page.locator("section[aria-busy=false]").waitFor()
    const address = page.url()
    const titles = await page.getByRole("article").getByRole("heading").allTextContents()
    assert.ok(titles.length > 1)
    await visit(page, address)
    assert.deepEqual(await page.getByRole("article").getByRole("heading").allTextContents(), titles)
    await page.getByRole("link", { name: "Remove filter: Northern Vietnam" }).click()
    await page.waitForURL((url) => !url.search.includes("place"))
    await visit(page, "/tours?search=xyzzy&days=7")
    await page.getByRole("heading", { name: "We found nothing for “xyzzy”" }).waitFor()
    await page.getByRole("article").first().waitFor()
    await page.getByRole("link", { name: "Remove filter: “xyzzy”" }).click()
    await page.getByRole("article").first().waitFor()
  })

  test("escape foreign data so that it can't end their script", async ({ site }) => {
    const search = "</script><script>alert(1)</script><!--"
    const html = await site.text(`/tours?${new URLSearchParams({ search })}`)
    assert.match(html, /alert\(1\)/)
    assert.doesNotMatch(html, /<script>alert/)
    assert.ok(!html.includes(search))
  })

  test("load the code of no other page", async ({ get }) => {
    const files = new Set(Object.values(OWN_FILES))
    for (const [path, file] of Object.entries(OWN_FILES)) {
      const preloads = (await (await get(path)).text()).matchAll(/="modulepreload" href="\/assets\/([\w-]+)-.{8}\.js"/g)
      const loaded = Array.from(preloads, ([, name = ""]) => name)
      assert.deepEqual(
        loaded.filter((name) => files.has(name)),
        [file],
        path,
      )
    }
  })

  test("forbid foreign scripts in their headers", async ({ get }) => {
    const answer = await get("/tours?search=nonce")
    const { headers } = answer
    const policy = headers.get("content-security-policy") ?? ""
    const nonce = /script-src 'self' 'nonce-([\w-]{22})';/.exec(policy)?.[1]
    const inline = (await answer.text()).match(/<script(?![^>]* src=)[^>]*>/g) ?? []
    assert.ok(inline.length > 0)
    for (const tag of inline) assert.ok(tag.includes(`nonce="${nonce}"`), tag)
    const other = await get("/tours?search=another")
    assert.ok(!other.headers.get("content-security-policy")?.includes(String(nonce)))
    assert.doesNotMatch(policy, /script-src[^;]*unsafe/)
    assert.match(policy, /frame-ancestors 'none'/)
    assert.equal(headers.get("x-content-type-options"), "nosniff")
    assert.equal(headers.get("referrer-policy"), "strict-origin-when-cross-origin")
  })
})

test.describe("single pages", () => {
  test("the home page has eight slides, four destinations, six tours, three transfers and its figures", async ({
    page,
    site,
  }) => {
    await visit(page, "/", "networkidle")
    const section = (heading: string) => page.locator("section", { has: page.getByRole("heading", { name: heading }) })
    const show = page.getByRole("region", { name: "Pictures that change" })
    await show.getByText("1 / 8").waitFor()
    const fade = await show
      .locator("div[aria-hidden]")
      .first()
      .evaluate((slide) => getComputedStyle(slide).transition)
    assert.match(fade, /^opacity 1s linear/)
    const slide = show.getByRole("link", { name: "Ha Long Bay: browse tours" })
    assert.equal(await slide.getAttribute("href"), "/category/ha-long")
    assert.equal(await section("Four places to begin").getByRole("link").count(), 4)
    assert.equal(await section("Guest favourites").getByRole("article").count(), 6)
    assert.equal(await section("Airport pick-ups and private transfers").getByRole("article").count(), 3)
    const themes = section("Browse by interest")
    assert.equal(await (await openTabs(page)).first().getAttribute("aria-selected"), "true")
    const [{ slug }] = (await site.call("GET", "/tour-categories")).data
    const { pagination } = await site.call("GET", `/tours?category=${slug}&page=1`)
    const tours = themes.getByRole("tabpanel").getByRole("article")
    assert.equal(await tours.count(), Math.min(4, pagination.total))
    assert.deepEqual(await section("In figures").locator("dd").allTextContents(), ["5000+", "50+", "98%", "24/7"])
    for (const heading of ["How booking works", "Why travel with us"])
      await page.getByRole("heading", { name: heading }).waitFor()
    assert.equal(await page.getByRole("link", { name: "Write to us" }).getAttribute("href"), "/contact")
    // The server renders all lists, so the browser must request none.
    const asked: string[] = []
    page.on("request", (request) => asked.push(new URL(request.url()).pathname))
    await visit(page, "/vi")
    await page.getByRole("heading", { level: 1, name: "Ghé chơi khắp Việt Nam." }).waitFor()
    await page.waitForLoadState("networkidle")
    const lists = asked.filter((path) => /^\/api\/(tours|transfers|([a-z]+-)?categories)/.test(path))
    assert.deepEqual(lists, [])
  })

  test("the about page has the company's story, figures and links", async ({ page }) => {
    await visit(page, "/about")
    for (const heading of [
      "Our story",
      "What we are here for",
      "What we hold to",
      "Who answers you",
      "Why travellers choose us",
    ])
      await page.getByRole("heading", { level: 2, name: heading }).waitFor()
    const main = page.getByRole("main")
    assert.deepEqual(await main.locator(".figures dd").allTextContents(), ["5000+", "100+", "10+", "24/7"])
    assert.equal(await main.getByRole("link", { name: "Browse Tours" }).getAttribute("href"), "/tours")
    assert.equal(await main.getByRole("link", { name: "Contact Us" }).getAttribute("href"), "/contact")
    for (const text of ["+84 24 3926 0114", "xinchao@ghe.example"])
      await main.getByRole("link", { name: text }).waitFor()
  })

  test("the 404 page links to home, back, tours, transfers, blog and contact", async ({ page, expectProblems }) => {
    expectProblems(/404/)
    await visit(page, "/about")
    await visit(page, "/nowhere")
    const main = page.getByRole("main")
    await main.getByRole("heading", { level: 1, name: "Page Not Found" }).waitFor()
    const links = await main.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href")))
    assert.deepEqual(links, ["/", "/tours", "/transfers", "/blog", "/contact"])
    await main.getByRole("button", { name: "Go back" }).click()
    await page.waitForURL(/\/about$/)
  })
})

const valuesOf = (filters: Locator) =>
  filters
    .locator("input:not([type=hidden], [type=range]), select")
    .evaluateAll((fields) =>
      (fields as HTMLInputElement[]).map(({ type, value, checked }) => (type === "checkbox" ? checked : value)),
    )

async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const release = await hold(page, "**/assets/*.js")
  return async () => {
    release()
    await hydrated(page)
  }
}

/** Returns the text of a script and of all that it imports statically, by path. */
async function withStaticImports(site: TestSite, path: string, found = new Map<string, string>()) {
  if (found.has(path)) return found
  const text = await site.text(path)
  found.set(path, text)
  for (const [, name = ""] of text.matchAll(/(?:from|import)"(\.\/[^"]+)"/g))
    await withStaticImports(site, new URL(name, site.origin + path).pathname, found)
  return found
}
