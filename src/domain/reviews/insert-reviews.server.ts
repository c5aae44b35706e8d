import { countTourReview } from "#domain/tours/tours.server.ts"
import { countTransferReview } from "#domain/transfers/transfers.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { reviewInvitations, reviews } from "./reviews.table.server.ts"

export type ReviewRecord = typeof reviews.$inferInsert

/** Inserts reviews as they are, and counts the published ones in the averages of their products. */
export async function insertReviews(rows: ReviewRecord[], transaction: Database): Promise<void> {
  await transaction.insert(reviews).values(rows)
  const published = rows.filter(({ status }) => status === "published")
  for (const [, [first, ...others]] of Map.groupBy(published, ({ productId }) => productId)) {
    const stars = [first!, ...others].reduce((sum, { rating }) => sum + rating, 0)
    await countReviews(first!, { count: others.length + 1, stars }, transaction)
  }
}

/** Adds reviews to the average of a product, or takes them out with negative numbers. */
export async function countReviews(
  { productType, productId }: Pick<ReviewRecord, "productType" | "productId">,
  change: { count: number; stars: number },
  transaction: Database,
): Promise<void> {
  if (productType === "tour") await countTourReview(productId, change, transaction)
  else await countTransferReview(productId, change, transaction)
}

/** Notes that the guests of these bookings have been asked for a review, so that they are not asked again. */
export async function markInvited(bookingIds: string[], transaction: Database): Promise<void> {
  await transaction.insert(reviewInvitations).values(bookingIds.map((bookingId) => ({ bookingId })))
}
