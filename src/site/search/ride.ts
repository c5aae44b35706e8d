import { MAX_BAGS, PASSENGERS, type Ride } from "#domain/transfers/transfer.ts"
import { text, wholeNumber } from "#lib/address/search-params.ts"
import { omitUndefined } from "#lib/data/omit-undefined.ts"
import { hanoiDate, isCalendarDate, WALL_CLOCK } from "#lib/today.ts"
import { remembered } from "#site/ui/hooks/remembered.ts"

/** Reads a ride from a URL. Ignores what is invalid, and days that are over. */
export function readRide(search: Record<string, unknown>): Ride {
  const [day, time, people, bags] = [String(search.day), String(search.time), search.people, search.bags]
  const count = wholeNumber(people)
  const luggage = wholeNumber(bags)
  return omitUndefined<Ride>({
    from: text(search.from),
    to: text(search.to),
    day: isCalendarDate(day) && day >= hanoiDate() ? day : undefined,
    time: WALL_CLOCK.test(time) ? time : undefined,
    people: count === undefined || count < PASSENGERS.min ? undefined : Math.min(count, PASSENGERS.max),
    bags: luggage === undefined ? undefined : Math.min(luggage, MAX_BAGS),
    back: String(search.back) === "true" ? true : undefined,
  })
}

/** The visitor's last search for a ride. */
export const lastRide = remembered("ride", readRide)
