import assert from "node:assert/strict"
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Locator,
  type Page,
  type Route,
} from "@playwright/test"
import { addDays, hanoiDate } from "../src/lib/today.ts"
import { type RunningSite, type SiteOptions, STAFF, startSite } from "./site.ts"

export type TestSite = RunningSite & {
  text: (path: string, headers?: Record<string, string>) => Promise<string>
  /** Calls the API and returns its JSON. @throws AssertionError unless it succeeds */
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
  call: (method: string, path: string, body?: object, token?: string) => Promise<any>
}

type WorkerFixtures = {
  /** Starts a separate site for a spec file, for tests that write a lot. */
  siteOptions: SiteOptions
  site: TestSite
}

type TestFixtures = {
  /** Serves real pictures. The first rendering of one takes seconds, so most tests do without. */
  realPictures: boolean
  /** Starts as if the server has answered this visitor before. Else the overlay covers a page of a busy machine. */
  warmedUp: boolean
  /** Allows console errors, page errors and failed loads that match. All others fail the test. */
  expectProblems: (pattern: RegExp) => void
  /** Opens a page for another visitor, with cookies and storage of their own. */
  newVisitor: (options?: BrowserContextOptions) => Promise<Page>
}

export { expect }

/** Returns the day so many days after today, in Hanoi. */
export const inDays = (days: number): string => addDays(hanoiDate(), days)

/** Returns how wide the page is, with what stands out on the right. */
export const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth)

export const test = base.extend<TestFixtures & { watched: Watched }, WorkerFixtures>({
  siteOptions: [{}, { scope: "worker", option: true }],
  site: [
    async ({ siteOptions }, use) => {
      const site = await startTestSite(siteOptions)
      await use(site)
      await site.stop()
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: ({ site }, use) => use(site.origin),
  realPictures: [false, { option: true }],
  warmedUp: [true, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
  watched: async ({}, use) => {
    const watched: Watched = { problems: [], expected: [] }
    await use(watched)
    const unexpected = watched.problems.filter((problem) => !watched.expected.some((pattern) => pattern.test(problem)))
    expect(unexpected, "console errors, page errors and failed loads").toEqual([])
  },
  expectProblems: ({ watched }, use) => use((pattern) => void watched.expected.push(pattern)),
  context: async ({ context, watched, realPictures, warmedUp }, use) => {
    await prepare(context, watched, { realPictures, warmedUp })
    await use(context)
  },
  newVisitor: async ({ browser, watched, realPictures, warmedUp }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      contexts.push(context)
      await prepare(context, watched, { realPictures, warmedUp })
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
})

export async function startTestSite(options: SiteOptions): Promise<TestSite> {
  const site = await startSite(options)
  return { ...site, text: readText(site.origin), call: callApi(`${site.origin}/api`) }
}

type Watched = { problems: string[]; expected: RegExp[] }

type Start = Pick<TestFixtures, "realPictures" | "warmedUp">

async function prepare(context: BrowserContext, watched: Watched, { realPictures, warmedUp }: Start): Promise<void> {
  watch(context, watched)
  if (!realPictures) await withoutPictures(context)
  if (warmedUp) await context.addInitScript(rememberWarmUp)
}

/** Records the errors of a context, including violations of the Content-Security-Policy. */
function watch(context: BrowserContext, { problems }: Watched): void {
  context.on("weberror", (error) => problems.push(`script: ${error.error().message}`))
  context.on("console", (message) => {
    if (message.type() === "error") problems.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText
    if (reason !== "net::ERR_ABORTED") problems.push(`load: ${request.url()} ${reason}`)
  })
}

/** Runs in each page. A page without an origin has no storage. */
function rememberWarmUp(): void {
  if (location.protocol.startsWith("http")) sessionStorage.setItem("serverWarmedUp", "true")
}

/** Answers pictures with a plain one of the same proportions, so that the layout stays. */
async function withoutPictures(context: BrowserContext): Promise<void> {
  await context.route("**/media/**", (route) => {
    const [, width, height] = /\/(\d+)x(\d+)-/.exec(route.request().url()) ?? ["", "1", "1"]
    const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`
    return route.fulfill({ contentType: "image/svg+xml", body })
  })
}

/** Opens a page of the site. Returns when React has hydrated it, or when its network is idle too. */
export async function visit(page: Page, path: string, until: "hydrated" | "networkidle" = "hydrated"): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  if (until === "networkidle") await page.waitForLoadState("networkidle")
}

export async function reload(page: Page): Promise<void> {
  await page.reload()
  await hydrated(page)
}

export async function hydrated(page: Page): Promise<void> {
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" })
}

/** Keeps requests waiting until the returned function is called, then answers them. */
export async function hold(
  page: Page,
  address: string | RegExp,
  answer: (route: Route) => Promise<void> = (route) => route.fallback(),
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await released
    await answer(route)
  })
  return release
}

/** Writes to local storage, as an earlier visit would. */
export async function store(page: Page, key: string, value: string): Promise<void> {
  await page.goto("/robots.txt")
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [key, value] as const)
}

function readText(origin: string): TestSite["text"] {
  return async (path, headers = {}) => (await fetch(origin + path, { headers })).text()
}

function callApi(api: string): TestSite["call"] {
  return async (method, path, body, token) => {
    const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) }
    const response = await fetch(api + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    const text = await response.text()
    assert.ok(response.ok, `${method} ${path}: ${response.status} ${text}`)
    return JSON.parse(text)
  }
}

export async function openTabs(page: Page): Promise<Locator> {
  await page.getByRole("heading", { name: "Browse by interest" }).scrollIntoViewIfNeeded()
  const tabs = page.getByRole("tab")
  await tabs.first().waitFor()
  return tabs
}

/** Lets the office answer at any hour, so that a test may book for tomorrow on any day. @returns what takes that back */
export async function openAllDay(site: TestSite): Promise<() => Promise<void>> {
  const { data: signedIn } = await site.call("POST", "/auth/login", STAFF)
  const { office } = (await site.call("GET", "/settings/group/office")).data
  const set = (changes: object) =>
    site.call("PUT", "/settings/group/office", { office: { ...office, ...changes } }, signedIn.token)
  await set({ weekdays: [1, 2, 3, 4, 5, 6, 7], opens: "00:00", closes: "23:59" })
  return () => set(office)
}

/** Opens the site of a new company, which visitors don't see until then. */
export async function openSite({ call }: Pick<TestSite, "call">): Promise<void> {
  const { data } = await call("POST", "/auth/login", STAFF)
  await call("PUT", "/settings/group/opening", { isOpen: true }, data.token)
}
