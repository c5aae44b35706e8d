import { and, desc, eq, gt, ne, sql } from "drizzle-orm"
import type { User } from "#features/account/account.ts"
import { placesLeft, takePlaces } from "#features/departures/departures.server.ts"
import { findSettings } from "#features/settings/settings.server.ts"
import type { Settings } from "#features/settings/settings.ts"
import { fillIn } from "#i18n/fill-in.ts"
import type { Language } from "#i18n/localized.ts"
import { type Database, db, gap, insertion, statement } from "#server/database.server.ts"
import { conflict, type HttpError, invalid } from "#server/errors.server.ts"
import { lock, once } from "#server/idempotency.server.ts"
import { type QueuedMail, queueMails } from "#server/outbox.server.ts"
import { newSecret } from "#server/secrets.server.ts"
import { transact } from "#server/transactions.server.ts"
import type { Booking } from "./booking.ts"
import { presentBooking } from "./booking-presenter.server.ts"
import type { BookingRequest } from "./booking-request.schema.ts"
import { fingerprintOf, rowOf, type Wish } from "./booking-row.server.ts"
import { bookingEvents, bookings } from "./bookings.table.server.ts"
import { allowGuest } from "./guest-tokens.server.ts"
import { messages } from "./messages.ts"
import { findOffer, type Offer } from "./offer.server.ts"

/** A booking just made, and the secret that shows it to the browser that made it. */
export type Booked = { booking: Booking; guestToken: string }

/** Without a key, the same request within this time is the same booking (booking-rules.md). */
const TWIN_WINDOW = "10 minutes"
/** The language the company is written to in. */
const STAFF_LANGUAGE = "vi"

/**
 * Books a tour, a transfer or a product, for `user` where somebody is signed in and else for a guest: the request is
 * pending, its places are taken, the mails are queued, all in one transaction.
 * The same `idempotencyKey` with the same request gives the first answer again; without a key the same order of the same
 * contact within ten minutes does.
 * @throws invalid when the product or the departure cannot be booked
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
  const work = async (transaction: Database, guestToken: string) => {
    const offer = await findOffer(wish, settings, transaction)
    return book(wish, offer, settings, guestToken, transaction)
  }
  const { answer, secret } = await once(idempotencyKey, { ...request, userId: user?._id }, work)
  return { booking: answer, guestToken: secret }
}

function bookUnlessTwin(wish: Wish, settings: Settings): Promise<Booked> {
  const guestToken = newSecret()
  return transact(async (transaction) => {
    // Asked at once and answered in this order: who had to wait for the lock sees the twin of whoever held it. All are
    // waited for, for nothing may be under way when the transaction ends.
    const [locked, found, offered] = await Promise.allSettled([
      lock(`booking ${fingerprintOf(wish)}`, transaction),
      findTwin(wish, transaction),
      findOffer(wish, settings, transaction),
    ])
    resultOf(locked)
    const twin = resultOf(found)
    if (!twin) return { booking: await book(wish, resultOf(offered), settings, guestToken, transaction), guestToken }
    await allowGuest(guestToken, [twin._id], transaction)
    return { booking: twin, guestToken }
  })
}

function resultOf<T>(settled: PromiseSettledResult<T>): T {
  if (settled.status === "rejected") throw settled.reason
  return settled.value
}

/**
 * The booking that the same request made a moment ago. Whoever cannot repeat its name and wishes too is not shown it,
 * for knowing somebody's address and number proves nothing.
 * @throws conflict ALREADY_REQUESTED to them
 */
async function findTwin(wish: Wish, database: Database): Promise<Booking | undefined> {
  const build = () =>
    db
      .select()
      .from(bookings)
      .where(
        and(
          eq(bookings.customerEmail, gap("email")),
          eq(bookings.fingerprint, gap("fingerprint")),
          gt(bookings.createdAt, sql`now() - ${TWIN_WINDOW}::interval`),
          ne(bookings.status, "cancelled"),
        ),
      )
      .orderBy(desc(bookings.createdAt))
      .limit(1)
  const { customerInfo, specialRequests = "" } = wish
  const asked = { email: customerInfo.email, fingerprint: fingerprintOf(wish) }
  const [row] = await statement("twin", build, database).execute(asked)
  const same = row?.customerName === (customerInfo.name ?? "") && row.specialRequests === specialRequests
  if (row && !same) throw conflict("ALREADY_REQUESTED", messages.alreadyRequested)
  return row && presentBooking(row)
}

async function book(
  wish: Wish,
  offer: Offer,
  settings: Settings,
  guestToken: string,
  transaction: Database,
): Promise<Booking> {
  const { departure } = offer
  if (departure && !(await takePlaces(departure._id, wish.travelers, transaction))) {
    throw await refusal(departure._id, transaction)
  }
  const row = rowOf(wish, offer, settings)
  const [stored] = await Promise.all([
    insertion(bookings, row, transaction),
    insertion(bookingEvents, { bookingId: row.id, kind: "requested", actor: wish.userId ?? "guest" }, transaction),
    allowGuest(guestToken, [row.id], transaction),
    queueMails(mailsOf(row, settings), transaction),
  ])
  return presentBooking(stored)
}

/** Why places could not be taken, as it stands now. */
export async function refusal(departureId: string, database: Database): Promise<HttpError> {
  const left = await placesLeft(departureId, database)
  if (left === undefined) return invalid([{ field: "travelDate", message: messages.departureClosed }])
  const text = left <= 0 ? messages.departureFull : left === 1 ? messages.onePlaceLeft : messages.placesLeft
  const message = { en: fillIn(text.en, { n: left }), vi: fillIn(text.vi, { n: left }) }
  return conflict("PLACES_LEFT", message, { errors: [{ field: "travelers", message }] })
}

function mailsOf({ id, customerEmail, language }: ReturnType<typeof rowOf>, settings: Settings): QueuedMail[] {
  const payload = { bookingId: id }
  return [
    { kind: "booking-received", recipient: customerEmail, language, payload },
    { kind: "booking-for-staff", recipient: settings.email, language: STAFF_LANGUAGE, payload },
  ]
}
