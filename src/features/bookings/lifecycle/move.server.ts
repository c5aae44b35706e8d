import { isDeepStrictEqual } from "node:util"
import type { Booking } from "#features/bookings/booking.ts"
import { canBecome } from "#features/bookings/booking.ts"
import { presentBooking } from "#features/bookings/booking-presenter.server.ts"
import type { Viewer } from "#features/bookings/bookings.server.ts"
import { costOf, hasBegun, mayMove } from "#features/bookings/cancellation-state.server.ts"
import { priceOrder } from "#features/bookings/create/availability.server.ts"
import { offerColumns } from "#features/bookings/create/booking-row.server.ts"
import { refusal } from "#features/bookings/create/create-booking.server.ts"
import { mayHold } from "#features/bookings/create/held-places.server.ts"
import type { Offer } from "#features/bookings/create/offer.server.ts"
import { type Actor, actorOf, note } from "#features/bookings/history.server.ts"
import { messages } from "#features/bookings/messages.ts"
import { answerBy } from "#features/bookings/quote/answer-by.ts"
import { lateFeeOf } from "#features/bookings/quote/late-reduction.ts"
import { type QuoteRequest, quoteRequest } from "#features/bookings/quote/order.schema.ts"
import { lifeMessages } from "#features/bookings/status-messages.ts"
import { hasRoom, releaseSeats, reserveSeats } from "#features/departures/departures.server.ts"
import { findSettings } from "#features/settings/settings.server.ts"
import type { Settings } from "#features/settings/settings.ts"
import { toMajor, toMinor } from "#lib/money.ts"
import { checkVersion } from "#server/catalogue/content-checks.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { conflict, invalid } from "#server/errors.server.ts"
import { parse } from "#server/http/validation.server.ts"
import { withAgreedPrice } from "./agreed-price.server.ts"
import { type BookingRow, findBookingRow, lockBooking, storeBooking } from "./change-status.server.ts"
import type { MoveOrder, MoveQuote, MoveRequest } from "./changes.schema.ts"
import { withLateFees } from "./late-reduction.server.ts"
import { queueBookingMails } from "./notify.server.ts"

/** `refundCap` is the highest refund in percent that cancelling can give after the move. */
type PricedMove = { order: QuoteRequest; offer: Offer; refundCap: number }

/**
 * Returns the cost of a move. Stores and reserves nothing.
 * @throws notFound; conflict CANNOT_CHANGE, HAS_BEGUN, NO_FIXED_PRICE; invalid like a new request
 */
export async function quoteMove(viewer: Viewer, idOrReference: string, change: MoveOrder): Promise<MoveQuote> {
  const settings = await findSettings()
  const row = await findBookingRow(viewer, idOrReference)
  const actor = actorOf(viewer, row.userId)
  checkMovable(row, actor)
  return presentMove(row, actor, await priceMove(row, actor, change, settings, db, false))
}

/**
 * Customers pay late fees for reductions and keep today's refund cap, so moving to a later date doesn't avoid
 * cancellation costs. Moves by staff are free unless they choose to charge.
 */
async function priceMove(
  row: BookingRow,
  actor: Actor,
  { chargeLateFee, ...change }: MoveOrder,
  settings: Settings,
  database: Database,
  hold = true,
): Promise<PricedMove> {
  if (actor.side !== "staff" && chargeLateFee !== undefined)
    throw invalid([{ field: "chargeLateFee", message: lifeMessages.staffOnly }])
  const order = orderOf(row, change)
  const isCharged = actor.side !== "staff" || chargeLateFee === true
  const refundPercent = isCharged ? costOf(row, new Date()).refundPercent : undefined
  const offer = withAgreedPrice(row, await priceOrder(order, settings, database, hold))
  return { order, offer: withLateFees(row, offer, refundPercent), refundCap: refundPercent ?? row.refundCap }
}

function presentMove(row: BookingRow, actor: Actor, { offer, refundCap }: PricedMove): MoveQuote {
  const { quote, travelDate, startTime } = offer
  return {
    quote,
    ...{ travelDate, startTime },
    departureId: offer.departure?._id ?? null,
    difference: quote.currency === row.currency ? toMajor(quote.totalMinor - row.totalMinor, row.currency) : null,
    differenceVnd: quote.totalVnd - row.totalVnd,
    needsConfirmation: statusAfter(row, actor, offer) === "pending",
    refundCap,
    lateFee: toMajor(lateFeeOf(quote.lines), quote.currency),
  }
}

