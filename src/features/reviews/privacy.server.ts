import { inArray } from "drizzle-orm"
import type { Database } from "#server/database/database.server.ts"
import { reviews } from "./reviews.table.server.ts"
import { recount } from "./staff/moderation.server.ts"

/** Deletes the reviews of bookings, and takes their stars out of the averages. @returns their ids */
export async function deleteReviewsOfBookings(bookingIds: string[], transaction: Database): Promise<string[]> {
  if (bookingIds.length === 0) return []
  const gone = await transaction.delete(reviews).where(inArray(reviews.bookingId, bookingIds)).returning()
  for (const row of gone) await recount(row, "refused", transaction)
  return gone.map(({ id }) => id)
}
