import { balanceMinors, dueMinor, type Owed, type Paid } from "#domain/bookings/balance.ts"
import { inEach, inLanguage } from "#i18n/localized.ts"
import { isEqual } from "#lib/data/changed-fields.ts"
import { toVnd } from "#lib/money.ts"
import type { InvoiceLine } from "../invoice.ts"
import type { BookingRow, StoredInvoice } from "../invoices.server.ts"
import { partsInVnd, type RatePeriod, type Sold, splitVat, type VatRate, vatRateOn } from "./vat.ts"

const UNITS = { tour: "khách", transfer: "chuyến", product: "gói" } as const
const ONE = "lần"

type Part = { name: string; unit: string; quantity: number; minor: number; sold: Sold }

export type Terms = {
  date: string
  vndPerUsd: number
  /** What the lines add up to, in whole đồng. */
  gross: number
  periods: readonly RatePeriod[]
}

/** What an invoice states of a booking. */
export type Sale = Owed &
  Paid &
  Pick<BookingRow, "lines" | "productType" | "productId" | "travelDate" | "reference"> & {
    details: Pick<BookingRow["details"], "name" | "extras">
  }

/** `last`: the invoice or adjustment that it has. */
type Settled = { row: Owed & Paid; paidVnd: number; last?: Pick<StoredInvoice, "status" | "fxRate"> | null }

/** Whether a booking in dollars is settled, in part or whole in đồng. Its invoice states what was collected. */
const isCollectedInVnd = ({ row, paidVnd }: Settled) =>
  row.currency === "USD" && paidVnd > 0 && dueMinor(row) > 0 && balanceMinors(row).own === 0

/** Whether what adjusts an invoice in đồng alone is the sum that pages show, as its guest pays in đồng. */
const isAdjustedInVnd = ({ row, paidVnd, last }: Settled) =>
  row.currency === "USD" && row.paidOwnMinor === 0 && paidVnd > 0 && last?.status === "issued" && last.fxRate === 1

/** Whether no dollars are in an invoice. */
export const isInVndAlone = (one: Settled) =>
  one.row.currency === "VND" || isAdjustedInVnd(one) || (isCollectedInVnd(one) && one.row.paidOwnMinor === 0)

/**
 * Returns what an invoice states, in whole đồng: the price or fee at the rate of its day, or what was paid of it once a
 * booking in dollars is settled in đồng. Dollars that were paid beside them count at the rate of the day. An invoice in
 * đồng alone is adjusted to what was paid and what the guest is shown as open.
 */
export function grossVnd(one: Settled, vndPerUsd: number): number {
  const { currency, paidOwnMinor } = one.row
  if (isAdjustedInVnd(one)) return one.paidVnd + balanceMinors(one.row).other
  if (!isCollectedInVnd(one)) return toVnd({ amount: dueMinor(one.row), currency }, vndPerUsd)
  return one.paidVnd + toVnd({ amount: paidOwnMinor, currency }, vndPerUsd)
}

/**
 * Returns how many đồng for a dollar adjust an invoice: as many as it was issued at, so that only a changed price changes
 * its total. The adjustment of an invoice without dollars is at the booking's rate, if dollars are paid meanwhile.
 */
export const adjustmentRate = (row: Pick<Owed, "fxRate">, { fxRate }: Pick<StoredInvoice, "fxRate">) =>
  fxRate === 1 ? row.fxRate : fxRate

/** The first of what is sold for which staff have entered no rate on the day. */
export type WithoutRate = { date: string; kind: Sold["kind"] }

/**
 * Returns the lines of a booking's invoice in đồng: those of its price, or the fee of its cancellation. What is free
 * has no line. Invoices are in Vietnamese.
 */
export function invoiceLines(row: Sale, terms: Terms): InvoiceLine[] | WithoutRate {
  const { gross, vndPerUsd } = terms
  const due = dueMinor(row)
  const inVnd = (amount: number) =>
    due === 0 ? toVnd({ amount, currency: row.currency }, vndPerUsd) : Math.round((amount * gross) / due)
  const parts = partsOf(row)
  const rates: VatRate[] = []
  for (const { sold } of parts) {
    const rate = vatRateOn(terms.periods, sold, terms.date)
    if (rate === undefined) return { date: terms.date, kind: sold.kind }
    rates.push(rate)
  }
  const minors = parts.map(({ minor }) => minor)
  return partsInVnd(minors, inVnd).map((vnd, nth) => {
    const { name, unit, quantity } = parts[nth]!
    const rate = rates[nth]!
    const amounts = splitVat(vnd, rate)
    const unitPrice = Math.round((amounts.net * 100) / quantity) / 100
    return { name, unit, quantity, unitPrice, isDiscount: vnd < 0, rate, ...amounts }
  })
}

function partsOf(row: Sale): Part[] {
  const { productId, productType: kind, details, travelDate, reference, status } = row
  const trip = `${inLanguage(details.name, "vi")}, ${travelDate.split("-").reverse().join("/")}, ${reference}`
  if (status === "cancelled") {
    const fee = dueMinor(row)
    const sold = { kind: "fee", productId: null } as const
    return fee > 0 ? [{ name: `Phí hủy: ${trip}`, unit: ONE, quantity: 1, minor: fee, sold }] : []
  }
  const lines = row.lines.filter(({ totalMinor }) => totalMinor !== 0)
  return lines.map(({ code, label, quantity, totalMinor: minor }) => {
    const extra = code === "extra" ? details.extras.find(({ name }) => isEqual(inEach(name), label)) : undefined
    const isOwn = code === "traveler" || code === "adult" || code === "child"
    return {
      name: code === "agreed" || (lines.length === 1 && isOwn) ? trip : `${label.vi}: ${trip}`,
      unit: code === "extra" ? UNITS.product : isOwn || kind !== "tour" ? UNITS[kind] : ONE,
      quantity: Math.max(1, quantity),
      minor,
      sold: code === "extra" ? { kind: "product", productId: extra?.productId ?? null } : { kind, productId },
    }
  })
}
