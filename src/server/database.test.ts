import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "./database.server.ts"
import { openTestApi } from "./test-api.ts"
import { whyNoPostgres } from "./throwaway-postgres.ts"

/** What an opened database says of one of its parameters. */
async function parameter(database: "pglite" | "postgres", name: string): Promise<unknown> {
  const api = await openTestApi(database)
  try {
    return (await db.execute(sql`select current_setting(${name}) as value`)).rows[0]?.value
  } finally {
    await api.close()
  }
}

describe("an opened database", () => {
  it("that is embedded has what it was told on the disk before it says so", async () => {
    assert.equal(await parameter("pglite", "fsync"), "on")
  })

  it("that is a server gives no statement more than 5 s", { skip: whyNoPostgres() ?? false }, async () => {
    assert.equal(await parameter("postgres", "statement_timeout"), "5s")
  })
})
