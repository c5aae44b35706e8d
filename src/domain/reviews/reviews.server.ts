import { and, count, desc, eq, getTableColumns, gte, inArray, lte, not, type SQL, sql } from "drizzle-orm"
import { bookings } from "#domain/bookings/bookings.table.server.ts"
import type { ReviewSummary } from "#domain/catalogue/content.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import { findTourCard, isSilentTour } from "#domain/tours/tours.server.ts"
import { tours } from "#domain/tours/tours.table.server.ts"
import { findTransferCard } from "#domain/transfers/transfers.server.ts"
import { transfers } from "#domain/transfers/transfers.table.server.ts"
import type { Language, LocalizedContent } from "#i18n/localized.ts"
import { pagination } from "#lib/api/pagination.ts"
import { addDays, hanoiDate, hanoiInstant } from "#lib/today.ts"
import { cached } from "#server/database/cache.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { queueMails } from "#server/mail/outbox.server.ts"
import {
  LATEST_COUNT,
  PER_PAGE,
  QUOTABLE_LENGTH,
  REVIEWED_TYPES,
  type Review,
  type ReviewCounts,
  type ReviewFilters,
  type ReviewsAnswer,
  type ReviewsOf,
  type TravelledAs,
} from "./review.ts"
import { presentReview, type ReviewRow } from "./review-presenter.server.ts"
import { reviewInvitations, reviews } from "./reviews.table.server.ts"

export const INVITATION_MAIL = "review-invitation"
/** Hanoi time. Guests are invited from the day after the trip, or as many days later as the settings say. */
const INVITE_FROM = "09:00"
const INVITE_WITHIN_DAYS = 30
const LATEST_TTL_MS = 60_000
const LONGEST_DAYS = 60

type Listing = ReviewsOf & ReviewFilters & { page?: number | undefined; limit?: number | undefined }
type Listed = ReviewsAnswer & { summary: ReviewSummary | null }

/** Returns one page of published reviews that fit the filters. @throws notFound if the product is not on sale */
export async function listReviews(of: Listing): Promise<Listed> {
  const { page = 1, limit = PER_PAGE, language, travelledAs, month } = of
  const product = of.tour !== undefined ? await findTourCard(of.tour) : await findTransferCard(of.transfer ?? "")
  const { reviews: summary, _id } = product
  const isShown = and(eq(reviews.productId, _id), published)
  const groups = summary ? await countAlike(isShown) : []
  const total = countFitting(groups, { language, travelledAs, month })
  const fits = and(
    isShown,
    language && eq(reviews.language, language),
    travelledAs && eq(reviews.travelledAs, travelledAs),
    month === undefined ? undefined : eq(MONTH, month),
  )
  const rows = total > 0 ? await findReviewRows(fits, { limit, offset: (page - 1) * limit }) : []
  return {
    data: rows.map(presentReview),
    pagination: pagination(page, limit, total),
    summary,
    counts: countReviews(groups),
  }
}

const MONTH = sql<number>`extract(month from ${reviews.travelDate})::int`

/** Counts reviews that are alike in all filters as one row. */
function countAlike(condition: SQL | undefined): Promise<AlikeReviews[]> {
  const { rating, language, travelledAs } = reviews
  return db
    .select({ rating, language, travelledAs, month: MONTH, count: count() })
    .from(reviews)
    .where(condition)
    .groupBy(rating, language, travelledAs, MONTH)
}

/** Returns the newest reviews of quotable length, those in the reader's language first. */
export function listLatestReviews(limit: number = LATEST_COUNT, language?: Language): Promise<Review[]> {
  const load = async () => {
    const length = sql`char_length(${reviews.text})`
    const fits = and(published, gte(length, QUOTABLE_LENGTH.min), lte(length, QUOTABLE_LENGTH.max), onSale)
    const ownFirst = language ? [desc(eq(reviews.language, language))] : []
    const order = [...ownFirst, desc(reviews.publishedAt), desc(reviews.id)]
    return (await findReviewRows(fits, { limit, offset: 0 }, order)).map(presentReview)
  }
  return cached(`latest reviews ${limit} ${language}`, load, LATEST_TTL_MS)
}

// Literals, because a partial index is used only if the condition matches it.
const published = sql`${reviews.status} = 'published'`
const onSale = sql`coalesce(${tours.isActive}, ${transfers.isActive})`

