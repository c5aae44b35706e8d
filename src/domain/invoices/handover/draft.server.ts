import { dueMinor } from "#domain/bookings/balance.ts"
import { formatDate } from "#i18n/format.ts"
import { interpolateBoth } from "#i18n/interpolate.ts"
import { inBoth } from "#i18n/localized.ts"
import { hanoiDate } from "#lib/today.ts"
import type { Database } from "#server/database/database.server.ts"
import { invalid } from "#server/errors.server.ts"
import type { InvoiceState } from "../invoice.ts"
import { type BookingRow, findInvoiced, type StoredInvoice } from "../invoices.server.ts"
import type { invoices } from "../invoices.table.server.ts"
import { messages, vatKindWords } from "../messages.ts"
import { invoiceLines, type WithoutRate } from "../vat/invoice-lines.server.ts"
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
    Columns & { lines: StoredInvoice["lines"] },
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

type Asked = Pick<PreviewRequest, "invoiceDate" | "rates"> & { dates?: ReadonlyMap<string, string> }

/**
 * Returns what the invoices of bookings state, in the order of the ids. `dates` gives single bookings a date.
 * @throws invalid for a booking that is unknown or has no price, or without a rate of VAT on its day
 */
export async function draftInvoices(
  ids: string[],
  asked: Asked,
  terms: InvoiceTerms,
  transaction: Database,
): Promise<Draft[]> {
  const found = await findInvoiced(ids, transaction)
  const typed = new Map(asked.rates?.map(({ date, vndPerUsd }) => [date, vndPerUsd]))
  return ids.map((id) => {
    const one = found.find(({ row }) => row.id === id)
    if (!one) throw invalid([{ field: "bookingIds", message: messages.bookingUnknown }])
    const { row, state, last } = one
    const date = asked.dates?.get(id) ?? asked.invoiceDate ?? one.since ?? hanoiDate()
    const vndPerUsd = typed.get(date) ?? exchangeRateOn(terms, date)
    const lines = invoiceLines(row, { ...terms, date, vndPerUsd })
    if (!Array.isArray(lines)) throw invalid([{ field: "invoiceDate", message: rateMissing(lines) }])
    if (lines.length === 0) {
      const message = interpolateBoth(messages.nothingToInvoice, { reference: row.reference })
      throw invalid([{ field: "bookingIds", message }])
    }
    const { gross, tax } = addUpVat(lines)
    return {
      row,
      state,
      last,
      columns: {
        ...{ bookingId: id, invoiceDate: date, fxRate: vndPerUsd, buyer: row.customerBuyer, lines },
        ...{ totalVnd: gross, taxVnd: tax, dueMinor: dueMinor(row), currency: row.currency },
        ...{ productId: row.productId, travelDate: row.travelDate },
      },
    }
  })
}

function rateMissing({ date, kind }: WithoutRate) {
  const day = inBoth((language) => formatDate(date, language, "day"))
  return interpolateBoth(messages.rateMissing, { date: day, kind: vatKindWords[kind] })
}
