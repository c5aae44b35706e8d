import { spawnSync } from "node:child_process"
import { accessSync, constants } from "node:fs"
import { delimiter, join } from "node:path"
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core"

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]
const FOLDERS = ["/usr/bin", "/usr/local/bin", "/snap/bin", ...(process.env.PATH ?? "").split(delimiter)]
const OTHERS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
]
const FLAGS = [
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
 * Where Chromium is, after installing it when this is root on Debian or its like.
 * @throws Error with a sentence that says what to install
 */
export function findOrInstallChromium(): string {
  const found = findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && isProgram("/usr/bin/apt-get")) installChromium()
  const installed = findChromium()
  if (!installed)
    throw new Error("The journeys need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.")
  return installed
}

function installChromium(): void {
  console.log("Installing Chromium with apt-get …")
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
  for (const words of [
    ["update", "-q"],
    ["install", "-q", "-y", "--no-install-recommends", "chromium"],
  ]) {
    const { status, stdout, stderr } = spawnSync("apt-get", words, {
      env,
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    })
    if (status !== 0) console.error(`apt-get ${words[0]} failed:\n${stdout}${stderr}`)
  }
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

/** A page of a visitor of their own, and everything that went wrong on it so far, a line each. */
export type Visit = { page: Page; problems: string[]; close: () => Promise<void> }

/**
 * Opens a page for a new visitor (own cookies and storage). Paths given to `page.goto` are relative to `origin`.
 * `problems` collects script errors, console errors (a broken content security policy shows there) and failed loads.
 */
export async function openVisit(browser: Browser, origin: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ baseURL: origin, locale: "en-GB", ...options })
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  const problems: string[] = []
  page.on("pageerror", (error) => problems.push(`script: ${error.message}`))
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText
    if (reason !== "net::ERR_ABORTED") problems.push(`load: ${request.url()} ${reason}`)
  })
  return { page, problems, close: () => context.close() }
}

const PIXEL = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64")

/** Answers every picture with one pixel: for what does not look at pictures, whose first rendering costs seconds each. */
export async function withoutPictures(page: Page): Promise<void> {
  await page.route("**/media/**", (route) => route.fulfill({ contentType: "image/gif", body: PIXEL }))
}
