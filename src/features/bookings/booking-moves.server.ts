import { isDeepStrictEqual } from "node:util"
import { givePlaces, takePlaces } from "#features/departures/departures.server.ts"
import { findSettings } from "#features/settings/settings.server.ts"
import type { Settings } from "#features/settings/settings.ts"
import { toMajor, toMinor } from "#lib/money.ts"
import { type Database, db } from "#server/database.server.ts"
import { conflict, invalid } from "#server/errors.server.ts"
import { parse } from "#server/requests.server.ts"
import { transact } from "#server/transactions.server.ts"
import { withAgreedPrice } from "./agreed-price.server.ts"
import { answerBy } from "./answer-by.ts"
import type { Booking } from "./booking.ts"
import type { MoveOrder, MoveRequest } from "./booking-change.ts"
import { refusal } from "./booking-creation.server.ts"
import { type Actor, actorOf, note } from "./booking-events.server.ts"
import { type BookingRow, checkVersion, findBookingRow, holdBooking, storeBooking } from "./booking-life.server.ts"
import { canBecome, type MoveQuote } from "./booking-life.ts"
import { costOf, hasBegun, mayMove } from "./booking-life-presenter.server.ts"
import { queueBookingMails } from "./booking-notices.server.ts"
import { presentBooking } from "./booking-presenter.server.ts"
import { offerColumns } from "./booking-row.server.ts"
import type { Viewer } from "./bookings.server.ts"
import { lifeMessages } from "./life-messages.ts"
import { messages } from "./messages.ts"
import { findOffer, type Offer } from "./offer.server.ts"
import { type QuoteRequest, quoteRequest } from "./order.schema.ts"

/**
 * What a move would cost, and nothing else: no place is taken.
 * @throws notFound; conflict CANNOT_CHANGE, HAS_BEGUN; invalid like a new request
 */
export async function quoteMove(viewer: Viewer, idOrReference: string, order: MoveOrder): Promise<MoveQuote> {
  const settings = await findSettings()
  const row = await findBookingRow(viewer, idOrReference)
  const actor = actorOf(viewer, row.userId)
  checkMovable(row, actor)
  return presentMove(row, actor, withAgreedPrice(row, await findOffer(orderOf(row, order), settings, db, false)))
}

function presentMove(row: BookingRow, actor: Actor, offer: Offer): MoveQuote {
  const { quote, travelDate, startTime } = offer
  return {
    quote,
    ...{ travelDate, startTime },
    departureId: offer.departure?._id ?? null,
    difference: quote.currency === row.currency ? toMajor(quote.totalMinor - row.totalMinor, row.currency) : null,
    differenceVnd: quote.totalVnd - row.totalVnd,
    needsConfirmation: statusAfter(row, actor, offer) === "pending",
    refundCap: capAfter(row, actor),
  }
}

/**
 * Moves a booking to another date or party: it is quoted anew, gets its new places, and gives the old ones back, all or
 * nothing.
 * @throws notFound; conflict CANNOT_CHANGE, HAS_BEGUN, PLACES_LEFT, VERSION_CONFLICT; PRICE_CHANGED when another total was
 * shown; invalid like a new request
 */
export async function moveBooking(viewer: Viewer, idOrReference: string, request: MoveRequest): Promise<Booking> {
  const settings = await findSettings()
  return transact(async (transaction) => {
    const row = await holdBooking(viewer, idOrReference, transaction)
    checkVersion(row, request.version, request)
    const actor = actorOf(viewer, row.userId)
    return presentBooking(await moveHeld(row, actor, request, settings, transaction))
  })
}

/** Moves a booking that the transaction holds. */
export async function moveHeld(
  row: BookingRow,
  actor: Actor,
  { totalPrice, version: _checked, ...request }: MoveRequest,
  settings: Settings,
  transaction: Database,
): Promise<BookingRow> {
  checkMovable(row, actor)
  if (!isMove(row, request)) throw invalid([{ field: "travelDate", message: lifeMessages.nothingToChange }])
  const order = orderOf(row, request)
  const offer = withAgreedPrice(row, await findOffer(order, settings, transaction))
  if (totalPrice !== undefined && toMinor(totalPrice, offer.quote.currency) !== offer.quote.totalMinor) {
    const data = presentMove(row, actor, offer)
    throw conflict("PRICE_CHANGED", lifeMessages.priceChanged, { details: { data } })
  }
  const change = changeOf(row, actor, offer, order, settings)
  await exchangePlaces(row, offer.departure?._id ?? null, change.travelers ?? row.travelers, transaction)
  const stored = await storeBooking(row, change, transaction)
  const event = await note(
    row.id,
    actor,
    { kind: "moved", before: tellingOf(row), after: tellingOf(stored) },
    transaction,
  )
  await queueBookingMails("changed", stored, { actor, event, settings }, transaction)
  return stored
}

