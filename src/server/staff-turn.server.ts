import type { Database } from "./database.server.ts"
import { lock } from "./idempotency.server.ts"

/**
 * Staff write one after another, so that nobody deletes the category that somebody else is sorting a tour into, or the
 * picture that somebody else is putting on a page.
 */
export async function inTurn<T>(transaction: Database, write: (transaction: Database) => Promise<T>): Promise<T> {
  await lock("staff write content", transaction)
  return write(transaction)
}
