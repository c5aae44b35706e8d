import assert from "node:assert/strict"
import { cpSync, mkdtempSync, renameSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { after, describe, it } from "node:test"
import pg from "pg"
import { holdMailsOfCopy, releaseMails } from "#server/mail/outbox.server.ts"
import { onPostgres, startPostgres } from "#server/testing/postgres.ts"
import { openDatabase } from "./database.server.ts"

const folder = mkdtempSync(join(tmpdir(), "ghe-installation-"))
after(() => rmSync(folder, { recursive: true, force: true }))

type Home = { databaseUrl: string | undefined; dataDir: string }

/** Starts on a database as the site does, and returns whether mails are held. */
async function start(home: Home, work: () => Promise<unknown> = async () => {}): Promise<boolean> {
  const { close } = await openDatabase(home)
  const isHeld = await holdMailsOfCopy(home)
  await work()
  await close()
  return isHeld
}

/** A copy holds its mails at every start until it is released. The original never does. */
async function checkCopy(original: Home, copy: Home): Promise<void> {
  assert.equal(await start(copy), true)
  assert.equal(await start(copy, () => releaseMails(copy)), true)
  assert.equal(await start(copy), false)
  assert.equal(await start(original), false)
}

describe("the mails of a copied database", () => {
  it("are held in a copy of the data folder, not after a restart or when the folder is renamed", async () => {
    const at = (name: string) => ({ databaseUrl: undefined, dataDir: join(folder, name) })
    assert.equal(await start(at("first")), false)
    assert.equal(await start(at("first")), false)
    cpSync(join(folder, "first"), join(folder, "copy"), { recursive: true })
    renameSync(join(folder, "first"), join(folder, "renamed"))
    await checkCopy(at("renamed"), at("copy"))
  })

  it("are held in a copy on the same server, for a role without privileges", onPostgres, async () => {
    const server = await startPostgres()
    const admin = new pg.Client({ connectionString: server.url })
    await admin.connect()
    await admin.query("create role ghe login password 'ghe'")
    const at = (name: string) => {
      const url = Object.assign(new URL(server.url), { username: "ghe", password: "ghe", pathname: `/${name}` })
      return { databaseUrl: url.href, dataDir: join(folder, "server") }
    }
    /** Functions of the system belong to each database. */
    const hideCluster = async (url: string) => {
      const { pathname } = new URL(url)
      const own = new pg.Client({ connectionString: Object.assign(new URL(server.url), { pathname }).href })
      await own.connect()
      await own.query("revoke execute on function pg_control_system() from public")
      await own.end()
    }
    for (const identity of ["known", "hidden"]) {
      await admin.query(`create database ${identity} owner ghe`)
      if (identity === "hidden") await hideCluster(at(identity).databaseUrl)
      assert.equal(await start(at(identity)), false)
      assert.equal(await start(at(identity)), false)
      await admin.query(`create database ${identity}_copy owner ghe template ${identity}`)
      await checkCopy(at(identity), at(`${identity}_copy`))
    }
    await admin.end()
    await server.stop()
  })
})
