import { and, eq, sql } from "drizzle-orm"
import { cached } from "#server/database/cache.server.ts"
import { db } from "#server/database/database.server.ts"
import { isSealed, sealer } from "#server/database/site-secret.server.ts"
import type { FindPicture } from "#server/media/media.server.ts"
import type { ReviewPhoto, ReviewStatus } from "./review.ts"
import { reviews } from "./reviews.table.server.ts"

/** The collection of `/media` with the photos of guests. */
export const PHOTOS = "guests"
export const hasPhotos = sql`${reviews.photos} <> '[]'`

const ADDRESS = new RegExp(`^/media/${PHOTOS}/([^/.]+)(?:\\.[^/]*)?/`)

/** Returns the key of a guest's photo. Undefined for pictures of other collections, such as the demo's posters. */
export const keyOfPhoto = (url: string): string | undefined => ADDRESS.exec(url)?.[1]

/** Returns the address of a photo as its review has it, without what opens it before it is published. */
export const storedUrl = (url: string): string => url.replace(ADDRESS, `/media/${PHOTOS}/$1/`)

const KIND = "photo"
const HOUR_MS = 3_600_000

export type ShowPhotos = (photos: ReviewPhoto[], status: ReviewStatus) => ReviewPhoto[]

/**
 * Returns how photos are shown to their guest and to staff, who see them before they are published. Pictures of a page
 * send no token, so an address opens an unpublished photo for one to two hours: `/media/guests/KEY.EXPIRES.SIGNATURE/…`.
 */
export async function photosForInsiders(): Promise<ShowPhotos> {
  const seal = await sealer(KIND)
  // The same address for an hour, so that a screen that is refreshed loads no picture again.
  const expires = (Math.floor(Date.now() / HOUR_MS) + 2) * HOUR_MS
  const opened = (photo: ReviewPhoto) => {
    const key = keyOfPhoto(photo.url)
    return key ? { ...photo, url: photo.url.replace(key, `${key}.${seal(key, expires)}`) } : photo
  }
  return (photos, status) => (status === "published" ? photos : photos.map(opened))
}

/** Finds a guest's photo while a review has it. Before it is published, only an address with a seal opens it. */
export const findPhoto: FindPicture = async (sent) => {
  const [, key = "", seal] = /^([^.]*)(?:\.(.*))?$/.exec(sent) ?? []
  if (seal !== undefined) {
    const isOpen = (await isSealed(seal, KIND, key)) && (await hasReview(key))
    return isOpen ? { key, cacheControl: "private, max-age=3600" } : undefined
  }
  return (await publishedKeys()).has(key) ? { key, cacheControl: "public, max-age=3600" } : undefined
}

/** Asks the database, so that a new photo opens and an erased one doesn't, at once. Seals keep others from asking. */
async function hasReview(key: string): Promise<boolean> {
  const isOfReview = sql`position(${`/${PHOTOS}/${key}/`} in ${reviews.photos}::text) > 0`
  return (await db.$count(reviews, and(hasPhotos, isOfReview))) > 0
}

const publishedKeys = (): Promise<Set<string | undefined>> =>
  cached("keys of published photos", async () => {
    const isPublished = and(eq(reviews.status, "published"), hasPhotos)
    const rows = await db.select({ photos: reviews.photos }).from(reviews).where(isPublished)
    return new Set(rows.flatMap(({ photos }) => photos.map(({ url }) => keyOfPhoto(url))))
  })
