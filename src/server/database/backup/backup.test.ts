import assert from "node:assert/strict"
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { after, describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db, openDatabase } from "#server/database/database.server.ts"
import { knownMigrations } from "#server/database/migrate.server.ts"
import { openTestApi } from "#server/testing/api.ts"
import {
  bookTour,
  createCatalogue,
  createDeparture,
  inDays,
  requestFor,
  signInStaff,
} from "#server/testing/fixtures.ts"
import { onPostgres } from "#server/testing/postgres.ts"
import { hashTables, migrationsOfBackup, restoreBackup, writeBackup } from "./backup.server.ts"

const folder = mkdtempSync(join(tmpdir(), "ghe-backup-"))
after(() => rmSync(folder, { recursive: true, force: true }))

async function fill(api: Awaited<ReturnType<typeof openTestApi>>): Promise<void> {
  const tours = await createCatalogue()
  await signInStaff(api, "admin", "hoa")
  await createDeparture(tours.haLongCruise, { date: inDays(30), capacity: 12 })
  await bookTour(api, tours.haLongCruise, { specialRequests: "Nước mắm \\ \"'\n😀" })
  await api.sendMails()
  mkdirSync(join(api.dataDir, "media/originals/hanoi"), { recursive: true })
  writeFileSync(join(api.dataDir, "media/originals/hanoi/4x3.svg"), "<svg/>")
}

describe("backup and restore", () => {
  const ways = [
    { from: "pglite", to: "pglite" },
    { from: "pglite", to: "postgres" },
    { from: "postgres", to: "pglite" },
  ] as const
  for (const { from, to } of ways) {
    const skip = (from === "postgres" || to === "postgres") && onPostgres.skip
    it(`restores every row from ${from} into ${to} and takes bookings afterwards`, { skip }, async () => {
      const place = join(folder, `${from}-${to}`)
      const source = await openTestApi(from)
      await fill(source)
      const saved = await writeBackup(place, source.dataDir)
      await assert.rejects(writeBackup(place, source.dataDir), /is not empty/)
      await assert.rejects(restoreBackup(place, source.dataDir), /The database is not empty/)
      await source.close()
      const target = await openTestApi(to)
      // PostgreSQL servers may use another time zone. PGlite has one session, so the setting lasts.
      if (to === "pglite") await db.execute(sql`set timezone to 'Asia/Ho_Chi_Minh'`)
      const restored = await restoreBackup(place, target.dataDir)
      assert.deepEqual([restored.tables, restored.files], [saved.tables, saved.files])
      assert.deepEqual(await hashTables(), saved.tables)
      assert.deepEqual(Object.keys(restored.files), ["hanoi/4x3.svg"])
      const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from bookings`)
      assert.equal(rows[0]?.n, 1)
      const tour = (await target.get("/tours?limit=1")).body.data[0]
      const again = await target.post("/bookings", requestFor(tour._id, { travelDate: inDays(40) }))
      assert.ok([201, 422].includes(again.status), again.text)
      await signInStaff(target, "staff", "numbers")
      await target.close()
    })
  }

  it("refuses a damaged, foreign or missing backup before it writes", async () => {
    const place = join(folder, "damaged")
    const source = await openTestApi()
    await fill(source)
    await writeBackup(place, source.dataDir)
    await source.close()
    const target = await openTestApi()
    appendFileSync(join(place, "tables/bookings.jsonl"), "{}\n")
    await assert.rejects(restoreBackup(place, target.dataDir), /bookings\.jsonl is damaged/)
    await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`)
    await assert.rejects(restoreBackup(place, target.dataDir), /has another schema than the backup/)
    await assert.rejects(restoreBackup(folder, target.dataDir), /is no backup/)
    const { rows } = await db.execute(sql`select 1 from bookings`)
    assert.equal(rows.length, 0)
    await target.close()
  })

  it("refuses a backup that lacks tables, and copies no links", async () => {
    const place = join(folder, "lacking")
    const source = await openTestApi()
    await fill(source)
    symlinkSync("/etc/hostname", join(source.dataDir, "media/originals/link.svg"))
    const { files } = await writeBackup(place, source.dataDir)
    assert.deepEqual(Object.keys(files), ["hanoi/4x3.svg"])
    assert.equal(statSync(place).mode & 0o777, 0o700)
    await source.close()
    const manifest = JSON.parse(readFileSync(join(place, "manifest.json"), "utf8"))
    const target = await openTestApi()
    writeFileSync(join(place, "manifest.json"), JSON.stringify({ ...manifest, tables: {} }))
    await assert.rejects(restoreBackup(place, target.dataDir), /The backup lacks .*bookings/)
    writeFileSync(join(place, "manifest.json"), JSON.stringify(manifest))
    symlinkSync("/etc/hostname", join(place, "media/link.svg"))
    const table = join(place, "tables/tours.jsonl")
    renameSync(table, `${table}.real`)
    symlinkSync(`${table}.real`, table)
    await assert.rejects(restoreBackup(place, target.dataDir), /tours\.jsonl is damaged: it is no regular file/)
    renameSync(`${table}.real`, table)
    assert.deepEqual(Object.keys((await restoreBackup(place, target.dataDir)).files), ["hanoi/4x3.svg"])
    await target.close()
  })

  it("restores a backup of an earlier version and migrates it", async () => {
    const place = join(folder, "earlier")
    const dataDir = mkdtempSync(join(folder, "earlier-data-"))
    const earlier = await openDatabase({ databaseUrl: undefined, dataDir }, { migrations: 6 })
    await db.execute(sql`insert into contact_messages (name, email, subject, message, language, search_text)
      values ('Emma', 'emma@mail.example', 'A word', 'Hello', 'en', 'emma')`)
    await writeBackup(place, dataDir)
    await earlier.close()
    const later = await openDatabase(
      { databaseUrl: undefined, dataDir: mkdtempSync(join(folder, "later-data-")) },
      { migrations: await migrationsOfBackup(place) },
    )
    await restoreBackup(place, dataDir).finally(() => later.migrate())
    const { rows } = await db.execute(sql`select name, doubtful from enquiries`)
    assert.deepEqual(rows, [{ name: "Emma", doubtful: false }])
    await later.close()
  })

  it("explains why it refuses backups of newer and unreleased versions", async () => {
    const place = mkdtempSync(join(folder, "strange-"))
    const withMigrations = (migrations: string[]) =>
      writeFileSync(join(place, "manifest.json"), JSON.stringify({ migrations, tables: {}, files: {} }))
    withMigrations([...knownMigrations(), "later"])
    await assert.rejects(migrationsOfBackup(place), /newer version/)
    withMigrations(["strange"])
    await assert.rejects(migrationsOfBackup(place), /before 1\.0\.0/)
  })
})

describe("a database of another version", () => {
  const ways: [what: string, change: string, said: RegExp][] = [
    [
      "newer",
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)",
      /newer version/,
    ],
    ["unreleased", "update drizzle.__drizzle_migrations set hash = 'strange' where id = 1", /before 1\.0\.0/],
  ]
  for (const [what, change, said] of ways) {
    it(`is refused with an explanation: ${what}`, async () => {
      const dataDir = mkdtempSync(join(folder, "other-"))
      const opened = await openDatabase({ databaseUrl: undefined, dataDir })
      await db.execute(sql.raw(change))
      await opened.close()
      await assert.rejects(openDatabase({ databaseUrl: undefined, dataDir }), said)
      const untouched = await openDatabase({ databaseUrl: undefined, dataDir }, { migrations: 0 })
      await untouched.close()
    })
  }
})
