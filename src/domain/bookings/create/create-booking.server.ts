import { and, desc, eq, gt, ne, sql } from "drizzle-orm"
import type { User } from "#domain/account/account.ts"
import type { Booking, BookingChannel } from "#domain/bookings/booking.ts"
import { presentBooking } from "#domain/bookings/booking-presenter.server.ts"
import { type BookingRow, bookingEvents, bookings } from "#domain/bookings/bookings.table.server.ts"
import { type Guest, grantGuestAccess, isBookingGuest, storeFirstToken } from "#domain/bookings/guest-tokens.server.ts"
import { type Actor, type ChangeContext, recordEvent, resolveActor, SYSTEM } from "#domain/bookings/history.server.ts"
import { messages } from "#domain/bookings/messages.ts"
import { demandedColumns } from "#domain/bookings/payment-plan/plan-columns.server.ts"
import type { PaymentPlan } from "#domain/catalogue/payment-plan.ts"
import { findPlacesLeft, type PlaceExceptions, reservePlaces } from "#domain/departures/places.server.ts"
import { agreeToTerms, findTermsInForce, type TermsInForce } from "#domain/pages/page-versions.server.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import type { Settings } from "#domain/settings/settings.ts"
import { takeOfferedPlaces } from "#domain/waiting-list/take-places.server.ts"
import type { Language } from "#i18n/localized.ts"
import { firstOf } from "#lib/data/first-of.ts"
import { hanoiDate } from "#lib/today.ts"
import { audit } from "#server/database/audit-log.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { lock } from "#server/database/locks.server.ts"
import { conflict, type HttpError } from "#server/errors.server.ts"
import { once } from "#server/http/idempotency.server.ts"
import { originColumns } from "#server/limits/origin.server.ts"
import { type QueuedMail, queueMails } from "#server/mail/outbox.server.ts"
import { STAFF_LANGUAGE } from "#server/mail/staff-language.server.ts"
import { isConfirmedAtOnce, unanswered } from "./answer-in-time.server.ts"
import { priceOrder, requireOnline } from "./availability.server.ts"
import { fieldError, tooFewPlaces } from "./availability-parts.server.ts"
import type { BookingRequest } from "./booking-request.schema.ts"
import { type BookingInput, buildRow, fingerprint } from "./booking-row.server.ts"
import { holdPlaces, isConfirmedBy, type Requester } from "./hold-places.server.ts"
import type { Offer } from "./offer.server.ts"

export type Booked = { booking: Booking; guestToken: string }

type Caller = { language: Language; guest: Guest; requester: Requester; user: User | undefined }

/** Options for staff only. */
export type StaffBookingSteps = {
  isConfirmed: boolean
  channel: BookingChannel
  /** Undefined: the plan of the product, or the usual one. */
  paymentPlan: PaymentPlan | null | undefined
  exceptions: PlaceExceptions & { anyAge?: boolean | undefined }
  /** Whether the guest hears of a trip that is over. */
  notifyGuest: boolean
  finish: (row: BookingRow, context: ChangeContext) => Promise<BookingRow>
}

type Attempt = Pick<Caller, "guest" | "requester"> & {
  input: BookingInput
  actor: Actor
  /** True if the address is already confirmed. */
  isProven: boolean
  staff: StaffBookingSteps | undefined
  settings: Settings
  /** What the guest can have read when the request was sent. */
  terms: TermsInForce | undefined
  now: Date
  guestToken: string
  transaction: Database
}

/** Source: booking-rules.md. */
const DUPLICATE_WINDOW = "10 minutes"

/**
 * Books and queues the mails in one transaction. The booking is pending and holds its places, unless its origin holds
 * too many unconfirmed ones (hold-places.server.ts). It is confirmed at once if the trip is certain to run and begins
 * before the office can answer. A repeated request returns the first booking.
 * @throws invalid; conflict PLACES_LEFT, IDEMPOTENCY_IN_FLIGHT, ALREADY_REQUESTED; proofRequired if it would hold no
 * places and has no proof of work
 */
