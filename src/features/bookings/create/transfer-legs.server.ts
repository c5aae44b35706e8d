import type { BookedFlight } from "#features/bookings/booking.ts"
import { messages } from "#features/bookings/messages.ts"
import type { TransferRequest } from "#features/bookings/quote/order.schema.ts"
import { type LegProblem, type LegStart, startsOfLegs } from "#features/bookings/quote/pickup-times.ts"
import type { Transfer } from "#features/transfers/transfer.ts"
import { hanoiDate } from "#lib/today.ts"
import { fieldError } from "./availability-parts.server.ts"

/** A quoted return leg may have no date yet. */
export type TransferLegs = { outbound: Start; returnLeg: Start | { date: undefined } | undefined }
type Start = LegStart & { flight: BookedFlight | null }

/** @throws invalid if a time is ambiguous or in the past, or the return is before the outbound leg */
export function resolveLegs(order: TransferRequest, transfer: Transfer): TransferLegs {
  const { returnTrip } = order
  const returnTimes = returnTrip?.travelDate ? { ...returnTrip, travelDate: returnTrip.travelDate } : undefined
  const starts = startsOfLegs({ ...order, returnTrip: returnTimes }, transfer)
  const outbound = resolveStart(starts.outbound, order, transfer, "")
  if (!returnTimes || !starts.returnLeg) return { outbound, returnLeg: returnTrip && { date: undefined } }
  const returnLeg = resolveStart(starts.returnLeg, returnTimes, transfer, "returnTrip.")
  if (comparable(returnLeg, "24:00") < comparable(outbound, "00:00"))
    throw fieldError("returnTrip.travelDate", messages.returnBefore)
  return { outbound, returnLeg }
}

type Flight = Pick<TransferRequest, "flightNumber" | "flightTime">

function resolveStart(start: LegStart | LegProblem, times: Flight, { airport }: Transfer, path: string): Start {
  if ("problem" in start) throw fieldError(path + start.field, messages[start.problem])
  if (start.date < hanoiDate()) throw fieldError(`${path}travelDate`, messages.pickupPast)
  const { flightNumber: number = "", flightTime: time = null } = times
  const flies = airport !== null && (number !== "" || time !== null)
  return { ...start, flight: flies ? { number, date: start.flightDate, time } : null }
}

const comparable = ({ date, time }: Start, missingTime: string) => `${date} ${time ?? missingTime}`
