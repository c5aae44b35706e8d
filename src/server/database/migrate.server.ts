import { join } from "node:path"
import { sql } from "drizzle-orm"
import { projectRoot } from "#server/project-root.server.ts"
import type { Database } from "./connection.server.ts"

/** Drizzle's migrations: one folder for both kinds of database. */
export const migrationsFolder = join(projectRoot, "migrations")

const LOCK = 4_720_511

/**
 * Runs Drizzle's `migrate` under an advisory lock, because several processes may start at once. The database must be one
 * connection without time limits.
 * @throws Error with a sentence for the operator when a migration fails
 */
export async function migrateOnce(database: Database, migrate: () => Promise<void>): Promise<void> {
  await database.execute(sql`select pg_advisory_lock(${LOCK})`)
  try {
    await migrate()
  } catch (error) {
    const { message, cause } = error as Error
    throw new Error(`The migrations failed: ${(cause as Error | undefined)?.message ?? message}`, { cause: error })
  } finally {
    await database.execute(sql`select pg_advisory_unlock(${LOCK})`)
  }
}

/** Returns the hashes of the migrations that a database has, in their order. */
export async function appliedMigrations(database: Database): Promise<string[]> {
  const applied = sql`select hash from drizzle.__drizzle_migrations order by created_at`
  return (await database.execute<{ hash: string }>(applied)).rows.map(({ hash }) => hash)
}
