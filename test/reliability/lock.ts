import assert from "node:assert/strict"
import type { ChildProcess } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Contender, containersMissingReason, startContender, startNode } from "./contenders.ts"

/** `rounds`: races for a folder. `starts`: concurrent starts of two sites. `mostMs`: until the refused one ends. */
export type LockOptions = {
  rounds: number
  starts: number
  inContainersOnly?: boolean
  mostMs?: number
  say: (line: string) => void
}

const ROOT = join(import.meta.dirname, "../..")
/** Time until both processes have received the start time. */
const HEAD_START_MS = 10
const IN_USE = / is in use by another process\. Stop it, /

/** Checks that only one of two concurrent processes gets a data folder, in one PID namespace and in two. */
export async function proveLock(options: LockOptions): Promise<void> {
  const { rounds, starts, inContainersOnly = false, mostMs = Infinity, say } = options
  const folder = mkdtempSync(join(tmpdir(), "ghe-prove-lock-"))
  try {
    const whyNot = containersMissingReason()
    if (whyNot) say(`not shown for containers: ${whyNot}`)
    for (const contained of whyNot ? [false] : [false, true]) {
      const where = contained ? "two containers" : "two processes"
      await raceForFolders(join(folder, `races ${contained}`), rounds, contained)
      say(`${where}, ${rounds} new folders and ${rounds} whose holder was killed: one holds each, the other is refused`)
      if (inContainersOnly && !contained && !whyNot) continue
      const { refusedMs, aloneMs } = await startTwice(join(folder, `sites ${contained}`), starts, contained, mostMs)
      say(
        `${where} started at once, ${starts} times after a kill -9: one site each time; the other ended after ${refusedMs} ms at most, the next one after a kill was up after ${aloneMs} ms`,
      )
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function raceForFolders(folder: string, rounds: number, contained: boolean): Promise<void> {
  const folders = Array.from({ length: 2 * rounds }, (_, round) => join(folder, String(round)))
  const killed = await startContender(contained)
  for (const stale of folders.slice(rounds)) assert.equal(await killed.lock(stale, 0), "locked")
  await killed.kill()
  const rivals = [await startContender(contained), await startContender(contained)]
  if (contained) assert.deepEqual(new Set(rivals.map(({ pid }) => pid)), new Set([1]))
  try {
    for (const each of folders) await raceFor(each, rivals)
  } finally {
    for (const rival of rivals) await rival.kill()
  }
}

async function raceFor(folder: string, rivals: Contender[]): Promise<void> {
  const at = Date.now() + HEAD_START_MS
  const answers = await Promise.all(rivals.map((rival) => rival.lock(folder, at)))
  assert.equal(answers.filter((answer) => answer === "locked").length, 1, `${folder}: ${answers.join(" / ")}`)
  assert.match(answers.find((answer) => answer !== "locked") ?? "", IN_USE)
  for (const rival of rivals) await rival.unlockAll()
}

async function startTwice(dataDir: string, starts: number, contained: boolean, mostMs: number) {
  await killed((await outcomeOf(startSite(dataDir, contained))).child)
  let refusedMs = 0
  for (let round = 1; round <= starts; round++) {
    const both = await Promise.all([1, 2].map(() => outcomeOf(startSite(dataDir, contained))))
    const [up, refused] = both.sort((one, other) => Number(other.isUp) - Number(one.isUp))
    for (const { child } of both) await killed(child)
    assert.deepEqual([up?.isUp, refused?.isUp, refused?.child.exitCode], [true, false, 1], outputs(both))
    assert.match(refused?.output ?? "", IN_USE)
    refusedMs = Math.max(refusedMs, refused?.ms ?? 0)
    assert.ok(refusedMs <= mostMs, `the second process needed ${refusedMs} ms to end`)
  }
  const alone = await outcomeOf(startSite(dataDir, contained))
  await killed(alone.child)
  assert.ok(alone.isUp, alone.output)
  return { refusedMs, aloneMs: alone.ms }
}

type Outcome = { child: ChildProcess; isUp: boolean; output: string; ms: number }

const outputs = (outcomes: Outcome[]) => outcomes.map(({ output }) => output).join("\n")

function startSite(dataDir: string, contained: boolean): ChildProcess {
  const { PATH = "", HOME = "" } = process.env
  const told = { NODE_ENV: "production", DEMO: "0", LOG_LEVEL: "error", STAFF_PASSWORD: "twelve characters" }
  const env = { PATH, HOME, PORT: "0", DATA_DIR: dataDir, ...told }
  return startNode([join(ROOT, "scripts/start.ts"), "--no-build", "--no-env-file"], { env, contained })
}

async function outcomeOf(child: ChildProcess): Promise<Outcome> {
  const startedAt = performance.now()
  let output = ""
  const ended = once(child, "close").then(() => false)
  const up = new Promise<boolean>((resolve) => {
    for (const stream of [child.stdout!, child.stderr!])
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text
        if (/^Ghé is at /m.test(output)) resolve(true)
      })
  })
  const isUp = await Promise.race([up, ended])
  return { child, isUp, output, ms: Math.round(performance.now() - startedAt) }
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, "close")
  child.kill("SIGKILL")
  await ended
}
