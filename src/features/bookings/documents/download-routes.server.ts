import { Hono, type MiddlewareHandler } from "hono"
import { awaitsChoice, type Booking } from "#features/bookings/booking.ts"
import { findBookingFor } from "#features/bookings/bookings.server.ts"
import { BY_REFERENCE } from "#features/bookings/create/by-reference.server.ts"
import { viewerFrom } from "#features/bookings/guest-tokens.server.ts"
import { statusMessages } from "#features/bookings/status-messages.ts"
import { loadUser } from "#server/auth/authorize.server.ts"
import { getSiteUrl } from "#server/config/site-url.server.ts"
import { conflict } from "#server/errors.server.ts"
import { limitByNetwork } from "#server/limits/rate-limits.server.ts"
import type { Attachment } from "#server/mail/transport.server.ts"
import { describe } from "#server/openapi/describe.server.ts"
import { makeCalendar, makeVoucher } from "./documents.server.ts"

type BookingEnv = { Variables: { booking: Booking } }

/** Runs before the rate limit, so that unknown bookings don't use up a network's downloads. */
const findBooking: MiddlewareHandler<BookingEnv> = async (c, next) => {
  c.set("booking", await findBookingFor(viewerFrom(c), c.req.param("id") ?? ""))
  await next()
}
const limited = limitByNetwork("documentsByNetwork")

export const documentRoutes = new Hono<BookingEnv>()
  .get(
    "/:id/voucher.pdf",
    describe({
      summary: "Get the voucher of a confirmed booking",
      answer: { mediaType: "application/pdf" },
      errors: ["NOT_FOUND", "NOT_CONFIRMED", "CALLED_OFF"],
      ...BY_REFERENCE,
    }),
    loadUser,
    findBooking,
    limited,
    async (c) => {
      const { booking } = c.var
      if (awaitsChoice(booking)) throw conflict("CALLED_OFF", statusMessages.calledOff)
      if (!booking.documents.voucher) throw conflict("NOT_CONFIRMED", statusMessages.notConfirmed)
      return asFile(await makeVoucher(booking, getSiteUrl()))
    },
  )
  .get(
    "/:id/calendar.ics",
    describe({
      summary: "Get the calendar event of a booking",
      answer: { mediaType: "text/calendar" },
      errors: ["NOT_FOUND"],
      ...BY_REFERENCE,
    }),
    loadUser,
    findBooking,
    limited,
    async (c) => {
      const { booking } = c.var
      const { content } = await makeCalendar(booking, getSiteUrl(), "PUBLISH")
      const filename = `booking-${booking.reference}.ics`
      return asFile({ filename, content, contentType: "text/calendar; charset=utf-8; method=PUBLISH" })
    },
  )

function asFile({ filename, contentType, content }: Attachment): Response {
  const headers = { "content-type": contentType, "content-disposition": `attachment; filename="${filename}"` }
  return new Response(typeof content === "string" ? content : new Uint8Array(content), { headers })
}
