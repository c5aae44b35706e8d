import type { bookings } from "#features/bookings/bookings.table.server.ts"
import type { Actor } from "#features/bookings/history.server.ts"
import type { Settings } from "#features/settings/settings.ts"
import type { Database } from "#server/database/database.server.ts"
import { type QueuedMail, queueMails, queueOnce, takeBack } from "#server/mail/outbox.server.ts"

/** The language the company is written to in. */
const STAFF_LANGUAGE = "vi"
/** Changes that can wait are told together, so long after the first. */
const TOGETHER_SECONDS = 300

/** What mails tell of a booking, beside that it was asked for. */
export type Notice = "confirmed" | "changed" | "cancelled" | "reminder"

/** The kind of outbox row that tells the traveller, and the company. */
export const noticeKind = (notice: Notice) => `booking-${notice}` as const
export const staffNoticeKind = (notice: Notice) => `booking-${notice}-for-staff` as const

type Row = Pick<typeof bookings.$inferSelect, "id" | "customerEmail" | "language">
type About = { actor: Actor; event: number; settings: Settings; alsoTo?: string[] | undefined; canWait?: boolean }

/**
 * Queues what is to be told: to the traveller (`alsoTo`: to an address they had before), and to the company what it has
 * not done itself. Changes of a booking that nobody has been told of yet are one mail, which goes out when the first has
 * waited for some minutes, or at once where one of them cannot wait.
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

/** Lets mails that tell the state of a booking tell as well of the changes that wait to be told to the same readers. */
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
