import type { PickupZone } from "#features/catalogue/content.ts"
import { withChoiceCodes, withCodes } from "#features/catalogue/staff/codes.ts"
import { NEW_CONTENT } from "#features/catalogue/staff/content-sections.tsx"
import { type Day, NO_PRICE_RULES, type TourPriceRules } from "#features/tours/tour.ts"
import type { ContentKind } from "#staff/ui/content/content-kind.ts"

/** Tours in the content kit. */
export const tourKind: ContentKind = {
  resource: "tours",
  pagePath: (slug) => `/tour/${slug}`,
  hasPreview: true,
  hasArchive: true,
  nameField: "title",
  toEntry: ({ itinerary, pickupZones, priceRules, ...values }) => ({
    ...values,
    ...(itinerary !== undefined && { itinerary: (itinerary as Day[]).map(withoutEmptyStay) }),
    ...(pickupZones !== undefined && { pickupZones: withCodes(pickupZones as PickupZone[]) }),
    ...(priceRules !== undefined && { priceRules: withChoiceCodes(priceRules as TourPriceRules) }),
  }),
}

const withoutEmptyStay = ({ stay, ...day }: Day) => (stay ? { ...day, stay } : day)

/** A new tour before anything is typed. */
export const newTour = {
  ...NEW_CONTENT,
  duration: { days: 1, nights: 0 },
  startTime: "08:00",
  pricing: { adult: null, child: null, currency: "USD" },
  priceRules: NO_PRICE_RULES,
  itinerary: [],
  interests: [],
  pickupZones: [],
  hasDepartures: false,
}
