import { Hono } from "hono"
import type { Booking, OneBookingAnswer } from "#domain/bookings/booking.ts"
import { buyerChange } from "#domain/bookings/buyer/buyer.schema.ts"
import { BY_REFERENCE } from "#domain/bookings/create/by-reference.server.ts"
import { viewerFrom } from "#domain/bookings/guest-tokens.server.ts"
import { statusMessages } from "#domain/bookings/lifecycle/status-messages.ts"
import { messages } from "#domain/bookings/messages.ts"
import { contentMessages } from "#domain/catalogue/content-messages.ts"
import { loadUser, userOf } from "#server/auth/authorize.server.ts"
import { body, optionalBody } from "#server/http/validation.server.ts"
import { limitByNetwork } from "#server/limits/rate-limits.server.ts"
import { describe, one } from "#server/openapi/describe.server.ts"
import type { ErrorCode } from "#server/openapi/errors.server.ts"
import { cancelBooking, findCancellation } from "./cancel.server.ts"
import { agreeOnPlan } from "./change/agreed-plan.server.ts"
import { agreeOnPrice } from "./change/agreed-price.server.ts"
import { changeBuyer } from "./change/buyer.server.ts"
import { changeBooking, endLinks } from "./change/edit.server.ts"
import { confirmBookingEmail } from "./change/email-confirmation.server.ts"
import {
  agreedPrice,
  bookingChange,
  type CancellationAnswer,
  cancelRequest,
  decisionBody,
  type EndedLinksAnswer,
  mailedKey,
  moveOrder,
  moveRequest,
  planChange,
} from "./changes.schema.ts"
import { confirmBooking } from "./confirm.server.ts"
import type { DecideBooking } from "./decision.server.ts"
import { completeBooking, markNoShow } from "./end.server.ts"
import { moveBooking, quoteMove } from "./move/move.server.ts"
import * as shapes from "./shapes.server.ts"
import { undoDecision } from "./undo.server.ts"

const texts = { ...messages, ...statusMessages }
const limited = limitByNetwork("changes")

const CANNOT_MOVE = [
  "EMAIL_UNCONFIRMED",
  "NOT_FOUND",
  "CANNOT_CHANGE",
  "HAS_BEGUN",
  "NO_FIXED_PRICE",
  "PRICE_CHANGED",
  "PLACES_LEFT",
] as const

const answer = (booking: Booking): OneBookingAnswer => ({ success: true, booking })

function decisionRoute(name: string, decideBooking: DecideBooking, summary: string, errors: ErrorCode[]) {
  return new Hono().post(
    `/:id/${name}`,
    describe({
      summary,
      answer: shapes.oneBooking,
      errors: ["NOT_FOUND", "WRONG_STATUS", "CALLED_OFF", "VERSION_CONFLICT", ...errors],
      path: BY_REFERENCE.path,
    }),
    optionalBody(decisionBody, texts),
    async (c) => {
      const { version } = c.req.valid("json")
      return c.json(answer(await decideBooking(viewerFrom(c), c.req.param("id") ?? "", version)))
    },
  )
}

