import type { BookedFlight } from "#features/bookings/booking.ts"
import { messages } from "#features/bookings/messages.ts"
import { lacksTime } from "#features/bookings/missing-details.ts"
import type { TransferRequest } from "#features/bookings/quote/order.schema.ts"
import { type Leg, type LegProblem, type LegStart, startsOfLegs } from "#features/bookings/quote/pickup-times.ts"
import type { Transfer } from "#features/transfers/transfer.ts"
import { hanoiDate } from "#lib/today.ts"
import { fieldError } from "./availability-parts.server.ts"

/** A quoted return leg may have no date yet. */
export type TransferLegs = { outbound: Start; returnLeg: Start | { travelDate: undefined } | undefined }
type Start = LegStart & { flight: BookedFlight | null }

/** @throws invalid if a time is ambiguous, in the past or missing, or the return is before the outbound leg */
export function resolveLegs(order: TransferRequest, transfer: Transfer): TransferLegs {
  const { returnTrip } = order
  const returnTimes = returnTrip?.travelDate ? { ...returnTrip, travelDate: returnTrip.travelDate } : undefined
  const starts = startsOfLegs({ ...order, returnTrip: returnTimes }, transfer)
  const end = transfer.airport?.end ?? null
  const outbound = resolveStart(starts.outbound, order, end, "")
  if (!returnTimes || !starts.returnLeg) return { outbound, returnLeg: returnTrip && { travelDate: undefined } }
  const returnLeg = resolveStart(starts.returnLeg, returnTimes, end && (end === "from" ? "to" : "from"), "returnTrip.")
  if (comparable(returnLeg, "24:00") < comparable(outbound, "00:00"))
    throw fieldError("returnTrip.travelDate", messages.returnBefore)
  return { outbound, returnLeg }
}

type Times = Pick<TransferRequest, "flightNumber" | "flightTime" | "timeLater">

function resolveStart(start: LegStart | LegProblem, times: Times, end: Leg["airport"], path: string): Start {
  if ("problem" in start) throw fieldError(path + start.field, messages[start.problem])
  if (start.travelDate < hanoiDate()) throw fieldError(`${path}travelDate`, messages.pickupPast)
  const { flightNumber: number = "", flightTime: time = null } = times
  const flies = end !== null && (number !== "" || time !== null)
  const flight = flies ? { number, date: start.flightDate, time } : null
  if (times.timeLater === false && lacksTime(end, { startTime: start.time, flight })) {
    const { field, message } = MISSING_TIME[end ?? "none"]
    throw fieldError(path + field, message)
  }
  return { ...start, flight }
}

const MISSING_TIME = {
  from: { field: "flightNumber", message: messages.arrivalRequired },
  to: { field: "flightTime", message: messages.takeoffRequired },
  none: { field: "pickupTime", message: messages.pickupTimeRequired },
}

const comparable = ({ travelDate, time }: Start, missingTime: string) => `${travelDate} ${time ?? missingTime}`
