import { type SQL, sql } from "drizzle-orm"
import { folded } from "#server/database/sql-text.server.ts"

/** Phone numbers and references are also included without separators. */
export const searchText =
  folded(sql`reference || ' ' || customer_name || ' ' || customer_email || ' ' || customer_phone || ' '
  || coalesce(customer_phone_e164, '') || ' ' || regexp_replace(customer_phone, '\\D', '', 'g') || ' '
  || replace(reference, '-', '')`)

export const nameWords = sql`string_to_array(${folded(sql`customer_name`)}, ' ')`

/** What cancelling cost, in minor units, as `dueMinor` in balance.ts. */
const feeMinor = sql`(case when status = 'cancelled'
  then round(coalesce((cancellation ->> 'fee')::numeric, 0) * (case currency when 'USD' then 100 else 1 end)) end)`

const openOf = (minor: SQL) =>
  sql`balance_in_vnd(currency, fx_rate, ${minor}, paid_minor, paid_own_minor, paid_other_minor)`
/** When the next payment is due, if it isn't cash on the day: `presentPayments`. */
export const paymentDueAt = sql`(case
  when status <> 'confirmed' or payment_plan is null or called_off_reason is not null or is_recorded then null
  when deposit_due_at is not null and ${openOf(sql`least(deposit_minor, total_minor)`)} > 0 then deposit_due_at
  when ${openOf(sql`total_minor`)} > 0 then rest_due_at end)`

export const balanceVnd = sql`booking_balance_in_vnd(currency, fx_rate, total_minor, ${feeMinor}, deposit_minor, paid_minor,
  paid_own_minor, paid_other_minor)`

/** What the booking is worth to the company: its price, or the fee of its cancellation, at the rate that was agreed. */
export const valueVnd = sql`(case when status = 'cancelled'
  then round(coalesce((cancellation ->> 'feeVnd')::numeric, 0))::bigint else total_vnd end)`

/** The dial code of the phone number: +1 and +7, those of two digits, and the others of three (ITU E.164). */
export const dialCode = sql`(case
  when customer_phone_e164 ~ '^\\+[17]' then left(customer_phone_e164, 2)
  when customer_phone_e164 ~ '^\\+(2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])' then left(customer_phone_e164, 3)
  else left(customer_phone_e164, 4) end)`
