import { Hono } from "hono"
import { createMiddleware } from "hono/factory"
import * as z from "zod"
import { viewerFrom } from "#domain/bookings/guest-tokens.server.ts"
import { pageFields } from "#domain/catalogue/rows/list-schema.server.ts"
import { oneGuestFile, readFile } from "#domain/uploads/multipart.server.ts"
import { LANGUAGES } from "#i18n/localized.ts"
import { loadUser, userOf } from "#server/auth/authorize.server.ts"
import { body, optionalBody, query } from "#server/http/validation.server.ts"
import { limitByNetwork } from "#server/limits/rate-limits.server.ts"
import { all, describe, one, pageOf } from "#server/openapi/describe.server.ts"
import { addPhoto, removePhoto, requirePhotoRoom } from "./form/photos.server.ts"
import { reviewEntry } from "./form/review-entry.schema.ts"
import { type Claim, findReviewTask, writeReview } from "./form/review-writing.server.ts"
import { messages } from "./messages.ts"
import { REVIEW_STATUSES, TRAVELLED_AS } from "./review.ts"
import { listLatestReviews, listReviews } from "./reviews.server.ts"
import * as shapes from "./shapes.server.ts"
import { reviewChange, versionOnly } from "./staff/moderation.schema.ts"
import { decideReview, findForStaff, listForModeration, undoReviewDecision } from "./staff/moderation.server.ts"

const listQuery = z
  .object({
    tour: z.uuid().optional(),
    transfer: z.uuid().optional(),
    language: z.enum(["en", "vi"]).optional(),
    travelledAs: z.enum(TRAVELLED_AS).optional(),
    month: z.coerce.number().int().min(1).max(12).optional(),
    ...pageFields(50),
  })
  .refine(({ tour, transfer }) => (tour === undefined) !== (transfer === undefined), {
    error: "oneSubject",
    path: ["tour"],
  })
const ownQuery = z
  .object({ token: z.string().max(100).optional(), booking: z.string().max(100).optional() })
  .refine(({ token, booking }) => (token === undefined) !== (booking === undefined), {
    error: "oneProof",
    path: ["token"],
  })
const moderationQuery = z.object({ status: z.enum(REVIEW_STATUSES).optional(), ...pageFields(50) })
const own = query(ownQuery, messages)
/** What entitles the caller to a review: a link's token, or a booking that they may open. After `loadUser` and `own`. */
const claimed = createMiddleware<{ Variables: { claim: Claim } }>(async (c, next) => {
  c.set("claim", { ...(c.req.valid("query" as never) as z.infer<typeof ownQuery>), viewer: viewerFrom(c) })
  await next()
})

/** Refuses made-up claims and full reviews before a limit counts them and the body is read. After `claimed`. */
const mayAddPhoto = createMiddleware<{ Variables: { claim: Claim; bookingId: string } }>(async (c, next) => {
  c.set("bookingId", await requirePhotoRoom(c.var.claim))
  await next()
})

/** What staff read and decide. */
const moderationRoutes = new Hono()
  .get(
    "/",
    describe({ summary: "List reviews by status, `pending` by default", answer: pageOf(shapes.staffReview) }),
    query(moderationQuery),
    async (c) => c.json({ success: true, ...(await listForModeration(c.req.valid("query"))) }),
  )
  .get(
    "/:id",
    describe({ summary: "Get a review", answer: one(shapes.staffReview), errors: ["NOT_FOUND"] }),
    async (c) => c.json({ success: true, data: await findForStaff(c.req.param("id")) }),
  )
  .put(
    "/:id",
    describe({
      summary: "Publish, refuse or answer a review",
      more: "To refuse, give a `reason`, which the author sees. A `reply` needs both languages; null removes it. `photos` are the addresses of those that stay.",
      answer: one(shapes.staffReview),
      errors: ["NOT_FOUND", "VERSION_CONFLICT"],
    }),
    body(reviewChange, messages),
    async (c) => c.json({ success: true, data: await decideReview(c.req.param("id"), c.req.valid("json"), userOf(c)) }),
  )
  .post(
    "/:id/undo",
    describe({
      summary: "Undo the last decision about a review",
      more: "Possible for some seconds: see `undoUntil` of the review. An answer that was saved with it stays.",
      answer: one(shapes.staffReview),
      errors: ["NOT_FOUND", "UNDO_TOO_LATE", "VERSION_CONFLICT"],
    }),
    optionalBody(versionOnly, messages),
    async (c) =>
      c.json({
        success: true,
        data: await undoReviewDecision(c.req.param("id"), c.req.valid("json").version, userOf(c)),
      }),
  )

