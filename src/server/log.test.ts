import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "./database/database.server.ts"
import { describeError } from "./log.server.ts"
import { openEmptySite } from "./testing/site.ts"

await openEmptySite()

describe("describeError", () => {
  it("describes a failed query without its values", async () => {
    const insert = sql`insert into users (email, password_hash, name) values (${"lan@thu.example"}, ${"a secret"}, ${"Lan"})`
    await db.execute(insert)
    const error: Error = await db.execute(insert).then(
      () => assert.fail(),
      (thrown) => thrown,
    )
    const told = JSON.stringify(describeError(error))
    assert.match(told, /23505/)
    assert.match(told, /users_by_email/)
    assert.match(told, /insert into users/)
    assert.match(told, /log\.test\.ts/)
    for (const value of ["lan@thu.example", "a secret"]) {
      assert.ok(JSON.stringify(error).includes(value))
      assert.ok(!told.includes(value))
    }
    const cause = JSON.stringify(describeError(error.cause as Error))
    assert.ok(!cause.includes("lan@thu.example"))
  })

  it("keeps the message of any other error", () => {
    const told = JSON.stringify(describeError(new TypeError("This cannot be.")))
    assert.match(told, /TypeError/)
    assert.match(told, /This cannot be\./)
  })
})
