import type * as z from "zod"
import type * as shapes from "./shapes.server.ts"

export type StaffBookingRow = z.infer<typeof shapes.staffRow>
export type BookingViewer = z.infer<typeof shapes.bookingViewer>
export type CalendarTrip = z.infer<typeof shapes.calendarTrip>
