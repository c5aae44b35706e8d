import { asc, count, desc, eq } from "drizzle-orm"
import { checkStaffVersion } from "#features/account/account.server.ts"
import type { User } from "#features/account/account.ts"
import type { ReviewStatus, StaffReview } from "#features/reviews/review.ts"
import { presentForStaff } from "#features/reviews/review-presenter.server.ts"
import { findReviewRows } from "#features/reviews/reviews.server.ts"
import { reviews } from "#features/reviews/reviews.table.server.ts"
import { countTourReview } from "#features/tours/tours.server.ts"
import { countTransferReview } from "#features/transfers/transfers.server.ts"
import { type Pagination, pagination } from "#lib/api/pagination.ts"
import { clearCache } from "#server/catalogue/cache.server.ts"
import { audit } from "#server/database/audit-log.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { notFound } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import { reviewMessages } from "./messages.ts"
import type { ReviewChange } from "./moderation.schema.ts"

type Listing = { status?: ReviewStatus | undefined; page?: number | undefined; limit?: number | undefined }

/** Returns one page of reviews by status: pending ones oldest first, all others newest first. */
export async function listForModeration(listing: Listing): Promise<{ data: StaffReview[]; pagination: Pagination }> {
  const { status = "pending", page = 1, limit = 20 } = listing
  const condition = eq(reviews.status, status)
  const direction = status === "pending" ? asc : desc
  const order = [direction(reviews.createdAt), direction(reviews.id)]
  const rows = await findReviewRows(condition, { limit, offset: (page - 1) * limit }, order)
  const [counted] = await db.select({ total: count() }).from(reviews).where(condition)
  return { data: rows.map(presentForStaff), pagination: pagination(page, limit, counted?.total ?? 0) }
}

export async function findForStaff(id: string, database: Database = db): Promise<StaffReview> {
  const [row] = isUuid(id) ? await findReviewRows(eq(reviews.id, id), { limit: 1, offset: 0 }, [], database) : []
  if (!row) throw notFound("Review")
  return presentForStaff(row)
}

type Row = typeof reviews.$inferSelect

/**
 * Publishes, refuses or answers a review, and updates the rating of its product.
 * @throws notFound; conflict VERSION_CONFLICT if it has changed since it was read
 */
export function decideReview(id: string, { version, ...sent }: ReviewChange, user: User): Promise<StaffReview> {
  if (!isUuid(id)) throw notFound("Review")
  const decide = async (transaction: Database) => {
    const [row] = await transaction.select().from(reviews).where(eq(reviews.id, id)).for("update")
    if (!row) throw notFound("Review")
    await checkStaffVersion(
      { subject: `review:${id}`, statusNames: reviewMessages.status },
      row,
      version,
      sent,
      transaction,
    )
    const after = decided(row, sent)
    await transaction
      .update(reviews)
      .set({ ...after, version: row.version + 1, updatedAt: new Date() })
      .where(eq(reviews.id, id))
    await recount(row, after.status, transaction)
    const { status, reason, reply } = row
    const { publishedAt: _, ...shown } = after
    const before = { status, reason, reply }
    await audit({ actor: user._id, action: "update", subject: `review:${id}`, before, after: shown }, transaction)
    return findForStaff(id, transaction)
  }
  return transact(decide).finally(clearCache)
}

function decided(row: Row, sent: Omit<ReviewChange, "version">) {
  const status = sent.status ?? row.status
  return {
    status,
    reason: status === "refused" ? (sent.reason ?? row.reason) : "",
    reply: sent.reply === undefined ? row.reply : sent.reply,
    publishedAt: status === "published" ? (row.publishedAt ?? new Date()) : null,
  }
}

/** Counts a review in or out of the average of its product, after its status has changed. */
export async function recount(row: Row, status: ReviewStatus, transaction: Database): Promise<void> {
  const change = Number(status === "published") - Number(row.status === "published")
  if (change === 0) return
  const counted = { count: change, stars: change * row.rating }
  if (row.productType === "tour") await countTourReview(row.productId, counted, transaction)
  else await countTransferReview(row.productId, counted, transaction)
}
