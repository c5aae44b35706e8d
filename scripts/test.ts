import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { globSync } from "node:fs"
import { availableParallelism } from "node:os"
import { join, sep } from "node:path"
import { createInterface } from "node:readline"
import { buildIfStale } from "./build.ts"

/*
 * Runs the tests: `npm test`, or `npm test -- tours booking` for the files whose path contains one of the words. First
 * units, API, contract and reliability with node's test runner, then the journeys with Playwright.
 */
const ROOT = join(import.meta.dirname, "..")
const FILE_LIMIT_MS = 15 * 60_000
const RUN_LIMIT_MS = 60 * 60_000
/** After this time a test runner that was told to end is killed. */
const END_LIMIT_MS = 20_000
/** Two more than there are processors, because many tests wait for a limit to pass. */
const CONCURRENCY = Math.min(6, availableParallelism() + 2)
const NODE_TEST = [
  // The embedded database's WebAssembly is compiled once, quickly: few test files last long enough for better code.
  "--liftoff-only",
  "--test",
  "--test-global-setup=test/global-setup.ts",
  "--test-reporter=./test/reporter.ts",
  `--test-concurrency=${CONCURRENCY}`,
  `--test-timeout=${FILE_LIMIT_MS}`,
]
const PLAYWRIGHT = ["node_modules/@playwright/test/cli.js", "test"]

const words = process.argv.slice(2)
let passed = 0
let failed = 0
/** The lines that name failed tests of node's runner. Playwright repeats its own. */
const failures: string[] = []
let runner: ChildProcess | undefined
let isStopped = false

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop("Interrupted."))
setTimeout(() => stop(`Given up after ${RUN_LIMIT_MS / 60_000} minutes.`), RUN_LIMIT_MS).unref()

try {
  // Files in test/ take longest and come first, so that none is waited for alone.
  const tests = [...findFiles("test/**/*.test.ts"), ...findFiles("{scripts,src}/**/*.test.ts")]
  const journeys = findFiles("e2e/*.spec.ts")
  if (journeys.length || tests.some((file) => file.includes(`reliability${sep}`))) {
    buildIfStale()
    process.env.GHE_TEST_BUILT = "1"
  }
  if (tests.length) await run([...NODE_TEST, ...tests])
  if (journeys.length) await run([...PLAYWRIGHT, ...journeys.map((file) => `/${file}$`)])
} catch (error) {
  console.error((error as Error).message)
  failed++
}
finish()

function findFiles(pattern: string): string[] {
  const files = globSync(pattern, { cwd: ROOT }).sort()
  return files.filter((file) => !words.length || words.some((word) => file.includes(word)))
}

/** Runs a test runner, shows what it prints, and adds up its sums: '3 passed, 1 failed', or a line for each. */
async function run(args: string[]): Promise<void> {
  if (isStopped) return
  const failedBefore = failed
  runner = spawn(process.execPath, args, { cwd: ROOT, stdio: ["ignore", "pipe", "inherit"] })
  const ended = once(runner, "close")
  for await (const line of createInterface({ input: runner.stdout! })) {
    console.log(line)
    if (/^✗ .*:\d+ /.test(line)) failures.push(line)
    if (!/^ *\d+ (passed|failed|flaky|did not run|interrupted)/.test(line)) continue
    for (const [, number, outcome] of line.matchAll(/(\d+) (passed|failed|flaky|did not run|interrupted)/g))
      if (outcome === "passed") passed += Number(number)
      else failed += Number(number)
  }
  const [code] = await ended
  if (code !== 0 && failed === failedBefore) failed++
}

function stop(reason: string): void {
  console.log(reason)
  isStopped = true
  failed++
  runner?.kill("SIGINT")
  setTimeout(finish, END_LIMIT_MS).unref()
}

function finish(): never {
  for (const line of failures) console.log(line)
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed || !passed ? 1 : 0)
}
