import assert from "node:assert/strict"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { after, before, describe, it } from "node:test"
import { sql } from "drizzle-orm"
import pg from "pg"
import {
  type Database,
  db,
  type OpenDatabase,
  type OpenOptions,
  openDatabase,
  transaction,
} from "#server/database/database.server.ts"
import { countsOf } from "#server/limits/rate-limit-store.server.ts"
import { type PoolMode, pgBouncerMissingReason, startPgBouncer } from "#server/testing/pgbouncer.ts"
import { onPostgres, startPostgres, type ThrowawayPostgres } from "#server/testing/postgres.ts"

const withoutPooler = onPostgres.skip || (pgBouncerMissingReason() ?? false)

describe("a database on a server", onPostgres, () => {
  const dataDir = mkdtempSync(join(tmpdir(), "ghe-server-"))
  let postgres: ThrowawayPostgres
  /** Leads to the database of a user who owns nothing else, as docs/operations.md recommends. */
  let url: string

  const open = (databaseUrl: string, databaseDirectUrl?: string, options?: OpenOptions) =>
    openDatabase({ databaseUrl, databaseDirectUrl, dataDir }, options)
  const otherwise = (change: Partial<URL>, address = url) => Object.assign(new URL(address), change).href
  const through = async <T>(mode: PoolMode, work: (pooled: string) => Promise<T>, settings = {}) => {
    const bouncer = await startPgBouncer(url, mode, settings)
    return work(bouncer.url).finally(bouncer.stop)
  }
  const settings = async (opened: OpenDatabase) => {
    const shown = sql`select current_setting('statement_timeout') || ' ' ||
      current_setting('idle_in_transaction_session_timeout') || ' ' || current_setting('jit') as shown`
    const limited = await Promise.all(Array.from({ length: 20 }, () => db.execute(shown)))
    const own = await opened.withoutTimeouts((unlimited) => unlimited.execute(shown))
    return [new Set(limited.map(({ rows }) => rows[0]?.shown)), own.rows[0]?.shown]
  }

  before(async () => {
    postgres = await startPostgres()
    const administrator = new pg.Client({ connectionString: postgres.url })
    await administrator.connect()
    await administrator.query("create role ghe login password 'secret'")
    await administrator.query("create database ghe owner ghe")
    await administrator.query("create database other owner ghe")
    await administrator.end()
    url = otherwise({ username: "ghe", password: "secret", pathname: "/ghe" }, postgres.url)
  })
  after(async () => {
    await postgres?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it("limits times on each connection, but not those of migrations", async () => {
    const opened = await open(url)
    assert.deepEqual(await settings(opened), [new Set(["5s 5s off"]), "0 0 off"])
    await opened.close()
  })

  for (const mode of ["session", "transaction"] as const) {
    it(`limits times, hears of changes and counts through a pooler in ${mode} mode`, { skip: withoutPooler }, () =>
      through(mode, async (pooled) => {
        const opened = await open(pooled, url)
        try {
          assert.deepEqual(await settings(opened), [new Set(["5s 5s off"]), "0 0 off"])
          const said = new EventTarget()
          const [connected, changed] = [once(said, "connected"), once(said, "tours")]
          opened.subscribe({
            connected: () => said.dispatchEvent(new Event("connected")),
            changed: (table) => said.dispatchEvent(new Event(table)),
            disconnected: () => {},
          })
          await connected
          await db.execute(sql`truncate tours cascade`)
          await changed
          const limiter = (await countsOf(opened)).limiter({ name: mode, points: 100, seconds: 60 })
          await Promise.all(Array.from({ length: 30 }, () => limiter.consume("one")))
          const { rows } = await db.execute(sql`select points from rate_limits where key = ${`${mode}:one`}`)
          assert.deepEqual(rows, [{ points: 30 }])
        } finally {
          await opened.close()
        }
      }),
    )
  }

  it("is refused behind a pooler without DATABASE_DIRECT_URL", { skip: withoutPooler }, async () => {
    await through("session", (pooled) => assert.rejects(open(pooled), { message: /pooler\. Set DATABASE_DIRECT_URL/ }))
    const ignored = (pooled: string, found: string) => {
      const message = new RegExp(
        `^PostgreSQL's settings are ignored at DATABASE_URL \\(statement_timeout is ${found}\\)`,
      )
      return assert.rejects(open(pooled), { message })
    }
    await through(
      "transaction",
      async (pooled) => {
        await ignored(otherwise({ pathname: "/other" }, pooled), "0 instead of 5000")
        // Stored with the user by an earlier start with DATABASE_DIRECT_URL.
        await ignored(pooled, "5000 instead of 0")
      },
      { ignore_startup_parameters: "options" },
    )
  })

  it("is refused if the two addresses lead to two databases", { skip: withoutPooler }, () =>
    through("transaction", (pooled) =>
      assert.rejects(open(pooled, otherwise({ pathname: "/other" })), { message: /lead to two databases/ }),
    ),
  )

  it("is refused at once for a wrong password or an unknown database", async () => {
    const patient = { waitMs: 3_600_000 }
    await assert.rejects(open(otherwise({ password: "guess" }), undefined, patient), {
      message: /refuses the user 'ghe' with this password\. Correct them in DATABASE_URL\.$/,
    })
    await assert.rejects(open(otherwise({ pathname: "/travel" }), undefined, patient), {
      message: /has no database 'travel'\. Create it/,
    })
  })

  it("reports why a transaction failed, even if it can't be rolled back", async () => {
    const opened = await open(url)
    const work = async (own: Database) => {
      const { rows } = await own.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid}, 10000)`)
      throw new Error("No seats left")
    }
    await assert.rejects(transaction(work), { message: "No seats left" })
    assert.deepEqual((await db.execute(sql`select 1 as one`)).rows, [{ one: 1 }])
    await opened.close()
  })

  it("is waited for, and named in the error if it stays away", async () => {
    await postgres.crash()
    await assert.rejects(open(url), { message: /^The database at 127\.0\.0\.1:\d+ can't be reached \(.*ECONNREFUSED/ })
    await assert.rejects(open(otherwise({ hostname: "nowhere.invalid" })), { message: /ENOTFOUND nowhere\.invalid/ })
    const opening = open(url, undefined, { waitMs: 60_000 })
    await postgres.restart()
    await (await opening).close()
  })
})
