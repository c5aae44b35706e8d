import { and, count, desc, eq, gt, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm"
import { isStaff, type User } from "#features/account/account.ts"
import { placesLeft, takePlaces } from "#features/departures/departures.server.ts"
import { findSettings } from "#features/settings/settings.server.ts"
import type { Settings } from "#features/settings/settings.ts"
import { fillIn } from "#i18n/fill-in.ts"
import type { Language } from "#i18n/localized.ts"
import { toMinor } from "#lib/money.ts"
import { type Pagination, pagination } from "#lib/pagination.ts"
import { type Database, db } from "#server/database.server.ts"
import { conflict, type HttpError, invalid, notFound } from "#server/errors.server.ts"
import { lock, once } from "#server/idempotency.server.ts"
import { queueMails } from "#server/outbox.server.ts"
import { DEFAULT_COUNTRY, e164 } from "#server/phone.server.ts"
import { isUuid } from "#server/requests.server.ts"
import { hashSecret, newSecret } from "#server/secrets.server.ts"
import { answerBy } from "./answer-by.ts"
import type { Booking, BookingRequest } from "./booking.ts"
import { presentBooking } from "./booking-presenter.server.ts"
import { bookingEvents, bookings } from "./bookings.table.server.ts"
import { allowGuest, openedBy } from "./guest-tokens.server.ts"
import { messages } from "./messages.ts"
import { findOffer, type Offer } from "./offer.server.ts"
import { newReference, readReference } from "./reference.server.ts"

/** A booking just made, and the secret that shows it to the browser that made it. */
export type Booked = { booking: Booking; guestToken: string }

/** Without a key, the same request within this time is the same booking (booking-rules.md). */
const TWIN_WINDOW = "10 minutes"
/** The language the company is written to in. */
const STAFF_LANGUAGE = "vi"

/**
 * Books a tour, for `user` where somebody is signed in and else for a guest: the request is pending, its places are
 * taken, the mails are queued, all in one transaction.
 * The same `idempotencyKey` with the same request gives the first answer again; without a key the same contact, product,
 * date and party within ten minutes does.
 * @throws invalid when the tour or the departure cannot be booked
 * @throws conflict PLACES_LEFT when too few places are left; IDEMPOTENCY_IN_FLIGHT; ALREADY_REQUESTED
 */
export async function createBooking(
  request: BookingRequest,
  language: Language,
  idempotencyKey?: string,
  user?: User,
): Promise<Booked> {
  const settings = await findSettings()
  const wish = { ...request, language: request.language ?? language, userId: user?._id }
  if (idempotencyKey === undefined) return bookUnlessTwin(wish, settings)
  const work = (transaction: Database, guestToken: string) => book(wish, settings, guestToken, transaction)
  const { answer, secret } = await once(idempotencyKey, { ...request, userId: user?._id }, work)
  return { booking: answer, guestToken: secret }
}

type Wish = BookingRequest & { language: Language; userId: string | undefined }

function bookUnlessTwin(wish: Wish, settings: Settings): Promise<Booked> {
  const guestToken = newSecret()
  return db.transaction(async (transaction) => {
    await lock(`booking ${fingerprintOf(wish)}`, transaction)
    const twin = await findTwin(wish, transaction)
    if (!twin) return { booking: await book(wish, settings, guestToken, transaction), guestToken }
    await allowGuest(guestToken, [twin._id], transaction)
    return { booking: twin, guestToken }
  })
}

function fingerprintOf({ productId, travelDate, departureId = "", travelers, party, customerInfo }: Wish): string {
  const { email, phone } = customerInfo
  return hashSecret(JSON.stringify([productId, travelDate, departureId, travelers, party?.children ?? 0, email, phone]))
}

/**
 * The booking that the same request made a moment ago. Whoever cannot repeat its name and wishes too is not shown it,
 * for knowing somebody's address and number proves nothing.
 * @throws conflict ALREADY_REQUESTED to them
 */
async function findTwin(wish: Wish, database: Database): Promise<Booking | undefined> {
  const [row] = await database
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.fingerprint, fingerprintOf(wish)),
        gt(bookings.createdAt, sql`now() - ${TWIN_WINDOW}::interval`),
        ne(bookings.status, "cancelled"),
      ),
    )
    .orderBy(desc(bookings.createdAt))
    .limit(1)
  const { customerInfo, specialRequests = "" } = wish
  const same = row?.customerName === (customerInfo.name ?? "") && row.specialRequests === specialRequests
  if (row && !same) throw conflict("ALREADY_REQUESTED", messages.alreadyRequested)
  return row && presentBooking(row)
}

async function book(wish: Wish, settings: Settings, guestToken: string, transaction: Database): Promise<Booking> {
  const offer = await findOffer(wish, settings, transaction)
  if (offer.departure && !(await takePlaces(offer.departure._id, wish.travelers, transaction))) {
    throw await refusal(offer.departure._id, transaction)
  }
  const [row] = await transaction
    .insert(bookings)
    .values(rowOf(wish, offer, settings))
    .returning()
  const booking = presentBooking(row!)
  const actor = wish.userId ?? "guest"
  await transaction.insert(bookingEvents).values({ bookingId: booking._id, kind: "requested", actor })
  await allowGuest(guestToken, [booking._id], transaction)
  await queueMails(mailsOf(booking, settings), transaction)
  return booking
}

