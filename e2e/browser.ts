import { spawnSync } from "node:child_process"
import { accessSync, constants } from "node:fs"
import { delimiter, join } from "node:path"
import { afterEach } from "node:test"
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from "playwright-core"

/** Chromium without windows: the same pages for half of the work. */
const HEADLESS = "chromium-headless-shell"
const NAMES = [HEADLESS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]
const FOLDERS = ["/usr/bin", "/usr/local/bin", "/snap/bin", ...(process.env.PATH ?? "").split(delimiter)]
const OTHERS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
]
/** For Chromium as root, which asks for nothing but what is tested. */
export const FLAGS = [
  "--no-sandbox",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]

/**
 * Where Chromium is: CHROMIUM_PATH, else the usual places.
 * @throws Error with a sentence when CHROMIUM_PATH names no program
 */
function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named && !isProgram(named)) throw new Error(`CHROMIUM_PATH is ${named}, which is not a program.`)
  const usual = FOLDERS.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return named || [...usual, ...OTHERS].find(isProgram)
}

/**
 * Where Chromium is, after installing it when this is root on Debian or its like: where there is none, and in CI also
 * where there is only the one with windows.
 * @throws Error with a sentence that says what to install
 */
export function findOrInstallChromium(): string {
  const found = findChromium()
  if (found && (!process.env.CI || process.env.CHROMIUM_PATH || found.endsWith(HEADLESS))) return found
  if (process.getuid?.() === 0 && isProgram("/usr/bin/apt-get"))
    installChromium(found ? [HEADLESS] : [HEADLESS, "chromium"])
  const installed = findChromium()
  if (!installed)
    throw new Error(
      `The journeys need Chromium: install it (Debian: apt-get install ${HEADLESS}) or set CHROMIUM_PATH.`,
    )
  return installed
}

const APT_LIMIT_MS = 300_000

/** Installs the first of these packages that there is. */
function installChromium(packages: string[]): void {
  console.log("Installing Chromium with apt-get …")
  apt(["update", "-q"])
  packages.some((name) => apt(["install", "-q", "-y", "--no-install-recommends", name]))
}

function apt(words: string[]): boolean {
  const { status, stdout, stderr } = spawnSync("apt-get", words, {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    encoding: "utf8",
    timeout: APT_LIMIT_MS,
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) console.error(`apt-get ${words.join(" ")} failed:\n${stdout}${stderr}`)
  return status === 0
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Starts a headless Chromium. Close it with `browser.close()`; it ends with this process in any case. */
export function launchBrowser(): Promise<Browser> {
  // Playwright's own handlers would keep a process alive that was told to end.
  const leaveSignals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false }
  return chromium.launch({ executablePath: findOrInstallChromium(), args: FLAGS, ...leaveSignals })
}

/** No visit that goes well waits for this long: a busy machine is no failure. */
const PATIENCE_MS = 45_000

/** A page of a visitor of their own, and everything that went wrong on it so far, a line each. */
export type Visit = { page: Page; problems: string[]; close: () => Promise<void> }

/**
 * Opens a page for a new visitor (own cookies and storage). Paths given to `page.goto` are relative to `origin`; it and
 * `page.reload` return when the page's script has taken over, unless `waitUntil` says what else to wait for.
 * `problems` collects script errors, console errors (a broken content security policy shows there) and failed loads.
 */
export async function openVisit(browser: Browser, origin: string, options: BrowserContextOptions = {}): Promise<Visit> {
  // Its own journey is about the service worker; all others have the network alone.
  const context = await browser.newContext({ baseURL: origin, locale: "en-GB", serviceWorkers: "block", ...options })
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  if (options.javaScriptEnabled !== false) awaitTakeOver(page)
  const problems: string[] = []
  page.on("pageerror", (error) => problems.push(`script: ${error.message}`))
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText
    if (reason !== "net::ERR_ABORTED") problems.push(`load: ${request.url()} ${reason}`)
  })
  const endings = rememberForTheReport(page, problems)
  return {
    page,
    problems,
    close: async () => {
      await endings()
      await context.close()
    },
  }
}

function awaitTakeOver(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (url, options) => {
    const answer = await goto(url, options)
    if (!options?.waitUntil) await takenOver(page)
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload(options)
    if (!options?.waitUntil) await takenOver(page)
    return answer
  }
}

/**
 * Returns when React has taken over the page that the server has drawn. What is no page of the site is ready as it is.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (!document.getElementById("page-state")) return true
    const mark = Object.keys(document).find((key) => key.startsWith("__reactContainer$"))
    // biome-ignore lint/suspicious/noExplicitAny: what React keeps there has no type
    return mark && !(document as any)[mark].stateNode.current.memoizedState.isDehydrated
  })
}

/** What was to be seen in the visits of the test that is running, for the report of its failure. */
const seen = new Map<Page, string | (() => Promise<string>)>()

/** Returns what has to be called before the page is closed. */
function rememberForTheReport(page: Page, problems: string[]): () => Promise<void> {
  const tell = () => toldOf(page, problems)
  seen.set(page, tell)
  return async () => void seen.set(page, await tell())
}

// A test file that fails has all that it printed in the report (scripts/test-report.ts).
if (process.env.NODE_TEST_CONTEXT)
  afterEach(async (test) => {
    const { name, passed } = test as unknown as { name: string; passed: boolean }
    for (const [page, told] of seen) {
      if (!passed) console.log(`'${name}' was at ${typeof told === "string" ? told : await told()}`)
      if (!passed || page.isClosed()) seen.delete(page)
    }
  })

async function toldOf(page: Page, problems: string[]): Promise<string> {
  const texts = page.evaluate(() => {
    const shown = [...document.querySelectorAll("h1, h2, dialog[open], [role=alert], [role=status], .warm-up")]
    const words = shown.map((element) => element.textContent?.replace(/\s+/g, " ").trim().slice(0, 300))
    return [...new Set(words)].filter(Boolean).slice(0, 25)
  })
  const nothing = new Promise<string[]>((resolve) => setTimeout(resolve, 2_000, ["(the page does not answer)"]).unref())
  const lines = await Promise.race([texts, nothing]).catch((error: Error) => [error.message])
  return [page.url(), ...lines, ...problems].join("\n  ")
}

/** Has the browser keep something for the site, as if an earlier visit had; where no page of it runs that would notice. */
export async function keepFor(page: Page, key: string, value: string): Promise<void> {
  await page.goto("/robots.txt")
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [key, value] as const)
}

/**
 * Answers every picture with a plain one of its crop's proportions: for what does not look at pictures, whose first
 * rendering costs seconds each. A square one would take more room than the page has kept for it.
 */
export async function withoutPictures(page: Page): Promise<void> {
  await page.route("**/media/**", (route) => {
    const [, width, height] = /\/(\d+)x(\d+)-/.exec(route.request().url()) ?? ["", "1", "1"]
    const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`
    return route.fulfill({ contentType: "image/svg+xml", body })
  })
}

/** The tabs of the home page, as scripts make them of links once they are near to what is seen. */
export async function openTabs(page: Page): Promise<Locator> {
  await page.getByRole("heading", { name: "By what you like to do" }).scrollIntoViewIfNeeded()
  const tabs = page.getByRole("tab")
  await tabs.first().waitFor()
  return tabs
}
