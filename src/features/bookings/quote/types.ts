import type { CancellationStep } from "#features/catalogue/cancellation.ts"
import type { Localized, LocalizedContent } from "#i18n/localized.ts"
import type { Currency } from "#lib/money.ts"
import type { labels } from "./labels.ts"

export type ProductType = "tour" | "transfer" | "product"

/** `childAges` are in years, `childHeights` in centimetres. */
export type Party = {
  adults: number
  children: number
  childAges?: number[] | undefined
  childHeights?: number[] | undefined
}

export type LineCode = keyof typeof labels | "vehicle" | "choice" | "extra"

/** Amounts are in minor units of the quote's currency; discounts are negative. Several lines may have the same code. */
export type QuoteLine = {
  code: LineCode
  label: Localized
  quantity: number
  unitMinor: number
  totalMinor: number
  /** Set on late fees (late-reduction.ts): the price reduction and the percentage of it that is charged. */
  late?: { differenceMinor: number; percent: number } | undefined
}

/** A price and its lines. `total` is in major units; zero means 'contact for price' (spec §1). */
export type Quote = {
  lines: QuoteLine[]
  currency: Currency
  total: number
  totalMinor: number
  totalVnd: number
  vndPerUsd: number
  rateDate: string
}

export type Quoted = Quote & {
  productType: ProductType
  travelDate: string
  startTime: string | null
  returnTrip: { travelDate: string; startTime: string | null } | null
  departureId: string | null
  /** Seats left on the departure before this party is added; null without a departure. */
  placesLeft: number | null
  vehicle: string | null
  /** From the smallest; empty if seats are sold one by one. Prices are for one leg, in major units. */
  vehicles: QuotedVehicle[]
  answerBy: string
  cancellationPolicy: LocalizedContent | null
  /** What cancelling refunds from now on, once the request is confirmed. */
  cancellationSteps: CancellationStep[]
  freeCancellationUntil: string | null
  changesAllowed: boolean
}
export type QuotedVehicle = { code: string; name: LocalizedContent; price: number; fits: boolean; proposed: boolean }
