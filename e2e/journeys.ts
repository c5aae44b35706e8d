import assert from "node:assert/strict"
import { after, before } from "node:test"
import type { Browser, BrowserContextOptions, Page } from "playwright-core"
import { launchBrowser, openVisit, type Visit, withoutPictures } from "./browser.ts"
import { type RunningSite, type SiteOptions, startSite } from "./site.ts"

const DESKTOP = { viewport: { width: 1440, height: 900 } }
/** What may go wrong where nothing may. */
export const NOTHING = /^$/

/** A visitor's way through the site. */
export type Journey = (page: Page) => Promise<void>
/** A visitor, and what alone may go wrong on the way; without it the journey looks at the problems itself. */
type Visitor = BrowserContextOptions & { expected?: RegExp }
/** `prepare` comes before the page is asked for. */
type Visiting = Visitor & { prepare?: (page: Page) => Promise<unknown>; until?: "load" | "networkidle" }

/**
 * A site and a browser for the journeys of a suite: opened before the first, closed after the last.
 *
 * - `visiting` begins on a page that is ready; nothing may go wrong on the way but what is `expected`.
 * - `accompany` begins before the first page.
 * - `open` leaves all to the test, the closing too.
 */
export function openJourneys(options: SiteOptions = {}) {
  let site: RunningSite
  let browser: Browser

  before(async () => {
    ;[site, browser] = await Promise.all([startSite(options), launchBrowser()])
  })
  after(async () => {
    await browser?.close()
    await site?.stop()
  })

  const open = (visitor?: BrowserContextOptions) => openVisit(browser, site.origin, visitor)

  const accompany = async ({ expected, ...visitor }: Visitor, journey: (visit: Visit) => Promise<void>) => {
    const visit = await open(visitor)
    try {
      await withoutPictures(visit.page)
      await journey(visit)
      if (!expected) return
      assert.deepEqual(
        visit.problems.filter((problem) => !expected.test(problem)),
        [],
      )
    } finally {
      await visit.close()
    }
  }

  const visiting = (
    path: string,
    { prepare, until = "networkidle", ...visitor }: Visiting,
    journey: Journey,
  ): Promise<void> =>
    accompany({ ...DESKTOP, expected: NOTHING, ...visitor }, async ({ page }) => {
      await prepare?.(page)
      await page.goto(path)
      await page.waitForLoadState(until)
      await journey(page)
    })

  const textOf = async (path: string) => (await fetch(site.origin + path)).text()

  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
  const call = async (method: string, path: string, body?: object, token?: string): Promise<any> => {
    const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) }
    const response = await fetch(`${site.origin}/api${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    assert.ok(response.ok, `${method} ${path}: ${response.status}`)
    return response.json()
  }

  return { open, accompany, visiting, textOf, call, origin: () => site.origin, site: () => site }
}
