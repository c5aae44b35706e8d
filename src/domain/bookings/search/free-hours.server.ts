import { policyOn } from "#domain/bookings/quote/holiday-terms.ts"
import { freeCancellationHours } from "#domain/catalogue/cancellation.ts"
import type { Holiday } from "#domain/holidays/holiday.ts"
import { daysFrom } from "#lib/today.ts"

type Tour = { days: number } & Parameters<typeof policyOn>[2]

/** Returns how many hours before its start cancelling a tour is free on a day; null if it never is. */
export function freeHoursOn(date: string | undefined, tour: Tour, holidays: readonly Holiday[]): number | null {
  const days = date === undefined ? [] : daysFrom(date, tour.days)
  return freeCancellationHours(policyOn(days, holidays, tour).cancellationBands)
}
