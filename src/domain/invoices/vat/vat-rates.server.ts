import type * as z from "zod"
import type { StaffRows } from "#domain/catalogue/rows/staff-rows.server.ts"
import { findSettings, listExchangeRates } from "#domain/settings/settings.server.ts"
import { inEach } from "#i18n/localized.ts"
import type { VatRatePeriod } from "../invoice.ts"
import { findVatRates } from "../invoices.server.ts"
import { vatRates } from "../invoices.table.server.ts"
import { messages } from "../messages.ts"
import type { vatRate } from "../shapes.server.ts"
import { type VatRateEntry, vatRateChange, vatRateCreation, vatRateEntry } from "./vat-rates.schema.ts"

type StoredRate = z.infer<typeof vatRate>
type Row = typeof vatRates.$inferSelect

/** Returns the periods of all rates, the earliest first, with the names of products. */
export async function listVatRates(): Promise<VatRatePeriod[]> {
  const rates = await findVatRates()
  return rates.map(({ period, product }) => ({ ...presentRate(period), product: product && inEach(product) }))
}

function presentRate({ id, updatedAt: _, ...row }: Row): StoredRate {
  return { _id: id, ...row }
}

export const vatRateRows: StaffRows<VatRateEntry, StoredRate> = {
  kind: "vat-rate",
  name: "VAT rate",
  table: vatRates,
  creation: vatRateCreation,
  change: vatRateChange,
  entry: vatRateEntry,
  defaults: { kind: null, productId: null, validTo: null },
  messages,
  present: presentRate,
}

/** What invoices follow from beside their bookings. Read before a transaction, which holds the one connection of PGlite. */
export type InvoiceTerms = { periods: Row[]; exchangeRates: { day: string; vndPerUsd: number }[] }

export async function readInvoiceTerms(): Promise<InvoiceTerms> {
  const { vndPerUsd, date: day } = (await findSettings()).exchangeRate
  const entered = await listExchangeRates()
  return {
    periods: (await findVatRates()).map(({ period }) => period),
    exchangeRates: entered.length ? entered : [{ day, vndPerUsd }],
  }
}

/**
 * Returns how many đồng a dollar cost on a day: the last rate that staff had entered for it or a day before, else the
 * oldest one known. Of two for one day, the one that was entered last counts.
 */
export function exchangeRateOn({ exchangeRates: known }: InvoiceTerms, date: string): number {
  return (known.findLast(({ day }) => day <= date) ?? known[0]!).vndPerUsd
}
