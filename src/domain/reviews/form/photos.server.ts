import { and, eq, sql } from "drizzle-orm"
import { messages } from "#domain/reviews/messages.ts"
import { hasPhotos, keyOfPhoto, PHOTOS, photosForInsiders } from "#domain/reviews/photo-access.server.ts"
import { MAX_PHOTOS, type ReviewPhoto, type ReviewTask } from "#domain/reviews/review.ts"
import { presentTask } from "#domain/reviews/review-presenter.server.ts"
import { reviews } from "#domain/reviews/reviews.table.server.ts"
import { storeGuestPicture } from "#domain/uploads/uploads.server.ts"
import { db } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { conflict, notFound } from "#server/errors.server.ts"
import { keysOlderThan, removeOriginal } from "#server/media/media.server.ts"
import { type Claim, travelledBooking } from "./review-writing.server.ts"

type SentFile = Parameters<typeof storeGuestPicture>[0]

/**
 * Returns the id of the booking whose review may have another photo.
 * @throws invalid; notFound without a review; conflict NOT_TRAVELLED, REVIEW_DECIDED, TOO_MANY_PHOTOS
 */
export async function requirePhotoRoom(claim: Claim): Promise<string> {
  return (await changePhotos(claim, (photos) => refuseMore(photos))).booking._id
}

/**
 * Adds a photo to the review of a booking until staff decide. It is public once they publish the review.
 * @throws as `requirePhotoRoom`
 */
export async function addPhoto(claim: Claim, file: SentFile): Promise<ReviewTask> {
  const photo = await storeGuestPicture(file, PHOTOS)
  return changePhotos(claim, (photos) => [...refuseMore(photos), photo])
}

function refuseMore(photos: ReviewPhoto[]): ReviewPhoto[] {
  if (photos.length >= MAX_PHOTOS) throw conflict("TOO_MANY_PHOTOS", messages.photosFull)
  return photos
}

/**
 * Removes a photo from the review of a booking. `sent` is its key, as its address has it.
 * @throws notFound; conflict NOT_TRAVELLED, REVIEW_DECIDED
 */
export async function removePhoto(claim: Claim, sent: string): Promise<ReviewTask> {
  const [key = ""] = sent.split(".")
  const task = await changePhotos(claim, (photos) => {
    const others = photos.filter((photo) => keyOfPhoto(photo.url) !== key)
    if (others.length === photos.length) throw notFound("Picture")
    return others
  })
  await removeOriginal(PHOTOS, key)
  return task
}

async function changePhotos(claim: Claim, change: (photos: ReviewPhoto[]) => ReviewPhoto[]): Promise<ReviewTask> {
  const booking = await travelledBooking(claim)
  const show = await photosForInsiders()
  return transact(async (transaction) => {
    const ofBooking = eq(reviews.bookingId, booking._id)
    const [row] = await transaction.select().from(reviews).where(ofBooking).for("update")
    if (!row) throw notFound("Review")
    if (row.status !== "pending") throw conflict("REVIEW_DECIDED", messages.decided)
    const photos = change(row.photos)
    if (photos === row.photos) return presentTask(booking, row, show)
    const set = { photos, version: row.version + 1, updatedAt: new Date() }
    const [changed] = await transaction.update(reviews).set(set).where(ofBooking).returning()
    return presentTask(booking, changed, show)
  })
}

/** Longer than an upload takes between its file and its row. */
const FORGOTTEN_AFTER_MS = 600_000

/** Takes photos off refused reviews, once that can't be undone any more, and removes the files of those without a review. */
export async function sweepPhotos(): Promise<void> {
  const isOld = sql`${reviews.updatedAt} < now() - ${FORGOTTEN_AFTER_MS / 1000} * interval '1 s'`
  const isRefused = and(eq(reviews.status, "refused"), hasPhotos, isOld)
  await db.update(reviews).set({ photos: [] }).where(isRefused)
  const keys = await keysOlderThan(PHOTOS, FORGOTTEN_AFTER_MS)
  if (keys.length === 0) return
  const rows = await db.select({ photos: reviews.photos }).from(reviews).where(hasPhotos)
  const known = new Set(rows.flatMap(({ photos }) => photos.map(({ url }) => keyOfPhoto(url))))
  for (const key of keys) if (!known.has(key)) await removeOriginal(PHOTOS, key)
}
