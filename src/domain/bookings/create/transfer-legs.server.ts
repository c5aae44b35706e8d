import type { BookedFlight } from "#domain/bookings/booking.ts"
import { bookedLegs } from "#domain/bookings/create/timed-places.server.ts"
import { messages } from "#domain/bookings/messages.ts"
import { lacksTime } from "#domain/bookings/missing-details.ts"
import type { TransferRequest } from "#domain/bookings/quote/order.schema.ts"
import { type Leg, type LegProblem, type LegStart, startsOfLegs } from "#domain/bookings/quote/pickup-times.ts"
import { departuresOf } from "#domain/transfers/timetable.ts"
import type { Transfer } from "#domain/transfers/transfer.ts"
import { interpolateBoth } from "#i18n/interpolate.ts"
import { hanoiDate } from "#lib/today.ts"
import { fieldError } from "./availability-parts.server.ts"
import type { PricingContext } from "./offer.server.ts"

/** A quoted return leg may have no date yet. */
export type TransferLegs = { outbound: Start; returnLeg: Start | { travelDate: undefined } | undefined }
type Start = LegStart & { flight: BookedFlight | null }

/**
 * @throws invalid if a time is ambiguous, in the past, missing or not in the timetable, or the return is before the
 * outbound leg. Staff may name other times, which the booking then keeps.
 */
export function resolveLegs(
  order: TransferRequest,
  transfer: Transfer,
  { byStaff = false, moving }: Pick<PricingContext, "byStaff" | "moving"> = {},
): TransferLegs {
  const { returnTrip } = order
  const returnTimes = returnTrip?.travelDate ? { ...returnTrip, travelDate: returnTrip.travelDate } : undefined
  const starts = startsOfLegs({ ...order, returnTrip: returnTimes }, transfer)
  const end = transfer.airport?.end ?? null
  const old = moving && bookedLegs(moving)
  const times = (isReturn: boolean) => ({
    times: byStaff ? [] : departuresOf(transfer, isReturn).map(({ time }) => time),
    booked: (isReturn ? old?.returnLeg : old?.outbound)?.time,
    earliest: byStaff ? "" : hanoiDate(),
  })
  const outbound = resolveStart(starts.outbound, order, { end, path: "", ...times(false) })
  if (!returnTimes || !starts.returnLeg) return { outbound, returnLeg: returnTrip && { travelDate: undefined } }
  const returnEnd: Leg["airport"] = end && (end === "from" ? "to" : "from")
  const back = { end: returnEnd, path: "returnTrip.", ...times(true) }
  const returnLeg = resolveStart(starts.returnLeg, returnTimes, back)
  if (comparable(returnLeg, "24:00") < comparable(outbound, "00:00"))
    throw fieldError("returnTrip.travelDate", messages.returnBefore)
  return { outbound, returnLeg }
}

type Times = Pick<TransferRequest, "flightNumber" | "flightTime" | "timeLater">

type Resolved = {
  end: Leg["airport"]
  path: string
  /** Of the timetable; empty without one. */
  times: string[]
  /** The time of the booking that is moved. */
  booked: string | null | undefined
  /** The first day of a pick-up. Staff record trips that are over. */
  earliest: string
}

function resolveStart(
  start: LegStart | LegProblem,
  order: Times,
  { end, path, times, booked, earliest }: Resolved,
): Start {
  if ("problem" in start) throw fieldError(path + start.field, messages[start.problem])
  if (start.travelDate < earliest) throw fieldError(`${path}travelDate`, messages.pickupPast)
  const { flightNumber: number = "", flightTime: time = null } = order
  const flies = end !== null && (number !== "" || time !== null)
  const flight = flies ? { number, date: start.flightDate, time } : null
  if (times.length > 0 && start.time !== null && start.time !== booked && !times.includes(start.time))
    throw fieldError(`${path}pickupTime`, interpolateBoth(messages.departureUnknown, { times: times.join(", ") }))
  if (order.timeLater === false && times.length > 0 && start.time === null)
    throw fieldError(`${path}pickupTime`, messages.departureRequired)
  if (order.timeLater === false && lacksTime(end, { startTime: start.time, flight })) {
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
