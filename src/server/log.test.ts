import assert from "node:assert/strict"
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { closeSync, openSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, it, type TestContext } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import { describeError } from "#server/log.server.ts"
import { openEmptySite } from "#server/testing/site.ts"
import { mountSmallDisk, smallDiskMissingReason } from "#server/testing/small-disk.ts"

await openEmptySite()

describe("describeError", () => {
  it("describes a failed query without its values", async () => {
    const insert = sql`insert into users (email, password_hash, name) values (${"lan@thu.example"}, ${"a secret"}, ${"Lan"})`
    await db.execute(insert)
    const error: Error = await db.execute(insert).then(
      () => assert.fail(),
      (thrown) => thrown,
    )
    const told = JSON.stringify(describeError(error))
    assert.match(told, /23505/)
    assert.match(told, /users_by_email/)
    assert.match(told, /insert into users/)
    assert.match(told, /log\.test\.ts/)
    for (const value of ["lan@thu.example", "a secret"]) {
      assert.ok(JSON.stringify(error).includes(value))
      assert.ok(!told.includes(value))
    }
    const cause = JSON.stringify(describeError(error.cause as Error))
    assert.ok(!cause.includes("lan@thu.example"))
  })

  it("keeps the message of any other error", () => {
    const told = JSON.stringify(describeError(new TypeError("This cannot be.")))
    assert.match(told, /TypeError/)
    assert.match(told, /This cannot be\./)
  })
})

/** Logs lines of a kilobyte when it hears their number, and 'done' on another channel. */
const WRITER = `
  import { log } from ${JSON.stringify(join(import.meta.dirname, "log.server.ts"))}
  process.on("message", (lines) => {
    for (let line = 0; line < lines; line++) log.warn({ line, text: "x".repeat(1000) }, "line")
    setImmediate(() => process.send("done"))
  })
  process.on("SIGTERM", () => {
    log.info("stopping")
    log.info("stopped")
    process.exit(0)
  })
  process.send("ready")`

type Writer = { write: (lines: number) => Promise<void>; stop: () => Promise<number>; process: ChildProcess }

async function startWriter(stdout: number | "pipe", test: TestContext): Promise<Writer> {
  const args = ["--input-type=module", "--eval", WRITER]
  const child = spawn(process.execPath, args, { stdio: ["ignore", stdout, "inherit", "ipc"] })
  test.after(() => child.kill("SIGKILL"))
  await once(child, "message")
  return {
    process: child,
    write: async (lines) => {
      child.send(lines)
      await once(child, "message")
    },
    stop: async () => {
      child.kill("SIGTERM")
      const [code] = await once(child, "exit")
      return code
    },
  }
}

type Line = { msg: string; dropped?: number }
const linesOf = (text: string) =>
  text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)

describe("a blocked standard output", { timeout: 30_000 }, () => {
  it("drops and counts lines on a full disk, and a signal still stops the process", {
    skip: smallDiskMissingReason() ?? false,
  }, async (test) => {
    const disk = mountSmallDisk(8)
    test.after(() => disk.remove())
    const file = join(disk.folder, "log")
    const handle = openSync(file, "a")
    const writer = await startWriter(handle, test)
    closeSync(handle)
    await writer.write(10)
    disk.fill()
    await writer.write(3_000)
    disk.makeRoom()
    await test.waitFor(() => assert.match(readFileSync(file, "utf8"), /"dropped"/), { timeout: 10_000 })
    const lines = linesOf(readFileSync(file, "utf8"))
    const dropped = lines.find((line) => line.dropped)?.dropped ?? 0
    assert.ok(dropped > 0)
    assert.equal(lines.filter(({ msg }) => msg === "line").length + dropped, 3_010)

    disk.fill()
    await writer.write(3_000)
    assert.equal(await writer.stop(), 0)
  })

  it("is ignored when its reader is gone", async (test) => {
    const writer = await startWriter("pipe", test)
    writer.process.stdout!.destroy()
    await writer.write(3_000)
    assert.equal(await writer.stop(), 0)
  })
})
