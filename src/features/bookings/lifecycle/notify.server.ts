import type { bookings } from "#features/bookings/bookings.table.server.ts"
import type { Actor } from "#features/bookings/history.server.ts"
import type { Settings } from "#features/settings/settings.ts"
import type { Database } from "#server/database/database.server.ts"
import { type QueuedMail, queueMails, queueOnce, takeBack } from "#server/mail/outbox.server.ts"

const STAFF_LANGUAGE = "vi"
/** Delay of changes that can wait, so that several go out in one mail. */
const TOGETHER_SECONDS = 300

export type Notice = "confirmed" | "changed" | "cancelled" | "reminder"

/** Returns the outbox kind of a mail to the traveller. */
export const noticeKind = (notice: Notice) => `booking-${notice}` as const
export const staffNoticeKind = (notice: Notice) => `booking-${notice}-for-staff` as const

type Row = Pick<typeof bookings.$inferSelect, "id" | "customerEmail" | "language">
type About = { actor: Actor; event: number; settings: Settings; alsoTo?: string[] | undefined; canWait?: boolean }

/**
 * Queues mails to the traveller, to previous addresses in `cc`, and to the company if it did not act itself. With
 * `canWait`, changes within some minutes are sent as one mail.
 */
export async function queueBookingMails(
  notice: Notice,
  { id: bookingId, customerEmail, language }: Row,
  { actor, event, settings, alsoTo = [], canWait = false }: About,
  transaction: Database,
): Promise<void> {
  const payload = { bookingId, event }
  const mails: QueuedMail[] = [...new Set([customerEmail, ...alsoTo])].map((recipient) => ({
    kind: noticeKind(notice),
    ...{ recipient, language, payload },
  }))
  if (actor.side !== "staff" && notice !== "reminder") {
    const recipient = settings.email
    mails.push({ kind: staffNoticeKind(notice), recipient, language: STAFF_LANGUAGE, payload })
  }
  if (notice === "changed") {
    for (const mail of mails) await queueOnce(mail, canWait ? TOGETHER_SECONDS : 0, transaction)
  } else if (notice === "reminder") {
    await queueMails(mails, transaction)
  } else {
    await queueMails(await withUntoldChanges(mails, notice, bookingId, transaction), transaction)
  }
}

/** Merges pending change mails to the same recipients into these mails. */
async function withUntoldChanges(
  mails: QueuedMail[],
  notice: Notice,
  bookingId: string,
  transaction: Database,
): Promise<QueuedMail[]> {
  const all: QueuedMail[] = []
  for (const mail of mails) {
    const kind = mail.kind === noticeKind(notice) ? noticeKind("changed") : staffNoticeKind("changed")
    const untold = await takeBack({ kind, recipient: mail.recipient, bookingId }, transaction)
    const since = Math.min(...untold.map(({ event }) => Number(event)))
    all.push(untold.length ? { ...mail, payload: { ...mail.payload, since } } : mail)
  }
  return all
}
