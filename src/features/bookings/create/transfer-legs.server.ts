import type { BookedFlight } from "#features/bookings/booking.ts"
import { messages } from "#features/bookings/messages.ts"
import type { TransferRequest } from "#features/bookings/quote/order.schema.ts"
import { startsOf, type WayProblem, type WayStart } from "#features/bookings/quote/pickup-times.ts"
import type { Transfer } from "#features/transfers/transfer.ts"
import { hanoiDate } from "#lib/today.ts"
import { wrong } from "./availability-parts.server.ts"

/** When guests are picked up on each way, and the flights that are met or caught. */
export type Journey = { there: Start; back: Start | undefined }
type Start = WayStart & { flight: BookedFlight | null }

/**
 * Works out when a transfer begins, there and back.
 * @throws invalid where a time is ambiguous, in the past, or the way back is not after the way there
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

/** As a text that compares; a way without a time is taken to be at another of its day. */
const momentOf = ({ date, time }: Start, otherwise: string) => `${date} ${time ?? otherwise}`
