import { asc, count, desc, eq } from "drizzle-orm"
import type { User } from "#domain/account/account.ts"
import { checkStaffVersion } from "#domain/catalogue/rows/last-change.server.ts"
import { countReviews } from "#domain/reviews/insert-reviews.server.ts"
import { photosForInsiders, type ShowPhotos, storedUrl } from "#domain/reviews/photo-access.server.ts"
import type { ReviewPhoto, ReviewStatus, StaffReview } from "#domain/reviews/review.ts"
import { presentForStaff } from "#domain/reviews/review-presenter.server.ts"
import { findReviewRows } from "#domain/reviews/reviews.server.ts"
import { reviews } from "#domain/reviews/reviews.table.server.ts"
import { type Pagination, pagination } from "#lib/api/pagination.ts"
import { UNDO_GRACE_SECONDS, UNDO_SECONDS } from "#lib/undo.ts"
import { audit, findLastAuditEntry } from "#server/database/audit-log.server.ts"
import { clearCache } from "#server/database/cache.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { conflict, notFound } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import { reviewMessages } from "./messages.ts"
import type { ReviewChange } from "./moderation.schema.ts"

type Row = typeof reviews.$inferSelect
type Listing = { status?: ReviewStatus | undefined; page?: number | undefined; limit?: number | undefined }

/** Returns one page of reviews by status: pending ones oldest first, all others newest first. */
export async function listForModeration(listing: Listing): Promise<{ data: StaffReview[]; pagination: Pagination }> {
  const { status = "pending", page = 1, limit = 20 } = listing
  const condition = eq(reviews.status, status)
  const direction = status === "pending" ? asc : desc
  const order = [direction(reviews.createdAt), direction(reviews.id)]
  const rows = await findReviewRows(condition, { limit, offset: (page - 1) * limit }, order)
  const [counted] = await db.select({ total: count() }).from(reviews).where(condition)
  const show = await photosForInsiders()
  return {
    data: rows.map((row) => presentForStaff(row, show)),
    pagination: pagination(page, limit, counted?.total ?? 0),
  }
}

/** Returns a review with the time until which its last decision can be undone. @throws notFound */
export async function findForStaff(id: string): Promise<StaffReview> {
  return findStaffReview(id, await photosForInsiders(), db)
}

async function findStaffReview(id: string, show: ShowPhotos, database: Database): Promise<StaffReview> {
  const [row] = isUuid(id) ? await findReviewRows(eq(reviews.id, id), { limit: 1, offset: 0 }, [], database) : []
  if (!row) throw notFound("Review")
  const undoable = await findUndoable(row.review, database)
  return { ...presentForStaff(row, show), undoUntil: undoable?.until.toISOString() ?? null }
}

type Decision = Pick<Row, "status" | "reason"> & { publishedAt: string | null }
type Undoable = { before: Decision; until: Date }

/** Returns the decision that led to the present status, unless it is too late to undo it. */
async function findUndoable({ id, status }: Row, database: Database): Promise<Undoable | undefined> {
  const last = await findLastAuditEntry(`review:${id}`, database)
  if (!last?.before || (last.after as { isUndone?: true } | null)?.isUndone) return undefined
  const before = last.before as Decision
  const until = new Date(last.at.getTime() + UNDO_SECONDS * 1000)
  const isOver = until.getTime() + UNDO_GRACE_SECONDS * 1000 < Date.now()
  return isOver || before.status === status ? undefined : { before, until }
}

/**
 * Undoes the last decision about a review. An answer that was saved with it stays, so that nothing typed is lost.
 * @throws notFound; conflict VERSION_CONFLICT, UNDO_TOO_LATE
 */
export async function undoReviewDecision(id: string, version: number | undefined, user: User): Promise<StaffReview> {
  const show = await photosForInsiders()
  const undo = async (transaction: Database) => {
    const row = await lockReview(id, version, {}, transaction)
    const undoable = await findUndoable(row, transaction)
    if (!undoable) throw conflict("UNDO_TOO_LATE", reviewMessages.undoTooLate)
    const { status, reason, publishedAt } = undoable.before
    const after = { status, reason, publishedAt: publishedAt ? new Date(publishedAt) : null }
    await store(row, after, { ...after, isUndone: true }, user, transaction)
    return findStaffReview(id, show, transaction)
  }
  return transact(undo).finally(clearCache)
}

/**
 * Publishes, refuses or answers a review, and updates the rating of its product.
 * @throws notFound; conflict VERSION_CONFLICT if it has changed since it was read
 */
export async function decideReview(id: string, { version, ...sent }: ReviewChange, user: User): Promise<StaffReview> {
  const show = await photosForInsiders()
  const decide = async (transaction: Database) => {
    const row = await lockReview(id, version, sent, transaction)
    const after = decided(row, sent)
    await store(row, after, after, user, transaction)
    return findStaffReview(id, show, transaction)
  }
  return transact(decide).finally(clearCache)
}

/** @throws notFound; conflict VERSION_CONFLICT */
async function lockReview(id: string, version: number | undefined, sent: object, transaction: Database): Promise<Row> {
  const [row] = isUuid(id) ? await transaction.select().from(reviews).where(eq(reviews.id, id)).for("update") : []
  if (!row) throw notFound("Review")
  const review = { subject: `review:${id}`, statusNames: reviewMessages.status }
  await checkStaffVersion(review, row, version, sent, transaction)
  return row
}

type Change = Pick<Row, "status" | "reason" | "publishedAt"> & Partial<Pick<Row, "reply" | "photos">>

async function store(row: Row, change: Change, after: object, user: User, transaction: Database): Promise<void> {
  const { id, status, reason, reply, photos, publishedAt } = row
  await transaction
    .update(reviews)
    .set({ ...change, version: row.version + 1, updatedAt: new Date() })
    .where(eq(reviews.id, id))
  await recount(row, change.status, transaction)
  const before = { status, reason, reply, publishedAt, ...(change.photos && { photos }) }
  await audit({ actor: user._id, action: "update", subject: `review:${id}`, before, after }, transaction)
}

function decided(row: Row, sent: Omit<ReviewChange, "version">) {
  const status = sent.status ?? row.status
  return {
    status,
    reason: status === "refused" ? (sent.reason ?? row.reason) : "",
    reply: sent.reply === undefined ? row.reply : sent.reply,
    publishedAt: status === "published" ? (row.publishedAt ?? new Date()) : null,
    ...(sent.photos && { photos: keepPhotos(row.photos, sent.photos.map(storedUrl)) }),
  }
}

const keepPhotos = (photos: ReviewPhoto[], kept: string[]) => photos.filter(({ url }) => kept.includes(url))

/** Counts a review in or out of the average of its product, after its status has changed. */
export async function recount(row: Row, status: ReviewStatus, transaction: Database): Promise<void> {
  const change = Number(status === "published") - Number(row.status === "published")
  if (change === 0) return
  await countReviews(row, { count: change, stars: change * row.rating }, transaction)
}
