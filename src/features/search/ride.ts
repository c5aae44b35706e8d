import { useMemo } from "react"
import { PASSENGERS, type Ride } from "#features/transfers/transfer.ts"
import { getStored, setStored } from "#lib/local-storage.ts"
import { parseSearch, stringifySearch, text, wholeNumber, withoutGaps } from "#lib/search-params.ts"
import { hanoiDate, isCalendarDate } from "#lib/today.ts"
import { useStored } from "#ui/use-stored.ts"

/** The most large bags that the form offers. */
export const MAX_BAGS = 16

const KEY = "ride"
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** Reads a ride from a URL. Ignores what is invalid, and days that are over. */
export function readRide(search: Record<string, unknown>): Ride {
  const [day, time, people, bags] = [String(search.day), String(search.time), search.people, search.bags]
  const count = wholeNumber(people)
  const luggage = wholeNumber(bags)
  return withoutGaps<Ride>({
    from: text(search.from),
    to: text(search.to),
    day: isCalendarDate(day) && day >= hanoiDate() ? day : undefined,
    time: TIME.test(time) ? time : undefined,
    people: count === undefined || count < PASSENGERS.min ? undefined : Math.min(count, PASSENGERS.max),
    bags: luggage === undefined ? undefined : Math.min(luggage, MAX_BAGS),
    back: String(search.back) === "true" ? true : undefined,
  })
}

export function storeRide({ from: _, to: __, ...ride }: Ride): void {
  setStored(KEY, stringifySearch(ride) || null)
}

/** Returns when and with whom the visitor wanted to ride last. Empty on the server. */
export function useStoredRide(): Ride {
  const stored = useStored(KEY)
  return useMemo(() => read(stored), [stored])
}

/** Returns the same once, for forms that start with it. */
export const storedRide = (): Ride => read(getStored(KEY))

const read = (stored: string | null): Ride => (stored === null ? {} : readRide(parseSearch(stored)))
