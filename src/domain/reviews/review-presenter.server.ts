import type { Booking } from "#domain/bookings/booking.ts"
import { timesOf } from "#domain/catalogue/rows/catalogue-columns.server.ts"
import { countryName } from "#i18n/country-name.ts"
import { inLanguage, type Language, type LocalizedContent } from "#i18n/localized.ts"
import { pick } from "#lib/data/pick.ts"
import type { ShowPhotos } from "./photo-access.server.ts"
import type { OwnReview, Review, ReviewTask, StaffReview } from "./review.ts"
import type { reviews } from "./reviews.table.server.ts"

type Row = typeof reviews.$inferSelect

const WRITTEN = ["rating", "text", "name", "country", "language", "travelledAs", "reply"] as const

export type ReviewRow = { review: Row; slug: string; title: LocalizedContent }

/** Leaves out the booking and reduces the travel date to a month, for privacy. */
export function presentReview({ review, slug, title }: ReviewRow): Review {
  return {
    _id: review.id,
    ...pick(review, ...WRITTEN),
    photos: presentPhotos(review, title),
    countryName: review.country === null ? null : countryName(review.country),
    travelMonth: review.travelDate.slice(0, 7),
    publishedAt: (review.publishedAt ?? review.updatedAt).toISOString(),
    product: { type: review.productType, slug, title },
  }
}

function presentPhotos({ photos, name }: Row, of: LocalizedContent): Review["photos"] {
  const alt = {
    en: `Photo by ${name}, ${inLanguage(of, "en")}`,
    vi: `Ảnh của ${name}, ${inLanguage(of, "vi")}`,
  }
  return photos.map((photo) => ({ ...photo, alt }))
}

export function presentForStaff(row: ReviewRow, show: ShowPhotos): StaffReview {
  const { review, title } = row
  return {
    ...presentReview(row),
    photos: presentPhotos({ ...review, photos: show(review.photos, review.status) }, title),
    ...pick(review, "status", "reason", "version"),
    booking: review.bookingId,
    consentedAt: review.consentedAt.toISOString(),
    publishedAt: review.publishedAt?.toISOString() ?? null,
    ...timesOf(review),
  }
}

function presentOwn(row: Row, of: LocalizedContent, show: ShowPhotos): OwnReview {
  return {
    ...pick(row, ...WRITTEN, "status", "reason"),
    photos: presentPhotos({ ...row, photos: show(row.photos, row.status) }, of),
    updatedAt: row.updatedAt.toISOString(),
  }
}

export function presentTask(booking: Booking, row: Row | undefined, show: ShowPhotos): ReviewTask {
  const { _id, travelDate, product, productType, customerInfo, language } = booking
  return {
    booking: {
      _id,
      travelDate,
      product: {
        type: productType === "transfer" ? "transfer" : "tour",
        slug: product.slug,
        title: product.name,
      },
    },
    suggestedName: displayName(customerInfo.name, language),
    review: row ? presentOwn(row, product.name, show) : null,
  }
}

/** Family names of about 90% of Vietnamese people. */
const FAMILIES = new Set(
  "Nguyễn Trần Lê Phạm Hoàng Huỳnh Phan Vũ Võ Đặng Bùi Đỗ Hồ Ngô Dương Lý Đinh Trịnh Mai Đào".split(" "),
)

/** Shortens a name to 'Emma J.'. Vietnamese names start with the family name, so Trần Văn Minh becomes 'Minh T.'. */
export function displayName(name: string, language: Language): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const isFamilyFirst = language === "vi" || FAMILIES.has(words[0] ?? "")
  const [given, family] = isFamilyFirst ? [words.at(-1), words[0]] : [words[0], words.at(-1)]
  if (!given || !family || words.length === 1) return given ?? ""
  return `${given} ${[...family][0]?.toUpperCase()}.`
}