/** Why places could not be taken, as it stands now. */
async function refusal(departureId: string, database: Database): Promise<HttpError> {
  const left = await placesLeft(departureId, database)
  if (left === undefined) return invalid([{ field: "travelDate", message: messages.departureClosed }])
  const text = left <= 0 ? messages.departureFull : left === 1 ? messages.onePlaceLeft : messages.placesLeft
  const message = { en: fillIn(text.en, { n: left }), vi: fillIn(text.vi, { n: left }) }
  return conflict("PLACES_LEFT", message, { errors: [{ field: "travelers", message }] })
}

function rowOf(wish: Wish, { tour, departure, party, quote }: Offer, settings: Settings): typeof bookings.$inferInsert {
  const { customerInfo, totalPrice: claimed } = wish
  const countryCode = customerInfo.countryCode ?? DEFAULT_COUNTRY
  return {
    reference: newReference(),
    productId: tour._id,
    productType: "tour",
    departureId: departure?._id ?? null,
    userId: wish.userId ?? null,
    travelDate: wish.travelDate,
    startTime: departure?.startTime ?? tour.startTime,
    travelers: wish.travelers,
    children: party.children,
    lines: quote.lines,
    currency: quote.currency,
    totalMinor: quote.totalMinor,
    fxRate: quote.vndPerUsd,
    fxDate: quote.rateDate,
    totalVnd: quote.totalVnd,
    claimedTotal: claimed ?? null,
    priceChanged: typeof claimed === "number" && toMinor(claimed, quote.currency) !== quote.totalMinor,
    details: detailsOf(tour),
    customerName: customerInfo.name ?? "",
    customerEmail: customerInfo.email,
    customerPhone: customerInfo.phone,
    customerPhoneE164: e164(customerInfo.phone, countryCode),
    countryCode,
    specialRequests: wish.specialRequests ?? "",
    language: wish.language,
    cancellationPolicy: tour.cancellationPolicy,
    cancellationBands: tour.cancellationBands,
    answerBy: answerBy(new Date(), settings.office),
    fingerprint: fingerprintOf(wish),
  }
}

function detailsOf({ title, slug, duration, location, meetingPoint, images }: Offer["tour"]): Booking["tourDetails"] {
  return { name: title, slug, duration, location, meetingPoint, image: images[0] ?? null }
}

function mailsOf(booking: Booking, settings: Settings) {
  const payload = { bookingId: booking._id }
  return [
    { kind: "booking-received", recipient: booking.customerInfo.email, language: booking.language, payload },
    { kind: "booking-for-staff", recipient: settings.email, language: STAFF_LANGUAGE, payload } as const,
  ]
}

/** Which part of a list. */
type Place = { page?: number | undefined; limit?: number | undefined }

/** Bookings that fit a condition, the newest first. */
export async function listBookings(
  condition: SQL | undefined,
  { page = 1, limit = 20 }: Place,
  database: Database = db,
): Promise<{ bookings: Booking[]; pagination: Pagination }> {
  const rows = await database
    .select()
    .from(bookings)
    .where(condition)
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const [counted] = await database.select({ total: count() }).from(bookings).where(condition)
  return { bookings: rows.map(presentBooking), pagination: pagination(page, limit, counted?.total ?? 0) }
}

/** The bookings of a user, the newest first. */
export function listBookingsOf(user: User, place: Place): Promise<{ bookings: Booking[]; pagination: Pagination }> {
  return listBookings(eq(bookings.userId, user._id), place)
}

/** Who asks for a booking: the user who is signed in, and the guest tokens of the browser. */
export type Viewer = { user: User | undefined; tokens: string[] }

/**
 * A booking by its id or reference, for its owner, for staff, and for a guest with a token that opens it.
 * @throws notFound, the same for an unknown booking and one of somebody else
 */
export async function findBookingFor(viewer: Viewer, idOrReference: string): Promise<Booking> {
  const named = isUuid(idOrReference)
    ? eq(bookings.id, idOrReference)
    : eq(bookings.reference, readReference(idOrReference) ?? "")
  const [row] = await db
    .select()
    .from(bookings)
    .where(and(named, visibleTo(viewer)))
  if (!row) throw notFound("Booking")
  return presentBooking(row)
}

function visibleTo({ user, tokens }: Viewer): SQL | undefined {
  if (user && isStaff(user)) return undefined
  const opened = sql`${bookings.id} in ${openedBy(tokens)}`
  return user ? or(eq(bookings.userId, user._id), opened) : opened
}

/**
 * Gives a user the bookings made under an address that they have proved to be theirs: those of guests, and those of
 * accounts that only `claimed` it.
 */
export async function attachBookings(
  userId: string,
  email: string,
  claimed: string[] = [],
  database: Database = db,
): Promise<void> {
  const free = or(isNull(bookings.userId), inArray(bookings.userId, claimed))
  await database
    .update(bookings)
    .set({ userId })
    .where(and(eq(bookings.customerEmail, email), free))
}

/** Gives all bookings of one user to another. */
export async function moveBookings(from: string, to: string, database: Database): Promise<void> {
  await database.update(bookings).set({ userId: to }).where(eq(bookings.userId, from))
}

/** A booking by its id, for the server's own use; undefined where there is none. */
export async function findBookingById(id: string): Promise<Booking | undefined> {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id))
  return row && presentBooking(row)
}

/** Whether somebody has ever booked a product; cancelled bookings count, for they tell of it. */
export async function isBooked(productId: string, database: Database): Promise<boolean> {
  const [row] = await database
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.productId, productId))
    .limit(1)
  return row !== undefined
}
