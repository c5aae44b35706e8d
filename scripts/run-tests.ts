import { execFileSync } from "node:child_process"
import { globSync, mkdtempSync, rmSync } from "node:fs"
import { availableParallelism, tmpdir } from "node:os"
import { join, sep } from "node:path"
import { run } from "node:test"
import { findOrInstallChromium } from "../e2e/browser.ts"
import { openTestApi } from "../src/server/test-api.ts"
import { startPostgres, type ThrowawayPostgres, whyNoPostgres } from "../src/server/throwaway-postgres.ts"
import { buildIfStale } from "./build.ts"
import { report, tally } from "./test-report.ts"

/*
 * Runs the tests: `npm test`, or `npm test -- tours booking` for the files whose path contains one of the words.
 * Test files find the PostgreSQL of this run in GHE_TEST_POSTGRES and Chromium in CHROMIUM_PATH.
 */
const ROOT = join(import.meta.dirname, "..")
const TEST_LIMIT_MS = 600_000
const RUN_LIMIT_MS = 30 * 60_000
const FAREWELL_MS = 3_000

const interrupted = new AbortController()
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => giveUp("Interrupted."))
setTimeout(() => giveUp(`Given up after ${RUN_LIMIT_MS / 60_000} minutes.`), RUN_LIMIT_MS).unref()

try {
  // Said outright: after an interruption the runner still holds on to files that it will not run.
  process.exit((await runTests(testFiles(process.argv.slice(2)))) ? 0 : 1)
} catch (error) {
  console.error((error as Error).message)
  console.log(tally({ passed: 0, failed: 1, skipped: 0 }))
  process.exit(1)
}

/** Ends the files under way; what has been reported until then is still counted. */
function giveUp(why: string): void {
  interrupted.abort(new Error(why))
}

/** Journeys first: they take longest. */
function testFiles(words: string[]): string[] {
  const files = [
    ...globSync("e2e/**/*.test.ts", { cwd: ROOT }),
    ...globSync("{src,scripts}/**/*.test.ts", { cwd: ROOT }),
  ]
  return files.filter((file) => !words.length || words.some((word) => file.includes(word)))
}

async function runTests(files: string[]): Promise<boolean> {
  await prepare(files)
  const postgres = await openPostgres()
  try {
    const events = run({
      files: files.map((file) => join(ROOT, file)),
      cwd: ROOT,
      concurrency: Math.min(4, availableParallelism()),
      timeout: TEST_LIMIT_MS,
      signal: interrupted.signal,
    })
    // The runner ends the files under way, but may wait for ever for those it had not begun.
    interrupted.signal.addEventListener("abort", () => setTimeout(() => events.destroy(), FAREWELL_MS))
    const outcome = await report(events)
    if (!postgres) console.log(`The PostgreSQL part was skipped: ${whyNoPostgres()}`)
    if (interrupted.signal.aborted) console.log(interrupted.signal.reason.message)
    console.log(tally(outcome))
    return outcome.failed === 0 && outcome.passed > 0 && !interrupted.signal.aborted
  } finally {
    await postgres?.stop()
    if (process.env.GHE_TEST_SEEDED) rmSync(process.env.GHE_TEST_SEEDED, { recursive: true, force: true })
  }
}

/** What the files share is made once, before they run beside each other. */
async function prepare(files: string[]): Promise<void> {
  const journeys = files.some((file) => file.startsWith(`e2e${sep}`))
  if (journeys || files.some((file) => file.startsWith(join("scripts", "prove")))) {
    await buildIfStale()
    process.env.GHE_TEST_BUILT = "1"
  }
  if (journeys) {
    process.env.CHROMIUM_PATH = findOrInstallChromium()
    process.env.GHE_TEST_SEEDED = makeSeeded()
  }
  if (files.some((file) => file.startsWith(`src${sep}`))) await (await openTestApi("pglite")).close()
}

/** A data folder with the demo content, for the sites of the journeys to copy (e2e/site.ts). */
function makeSeeded(): string {
  const folder = mkdtempSync(join(tmpdir(), "ghe-seeded-"))
  execFileSync(process.execPath, [join(ROOT, "scripts/seed-for-tests.ts"), folder], { stdio: "inherit" })
  return folder
}

/** @throws Error where PostgreSQL has to be there, as in CI, and is not */
async function openPostgres(): Promise<ThrowawayPostgres | undefined> {
  const why = whyNoPostgres()
  if (why && process.env.CI)
    throw new Error(`${why} CI runs the PostgreSQL part too: install it (Debian: apt-get install postgresql).`)
  if (why) return undefined
  const postgres = await startPostgres()
  process.env.GHE_TEST_POSTGRES = postgres.url
  return postgres
}
