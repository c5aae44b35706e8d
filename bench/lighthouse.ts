import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import lighthouse, { type Result } from "lighthouse"
import { FLAGS, findOrInstallChromium } from "../e2e/chromium.ts"
import type { Figure } from "./figures.ts"
import type { Page } from "./page-weight.ts"

const RUNS = 3
/** Chromium sometimes loses a page (NO_NAVSTART, NO_FCP). Such runs are repeated. */
const TRIES = 5
const CATEGORIES = {
  performance: "performance",
  accessibility: "accessibility",
  "best-practices": "practices",
  seo: "SEO",
}
const METRICS = {
  "largest-contentful-paint": "LCP, ms",
  "total-blocking-time": "TBT, ms",
  "cumulative-layout-shift": "CLS",
}

/** Returns the median of three Lighthouse runs per page, on a throttled phone. */
export async function lighthouseFigures(origin: string, pages: Page[]): Promise<Figure[]> {
  const chromium = await startChromium()
  try {
    const figures: Figure[] = []
    for (const { name, path } of pages) figures.push(...(await figuresOf(origin + path, name, chromium.port)))
    return figures
  } finally {
    await chromium.stop()
  }
}

async function figuresOf(url: string, name: string, port: number): Promise<Figure[]> {
  const results: Result[] = []
  for (let run = 0; run < RUNS; run++) results.push(await oneRun(url, port))
  const scores = Object.entries(CATEGORIES).map(([id, label]) =>
    middle(
      `${name}: short of Lighthouse ${label}`,
      results,
      (result) => 100 - Math.round(100 * (result.categories[id]?.score ?? 0)),
    ),
  )
  const metrics = Object.entries(METRICS).map(([id, label]) =>
    middle(`${name}: ${label}`, results, (result) => result.audits[id]?.numericValue ?? Number.NaN),
  )
  for (const problem of new Set(results.flatMap(problemsOf))) console.log(`${name}: ${problem}`)
  return [...scores, ...metrics]
}

async function oneRun(url: string, port: number, tries = TRIES): Promise<Result> {
  const answer = await lighthouse(url, { port, onlyCategories: Object.keys(CATEGORIES), logLevel: "error" })
  if (answer && !answer.lhr.runtimeError) return answer.lhr
  const { code, message } = answer?.lhr.runtimeError ?? { code: "NO_RESULT", message: "" }
  if (tries === 1) throw new Error(`${url}: Lighthouse failed ${TRIES} times, last with ${code}. ${message}`)
  console.log(`${url}: Lighthouse failed with ${code} and is run again.`)
  return oneRun(url, port, tries - 1)
}

function middle(name: string, results: Result[], read: (result: Result) => number): Figure {
  const values = results.map(read).sort((a, b) => a - b)
  return { name, value: values[Math.floor(values.length / 2)] ?? Number.NaN, detail: values.map(rounded).join(", ") }
}

function rounded(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}

function problemsOf({ categories, audits }: Result): string[] {
  const judged = ["accessibility", "best-practices", "seo"].flatMap((id) => categories[id]?.auditRefs ?? [])
  return judged
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `Lighthouse finds fault: ${audits[id]?.title}`)
}

async function startChromium() {
  const profile = mkdtempSync(join(tmpdir(), "ghe-lighthouse-"))
  const flags = [...FLAGS, "--headless=new", "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"]
  const child = spawn(findOrInstallChromium(), flags, { stdio: ["ignore", "ignore", "pipe"], detached: true })
  // The headless shell is a script that starts the browser: kill the process group.
  const kill = () => child.pid && process.kill(-child.pid, "SIGKILL")
  process.once("exit", kill)
  const stop = async () => {
    const ended = once(child, "close")
    kill()
    await ended
    process.off("exit", kill)
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  for await (const line of createInterface({ input: child.stderr })) {
    const port = /^DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line)?.[1]
    if (port) return { port: Number(port), stop }
  }
  throw new Error("Chromium ended instead of listening to Lighthouse.")
}
