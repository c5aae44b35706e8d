import type { BookedFlight } from "#features/bookings/booking.ts"
import { messages } from "#features/bookings/messages.ts"
import type { TransferRequest } from "#features/bookings/quote/order.schema.ts"
import { startsOf, type WayProblem, type WayStart } from "#features/bookings/quote/pickup-times.ts"
import type { Transfer } from "#features/transfers/transfer.ts"
import { hanoiDate } from "#lib/today.ts"
import { wrong } from "./availability-parts.server.ts"

export type Journey = { there: Start; back: Start | undefined }
type Start = WayStart & { flight: BookedFlight | null }

/**
 * Returns the pick-up time and flight of each leg.
 * @throws invalid if a time is ambiguous or in the past, or the return is before the outbound leg
 */
export function journeyOf(order: TransferRequest, transfer: Transfer): Journey {
  const starts = startsOf(order, transfer)
  const there = understood(starts.there, order, transfer, "")
  if (!order.returnTrip || !starts.back) return { there, back: undefined }
  const back = understood(starts.back, order.returnTrip, transfer, "returnTrip.")
  if (momentOf(back, "24:00") < momentOf(there, "00:00")) throw wrong("returnTrip.travelDate", messages.returnBefore)
  return { there, back }
}

type Flight = Pick<TransferRequest, "flightNumber" | "flightTime">

function understood(start: WayStart | WayProblem, times: Flight, { airport }: Transfer, path: string): Start {
  if ("problem" in start) throw wrong(path + start.field, messages[start.problem])
  if (start.date < hanoiDate()) throw wrong(`${path}travelDate`, messages.pickupPast)
  const { flightNumber: number = "", flightTime: time = null } = times
  const flies = airport !== null && (number !== "" || time !== null)
  return { ...start, flight: flies ? { number, date: start.flightDate, time } : null }
}

/** Returns a sortable text; `otherwise` replaces a missing time. */
const momentOf = ({ date, time }: Start, otherwise: string) => `${date} ${time ?? otherwise}`
