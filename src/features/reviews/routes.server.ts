import { Hono } from "hono"
import { describeRoute } from "hono-openapi"
import * as z from "zod"
import { viewerFrom } from "#features/bookings/bookings.server.ts"
import { knowUser, requireStaff } from "#server/auth/authorize.server.ts"
import { notStored } from "#server/http/security-headers.server.ts"
import { body, query } from "#server/http/validation.server.ts"
import { limitByNetwork } from "#server/limits/rate-limits.server.ts"
import { all, describe, one, pageOf } from "#server/openapi/describe.server.ts"
import { reviewEntry } from "./form/review-entry.schema.ts"
import { findReviewTask, writeReview } from "./form/review-writing.server.ts"
import { messages } from "./messages.ts"
import { REVIEW_STATUSES } from "./review.ts"
import { listLatestReviews, listReviews } from "./reviews.server.ts"
import * as shapes from "./shapes.server.ts"
import { reviewChange } from "./staff/moderation.schema.ts"
import { decideReview, findForStaff, listForDesk } from "./staff/moderation.server.ts"

const page = z.coerce.number().int().min(1).max(100_000).optional()
const limit = (max: number) => z.coerce.number().int().min(1).max(max).optional()
const listQuery = z
  .object({ tour: z.uuid().optional(), transfer: z.uuid().optional(), page, limit: limit(50) })
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
const deskQuery = z.object({ status: z.enum(REVIEW_STATUSES).optional(), page, limit: limit(50) })
const own = query(ownQuery, messages)

export const reviewRoutes = new Hono()
  .use(describeRoute({ tags: ["Reviews"] }))
  .get(
    "/",
    describe({
      summary: "Published reviews of a tour or transfer, the newest first",
      answer: shapes.reviewList,
      errors: ["NOT_FOUND"],
    }),
    query(listQuery, messages),
    async (c) => c.json({ success: true, ...(await listReviews(c.req.valid("query"))) }),
  )
  .get(
    "/latest",
    describe({ summary: "The newest reviews that are of a length to be quoted", answer: all(shapes.review) }),
    query(z.object({ limit: limit(12) })),
    async (c) => c.json({ success: true, data: await listLatestReviews(c.req.valid("query").limit) }),
  )
  .get(
    "/own",
    describe({
      summary: "What there is to review, and what was written already",
      more: "By the `token` of a mailed link, or by a `booking` that is shown to who asks.",
      answer: one(shapes.reviewTask),
      errors: ["NOT_FOUND", "NOT_TRAVELLED"],
      guest: true,
    }),
    notStored,
    knowUser,
    own,
    async (c) => {
      const claim = { ...c.req.valid("query"), viewer: viewerFrom(c) }
      return c.json({ success: true, data: await findReviewTask(claim) })
    },
  )
  .put(
    "/own",
    describe({
      summary: "Write a review, or write it anew until staff have decided about it",
      more: "One a booking, after the journey. Nothing is shown before staff publish it.",
      answer: one(shapes.reviewTask),
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
    }),
    notStored,
    limitByNetwork("bookingChangesByNetwork"),
    knowUser,
    own,
    body(reviewEntry, messages),
    async (c) => {
      const claim = { ...c.req.valid("query"), viewer: viewerFrom(c) }
      return c.json({ success: true, data: await writeReview(claim, c.req.valid("json")) })
    },
  )
  .get(
    "/desk",
    describe({ summary: "Reviews in a state: those that wait unless told", answer: pageOf(shapes.deskReview) }),
    notStored,
    requireStaff,
    query(deskQuery),
    async (c) => c.json({ success: true, ...(await listForDesk(c.req.valid("query"))) }),
  )
  .get(
    "/desk/:id",
    describe({ summary: "One review", answer: one(shapes.deskReview), errors: ["NOT_FOUND"] }),
    notStored,
    requireStaff,
    async (c) => c.json({ success: true, data: await findForStaff(c.req.param("id")) }),
  )
  .put(
    "/desk/:id",
    describe({
      summary: "Publish, refuse or answer a review",
      more: "Who refuses gives a `reason`, which the writer sees. A `reply` is in both languages; null takes it back.",
      answer: one(shapes.deskReview),
      errors: ["NOT_FOUND", "VERSION_CONFLICT"],
    }),
    notStored,
    requireStaff,
    body(reviewChange, messages),
    async (c) =>
      c.json({ success: true, data: await decideReview(c.req.param("id"), c.req.valid("json"), c.var.user) }),
  )
