import type { Transfer } from "#features/transfers/transfer.ts"
import { hanoiDate } from "#lib/today.ts"
import type { BookedFlight } from "./booking.ts"
import { messages } from "./messages.ts"
import { wrong } from "./offer-parts.server.ts"
import type { TransferRequest } from "./order.schema.ts"
import { startOfWay, type Way, type WayStart } from "./way-times.ts"

/** When guests are picked up on each way, and the flights that are met or caught. */
export type Journey = { there: Start; back: Start | undefined }
type Start = WayStart & { flight: BookedFlight | null }

type Times = Pick<TransferRequest, "travelDate" | "pickupTime" | "flightNumber" | "flightTime" | "nightOf">

/**
 * Works out when a transfer begins, there and back.
 * @throws invalid where a time is ambiguous, in the past, or the way back is not after the way there
 */
export function journeyOf(order: TransferRequest, transfer: Transfer): Journey {
  const there = startOf(order, wayOf(transfer, transfer.airport?.end ?? null), "")
  if (!order.returnTrip) return { there, back: undefined }
  const back = startOf(order.returnTrip, wayOf(transfer, otherEnd(transfer)), "returnTrip.")
  if (momentOf(back, "24:00") < momentOf(there, "00:00")) throw wrong("returnTrip.travelDate", messages.returnBefore)
  return { there, back }
}

function wayOf({ duration, airport }: Transfer, end: Way["airport"]): Way {
  return { airport: end, minutes: duration, checkInMinutes: airport?.checkInMinutes ?? 0 }
}

/** On the way back the airport is at the other end. */
function otherEnd({ airport }: Transfer): Way["airport"] {
  return airport && (airport.end === "from" ? "to" : "from")
}

function startOf(times: Times, way: Way, path: string): Start {
  const start = startOfWay(times, way)
  if ("problem" in start) throw wrong(path + start.field, messages[start.problem])
  if (start.date < hanoiDate()) throw wrong(`${path}travelDate`, messages.pickupPast)
  const { flightNumber: number = "", flightTime: time = null } = times
  const flies = way.airport !== null && (number !== "" || time !== null)
  return { ...start, flight: flies ? { number, date: start.flightDate, time } : null }
}

/** As a text that compares; a way without a time is taken to be at another of its day. */
const momentOf = ({ date, time }: Start, otherwise: string) => `${date} ${time ?? otherwise}`
