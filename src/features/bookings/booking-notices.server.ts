import type { Settings } from "#features/settings/settings.ts"
import type { Database } from "#server/database.server.ts"
import { type QueuedMail, queueMails } from "#server/outbox.server.ts"
import type { Actor } from "./booking-events.server.ts"
import type { bookings } from "./bookings.table.server.ts"

/** The language the company is written to in. */
const STAFF_LANGUAGE = "vi"

/** What mails tell of a booking, beside that it was asked for. */
export type Notice = "confirmed" | "changed" | "cancelled" | "reminder"

/** The kind of outbox row that tells the traveller, and the company. */
export const noticeKind = (notice: Notice) => `booking-${notice}` as const
export const staffNoticeKind = (notice: Notice) => `booking-${notice}-for-staff` as const

type About = { actor: Actor; event: number; settings: Settings; alsoTo?: string[] | undefined }

/**
 * Queues what is to be told: to the traveller (`alsoTo`: to an address they had before), and to the company what it has
 * not done itself.
 */
export async function queueBookingMails(
  notice: Notice,
  { id: bookingId, customerEmail, language }: Pick<typeof bookings.$inferSelect, "id" | "customerEmail" | "language">,
  { actor, event, settings, alsoTo = [] }: About,
  transaction: Database,
): Promise<void> {
  const payload = { bookingId, event }
  const mails: QueuedMail[] = [...new Set([customerEmail, ...alsoTo])].map((recipient) => ({
    kind: noticeKind(notice),
    ...{ recipient, language, payload },
  }))
  const forStaff = {
    kind: staffNoticeKind(notice),
    recipient: settings.email,
    language: STAFF_LANGUAGE,
    payload,
  } as const
  const concernsStaff = actor.side !== "staff" && notice !== "reminder"
  await queueMails(concernsStaff ? [...mails, forStaff] : mails, transaction)
}
