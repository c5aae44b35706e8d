import type { BookingRow } from "#domain/bookings/bookings.table.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { queueMails } from "#server/mail/outbox.server.ts"

export const PAID_MAIL = "booking-paid"

/** Tells the guest that a transfer has arrived. */
export async function queuePaidMail(
  { id: bookingId, customerEmail: recipient, language, isRecorded }: BookingRow,
  transaction: Database,
): Promise<void> {
  if (recipient && !isRecorded)
    await queueMails([{ kind: PAID_MAIL, recipient, language, payload: { bookingId } }], transaction)
}
