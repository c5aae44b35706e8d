import { dueMinor } from "#domain/bookings/balance.ts"
import type { Buyer } from "#domain/bookings/buyer/buyer.schema.ts"
import { changedFields, isEqual } from "#lib/data/changed-fields.ts"
import type { InvoiceChange } from "../invoice.ts"
import type { BookingRow, InvoicedBooking } from "../invoices.server.ts"
import { adjustmentRate, grossVnd } from "../vat/invoice-lines.server.ts"

/**
 * Returns what an issued invoice states and what the booking is now, where they differ. Null if nothing is to be
 * adjusted, and all empty if what changed was erased with the guest.
 */
export function changeOf(one: InvoicedBooking): InvoiceChange | null {
  const { row, last, state } = one
  if (state !== "adjust" || !last) return null
  const isPriced = dueMinor(row) !== last.dueMinor || row.currency !== last.currency
  return {
    totalVnd: isPriced ? { was: last.totalVnd, now: grossVnd(one, adjustmentRate(row, last)) } : null,
    travelDate: row.travelDate === last.travelDate ? null : { was: last.travelDate, now: row.travelDate },
    buyer: isForgotten(row) ? null : buyerChange(last.buyer, row.customerBuyer),
    isOtherProduct: row.productId !== last.productId,
  }
}

/** Returns whether the guest was erased, and the buyer with them. `is_forgotten` does the same in SQL. */
const isForgotten = ({ customerPhone }: Pick<BookingRow, "customerPhone">) => customerPhone === ""

function buyerChange(was: Buyer | null, now: Buyer | null): InvoiceChange["buyer"] {
  if (isEqual(was, now)) return null
  const fields = was && now ? changedFields(now, was) : []
  return { was: was?.name ?? null, now: now?.name ?? null, fields }
}
