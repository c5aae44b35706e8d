import { and, eq, gte, inArray, isNull, lte, sql } from "drizzle-orm"
import { accountKey } from "#domain/settings/bank-accounts/bank-account.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { bankAllocations, bankTransactions, standing } from "../bank-statements.table.server.ts"

type Reported = {
  bin: string
  accountNumber: string
  bookedOn: string
  amountMinor: number
  bankReference: string
  /** Null if only a webhook has reported it. */
  fingerprint: string | null
}
/** `bookingIds`: those that have a part of it. */
export type Twin = Reported & { id: string; content: string; bookingIds: string[] }

const MAX_FOUND = 5_000

/** Returns what transfers of one account, day and sum have in common. */
export const twinKey = (one: Reported) => `${accountKey(one)} ${one.bookedOn} ${one.amountMinor}`

/** Returns stored transactions with the accounts, days and sums of others, if only a statement or a webhook has them. */
export async function findTwins(seen: readonly Reported[], database: Database = db): Promise<Twin[]> {
  const days = seen.map(({ bookedOn }) => bookedOn).toSorted()
  if (days.length === 0) return []
  const keys = new Set(seen.map(twinKey))
  const { id, bin, accountNumber, bookedOn, amountMinor, bankReference, content, fingerprint } = bankTransactions
  // Drizzle leaves out the names of tables in what is selected, except in conditions.
  const bookingIds = sql<string[]>`array(select ${bankAllocations.bookingId}::text from ${bankAllocations}
    where ${and(eq(bankAllocations.transactionId, id), standing)})`
  const found = await database
    .select({ id, bin, accountNumber, bookedOn, amountMinor, bankReference, content, fingerprint, bookingIds })
    .from(bankTransactions)
    .where(
      and(
        inArray(accountNumber, [...new Set(seen.map((one) => one.accountNumber))]),
        gte(bookedOn, days[0]!),
        lte(bookedOn, days.at(-1)!),
        sql`${amountMinor} = any(${sql.param([...new Set(seen.map((one) => one.amountMinor))])}::bigint[])`,
        // Those that staff have left out may be second reports, and those whose texts are erased have hashes.
        isNull(bankTransactions.ignoredReason),
        isNull(bankTransactions.trace),
        sql`num_nonnulls(${fingerprint}, ${bankTransactions.webhookId}) = 1`,
      ),
    )
    .limit(MAX_FOUND)
  return found.filter((one) => keys.has(twinKey(one)))
}

/**
 * Returns whether two reports of a day and sum may be one transfer in other words: a statement has one, the webhook the
 * other, and they can't be told apart by their references.
 */
export const mayBeOne = (one: Reported, other: Reported): boolean =>
  (one.fingerprint === null) !== (other.fingerprint === null) &&
  (one.bankReference === "" || other.bankReference === "")
