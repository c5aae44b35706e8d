import { createHash } from "node:crypto"
import { sql } from "drizzle-orm"
import type { Database } from "./connection.server.ts"

/** Waits for a named lock and holds it until the transaction ends. */
export async function lock(name: string, transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${lockNumber(name)}::bigint)`)
}

/** Tries to take a named lock until the transaction ends. @returns whether it was free */
export async function tryLock(name: string, transaction: Database): Promise<boolean> {
  const tried = sql`select pg_try_advisory_xact_lock(${lockNumber(name)}::bigint) as free`
  const { rows } = await transaction.execute<{ free: boolean }>(tried)
  return rows[0]?.free ?? false
}

function lockNumber(name: string): string {
  return createHash("sha256").update(name).digest().readBigInt64BE().toString()
}

/**
 * Lets staff write one after another, so that nobody deletes the category that someone else is putting a tour into, or
 * the picture that someone else is putting on a page.
 */
export async function withContentLock<T>(transaction: Database, write: (tx: Database) => Promise<T>): Promise<T> {
  await lock("staff write content", transaction)
  return write(transaction)
}
