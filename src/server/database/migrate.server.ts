import { createHash } from "node:crypto"
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DrizzleQueryError, sql } from "drizzle-orm"
import { projectRoot } from "#server/project-root.server.ts"
import type { Database } from "./connection/connection.server.ts"
import { waitForTables } from "./wait-for-tables.server.ts"

const migrationsFolder = join(projectRoot, "migrations")

const LOCK = 4_720_511

type Journal = { entries: { tag: string }[] }
const journalOf = (folder: string): Journal => JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8"))

/** Returns the hashes of this version's migrations in order, as they are recorded in a database. */
export function knownMigrations(): string[] {
  return journalOf(migrationsFolder).entries.map(({ tag }) =>
    createHash("sha256")
      .update(readFileSync(join(migrationsFolder, `${tag}.sql`), "utf8"))
      .digest("hex"),
  )
}

/**
 * Runs `migrate` with the folder of migrations, under a lock, because several processes may start at once. It waits for
 * tables that a serving process uses. With `upTo`, only the first migrations. `database` must have no timeouts.
 * @throws Error for the operator if the database is of another version, or if a table stays in use
 */
export async function migrateOnce(
  database: Database,
  migrate: (folder: string) => Promise<void>,
  upTo?: number,
  patienceMs?: number,
): Promise<void> {
  await database.execute(sql`select pg_advisory_lock(${LOCK})`)
  try {
    await checkVersion(database)
    const run = () => (upTo === undefined ? migrate(migrationsFolder) : withFirstMigrations(upTo, migrate))
    await waitForTables(database, run, patienceMs).catch(failed)
  } finally {
    await database.execute(sql`select pg_advisory_unlock(${LOCK})`)
  }
}

function failed(error: Error): never {
  const { message, cause } = error
  const reason = error instanceof DrizzleQueryError && cause instanceof Error ? cause.message : message
  const needed = /permission denied to create extension "(\w+)"|extension "(\w+)" is not available/.exec(reason)
  const name = needed?.[1] ?? needed?.[2]
  const help = name
    ? `. Install PostgreSQL's contrib modules, or let a superuser run CREATE EXTENSION ${name} in this database.`
    : ""
  throw new Error(`The migrations failed: ${reason}${help}`, { cause: error })
}

async function checkVersion(database: Database): Promise<void> {
  const applied = await appliedMigrations(database)
  const known = knownMigrations()
  const strange = applied.findIndex((hash, nth) => hash !== known[nth])
  if (strange === -1) return
  if (strange >= known.length)
    throw new Error(
      "The database is of a newer version of Ghé than this one. Start that version, or restore a backup of this one.",
    )
  throw new Error(
    "The database is of a version before 1.0.0, whose migrations have been rewritten since. Export what you need with that version, and start this one with an empty database.",
  )
}

async function withFirstMigrations(count: number, migrate: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "ghe-migrations-"))
  try {
    const journal = journalOf(migrationsFolder)
    const entries = journal.entries.slice(0, count)
    mkdirSync(join(folder, "meta"))
    writeFileSync(join(folder, "meta/_journal.json"), JSON.stringify({ ...journal, entries }))
    for (const { tag } of entries) cpSync(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`))
    await migrate(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns the hashes of the migrations that a database has seen; none for an empty one. */
export async function appliedMigrations(database: Database): Promise<string[]> {
  const { rows } = await database.execute(sql`select to_regclass('drizzle.__drizzle_migrations') as "table"`)
  if (!rows[0]?.table) return []
  const applied = sql`select hash from drizzle.__drizzle_migrations order by created_at`
  return (await database.execute<{ hash: string }>(applied)).rows.map(({ hash }) => hash)
}
