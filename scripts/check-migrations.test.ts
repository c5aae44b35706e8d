import assert from "node:assert/strict"
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { after, describe, it } from "node:test"
import { findDrift, findRewritten, generate, oldSnapshots } from "./check-migrations.ts"

const root = join(import.meta.dirname, "..")

describe("check-migrations", () => {
  // Inside the project, so that the copy of the table finds drizzle-orm.
  mkdirSync(join(root, "node_modules/.cache"), { recursive: true })
  const folder = mkdtempSync(join(root, "node_modules/.cache/ghe-tables-"))
  const table = join(folder, "example.table.server.ts")
  const migrations = mkdtempSync(join(tmpdir(), "ghe-migrations-"))
  after(() => {
    for (const path of [folder, migrations]) rmSync(path, { recursive: true, force: true })
  })

  const declare = (columns: string) =>
    writeFileSync(
      table,
      `import { pgTable, text } from "drizzle-orm/pg-core"
       export const example = pgTable("example", { ${columns} })`,
    )

  it("finds released migrations that were changed, renamed, removed or preceded", () => {
    const copy = mkdtempSync(join(tmpdir(), "ghe-released-"))
    after(() => rmSync(copy, { recursive: true, force: true }))
    cpSync(join(root, "migrations"), copy, { recursive: true })
    const released = JSON.parse(readFileSync(join(copy, "released.json"), "utf8"))
    assert.deepEqual(findRewritten(copy, released), [])
    appendFileSync(join(copy, "0001_tables.sql"), "\n-- changed")
    assert.deepEqual(findRewritten(copy, released), ["0001_tables"])
    const { "0000_extensions": first, ...rest } = released
    assert.deepEqual(
      Object.keys(findRewritten(copy, { ...rest, "0000_extensions": first })).length,
      Object.keys(released).length,
    )
  })

  it("finds no drift between the tables and the migrations of this project", () => {
    assert.equal(findDrift("./src/**/*.table.server.ts", join(root, "migrations")), "")
  })

  it("finds a column that no migration adds, with the newest snapshot alone", () => {
    declare("name: text()")
    generate(table, migrations)
    assert.equal(findDrift(table, migrations), "")
    declare("name: text(), note: text()")
    assert.match(findDrift(table, migrations), /ALTER TABLE "example" ADD COLUMN "note" text/)
    assert.deepEqual(oldSnapshots(migrations), [])
    generate(table, migrations)
    const [old = "", ...others] = oldSnapshots(migrations)
    assert.deepEqual([old, others], ["0000_snapshot.json", []])
    rmSync(join(migrations, "meta", old))
    assert.equal(findDrift(table, migrations), "")
    declare("name: text()")
    assert.match(findDrift(table, migrations), /DROP COLUMN "note"/)
  })
})
