import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { globSync } from "node:fs"
import { availableParallelism } from "node:os"
import { join, relative, sep } from "node:path"
import { createInterface } from "node:readline"
import { run } from "node:test"
import { pathToFileURL } from "node:url"
import { postgresMissingReason } from "../src/server/testing/postgres.ts"
import { globalSetup, globalTeardown } from "../test/global-setup.ts"
import report, { failureOf } from "../test/reporter.ts"
import { buildIfStale } from "./build.ts"

/* `npm test`, or `npm test -- tours booking` for the files whose path contains one of the words. */
const ROOT = join(import.meta.dirname, "..")
const FILE_LIMIT_MS = 15 * 60_000
// Less than what CI allows a whole run.
const RUN_LIMIT_MS = 80 * 60_000
const END_LIMIT_MS = 20_000
/** Many tests wait, so run two more than there are processors. */
const CONCURRENCY = Math.min(6, availableParallelism() + 2)
const FLAGS = [
  // Compiles WebAssembly quickly: few test files last long enough for better code.
  "--liftoff-only",
  // Loading a thousand modules would otherwise collect garbage all the time.
  ...["--min-semi-space-size=32", "--max-semi-space-size=64"],
  // A test that has failed may leave a loop behind, which would keep its process.
  "--test-force-exit",
  `--import=${pathToFileURL(join(ROOT, "test/resolve-once.ts"))}`,
]
const PLAYWRIGHT = ["node_modules/@playwright/test/cli.js", "test"]

// Each test file is a process that loads the same modules, so compile them once.
process.env.NODE_COMPILE_CACHE ??= join(ROOT, "node_modules/.cache/compiled")

const words = process.argv.slice(2)
const SLOWEST = 10

const seconds = new Map<string, number>()
let passed = 0
let failed = 0
let skipped = 0
const failures: string[] = []
const stopping = new AbortController()
let playwright: ChildProcess | undefined

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop("Interrupted."))
setTimeout(() => stop(`Given up after ${RUN_LIMIT_MS / 60_000} minutes.`), RUN_LIMIT_MS).unref()

try {
  // They take longest and mostly wait for networks and clocks, so they start first.
  const first = [...findFiles("src/server/http/listen.test.ts"), ...findFiles("test/**/*.test.ts")]
  const tests = [...new Set([...first, ...findFiles("{scripts,src,demo}/**/*.test.ts")])]
  const journeys = findFiles("e2e/*.spec.ts")
  if (journeys.length || tests.some((file) => file.includes(`reliability${sep}`))) {
    buildIfStale()
    process.env.GHE_TEST_BUILT = "1"
  }
  if (tests.length) await runTests(tests)
  if (journeys.length) await runJourneys(journeys)
} catch (error) {
  console.error((error as Error).message)
  failed++
}
finish()

function findFiles(pattern: string): string[] {
  const files = globSync(pattern, { cwd: ROOT }).sort()
  return files.filter((file) => !words.length || words.some((word) => file.includes(word)))
}

async function runTests(files: string[]): Promise<void> {
  await globalSetup()
  const events = run({
    files,
    cwd: ROOT,
    execArgv: FLAGS,
    concurrency: CONCURRENCY,
    timeout: FILE_LIMIT_MS,
    signal: stopping.signal,
  })
  events.on("test:fail", (failure) => {
    const text = failureOf(failure)
    if (text) failures.push(text)
  })
  // A suite that is skipped has no tests, so the summary doesn't count it.
  events.on("test:pass", ({ skip }) => {
    if (skip !== undefined && skip !== false) skipped++
  })
  events.on("test:summary", ({ file, counts, duration_ms }) => {
    if (file) {
      seconds.set(relative(ROOT, file), duration_ms / 1000)
      return
    }
    passed += counts.passed
    failed += counts.tests - counts.passed - counts.skipped - counts.todo
  })
  try {
    for await (const text of events.compose(report)) process.stdout.write(text)
  } finally {
    await globalTeardown()
  }
}

async function runJourneys(files: string[]): Promise<void> {
  if (stopping.signal.aborted) return
  const args = [...PLAYWRIGHT, ...files.map((file) => `/${file}$`)]
  const failedBefore = failed
  playwright = spawn(process.execPath, args, { cwd: ROOT, stdio: ["ignore", "pipe", "inherit"] })
  const ended = once(playwright, "close")
  for await (const line of createInterface({ input: playwright.stdout! })) {
    console.log(line)
    countSeconds(line)
    const [, number, outcome] = /^ *(\d+) (passed|skipped|failed|flaky|did not run|interrupted)/.exec(line) ?? []
    if (outcome === "passed") passed += Number(number)
    else if (outcome === "skipped") skipped += Number(number)
    else if (outcome) failed += Number(number)
  }
  const [code] = await ended
  if (code !== 0 && failed === failedBefore) failed++
}

/** Reads a line such as '✓  12 [phone] › e2e/booking.spec.ts:80:7 › a guest books (1.2s)'. */
function countSeconds(line: string): void {
  const [, file, duration, unit] = /› (e2e\/.*?):\d+:\d+ .*\(([\d.]+)(ms|s|m)\)$/.exec(line) ?? []
  if (!file) return
  const perUnit = { ms: 0.001, s: 1, m: 60 }[unit as "ms" | "s" | "m"]
  seconds.set(file, (seconds.get(file) ?? 0) + Number(duration) * perUnit)
}

function stop(reason: string): void {
  console.log(`${reason} Stopping what runs …`)
  failed++
  stopping.abort()
  playwright?.kill("SIGINT")
  setTimeout(finish, END_LIMIT_MS).unref()
}

function finish(): never {
  const slowest = [...seconds].sort(([, a], [, b]) => b - a).slice(0, SLOWEST)
  console.log("The slowest files, in seconds of all their tests:")
  for (const [file, time] of slowest) console.log(`${time.toFixed(1).padStart(6)} ${file}`)
  // Repeated, because what a long run printed first is often cut off.
  for (const text of failures) console.log(text)
  const missing = skipped ? postgresMissingReason() : undefined
  if (missing) console.log(`Skipped what needs PostgreSQL: ${missing}`)
  console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`)
  process.exit(failed || !passed ? 1 : 0)
}
