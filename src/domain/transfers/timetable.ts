import { addMinutes } from "#lib/today.ts"
import type { Transfer, TransferDeparture } from "./transfer.ts"

type Timed = Pick<Transfer, "timetable" | "duration">

/** Returns the departures in one direction with their arrival. `booked` is the number of passengers by time. */
export function departuresOf(
  { timetable, duration }: Timed,
  isReturn = false,
  booked?: ReadonlyMap<string, number>,
): TransferDeparture[] {
  if (!timetable) return []
  const { places, times, returnTimes } = timetable
  return (isReturn ? returnTimes : times).map((time) => ({
    time,
    ...arrivalAfter(time, duration),
    placesLeft: places === null || !booked ? null : Math.max(places - (booked.get(time) ?? 0), 0),
  }))
}

const ANY_DAY = "2000-01-01"

function arrivalAfter(time: string, minutes: number): Pick<TransferDeparture, "arrival" | "daysLater"> {
  const arrival = addMinutes({ date: ANY_DAY, time }, minutes)
  return { arrival: arrival.time, daysLater: Math.round((Date.parse(arrival.date) - Date.parse(ANY_DAY)) / 86_400_000) }
}

/** Returns whether guests choose one of the transfer's departures instead of naming a time. */
export function isTimed({ timetable }: Pick<Transfer, "timetable">, isReturn = false): boolean {
  return timetable !== null && (isReturn ? timetable.returnTimes : timetable.times).length > 0
}
