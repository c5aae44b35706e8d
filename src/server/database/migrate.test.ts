import assert from "node:assert/strict"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { after, before, describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { drizzle } from "drizzle-orm/node-postgres"
import pg from "pg"
import { onPostgres, startPostgres, type ThrowawayPostgres } from "#server/testing/postgres.ts"
import { openDatabase } from "./database.server.ts"
import { migrateOnce } from "./migrate.server.ts"

/** The version before departures had waiting lists: the migrations since then change departures and bookings. */
const EARLIER = 20

describe("migrations beside a process that serves (PostgreSQL)", onPostgres, () => {
  const dataDir = mkdtempSync(join(tmpdir(), "ghe-migrate-"))
  let server: ThrowawayPostgres
  const clients: pg.Client[] = []
  const connect = async () => {
    const client = new pg.Client({ connectionString: server.url })
    await client.connect()
    clients.push(client)
    return client
  }

  before(async () => {
    server = await startPostgres()
    const earlier = await openDatabase({ databaseUrl: server.url, dataDir }, { migrations: EARLIER })
    await earlier.close()
  })
  after(async () => {
    for (const client of clients) await client.end()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  /** Locks the tables in an order of its own, and waits with `beforeSecond` until the migration waits for the first. */
  async function migrateBeside(writer: pg.Client, beforeSecond: () => Promise<unknown>) {
    const client = await connect()
    const database = drizzle(client)
    let tries = 0
    await writer.query("begin; lock table bookings in row exclusive mode")
    const migrating = migrateOnce(
      database,
      () =>
        database.transaction(async (tx) => {
          tries++
          await tx.execute(sql`alter table departures alter column guide set default ''`)
          await tx.execute(sql`alter table "bookings" alter column staff_note set default ''`)
        }),
      undefined,
      1_500,
    )
    migrating.catch(() => {})
    const watcher = await connect()
    const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%staff_note%'"
    while ((await watcher.query(waiting)).rowCount === 0);
    await beforeSecond()
    return { migrating, tries: () => tries }
  }

  it("give way to a transaction that locks the same tables the other way round, and then succeed", async () => {
    const writer = await connect()
    const { migrating, tries } = await migrateBeside(writer, () =>
      writer.query("lock table departures in row exclusive mode"),
    )
    await writer.query("commit")
    await migrating
    assert.ok(tries() >= 2, String(tries()))
  })

  it("name the table and the cause if it stays in use", async () => {
    const writer = await connect()
    const { migrating, tries } = await migrateBeside(writer, async () => {})
    await assert.rejects(migrating, {
      message:
        "The migrations failed: The table bookings is in use by another process (canceling statement due to lock timeout). The database is unchanged. Stop the other processes of the site, and start this one again.",
    })
    assert.ok(tries() >= 2, String(tries()))
    await writer.query("rollback")
  })

  it("upgrade while another process goes on booking", async () => {
    const writer = await connect()
    let isMigrated = false
    const write = async () => {
      while (!isMigrated)
        await writer.query(`begin; update bookings set version = version where false;
          update departures set booked = booked where false; update tours set slug = slug where false; commit`)
    }
    const upgrade = async () => {
      const upgraded = await openDatabase({ databaseUrl: server.url, dataDir }).finally(() => {
        isMigrated = true
      })
      await upgraded.close()
    }
    await Promise.all([write(), upgrade()])
  })
})
