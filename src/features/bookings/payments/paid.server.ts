import { sql } from "drizzle-orm"

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

/** The price, or the fee of a cancellation, in minor units, as `dueMinor` in ledger.ts. */
const dueMinor = sql`(case when bookings.status = 'cancelled'
  then round(coalesce((bookings.cancellation ->> 'fee')::numeric, 0) * (case bookings.currency when 'USD' then 100 else 1 end))
  else bookings.total_minor end)`

/** Matches bookings of guests who have paid more than they owe: cancelled ones, and those whose price fell. */
export const isRefundOwed = sql`bookings.id in (select p.booking_id from booking_payments p)
  and ${netPaidMinor} > ${dueMinor}`
