import type { Booking } from "#domain/bookings/booking.ts"
import { findBookingById } from "#domain/bookings/bookings.server.ts"
import { makeCalendar, makeVoucher } from "#domain/bookings/documents/documents.server.ts"
import { createGuestLinks, GUEST_LINK_MAIL } from "#domain/bookings/guest/guest-access.server.ts"
import { storeMailedToken } from "#domain/bookings/guest-tokens.server.ts"
import { type ChangeEvent, findChangesSince, findEvent } from "#domain/bookings/history.server.ts"
import { ADDRESS_LINK_MAIL, createAddressLink } from "#domain/bookings/lifecycle/change/booking-email.server.ts"
import { mergeChanges } from "#domain/bookings/lifecycle/merge-changes.server.ts"
import { mailKind, staffMailKind } from "#domain/bookings/lifecycle/notify.server.ts"
import { GUEST_KEY } from "#domain/bookings/link-keys.ts"
import { withPayTo } from "#domain/bookings/payments/pay-to.server.ts"
import { findNearestDepartures } from "#domain/departures/departures.server.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import type { Settings } from "#domain/settings/settings.ts"
import type { Language } from "#i18n/localized.ts"
import { mailboxOf } from "#lib/text/mailbox.ts"
import { linkTo, type MailSite, renderMail } from "#server/mail/mail-template.server.ts"
import { countOrPutOff } from "#server/mail/paced-writer.server.ts"
import type { MailWriter } from "#server/mail/send-mails.server.ts"
import type { Mail } from "#server/mail/transport.server.ts"
import type { WordedMail } from "#server/mail/words/mail-words.server.ts"
import { newSecret } from "#server/secrets.server.ts"
import { cancelledForStaffText, cancelledText } from "./cancellation-mails.server.ts"
import { changedForStaffText, changedText, formerAddressText } from "./change-mails.server.ts"
import {
  CALLED_OFF,
  departureCancelledText,
  GUARANTEED,
  type GuestMessageText,
  guaranteedText,
  guestMessageText,
  MESSAGE,
} from "./departure-mails.server.ts"
import { confirmedText, reminderText } from "./lifecycle-mails.server.ts"
import {
  PAID,
  PAYMENT_DUE,
  PAYMENT_OVERDUE,
  PAYMENT_UNDONE,
  paidText,
  paymentDueText,
  paymentOverdueText,
  paymentToMake,
  paymentUndoneText,
} from "./payment-mails.server.ts"
import {
  addressLinkText,
  FOR_OFFICE,
  guestLinkText,
  RECEIVED,
  receivedText,
  staffText,
} from "./request-mails.server.ts"

/** All kinds of mails about bookings. */
export const BOOKING_MAILS = [
  RECEIVED.kind,
  FOR_OFFICE.kind,
  ...(["confirmed", "changed", "cancelled", "reminder"] as const).map(mailKind),
  ...(["changed", "cancelled"] as const).map(staffMailKind),
  PAYMENT_DUE.kind,
  PAYMENT_OVERDUE.kind,
  GUARANTEED.kind,
  CALLED_OFF.kind,
  MESSAGE.kind,
  PAID.kind,
  PAYMENT_UNDONE.kind,
  GUEST_LINK_MAIL,
  ADDRESS_LINK_MAIL,
]

export function bookingMails(site: MailSite): Record<string, MailWriter> {
  const toTraveller = (write: WriteToTraveller) => (queued: Queued) => writeToTraveller(queued, site, write)
  const toStaff = (write: WriteToStaff) => (queued: Queued) => writeToStaff(queued, site, write)
  return {
    [RECEIVED.kind]: toTraveller(receivedText),
    [FOR_OFFICE.kind]: toStaff(staffText),
    [mailKind("confirmed")]: toTraveller(confirmedText),
    [mailKind("changed")]: toTraveller(changedText),
    [mailKind("cancelled")]: toTraveller(cancelledText),
    [mailKind("reminder")]: toTraveller(reminderText),
    [staffMailKind("changed")]: toStaff(changedForStaffText),
    [staffMailKind("cancelled")]: toStaff(cancelledForStaffText),
    [PAYMENT_DUE.kind]: toTraveller(paymentDueText),
    [PAYMENT_OVERDUE.kind]: toTraveller(paymentOverdueText),
    [GUARANTEED.kind]: toTraveller(guaranteedText),
    [CALLED_OFF.kind]: toTraveller(calledOffNews),
    [MESSAGE.kind]: toTraveller(messageOfEvent),
    [PAID.kind]: toTraveller(paidText),
    [PAYMENT_UNDONE.kind]: toTraveller(paymentUndoneText),
    [GUEST_LINK_MAIL]: (queued) => guestLinks(queued, site),
    [ADDRESS_LINK_MAIL]: (queued) => addressLink(queued, site),
  }
}

type Queued = Parameters<MailWriter>[0]
type WriteToTraveller = (
  booking: Booking,
  link: string,
  event: ChangeEvent,
  settings: Settings,
) => WordedMail | Promise<WordedMail>
type WriteToStaff = (booking: Booking, event: ChangeEvent) => WordedMail

