import assert from "node:assert/strict"
import { execFileSync } from "node:child_process"
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Browser, chromium, type Page } from "@playwright/test"
import { FLAGS, findOrInstallChromium } from "../../e2e/chromium.ts"
import { type RunningSite, STAFF, startSite } from "../../e2e/site.ts"
import { startPostgres } from "../../src/server/testing/postgres.ts"
import { type RunningProxy, startProxy } from "./proxy.ts"

/** `loads`: times that each page is loaded while two versions take turns. */
export type ReleaseOptions = { loads: number; say: (line: string) => void }

const ROOT = join(import.meta.dirname, "../..")
const COPIED = ["src", "scripts", "public", "migrations", "package.json", "package-lock.json", "tsconfig.json"]
/** Texts that nearly every file of the site and of the back office depends on. */
const WORDS = [
  ["src/site/frame/messages.ts", '"Try again"', '"Once more"'],
  ["src/office/frame/i18n/messages.ts", '"Outbox"', '"Outgoing"'],
] as const
/** Those that the back office loads when they are opened. */
const SCREENS = [
  "calendar",
  "enquiries",
  "people",
  "reviews",
  "outbox",
  "users",
  "settings",
  "tours",
  "blogs",
  "products",
]
const DIALOG = "[aria-haspopup=dialog]:visible"

