import { execFileSync } from "node:child_process"
import { chmodSync, globSync, mkdtempSync, rmSync, statfsSync } from "node:fs"
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
const TEST_LIMIT_MS = 15 * 60_000
const RUN_LIMIT_MS = 30 * 60_000
const FAREWELL_MS = 3_000
/** The database's WebAssembly runs as it is first compiled: few tests last long enough for the better code to pay. */
const FLAGS = ["--liftoff-only"]
/** A folder in memory, where there is one that holds the data folders of a run. */
const MEMORY = "/dev/shm"
const ENOUGH_BYTES = 4 * 1024 ** 3

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

/** What takes longest comes first, so that nobody waits for one file in the end. */
function testFiles(words: string[]): string[] {
  const files = ["scripts", "e2e", "src"].flatMap((folder) => globSync(`${folder}/**/*.test.ts`, { cwd: ROOT }).sort())
  return files.filter((file) => !words.length || words.some((word) => file.includes(word)))
}

async function runTests(files: string[]): Promise<boolean> {
  const folder = makeFolder()
  let postgres: ThrowawayPostgres | undefined
  try {
    await prepare(files)
    postgres = await openPostgres()
    const events = run({
      files: files.map((file) => join(ROOT, file)),
      cwd: ROOT,
      // One more than there are processors: whoever looks at pages also waits for them.
      concurrency: Math.min(4, availableParallelism() + 1),
      execArgv: FLAGS,
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
    remove(folder)
  }
}

/** What a run writes goes with it. In memory where there is room: none of its databases has to outlive anything. */
function makeFolder(): string {
  const folder = mkdtempSync(join(isRoomy(MEMORY) ? MEMORY : tmpdir(), "ghe-tests-"))
  // PostgreSQL, which has a user of its own, has its folder in here.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  return folder
}

/** Left where it is when somebody who is about to end still writes into it: no reason to call a run failed. */
function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  } catch (error) {
    console.log((error as Error).message)
  }
}

function isRoomy(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= ENOUGH_BYTES
  } catch {
    return false
  }
}

/** What the files share is made once, before they run beside each other. */
async function prepare(files: string[]): Promise<void> {
  process.env.NODE_COMPILE_CACHE ??= join(ROOT, "node_modules/.cache/node")
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
