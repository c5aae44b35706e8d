import assert from "node:assert/strict"
import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { after, describe, it } from "node:test"
import { lockDataDir } from "./data-dir-lock.server.ts"

const folder = mkdtempSync(join(tmpdir(), "ghe-lock-"))
after(() => rmSync(folder, { recursive: true, force: true }))

const MODULE = new URL("./data-dir-lock.server.ts", import.meta.url).href

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

const inUse = (dataDir: string) =>
  `${dataDir} is in use by another process. Stop it, or give this one another DATA_DIR or a DATABASE_URL. If there is none, this kind of disk does not support file locks.`

describe("lockDataDir", () => {
  it("refuses a second process until the first ends", async () => {
    const dataDir = join(folder, "shared")
    const first = startHolder(dataDir)
    assert.equal(await firstLine(first), "locked")
    const second = startHolder(dataDir)
    const [said, code] = await Promise.all([firstLine(second), ended(second)])
    assert.equal(said, inUse(dataDir))
    assert.equal(code, 1)
    first.stdin!.end()
    await ended(first)
    const third = startHolder(dataDir)
    assert.equal(await firstLine(third), "locked")
    third.stdin!.end()
    await ended(third)
  })

  it("releases the lock when its process is killed", async () => {
    const dataDir = join(folder, "killed")
    const first = startHolder(dataDir)
    await firstLine(first)
    first.kill("SIGKILL")
    await ended(first)
    assert.ok(existsSync(join(dataDir, "process.lock")))
    lockDataDir(dataDir)()
  })

  it("locks each folder separately and can lock it again after release", () => {
    const [one, other] = [join(folder, "one"), join(folder, "other")]
    const unlockOne = lockDataDir(one)
    const unlockOther = lockDataDir(other)
    assert.throws(() => lockDataDir(one), { message: inUse(one) })
    unlockOne()
    lockDataDir(one)()
    assert.throws(() => lockDataDir(other), { message: inUse(other) })
    unlockOther()
    lockDataDir(other)()
  })

  it("refuses a file that cannot be locked", () => {
    const dataDir = join(folder, "unlockable")
    mkdirSync(join(dataDir, "process.lock"), { recursive: true })
    assert.throws(() => lockDataDir(dataDir), { message: /process\.lock cannot be locked: .+ Set DATA_DIR to / })
    const foreign = join(folder, "foreign")
    mkdirSync(foreign)
    writeFileSync(join(foreign, "process.lock"), "no lock of ours")
    assert.throws(() => lockDataDir(foreign), { message: /process\.lock cannot be locked: .+ Set DATA_DIR to / })
  })

  it("refuses a network file system", () => {
    const [nfs, ext4] = [0x6969, 0xef53]
    const dataDir = join(folder, "network")
    assert.throws(() => lockDataDir(dataDir, () => nfs), {
      message:
        /process\.lock cannot be locked: it is on a network file system\. Set DATA_DIR to a folder on a local disk/,
    })
    lockDataDir(dataDir, () => ext4)()
  })

  const mounting = ["--mount", "sh", "-ec"]
  const mayMount = spawnSync("unshare", [...mounting, `mount -t tmpfs none ${folder}`]).status === 0

  it("refuses a disk that is mounted read-only", {
    skip: mayMount ? false : "This user may not mount anything (unshare --mount).",
  }, () => {
    const dataDir = join(folder, "read-only")
    mkdirSync(dataDir)
    const lock = `import { lockDataDir } from ${JSON.stringify(MODULE)}
      try { lockDataDir(${JSON.stringify(dataDir)}); console.log("locked") } catch (error) { console.log(error.message) }`
    const steps = `mount -t tmpfs none ${dataDir}; touch ${dataDir}/process.lock; mount -o remount,ro ${dataDir}; "$0" --input-type=module -e "$1"`
    const { stdout, stderr } = spawnSync("unshare", [...mounting, steps, process.execPath, lock], { encoding: "utf8" })
    assert.match(
      stdout,
      /process\.lock cannot be locked: attempt to write a readonly database\. Set DATA_DIR to /,
      stderr,
    )
  })
})
