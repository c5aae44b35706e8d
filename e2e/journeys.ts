import assert from "node:assert/strict"
import { after, before } from "node:test"
import type { Browser, BrowserContextOptions, Page } from "playwright-core"
import { launchBrowser, openVisit, withoutPictures } from "./browser.ts"
import { type RunningSite, type SiteOptions, startSite } from "./site.ts"

const DESKTOP = { viewport: { width: 1440, height: 900 } }

/** A visitor's way through the site. `prepare` comes before the first page is asked for. */
export type Journey = (page: Page) => Promise<void>
type Visiting = BrowserContextOptions & {
  prepare?: (page: Page) => Promise<unknown>
  expected?: RegExp
  until?: "load" | "networkidle"
}

/**
 * A site and a browser for the journeys of a suite: opened before the first, closed after the last. Nothing may go wrong
 * on a page's way but what is `expected`.
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

  const visiting = async (
    path: string,
    { prepare, expected = /^$/, until = "networkidle", ...visitor }: Visiting,
    journey: Journey,
  ): Promise<void> => {
    const { page, problems, close } = await openVisit(browser, site.origin, { ...DESKTOP, ...visitor })
    try {
      await withoutPictures(page)
      await prepare?.(page)
      await page.goto(path)
      await page.waitForLoadState(until)
      await journey(page)
      assert.deepEqual(
        problems.filter((problem) => !expected.test(problem)),
        [],
      )
    } finally {
      await close()
    }
  }

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

  return { visiting, textOf, call, origin: () => site.origin }
}
