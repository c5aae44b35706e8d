import { createHash } from "node:crypto"
import { sql } from "drizzle-orm"
import type { Database } from "./connection/connection.server.ts"

export async function lock(name: string, transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${lockNumber(name)}::bigint)`)
}

export async function tryLock(name: string, transaction: Database): Promise<boolean> {
  const tried = sql`select pg_try_advisory_xact_lock(${lockNumber(name)}::bigint) as free`
  const { rows } = await transaction.execute<{ free: boolean }>(tried)
  return rows[0]?.free ?? false
}

function lockNumber(name: string): string {
  return createHash("sha256").update(name).digest().readBigInt64BE().toString()
}

/** Runs staff writes one at a time, so that no category or picture is deleted while another write refers to it. */
export async function withContentLock<T>(transaction: Database, write: (tx: Database) => Promise<T>): Promise<T> {
  await lock("staff write content", transaction)
  return write(transaction)
}