/**
 * Moves a booking to another date or party, with new price and seats, all or nothing.
 * @throws notFound; conflict CANNOT_CHANGE, HAS_BEGUN, NO_FIXED_PRICE, PLACES_LEFT, EMAIL_UNCONFIRMED,
 * VERSION_CONFLICT, PRICE_CHANGED if the total differs from the one shown; invalid like a new request
 */
export async function moveBooking(viewer: Viewer, idOrReference: string, request: MoveRequest): Promise<Booking> {
  const settings = await findSettings()
  return transact(async (transaction) => {
    const row = await lockBooking(viewer, idOrReference, transaction)
    checkVersion(row, request.version, request)
    const actor = actorOf(viewer, row.userId)
    return presentBooking(await moveLocked(row, actor, request, settings, transaction))
  })
}

/** Moves a locked booking. */
export async function moveLocked(
  row: BookingRow,
  actor: Actor,
  { totalPrice, version: _checked, ...request }: MoveRequest,
  settings: Settings,
  transaction: Database,
): Promise<BookingRow> {
  checkMovable(row, actor)
  if (!isMove(row, request)) throw invalid([{ field: "travelDate", message: lifeMessages.nothingToChange }])
  const priced = await priceMove(row, actor, request, settings, transaction)
  const { quote } = priced.offer
  if (totalPrice !== undefined && toMinor(totalPrice, quote.currency) !== quote.totalMinor) {
    const data = presentMove(row, actor, priced)
    throw conflict("PRICE_CHANGED", lifeMessages.priceChanged, { details: { data } })
  }
  const change = changeOf(row, actor, priced, settings)
  const holdsPlaces = await changePlaces(row, actor, priced.offer, transaction)
  const stored = await storeBooking(row, { ...change, holdsPlaces }, transaction)
  const event = await note(
    row.id,
    actor,
    { kind: "moved", before: tellingOf(row), after: tellingOf(stored) },
    transaction,
  )
  // Mails about another date are sent at once.
  const canWait = DATED.every((name) => stored[name] === row[name])
  await queueBookingMails("changed", stored, { actor, event, settings, canWait }, transaction)
  return stored
}

const DATED = ["travelDate", "startTime", "departureId", "status"] as const

function checkMovable(row: BookingRow, { side }: Actor): void {
  if (!canBecome(row.status, "cancelled") || (side !== "staff" && !mayMove(row)))
    throw conflict("CANNOT_CHANGE", lifeMessages.cannotChange)
  if (side !== "staff" && hasBegun(row)) throw conflict("HAS_BEGUN", lifeMessages.hasBegun)
}

/**
 * Returns true if the order differs from the booked one.
 * @throws invalid for another product, which needs a new booking
 */
export function isMove(row: BookingRow, { chargeLateFee: _ofStaff, ...order }: MoveOrder): boolean {
  checkProduct(row, order)
  const whole = wholeOrder(row, order)
  const names = new Set([...Object.keys(whole), ...Object.keys(row.asked)])
  names.delete("departureId")
  const isOtherDeparture = whole.departureId !== undefined && whole.departureId !== row.departureId
  return isOtherDeparture || [...names].some((name) => !isDeepStrictEqual(whole[name], asked(row)[name]))
}

function checkProduct(row: BookingRow, order: MoveOrder): void {
  const isOther = (field: "productId" | "productType") =>
    order[field] !== undefined && String(order[field]).toLowerCase() !== row[field]
  const errors = (["productId", "productType"] as const).filter(isOther)
  if (errors.length) throw invalid(errors.map((field) => ({ field, message: lifeMessages.otherProduct })))
}

/**
 * Returns the booked order with the changes, validated.
 * @throws invalid
 */
function orderOf(row: BookingRow, order: MoveOrder): QuoteRequest {
  checkProduct(row, order)
  return parse(quoteRequest, wholeOrder(row, order), messages)
}

const asked = (row: BookingRow) => row.asked as Record<string, unknown>

/** A new date resets departure and night, a new number of travelers resets the party, unless they are given too. */
function wholeOrder(row: BookingRow, order: MoveOrder): Record<string, unknown> {
  const { travelDate, travelers, party } = order
  const old = asked(row)
  const isOtherDate = travelDate !== undefined && travelDate !== old.travelDate
  const merged = {
    ...old,
    departureId: isOtherDate ? undefined : (row.departureId ?? undefined),
    ...(isOtherDate && { nightOf: undefined }),
    ...(travelers !== undefined && travelers !== row.travelers && { party: undefined }),
    ...(party !== undefined && { travelers: sizeOf(party) ?? row.travelers }),
    ...order,
    ...{ productId: row.productId, productType: row.productType },
  }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined && value !== null))
}

