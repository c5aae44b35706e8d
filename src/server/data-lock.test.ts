import assert from "node:assert/strict"
import { type ChildProcess, spawn } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { after, describe, it } from "node:test"
import { lockDataDir } from "./data-lock.server.ts"

const folder = mkdtempSync(join(tmpdir(), "ghe-lock-"))
after(() => rmSync(folder, { recursive: true, force: true }))

const MODULE = new URL("./data-lock.server.ts", import.meta.url).href

/** A process that locks a folder, says so, and waits for its input to end. */
function startHolder(dataDir: string): ChildProcess {
  const script = `
    const { lockDataDir } = await import(${JSON.stringify(MODULE)})
    try { lockDataDir(${JSON.stringify(dataDir)}); console.log("locked"); process.stdin.resume() }
    catch (error) { console.log(error.message); process.exit(1) }`
  return spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: ["pipe", "pipe", "inherit"] })
}

const firstLine = (child: ChildProcess) =>
  new Promise<string>((resolve) => child.stdout!.once("data", (data: Buffer) => resolve(data.toString().trim())))
const ended = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once("exit", resolve))

describe("the lock of the data folder", () => {
  it("refuses a second process with a sentence, and lets it in when the first has ended", async () => {
    const dataDir = join(folder, "shared")
    const first = startHolder(dataDir)
    assert.equal(await firstLine(first), "locked")
    const second = startHolder(dataDir)
    const [said, code] = await Promise.all([firstLine(second), ended(second)])
    assert.equal(
      said,
      `${dataDir} is in use by process ${first.pid}. Stop it, or give this one another DATA_DIR or a DATABASE_URL.`,
    )
    assert.equal(code, 1)
    first.stdin!.end()
    await ended(first)
    const third = startHolder(dataDir)
    assert.equal(await firstLine(third), "locked")
    third.stdin!.end()
    await ended(third)
  })

  it("is taken over from a process that was killed", async () => {
    const dataDir = join(folder, "killed")
    const first = startHolder(dataDir)
    await firstLine(first)
    first.kill("SIGKILL")
    await ended(first)
    assert.ok(existsSync(join(dataDir, "ghe.lock")))
    lockDataDir(dataDir)()
  })

  it("is taken over when its number now belongs to another process, or it cannot be read", () => {
    const dataDir = join(folder, "stale")
    mkdirSync(dataDir)
    for (const content of [JSON.stringify({ pid: process.ppid, startedAt: "1" }), "", "not json"]) {
      writeFileSync(join(dataDir, "ghe.lock"), content)
      lockDataDir(dataDir)()
    }
  })

  it("is gone when it was given back", () => {
    const dataDir = join(folder, "returned")
    const unlock = lockDataDir(dataDir)
    assert.ok(existsSync(join(dataDir, "ghe.lock")))
    unlock()
    assert.ok(!existsSync(join(dataDir, "ghe.lock")))
  })
})
