import { sql } from "drizzle-orm"

/**
 * Why an invoice is due. A part that was paid before secures the contract, and needs none. Without the table's name, so
 * that the planner matches the partial index.
 */
export const invoiceReason = sql`(case
  when status in ('completed', 'no-show') and total_minor > 0 then 'completed'
  when status = 'cancelled' and coalesce((cancellation ->> 'fee')::numeric, 0) > 0 then 'fee'
  when status = 'confirmed' and paid_minor > 0 and balance_vnd <= 0 then 'prepaid' end)`
export const needsInvoice = sql`invoice_state is null and ${invoiceReason} is not null`
/** The guest asked for an invoice and has none yet, whether or not it is due. */
export const waitsForInvoice = sql`invoice_state is null and customer_buyer is not null
  and status <> 'pending' and (status <> 'cancelled' or ${invoiceReason} is not null)`
