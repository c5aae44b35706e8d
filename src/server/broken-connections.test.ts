import assert from "node:assert/strict"
import { once } from "node:events"
import { after, before, describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { Hono } from "hono"
import pg from "pg"
import { type Database, db } from "./database.server.ts"
import { answerError } from "./errors.server.ts"
import { openTestApi, type TestApi } from "./test-api.ts"
import { whyNoPostgres } from "./throwaway-postgres.ts"

const skip = process.env.GHE_TEST_POSTGRES ? false : (whyNoPostgres() ?? false)

describe("a connection that breaks while somebody has it", { skip }, () => {
  let api: TestApi
  let administrator: pg.Client

  before(async () => {
    api = await openTestApi("postgres")
    administrator = new pg.Client({ connectionString: db.$client.options.connectionString })
    await administrator.connect()
  })
  after(async () => {
    await administrator.end()
    await api.close()
  })

  const breakAll = () =>
    administrator.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    )

  it("between two queries of a transaction makes the answer 503, and ends nothing else", async () => {
    const work = async (transaction: Database) => {
      await transaction.execute(sql`select 1`)
      const removed = once(db.$client, "remove")
      await breakAll()
      await removed
      await transaction.execute(sql`select 2`)
      return new Response()
    }
    const app = new Hono().get("/", () => db.transaction(work)).onError(answerError)
    const answer = await app.request("/")
    assert.equal(answer.status, 503)
    assert.equal(answer.headers.get("retry-after"), "2")
    assert.equal((await db.execute(sql`select 3 as three`)).rows[0]?.three, 3)
  })

  it("or a statement that waits for too long: 503 too, for a later one is answered", async () => {
    const work = async (transaction: Database) => {
      await transaction.execute(sql`set local statement_timeout = 20`)
      await transaction.execute(sql`select pg_sleep(60)`)
      return new Response()
    }
    const app = new Hono().get("/", () => db.transaction(work)).onError(answerError)
    const answer = await app.request("/")
    assert.deepEqual([answer.status, answer.headers.get("retry-after")], [503, "2"])
  })

  it("is replaced, even where nobody gives it back", async () => {
    const { max } = db.$client.options
    await Promise.all(Array.from({ length: max }, () => db.$client.connect()))
    await breakAll()
    assert.equal((await db.execute(sql`select 4 as four`)).rows[0]?.four, 4)
  })
})
