import { sql } from "drizzle-orm"
import type { PaymentMethod } from "#domain/bookings/booking.ts"
import { accountKey } from "#domain/settings/bank-accounts/bank-account.ts"
import type { Currency } from "#lib/money.ts"
import { addDays } from "#lib/today.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { DAYS_APART } from "../bank-statement.ts"

/** A line that staff recorded by hand, such as after a slip, and that no bank transaction is linked to yet. */
export type Unlinked = {
  id: string
  bookingId: string
  kind: "payment" | "refund"
  amountMinor: number
  currency: Currency
  paidOn: string
  account: string
  method: PaymentMethod
}
type Transfer = {
  bin: string
  accountNumber: string
  currency: Currency
  amountMinor: number
  bookedOn: string
}

const MAX_LINES = 2_000

/**
 * Returns the payments and refunds of the same sums and days that staff recorded by hand, of these bookings or of any. The
 * method doesn't matter, because staff may have chosen the wrong one. Cash comes last.
 */
export async function findUnlinked(
  transfers: readonly Transfer[],
  bookingIds: string[] | undefined,
  database: Database = db,
): Promise<Unlinked[]> {
  const days = transfers.map(({ bookedOn }) => bookedOn).toSorted()
  if (days.length === 0 || bookingIds?.length === 0) return []
  const sums = [...new Set(transfers.map(({ amountMinor }) => Math.abs(amountMinor)))]
  const { rows } = await database.execute<Unlinked>(sql`select line.id, line.booking_id as "bookingId", line.kind,
      line.amount_minor::float8 as "amountMinor", line.currency, line.paid_on::text as "paidOn", line.account, line.method
    from booking_payments line
    where line.paid_on between ${addDays(days[0]!, -DAYS_APART)} and ${addDays(days.at(-1)!, DAYS_APART)}
      and line.reverses is null
      and line.amount_minor = any(${sql.param(sums)}::bigint[])
      and (${bookingIds === undefined} or line.booking_id = any(${sql.param(bookingIds ?? [])}::uuid[]))
      and not exists (select 1 from booking_payments taken where taken.reverses = line.id)
      and not exists (select 1 from bank_allocations where payment_id = line.id)
    order by line.method = 'cash', line.paid_on, line.id limit ${MAX_LINES}`)
  return rows
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
