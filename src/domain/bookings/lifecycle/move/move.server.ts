import { type Booking, canBecome, type TransferDetails } from "#domain/bookings/booking.ts"
import { findBookingRow, type Viewer } from "#domain/bookings/bookings.server.ts"
import type { BookingRow } from "#domain/bookings/bookings.table.server.ts"
import { currentCancellationCost, hasBegun, mayMove } from "#domain/bookings/cancellation-state.server.ts"
import { promiseFor } from "#domain/bookings/create/answer-in-time.server.ts"
import { priceOrder, requireBeforeCutOff, requireOnline } from "#domain/bookings/create/availability.server.ts"
import { offerColumns } from "#domain/bookings/create/booking-row.server.ts"
import type { Offer } from "#domain/bookings/create/offer.server.ts"
import { listDeparturesFor } from "#domain/bookings/create/timed-departures.server.ts"
import {
  type Actor,
  type ChangeContext,
  checkBookingVersion,
  recordEvent,
  resolveActor,
} from "#domain/bookings/history.server.ts"
import { statusMessages } from "#domain/bookings/lifecycle/status-messages.ts"
import { messages } from "#domain/bookings/messages.ts"
import { lateFee } from "#domain/bookings/quote/late-reduction.ts"
import type { QuoteRequest } from "#domain/bookings/quote/order.schema.ts"
import type { Quote } from "#domain/bookings/quote/types.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import type { Settings } from "#domain/settings/settings.ts"
import { isEqual } from "#lib/data/changed-fields.ts"
import { pick } from "#lib/data/pick.ts"
import { toMajor, toMinor } from "#lib/money.ts"
import { hanoiDate } from "#lib/today.ts"
import { db } from "#server/database/database.server.ts"
import { conflict, invalid } from "#server/errors.server.ts"
import { eventPrice, hasAgreedPrice, withAgreedPrice } from "../change/agreed-price.server.ts"
import { findDetailChange, presentDetailChange, storeDetailChange } from "../change/details.server.ts"
import { changeLocked, storeBooking } from "../change-locked.server.ts"
import {
  type BookingChange,
  DECISIONS,
  type MoveCost,
  type MoveOrder,
  type MoveQuote,
  type MoveRequest,
} from "../changes.schema.ts"
import { queueBookingMails } from "../notify.server.ts"
import { exchangePlaces } from "./exchange-places.server.ts"
import { withLateFees } from "./late-reduction.server.ts"
import { bookedExtraIds, buildMovedOrder, isOrderChanged, orderOf, refuseToGuests } from "./moved-order.server.ts"

type PricedMove = { order: QuoteRequest; offer: Offer; refundCap: number }

/**
 * Returns the cost of a move. Stores and reserves nothing.
 * @throws notFound; conflict CANNOT_CHANGE, HAS_BEGUN, NO_FIXED_PRICE; invalid like a new request
 */
export async function quoteMove(viewer: Viewer, idOrReference: string, change: MoveOrder): Promise<MoveQuote> {
  const settings = await findSettings()
  const row = await findBookingRow(viewer, idOrReference)
  const actor = resolveActor(viewer, row.userId)
  const context = { actor, settings, transaction: db }
  checkOpen(row, actor)
  refuseToGuests(actor, change, DECISIONS)
  const details = await findDetailChange(row, change, context, false)
  if (!details) checkMovable(row, actor)
  const cost = details
    ? presentDetailChange(row, details)
    : presentMove(row, actor, await priceMove(row, change, context, false))
  return { ...cost, departures: await listDepartures(row, buildMovedOrder(row, actor, orderOf(change))) }
}

async function listDepartures(row: BookingRow, order: QuoteRequest): Promise<MoveQuote["departures"]> {
  if (order.productType !== "transfer") return { outbound: [], returnLeg: [] }
  const days = { outbound: order.travelDate, returnLeg: order.returnTrip?.travelDate }
  return listDeparturesFor({ productId: row.productId, days, moving: row }, db)
}

/** An agreed price stays unless staff price anew. Customers keep today's refund cap, so moving to a later date doesn't avoid cancellation costs. */
async function priceMove(
  row: BookingRow,
  change: MoveOrder,
  { actor, settings, transaction }: ChangeContext,
  lock: boolean,
): Promise<PricedMove> {
  const { chargeLateFee, keepPrice, overbook = false } = change
  const isStaff = actor.side === "staff"
  const order = buildMovedOrder(row, actor, orderOf(change))
  const isCharged = !isStaff || chargeLateFee === true
  const refundPercent = isCharged ? currentCancellationCost(row, new Date()).refundPercent : undefined
  const anyAge = isStaff || isEqual(order.party?.childAges, row.asked.party?.childAges)
  const how = { lock, booked: bookedExtraIds(row), byStaff: isStaff, anyAge, overbook, moving: row }
  const priced = await priceOrder(order, settings, transaction, how)
  // Trips that are over are recorded, but none becomes one by a move.
  if (priced.travelDate < hanoiDate() && priced.travelDate !== row.travelDate)
    throw invalid([{ field: "travelDate", message: messages.travelDatePast }])
  if (!isStaff) {
    const requireOpen = statusAfter(row, actor, priced) === "pending" ? requireOnline : requireBeforeCutOff
    requireOpen(priced, settings, new Date())
  }
  const offer = hasAgreedPrice(row) && keepPrice !== false ? withAgreedPrice(row, priced) : priced
  return { order, offer: withLateFees(row, offer, refundPercent), refundCap: refundPercent ?? row.refundCap }
}

