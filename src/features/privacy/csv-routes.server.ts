import { Hono } from "hono"
import { createMiddleware } from "hono/factory"
import type { User } from "#features/account/account.ts"
import { listUsers } from "#features/account/staff/users.server.ts"
import { listAllBookings } from "#features/bookings/staff/booking-list.server.ts"
import { listConsultations } from "#features/enquiries/enquiries.server.ts"
import { requireAdmin, requireStaff } from "#server/auth/authorize.server.ts"
import { describe } from "#server/openapi/describe.server.ts"
import { csvFile } from "./csv.server.ts"
import { bookingColumns, consultationColumns, customerColumns } from "./csv-columns.server.ts"
import { recordListExport } from "./privacy-requests.server.ts"

const file = (summary: string) =>
  describe({
    summary,
    more: "UTF-8 with a byte order mark, semicolons and decimal commas, so that Vietnamese Excel opens it.",
    answer: { mediaType: "text/csv" },
  })

const recordExport = (list: string) =>
  createMiddleware<{ Variables: { user: User } }>(async (c, next) => {
    await recordListExport(list, c.var.user)
    await next()
  })

export const exportRoutes = new Hono()
  .get("/bookings", file("All bookings as a file, the newest first"), requireStaff, recordExport("bookings"), () =>
    csvFile(
      "bookings",
      bookingColumns,
      async (place) => (await listAllBookings({ sort: "newest", ...place })).bookings,
    ),
  )
  .get(
    "/consultations",
    file("All requests for advice as a file, the newest first"),
    requireStaff,
    recordExport("consultations"),
    () => csvFile("consultations", consultationColumns, async (place) => (await listConsultations(place)).data),
  )
  .get("/customers", file("All customers as a file"), requireAdmin, recordExport("customers"), () =>
    csvFile("customers", customerColumns, async (place) => (await listUsers({ role: "customer", ...place })).data),
  )
