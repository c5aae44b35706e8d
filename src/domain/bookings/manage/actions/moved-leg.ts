import type { Booking, TransferDetails } from "#domain/bookings/booking.ts"
import {
  candidateNights,
  emptyLeg,
  type LegDraft,
  toLegRequest,
} from "#domain/bookings/checkout/fields/transfer-draft.ts"
import type { MoveOrder } from "#domain/bookings/lifecycle/changes.schema.ts"
import { type AirportEnd, isAfterMidnight } from "#domain/bookings/quote/pickup-times.ts"
import { isEqual } from "#lib/data/changed-fields.ts"
import { addDays } from "#lib/today.ts"

type BookedLeg = Pick<Booking, "travelDate" | "startTime"> & {
  transferDetails: Pick<TransferDetails, "flight"> | null
}

/** A timetable's departures leave by the calendar date, so `isTimed` needs no night. */
export function readBookedLeg(
  { travelDate, startTime, transferDetails }: BookedLeg,
  end: AirportEnd,
  isTimed = false,
): LegDraft {
  const flight = transferDetails?.flight
  const date = flight?.date ?? travelDate
  const flightTime = flight?.time ?? ""
  const pickupTime = end === "from" || flightTime ? "" : (startTime ?? "")
  const time = flightTime || pickupTime
  return {
    ...emptyLeg,
    travelDate: date,
    flightNumber: flight?.number ?? "",
    flightTime,
    pickupTime,
    // `travelDate` is the morning after that night.
    nightOf: time && !isTimed && isAfterMidnight(time) ? addDays(date, -1) : "",
  }
}

export function changedLeg(old: LegDraft, next: LegDraft, end: AirportEnd, isTimed = false): MoveOrder | undefined {
  const nights = isTimed ? [] : candidateNights(next, end)
  const isClear = next.travelDate !== "" && (nights.length === 0 || nights.includes(next.nightOf))
  const [before, after] = [toLegRequest(old, end), toLegRequest(next, end)]
  if (!isClear || isEqual(before, after)) return undefined
  const takenAway = Object.fromEntries(Object.keys(before).map((field) => [field, null]))
  return { ...takenAway, ...after }
}