/** Releases another version while tabs of the one before are open. No script may be missing. */
export async function proveRelease({ loads, say }: ReleaseOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "ghe-prove-release-"))
  buildEarlier(folder)
  const [ours, theirs] = [ROOT, folder].map((root) => scriptsOf(root))
  say(
    `two builds that differ in a word: ${theirs!.filter((name) => !ours!.includes(name)).length} of ${theirs!.length} scripts differ`,
  )
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: FLAGS })
  const postgres = await startPostgres()
  const dataDir = join(folder, "data")
  const env = { DEMO: "content", LOG_LEVEL: "error" }
  const start = (root: string) => startSite({ root, dataDir, databaseUrl: postgres.url, env })
  const earlier = await start(folder)
  const later = await start(ROOT)
  const proxy = await startProxy([earlier.origin, later.origin])
  try {
    const pages = await pagesOf(proxy.origin)
    const both = await loadInTurns(browser, proxy.origin, pages, loads)
    say(`both behind the proxy: ${both.scripts} scripts of ${both.pages} page loads, ${both.missing} missing`)
    await sendOnlyTo(proxy, earlier)
    const tabs = await openTabs(browser, proxy.origin, pages)
    const others = await openTabs(browser, proxy.origin, pages)
    const office = await openOffice(browser, proxy.origin)
    await sendOnlyTo(proxy, later)
    await earlier.stop()
    const kept = await openDialogs(tabs)
    say(
      `tabs of the version before: ${kept.opened} dialogs opened, ${kept.reloads} reloads, ${kept.missing} scripts missing`,
    )
    const screens = await openScreens(office)
    say(
      `its back office: ${screens.scripts} scripts of ${SCREENS.length} screens, ${screens.missing} missing, ${screens.documents} reloads`,
    )
    rmSync(join(dataDir, "assets"), { recursive: true })
    const gone = await openDialogs(others)
    say(`without its files: ${gone.opened} dialogs opened, ${gone.reloads} tabs reloaded once`)
    assert.deepEqual([both.missing, kept.missing, kept.reloads, screens.missing, screens.documents], [0, 0, 0, 0, 0])
    assert.ok(both.scripts && kept.opened && gone.opened === kept.opened && gone.reloads)
  } finally {
    await browser.close()
    await proxy.stop()
    for (const site of [earlier, later]) await site.stop()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Sends all requests to one process, and returns when the proxy does. */
async function sendOnlyTo(proxy: RunningProxy, { origin }: RunningSite): Promise<void> {
  proxy.sendTo([origin])
  const scriptOf = async (from: string) =>
    /\/assets\/index-[^"]+\.js/.exec(await (await fetch(`${from}/about`)).text())?.[0]
  const expected = await scriptOf(origin)
  for (let same = 0; same < 4; ) same = (await scriptOf(proxy.origin)) === expected ? same + 1 : 0
}

/** Builds a copy of the project with other words in it. */
function buildEarlier(folder: string): void {
  const configurations = readdirSync(ROOT).filter((name) => /^vite.*\.ts$/.test(name))
  for (const name of [...COPIED, ...configurations]) cpSync(join(ROOT, name), join(folder, name), { recursive: true })
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"))
  for (const [file, word, other] of WORDS) {
    const text = readFileSync(join(folder, file), "utf8")
    assert.ok(text.includes(word), `${file} says ${word} no more`)
    writeFileSync(join(folder, file), text.replace(word, other))
  }
  execFileSync(process.execPath, [join(folder, "scripts/build.ts")], { cwd: folder, stdio: "pipe" })
}

const scriptsOf = (root: string) =>
  ["client", "staff"].flatMap((app) =>
    readdirSync(join(root, "dist", app, "assets")).filter((name) => name.endsWith(".js")),
  )

async function pagesOf(origin: string): Promise<string[]> {
  const slugs = ["tours", "transfers"].map(async (kind) => {
    const { data } = (await (await fetch(`${origin}/api/${kind}?limit=1`)).json()) as { data: { slug: string }[] }
    return `/${kind.slice(0, -1)}/${data[0]!.slug}`
  })
  return ["/", "/tours", "/blog", "/about", ...(await Promise.all(slugs))]
}

async function newPage(browser: Browser): Promise<Page> {
  const viewport = { width: 1440, height: 900 }
  const context = await browser.newContext({ serviceWorkers: "block", locale: "en-GB", viewport })
  // Pictures take long to render and matter to no dialog.
  await context.route("**/media/**", (route) => route.fulfill({ contentType: "image/svg+xml", body: "<svg/>" }))
  return context.newPage()
}

/** Counts the scripts that a page asks for, those that are missing, and the documents it loads. */
function watch(page: Page) {
  const seen = { scripts: 0, missing: 0, documents: 0 }
  page.on("response", (response) => {
    if (response.request().isNavigationRequest()) seen.documents++
    if (!/\/assets\/[^/]+\.js$/.test(response.url())) return
    seen.scripts++
    if (!response.ok()) seen.missing++
  })
  return seen
}

const hydrated = (page: Page) => page.locator("html[data-hydrated]").waitFor({ state: "attached" })

async function loadInTurns(browser: Browser, origin: string, pages: string[], loads: number) {
  const total = { pages: 0, scripts: 0, missing: 0 }
  for (const path of [...pages, "/staff"])
    for (let load = 0; load < loads; load++) {
      const page = await newPage(browser)
      const seen = watch(page)
      await page.goto(origin + path)
      await (path === "/staff" ? page.getByLabel("Email").waitFor() : hydrated(page))
      total.pages++
      total.scripts += seen.scripts
      total.missing += seen.missing
      await page.context().close()
    }
  return total
}

async function openTabs(browser: Browser, origin: string, pages: string[]): Promise<Page[]> {
  const tabs = []
  for (const path of pages) {
    const page = await newPage(browser)
    await page.goto(origin + path)
    await hydrated(page)
    tabs.push(page)
  }
  return tabs
}

/** Opens each dialog of each tab. A tab that reloads is pressed again. @throws Error if a tab reloads twice */
async function openDialogs(tabs: Page[]) {
  const total = { opened: 0, reloads: 0, missing: 0 }
  for (const page of tabs) {
    const seen = watch(page)
    const count = await page.locator(DIALOG).count()
    for (let nth = 0; nth < count; nth++) {
      const dialog = page.getByRole("dialog")
      const before = seen.documents
      const press = () => page.locator(DIALOG).nth(nth).click()
      const reloaded = page.waitForEvent("load", { timeout: 0 }).catch(() => {})
      await press()
      await Promise.race([dialog.waitFor(), reloaded])
      if (seen.documents > before) {
        await hydrated(page)
        await press()
        await dialog.waitFor()
      }
      total.opened++
      await page.keyboard.press("Escape")
      await dialog.waitFor({ state: "hidden" })
    }
    assert.ok(seen.documents <= 1, `${page.url()} reloaded ${seen.documents} times`)
    total.reloads += seen.documents
    total.missing += seen.missing
  }
  return total
}

async function openOffice(browser: Browser, origin: string): Promise<Page> {
  const page = await newPage(browser)
  await page.goto(`${origin}/staff`)
  await page.getByLabel("Email").fill(STAFF.email)
  await page.getByLabel("Mật khẩu").fill(STAFF.password)
  await page.getByRole("button", { name: "Đăng nhập" }).click()
  await page.getByRole("heading", { name: "Yêu cầu chờ trả lời" }).waitFor()
  return page
}

async function openScreens(page: Page) {
  const seen = watch(page)
  for (const name of SCREENS) {
    const loaded = page.waitForResponse(/\/staff\/assets\/[^/]*-screen-[^/]+\.js$/)
    await page.evaluate((path) => history.pushState(null, "", path), `/staff/${name}`)
    await loaded
  }
  return seen
}
