import { findNearestDepartures } from "#features/departures/departures.server.ts"
import { makeCalendar, makeVoucher } from "#features/documents/documents.server.ts"
import type { Language } from "#i18n/localized.ts"
import { db } from "#server/database.server.ts"
import { letter, linkTo, type MailSite, type MailText } from "#server/letters.server.ts"
import type { Mail } from "#server/mail.server.ts"
import type { MailWriter, QueuedMail } from "#server/outbox.server.ts"
import { newSecret } from "#server/secrets.server.ts"
import type { Booking } from "./booking.ts"
import { findEvent } from "./booking-events.server.ts"
import { noticeKind, staffNoticeKind } from "./booking-notices.server.ts"
import { findBookingById } from "./bookings.server.ts"
import { changedForStaffText, changedText } from "./change-letters.server.ts"
import { calledOffText, guaranteedText } from "./departure-news-texts.server.ts"
import { createGuestLinks, GUEST_LINK } from "./guest-access.server.ts"
import { allowGuest } from "./guest-tokens.server.ts"
import { GUEST_KEY } from "./guest-tokens.ts"
import type { Told } from "./letter-parts.server.ts"
import { cancelledForStaffText, cancelledText, confirmedText, reminderText } from "./life-letters.server.ts"
import { guestLinkText, receivedText, staffText } from "./mail-texts.server.ts"

/** Who writes which mail of this slice, by the kind of the outbox row. */
export function bookingMails(site: MailSite): Record<string, MailWriter> {
  const toTraveller = (write: WriteToTraveller) => (queued: QueuedMail) => tellTraveller(queued, site, write)
  const toStaff = (write: WriteToStaff) => (queued: QueuedMail) => tellStaff(queued, site, write)
  return {
    "booking-received": toTraveller(receivedText),
    "booking-for-staff": toStaff(staffText),
    [noticeKind("confirmed")]: toTraveller(confirmedText),
    [noticeKind("changed")]: toTraveller(changedText),
    [noticeKind("cancelled")]: toTraveller(cancelledText),
    [noticeKind("reminder")]: toTraveller(reminderText),
    [staffNoticeKind("changed")]: toStaff(changedForStaffText),
    [staffNoticeKind("cancelled")]: toStaff(cancelledForStaffText),
    "departure-guaranteed": toTraveller(guaranteedText),
    [CALLED_OFF]: toTraveller(calledOffNews),
    [GUEST_LINK]: (queued) => guestLinks(queued, site),
  }
}

const CALLED_OFF = "departure-called-off"

type WriteToTraveller = (booking: Booking, link: string, told: Told) => MailText | Promise<MailText>
type WriteToStaff = (booking: Booking, told: Told) => MailText

/**
 * A letter to whoever travels, with a link that opens the booking, and the papers that it has by now. An address that the
 * booking had before gets the words alone.
 */
async function tellTraveller(
  { kind, recipient, language, payload }: QueuedMail,
  site: MailSite,
  write: WriteToTraveller,
): Promise<Mail[]> {
  const booking = await findBookingById(String(payload.bookingId))
  if (!booking || isOutdated(kind, booking)) return []
  const link = await manageLink(booking, site, recipient, language)
  const mail = await letter(recipient, language, await write(booking, link, await toldOf(payload)), site)
  return [recipient === booking.customerInfo.email ? { ...mail, ...(await papersOf(kind, booking, site)) } : mail]
}

/** A mail that waited long may have been overtaken: nobody is told that a cancelled journey is confirmed. */
function isOutdated(kind: string, { status, calledOff }: Booking): boolean {
  const wantsJourney = kind === noticeKind("confirmed") || kind === noticeKind("reminder")
  if (wantsJourney) return status !== "confirmed" || calledOff !== null
  return kind === CALLED_OFF && (calledOff === null || status === "cancelled")
}

/** The news that a departure was called off, with the days that are nearest to it. */
async function calledOffNews(booking: Booking, link: string): Promise<MailText> {
  const others = await findNearestDepartures(booking.productId, booking.travelDate, booking.travelers)
  return calledOffText(booking, link, booking.calledOff?.reason ?? "", others)
}

async function toldOf({ event }: QueuedMail["payload"]): Promise<Told> {
  const found = typeof event === "number" ? await findEvent(event) : undefined
  return found ?? { kind: "", data: { before: {}, after: {} } }
}

/**
 * Opens the booking without anything to type. The secret stands behind the '#': no server, log or Referer ever sees it.
 * Who had the address before only gets the page, which asks for proof.
 */
async function manageLink(booking: Booking, site: MailSite, to: string, language: Language): Promise<string> {
  const page = linkTo(site, `/bookings/${booking._id}`, language)
  if (to !== booking.customerInfo.email) return page
  const secret = newSecret()
  await allowGuest(secret, [booking._id], db)
  return `${page}#${GUEST_KEY}=${secret}`
}

const WITH_CALENDAR: string[] = [
  ...(["confirmed", "changed", "cancelled", "reminder"] as const).map(noticeKind),
  CALLED_OFF,
]

/** Voucher and calendar entry, as far as a booking has them; calendars are told of changes and the end too. */
async function papersOf(kind: string, booking: Booking, { siteUrl }: MailSite): Promise<Partial<Mail>> {
  if (!WITH_CALENDAR.includes(kind)) return {}
  const hasVoucher = booking.documents.voucher !== null
  const isKnownToCalendars = hasVoucher || (booking.calendarSequence > 0 && !isUnknownNews(kind, booking))
  return {
    ...(hasVoucher && { attachments: [await makeVoucher(booking, siteUrl)] }),
    ...(isKnownToCalendars && { calendar: await makeCalendar(booking, siteUrl) }),
  }
}

/** Of a request that nobody has confirmed no calendar was told. */
const isUnknownNews = (kind: string, { status }: Booking) => kind === CALLED_OFF && status !== "confirmed"

async function tellStaff(
  { recipient, language, payload }: QueuedMail,
  site: MailSite,
  write: WriteToStaff,
): Promise<Mail[]> {
  const booking = await findBookingById(String(payload.bookingId))
  if (!booking) return []
  const mail = await letter(recipient || site.staffEmail, language, write(booking, await toldOf(payload)), site)
  return [{ ...mail, replyTo: booking.customerInfo.email }]
}

async function guestLinks({ recipient: typed, payload }: QueuedMail, site: MailSite): Promise<Mail[]> {
  const links = await createGuestLinks(typed, payload.countryCode as string | undefined)
  const mails = links.map(({ email, language, proof }) => {
    const link = linkTo(site, "/bookings", language, { proof, contact: email })
    return letter(email, language, guestLinkText(link), site)
  })
  return Promise.all(mails)
}
