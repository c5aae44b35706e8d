import type { User } from "#domain/account/account.ts"
import { presentBooking } from "#domain/bookings/booking-presenter.server.ts"
import { findBookingRow } from "#domain/bookings/bookings.server.ts"
import { agreedColumns, eventPrice } from "#domain/bookings/lifecycle/change/agreed-price.server.ts"
import type { AgreedPrice } from "#domain/bookings/lifecycle/changes.schema.ts"
import { changedText } from "#domain/bookings/mails/change-mails.server.ts"
import { previewMail } from "#domain/mail-words/mail-words.server.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import { getSiteUrl } from "#server/config/running-config.server.ts"
import { linkTo } from "#server/mail/mail-template.server.ts"

/** Returns the mail that the guest would get about an agreed price. Changes nothing. @throws notFound */
export async function previewAgreedPrice(
  user: User,
  idOrReference: string,
  agreed: Pick<AgreedPrice, "currency" | "amount">,
): Promise<{ subject: string; text: string }> {
  const settings = await findSettings()
  const row = await findBookingRow({ user, tokens: [] }, idOrReference)
  const booking = presentBooking({ ...row, ...agreedColumns(agreed, settings) })
  // The sent mail's link has a secret of its own.
  const link = linkTo({ siteUrl: getSiteUrl() }, `/bookings/${row.id}`, row.language)
  const event = { kind: "priced", data: { before: eventPrice(row), after: {} } }
  return previewMail(changedText(booking, link, event), row.language)
}
