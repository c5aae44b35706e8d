import { presentBooking } from "#features/bookings/booking-presenter.server.ts"
import { departureCancelledText } from "#features/bookings/mails/departure-mails.server.ts"
import { calledOffText } from "#features/bookings/staff/ready-texts.ts"
import type { AffectedBooking } from "#features/departures/departure.ts"
import { findNearestDepartures } from "#features/departures/departures.server.ts"
import { findSettings } from "#features/settings/settings.server.ts"
import type { Language } from "#i18n/localized.ts"
import { toMajor } from "#lib/money.ts"
import { getSiteUrl } from "#server/config/site-url.server.ts"
import { linkTo, plainText } from "#server/mail/mail-template.server.ts"
import { findBookingsOfDeparture } from "./passengers.server.ts"

/** The reason as guests read it, in the language of their booking. */
export type Reasons = Record<Language, string>

/** Returns whom calling off a departure affects, and the mail that each would get. Sends nothing. */
export async function previewCallOff(departureId: string, reasons: Reasons): Promise<AffectedBooking[]> {
  const company = await findSettings()
  const affected = (await findBookingsOfDeparture(departureId)).filter(
    (row) => row.status === "pending" || row.status === "confirmed",
  )
  return Promise.all(
    affected.map(async (row) => {
      const booking = presentBooking(row)
      const { _id, reference, status, customerInfo, language, travelers } = booking
      const alternatives = await findNearestDepartures(row.productId, row.travelDate, travelers, departureId)
      // The sent mail's link has a secret of its own.
      const link = linkTo({ siteUrl: getSiteUrl() }, `/bookings/${_id}`, language)
      const trip = { reference, name: customerInfo.name, product: booking.product.name, date: row.travelDate }
      return {
        ...{ _id, reference, status, language, travelers, alternatives },
        ...{ name: customerInfo.name, email: customerInfo.email, phone: customerInfo.phone },
        currency: row.currency,
        vndPerUsd: row.fxRate,
        total: toMajor(row.totalMinor, row.currency),
        paid: toMajor(row.paidMinor, row.currency),
        mail: plainText(departureCancelledText(booking, link, reasons[language], alternatives), language, company),
        message: calledOffText({ ...trip, reason: reasons[language] }, language),
      }
    }),
  )
}