export async function createBooking(
  request: BookingRequest,
  { language, guest, requester, user }: Caller,
  idempotencyKey?: string,
  staff?: StaffBookingSteps,
): Promise<Booked> {
  const [settings, terms] = await Promise.all([findSettings(), findTermsInForce()])
  // A booking by phone belongs to the guest, not to the staff's account.
  const input = { ...request, language: request.language ?? language, userId: staff ? undefined : user?._id }
  const isOwn = user !== undefined && !staff
  const actor: Actor = isOwn ? { side: "customer", id: user._id } : resolveActor({ user, tokens: [] }, null)
  const isProven = isConfirmedBy(user, request.customerInfo.email)
  // One instant decides, also if the office closes meanwhile.
  const attempt = { input, guest, requester, actor, isProven, staff, settings, terms, now: new Date() }
  const work = (transaction: Database, guestToken: string) =>
    bookUnlessDuplicate({ ...attempt, guestToken, transaction })
  const { answer, secret } = await once(idempotencyKey, { ...request, userId: user?._id }, work)
  return { booking: answer, guestToken: secret }
}

/** A second tab, or Back and again, has a key of its own: the order itself says that it is the same. */
async function bookUnlessDuplicate(attempt: Attempt): Promise<Booking> {
  const { input, guest, staff, settings, guestToken, transaction } = attempt
  await lock(`booking ${fingerprint(input)}`, transaction)
  // Staff may book the same for several groups.
  const duplicate = staff ? undefined : await findDuplicate(input, guest, transaction)
  if (duplicate) {
    await grantGuestAccess(guestToken, [duplicate._id], transaction)
    return duplicate
  }
  const { overbook = false, anyAge = false, afterClosing = false } = staff?.exceptions ?? {}
  const how = { byStaff: staff !== undefined, overbook, anyAge }
  const offer = await priceOrder(input, settings, transaction, how)
  if (offer.travelDate < hanoiDate() && !afterClosing) throw fieldError("travelDate", messages.travelDatePast)
  if (!staff) requireOnline(offer, settings, attempt.now)
  return book(offer, attempt)
}

/**
 * Returns the booking of an identical recent request to its owner, or to the same network with the same name and
 * requests: email and phone are no proof of identity.
 * @throws conflict ALREADY_REQUESTED for anyone else
 */
async function findDuplicate(input: BookingInput, guest: Guest, database: Database): Promise<Booking | undefined> {
  const { customerInfo, specialRequests = "" } = input
  const [row] = await database
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.customerEmail, customerInfo.email),
        eq(bookings.fingerprint, fingerprint(input)),
        gt(bookings.createdAt, sql`now() - ${DUPLICATE_WINDOW}::interval`),
        ne(bookings.status, "cancelled"),
      ),
    )
    .orderBy(desc(bookings.createdAt))
    .limit(1)
  if (!row) return undefined
  const same = row.customerName === (customerInfo.name ?? "") && row.specialRequests === specialRequests
  const isOwner = row.userId !== null && row.userId === input.userId
  if (!same || !(isOwner || (await isBookingGuest(row.id, guest, database))))
    throw conflict("ALREADY_REQUESTED", messages.alreadyRequested)
  return presentBooking(row)
}

