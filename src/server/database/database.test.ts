import assert from "node:assert/strict"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { openTestApi } from "#server/testing/api.ts"
import { onPostgres, startPostgres } from "#server/testing/postgres.ts"
import { cached } from "./cache.server.ts"
import { db, openDatabase } from "./database.server.ts"
import { transact } from "./transactions.server.ts"

async function parameter(database: "pglite" | "postgres", name: string): Promise<unknown> {
  const api = await openTestApi(database)
  try {
    return (await db.execute(sql`select current_setting(${name}) as value`)).rows[0]?.value
  } finally {
    await api.close()
  }
}

describe("openDatabase", () => {
  it("turns fsync on for the embedded database", async () => {
    assert.equal(await parameter("pglite", "fsync"), "on")
  })

  it("limits statements to 5 s on PostgreSQL", onPostgres, async () => {
    assert.equal(await parameter("postgres", "statement_timeout"), "5s")
  })

  it("sets no time limit for migrations on PostgreSQL", {
    ...onPostgres,
  }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "ghe-database-"))
    const postgres = await startPostgres()
    const opened = await openDatabase({ databaseUrl: postgres.url, dataDir })
    try {
      const longerThanAnyLimit = sql`select pg_sleep(8)`
      const [limited, unlimited] = await Promise.allSettled([
        db.execute(longerThanAnyLimit),
        opened.withoutTimeouts((unlimited) => unlimited.execute(longerThanAnyLimit)),
      ])
      assert.deepEqual([limited.status, unlimited.status], ["rejected", "fulfilled"])
    } finally {
      await opened.close()
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  })

  it("lets tests fail that read beside an open transaction, for which the embedded database waits for ever", async () => {
    const api = await openTestApi("pglite")
    try {
      const beside: (() => Promise<unknown>)[] = [
        () => cached("beside", async () => true),
        () => transact(async () => true),
      ]
      for (const read of beside)
        await assert.rejects(transact(read), /inside a transaction: use the transaction, or read before it/)
      assert.equal(await cached("beside", async () => true), true)
    } finally {
      await api.close()
    }
  })

  it("turns JIT off on PostgreSQL", onPostgres, async () => {
    assert.equal(await parameter("postgres", "jit"), "off")
  })
})
