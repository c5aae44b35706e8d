import { Hono } from "hono"
import * as z from "zod"
import { requireStaff } from "#server/auth/authorize.server.ts"
import { all, describe } from "#server/openapi/describe.server.ts"
import { id, shapeOf } from "#server/openapi/shapes.server.ts"
import type { BookingViewer } from "./staff-booking.ts"
import { noteViewer } from "./viewers.server.ts"

const bookingViewer = shapeOf<BookingViewer>()(z.strictObject({ _id: id, name: z.string() }))

export const viewerRoutes = new Hono().post(
  "/:id/viewers",
  describe({
    summary: "Say that you have a booking open",
    more: "Returns the colleagues who have it open, too. Repeat it every 20 seconds; after 45 you are no longer shown.",
    answer: all(bookingViewer),
    errors: ["NOT_FOUND"],
  }),
  requireStaff,
  async (c) => c.json({ success: true, data: await noteViewer(c.var.user, c.req.param("id")) }),
)
