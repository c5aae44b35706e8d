import { Hono, type MiddlewareHandler } from "hono"
import { preferredLanguage } from "#i18n/accept-language.ts"
import { readIdempotencyKey } from "#server/idempotency.server.ts"
import { count, limitByNetwork } from "#server/limits.server.ts"
import { body, query } from "#server/requests.server.ts"
import { type BookingAnswer, bookingRequest, guestQuery, type OneBookingAnswer, quoteRequest } from "./booking.ts"
import { createBooking, findBookingForGuest } from "./bookings.server.ts"
import { findGuestBookings } from "./guest-access.server.ts"
import { readGuestTokens } from "./guest-tokens.server.ts"
import { messages } from "./messages.ts"
import { findQuote } from "./offer.server.ts"

/** What is personal is kept by nobody on the way. */
const notStored: MiddlewareHandler = async (c, next) => {
  await next()
  c.header("Cache-Control", "no-store")
}

export const bookingRoutes = new Hono()
  .use(notStored)
  .post("/", limitByNetwork("bookingsByNetwork"), body(bookingRequest, messages), async (c) => {
    const request = c.req.valid("json")
    const key = readIdempotencyKey(c.req.header("idempotency-key"))
    await count("bookingsByEmail", request.customerInfo.email)
    const booked = await createBooking(request, preferredLanguage(c.req.header("accept-language")), key)
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
  .get("/:id", async (c) => {
    const booking = await findBookingForGuest(c.req.param("id"), readGuestTokens(c.req.header("x-guest-token")))
    return c.json({ success: true, booking } satisfies OneBookingAnswer)
  })

export const quoteRoutes = new Hono().post("/", body(quoteRequest, messages), async (c) =>
  c.json({ success: true, data: await findQuote(c.req.valid("json")) }),
)
