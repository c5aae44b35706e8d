import type { Database } from "#server/database/database.server.ts"
import { bankTransactions } from "./bank-statements.table.server.ts"

export type TransactionRecord = typeof bankTransactions.$inferInsert

/** Inserts transactions as they are. None is recorded in a ledger. */
export function insertTransactions(rows: TransactionRecord[], transaction: Database) {
  return transaction.insert(bankTransactions).values(rows).returning()
}
