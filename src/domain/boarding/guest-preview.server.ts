import type { Booking } from "#domain/bookings/booking.ts"
import { pick } from "#lib/data/pick.ts"
import { getSiteUrl } from "#server/config/running-config.server.ts"
import { linkTo } from "#server/mail/mail-template.server.ts"

/** Returns the guest of a preview. */
export const presentGuest = (booking: Booking) => ({
  ...pick(booking, "_id", "reference", "status", "language", "travelers"),
  ...pick(booking.customerInfo, "name", "email", "phone"),
})

/** Returns the link of a preview. That of the sent mail has a secret of its own. */
export const plainLink = ({ _id, language }: Booking) => linkTo({ siteUrl: getSiteUrl() }, `/bookings/${_id}`, language)
