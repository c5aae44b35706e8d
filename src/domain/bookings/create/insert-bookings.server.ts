import { bookingEvents, bookings } from "#domain/bookings/bookings.table.server.ts"
import { bookingPayments } from "#domain/bookings/payments.table.server.ts"
import type { Database } from "#server/database/database.server.ts"

/** A booking with what has happened to it. */
export type BookingRecord = {
  booking: typeof bookings.$inferInsert
  events: (typeof bookingEvents.$inferInsert)[]
  payments: (typeof bookingPayments.$inferInsert)[]
}

/** Bookings in one statement: PostgreSQL takes 65,535 parameters. */
const AT_ONCE = 200

/** Inserts whole bookings as they are. Nothing is checked, reserved or mailed. */
export async function insertBookings(records: BookingRecord[], transaction: Database): Promise<void> {
  for (let first = 0; first < records.length; first += AT_ONCE) {
    const part = records.slice(first, first + AT_ONCE)
    await transaction.insert(bookings).values(part.map(({ booking }) => booking))
    const events = part.flatMap((record) => record.events)
    if (events.length) await transaction.insert(bookingEvents).values(events)
    const payments = part.flatMap((record) => record.payments)
    if (payments.length) await transaction.insert(bookingPayments).values(payments)
  }
}
