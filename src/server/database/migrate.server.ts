import { join } from "node:path"
import { sql } from "drizzle-orm"
import { projectRoot } from "#server/project-root.server.ts"
import type { Database } from "./connection.server.ts"

export const migrationsFolder = join(projectRoot, "migrations")

const LOCK = 4_720_511

/** Runs `migrate` under a lock, because several processes may start at once. `database` must have no timeouts. */
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

export async function appliedMigrations(database: Database): Promise<string[]> {
  const applied = sql`select hash from drizzle.__drizzle_migrations order by created_at`
  return (await database.execute<{ hash: string }>(applied)).rows.map(({ hash }) => hash)
}
