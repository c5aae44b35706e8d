import type { Database } from "#server/database/database.server.ts"
import { reviewInvitations, reviews } from "./reviews.table.server.ts"

export type ReviewRecord = typeof reviews.$inferInsert

/** Inserts reviews as they are. They must not be published, since published ones are counted with their product. */
export async function insertReviews(rows: ReviewRecord[], transaction: Database): Promise<void> {
  await transaction.insert(reviews).values(rows)
}

/** Notes that the guests of these bookings have been asked for a review, so that they are not asked again. */
export async function markInvited(bookingIds: string[], transaction: Database): Promise<void> {
  await transaction.insert(reviewInvitations).values(bookingIds.map((bookingId) => ({ bookingId })))
}
