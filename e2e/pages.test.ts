import assert from "node:assert/strict"
import { hash } from "node:crypto"
import { describe, it } from "node:test"
import type { Page } from "playwright-core"
import { takenOver } from "./browser.ts"
import { NOTHING, openJourneys } from "./journeys.ts"

/** One of each kind. */
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

describe("pages", () => {
  const { accompany, origin } = openJourneys()

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(origin() + path, { headers, redirect: "manual" })
  const textOf = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).text()

  it("are complete and readable before any script has come", () =>
    accompany({ expected: NOTHING, javaScriptEnabled: false }, async ({ page }) => {
      await page.goto("/")
      await page.getByRole("search").getByRole("searchbox").fill("Đà Nẵng")
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
    }))

  it("stay usable while the script is still on its way", () =>
    accompany({ expected: NOTHING }, async ({ page }) => {
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
    }))

  it("hear a press before the script has come, show it, and do it when the script is there", () =>
    accompany({ expected: NOTHING, viewport: { width: 390, height: 844 } }, async ({ page }) => {
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
    }))

  it("keep what was typed and chosen before the script has come", () =>
    accompany({ expected: NOTHING, viewport: { width: 1440, height: 900 } }, async ({ page }) => {
      const release = await holdScripts(page)
      await page.goto("/tours", { waitUntil: "commit" })
      const filters = page.getByRole("complementary")
      await filters.getByLabel("Search tours").fill("ha noi")
      await filters.getByText("1", { exact: true }).click()
      await filters.getByLabel("Category").selectOption("northern-vietnam")
      await filters.getByLabel("To", { exact: true }).last().fill("100")
      await release()
      await page.waitForURL((url) =>
        ["search=ha+noi", "days=1", "category=northern-vietnam", "maxPrice=100"].every((part) =>
          url.search.includes(part),
        ),
      )
      assert.equal(await filters.getByLabel("Search tours").inputValue(), "ha noi")
      assert.equal(await filters.getByLabel("To", { exact: true }).last().inputValue(), "100")
    }))

  it("send a form that needs the script once that is there, as it was typed", () =>
    accompany({ expected: /429/ }, async ({ page }) => {
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
      // Forms that are sent at once are asked to wait, for machines write that fast.
    }))

  it("are shown by every way to write their address, in both languages, as often as it is asked for", async () => {
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

  it("leave out what an address says that makes no sense", async () => {
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
        assert.equal((await fetch(`${origin()}${path}?${query}`)).status, 200, `${path}?${query}`)
      }
    }
  })

  it("lead nobody in a circle and do not fail, whatever the address has in it", async () => {
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
        const end = location ? await get(new URL(location, origin()).href.slice(origin().length)) : answer
        assert.equal(end.status, 404, `${path}: ${answer.status} ${location}, then ${end.status}`)
      }
    }
  })

  it("answer 404 for what does not exist, in both languages, as a page that leads on", async () => {
    for (const path of ["/nowhere", "/tour/nowhere", "/category/nowhere", "/vi/tour/nowhere", "/vi/khong-co"]) {
      assert.equal((await get(path)).status, 404, path)
    }
    assert.match(
      await textOf("/tour/nowhere"),
      /Tour not found[\s\S]*The tour you(&#x27;|')re looking for doesn(&#x27;|')t exist\./,
    )
    assert.match(await textOf("/tour/nowhere"), /<a [^>]*href="\/tours"[^>]*>Back to all tours<\/a>/)
    assert.match(await textOf("/nowhere"), /Page Not Found/)
    assert.match(await textOf("/vi/tour/nowhere"), /Không tìm thấy tour/)
  })

  it("show a list as it is where its address was cut or edited by hand, and still list it for search engines", async () => {
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

  it("speak the language of the address, then of the cookie, then of the browser, else English", async () => {
    const language = async (path: string, headers?: Record<string, string>) =>
      /<html lang="(\w+)"/.exec(await textOf(path, headers))?.[1]
    assert.equal(await language("/tours"), "en")
    assert.equal(await language("/tours", { "accept-language": "vi-VN,vi;q=0.9,en;q=0.5" }), "vi")
    assert.equal(await language("/tours", { "accept-language": "vi", cookie: "i18nextLng=en" }), "en")
    assert.equal(await language("/vi/tours", { "accept-language": "en", cookie: "i18nextLng=en" }), "vi")
    assert.equal(await language("/tours", { "accept-language": "fr,de;q=0.8" }), "en")
  })

  it("name their twins: canonical is the address of the language shown", async () => {
    for (const path of PATHS) {
      const twin = `/vi${path === "/" ? "" : path}`
      for (const [address, canonical] of [
        [path, path],
        [twin, twin],
      ] as const) {
        const html = await textOf(address)
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

  it("carry the texts of their own language, and all else as the API answers it", async () => {
    const slug = "ha-long-bay-day-cruise-from-hanoi"
    const { data: tour } = await (await get(`/api/tours/slug/${slug}`)).json()
    for (const [language, other, prefix] of [
      ["en", "vi", ""],
      ["vi", "en", "/vi"],
    ] as const) {
      const states = await Promise.all(
        PATHS.map(async (path) => stateOf(await textOf(prefix && path === "/" ? prefix : prefix + path))),
      )
      for (const [nth, { queries }] of states.entries()) {
        const texts = textsOf(queries)
        assert.ok(
          texts.some((text) => text[language]),
          PATHS[nth],
        )
        assert.deepEqual(
          texts.filter((text) => text[language] && text[other]),
          [],
          PATHS[nth],
        )
      }
      const { queries } = states[PATHS.indexOf(`/tour/${slug}`)] as PageState
      const left = queries.find(([[of, name]]) => of === "tours" && name === slug)?.[1]
      const expected = structuredClone(tour)
      for (const text of textsOf(expected)) {
        assert.ok(text.en !== undefined && text.vi, "the tour has all its texts in both languages")
        if (language === "en") delete text.vi
        else text.en = ""
      }
      assert.deepEqual(left, expected)
      const all = JSON.stringify(queries)
      for (const text of textsOf(tour)) assert.ok(!all.includes(JSON.stringify(text[other])), text[other])
    }
  })

  it("switch language in place where the address has none, and by the address where it has one", () =>
    accompany({ expected: NOTHING, locale: "en-GB" }, async ({ page }) => {
      await page.goto("/tours?days=1")
      await page.getByRole("button", { name: "Xem trang bằng tiếng Việt" }).click()
      await page.getByRole("heading", { level: 1, name: "Tour du lịch Việt Nam" }).waitFor()
      assert.match(page.url(), /\/tours\?days=1$/)
      assert.equal(await page.title(), "Tour du lịch Việt Nam")
      assert.equal(await page.getAttribute("html", "lang"), "vi")
      await page.reload()
      await page.getByRole("heading", { level: 1, name: "Tour du lịch Việt Nam" }).waitFor()
      await page.goto("/vi/tours")
      await page.getByRole("article").getByRole("link").first().click()
      await page.waitForURL(/\/vi\/tour\//)
      await page.getByRole("button", { name: "View this page in English" }).click()
      await page.waitForURL((url) => url.pathname.startsWith("/tour/"))
      assert.equal(await page.getAttribute("html", "lang"), "en")
    }))

  it("keep every filter in the address, and go back to page 1 when one changes", () =>
    accompany({ expected: NOTHING, viewport: { width: 1440, height: 900 } }, async ({ page }) => {
      await page.goto("/tours?page=2")
      await page.getByRole("complementary").getByLabel("Category").selectOption("northern-vietnam")
      await page.waitForURL((url) => url.search === "?category=northern-vietnam")
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
      await page.goto(address)
      assert.deepEqual(await page.getByRole("article").getByRole("heading").allTextContents(), titles)
      await page.getByRole("link", { name: "Remove filter: Northern Vietnam" }).click()
      await page.waitForURL((url) => !url.search.includes("category"))
      await page.goto("/tours?search=xyzzy&days=7")
      await page.getByRole("heading", { name: "No tours found" }).waitFor()
      await page.getByRole("link", { name: "Remove filter: “xyzzy”" }).click()
      await page.getByRole("article").first().waitFor()
    }))

  it("hold what came from elsewhere as data: it cannot end their script", async () => {
    const search = "</script><script>alert(1)</script><!--"
    const html = await textOf(`/tours?${new URLSearchParams({ search })}`)
    const [, json = ""] = /<script[^>]* id="page-state"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
    assert.doesNotMatch(json, /</)
    assert.ok(JSON.stringify(JSON.parse(json)).includes(search))
    assert.doesNotMatch(html, /<script>alert/)
  })

  it("say in their headers that nothing foreign may run", async () => {
    const { headers } = await get("/tours")
    const policy = headers.get("content-security-policy") ?? ""
    const inline = [...(await textOf("/tours")).matchAll(/<script(?![^>]*(?: src=|json"))[^>]*>(.*?)<\/script>/gs)]
    const hashes = inline.map(([, script = ""]) => `'sha256-${hash("sha256", script, "base64")}'`)
    assert.equal(hashes.length, 3)
    assert.ok(policy.includes(`script-src 'self' ${hashes.join(" ")};`), policy)
    assert.doesNotMatch(policy, /script-src[^;]*unsafe/)
    assert.match(policy, /frame-ancestors 'none'/)
    assert.equal(headers.get("x-content-type-options"), "nosniff")
    assert.equal(headers.get("referrer-policy"), "strict-origin-when-cross-origin")
  })
})

type Text = { en?: string; vi?: string }
type PageState = { queries: [key: unknown[], data: unknown][] }

function stateOf(html: string): PageState {
  return JSON.parse(/<script id="page-state"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "")
}

/** All texts of content in an answer. */
function textsOf(value: unknown): Text[] {
  if (typeof value !== "object" || value === null) return []
  const keys = Object.keys(value)
  if (keys.length && keys.every((key) => key === "en" || key === "vi")) return [value as Text]
  return Object.values(value).flatMap(textsOf)
}

/** Holds the page's scripts back; returns how to let them come. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route("**/assets/*.js", async (route) => {
    await held
    await route.continue()
  })
  return async () => {
    release()
    await takenOver(page)
  }
}
