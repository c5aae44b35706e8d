import type { User } from "#domain/account/account.ts"
import { findActiveBookings } from "#domain/boarding/boarding.server.ts"
import type { MessagedBooking } from "#domain/boarding/boarding.ts"
import { plainLink, presentGuest } from "#domain/boarding/guest-preview.server.ts"
import { presentBooking } from "#domain/bookings/booking-presenter.server.ts"
import type { Actor } from "#domain/bookings/history.server.ts"
import { recordEvent } from "#domain/bookings/history.server.ts"
import { statusMessages } from "#domain/bookings/lifecycle/status-messages.ts"
import { type GuestMessageText, guestMessageText } from "#domain/bookings/mails/departure-mails.server.ts"
import { findStaffDeparture } from "#domain/departures/staff/departure-list.server.ts"
import { previewMail } from "#domain/mail-words/mail-words.server.ts"
import { LANGUAGES, type Language } from "#i18n/localized.ts"
import { audit } from "#server/database/audit-log.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { type FieldError, invalid } from "#server/errors.server.ts"
import { once } from "#server/http/idempotency.server.ts"
import { queueMails } from "#server/mail/outbox.server.ts"

/** The message in each language that the guests speak. */
type Texts = Partial<Record<Language, GuestMessageText | undefined>>
type Sent = { mailed: number; toRing: number }

/** The kind of the mail, and of its entry in the history. */
const GUEST_MESSAGE = "departure-message"

/** Returns each guest of a departure with the mail that they would get. Sends nothing. */
export async function previewMessage(departureId: string, texts: Texts): Promise<MessagedBooking[]> {
  const rows = await findActiveBookings(departureId)
  return Promise.all(
    rows.map(async (row) => {
      const booking = presentBooking(row)
      const written = texts[booking.language]
      const mail = written && guestMessageText(booking, plainLink(booking), written)
      return { ...presentGuest(booking), mail: mail ? await previewMail(mail, booking.language) : null }
    }),
  )
}

/** Sends a message to all guests of a departure, once for a key. @throws notFound; invalid */
export async function sendMessage(id: string, texts: Texts, user: User, idempotencyKey?: string): Promise<Sent> {
  const send = async (transaction: Database) => {
    const { _id } = await findStaffDeparture(id, transaction)
    const after = await messageGuests(_id, texts, { side: "staff", id: user._id }, transaction)
    await audit({ actor: user._id, action: "update", subject: `departure:${_id}`, after }, transaction)
    return after
  }
  return (await once(idempotencyKey, { form: "departure-message", id, by: user._id, ...texts }, send)).answer
}

/**
 * Mails a message to each guest of a departure who has an address, and keeps it in the history of every booking.
 * @throws invalid if a text is missing in a language of the guests
 */
async function messageGuests(departureId: string, texts: Texts, actor: Actor, transaction: Database): Promise<Sent> {
  const guests = await findActiveBookings(departureId, transaction)
  checkLanguages(guests, texts)
  for (const row of guests) {
    const written = texts[row.language]!
    const event = await recordEvent(
      row.id,
      actor,
      { kind: GUEST_MESSAGE, before: {}, after: { message: written } },
      transaction,
    )
    const { customerEmail: recipient, language, id: bookingId } = row
    if (recipient)
      await queueMails([{ kind: GUEST_MESSAGE, recipient, language, payload: { bookingId, event } }], transaction)
  }
  const mailed = guests.filter(({ customerEmail }) => customerEmail !== "").length
  return { mailed, toRing: guests.length - mailed }
}

function checkLanguages(guests: { language: Language }[], texts: Texts): void {
  const missing = LANGUAGES.filter((one) => !texts[one] && guests.some(({ language }) => language === one))
  const errors: FieldError[] = missing.map((one) => ({ field: `${one}.text`, message: statusMessages.messageMissing }))
  if (errors.length) throw invalid(errors)
}
