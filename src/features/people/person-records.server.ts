import { and, desc, eq, inArray, ne, or, sql } from "drizzle-orm"
import { bookings } from "#features/bookings/bookings.table.server.ts"
import { departures } from "#features/departures/departures.table.server.ts"
import { enquiries } from "#features/enquiries/enquiries.table.server.ts"
import { reviews } from "#features/reviews/reviews.table.server.ts"
import { tours } from "#features/tours/tours.table.server.ts"
import { transfers } from "#features/transfers/transfers.table.server.ts"
import { waitingList } from "#features/waiting-list/waiting-list.table.server.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import { db } from "#server/database/database.server.ts"
import type { PersonReview } from "./people.ts"

/** The indexes are on these expressions. */
export const bookingPhone = sql<string>`coalesce(${bookings.customerPhoneE164}, ${bookings.customerPhone})`
export const enquiryPhone = sql<string>`coalesce(${enquiries.phoneE164}, ${enquiries.phone})`
/** A question is signed by its contact, which is no name. */
export const enquiryName = sql<string>`case when ${enquiries.name} in (${enquiries.email}, ${enquiries.phone}) then ''
  else ${enquiries.name} end`
/** Anybody can type a stranger's address. */
export const isConfirmed = ne(waitingList.status, "unconfirmed")

/** Of each kind of record, the newest first. */
export const MAX_SHOWN = 50

/** Returns the bookings of an address or phone number, and of the account with it. */
export function findBookings(key: string, userId: string | undefined) {
  return db
    .select({
      ...{ id: bookings.id, reference: bookings.reference, status: bookings.status, travelDate: bookings.travelDate },
      calledOff: sql<boolean>`${bookings.calledOffReason} is not null`,
      product: sql<LocalizedContent>`${bookings.details} -> 'name'`,
      ...{ travelers: bookings.travelers, totalMinor: bookings.totalMinor, currency: bookings.currency },
      vndPerUsd: bookings.fxRate,
      ...{ name: bookings.customerName, phone: bookings.customerPhone, language: bookings.language },
      at: bookings.createdAt,
    })
    .from(bookings)
    .where(
      or(
        eq(bookings.customerEmail, key),
        and(eq(bookings.customerEmail, ""), sql`${bookingPhone} = ${key}`),
        userId === undefined ? undefined : eq(bookings.userId, userId),
      ),
    )
    .orderBy(desc(bookings.createdAt))
    .limit(MAX_SHOWN)
}

export function findEnquiries(key: string) {
  return db
    .select({
      ...{ id: enquiries.id, kind: enquiries.kind, status: enquiries.status, subject: enquiries.subject },
      ...{ name: enquiryName, phone: enquiries.phone, language: enquiries.language, at: enquiries.createdAt },
    })
    .from(enquiries)
    .where(or(eq(enquiries.email, key), and(eq(enquiries.email, ""), sql`${enquiryPhone} = ${key}`)))
    .orderBy(desc(enquiries.createdAt))
    .limit(MAX_SHOWN)
}

export function findWaiting(email: string) {
  const { id, departureId, people, status, offeredUntil, name, phone, language, createdAt: at } = waitingList
  return db
    .select({
      ...{ id, departureId, people, status, offeredUntil, name, phone, language, at },
      ...{ product: tours.title, date: departures.date },
    })
    .from(waitingList)
    .innerJoin(departures, eq(departures.id, departureId))
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(and(eq(waitingList.email, email), isConfirmed))
    .orderBy(desc(at))
    .limit(MAX_SHOWN)
}

export async function findReviews(bookingIds: string[]): Promise<PersonReview[]> {
  if (bookingIds.length === 0) return []
  return db
    .select({
      ...{ _id: reviews.id, status: reviews.status, rating: reviews.rating, text: reviews.text },
      product: sql<LocalizedContent>`coalesce(${tours.title}, ${transfers.title})`,
    })
    .from(reviews)
    .leftJoin(tours, eq(tours.id, reviews.productId))
    .leftJoin(transfers, eq(transfers.id, reviews.productId))
    .where(inArray(reviews.bookingId, bookingIds))
    .orderBy(desc(reviews.createdAt))
}
