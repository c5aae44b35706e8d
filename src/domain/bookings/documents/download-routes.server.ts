import { Hono, type MiddlewareHandler } from "hono"
import * as z from "zod"
import { awaitsChoice, type Booking } from "#domain/bookings/booking.ts"
import { findBookingFor } from "#domain/bookings/bookings.server.ts"
import { BY_REFERENCE } from "#domain/bookings/create/by-reference.server.ts"
import { viewerFrom } from "#domain/bookings/guest-tokens.server.ts"
import { statusMessages } from "#domain/bookings/lifecycle/status-messages.ts"
import { loadUser } from "#server/auth/authorize.server.ts"
import { getSiteUrl } from "#server/config/running-config.server.ts"
import { fileHeaders } from "#server/documents/file-headers.server.ts"
import { conflict, notFound } from "#server/errors.server.ts"
import { query } from "#server/http/validation.server.ts"
import { limitByNetwork } from "#server/limits/rate-limits.server.ts"
import type { Attachment } from "#server/mail/transport.server.ts"
import { describe, one } from "#server/openapi/describe.server.ts"
import { findLinkedBooking, linkDocuments } from "./document-links.server.ts"
import { makeCalendar, makeVietQr, makeVoucher } from "./documents.server.ts"
import * as shapes from "./shapes.server.ts"

type BookingEnv = { Variables: { booking: Booking } }

/** The seal of a link (document-links.server.ts). */
const token = z.string().max(100).optional()
const linkQuery = query(z.object({ token }))
const codeQuery = query(z.object({ token, amount: z.enum(["due", "all"]).optional() }))

/** Runs before the rate limit, so that unknown bookings don't use up a network's downloads. */
const findBooking: MiddlewareHandler<BookingEnv> = async (c, next) => {
  const id = c.req.param("id") ?? ""
  const token = c.req.query("token")
  const find = token === undefined ? findBookingFor(viewerFrom(c), id) : findLinkedBooking(c.req.path, id, token)
  c.set("booking", await find)
  await next()
}

/** Leads a browser whose link has ended to the page of the booking, which has a new one. */
const leadToPage: MiddlewareHandler<BookingEnv> = async (c, next) => {
  await next()
  if (c.res.status === 404 && c.req.header("sec-fetch-mode") === "navigate")
    c.res = c.redirect(`/bookings/${encodeURIComponent(c.req.param("id") ?? "")}`, 303)
}
const limited = limitByNetwork("documents")

export const documentRoutes = new Hono<BookingEnv>()
  .get(
    "/:id/documents",
    describe({
      summary: "Get links to the documents of a booking",
      more: "They open without a token, for one to two hours or until the booking changes.",
      answer: one(shapes.documentLinks),
      errors: ["NOT_FOUND"],
      ...BY_REFERENCE,
    }),
    loadUser,
    findBooking,
    async (c) => c.json({ success: true, data: await linkDocuments(c.var.booking) }),
  )
  .get(
    "/:id/voucher.pdf",
    describe({
      summary: "Get the voucher of a confirmed booking",
      answer: { mediaType: "application/pdf" },
      errors: ["NOT_FOUND", "NOT_CONFIRMED", "CALLED_OFF"],
      ...BY_REFERENCE,
    }),
    linkQuery,
    leadToPage,
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
    "/:id/vietqr.png",
    describe({
      summary: "Get the VietQR code with which a guest transfers what is due, or all that is open",
      more: "404 unless a confirmed booking has something to pay and the company an account in đồng.",
      answer: { mediaType: "image/png" },
      errors: ["NOT_FOUND"],
      ...BY_REFERENCE,
    }),
    codeQuery,
    leadToPage,
    loadUser,
    findBooking,
    limited,
    async (c) => {
      const picture = await makeVietQr(c.var.booking, c.req.valid("query").amount)
      if (!picture) throw notFound("VietQR code")
      return asFile(picture)
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
    linkQuery,
    leadToPage,
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
  const headers = fileHeaders(filename, contentType)
  return new Response(typeof content === "string" ? content : new Uint8Array(content), { headers })
}
