import { and, eq, gte, inArray, isNull, lte, sql } from "drizzle-orm"
import { bookingPayments } from "#domain/bookings/payments.table.server.ts"
import { accountKey } from "#domain/settings/bank-accounts/bank-account.ts"
import type { Currency } from "#lib/money.ts"
import { addDays } from "#lib/today.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { bankAllocations } from "../bank-statements.table.server.ts"

/** A line that staff recorded by hand, such as after a slip: no bank transaction belongs to it yet. */
export type Unlinked = Awaited<ReturnType<typeof findUnlinked>>[number]
type Transfer = {
  bin: string
  accountNumber: string
  currency: Currency
  amountMinor: number
  bookedOn: string
}

/** Staff write the day of the slip or of the record, and banks book later over weekends. */
const DAYS_APART = 3
const MAX_LINES = 2_000

/** Returns the transfers of the same sums and days that staff recorded by hand, of these bookings or of any. */
export async function findUnlinked(
  transfers: readonly Transfer[],
  bookingIds: string[] | undefined,
  database: Database = db,
) {
  const days = transfers.map(({ bookedOn }) => bookedOn).toSorted()
  if (days.length === 0 || bookingIds?.length === 0) return []
  const { id, bookingId, kind, amountMinor, currency, paidOn, account, method, reverses } = bookingPayments
  return database
    .select({ id, bookingId, kind, amountMinor, currency, paidOn, account })
    .from(bookingPayments)
    .where(
      and(
        bookingIds && inArray(bookingId, bookingIds),
        gte(paidOn, addDays(days[0]!, -DAYS_APART)),
        lte(paidOn, addDays(days.at(-1)!, DAYS_APART)),
        eq(method, "transfer"),
        inArray(amountMinor, [...new Set(transfers.map((one) => Math.abs(one.amountMinor)))]),
        isNull(reverses),
        sql`not exists (select 1 from booking_payments taken where taken.reverses = ${id})`,
        sql`not exists (select 1 from ${bankAllocations} where ${bankAllocations.paymentId} = ${id})`,
      ),
    )
    .orderBy(paidOn, id)
    .limit(MAX_LINES)
}

/** Returns the lines that a transfer may be. */
export function findRecorded(transfer: Transfer, lines: readonly Unlinked[]): Unlinked[] {
  const { currency, amountMinor, bookedOn } = transfer
  const [from, until] = [addDays(bookedOn, -DAYS_APART), addDays(bookedOn, DAYS_APART)]
  return lines.filter(
    (line) =>
      line.currency === currency &&
      line.amountMinor === Math.abs(amountMinor) &&
      line.kind === (amountMinor > 0 ? "payment" : "refund") &&
      line.paidOn >= from &&
      line.paidOn <= until &&
      (line.account === "" || line.account === accountKey(transfer)),
  )
}
