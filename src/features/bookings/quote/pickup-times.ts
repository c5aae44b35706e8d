import type { TransferAirport } from "#features/transfers/transfer.ts"
import { addDays, addMinutes, type Moment } from "#lib/today.ts"

/** The times of one leg, as the guest enters them. */
export type WayTimes = {
  travelDate: string
  pickupTime?: string | undefined
  flightTime?: string | undefined
  nightOf?: string | undefined
}

/** One leg of a transfer; `airport` is the end where the airport is. */
export type Way = { airport: "from" | "to" | null; minutes: number; checkInMinutes: number }

/** Pick-up in Hanoi time and the date of the flight. `time` is null if the guest gave none. */
export type WayStart = { date: string; time: string | null; flightDate: string }

/** `problem` is a key of messages.ts. */
export type WayProblem = { problem: "nightRequired" | "nightMismatch"; field: "nightOf" }

/**
 * Returns the pick-up of a leg: at landing, or early enough before take-off. Times from 00:00 to 05:59 need `nightOf`,
 * because guests name such a night by either of its dates (booking-rules.md).
 */
export function startOfWay(times: WayTimes, way: Way): WayStart | WayProblem {
  const { pickupTime, flightTime } = times
  const told = (way.airport && flightTime) || pickupTime
  if (told === undefined) return { date: times.travelDate, time: null, flightDate: times.travelDate }
  const date = dateOf(told, times)
  if (typeof date !== "string") return date
  if (way.airport !== "to" || flightTime === undefined) return { date, time: told, flightDate: date }
  return { ...pickupForFlight({ date, time: flightTime }, pickupTime, way), flightDate: date }
}

type Ride = { duration: number; airport: TransferAirport | null }

/** Returns the start of each leg. On the return leg the airport is at the other end. */
export function startsOf(
  order: WayTimes & { returnTrip?: WayTimes | undefined },
  { duration, airport }: Ride,
): { there: WayStart | WayProblem; back: WayStart | WayProblem | undefined } {
  const way = (end: Way["airport"]) => ({
    airport: end,
    minutes: duration,
    checkInMinutes: airport?.checkInMinutes ?? 0,
  })
  const otherEnd = airport && (airport.end === "from" ? "to" : "from")
  return {
    there: startOfWay(order, way(airport?.end ?? null)),
    back: order.returnTrip && startOfWay(order.returnTrip, way(otherEnd)),
  }
}

/** Returns true from 00:00 to 05:59, when the order needs `nightOf` (booking-rules.md). */
export function isSmallHours(time: string): boolean {
  return time < "06:00"
}

function dateOf(time: string, { travelDate, nightOf }: WayTimes): string | WayProblem {
  if (!isSmallHours(time)) {
    return nightOf === undefined || nightOf === travelDate ? travelDate : { problem: "nightMismatch", field: "nightOf" }
  }
  if (nightOf === undefined) return { problem: "nightRequired", field: "nightOf" }
  const morning = addDays(nightOf, 1)
  return travelDate === nightOf || travelDate === morning ? morning : { problem: "nightMismatch", field: "nightOf" }
}

/**
 * Uses the preferred time if it is early enough for the flight, on the day before if necessary. Without a preference,
 * returns the latest safe time.
 */
function pickupForFlight(flight: Moment, preferred: string | undefined, { minutes, checkInMinutes }: Way): Moment {
  if (preferred === undefined) return addMinutes(flight, -minutes - checkInMinutes)
  const latest = addMinutes(flight, -minutes)
  const sameDay = preferred <= latest.time
  return { date: sameDay ? latest.date : addDays(latest.date, -1), time: preferred }
}
