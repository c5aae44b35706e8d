import assert from "node:assert/strict"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { after, before, describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { Hono } from "hono"
import pg from "pg"
import { type Database, db, type OpenDatabase, openDatabase, transaction } from "#server/database/database.server.ts"
import { answerError } from "#server/http/error-handler.server.ts"
import { onPostgres, startPostgres, type ThrowawayPostgres } from "#server/testing/postgres.ts"

describe("lost connections (PostgreSQL)", onPostgres, () => {
  const dataDir = mkdtempSync(join(tmpdir(), "ghe-lost-"))
  let postgres: ThrowawayPostgres
  let opened: OpenDatabase
  let pool: pg.Pool
  let administrator: pg.Client

  before(async () => {
    if (onPostgres.skip) return
    postgres = await startPostgres()
    opened = await openDatabase({ databaseUrl: postgres.url, dataDir })
    pool = opened.shared!
    administrator = new pg.Client({ connectionString: postgres.url })
    await administrator.connect()
  })
  after(async () => {
    await administrator?.end()
    await opened?.close()
    await postgres?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const breakAll = () =>
    administrator.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    )
  const answerTo = (work: (transaction: Database) => Promise<Response>) =>
    new Hono()
      .get("/", () => transaction(work))
      .onError(answerError)
      .request("/")

  it("cause a 503 in the middle of a transaction, and nothing else fails", async () => {
    const answer = await answerTo(async (tx) => {
      await tx.execute(sql`select 1`)
      await breakAll()
      await tx.execute(sql`select 2`)
      return new Response()
    })
    assert.equal(answer.status, 503)
    assert.equal(answer.headers.get("retry-after"), "2")
    assert.equal((await db.execute(sql`select 3 as three`)).rows[0]?.three, 3)
  })

  it("are replaced each time BEGIN fails", async (test) => {
    for (let time = 0; time <= pool.options.max; time++) {
      const client = await pool.connect()
      client.release()
      const failing = transaction(async () => {}).catch(() => {})
      await breakAll()
      await failing
    }
    await test.waitFor(() => assert.equal(pool.totalCount, 0), { timeout: 20_000 })
    assert.equal((await db.execute(sql`select 4 as four`)).rows[0]?.four, 4)
  })

  it("are closed after a query timeout", async () => {
    const connections = () => db.execute(sql`select pg_backend_pid() as pid`)
    const before = (await connections()).rows[0]?.pid
    await assert.rejects(
      transaction(async (tx) => {
        assert.equal((await tx.execute(sql`select pg_backend_pid() as pid`)).rows[0]?.pid, before)
        await tx.execute(sql`set local statement_timeout = 0`)
        await tx.execute(sql`select pg_sleep(60)`)
      }),
    )
    assert.equal(pool.totalCount, 0)
    assert.notEqual((await connections()).rows[0]?.pid, before)
  })

  it("are kept when the server ends a statement, and the request gets a 503", async () => {
    const answer = await answerTo(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 20`)
      await tx.execute(sql`select pg_sleep(60)`)
      return new Response()
    })
    assert.deepEqual([answer.status, answer.headers.get("retry-after")], [503, "2"])
    assert.equal(pool.totalCount, 1)
  })
})
