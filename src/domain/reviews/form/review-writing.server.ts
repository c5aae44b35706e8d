import { eq, sql } from "drizzle-orm"
import type { Booking } from "#domain/bookings/booking.ts"
import { findBookingById, findBookingFor, type Viewer } from "#domain/bookings/bookings.server.ts"
import { messages } from "#domain/reviews/messages.ts"
import { photosForInsiders } from "#domain/reviews/photo-access.server.ts"
import type { ReviewTask } from "#domain/reviews/review.ts"
import { presentTask } from "#domain/reviews/review-presenter.server.ts"
import { reviews } from "#domain/reviews/reviews.table.server.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import type { Language } from "#i18n/localized.ts"
import { may } from "#lib/roles.ts"
import { createLink, findLink } from "#server/auth/one-time-tokens.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { conflict, invalid, notFound } from "#server/errors.server.ts"
import { queueMails } from "#server/mail/outbox.server.ts"
import { STAFF_LANGUAGE } from "#server/mail/staff-language.server.ts"
import type { ReviewEntry } from "./review-entry.schema.ts"

export const STAFF_MAIL = "review-for-staff"

const PURPOSE = "review"
const LINK_LIFE_MS = 60 * 24 * 3_600_000

export type Claim = { token?: string | undefined; booking?: string | undefined; viewer: Viewer }

/** Creates the token of a review link. It is valid for 60 days and can be used repeatedly. */
export function createReviewLink(bookingId: string): Promise<string> {
  return createLink(PURPOSE, bookingId, LINK_LIFE_MS)
}

/** @throws invalid if the link has expired; notFound; conflict NOT_TRAVELLED */
export async function findReviewTask(claim: Claim): Promise<ReviewTask> {
  const booking = await travelledBooking(claim)
  return presentTask(booking, await findReviewByBooking(booking._id), await photosForInsiders())
}

/**
 * Returns the booking that may be reviewed. Ignores colleagues who may open every booking: they may not review it.
 * @throws invalid if the link has expired; notFound; conflict NOT_TRAVELLED
 */
export async function travelledBooking({ token, booking: id = "", viewer }: Claim): Promise<Booking> {
  const guest = may(viewer.user, "bookings") ? { ...viewer, user: undefined } : viewer
  const booking = token === undefined ? await findBookingFor(guest, id) : await bookingOfLink(token)
  if (booking.productType === "product") throw notFound("Booking")
  if (booking.status !== "completed") throw conflict("NOT_TRAVELLED", messages.notTravelled)
  return booking
}

async function bookingOfLink(token: string): Promise<Booking> {
  const link = await findLink(PURPOSE, token)
  const booking = link?.open ? await findBookingById(link.subject) : undefined
  if (!booking) throw invalid([{ field: "token", message: messages.linkInvalid }])
  return booking
}

export async function findReviewByBooking(bookingId: string): Promise<typeof reviews.$inferSelect | undefined> {
  const [row] = await db.select().from(reviews).where(eq(reviews.bookingId, bookingId))
  return row
}

/**
 * Saves the review of a booking, and mails staff once. It can be changed until staff decide.
 * @throws invalid if the link has expired; notFound; conflict NOT_TRAVELLED, REVIEW_DECIDED
 */
export async function writeReview(claim: Claim, { consent: _, ...entry }: ReviewEntry): Promise<ReviewTask> {
  const booking = await travelledBooking(claim)
  const { email: company } = await findSettings()
  const show = await photosForInsiders()
  const written = {
    ...entry,
    country: entry.country ?? null,
    travelledAs: entry.travelledAs ?? null,
    language: languageOf(entry.text, entry.language),
  }
  return transact(async (transaction) => {
    const row = await storeReview(booking, written, transaction)
    if (!row) throw conflict("REVIEW_DECIDED", messages.decided)
    const payload = { reviewId: row.id }
    const mail = { kind: STAFF_MAIL, recipient: company, language: STAFF_LANGUAGE, payload } as const
    if (row.version === 1) await queueMails([mail], transaction)
    return presentTask(booking, row, show)
  })
}

type Written = Pick<typeof reviews.$inferInsert, "rating" | "text" | "name" | "country" | "travelledAs" | "language">

async function storeReview(booking: Booking, written: Written, transaction: Database) {
  const { _id: bookingId, productId, travelDate } = booking
  const productType = booking.productType === "transfer" ? "transfer" : "tour"
  const [row] = await transaction
    .insert(reviews)
    .values({ bookingId, productId, productType, travelDate, ...written })
    .onConflictDoUpdate({
      target: reviews.bookingId,
      set: { ...written, consentedAt: sql`now()`, updatedAt: sql`now()`, version: sql`${reviews.version} + 1` },
      setWhere: eq(reviews.status, "pending"),
    })
    .returning()
  return row
}

/** Letters that exist in Vietnamese but not in English. */
const VIETNAMESE = /[ăđơưĂĐƠƯ\u1ea0-\u1ef9]/

function languageOf(text: string, told: Language): Language {
  const words = text.split(/\s+/)
  const vietnamese = words.filter((word) => VIETNAMESE.test(word)).length
  if (vietnamese / words.length > 0.3) return "vi"
  return told === "vi" && vietnamese === 0 && words.length > 5 ? "en" : told
}