/** Routes of existing bookings, for their owner, guests with a token and staff, or for staff alone (bookings.slice.server.ts). */
export const lifecycleRoutes = new Hono()
  .get(
    "/:id/cancellation",
    describe({
      summary: "Get the current cost of cancelling",
      answer: one(shapes.cancellation),
      errors: ["NOT_FOUND"],
      ...BY_REFERENCE,
    }),
    loadUser,
    async (c) =>
      c.json<CancellationAnswer>({ success: true, data: await findCancellation(viewerFrom(c), c.req.param("id")) }),
  )
  .put(
    "/:id/cancel",
    describe({
      summary: "Cancel a booking",
      answer: shapes.oneBooking,
      errors: ["NOT_FOUND", "CANNOT_CANCEL", "HAS_BEGUN", "REFUND_CHANGED", "VERSION_CONFLICT"],
      ...BY_REFERENCE,
    }),
    loadUser,
    limited,
    body(cancelRequest, texts),
    async (c) => c.json(answer(await cancelBooking(viewerFrom(c), c.req.param("id"), c.req.valid("json")))),
  )
  .post(
    "/:id/confirm-email",
    describe({
      summary: "Confirm the email address of a booking",
      more:
        "Takes a mailed key, in the body or as `X-Guest-Token`. A request without places gets them if there are enough; " +
        "see `placesHeld`.",
      answer: shapes.oneBooking,
      errors: ["NOT_FOUND", "LINK_REQUIRED"],
      ...BY_REFERENCE,
    }),
    loadUser,
    limited,
    optionalBody(mailedKey, texts),
    async (c) => {
      const { user, tokens } = viewerFrom(c)
      const { key } = c.req.valid("json")
      const booking = await confirmBookingEmail({ user, tokens: key ? [key, ...tokens] : tokens }, c.req.param("id"))
      return c.json({ success: true, booking } satisfies OneBookingAnswer)
    },
  )
  .put(
    "/:id",
    describe({
      summary: "Change a booking",
      more: "Changes contact, requests and language. Order fields move the booking. Other fields may be sent back unchanged. Send `version` to detect conflicting changes.",
      answer: shapes.oneBooking,
      errors: [...CANNOT_MOVE, "VERSION_CONFLICT"],
      ...BY_REFERENCE,
    }),
    loadUser,
    limited,
    body(bookingChange, texts),
    async (c) => c.json(answer(await changeBooking(viewerFrom(c), c.req.param("id"), c.req.valid("json")))),
  )
  .put(
    "/:id/buyer",
    describe({
      summary: "Say for whom the invoice of a booking is made out",
      more: "Null if no invoice is wanted. Guests can do so until the invoice is handed over. Send the booking's `version` to detect conflicting changes.",
      answer: shapes.oneBooking,
      errors: ["NOT_FOUND", "INVOICE_EXISTS", "VERSION_CONFLICT"],
      ...BY_REFERENCE,
      example: {
        buyer: {
          ...{ kind: "company", name: "Công ty TNHH Sông Hồng", taxCode: "0312345678-001" },
          address: "12 Tràng Tiền, Hoàn Kiếm, Hà Nội",
        },
      },
    }),
    loadUser,
    limited,
    body(buyerChange, texts),
    async (c) => c.json(answer(await changeBuyer(viewerFrom(c), c.req.param("id"), c.req.valid("json")))),
  )
  .put(
    "/:id/price",
    describe({
      summary: "Agree on a price",
      more: "The total in minor units. Replaces the quoted price or 'contact for price'.",
      answer: shapes.oneBooking,
      errors: ["NOT_FOUND", "CANNOT_CHANGE", "VERSION_CONFLICT"],
      path: BY_REFERENCE.path,
      example: { amount: 1_250_00, currency: "USD", version: 1 },
    }),
    body(agreedPrice, texts),
    async (c) => c.json(answer(await agreeOnPrice(userOf(c), c.req.param("id"), c.req.valid("json")))),
  )
  .put(
    "/:id/payment-plan",
    describe({
      summary: "Agree on another payment plan",
      more: "Null: everything is due, without a date. Of a confirmed booking the dates count from now on.",
      answer: shapes.oneBooking,
      errors: ["NOT_FOUND", "CANNOT_CHANGE", "VERSION_CONFLICT"],
      path: BY_REFERENCE.path,
      example: {
        paymentPlan: {
          deposit: { value: 30, unit: "percent" },
          withinHours: 24,
          restDaysBefore: 7,
          fullWithinDays: null,
          release: false,
        },
        version: 1,
      },
    }),
    body(planChange, { ...texts, ...contentMessages }),
    async (c) => c.json(answer(await agreeOnPlan(userOf(c), c.req.param("id"), c.req.valid("json")))),
  )
  .post(
    "/:id/move/quote",
    describe({
      summary: "Get the price of another date or party",
      answer: one(shapes.moveQuote),
      errors: ["NOT_FOUND", "CANNOT_CHANGE", "HAS_BEGUN", "NO_FIXED_PRICE"],
      ...BY_REFERENCE,
    }),
    loadUser,
    limited,
    body(moveOrder, texts),
    async (c) =>
      c.json({ success: true, data: await quoteMove(viewerFrom(c), c.req.param("id"), c.req.valid("json")) }),
  )
  .post(
    "/:id/move",
    describe({
      summary: "Move a booking to another date or party",
      answer: shapes.oneBooking,
      errors: [...CANNOT_MOVE, "VERSION_CONFLICT"],
      ...BY_REFERENCE,
    }),
    loadUser,
    limited,
    body(moveRequest, texts),
    async (c) => c.json(answer(await moveBooking(viewerFrom(c), c.req.param("id"), c.req.valid("json")))),
  )
  .post(
    "/:id/end-links",
    describe({
      summary: "Revoke all other links to a booking",
      more: "Revokes mailed links and guest tokens, except the tokens sent with the request.",
      answer: one(shapes.endedLinks),
      errors: ["NOT_FOUND"],
      ...BY_REFERENCE,
    }),
    loadUser,
    limited,
    async (c) => {
      const ended = await endLinks(viewerFrom(c), c.req.param("id"))
      return c.json<EndedLinksAnswer>({ success: true, data: { ended } })
    },
  )
  .route("/", decisionRoute("confirm", confirmBooking, "Confirm a booking", ["PLACES_LEFT", "PRICE_MISSING"]))
  .route("/", decisionRoute("complete", completeBooking, "Mark a booking as completed", ["NOT_STARTED"]))
  .route("/", decisionRoute("no-show", markNoShow, "Mark a booking as no-show", ["NOT_STARTED"]))
  .post(
    "/:id/undo",
    describe({
      summary: "Undo the last decision",
      more:
        "A confirmation or cancellation for some seconds, while its mails wait; a completion or no-show for a day. " +
        "See `undoUntil` of the booking.",
      answer: shapes.oneBooking,
      errors: ["NOT_FOUND", "UNDO_TOO_LATE", "PLACES_LEFT", "VERSION_CONFLICT"],
      path: BY_REFERENCE.path,
    }),
    optionalBody(decisionBody, texts),
    async (c) => c.json(answer(await undoDecision(viewerFrom(c), c.req.param("id"), c.req.valid("json").version))),
  )
