import assert from "node:assert/strict"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, it } from "node:test"
import { type SQL, sql } from "drizzle-orm"
import { db, openDatabase } from "#server/database/database.server.ts"
import { onPostgres, startPostgres } from "#server/testing/postgres.ts"

/** Migrations before guides and vehicles had entries. */
const BEFORE = 87

const GUIDED = [
  // One person, however they are written.
  ["2030-01-01", "Đỗ Hải Nam", "0900 000 411", "29B-411.08"],
  ["2030-01-02", " đỗ hải  nam ", "+84 900000411", "29B 411 08"],
  ["2030-01-02", "ĐỖ HẢI NAM", "", "29b-411.08"],
  // Another of the same name.
  ["2030-01-03", "Lan", "0900 000 412", ""],
  ["2030-01-03", "Lan", "0900 000 413", "Boat Bình Minh"],
] as const

/** A colleague, who leads by an account alone, by account and name, and by name alone. */
const BY_ACCOUNT = [
  ["2030-02-01", "", true],
  ["2030-02-02", "Vũ Thu Trang", true],
  ["2030-02-03", "vũ thu trang", false],
] as const

const TEXTS = sql`'{"en": "Walk"}'::jsonb`
const OF_TYPE: Record<string, SQL> = {
  ...{ jsonb: TEXTS, text: sql`'walk'`, uuid: sql`(select id from tour_categories)` },
  ...{ integer: sql`1`, boolean: sql`false` },
}

/** Inserts a row with something in every column that needs a value. */
async function insertRow(table: string): Promise<void> {
  const { rows } = await db.execute<{ name: string; type: string }>(sql`select column_name as name, data_type as type
    from information_schema.columns where table_name = ${table} and is_nullable = 'NO' and column_default is null
    and is_generated = 'NEVER'`)
  const values = rows.map(({ type }) => OF_TYPE[type] ?? sql`default`)
  await db.execute(sql`insert into ${sql.identifier(table)} (${sql.raw(rows.map(({ name }) => name).join())})
    values (${sql.join(values, sql`, `)})`)
}

async function fill(): Promise<void> {
  await insertRow("tour_categories")
  await insertRow("tours")
  for (const [nth, [date, guide, phone, vehicle]] of GUIDED.entries())
    await db.execute(sql`insert into departures (tour_id, date, start_time, capacity, closes_at, guide, guide_phone, vehicle)
      select id, ${date}, ${`0${nth}:00`}, 8, now(), ${guide}, ${phone}, ${vehicle} from tours`)
  await db.execute(sql`insert into users (id, name, email, password_hash, role) values
    (${ACCOUNT}, 'Vũ Thu Trang', 'trang@ghe.example', '', 'guide')`)
  for (const [date, guide, isSignedIn] of BY_ACCOUNT)
    await db.execute(sql`insert into departures (tour_id, date, start_time, capacity, closes_at, guide, guide_id)
      select id, ${date}, '09:00', 8, now(), ${guide}, ${isSignedIn ? ACCOUNT : null}::uuid from tours`)
}
const ACCOUNT = "11111111-1111-4111-8111-111111111111"

for (const database of ["pglite", "postgres"] as const)
  describe(`upgrading departures with guides as text (${database})`, database === "postgres" ? onPostgres : {}, () => {
    it("makes one entry of each guide and vehicle, and keeps who is assigned twice", async () => {
      const postgres = database === "postgres" ? await startPostgres() : undefined
      const dataDir = mkdtempSync(join(tmpdir(), "ghe-crews-"))
      const opened = await openDatabase({ databaseUrl: postgres?.url, dataDir }, { migrations: BEFORE })
      try {
        await fill()
        await opened.migrate()
        const { rows: entries } = await db.execute(
          sql`select kind, name, phone from resources where account_id is null order by kind, name, phone`,
        )
        const { rows: led } = await db.execute(sql`select r.name, d.date::text from assignments a
          join departures d on d.id = a.departure_id join resources r on r.id = a.resource_id
          where r.account_id = ${ACCOUNT} order by 2`)
        assert.deepEqual(
          led,
          BY_ACCOUNT.map(([date]) => ({ name: "vũ thu trang", date })),
        )
        assert.deepEqual(entries, [
          { kind: "guide", name: "Lan", phone: "0900 000 412" },
          { kind: "guide", name: "Lan", phone: "0900 000 413" },
          { kind: "guide", name: "ĐỖ HẢI NAM", phone: "+84 900000411" },
          { kind: "vehicle", name: "29b-411.08", phone: "" },
          { kind: "vehicle", name: "Boat Bình Minh", phone: "" },
        ])
        const { rows: jobs } =
          await db.execute(sql`select d.start_time, r.kind, r.name, a.override_reason from assignments a
          join departures d on d.id = a.departure_id join resources r on r.id = a.resource_id
          where r.account_id is null order by 1, 2`)
        const brief = jobs.map(({ start_time, kind, name, override_reason }) =>
          [start_time, kind, name, override_reason].join("|"),
        )
        assert.deepEqual(brief, [
          "00:00|guide|ĐỖ HẢI NAM|",
          "00:00|vehicle|29b-411.08|",
          "01:00|guide|ĐỖ HẢI NAM|",
          "01:00|vehicle|29b-411.08|",
          "02:00|guide|ĐỖ HẢI NAM|migrated",
          "02:00|vehicle|29b-411.08|migrated",
          "03:00|guide|Lan|",
          "04:00|guide|Lan|",
          "04:00|vehicle|Boat Bình Minh|",
        ])
        const { rows: texts } = await db.execute(
          sql`select guide, guide_phone, vehicle from departures where date < '2030-02-01' order by start_time`,
        )
        assert.deepEqual(
          texts,
          GUIDED.map(([, guide, guide_phone, vehicle]) => ({ guide, guide_phone, vehicle })),
        )
      } finally {
        await opened.close()
        await postgres?.stop()
        rmSync(dataDir, { recursive: true, force: true })
      }
    })
  })
