import assert from "node:assert/strict"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { after, describe, it } from "node:test"
import { findDrift, generate } from "./check-migrations.ts"

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

  it("finds no drift between the tables and the migrations of this project", () => {
    assert.equal(findDrift("./src/**/*.table.server.ts", join(root, "migrations")), "")
  })

  it("finds a column that no migration adds", () => {
    declare("name: text()")
    generate(table, migrations)
    assert.equal(findDrift(table, migrations), "")
    declare("name: text(), note: text()")
    assert.match(findDrift(table, migrations), /ALTER TABLE "example" ADD COLUMN "note" text/)
  })
})
