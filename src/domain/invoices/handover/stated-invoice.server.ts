import { standingLines } from "#domain/bookings/payments/ledger.ts"
import { groupBy } from "#lib/data/group-by.ts"
import { pick } from "#lib/data/pick.ts"
import type { Database } from "#server/database/database.server.ts"
import type { StatedInvoice } from "../invoice.ts"
import { type BookingRow, findPaymentsOf, type StoredInvoice } from "../invoices.server.ts"

/** Returns what the provider's file says of a booking. */
export function stateInvoice(
  invoice: Pick<StoredInvoice, "invoiceDate" | "fxRate" | "buyer" | "lines">,
  booking: BookingRow,
  methods: Map<string, string>,
): StatedInvoice {
  return {
    ...pick(invoice, "invoiceDate", "lines", "buyer"),
    exchangeRate: invoice.fxRate,
    email: invoice.buyer?.email || booking.customerEmail,
    phone: booking.customerPhone,
    paymentMethod: methods.get(booking.id) ?? "TM/CK",
  }
}

/** Returns how each booking was paid, as invoices state it: TM in cash, CK by transfer, or both. */
export async function findMethods(bookingIds: string[], database: Database): Promise<Map<string, string>> {
  const byBooking = groupBy(standingLines(await findPaymentsOf(bookingIds, database)), ({ bookingId }) => bookingId)
  return new Map(
    [...byBooking].map(([bookingId, some]) => {
      const isCash = new Set(some.filter(({ kind }) => kind === "payment").map(({ method }) => method === "cash"))
      return [bookingId, isCash.size === 1 ? (isCash.has(true) ? "TM" : "CK") : "TM/CK"]
    }),
  )
}
