import { dueMinor } from "#domain/bookings/balance.ts"
import { formatDate } from "#i18n/format.ts"
import { interpolateBoth } from "#i18n/interpolate.ts"
import { inBoth } from "#i18n/localized.ts"
import { hanoiDate } from "#lib/today.ts"
import type { Database } from "#server/database/database.server.ts"
import { conflict, invalid } from "#server/errors.server.ts"
import type { InvoiceState } from "../invoice.ts"
import { type BookingRow, findInvoiced, type InvoicedBooking, type StoredInvoice } from "../invoices.server.ts"
import type { invoices } from "../invoices.table.server.ts"
import { messages, vatKindWords } from "../messages.ts"
import { grossVnd, invoiceLines, isInVndAlone, type WithoutRate } from "../vat/invoice-lines.server.ts"
import { addUpVat } from "../vat/vat.ts"
import { exchangeRateOn, type InvoiceTerms } from "../vat/vat-rates.server.ts"
import type { PreviewRequest } from "./handover.schema.ts"

type Columns = typeof invoices.$inferInsert

/** What the invoice of a booking states, as its columns, and the last one that it has. */
export type Draft = {
  row: BookingRow
  last: StoredInvoice | null
  state: InvoiceState | null
  columns: Pick<
    Columns & Pick<StoredInvoice, "lines" | "buyer">,
    | "bookingId"
    | "invoiceDate"
    | "fxRate"
    | "buyer"
    | "lines"
    | "totalVnd"
    | "taxVnd"
    | "dueMinor"
    | "currency"
    | "productId"
    | "travelDate"
  >
}

type Asked = Pick<PreviewRequest, "invoiceDate" | "rates">

/** Returns bookings with their invoices, in the order of the ids. @throws invalid for an unknown one */
export async function findEach(ids: string[], database: Database): Promise<InvoicedBooking[]> {
  const byId = new Map((await findInvoiced(ids, database)).map((one) => [one.row.id, one]))
  return ids.map((id) => {
    const one = byId.get(id)
    if (!one) throw invalid([{ field: "bookingIds", message: messages.bookingUnknown }])
    return one
  })
}

/**
 * Returns what the invoices of bookings state.
 * @throws invalid for a booking that costs nothing, or without a rate of VAT on its day
 */
export function draftInvoices(found: InvoicedBooking[], { invoiceDate, rates }: Asked, terms: InvoiceTerms): Draft[] {
  const typed = new Map(rates?.map(({ date, vndPerUsd }) => [date, vndPerUsd]))
  return found.map((one) => {
    const date = invoiceDate ?? one.since ?? hanoiDate()
    const draft = draftInvoice(one, { date, vndPerUsd: typed.get(date) }, terms)
    if (draft.columns.lines.length === 0) throw invalid([{ field: "bookingIds", message: nothingToInvoice(one) }])
    return draft
  })
}

/**
 * Returns what the invoice of a booking states on a day. It has no lines if nothing is owed, as after a cancellation.
 * @throws invalid without a rate of VAT on the day
 */
export function draftInvoice(
  one: InvoicedBooking,
  { date, vndPerUsd: typed, field = "invoiceDate" }: { date: string; vndPerUsd?: number | undefined; field?: string },
  terms: InvoiceTerms,
): Draft {
  const { row, state, last } = one
  const vndPerUsd = typed ?? exchangeRateOn(terms, date)
  const lines = invoiceLines(row, { ...terms, date, vndPerUsd, gross: grossVnd(one, vndPerUsd) })
  if (!Array.isArray(lines)) throw invalid([{ field, message: rateMissing(lines) }])
  const { gross, tax } = addUpVat(lines)
  return {
    row,
    state,
    last,
    columns: {
      ...{
        bookingId: row.id,
        invoiceDate: date,
        fxRate: isInVndAlone(one) ? 1 : vndPerUsd,
        buyer: row.customerBuyer,
        lines,
      },
      ...{ totalVnd: gross, taxVnd: tax, dueMinor: dueMinor(row), currency: row.currency },
      ...{ productId: row.productId, travelDate: row.travelDate },
    },
  }
}

export const nothingToInvoice = ({ row: { reference, status } }: InvoicedBooking) =>
  interpolateBoth(status === "cancelled" ? messages.cancelledFree : messages.nothingToInvoice, { reference })

/** Refuses bookings with an issued invoice: the provider adjusts or replaces it. @throws conflict INVOICE_EXISTS */
export function checkNotIssued(found: InvoicedBooking[]): void {
  for (const { row, last, state } of found) {
    if (last?.status !== "issued") continue
    const text = state === "adjust" ? messages.adjustElsewhere : messages.invoiceExists
    const number = `${last.series} ${last.number}`
    throw conflict("INVOICE_EXISTS", interpolateBoth(text, { reference: row.reference, number }))
  }
}

function rateMissing({ date, kind }: WithoutRate) {
  const day = inBoth((language) => formatDate(date, language, "day"))
  return interpolateBoth(messages.rateMissing, { date: day, kind: vatKindWords[kind] })
}
