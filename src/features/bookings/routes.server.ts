import { Hono } from "hono"
import { preferredLanguage } from "#i18n/accept-language.ts"
import { knowUser, requireUser } from "#server/auth.server.ts"
import { notStored } from "#server/headers.server.ts"
import { readIdempotencyKey } from "#server/idempotency.server.ts"
import { count, limitByNetwork } from "#server/limits.server.ts"
import { body, query } from "#server/requests.server.ts"
import type { BookingAnswer, MyBookingsAnswer, OneBookingAnswer, QuoteAnswer } from "./booking.ts"
import { createBooking } from "./booking-creation.server.ts"
import { bookingRequest } from "./booking-request.schema.ts"
import { findBookingFor, listBookingsOf } from "./bookings.server.ts"
import { findGuestBookings } from "./guest-access.server.ts"
import { readGuestTokens, viewerOf } from "./guest-tokens.server.ts"
import { bookingLifeRoutes } from "./life-routes.server.ts"
import { guestQuery, placeQuery } from "./lookup.schema.ts"
import { messages } from "./messages.ts"
import { quoteRequest } from "./order.schema.ts"
import { findQuote } from "./quotes.server.ts"

export const bookingRoutes = new Hono()
  .use(notStored)
  .post("/", limitByNetwork("bookingsByNetwork"), knowUser, body(bookingRequest, messages), async (c) => {
    const request = c.req.valid("json")
    const key = readIdempotencyKey(c.req.header("idempotency-key"))
    await count("bookingsByEmail", request.customerInfo.email)
    const booked = await createBooking(request, preferredLanguage(c.req.header("accept-language")), key, c.var.user)
    return c.json({ success: true, ...booked } satisfies BookingAnswer, 201)
  })
  .get("/guest/:contact?", limitByNetwork("lookupsByNetwork"), query(guestQuery, messages), async (c) =>
    c.json(
      await findGuestBookings({
        ...c.req.valid("query"),
        contact: c.req.param("contact") ?? "",
        tokens: readGuestTokens(c.req.header("x-guest-token")),
        language: preferredLanguage(c.req.header("accept-language")),
      }),
    ),
  )
  .get("/my-bookings", requireUser, query(placeQuery, messages), async (c) => {
    const listed = await listBookingsOf(c.var.user, c.req.valid("query"))
    return c.json({ success: true, ...listed } satisfies MyBookingsAnswer)
  })
  .get("/:id", knowUser, async (c) => {
    const booking = await findBookingFor(viewerOf(c), c.req.param("id"))
    return c.json({ success: true, booking } satisfies OneBookingAnswer)
  })
  .route("/", bookingLifeRoutes)

export const quoteRoutes = new Hono()
  .use(notStored)
  .post("/", limitByNetwork("quotesByNetwork"), body(quoteRequest, messages), async (c) =>
    c.json({ success: true, data: await findQuote(c.req.valid("json")) } satisfies QuoteAnswer),
  )
