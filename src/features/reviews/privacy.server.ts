import { desc, inArray } from "drizzle-orm"
import { redactAuditDetails } from "#server/database/audit-log.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { reviews } from "./reviews.table.server.ts"
import { recount } from "./staff/moderation.server.ts"

export type WrittenReview = { rating: number; text: string; name: string; country: string | null; createdAt: string }

export async function findReviewsOfBookings(bookingIds: string[]): Promise<WrittenReview[]> {
  if (bookingIds.length === 0) return []
  const rows = await db
    .select()
    .from(reviews)
    .where(inArray(reviews.bookingId, bookingIds))
    .orderBy(desc(reviews.createdAt))
  return rows.map(({ rating, text, name, country, createdAt }) => ({
    ...{ rating, text, name, country },
    createdAt: createdAt.toISOString(),
  }))
}

/** Deletes the reviews of bookings, and takes their stars out of the averages. @returns how many */
export async function deleteReviewsOfBookings(bookingIds: string[], transaction: Database): Promise<number> {
  if (bookingIds.length === 0) return 0
  const gone = await transaction.delete(reviews).where(inArray(reviews.bookingId, bookingIds)).returning()
  for (const row of gone) await recount(row, "refused", transaction)
  await redactAuditDetails(
    gone.map(({ id }) => `review:${id}`),
    transaction,
  )
  return gone.length
}
