import type { BookingRow } from "#domain/bookings/bookings.table.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { queueMails } from "#server/mail/outbox.server.ts"

export const PAID_MAIL = "booking-paid"
export const UNDONE_MAIL = "booking-payment-undone"

/** Tells the guest that a transfer has arrived. */
export const queuePaidMail = (row: BookingRow, transaction: Database) => queueMail(PAID_MAIL, row, transaction)

/** Tells the guest that a transfer doesn't count for the booking any more. */
export const queueUndoneMail = (row: BookingRow, transaction: Database) => queueMail(UNDONE_MAIL, row, transaction)

async function queueMail(
  kind: string,
  { id: bookingId, customerEmail: recipient, language, isRecorded }: BookingRow,
  transaction: Database,
): Promise<void> {
  if (recipient && !isRecorded) await queueMails([{ kind, recipient, language, payload: { bookingId } }], transaction)
}
