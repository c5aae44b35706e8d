import type { BookingRow } from "#domain/bookings/bookings.table.server.ts"
import type { ChangeContext } from "#domain/bookings/history.server.ts"
import { UNDO_GRACE_SECONDS, UNDO_SECONDS } from "#lib/undo.ts"
import type { Database } from "#server/database/database.server.ts"
import {
  type QueuedMail,
  queueMails,
  queueOnce,
  withdrawMails,
  withdrawMailsOfEvent,
} from "#server/mail/outbox.server.ts"
import { STAFF_LANGUAGE } from "#server/mail/staff-language.server.ts"

const BATCH_SECONDS = 300

export type MailKind = "confirmed" | "changed" | "cancelled" | "reminder"

export const mailKind = (kind: MailKind) => `booking-${kind}` as const
export const staffMailKind = (kind: MailKind) => `booking-${kind}-for-staff` as const

type About = { event: number; cc?: string[]; canWait?: boolean }

/** Guests without an email address get no mail. Previous addresses in `cc` get a copy. With `canWait`, several changes are sent as one mail. Mails about decisions of staff wait until they can no longer be undone. */
export async function queueBookingMails(
  kind: MailKind,
  { id: bookingId, customerEmail, language, isRecorded }: BookingRow,
  { event, cc = [], canWait = false }: About,
  { actor, settings, transaction, notifyGuest = false }: ChangeContext,
): Promise<void> {
  if (isRecorded && !notifyGuest) return
  const payload = { bookingId, event }
  const mails: QueuedMail[] = [...new Set([customerEmail, ...cc])].filter(Boolean).map((recipient) => ({
    kind: mailKind(kind),
    recipient,
    language,
    payload,
  }))
  if (actor.side !== "staff" && kind !== "reminder") {
    const recipient = settings.email
    mails.push({ kind: staffMailKind(kind), recipient, language: STAFF_LANGUAGE, payload })
  }
  if (kind === "changed") {
    for (const mail of mails) await queueOnce(mail, canWait ? BATCH_SECONDS : 0, transaction)
  } else if (mails.length && kind === "reminder") {
    await queueMails(mails, transaction)
  } else if (mails.length) {
    const merged = await mergePendingChanges(mails, kind, bookingId, transaction)
    const isUndoable = actor.side === "staff" && (kind === "confirmed" || kind === "cancelled")
    await queueMails(merged, transaction, isUndoable ? UNDO_SECONDS + UNDO_GRACE_SECONDS : 0)
  }
}

async function mergePendingChanges(
  mails: QueuedMail[],
  kind: MailKind,
  bookingId: string,
  transaction: Database,
): Promise<QueuedMail[]> {
  const all: QueuedMail[] = []
  for (const mail of mails) {
    const pendingKind = mail.kind === mailKind(kind) ? mailKind("changed") : staffMailKind("changed")
    const pending = await withdrawMails({ kind: pendingKind, recipient: mail.recipient, bookingId }, transaction)
    const since = Math.min(...pending.map(({ event }) => Number(event)))
    all.push(pending.length ? { ...mail, payload: { ...mail.payload, since } } : mail)
  }
  return all
}

/**
 * Cancels queued mails about a decision. Changes merged into them get mails of their own.
 * @returns false if one of them may have been sent
 */
export async function withdrawDecision(bookingId: string, event: number, transaction: Database): Promise<boolean> {
  const { withdrawn, isTried } = await withdrawMailsOfEvent({ bookingId, event }, transaction)
  for (const { since, ...mail } of withdrawn.map((mail) => ({ ...mail, since: mail.payload.since }))) {
    if (since === undefined) continue
    const kind = mail.kind.endsWith("-for-staff") ? staffMailKind("changed") : mailKind("changed")
    await queueOnce({ ...mail, kind, payload: { bookingId, event: since } }, 0, transaction)
  }
  return !isTried
}
