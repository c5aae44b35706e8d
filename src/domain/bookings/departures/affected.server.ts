import type { Booking } from "#domain/bookings/booking.ts"
import type { bookings } from "#domain/bookings/bookings.table.server.ts"
import { pick } from "#lib/pick.ts"
import { getSiteUrl } from "#server/config/site-url.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { linkTo } from "#server/mail/mail-template.server.ts"
import { findBookingsOfDeparture } from "./passengers.server.ts"

/** Returns the bookings of a departure that is still to come. */
export async function findActiveBookings(
  departureId: string,
  database?: Database,
): Promise<(typeof bookings.$inferSelect)[]> {
  const rows = await findBookingsOfDeparture(departureId, database)
  return rows.filter(({ status }) => status === "pending" || status === "confirmed")
}

/** Returns the guest of a preview. */
export const presentGuest = (booking: Booking) => ({
  ...pick(booking, "_id", "reference", "status", "language", "travelers"),
  ...pick(booking.customerInfo, "name", "email", "phone"),
})

/** Returns the link of a preview. That of the sent mail has a secret of its own. */
export const plainLink = ({ _id, language }: Booking) => linkTo({ siteUrl: getSiteUrl() }, `/bookings/${_id}`, language)