export const reviewRoutes = new Hono()
  .get(
    "/",
    describe({
      summary: "List published reviews of a tour or transfer, newest first",
      more: "`month` is the month of travel.",
      answer: shapes.reviewList,
      errors: ["NOT_FOUND"],
    }),
    query(listQuery, messages),
    async (c) => c.json({ success: true, ...(await listReviews(c.req.valid("query"))) }),
  )
  .get(
    "/latest",
    describe({
      summary: "List the newest reviews of quotable length",
      more: "With `language`, those in it come first.",
      answer: all(shapes.review),
    }),
    query(z.object({ limit: pageFields(12).limit, language: z.enum(LANGUAGES).optional() })),
    async (c) => {
      const { limit, language } = c.req.valid("query")
      return c.json({ success: true, data: await listLatestReviews(limit, language) })
    },
  )
  .get(
    "/own",
    describe({
      summary: "Get the booking to review, and the review if there is one",
      more: "Pass the `token` of a mailed link, or a `booking` that the caller may open.",
      answer: one(shapes.reviewTask),
      errors: ["NOT_FOUND", "NOT_TRAVELLED"],
      guest: true,
    }),
    loadUser,
    own,
    claimed,
    async (c) => c.json({ success: true, data: await findReviewTask(c.var.claim) }),
  )
  .put(
    "/own",
    describe({
      summary: "Write or change a review",
      more: "One review per booking, after the trip. It can be changed until staff decide, and is public only once staff publish it.",
      answer: one(shapes.reviewTask),
      errors: ["NOT_FOUND", "NOT_TRAVELLED", "REVIEW_DECIDED"],
      guest: true,
      example: {
        rating: 5,
        text: "Our guide knew every lane of the old town, and waited while we tried on áo dài.",
        name: "Emma J.",
        country: "GB",
        travelledAs: "couple",
        language: "en",
        consent: true,
      },
    }),
    limitByNetwork("changes"),
    loadUser,
    own,
    claimed,
    body(reviewEntry, messages),
    async (c) => c.json({ success: true, data: await writeReview(c.var.claim, c.req.valid("json")) }),
  )
  .post(
    "/own/photos",
    describe({
      summary: "Add a photo to a review",
      more: "At most two, until staff decide. A photo is kept as WebP without anything that the file says of itself, and is public once the review is.",
      form: shapes.photoForm,
      answer: one(shapes.reviewTask),
      status: 201,
      errors: ["NOT_FOUND", "NOT_TRAVELLED", "REVIEW_DECIDED", "TOO_MANY_PHOTOS", "TOO_MANY_REQUESTS"],
      guest: true,
    }),
    loadUser,
    own,
    claimed,
    mayAddPhoto,
    limitByNetwork("photos"),
    oneGuestFile((c) => c.var.bookingId),
    async (c) => {
      const { file } = await readFile(c)
      return c.json({ success: true, data: await addPhoto(c.var.claim, file) }, 201)
    },
  )
  .delete(
    "/own/photos/:key",
    describe({
      summary: "Remove a photo from a review",
      answer: one(shapes.reviewTask),
      errors: ["NOT_FOUND", "NOT_TRAVELLED", "REVIEW_DECIDED"],
      path: { key: z.string().describe("The third part of the photo's `url`") },
      guest: true,
    }),
    limitByNetwork("changes"),
    loadUser,
    own,
    claimed,
    async (c) => c.json({ success: true, data: await removePhoto(c.var.claim, c.req.param("key")) }),
  )
  .route("/moderation", moderationRoutes)
