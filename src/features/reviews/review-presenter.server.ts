import type { Booking } from "#features/bookings/booking.ts"
import { countryName } from "#i18n/country-name.ts"
import { inLanguage, type Language, type LocalizedContent } from "#i18n/localized.ts"
import type { ShowPhotos } from "./photo-access.server.ts"
import type { OwnReview, Review, ReviewTask, StaffReview } from "./review.ts"
import type { reviews } from "./reviews.table.server.ts"

type Row = typeof reviews.$inferSelect

export type ReviewRow = { review: Row; slug: string; title: LocalizedContent }

/** Leaves out the booking and reduces the travel date to a month, for privacy. */
export function presentReview({ review, slug, title }: ReviewRow): Review {
  const { rating, text, name, country, language, travelledAs, reply } = review
  return {
    _id: review.id,
    ...{ rating, text, name, country, language, travelledAs, reply },
    photos: presentPhotos(review, title),
    countryName: country === null ? null : countryName(country),
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
  const { status, reason, bookingId, consentedAt, publishedAt, version, createdAt, updatedAt } = review
  return {
    ...presentReview(row),
    photos: presentPhotos({ ...review, photos: show(review.photos, review.status) }, title),
    ...{ status, reason, booking: bookingId, version },
    consentedAt: consentedAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

function presentOwn(row: Row, of: LocalizedContent, show: ShowPhotos): OwnReview {
  const { rating, text, name, country, language, travelledAs, reply, status, reason, updatedAt } = row
  return {
    rating,
    text,
    name,
    country,
    language,
    travelledAs,
    reply,
    photos: presentPhotos({ ...row, photos: show(row.photos, status) }, of),
    status,
    reason,
    updatedAt: updatedAt.toISOString(),
  }
}

export function presentTask(booking: Booking, row: Row | undefined, show: ShowPhotos): ReviewTask {
  const { _id, travelDate, product, productType, customerInfo, language } = booking
  return {
    booking: {
      ...{ _id, travelDate },
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
