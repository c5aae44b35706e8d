import * as z from "zod"
import { all, group, one, pageOf } from "#server/openapi/describe.server.ts"
import {
  calendarDate,
  id,
  instant,
  language,
  localized,
  reviewSummary,
  shapeOf,
  version,
} from "#server/openapi/shapes.server.ts"
import { type DeskReview, REVIEW_STATUSES, REVIEWED_TYPES, type Review, type ReviewTask } from "./review.ts"

const stars = z.int().min(1).max(5)
const product = z.strictObject({ type: z.enum(REVIEWED_TYPES), slug: z.string(), title: localized })
const status = z.enum(REVIEW_STATUSES)
const written = {
  rating: stars,
  text: z.string(),
  name: z.string().describe("As its writer wants it shown"),
  country: z.string().nullable(),
  language: language.describe("The one it was written in"),
  reply: localized.nullable().describe("The company's answer"),
}
const shown = {
  _id: id,
  ...written,
  travelMonth: z.string().regex(/^\d{4}-\d{2}$/),
  publishedAt: instant,
  product,
}

const review = shapeOf<Review>()(z.strictObject(shown).meta({ id: "Review" }))

const reviewTask = shapeOf<ReviewTask>()(
  z
    .strictObject({
      booking: z.strictObject({ _id: id, travelDate: calendarDate, product }),
      suggestedName: z.string(),
      review: z
        .strictObject({ ...written, status, reason: z.string().describe("Why it was refused"), updatedAt: instant })
        .nullable(),
    })
    .meta({ id: "ReviewTask" }),
)

const deskReview = shapeOf<DeskReview>()(
  z
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
    })
    .meta({ id: "DeskReview" }),
)

/** What the API says of reviews. */
export const reviewDescriptions = group("Reviews", {
  "GET /reviews": {
    summary: "Published reviews of a tour or transfer, the newest first",
    answer: pageOf(review).extend({ summary: reviewSummary.nullable() }),
    errors: ["NOT_FOUND"],
  },
  "GET /reviews/latest": { summary: "The newest reviews that are of a length to be quoted", answer: all(review) },
  "GET /reviews/own": {
    summary: "What there is to review, and what was written already",
    more: "By the `token` of a mailed link, or by a `booking` that is shown to who asks.",
    answer: one(reviewTask),
    errors: ["NOT_FOUND", "NOT_TRAVELLED"],
    guest: true,
  },
  "PUT /reviews/own": {
    summary: "Write a review, or write it anew until staff have decided about it",
    more: "One a booking, after the journey. Nothing is shown before staff publish it.",
    answer: one(reviewTask),
    errors: ["NOT_FOUND", "NOT_TRAVELLED", "REVIEW_DECIDED"],
    guest: true,
    example: {
      rating: 5,
      text: "Our guide knew every lane of the old town, and waited while we tried on áo dài.",
      name: "Emma J.",
      country: "GB",
      language: "en",
      consent: true,
    },
  },
  "GET /reviews/desk": { summary: "Reviews in a state: those that wait unless told", answer: pageOf(deskReview) },
  "GET /reviews/desk/:id": { summary: "One review", answer: one(deskReview), errors: ["NOT_FOUND"] },
  "PUT /reviews/desk/:id": {
    summary: "Publish, refuse or answer a review",
    more: "Who refuses gives a `reason`, which the writer sees. A `reply` is in both languages; null takes it back.",
    answer: one(deskReview),
    errors: ["NOT_FOUND", "VERSION_CONFLICT"],
  },
})