export function findReviewRows(
  condition: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
  order: SQL[] = [desc(reviews.publishedAt), desc(reviews.id)],
  database: Database = db,
): Promise<ReviewRow[]> {
  return database
    .select({
      review: getTableColumns(reviews),
      slug: sql<string>`coalesce(${tours.slug}, ${transfers.slug}, '')`,
      title: sql<LocalizedContent>`coalesce(${tours.title}, ${transfers.title})`,
    })
    .from(reviews)
    .leftJoin(tours, and(eq(reviews.productType, "tour"), eq(tours.id, reviews.productId)))
    .leftJoin(transfers, and(eq(reviews.productType, "transfer"), eq(transfers.id, reviews.productId)))
    .where(condition)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
}

/** Duration and last day of a trip. Taken from the booking, because the product may change. */
const DAYS = sql`coalesce((${bookings.details} -> 'duration' ->> 'days')::int, 1)`
const LAST_DAY = sql`(${bookings.travelDate} + ${DAYS} - 1)`

/** Queues one invitation to review a finished trip. Safe to run in several processes. @returns whether there was one */
export async function sendNextReviewInvitation(now: Date = new Date()): Promise<boolean> {
  const today = hanoiDate(now)
  if (now < hanoiInstant(today, INVITE_FROM)) return false
  const { invitationDays } = await findSettings()
  if (invitationDays === 0) return false
  return transact(async (transaction) => {
    const row = await lockNotInvited(today, invitationDays, transaction)
    if (!row) return false
    const { bookingId, ...mail } = row
    const invited = await transaction
      .insert(reviewInvitations)
      .values({ bookingId })
      .onConflictDoNothing()
      .returning({ bookingId: reviewInvitations.bookingId })
    if (invited.length && mail.recipient)
      await queueMails([{ kind: INVITATION_MAIL, ...mail, payload: { bookingId } }], transaction)
    return true
  })
}

async function lockNotInvited(today: string, days: number, transaction: Database) {
  const [first, last] = [addDays(today, -INVITE_WITHIN_DAYS), addDays(today, -days)]
  const [row] = await transaction
    .select({ bookingId: bookings.id, recipient: bookings.customerEmail, language: bookings.language })
    .from(bookings)
    .where(
      and(
        eq(bookings.status, "completed"),
        not(bookings.isRecorded),
        inArray(bookings.productType, [...REVIEWED_TYPES]),
        gte(bookings.travelDate, addDays(first, -LONGEST_DAYS)),
        lte(bookings.travelDate, last),
        sql`${LAST_DAY} between ${first}::date and ${last}::date`,
        not(isSilentTour(bookings.productId, "asksForReview")),
        sql`not exists (select from ${reviewInvitations} where ${reviewInvitations.bookingId} = ${bookings.id})`,
      ),
    )
    .orderBy(bookings.travelDate, bookings.id)
    .limit(1)
    .for("update", { skipLocked: true })
  return row
}

/** How many reviews are alike in all that is counted. */
export type AlikeReviews = {
  rating: number
  language: Language
  travelledAs: TravelledAs | null
  month: number
  count: number
}

/** Returns how many reviews fit the filters. */
function countFitting(groups: readonly AlikeReviews[], { language, travelledAs, month }: ReviewFilters): number {
  return sum(
    groups.filter(
      (group) =>
        (language === undefined || group.language === language) &&
        (travelledAs === undefined || group.travelledAs === travelledAs) &&
        (month === undefined || group.month === month),
    ),
  )
}

/** Returns how many reviews have each rating and language, and each way and month of travelling. */
function countReviews(groups: readonly AlikeReviews[]): ReviewCounts {
  const by = (read: (group: AlikeReviews) => string | number | null) => {
    const counts: Record<string, number> = {}
    for (const group of groups) {
      const value = read(group)
      if (value !== null) counts[value] = (counts[value] ?? 0) + group.count
    }
    return counts
  }
  return {
    stars: by(({ rating }) => rating),
    languages: by(({ language }) => language),
    travelledAs: by(({ travelledAs }) => travelledAs),
    months: by(({ month }) => month),
  }
}

const sum = (groups: readonly AlikeReviews[]) => groups.reduce((total, { count }) => total + count, 0)
