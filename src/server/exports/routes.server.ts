import { Hono } from "hono"
import { listUsers } from "#features/account/user-desk.server.ts"
import { listAllBookings } from "#features/bookings/booking-desk.server.ts"
import { listConsultations } from "#features/consultations/consultation-desk.server.ts"
import { requireAdmin, requireStaff } from "#server/auth.server.ts"
import { bookingColumns, consultationColumns, customerColumns } from "./columns.server.ts"
import { csvFile } from "./csv.server.ts"

/** Lists as files for spreadsheets. */
export const exportRoutes = new Hono()
  .get("/bookings", requireStaff, () =>
    csvFile("bookings", bookingColumns, async (page, limit) => {
      const { bookings } = await listAllBookings({ sort: "newest", page, limit })
      return bookings
    }),
  )
  .get("/consultations", requireStaff, () =>
    csvFile("consultations", consultationColumns, async (page, limit) => {
      const { data } = await listConsultations({ page, limit })
      return data
    }),
  )
  .get("/customers", requireAdmin, () =>
    csvFile("customers", customerColumns, async (page, limit) => {
      const { data } = await listUsers({ role: "customer", page, limit })
      return data
    }),
  )
