import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type pg from "pg"
import { projectRoot } from "./project-root.server.ts"

const LOCK = 4_720_511

/**
 * Applies the numbered files of `migrations/` that the database has not seen, each in a transaction of its own.
 * Several processes may start at once: an advisory lock lets one of them do it.
 * @throws Error naming the file that failed
 */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK])
    await client.query(
      "create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())",
    )
    const applied = new Set(
      (await client.query<{ name: string }>("select name from migrations")).rows.map((row) => row.name),
    )
    for (const name of migrationNames().filter((file) => !applied.has(file))) await apply(client, name)
  } finally {
    await client.query("select pg_advisory_unlock($1)", [LOCK]).catch(() => {})
    client.release()
  }
}

function migrationNames(): string[] {
  return readdirSync(join(projectRoot, "migrations"))
    .filter((file) => file.endsWith(".sql"))
    .sort()
}

async function apply(client: pg.PoolClient, name: string): Promise<void> {
  await client.query("begin")
  try {
    // To build an index of very many takes longer than an answer may.
    await client.query("set local statement_timeout = 0")
    await client.query(readFileSync(join(projectRoot, "migrations", name), "utf8"))
    await client.query("insert into migrations (name) values ($1)", [name])
    await client.query("commit")
  } catch (error) {
    await client.query("rollback")
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}
