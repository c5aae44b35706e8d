import { Hono } from "hono"
import { previewCallOff } from "#domain/bookings/departures/call-off-preview.server.ts"
import { previewMessage } from "#domain/bookings/departures/message-guests.server.ts"
import { messages } from "#domain/departures/messages.ts"
import * as shapes from "#domain/departures/shapes.server.ts"
import { requireStaff } from "#server/auth/authorize.server.ts"
import { readIdempotencyKey } from "#server/http/idempotency.server.ts"
import { noStore } from "#server/http/security-headers.server.ts"
import { body, query } from "#server/http/validation.server.ts"
import { limitByNetwork } from "#server/limits/rate-limits.server.ts"
import { all, describe, one, success } from "#server/openapi/describe.server.ts"
import { optionalHeader, withSpec } from "#server/openapi/route-spec.server.ts"
import { id } from "#server/openapi/shapes.server.ts"
import { linkForm } from "#server/pages/no-js/link-form.server.ts"
import { callOffPreview, departureMove, guestMessage } from "./departure-entry.schema.ts"
import { findDeparture } from "./departure-list.server.ts"
import { createGuideLink, listGuideLinks, revokeGuideLink } from "./guide-links.server.ts"
import { findGuideManifest, findManifest } from "./manifest.server.ts"
import { sendMessage } from "./message/message.server.ts"
import { moveDeparture } from "./move-departure.server.ts"

/** One departure: its manifest, the links for its guide, and what calling it off or moving it means. */
export const oneDepartureRoutes = new Hono()
  .use(requireStaff)
  .get(
    "/:id",
    describe({ summary: "Get a departure", answer: one(shapes.staffDeparture), errors: ["NOT_FOUND"] }),
    async (c) => c.json({ success: true, data: await findDeparture(c.req.param("id")) }),
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
  .post(
    "/:id/move",
    describe({
      summary: "Move a departure without bookings to another day",
      more: "Guests have agreed to a date: with bookings it answers `IN_USE`. A departure of a schedule stays closed on its old day, and the answer is its copy on the new one.",
      answer: one(shapes.staffDeparture),
      errors: ["NOT_FOUND", "VERSION_CONFLICT", "CALLED_OFF", "IN_USE"],
    }),
    body(departureMove, messages),
    async (c) =>
      c.json({ success: true, data: await moveDeparture(c.req.param("id"), c.req.valid("json"), c.var.user) }),
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
      const data = await sendMessage(c.req.param("id"), c.req.valid("json"), c.var.user, key)
      return c.json({ success: true, data }, 201)
    },
  )
  .get(
    "/:id/guide-links",
    describe({
      summary: "List the guide links of a manifest",
      answer: all(shapes.guideLink),
      errors: ["NOT_FOUND"],
    }),
    async (c) => c.json({ success: true, data: await listGuideLinks(c.req.param("id")) }),
  )
  .post(
    "/:id/guide-links",
    describe({
      summary: "Create a guide link",
      more: "It opens `/manifest#key=` with the `token`, which is shown only once, until the end of the day after the tour.",
      answer: one(shapes.newGuideLink),
      status: 201,
      errors: ["NOT_FOUND"],
    }),
    async (c) => c.json({ success: true, data: await createGuideLink(c.req.param("id"), c.var.user) }, 201),
  )
  .delete(
    "/:id/guide-links/:linkId",
    describe({
      summary: "Revoke a guide link",
      answer: success,
      errors: ["NOT_FOUND"],
      path: { id, linkId: id },
    }),
    async (c) => {
      await revokeGuideLink(c.req.param("id"), c.req.param("linkId"), c.var.user)
      return c.json({ success: true })
    },
  )

const TOKEN_HEADER = "X-Manifest-Token"

/** Opens a pasted link without JavaScript. */
export const manifestPost = linkForm("/manifest", TOKEN_HEADER)

const limited = withSpec(limitByNetwork("manifestsByNetwork"), {
  parameters: [optionalHeader(TOKEN_HEADER, "The `token` of a guide's link.")],
  "x-errors": ["TOO_MANY_REQUESTS"],
})

/** Open to anyone with a guide's link. The token is sent in a header, because URLs are logged. */
export const guideManifestRoutes = new Hono().use(noStore).get(
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
