import { dueMinor } from "#domain/bookings/balance.ts"
import { isEqual } from "#lib/data/changed-fields.ts"
import type { InvoiceChange } from "../invoice.ts"
import type { InvoicedBooking } from "../invoices.server.ts"
import { grossVnd } from "../vat/invoice-lines.server.ts"

/**
 * Returns what an issued invoice states and what the booking is now, where they differ. Null if nothing is to be
 * adjusted. A price in dollars is converted at the rate of the invoice, so that only a changed price changes it.
 */
export function changeOf(one: InvoicedBooking): InvoiceChange | null {
  const { row, last, state } = one
  if (state !== "adjust" || !last) return null
  const rate = last.fxRate === 1 ? row.fxRate : last.fxRate
  const isPriced = dueMinor(row) !== last.dueMinor || row.currency !== last.currency
  return {
    totalVnd: isPriced ? { was: last.totalVnd, now: grossVnd(one, rate) } : null,
    travelDate: row.travelDate === last.travelDate ? null : { was: last.travelDate, now: row.travelDate },
    buyer: isEqual(row.customerBuyer, last.buyer)
      ? null
      : { was: last.buyer?.name ?? null, now: row.customerBuyer?.name ?? null },
    isOtherProduct: row.productId !== last.productId,
  }
}
