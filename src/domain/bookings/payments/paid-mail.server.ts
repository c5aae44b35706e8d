import type { BookingRow } from "#domain/bookings/bookings.table.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { queueMails } from "#server/mail/outbox.server.ts"

export const PAID_MAIL = "booking-paid"
export const UNDONE_MAIL = "booking-payment-undone"

/** Tells guests that a transfer has arrived. */
export const queuePaidMails = (rows: readonly BookingRow[], transaction: Database) =>
  queueMails(
    rows.flatMap((row) => mailOf(PAID_MAIL, row)),
    transaction,
  )

/** Tells the guest that a transfer doesn't count for the booking any more. */
export const queueUndoneMail = (row: BookingRow, transaction: Database) =>
  queueMails(mailOf(UNDONE_MAIL, row), transaction)

function mailOf(kind: string, { id: bookingId, customerEmail: recipient, language, isRecorded }: BookingRow) {
  return recipient && !isRecorded ? [{ kind, recipient, language, payload: { bookingId } }] : []
}
