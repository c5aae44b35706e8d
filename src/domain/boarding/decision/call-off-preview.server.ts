import { findActiveBookings } from "#domain/boarding/boarding.server.ts"
import type { AffectedBooking } from "#domain/boarding/boarding.ts"
import { plainLink, presentGuest } from "#domain/boarding/guest-preview.server.ts"
import { presentPaid } from "#domain/bookings/balance.ts"
import { presentBooking } from "#domain/bookings/booking-presenter.server.ts"
import { departureCancelledText } from "#domain/bookings/mails/departure-mails.server.ts"
import { calledOffText } from "#domain/bookings/staff/ready-texts.ts"
import { findNearestDepartures } from "#domain/departures/departures.server.ts"
import { previewMail } from "#domain/mail-words/mail-words.server.ts"
import type { Language } from "#i18n/localized.ts"
import { pick } from "#lib/data/pick.ts"
import { toMajor } from "#lib/money.ts"

/** Returns whom calling off a departure affects, and the mail that each would get. Sends nothing. */
export async function previewCallOff(
  departureId: string,
  reasons: Record<Language, string>,
): Promise<AffectedBooking[]> {
  return Promise.all(
    (await findActiveBookings(departureId)).map(async (row) => {
      const booking = presentBooking(row)
      const { reference, customerInfo, language, travelers } = booking
      const alternatives = await findNearestDepartures(row.productId, row.travelDate, travelers, departureId)
      const trip = { reference, name: customerInfo.name, product: booking.product.name, date: row.travelDate }
      const mail = departureCancelledText(booking, plainLink(booking), reasons[language], alternatives)
      return {
        ...presentGuest(booking),
        alternatives,
        currency: row.currency,
        vndPerUsd: row.fxRate,
        total: toMajor(row.totalMinor, row.currency),
        ...pick(presentPaid(row), "paid", "paidOther", "isOtherExact"),
        mail: await previewMail(mail, language),
        message: calledOffText({ ...trip, reason: reasons[language] }, language),
      }
    }),
  )
}
