import { dueMinor } from "#domain/bookings/balance.ts"
import { inEach } from "#i18n/localized.ts"
import { pick } from "#lib/data/pick.ts"
import { toMajor } from "#lib/money.ts"
import { hanoiDate } from "#lib/today.ts"
import type { InvoiceRow } from "../invoice.ts"
import { findInvoicePage, type InvoicedBooking } from "../invoices.server.ts"
import { grossVnd } from "../vat/invoice-lines.server.ts"
import type { InvoiceListing } from "./handover.schema.ts"
import { changeOf } from "./invoice-change.server.ts"

/** Returns one page of bookings that need or have an invoice. */
export async function listInvoices(listing: InvoiceListing) {
  const { rows, pagination } = await findInvoicePage(listing)
  return { data: rows.map(presentRow), pagination }
}

function presentRow(one: InvoicedBooking): InvoiceRow {
  const { row: booking, last, reason, since, state } = one
  const { id, currency, fxRate, customerName, customerEmail, customerPhone } = booking
  const due = dueMinor(booking)
  return {
    _id: id,
    ...pick(booking, "reference", "status", "productType", "travelDate", "currency"),
    product: inEach(booking.details.name),
    customer: customerName || customerEmail || customerPhone,
    due: toMajor(due, currency),
    dueVnd: last?.totalVnd ?? grossVnd(one, fxRate),
    buyer: booking.customerBuyer && pick(booking.customerBuyer, "kind", "name", "taxCode"),
    reason,
    since: since ?? hanoiDate(),
    state,
    change: changeOf(one),
    timesExported: last?.timesExported ?? 0,
    invoiceDate: last?.invoiceDate ?? null,
    series: last?.series ?? "",
    number: last?.number ?? "",
  }
}