function presentMove(row: BookingRow, actor: Actor, { offer, refundCap }: PricedMove): MoveCost {
  const { quote } = offer
  return {
    ...pick(offer, "quote", "travelDate", "startTime"),
    departureId: offer.departure?._id ?? null,
    difference: quote.currency === row.currency ? toMajor(quote.totalMinor - row.totalMinor, row.currency) : null,
    differenceVnd: quote.totalVnd - row.totalVnd,
    needsConfirmation: statusAfter(row, actor, offer) === "pending",
    refundCap,
    lateFee: toMajor(lateFee(quote.lines), quote.currency),
  }
}

/**
 * Moves a booking to another date or party, with new price and places, all or nothing.
 * @throws notFound; conflict CANNOT_CHANGE, HAS_BEGUN, NO_FIXED_PRICE, PLACES_LEFT, EMAIL_UNCONFIRMED,
 * VERSION_CONFLICT, PRICE_CHANGED if the total differs from the one shown; invalid like a new request
 */
export function moveBooking(viewer: Viewer, idOrReference: string, request: MoveRequest): Promise<Booking> {
  return changeLocked(viewer, idOrReference, async (row, context) => {
    await checkBookingVersion(row, request.version, request, context)
    return moveLocked(row, request, context)
  })
}

/** Moves a locked booking, or only changes its details. `notifyGuest: false` sends no mail about details. */
export async function moveLocked(
  row: BookingRow,
  { totalPrice, version: _checked, notifyGuest, reason, ...request }: MoveRequest & Pick<BookingChange, "notifyGuest">,
  context: ChangeContext,
): Promise<BookingRow> {
  const { actor, settings, transaction } = context
  checkOpen(row, actor)
  refuseToGuests(actor, { ...request, reason }, [...DECISIONS, "reason"])
  if (!isOrderChanged(row, request)) throw invalid([{ field: "travelDate", message: statusMessages.nothingToChange }])
  const details = await findDetailChange(row, request, context, true)
  if (details) {
    checkShownTotal(row, totalPrice, presentDetailChange(row, details))
    return storeDetailChange(row, details, { notifyGuest, reason }, context)
  }
  checkMovable(row, actor)
  const priced = await priceMove(row, request, context, true)
  checkShownTotal(priced.offer.quote, totalPrice, presentMove(row, actor, priced))
  const change = movedColumns(row, actor, priced, settings)
  const holdsPlaces = await exchangePlaces(row, priced.offer, request, context)
  const stored = await storeBooking(row, { ...change, holdsPlaces }, transaction)
  const moved = { kind: "moved", before: eventDetails(row), after: eventDetails(stored), reason }
  const event = await recordEvent(row.id, actor, moved, transaction)
  const canWait =
    DATE_FIELDS.every((name) => stored[name] === row[name]) && isEqual(bookedReturn(stored), bookedReturn(row))
  await queueBookingMails("changed", stored, { event, canWait }, context)
  return stored
}

const DATE_FIELDS = ["travelDate", "startTime", "departureId", "status"] as const

function checkOpen(row: BookingRow, { side }: Actor): void {
  if (!canBecome(row.status, "cancelled")) throw conflict("CANNOT_CHANGE", statusMessages.cannotChange)
  if (side !== "staff" && hasBegun(row)) throw conflict("HAS_BEGUN", statusMessages.hasBegun)
}

function checkMovable(row: BookingRow, { side }: Actor): void {
  if (side !== "staff" && !mayMove(row)) throw conflict("CANNOT_CHANGE", statusMessages.cannotChange)
}

type Total = Pick<Quote, "currency" | "totalMinor">

function checkShownTotal({ currency, totalMinor }: Total, shown: number | undefined, data: MoveCost): void {
  if (shown !== undefined && toMinor(shown, currency) !== totalMinor)
    throw conflict("PRICE_CHANGED", statusMessages.priceChanged, { details: { data } })
}

function movedColumns(
  row: BookingRow,
  actor: Actor,
  { offer, order, refundCap }: PricedMove,
  settings: Settings,
): Partial<BookingRow> {
  const status = statusAfter(row, actor, offer)
  return {
    ...offerColumns(offer, order),
    status,
    ...(status === "pending" && { answerBy: promisedAnswer(row, offer, settings) }),
    claimedTotal: null,
    priceChanged: false,
    refundCap,
    refundFloor: 0,
    calledOffReason: null,
    calendarSequence: row.calendarSequence + 1,
    remindedAt: null,
    // The same request again is a new booking, not a duplicate of the moved one.
    fingerprint: `moved ${row.id}`,
  }
}

/** A request that already waits keeps its promise, unless the new trip begins sooner. */
function promisedAnswer({ status, answerBy }: BookingRow, offer: Offer, settings: Settings): Date {
  const promised = promiseFor(offer, settings, new Date())
  return status === "pending" && answerBy < promised ? answerBy : promised
}

/** A customer's move to a date without departure must be confirmed again, and any move of an agreed price. */
function statusAfter(row: BookingRow, { side }: Actor, { departure }: Pick<Offer, "departure">): BookingRow["status"] {
  return side === "staff" || (departure && !hasAgreedPrice(row)) ? row.status : "pending"
}

function bookedReturn({ details }: BookingRow) {
  const { returnTrip } = details as Partial<TransferDetails>
  return returnTrip ? { returnDate: returnTrip.travelDate, returnTime: returnTrip.startTime } : {}
}

function eventDetails(row: BookingRow) {
  return {
    ...bookedReturn(row),
    ...pick(row, "status", "travelDate", "startTime", "departureId", "travelers", "children"),
    ...eventPrice(row),
    lateFeeMinor: lateFee(row.lines),
  }
}
