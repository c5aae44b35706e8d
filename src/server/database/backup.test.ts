import assert from "node:assert/strict"
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { after, describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { openTestApi } from "#server/testing/api.ts"
import { createCatalogue, createDeparture, inDays, requestFor, signInStaff } from "#server/testing/fixtures.ts"
import { postgresMissingReason } from "#server/testing/postgres.ts"
import { hashTables, restoreBackup, writeBackup } from "./backup.server.ts"
import { db } from "./database.server.ts"

const folder = mkdtempSync(join(tmpdir(), "ghe-backup-"))
after(() => rmSync(folder, { recursive: true, force: true }))

async function fill(api: Awaited<ReturnType<typeof openTestApi>>): Promise<void> {
  const tours = await createCatalogue()
  await signInStaff(api, "admin", "hoa")
  await createDeparture(tours.haLongCruise, { date: inDays(30), capacity: 12 })
  const booking = await api.post(
    "/bookings",
    requestFor(tours.haLongCruise, { specialRequests: "Nước mắm \\ \"'\n😀" }),
  )
  assert.equal(booking.status, 201)
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
    const skip = (from === "postgres" || to === "postgres") && (postgresMissingReason() ?? false)
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
    await assert.rejects(restoreBackup(place, target.dataDir), /from another version/)
    await assert.rejects(restoreBackup(folder, target.dataDir), /is no backup/)
    const { rows } = await db.execute(sql`select 1 from bookings`)
    assert.equal(rows.length, 0)
    await target.close()
  })
})
