import { Hono } from "hono"
import * as z from "zod"
import { viewerOf } from "#features/bookings/bookings.server.ts"
import { knowUser, requireStaff } from "#server/auth.server.ts"
import { notStored } from "#server/headers.server.ts"
import { limitByNetwork } from "#server/limits.server.ts"
import { body, query } from "#server/requests.server.ts"
import { messages } from "./messages.ts"
import { REVIEW_STATUSES } from "./review.ts"
import { reviewChange } from "./review-change.schema.ts"
import { decideReview, findForDesk, listForDesk } from "./review-desk.server.ts"
import { reviewEntry } from "./review-entry.schema.ts"
import { findReviewTask, writeReview } from "./review-writing.server.ts"
import { listLatestReviews, listReviews } from "./reviews.server.ts"

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
  .get("/", query(listQuery, messages), async (c) =>
    c.json({ success: true, ...(await listReviews(c.req.valid("query"))) }),
  )
  .get("/latest", query(z.object({ limit: limit(12) })), async (c) =>
    c.json({ success: true, data: await listLatestReviews(c.req.valid("query").limit) }),
  )
  .get("/own", notStored, knowUser, own, async (c) => {
    const claim = { ...c.req.valid("query"), viewer: viewerOf(c) }
    return c.json({ success: true, data: await findReviewTask(claim) })
  })
  .put(
    "/own",
    notStored,
    limitByNetwork("bookingChangesByNetwork"),
    knowUser,
    own,
    body(reviewEntry, messages),
    async (c) => {
      const claim = { ...c.req.valid("query"), viewer: viewerOf(c) }
      return c.json({ success: true, data: await writeReview(claim, c.req.valid("json")) })
    },
  )
  .get("/desk", notStored, requireStaff, query(deskQuery), async (c) =>
    c.json({ success: true, ...(await listForDesk(c.req.valid("query"))) }),
  )
  .get("/desk/:id", notStored, requireStaff, async (c) =>
    c.json({ success: true, data: await findForDesk(c.req.param("id")) }),
  )
  .put("/desk/:id", notStored, requireStaff, body(reviewChange, messages), async (c) =>
    c.json({ success: true, data: await decideReview(c.req.param("id"), c.req.valid("json"), c.var.user) }),
  )
