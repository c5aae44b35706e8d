import { Hono } from "hono"
import * as z from "zod"
import { BY_REFERENCE } from "#domain/bookings/create/by-reference.server.ts"
import { agreedPricePreview } from "#domain/bookings/lifecycle/changes.schema.ts"
import { statusMessages } from "#domain/bookings/lifecycle/status-messages.ts"
import { messages } from "#domain/bookings/messages.ts"
import { historyEntry } from "#domain/bookings/shapes.server.ts"
import { userOf } from "#server/auth/authorize.server.ts"
import { query } from "#server/http/validation.server.ts"
import { all, describe, one } from "#server/openapi/describe.server.ts"
import { bookingListing, calendarQuery } from "./booking-list.schema.ts"
import { findHistory, listAllBookings, listBookingRows } from "./booking-list.server.ts"
import { listCalendarTrips } from "./calendar.server.ts"
import { previewAgreedPrice } from "./price-preview.server.ts"
import * as shapes from "./shapes.server.ts"
import { noteViewer } from "./viewers.server.ts"

/** Endpoints for staff only. */
export const staffRoutes = new Hono()
  .get(
    "/",
    describe({
      summary: "List all bookings",
      more: "With `view=row`, only the fields of a list.",
      answer: shapes.bookingList,
    }),
    query(bookingListing),
    async (c) => {
      const { view, ...listing } = c.req.valid("query")
      return c.json({
        success: true,
        ...(await (view === "row" ? listBookingRows(listing) : listAllBookings(listing))),
      })
    },
  )
  .get(
    "/calendar",
    describe({
      summary: "List transfers and tours on request in a range of days",
      more: "Pending and confirmed ones; at most two months. A return trip has an entry of its own.",
      answer: all(shapes.calendarTrip),
    }),
    query(calendarQuery, messages),
    async (c) => c.json({ success: true, data: await listCalendarTrips(c.req.valid("query")) }),
  )
  .get(
    "/:id/history",
    describe({
      summary: "Get the history of a booking",
      answer: all(historyEntry),
      errors: ["NOT_FOUND"],
      path: BY_REFERENCE.path,
    }),
    async (c) => c.json({ success: true, data: await findHistory(c.req.param("id")) }),
  )
  .get(
    "/:id/price/preview",
    describe({
      summary: "Preview the mail about an agreed price",
      answer: one(z.strictObject({ subject: z.string(), text: z.string() })),
      errors: ["NOT_FOUND"],
      path: BY_REFERENCE.path,
    }),
    query(agreedPricePreview, { ...messages, ...statusMessages }),
    async (c) => {
      const data = await previewAgreedPrice(userOf(c), c.req.param("id"), c.req.valid("query"))
      return c.json({ success: true, data })
    },
  )
  .post(
    "/:id/viewers",
    describe({
      summary: "Report that you have a booking open",
      more: "Returns the colleagues who also have it open. Repeat it every 20 seconds; after 45 you are no longer shown.",
      answer: all(shapes.bookingViewer),
      errors: ["NOT_FOUND"],
    }),
    async (c) => c.json({ success: true, data: await noteViewer(userOf(c), c.req.param("id")) }),
  )