/** Customers move before the start, staff as long as it is not over. */
function checkMovable(row: BookingRow, { side }: Actor): void {
  if (!canBecome(row.status, "cancelled") || (side !== "staff" && !mayMove(row)))
    throw conflict("CANNOT_CHANGE", lifeMessages.cannotChange)
  if (side !== "staff" && hasBegun(row)) throw conflict("HAS_BEGUN", lifeMessages.hasBegun)
}

/** Whether anything of the order is to be different. */
export function isMove(row: BookingRow, order: MoveOrder): boolean {
  const whole = wholeOrder(row, order)
  const names = new Set([...Object.keys(whole), ...Object.keys(row.asked)])
  names.delete("departureId")
  const isOtherDeparture = whole.departureId !== undefined && whole.departureId !== row.departureId
  return isOtherDeparture || [...names].some((name) => !isDeepStrictEqual(whole[name], asked(row)[name]))
}

/** The order of a booking with what is to be different, checked like any order. */
function orderOf(row: BookingRow, order: MoveOrder): QuoteRequest {
  return parse(quoteRequest, wholeOrder(row, order), messages)
}

const asked = (row: BookingRow) => row.asked as Record<string, unknown>

/**
 * What was asked for with some of it replaced; product and type stay. Another date has other departures and nights, other
 * numbers of travellers another party, unless they are named.
 */
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
 * Takes the new places and gives the old ones back. Two departures are touched in the order of their ids, so that two
 * bookings that change places do not wait for each other.
 */
async function exchangePlaces(
  row: BookingRow,
  departureId: string | null,
  people: number,
  transaction: Database,
): Promise<void> {
  const { departureId: old, travelers } = row
  if (old !== null && old === departureId) return resizeParty(old, people - travelers, transaction)
  const give = async () => old && (await givePlaces(old, travelers, transaction))
  const take = async () => departureId && (await takeOrRefuse(departureId, people, transaction))
  const steps = old && departureId && old < departureId ? [give, take] : [take, give]
  for (const step of steps) await step()
}

async function resizeParty(departureId: string, more: number, transaction: Database): Promise<void> {
  if (more > 0) await takeOrRefuse(departureId, more, transaction)
  if (more < 0) await givePlaces(departureId, -more, transaction)
}

async function takeOrRefuse(departureId: string, people: number, transaction: Database): Promise<void> {
  if (!(await takePlaces(departureId, people, transaction))) throw await refusal(departureId, transaction)
}

function changeOf(
  row: BookingRow,
  actor: Actor,
  offer: Offer,
  order: QuoteRequest,
  settings: Settings,
): Partial<BookingRow> {
  const status = statusAfter(row, actor, offer)
  return {
    ...offerColumns(offer, order),
    status,
    ...(status === "pending" && row.status !== "pending" && { answerBy: answerBy(new Date(), settings.office) }),
    ...{ claimedTotal: null, priceChanged: false },
    refundCap: capAfter(row, actor),
    ...{ refundFloor: 0, calledOffReason: null },
    calendarSequence: row.calendarSequence + 1,
    remindedAt: null,
    // No longer what was asked for at first: the same request again is another booking.
    fingerprint: `moved ${row.id}`,
  }
}

/**
 * Only staff confirm. A dated departure has places or has not, so a confirmed booking stays confirmed on another; a date
 * on request that its customer chose anew waits for the company again.
 */
function statusAfter(row: BookingRow, { side }: Actor, { departure }: Pick<Offer, "departure">): BookingRow["status"] {
  return side === "staff" || departure ? row.status : "pending"
}

/** Moving away from a date that is near does not bring back what cancelling would have cost. */
function capAfter(row: BookingRow, { side }: Actor): number {
  return side === "staff" ? row.refundCap : costOf(row, new Date()).refundPercent
}

/** What the history tells of a move. */
function tellingOf(row: BookingRow) {
  const { status, travelDate, startTime, departureId, travelers, children, currency, totalMinor, totalVnd } = row
  return { status, travelDate, startTime, departureId, travelers, children, currency, totalMinor, totalVnd }
}
