import assert from "node:assert/strict"
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { after, before, describe, it } from "node:test"
import { setTimeout as wait } from "node:timers/promises"
import { sql } from "drizzle-orm"
import { db, type OpenDatabase, openDatabase, transaction } from "#server/database/database.server.ts"
import { mountSmallDisk, type SmallDisk, smallDiskMissingReason } from "#server/testing/small-disk.ts"

const MEGABYTES = 220
const COUNT = sql`update counts set count = count + 1 returning count`
const skip = smallDiskMissingReason() ?? false

it("lets nobody else read the data folder and the files of the embedded database", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "ghe-modes-"))
  chmodSync(dataDir, 0o755)
  const alone = await openDatabase({ databaseUrl: undefined, dataDir }, { migrations: 0 })
  const names = [".", ...readdirSync(join(dataDir, "database"), { recursive: true, encoding: "utf8" })]
  const open = names.filter((name) => statSync(join(dataDir, "database", name)).mode & 0o077)
  assert.deepEqual(open, [])
  assert.equal(statSync(dataDir).mode & 0o777, 0o700)
  await alone.close()
  rmSync(dataDir, { recursive: true })
})

describe("the embedded database on a full disk", { skip }, () => {
  let disk: SmallDisk
  let opened: OpenDatabase

  before(async () => {
    if (skip) return
    disk = mountSmallDisk(MEGABYTES)
    opened = await openDatabase({ databaseUrl: undefined, dataDir: disk.folder })
    await db.execute(sql`create table counts (count int)`)
    await db.execute(sql`insert into counts values (0)`)
  })
  after(async () => {
    await opened?.close()
    disk?.remove()
  })

  const refuses = (work: () => Promise<unknown>, code: string) =>
    assert.rejects(work, (error: { code?: string; cause?: { code?: string } }) => {
      assert.equal(error.code ?? error.cause?.code, code)
      return true
    })

  it("refuses writes but answers reads, and writes again once there is space", async () => {
    await transaction((tx) => tx.execute(COUNT))
    disk.fill()
    await refuses(() => transaction((tx) => tx.execute(COUNT)), "53100")
    await refuses(() => db.execute(COUNT), "25006")
    assert.equal((await db.execute(sql`select count from counts`)).rows[0]?.count, 1)
    disk.makeRoom()
    await transaction((tx) => tx.execute(COUNT))
    assert.equal((await db.execute(COUNT)).rows[0]?.count, 3)
  })

  it("notices free space without a request", async () => {
    disk.fill()
    await refuses(() => transaction((tx) => tx.execute(COUNT)), "53100")
    disk.makeRoom()
    await wait(2_000)
    assert.equal((await db.execute(COUNT)).rows[0]?.count, 4)
  })
})