async function writeToTraveller(queued: Queued, site: MailSite, write: WriteToTraveller): Promise<Mail[]> {
  const { kind, recipient, language, payload } = queued
  const found = await findBookingById(String(payload.bookingId))
  if (!found || isOutdated(kind, found)) return []
  const booking = await withPayTo(found)
  const event =
    kind === MESSAGE.kind
      ? await findEvent(booking._id, Number(payload.event))
      : await findMergedChange(queued, booking)
  if ((kind === mailKind("changed") || kind === MESSAGE.kind) && !event) return []
  if (isLimited(kind, booking)) await countOrPutOff("mails/changes", mailboxOf(recipient), queued.attempts)
  if (kind === mailKind("changed") && recipient !== booking.customerInfo.email)
    return [await renderMail(recipient, language, formerAddressText(booking), site)]
  const link = await manageLink(booking, site, recipient, language)
  const mail = await renderMail(
    recipient,
    language,
    await write(booking, link, event ?? NO_CHANGE, await findSettings()),
    site,
  )
  return [recipient === booking.customerInfo.email ? { ...mail, ...(await attachmentsFor(kind, booking, site)) } : mail]
}

/** Anyone can book and cancel with a stranger's address. Only its owner can confirm it. */
function isLimited(kind: string, { emailConfirmed, cancelledBy }: Booking): boolean {
  if (kind === mailKind("changed")) return true
  if (emailConfirmed) return false
  return kind === RECEIVED.kind || (kind === mailKind("cancelled") && cancelledBy !== "staff")
}

/**
 * A delayed mail must not confirm a booking that has been cancelled since. The guest gets the mail about that. Nobody is
 * reminded of what is paid.
 */
function isOutdated(kind: string, booking: Booking): boolean {
  const { status, calledOff } = booking
  if (kind === PAYMENT_DUE.kind || kind === PAYMENT_OVERDUE.kind) return paymentToMake(booking) === undefined
  const needsConfirmed = kind === mailKind("confirmed") || kind === mailKind("reminder")
  if (needsConfirmed) return status !== "confirmed" || calledOff !== null
  if (kind === RECEIVED.kind) return status === "cancelled"
  return kind === CALLED_OFF.kind && (calledOff === null || status === "cancelled")
}

async function calledOffNews(booking: Booking, link: string): Promise<WordedMail> {
  const others = await findNearestDepartures(booking.productId, booking.travelDate, booking.travelers)
  return departureCancelledText(booking, link, booking.calledOff?.reason ?? "", others)
}

function messageOfEvent(booking: Booking, link: string, { data }: ChangeEvent): WordedMail {
  const { message } = data.after as { message: GuestMessageText }
  return guestMessageText(booking, link, message)
}

const NO_CHANGE: ChangeEvent = { kind: "", data: { before: {}, after: {} } }

async function findMergedChange({ kind, payload }: Queued, booking: Booking): Promise<ChangeEvent | undefined> {
  const isChange = kind === mailKind("changed") || kind === staffMailKind("changed")
  const since = isChange ? payload.event : payload.since
  return typeof since === "number" ? mergeChanges(await findChangesSince(booking._id, since), booking) : undefined
}

/** The secret is in the URL fragment, which no server, log or Referer sees. A previous address gets no secret. */
export async function manageLink(booking: Booking, site: MailSite, to: string, language: Language): Promise<string> {
  const page = linkTo(site, `/bookings/${booking._id}`, language)
  const secret = newSecret()
  return (await storeMailedToken(secret, booking._id, to)) ? `${page}#${GUEST_KEY}=${secret}` : page
}

const WITH_CALENDAR: string[] = [
  ...(["confirmed", "changed", "cancelled", "reminder"] as const).map(mailKind),
  CALLED_OFF.kind,
]

async function attachmentsFor(kind: string, booking: Booking, { siteUrl }: MailSite): Promise<Partial<Mail>> {
  if (!WITH_CALENDAR.includes(kind)) return {}
  const hasVoucher = booking.documents.voucher !== null
  const isKnownToCalendars = hasVoucher || (booking.calendarSequence > 0 && !isUnknownNews(kind, booking))
  return {
    ...(hasVoucher && { attachments: [await makeVoucher(booking, siteUrl)] }),
    ...(isKnownToCalendars && { calendar: await makeCalendar(booking, siteUrl) }),
  }
}

/** Calendars don't know requests that were never confirmed. */
const isUnknownNews = (kind: string, { status }: Booking) => kind === CALLED_OFF.kind && status !== "confirmed"

async function writeToStaff(queued: Queued, site: MailSite, write: WriteToStaff): Promise<Mail[]> {
  const { kind, recipient, language, payload } = queued
  const booking = await findBookingById(String(payload.bookingId))
  if (!booking) return []
  const event = await findMergedChange(queued, booking)
  if (kind === staffMailKind("changed")) {
    if (!event) return []
    // Limited per booking, so that one booking cannot delay the mails of others.
    await countOrPutOff("mails/changes", `staff ${booking._id}`, queued.attempts)
  }
  const mail = await renderMail(recipient || site.staffEmail, language, write(booking, event ?? NO_CHANGE), site)
  const { email } = booking.customerInfo
  return [email ? { ...mail, replyTo: email } : mail]
}

async function addressLink({ recipient, language, payload, attempts = 1 }: Queued, site: MailSite): Promise<Mail[]> {
  const booking = await findBookingById(String(payload.bookingId))
  if (!booking || booking.pendingEmail !== recipient) return []
  await countOrPutOff("addressLinks", mailboxOf(recipient), attempts)
  const proof = await createAddressLink(booking._id, recipient)
  const link = linkTo(site, "/bookings", language, { proof, contact: recipient, confirm: "1" })
  return [await renderMail(recipient, language, addressLinkText(link), site)]
}

async function guestLinks({ recipient: typed, payload, attempts }: Queued, site: MailSite): Promise<Mail[]> {
  const links = await createGuestLinks(typed, payload.countryCode as string | undefined, attempts)
  const mails = links.map(({ email, language, proof }) => {
    const link = linkTo(site, "/bookings", language, { proof, contact: email })
    return renderMail(email, language, guestLinkText(link), site)
  })
  return Promise.all(mails)
}
