import { and, eq, sql } from "drizzle-orm"
import { bookings } from "#features/bookings/bookings.table.server.ts"

/**
 * Payments minus refunds in minor units of the booking's currency, each at its own rate, as `addUp` in ledger.ts counts
 * them. Qualified by hand, because both tables have these columns.
 */
export const netPaidMinor = sql<number>`(
  select coalesce(sum((case p.kind when 'payment' then 1 else -1 end) * (case
    when p.currency = bookings.currency then p.amount_minor
    when p.currency = 'USD' then round(p.amount_minor / 100.0 * p.fx_rate)
    else round(p.amount_minor / p.fx_rate * 100) end)), 0)
  from booking_payments p where p.booking_id = bookings.id
)`.mapWith(Number)

/** Matches cancelled bookings of guests who have paid more than cancelling costs. */
export const isRefundOwed = and(
  eq(bookings.status, "cancelled"),
  sql`${netPaidMinor} > coalesce((bookings.cancellation ->> 'fee')::numeric, 0)
    * (case bookings.currency when 'USD' then 100 else 1 end)`,
)
