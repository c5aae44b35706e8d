import assert from "node:assert/strict"
import {
  appendFileSync,
  existsSync,
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
import { mountSmallDisk, smallDiskMissingReason } from "#server/testing/small-disk.ts"
import {
  checkReadable,
  hashTables,
  migrationsOfBackup,
  readTables,
  restoreBackup,
  writeBackup,
} from "./backup.server.ts"

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

/** Everything that PostgreSQL can store, with what looks like what it can't. */
const ANY_TEXT = `${Array.from({ length: 0x9f }, (_, nth) => String.fromCharCode(nth + 1)).join("")}\r\n\n\r\u2028\u2029\uFEFF\uFFFE\uFFFF😀\\u0000\\ud800\\"'`

/** Lets one row of each table hold any text in every column. The tables' rules would refuse it in some. */
async function fillEveryText(): Promise<void> {
  await dropRules()
  const { rows } = await db.execute<{ table: string; column: string; type: string; isNeeded: boolean }>(sql`
    select c.table_name as table, c.column_name as column, coalesce(e.data_type || '[]', c.data_type) as type,
      c.is_nullable = 'NO' and c.column_default is null as "isNeeded"
    from information_schema.columns c join information_schema.tables using (table_schema, table_name)
    left join information_schema.element_types e on e.object_name = c.table_name
      and e.collection_type_identifier = c.dtd_identifier and e.object_schema = c.table_schema
    where c.table_schema = 'public' and table_type = 'BASE TABLE' and c.is_generated = 'NEVER' and c.is_identity = 'NO'`)
  for (const [table, columns] of Map.groupBy(rows, (row) => row.table)) {
    const filled = columns.filter(({ type, isNeeded }) => isNeeded || /text|char|json/.test(type))
    const names = filled.map(({ column }) => sql.identifier(column))
    const values = filled.map(({ type }) => sql`${VALUES[type] ?? assert.fail(type)}::text::${sql.raw(type)}`)
    if (filled.length === 0) continue
    await db.execute(sql`delete from ${sql.identifier(table)}`)
    await db.execute(sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)})
      values (${sql.join(values, sql`, `)})`)
  }
}

const VALUES: Record<string, string> = {
  text: ANY_TEXT,
  "character varying": ANY_TEXT,
  "text[]": `{${JSON.stringify(ANY_TEXT)}}`,
  json: JSON.stringify([{ text: ANY_TEXT }]),
  jsonb: JSON.stringify([{ text: ANY_TEXT, [ANY_TEXT]: [ANY_TEXT] }]),
  uuid: "00000000-0000-4000-8000-000000000001",
  integer: "1",
  "integer[]": "{1}",
  smallint: "1",
  bigint: "1",
  numeric: "1",
  "double precision": "1",
  boolean: "true",
  date: "2027-03-14",
  "time without time zone": "08:00",
  "timestamp with time zone": "2027-03-14 08:00+00",
  tstzrange: "[2027-03-14 08:00+00,2027-03-14 12:00+00)",
}

async function dropRules(): Promise<void> {
  await db.execute(sql`do $$ declare one record; begin
    for one in select conrelid::regclass as at, conname as name from pg_constraint
      where connamespace = 'public'::regnamespace and contype in ('c', 'f') loop
      execute format('alter table %s drop constraint if exists %I', one.at, one.name);
    end loop;
    for one in select indexrelid::regclass as name from pg_index
      where indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
      and indexprs is not null loop
      execute format('drop index %s', one.name);
    end loop;
    for one in select tgrelid::regclass as at from pg_trigger where not tgisinternal loop
      execute format('alter table %s disable trigger user', one.at);
    end loop;
  end $$`)
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

  for (const { from, to } of ways) {
    const skip = (from === "postgres" || to === "postgres") && onPostgres.skip
    it(`restores every character that a text can hold from ${from} into ${to}`, { skip }, async () => {
      const place = join(folder, `characters-${from}-${to}`)
      const source = await openTestApi(from)
      await fillEveryText()
      const saved = await writeBackup(place, source.dataDir)
      await source.close()
      const target = await openTestApi(to)
      await dropRules()
      assert.deepEqual((await restoreBackup(place, target.dataDir)).tables, saved.tables)
      assert.deepEqual(await hashTables(), saved.tables)
      const { rows } = await db.execute(sql`select special_requests as text, lines from bookings`)
      assert.deepEqual(rows, [{ text: ANY_TEXT, lines: [{ text: ANY_TEXT, [ANY_TEXT]: [ANY_TEXT] }] }])
      await target.close()
    })
  }

  it("finds a file that can't be restored from when it reads the backup back", async () => {
    const place = join(folder, "unreadable")
    const source = await openTestApi()
    await fill(source)
    await writeBackup(place, source.dataDir)
    const contents = await readTables()
    await checkReadable(place, contents)
    const file = join(place, "tables/tours.jsonl")
    const written = readFileSync(file, "utf8")
    for (const damaged of [written.slice(0, -2), written.replace(/.*\n/, ""), written.replace("Hạ", "H\n")]) {
      writeFileSync(file, damaged)
      await assert.rejects(checkReadable(place, contents), /tours\.jsonl is not what the database holds/)
    }
    rmSync(file)
    await assert.rejects(checkReadable(place, contents), /no rows were read back, \d+ were written/)
    await source.close()
  })

  const noDisk = smallDiskMissingReason()
  it("leaves nothing of itself on a full disk, and says so in a sentence", { skip: noDisk ?? false }, async () => {
    const disk = mountSmallDisk(1)
    const source = await openTestApi()
    await fill(source)
    disk.fill()
    const place = join(disk.folder, "backup")
    await assert.rejects(writeBackup(place, source.dataDir), (error: Error) => {
      assert.equal(
        error.message,
        `The disk of ${place} is full. What was written of the backup is deleted. Free space, or name a folder on another disk.`,
      )
      return error.constructor === Error
    })
    assert.ok(!existsSync(place))
    disk.makeRoom()
    await writeBackup(place, source.dataDir)
    await source.close()
    disk.remove()
  })

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
      // A plain Error is shown without its trace.
      const isSaid = (error: Error) => error.constructor === Error && said.test(error.message)
      await assert.rejects(openDatabase({ databaseUrl: undefined, dataDir }), isSaid)
      const untouched = await openDatabase({ databaseUrl: undefined, dataDir }, { migrations: 0 })
      await untouched.close()
    })
  }
})
