import type { Tour } from "#features/tours/tour.ts"
import type { ChosenDate } from "./date-choice.tsx"
import { type Extras, extrasOf } from "./extras.ts"
import type { TourRequest } from "./order.schema.ts"
import { type Party, type Quote, type QuoteOrder, quote } from "./quote.ts"

/** What is being ordered, as far as its price depends on it. */
export type TourDraft = {
  date: ChosenDate
  adults: number
  /** The age in years or the height in centimetres of each child, where it was told. */
  children: (number | undefined)[]
  /** Alone with the guide. */
  alone: boolean
  zone: string
  extras: Extras
}

export const emptyDraft: TourDraft = { date: {}, adults: 2, children: [], alone: false, zone: "", extras: {} }

/** The draft as the API takes it. What is still to be told of a child is no number there, which the schema says in words. */
export function orderOf(tour: Tour, draft: TourDraft): TourRequest {
  const { date, adults, children, alone, zone } = draft
  return {
    productId: tour._id,
    productType: "tour",
    travelers: adults + children.length,
    party: partyOf(tour, draft),
    travelDate: date.date ?? "",
    ...(date.departure && { departureId: date.departure._id }),
    ...(alone && { privateGroup: true }),
    ...(zone && { pickup: { zone } }),
    ...extrasOf(draft.extras),
  }
}

function partyOf({ priceRules }: Tour, { adults, children }: TourDraft): Party {
  const rules = priceRules.children
  const told = children.map((measure) => measure ?? Number.NaN)
  if (!rules || told.length === 0) return { adults, children: told.length }
  const key = rules.by === "age" ? "childAges" : "childHeights"
  return { adults, children: told.length, [key]: told }
}

/** The same party where something is still to be told of its children: priced by what is known. */
function knownParty(tour: Tour, draft: TourDraft): Party {
  const isTold = draft.children.every((measure) => measure !== undefined)
  return isTold ? partyOf(tour, draft) : { adults: draft.adults, children: draft.children.length }
}

/** The order that a price is asked for; none before there is a day. */
export function quotableOrder(tour: Tour, draft: TourDraft): TourRequest | undefined {
  return draft.date.date ? { ...orderOf(tour, draft), party: knownParty(tour, draft) } : undefined
}

/** What the browser reckons by itself. */
export function ownQuote(
  tour: Tour,
  draft: TourDraft,
  exchangeRate: QuoteOrder["exchangeRate"],
  extras: QuoteOrder["extras"],
): Quote {
  return quote({
    product: tour,
    departure: draft.date.departure,
    privateGroup: draft.alone,
    travelDate: draft.date.date,
    party: knownParty(tour, draft),
    pickupZone: tour.pickupZones.find(({ code }) => code === draft.zone),
    extras,
    exchangeRate,
  })
}
