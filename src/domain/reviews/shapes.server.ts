import * as z from "zod"
import { image, reviewSummary } from "#domain/catalogue/shapes.server.ts"
import { file } from "#domain/uploads/shapes.server.ts"
import { pageOf } from "#server/openapi/describe.server.ts"
import { calendarDate, id, instant, language, localized, natural, version } from "#server/openapi/shapes.server.ts"
import { REVIEW_STATUSES, REVIEWED_TYPES, TRAVELLED_AS } from "./review.ts"

const stars = z.int().min(1).max(5)
const product = z.strictObject({ type: z.enum(REVIEWED_TYPES), slug: z.string(), title: localized })
const status = z.enum(REVIEW_STATUSES)
const photo = image.extend({
  url: z
    .string()
    .regex(/^\/media\/[a-z0-9-]{1,80}\/[\w.-]{1,160}\/16x9-1440\.webp$/)
    .describe("Ends after one to two hours as long as the review isn't published"),
})
const written = {
  rating: stars,
  text: z.string(),
  name: z.string().describe("The author's name as shown with the review"),
  country: z.string().nullable(),
  language: language.describe("The language it was written in"),
  travelledAs: z.enum(TRAVELLED_AS).nullable().describe("With whom the author travelled"),
  reply: localized.nullable().describe("The company's answer"),
  photos: z.array(photo).describe("At most two"),
}
const shown = {
  _id: id,
  ...written,
  countryName: localized.nullable(),
  travelMonth: z.string().regex(/^\d{4}-\d{2}$/),
  publishedAt: instant,
  product,
}

export const review = z.strictObject(shown).meta({ id: "Review" })

export const reviewTask = z
  .strictObject({
    booking: z.strictObject({ _id: id, travelDate: calendarDate, product }),
    suggestedName: z.string(),
    review: z
      .strictObject({ ...written, status, reason: z.string().describe("Why it was refused"), updatedAt: instant })
      .nullable(),
  })
  .meta({ id: "ReviewTask" })

export const staffReview = z
  .strictObject({
    ...shown,
    status,
    reason: z.string(),
    booking: id,
    consentedAt: instant,
    publishedAt: instant.nullable(),
    version,
    createdAt: instant,
    updatedAt: instant,
    /** Deadline for undoing the last decision. Only on a single review. */
    undoUntil: instant.nullish(),
  })
  .meta({ id: "StaffReview" })

export const photoForm = z.strictObject({ image: file })

const byValue = z.record(z.string(), natural)
export const reviewCounts = z
  .strictObject({ stars: byValue, languages: byValue, travelledAs: byValue, months: byValue.describe("From 1 to 12") })
  .meta({ id: "ReviewCounts", description: "How many reviews have each value, whatever the filters are." })

export const reviewList = pageOf(review).extend({ summary: reviewSummary.nullable(), counts: reviewCounts })
