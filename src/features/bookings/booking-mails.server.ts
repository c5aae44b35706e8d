import { findSettings } from "#features/settings/settings.server.ts"
import type { Settings } from "#features/settings/settings.ts"
import { withPrefix } from "#i18n/address.ts"
import { inLanguage, type Language } from "#i18n/localized.ts"
import type { Config } from "#server/config.server.ts"
import type { Mail } from "#server/mail.server.ts"
import type { MailWriter, QueuedMail } from "#server/outbox.server.ts"
import type { Booking } from "./booking.ts"
import { findBookingById } from "./bookings.server.ts"
import { createGuestLinks, GUEST_LINK } from "./guest-access.server.ts"
import { guestLinkText, type MailText, receivedText, staffText } from "./mail-texts.ts"

type Site = Pick<Config, "siteUrl" | "staffEmail">

/** Who writes which mail of this slice, by the kind of the outbox row. */
export function bookingMails(site: Site): Record<string, MailWriter> {
  return {
    "booking-received": (queued) => aboutBooking(queued, site, receivedText),
    "booking-for-staff": (queued) => aboutBooking(queued, site, staffText),
    [GUEST_LINK]: (queued) => guestLinks(queued, site),
  }
}

async function aboutBooking(
  { recipient, language, payload }: QueuedMail,
  site: Site,
  write: (booking: Booking, link: string) => MailText,
): Promise<Mail[]> {
  const [booking, settings] = await Promise.all([findBookingById(String(payload.bookingId)), findSettings()])
  if (!booking) return []
  const link = linkTo(site, language, { ref: booking.reference })
  return [mailOf(recipient || site.staffEmail, language, write(booking, link), settings, site)]
}

async function guestLinks({ recipient: typed, payload }: QueuedMail, site: Site): Promise<Mail[]> {
  const links = await createGuestLinks(typed, payload.countryCode as string | undefined)
  const settings = await findSettings()
  return links.map(({ email, language, proof }) => {
    const link = linkTo(site, language, { proof, contact: email })
    return mailOf(email, language, guestLinkText(link), settings, site)
  })
}

/** A link to the bookings page in the reader's language, on the public address of the site, never on a Host header. */
function linkTo({ siteUrl }: Site, language: Language, parameters: Record<string, string>): string {
  const path = language === "vi" ? withPrefix("/bookings") : "/bookings"
  return `${siteUrl}${path}?${new URLSearchParams(parameters)}`
}

function mailOf(to: string, language: Language, text: MailText, settings: Settings, site: Site): Mail {
  const company = inLanguage(settings.companyName, language)
  const signature = [company, settings.phone, settings.email].filter(Boolean).join("\n")
  return {
    to,
    from: { name: company, address: settings.email || site.staffEmail },
    subject: inLanguage(text.subject, language),
    text: `${[...text.paragraphs(language), signature].join("\n\n")}\n`,
    language,
  }
}
