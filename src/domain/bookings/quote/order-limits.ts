import { TRAVELERS } from "#domain/tours/tour.ts"
import { PASSENGERS } from "#domain/transfers/transfer.ts"
import { keysOf } from "#lib/data/keys-of.ts"
import { addDays, addMonths, hanoiDate } from "#lib/today.ts"

export const MAX_EXTRAS = 10
export const MAX_CHOICES = 20
export const MAX_QUANTITY = 20
/** The most people of one booking. */
export const LARGEST_GROUP = 500

/** The most of each service of a transfer. */
export const MAX_OF_SERVICE = { childSeats: 4, extraStops: 5, waitingHours: 12 } as const
export type Service = keyof typeof MAX_OF_SERVICE
export const SERVICES = keysOf(MAX_OF_SERVICE)

/** Source: booking-rules.md. */
const MONTHS_AHEAD = 24

export function firstTravelDate(daysBack = 0): string {
  return addDays(hanoiDate(), -daysBack)
}

export function lastTravelDate(): string {
  return addMonths(hanoiDate(), MONTHS_AHEAD)
}

/** Staff record trips that are over for so many days. */
export const DAYS_BACK = 30

/** `error` is the message key for numbers outside. */
export type Range = { min: number; max: number; error: string }

/** `quantity`: of one extra, room, seat or product. */
export type OrderLimits = { travelers: Range; passengers: Range; quantity: number; largeBags: number; daysBack: number }

/** The limits for guests. */
export const GUEST_LIMITS: OrderLimits = {
  travelers: { ...TRAVELERS, error: "travelersRange" },
  passengers: { ...PASSENGERS, error: "passengersRange" },
  quantity: MAX_QUANTITY,
  largeBags: 40,
  daysBack: 0,
}

/** Raises the limits for guests to a group of `people`. `error` is for larger groups. */
export function limitsForGroup(people: number, error: string): OrderLimits {
  const raise = (range: Range) => (people > range.max ? { ...range, max: people, error } : range)
  return {
    travelers: raise(GUEST_LIMITS.travelers),
    passengers: raise(GUEST_LIMITS.passengers),
    quantity: Math.max(GUEST_LIMITS.quantity, people),
    largeBags: Math.max(GUEST_LIMITS.largeBags, people),
    daysBack: 0,
  }
}

/** The limits for staff, who book larger groups too. */
export const STAFF_LIMITS: OrderLimits = { ...limitsForGroup(LARGEST_GROUP, "groupRange"), daysBack: DAYS_BACK }
