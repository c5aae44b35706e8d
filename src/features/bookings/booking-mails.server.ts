import { letter, linkTo, type MailSite } from "#server/letters.server.ts"
import type { Mail } from "#server/mail.server.ts"
import type { MailWriter, QueuedMail } from "#server/outbox.server.ts"
import type { Booking } from "./booking.ts"
import { findBookingById } from "./bookings.server.ts"
import { calledOffText, guaranteedText } from "./departure-news-texts.ts"
import { createGuestLinks, GUEST_LINK } from "./guest-access.server.ts"
import { guestLinkText, type MailText, receivedText, staffText } from "./mail-texts.ts"

/** Who writes which mail of this slice, by the kind of the outbox row. */
export function bookingMails(site: MailSite): Record<string, MailWriter> {
  return {
    "booking-received": (queued) => aboutBooking(queued, site, receivedText),
    "booking-for-staff": (queued) => aboutBooking(queued, site, staffText),
    "departure-guaranteed": (queued) => aboutBooking(queued, site, guaranteedText),
    "departure-called-off": (queued) =>
      aboutBooking(queued, site, (booking, link) => calledOffText(booking, link, String(queued.payload.reason ?? ""))),
    [GUEST_LINK]: (queued) => guestLinks(queued, site),
  }
}

async function aboutBooking(
  { recipient, language, payload }: QueuedMail,
  site: MailSite,
  write: (booking: Booking, link: string) => MailText,
): Promise<Mail[]> {
  const booking = await findBookingById(String(payload.bookingId))
  if (!booking) return []
  const link = linkTo(site, "/bookings", language, { ref: booking.reference })
  return [await letter(recipient || site.staffEmail, language, write(booking, link), site)]
}

async function guestLinks({ recipient: typed, payload }: QueuedMail, site: MailSite): Promise<Mail[]> {
  const links = await createGuestLinks(typed, payload.countryCode as string | undefined)
  const mails = links.map(({ email, language, proof }) => {
    const link = linkTo(site, "/bookings", language, { proof, contact: email })
    return letter(email, language, guestLinkText(link), site)
  })
  return Promise.all(mails)
}
