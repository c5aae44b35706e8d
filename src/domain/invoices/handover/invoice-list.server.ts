import { dueMinor } from "#domain/bookings/balance.ts"
import { inEach } from "#i18n/localized.ts"
import { pagination } from "#lib/api/pagination.ts"
import { pick } from "#lib/data/pick.ts"
import { toMajor, toVnd } from "#lib/money.ts"
import { hanoiDate } from "#lib/today.ts"
import type { InvoiceRow } from "../invoice.ts"
import { findInvoicePage, type InvoicedBooking } from "../invoices.server.ts"
import type { InvoiceListing } from "./handover.schema.ts"

/** Returns one page of bookings that need or have an invoice. */
export async function listInvoices(listing: InvoiceListing) {
  const { page = 1, limit = 25 } = listing
  const { rows, total } = await findInvoicePage(listing)
  return { data: rows.map(presentRow), pagination: pagination(page, limit, total) }
}

function presentRow({ row: booking, last, reason, since, state }: InvoicedBooking): InvoiceRow {
  const { id, currency, fxRate, customerName, customerEmail, customerPhone } = booking
  const due = dueMinor(booking)
  return {
    _id: id,
    ...pick(booking, "reference", "status", "productType", "travelDate", "currency"),
    product: inEach(booking.details.name),
    customer: customerName || customerEmail || customerPhone,
    due: toMajor(due, currency),
    dueVnd: last?.totalVnd ?? toVnd({ amount: due, currency }, fxRate),
    buyer: booking.customerBuyer,
    reason,
    since: since ?? hanoiDate(),
    state,
    timesExported: last?.timesExported ?? 0,
    invoiceDate: last?.invoiceDate ?? null,
    series: last?.series ?? "",
    number: last?.number ?? "",
  }
}
