import { and, eq, gte, inArray, isNull, lte, sql } from "drizzle-orm"
import { accountKey } from "#domain/settings/bank-accounts/bank-account.ts"
import { addDays } from "#lib/today.ts"
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
  /** Null if only statements have reported it. */
  webhookId?: string | null
  /** When it was stored, if it is: all rows of a file at once. */
  createdAt?: Date
}
/** `bookingIds`: those that have a part of it. */
export type Twin = Required<Reported> & { id: string; content: string; bookingIds: string[] }

const MAX_FOUND = 5_000

/** Returns what transfers of one account, day and sum have in common. */
export const twinKey = (one: Reported) => `${accountKey(one)} ${one.bookedOn} ${one.amountMinor}`

/** Banks write a transfer of the night on the day before or after in another of their reports. */
const DAYS_AWAY = [0, -1, 1]

/** Returns stored transactions with the accounts and sums of others, and with their days or the ones beside. */
export async function findTwins(seen: readonly Reported[], database: Database = db): Promise<Twin[]> {
  const days = seen.map(({ bookedOn }) => bookedOn).toSorted()
  if (days.length === 0) return []
  const keys = new Set(seen.flatMap(keysNear))
  const { id, bin, accountNumber, bookedOn, amountMinor, bankReference, content, fingerprint, webhookId, createdAt } =
    bankTransactions
  // Drizzle leaves out the names of tables in what is selected, except in conditions.
  const bookingIds = sql<string[]>`array(select ${bankAllocations.bookingId}::text from ${bankAllocations}
    where ${and(eq(bankAllocations.transactionId, id), standing)})`
  const found = await database
    .select({
      id,
      bin,
      accountNumber,
      bookedOn,
      amountMinor,
      bankReference,
      content,
      fingerprint,
      webhookId,
      createdAt,
      bookingIds,
    })
    .from(bankTransactions)
    .where(
      and(
        inArray(accountNumber, [...new Set(seen.map((one) => one.accountNumber))]),
        gte(bookedOn, addDays(days[0]!, -1)),
        lte(bookedOn, addDays(days.at(-1)!, 1)),
        sql`${amountMinor} = any(${sql.param([...new Set(seen.map((one) => one.amountMinor))])}::bigint[])`,
        // Those that staff have left out may be second reports, and those whose texts are erased have hashes.
        isNull(bankTransactions.ignoredReason),
        isNull(bankTransactions.trace),
      ),
    )
    .limit(MAX_FOUND)
  return found.filter((one) => keys.has(twinKey(one)))
}

const keysNear = (one: Reported) => DAYS_AWAY.map((days) => twinKey({ ...one, bookedOn: addDays(one.bookedOn, days) }))

/** Returns the transactions among others, by `twinKey`, that may be this one in other words. */
export function twinsOf<Other extends Twin>(one: Reported, others: ReadonlyMap<string, Other[]>): Other[] {
  const near = keysNear(one).flatMap((key) => others.get(key) ?? [])
  return near.filter((other) => mayBeOne(one, other))
}

/** Whether two reports may be one transfer: neither references nor the webhook's numbers tell them apart. */
function mayBeOne(one: Reported, other: Twin): boolean {
  if (one.bankReference !== "" && other.bankReference !== "") return false
  const isByWebhook = one.fingerprint === null || one.webhookId != null
  if (isByWebhook || other.webhookId !== null) return !(isByWebhook && other.webhookId !== null)
  // A bank's statements have a transfer on one day, and each once.
  return one.bookedOn === other.bookedOn && one.createdAt?.getTime() !== other.createdAt.getTime()
}
