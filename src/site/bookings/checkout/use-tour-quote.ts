import { useQuery, useSuspenseQuery } from "@tanstack/react-query"
import { estimateQuote, isQuotable, orderToQuote, type TourDraft } from "#domain/bookings/checkout/fields/tour-draft.ts"
import type { Terms } from "#domain/bookings/quote/quote.ts"
import { besideTour } from "#domain/products/product.ts"
import type { Tour } from "#domain/tours/tour.ts"
import { settingsQuery } from "#site/settings/queries.ts"
import { tourDatesQuery } from "#site/tours/queries.ts"
import { usePricedExtras } from "./fields/extras-fields.tsx"
import { type LiveQuote, useLiveQuote } from "./use-live-quote.ts"

/** Returns what the order costs. */
export function useTourQuote(tour: Tour, draft: TourDraft): LiveQuote {
  const estimate = estimateQuote(tour, draft, useTourTerms(tour, draft))
  return useLiveQuote(isQuotable(draft) ? orderToQuote(tour, draft) : undefined, estimate, tour)
}

/** Returns what besides the order decides about its price. */
export function useTourTerms(tour: Tour, { extras }: Pick<TourDraft, "extras">): Terms {
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const { data: dates } = useQuery(tourDatesQuery(tour._id))
  return {
    exchangeRate: settings.exchangeRate,
    extras: usePricedExtras(besideTour(tour), extras),
    holidays: dates?.holidays,
  }
}
