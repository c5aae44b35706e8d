import { Hono } from "hono"
import * as departureShapes from "#domain/departures/shapes.server.ts"
import { findDeparture } from "#domain/departures/staff/departure-list.server.ts"
import { userOf } from "#server/auth/authorize.server.ts"
import { readIdempotencyKey } from "#server/http/idempotency.server.ts"
import { body, query } from "#server/http/validation.server.ts"
import { limitByNetwork } from "#server/limits/rate-limits.server.ts"
import { all, describe, one } from "#server/openapi/describe.server.ts"
import { optionalHeader, withSpec } from "#server/openapi/route-spec.server.ts"
import { linkForm } from "#server/pages/no-js/link-form.server.ts"
import { dayQuery, listDayJobs } from "./day/day-jobs.server.ts"
import { previewCallOff } from "./decision/call-off-preview.server.ts"
import { callOffPreview, departureCancellation } from "./decision/decision.schema.ts"
import { cancelDeparture, guaranteeDeparture } from "./decision/decisions.server.ts"
import { findGuideManifest, findManifest, findOwnManifest, listGuideDepartures } from "./manifest/manifest.server.ts"
import { guestMessage } from "./message/message.schema.ts"
import { previewMessage, sendMessage } from "./message/message-guests.server.ts"
import { messages } from "./messages.ts"
import { listRideManifests, ridesQuery } from "./rides/ride-manifests.server.ts"
import * as shapes from "./shapes.server.ts"

/** What staff do about the guests of departures and of a day, below `/departures`. */
export const boardingRoutes = new Hono()
  .get(
    "/rides",
    describe({
      summary: "List the passengers of a day's timed transfers",
      more: "Each departure of a timetable with its bookings, there and back. Without `date` it is today in Hanoi.",
      answer: all(shapes.rideManifest),
    }),
    query(ridesQuery, messages),
    async (c) => c.json({ success: true, data: await listRideManifests(c.req.valid("query")) }),
  )
  .get(
    "/day",
    describe({
      summary: "List the jobs of a day",
      more: "Departures, private and any-day trips, private cars, rides of timetables and extras, with their guests. Without `date` it is today in Hanoi.",
      answer: all(shapes.dayJob),
    }),
    query(dayQuery, messages),
    async (c) => c.json({ success: true, data: await listDayJobs(c.req.valid("query")) }),
  )
  .get(
    "/:id/manifest",
    describe({
      summary: "List the passengers of a departure in order of pick-up",
      more: "Cancelled bookings are left out. Guests who did not come are listed, but not counted.",
      answer: one(shapes.manifest),
      errors: ["NOT_FOUND"],
    }),
    async (c) => c.json({ success: true, data: await findManifest(c.req.param("id")) }),
  )
  .get(
    "/:id/call-off",
    describe({
      summary: "Preview what cancelling a departure means for each guest",
      more: "Returns the mail that each would get and other dates of the tour. `en` and `vi` are the reason. Sends nothing.",
      answer: all(shapes.affectedBooking),
      errors: ["NOT_FOUND"],
    }),
    query(callOffPreview, messages),
    async (c) => {
      const { en = "", vi = "" } = c.req.valid("query")
      const { _id } = await findDeparture(c.req.param("id"))
      return c.json({ success: true, data: await previewCallOff(_id, { en: en || vi, vi: vi || en }) })
    },
  )
  .post(
    "/:id/message/preview",
    describe({
      summary: "Preview a message to all guests of a departure",
      more: "Returns each guest with the mail that they would get in their language. Sends nothing.",
      answer: all(shapes.messagedBooking),
      errors: ["NOT_FOUND"],
    }),
    body(guestMessage, messages),
    async (c) => {
      const { _id } = await findDeparture(c.req.param("id"))
      return c.json({ success: true, data: await previewMessage(_id, c.req.valid("json")) })
    },
  )
  .post(
    "/:id/message",
    describe({
      summary: "Send a message to all guests of a departure",
      more: "Each in their language, by mail. Guests without an address are counted (`toRing`). The history of each booking keeps it.",
      answer: one(shapes.messageSent),
      status: 201,
      idempotent: true,
      errors: ["NOT_FOUND"],
    }),
    body(guestMessage, messages),
    async (c) => {
      const key = readIdempotencyKey(c.req.header("idempotency-key"))
      const data = await sendMessage(c.req.param("id"), c.req.valid("json"), userOf(c), key)
      return c.json({ success: true, data }, 201)
    },
  )
  .post(
    "/:id/guarantee",
    describe({
      summary: "Guarantee a departure, even below its minimum",
      answer: one(departureShapes.staffDeparture),
      errors: ["NOT_FOUND", "CALLED_OFF"],
    }),
    async (c) => c.json({ success: true, data: await guaranteeDeparture(c.req.param("id"), userOf(c)) }),
  )
  .post(
    "/:id/call-off",
    describe({
      summary: "Cancel a departure and notify its guests",
      answer: one(departureShapes.staffDeparture),
      errors: ["NOT_FOUND"],
    }),
    body(departureCancellation, messages),
    async (c) => {
      const { reason = "", reasons: { en = reason, vi = reason } = {} } = c.req.valid("json")
      // A reason in the other language is better than none.
      const inBoth = { en: en || vi, vi: vi || en }
      return c.json({ success: true, data: await cancelDeparture(c.req.param("id"), inBoth, userOf(c)) })
    },
  )

const TOKEN_HEADER = "X-Manifest-Token"

/** Opens a pasted link without JavaScript. */
export const manifestPost = linkForm("/manifest", TOKEN_HEADER)

const limited = withSpec(limitByNetwork("changes/links"), {
  parameters: [optionalHeader(TOKEN_HEADER, "The `token` of a guide's link.")],
  "x-errors": ["TOO_MANY_REQUESTS"],
})

/** Open to anyone with a guide's link. The token is sent in a header, because URLs are logged. */
export const guideManifestRoutes = new Hono().get(
  "/",
  describe({
    summary: "Get the manifest of a guide link",
    more: "Without prices, email addresses and internal notes.",
    answer: one(shapes.guideManifest),
    errors: ["NOT_FOUND"],
  }),
  limited,
  async (c) => {
    c.header("x-robots-tag", "noindex, nofollow")
    return c.json({ success: true, data: await findGuideManifest(c.req.header(TOKEN_HEADER) ?? "") })
  },
)

/** What colleagues see of the departures that they lead themselves. */
export const ownDepartureRoutes = new Hono()
  .get(
    "/departures",
    describe({
      summary: "List the departures that the signed-in guide leads",
      more: "From today on, by date, without their guests.",
      answer: all(shapes.guideDeparture),
    }),
    async (c) => c.json({ success: true, data: await listGuideDepartures(userOf(c)) }),
  )
  .get(
    "/departures/:id/manifest",
    describe({
      summary: "Get the manifest of a departure that the signed-in guide leads today",
      more: "Without prices, email addresses and internal notes. On other days it is not found.",
      answer: one(shapes.guideManifest),
      errors: ["NOT_FOUND"],
    }),
    async (c) => c.json({ success: true, data: await findOwnManifest(userOf(c), c.req.param("id")) }),
  )
