import type { BookedPickup, TourDetails, TransferDetails } from "#domain/bookings/booking.ts"
import type { BookingRow } from "#domain/bookings/bookings.table.server.ts"
import { priceOrder, requireBeforeCutOff } from "#domain/bookings/create/availability.server.ts"
import { type ChangeContext, differenceOf, recordEvent } from "#domain/bookings/history.server.ts"
import { lateFee } from "#domain/bookings/quote/late-reduction.ts"
import type { QuoteRequest, TransferRequest } from "#domain/bookings/quote/order.schema.ts"
import { isEqual } from "#lib/data/changed-fields.ts"
import { pick } from "#lib/data/pick.ts"
import { toMajor } from "#lib/money.ts"
import { storeBooking } from "../change-locked.server.ts"
import type { BookingChange, MoveCost, MoveOrder } from "../changes.schema.ts"
import { bookedExtraIds, buildMovedOrder, orderOf, touchedDetails } from "../move/moved-order.server.ts"
import { queueBookingMails } from "../notify.server.ts"
import { requireOpenForChanges } from "./changes-closed.server.ts"

/** The columns that a change of details writes. Price, date, places and terms stay as they were agreed. */
type DetailChange = Pick<BookingRow, "asked" | "details" | "startTime">
type TripDetails = TourDetails | TransferDetails

/**
 * Returns the change of a booking that only adds or corrects flight, times, addresses or names, at the
 * same price. Guests may send a missing time until the cut-off, but another time than the agreed one is a move.
 * @returns undefined for a move
 * @throws invalid like a new request; conflict PLACES_LEFT if another departure of a timetable has too few places
 */
export async function findDetailChange(
  row: BookingRow,
  change: MoveOrder,
  context: ChangeContext,
  lock: boolean,
): Promise<DetailChange | undefined> {
  const { keepPrice, overbook = false } = change
  const { actor, settings, transaction } = context
  const order = buildMovedOrder(row, actor, orderOf(change))
  const touched = touchedDetails(row, order)
  if (touched === undefined || keepPrice === false) return undefined
  const trip = row.details as TripDetails
  if (!isEqual(trip.travelerList, (order as Partial<TransferRequest>).travelerList)) requireOpenForChanges(row, context)
  if (touched === "texts") return { asked: order, startTime: row.startTime, details: withTexts(trip, order, row) }
  const kept = { booked: bookedExtraIds(row), moving: row }
  const before = await priceOrder(row.asked, settings, transaction, { ...kept, lock: false, byStaff: true })
  const asked = { ...kept, lock, overbook, byStaff: actor.side === "staff" }
  const after = await priceOrder(order, settings, transaction, asked)
  const [old, next] = [trip as TransferDetails, after.details as TransferDetails]
  const isAgreed =
    before.quote.totalMinor === after.quote.totalMinor &&
    row.travelDate === after.travelDate &&
    old.returnTrip?.travelDate === next.returnTrip?.travelDate &&
    (actor.side === "staff" || (keepsTime(row, after) && keepsTime(old.returnTrip, next.returnTrip)))
  if (!isAgreed) return undefined
  if (actor.side !== "staff") requireBeforeCutOff(after, settings, new Date())
  const { flight, returnTrip } = next
  const details = { ...withTexts(trip, order, row), flight, returnTrip }
  return { asked: order, startTime: after.startTime, details }
}

type Timed = { startTime: string | null } | null

const keepsTime = (before: Timed, after: Timed): boolean => !before?.startTime || before.startTime === after?.startTime

function withTexts(trip: TripDetails, order: QuoteRequest, { travelDate }: BookingRow): TripDetails {
  const { pickup, dropoff, nameSign, travelerList, flightNumber, returnTrip } = order as Partial<TransferRequest>
  const withPlace = { ...trip, pickup: pickup ? placed(trip.pickup, pickup.place) : null, travelerList }
  if (!("airportEnd" in withPlace)) return withPlace
  const back = withPlace.returnTrip
  return {
    ...withPlace,
    dropoff: dropoff ?? null,
    nameSign: nameSign ?? "",
    flight: numbered(withPlace, withPlace.flight, flightNumber, travelDate),
    returnTrip: back && {
      ...back,
      flight: numbered(withPlace, back.flight, returnTrip?.flightNumber, back.travelDate),
    },
  }
}

const placed = (pickup: BookedPickup | null, place = ""): BookedPickup => ({
  zone: null,
  meetingPoint: null,
  time: null,
  ...pickup,
  place,
})

type Flight = TransferDetails["flight"]

/** A flight without a number and a time is none. Transfers without an airport have no flights. */
function numbered({ airportEnd }: TransferDetails, flight: Flight, number = "", date: string): Flight {
  if (airportEnd === null || (number === "" && !flight?.time)) return null
  return { date, time: null, ...flight, number }
}

/** Stores the change and tells the guest, or the company if the guest made it. `notifyGuest: false` sends no mail. */
export async function storeDetailChange(
  row: BookingRow,
  change: DetailChange,
  { notifyGuest, reason }: Pick<BookingChange, "notifyGuest" | "reason">,
  context: ChangeContext,
): Promise<BookingRow> {
  const { actor, transaction } = context
  const calendarSequence = row.calendarSequence + 1
  // The same request again is a new booking, not a duplicate of the changed one.
  const stored = await storeBooking(row, { ...change, calendarSequence, fingerprint: `moved ${row.id}` }, transaction)
  const event = await recordEvent(
    row.id,
    actor,
    { kind: "changed", ...differenceOf(detailFields(row), detailFields(stored)), reason },
    transaction,
  )
  if (notifyGuest !== false) await queueBookingMails("changed", stored, { event, canWait: true }, context)
  return stored
}

function detailFields({ startTime: pickupTime, details }: BookingRow) {
  const { pickup, dropoff, flight, nameSign, travelerList, returnTrip } = details as Partial<TransferDetails>
  return { pickupTime, flight, pickup, dropoff, nameSign, travelerList, returnTrip }
}

/** Returns what a change of details costs: nothing, and it needs no confirmation. */
export function presentDetailChange(row: BookingRow, { startTime }: DetailChange): MoveCost {
  const { lines, currency, totalMinor, totalVnd, fxRate: vndPerUsd, fxDate: rateDate } = row
  return {
    quote: { lines, currency, totalMinor, totalVnd, vndPerUsd, rateDate, total: toMajor(totalMinor, currency) },
    ...pick(row, "travelDate", "departureId", "refundCap"),
    startTime,
    difference: 0,
    differenceVnd: 0,
    needsConfirmation: row.status === "pending",
    lateFee: toMajor(lateFee(lines), currency),
  }
}
