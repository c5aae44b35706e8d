import type { TransferAirport } from "#features/transfers/transfer.ts"
import { addDays, addMinutes, type Moment } from "#lib/today.ts"

/** When one way of a transfer is wanted, as a guest says it. */
export type WayTimes = {
  travelDate: string
  pickupTime?: string | undefined
  flightTime?: string | undefined
  nightOf?: string | undefined
}

/**
 * The way itself: which end of it is an airport, how long it takes, and how long before take-off one should be there.
 */
export type Way = { airport: "from" | "to" | null; minutes: number; checkInMinutes: number }

/**
 * When guests are picked up, by Hanoi's calendar and clock, and the day of their flight. `time` is null where none was
 * told.
 */
export type WayStart = { date: string; time: string | null; flightDate: string }

/** What of the times cannot be understood: the key of its message, and the field. */
export type WayProblem = { problem: "nightRequired" | "nightMismatch"; field: "nightOf" }

/**
 * When a way begins. Whoever is met at an airport is picked up when they land; whoever is brought there, early enough
 * for the flight. A time from 00:00 to 5:59 belongs to a night, and people name it by either of its days: so the night is
 * asked for by its evening (booking-rules.md), and the date is the morning after.
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

/** The start of each way of a transfer; on the way back its airport is at the other end. */
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

/** booking-rules.md: 00:00–05:59 asks 'the night of … to …?' */
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

/** A time that the guest prefers is the last such before one would have to leave; none: as late as is safe. */
function pickupForFlight(flight: Moment, preferred: string | undefined, { minutes, checkInMinutes }: Way): Moment {
  if (preferred === undefined) return addMinutes(flight, -minutes - checkInMinutes)
  const latest = addMinutes(flight, -minutes)
  const sameDay = preferred <= latest.time
  return { date: sameDay ? latest.date : addDays(latest.date, -1), time: preferred }
}
