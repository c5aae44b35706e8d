import { commonDefaults } from "#domain/catalogue/entry-defaults.ts"
import { NO_FACTS, NO_PRICE_RULES } from "#domain/tours/tour.ts"
import type { TourEntry } from "./tour-entry.schema.ts"

export const tourDefaults = {
  ...commonDefaults,
  duration: { days: 1, nights: 0 },
  destination: null,
  startTime: "08:00",
  meetingPoint: null,
  requirements: null,
  itinerary: [],
  facts: NO_FACTS,
  packing: [],
  questions: [],
  priceRules: NO_PRICE_RULES,
  pickupZones: [],
  interests: [],
  hasDepartures: false,
  needsTravelers: "none",
  sendsReminder: true,
  asksForReview: true,
} satisfies Partial<TourEntry>