function sizeOf(party: unknown): number | undefined {
  const { adults, children } = (party ?? {}) as Record<string, unknown>
  return typeof adults === "number" && typeof children === "number" ? adults + children : undefined
}

/**
 * Exchanges the seats of a booking for those of its new date and party.
 * @returns true if the booking holds seats afterwards
 */
async function changePlaces(
  row: BookingRow,
  { side }: Actor,
  { departure, party }: Offer,
  transaction: Database,
): Promise<boolean> {
  const people = party.adults + party.children
  const isConfirmed = row.status !== "pending" || row.emailConfirmedAt !== null
  if (departure && !row.holdsPlaces && !isConfirmed) {
    if (await hasRoom(departure._id, people, transaction)) return false
    throw await refusal(departure._id, transaction)
  }
  if (departure && !isConfirmed && side !== "staff") await checkOrigin(row, people, transaction)
  await exchangePlaces(row, departure?._id ?? null, people, transaction)
  return true
}

/**
 * Applies the limits on unconfirmed seats again, so that a small request cannot grow beyond them.
 * @throws conflict EMAIL_UNCONFIRMED
 */
async function checkOrigin(row: BookingRow, people: number, transaction: Database): Promise<void> {
  if (row.departureId !== null && people <= row.travelers) return
  const origin = { address: row.requestedFromAddress, network: row.requestedFromNetwork }
  if (await mayHold({ people, email: row.customerEmail, origin, bookingId: row.id }, transaction)) return
  throw conflict("EMAIL_UNCONFIRMED", lifeMessages.emailNotConfirmed)
}

/** Changes the departures in the order of their ids, so that two bookings that swap dates don't deadlock. */
async function exchangePlaces(
  row: BookingRow,
  departureId: string | null,
  people: number,
  transaction: Database,
): Promise<void> {
  const { travelers } = row
  const old = row.holdsPlaces ? row.departureId : null
  if (old !== null && old === departureId) return resizeParty(old, people - travelers, transaction)
  const give = async () => old && (await releaseSeats(old, travelers, transaction))
  const take = async () => departureId && (await takeOrRefuse(departureId, people, transaction))
  const steps = old && departureId && old < departureId ? [give, take] : [take, give]
  for (const step of steps) await step()
}

async function resizeParty(departureId: string, more: number, transaction: Database): Promise<void> {
  if (more > 0) await takeOrRefuse(departureId, more, transaction)
  if (more < 0) await releaseSeats(departureId, -more, transaction)
}

async function takeOrRefuse(departureId: string, people: number, transaction: Database): Promise<void> {
  if (!(await reserveSeats(departureId, people, transaction))) throw await refusal(departureId, transaction)
}

function changeOf(
  row: BookingRow,
  actor: Actor,
  { offer, order, refundCap }: PricedMove,
  settings: Settings,
): Partial<BookingRow> {
  const status = statusAfter(row, actor, offer)
  return {
    ...offerColumns(offer, order),
    status,
    ...(status === "pending" && row.status !== "pending" && { answerBy: answerBy(new Date(), settings.office) }),
    ...{ claimedTotal: null, priceChanged: false },
    refundCap,
    ...{ refundFloor: 0, calledOffReason: null },
    calendarSequence: row.calendarSequence + 1,
    remindedAt: null,
    // The same request again is a new booking, not a duplicate of the moved one.
    fingerprint: `moved ${row.id}`,
  }
}

/**
 * A customer's move to a date without departure must be confirmed again. On a dated departure the reserved seats are
 * enough.
 */
function statusAfter(row: BookingRow, { side }: Actor, { departure }: Pick<Offer, "departure">): BookingRow["status"] {
  return side === "staff" || departure ? row.status : "pending"
}

function tellingOf(row: BookingRow) {
  const { status, travelDate, startTime, departureId, travelers, children, currency, totalMinor, totalVnd } = row
  const lateFeeMinor = lateFeeOf(row.lines)
  return {
    status,
    travelDate,
    startTime,
    departureId,
    travelers,
    children,
    currency,
    totalMinor,
    totalVnd,
    lateFeeMinor,
  }
}