async function book(offer: Offer, attempt: Attempt): Promise<Booking> {
  const { input, guest, actor, staff, settings, guestToken, now, transaction } = attempt
  const { departure } = offer
  const offered = departure && (await takeOffered(departure._id, input, transaction))
  const isProven = attempt.isProven || offered?.email === input.customerInfo.email
  const isLimited = departure !== undefined || offer.timedPlaces === true
  const holdsPlaces = isLimited ? await reserveForRequest(departure?._id, { ...attempt, isProven }, offered) : true
  const isRecorded = offer.travelDate < hanoiDate()
  const isAtOnce = !staff && isConfirmedAtOnce(offer, settings, now)
  // It could not be confirmed once the origin has proven its address.
  if (isAtOnce && !holdsPlaces) throw unanswered(offer, settings, now)
  const source = sourceColumns({ ...attempt, isProven })
  const terms = attempt.terms && (await agreeToTerms(attempt.terms, transaction))
  const asked = buildRow(input, offer, settings, now, staff?.paymentPlan)
  const atOnce = { status: "confirmed", confirmedAt: now, remindedAt: now } as const
  const confirmed = isAtOnce && { ...atOnce, ...demandedColumns(asked, now) }
  const row = { ...asked, isRecorded, holdsPlaces, ...source, ...confirmed, ...terms }
  const stored = firstOf(await transaction.insert(bookings).values(row).returning())
  await transaction.insert(bookingEvents).values({ bookingId: row.id, kind: "requested", actor: actor.id })
  const decided = { kind: "confirmed", before: { status: "pending" }, after: { status: "confirmed" } }
  const event = isAtOnce ? await recordEvent(row.id, SYSTEM, decided, transaction) : undefined
  if (staff) {
    const after = { reference: row.reference }
    await audit({ actor: actor.id, action: "create", subject: `booking:${row.id}`, after }, transaction)
  }
  await storeFirstToken(guestToken, row.id, guest, transaction)
  if (!isRecorded || staff?.notifyGuest) await queueMails(newBookingMails(row, settings, { staff, event }), transaction)
  return presentBooking(staff ? await staff.finish(stored, { actor, settings, transaction }) : stored)
}

type Offered = Awaited<ReturnType<typeof takeOfferedPlaces>>

async function takeOffered(departureId: string, input: BookingInput, transaction: Database): Promise<Offered> {
  const token = "waitingListToken" in input ? input.waitingListToken : undefined
  return token ? takeOfferedPlaces(token, departureId, transaction) : undefined
}

async function reserveForRequest(
  departureId: string | undefined,
  { input, requester, isProven, staff, transaction }: Attempt,
  offered: Offered,
): Promise<boolean> {
  const people = input.travelers
  // Places that were offered stay the guest's, even where staff have overbooked the departure since.
  const exceptions = offered && people <= offered.people ? { overbook: true } : staff?.exceptions
  const take = async () =>
    departureId === undefined || (await reservePlaces(departureId, people, transaction, exceptions))
      ? "held"
      : "refused"
  const outcome =
    isProven || offered
      ? await take()
      : await holdPlaces({ departureId, people, origin: requester.origin }, transaction)
  if (outcome === "waiting" && !requester.isProven) throw await requester.askForProof()
  if (outcome === "refused") throw await explainNoPlaces(departureId!, transaction, staff?.exceptions)
  return outcome === "held"
}

/** Bookings by staff have no origin, because the limits are for guests' networks. */
function sourceColumns({ requester, staff, isProven }: Attempt) {
  return {
    source: staff ? ("office" as const) : ("site" as const),
    channel: staff?.channel ?? ("site" as const),
    emailConfirmedAt: isProven ? new Date() : null,
    ...(staff ? {} : originColumns(requester.origin)),
  }
}

export async function explainNoPlaces(
  departureId: string,
  database: Database,
  exceptions?: PlaceExceptions,
): Promise<HttpError> {
  const left = await findPlacesLeft(departureId, database, exceptions)
  if (left === undefined) return fieldError("travelDate", messages.departureClosed)
  return tooFewPlaces(left, "travelers")
}

/**
 * Staff's own bookings aren't announced to the office, and a confirmation of theirs has a mail of its own. `event`
 * confirmed the booking at once.
 */
function newBookingMails(
  { id, customerEmail, language }: ReturnType<typeof buildRow>,
  settings: Settings,
  { staff, event }: { staff: StaffBookingSteps | undefined; event: number | undefined },
): QueuedMail[] {
  const payload = { bookingId: id }
  const guest = { recipient: customerEmail, language }
  const forGuest =
    event === undefined
      ? { kind: "booking-received", ...guest, payload }
      : { kind: "booking-confirmed", ...guest, payload: { ...payload, event } }
  const forStaff = { kind: "booking-for-staff", recipient: settings.email, language: STAFF_LANGUAGE, payload }
  return [...(customerEmail && !staff?.isConfirmed ? [forGuest] : []), ...(staff ? [] : [forStaff])]
}
