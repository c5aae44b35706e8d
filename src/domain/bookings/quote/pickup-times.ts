import type { Timetable, TransferAirport } from "#domain/transfers/transfer.ts"
import { addDays, addMinutes, type Moment } from "#lib/today.ts"

export type LegTimes = {
  travelDate: string
  pickupTime?: string | undefined
  flightTime?: string | undefined
  nightOf?: string | undefined
}

/** The end of a leg where the airport is. */
export type AirportEnd = TransferAirport["end"] | null

export const otherEnd = (end: AirportEnd): AirportEnd => end && (end === "from" ? "to" : "from")

export type Leg = { airport: AirportEnd; minutes: number; checkInMinutes: number }

/** Pick-up in Hanoi time and the date of the flight. `time` is null if the guest gave none. */
export type LegStart = { travelDate: string; time: string | null; flightDate: string }

export type LegProblem = { problem: "nightRequired" | "nightMismatch"; field: "nightOf" }

/**
 * Returns the pick-up of a leg: at landing, or early enough before take-off. Times from 00:00 to 05:59 need `nightOf`,
 * because guests name such a night by either of its dates (booking-rules.md).
 */
export function startOfLeg(times: LegTimes, leg: Leg): LegStart | LegProblem {
  const { pickupTime, flightTime } = times
  const time = (leg.airport && flightTime) || pickupTime
  if (time === undefined) return { travelDate: times.travelDate, time: null, flightDate: times.travelDate }
  const date = resolveDate(time, times)
  if (typeof date !== "string") return date
  if (leg.airport !== "to" || flightTime === undefined) return { travelDate: date, time, flightDate: date }
  const pickup = pickupForFlight({ date, time: flightTime }, pickupTime, leg)
  return { travelDate: pickup.date, time: pickup.time, flightDate: date }
}

type Ride = { duration: number; airport: TransferAirport | null; timetable?: Timetable | null }

export function startsOfLegs(
  order: LegTimes & { returnTrip?: LegTimes | undefined },
  { duration, airport, timetable = null }: Ride,
): { outbound: LegStart | LegProblem; returnLeg: LegStart | LegProblem | undefined } {
  const end = airport?.end ?? null
  const start = (times: LegTimes, airportEnd: AirportEnd) =>
    startOfLeg(timetable ? withNight(times) : times, {
      airport: airportEnd,
      minutes: duration,
      checkInMinutes: airport?.checkInMinutes ?? 0,
    })
  return { outbound: start(order, end), returnLeg: order.returnTrip && start(order.returnTrip, otherEnd(end)) }
}

/** A timetable is by the calendar: its 05:30 is that of the travel date. */
function withNight(times: LegTimes): LegTimes {
  const isEarly = times.pickupTime !== undefined && isAfterMidnight(times.pickupTime)
  return isEarly ? { ...times, nightOf: addDays(times.travelDate, -1) } : times
}

export function isAfterMidnight(time: string): boolean {
  return time < "06:00"
}

function resolveDate(time: string, { travelDate, nightOf }: LegTimes): string | LegProblem {
  if (!isAfterMidnight(time)) {
    return nightOf === undefined || nightOf === travelDate ? travelDate : { problem: "nightMismatch", field: "nightOf" }
  }
  if (nightOf === undefined) return { problem: "nightRequired", field: "nightOf" }
  const morning = addDays(nightOf, 1)
  return travelDate === nightOf || travelDate === morning ? morning : { problem: "nightMismatch", field: "nightOf" }
}

/** Keeps a preferred time that is early enough, on the day before if necessary. Default: the latest safe time. */
function pickupForFlight(flight: Moment, preferred: string | undefined, { minutes, checkInMinutes }: Leg): Moment {
  if (preferred === undefined) return addMinutes(flight, -minutes - checkInMinutes)
  const latest = addMinutes(flight, -minutes)
  const sameDay = preferred <= latest.time
  return { date: sameDay ? latest.date : addDays(latest.date, -1), time: preferred }
}
