import { eq, sql } from "drizzle-orm"
import type { Booking } from "#domain/bookings/booking.ts"
import { presentBooking } from "#domain/bookings/booking-presenter.server.ts"
import { lockBooking, type Viewer } from "#domain/bookings/bookings.server.ts"
import { type BookingRow, bookings } from "#domain/bookings/bookings.table.server.ts"
import { type ChangeContext, resolveActor } from "#domain/bookings/history.server.ts"
import { changedPlan } from "#domain/bookings/payment-plan/plan-columns.server.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import { firstOf } from "#lib/data/first-of.ts"
import type { Database } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { NO_ORIGIN } from "#server/limits/origin.server.ts"

/**
 * Locks a booking, changes it in one transaction, and returns it.
 * @throws notFound, the same for unknown bookings and other people's
 */
export async function changeLocked(
  viewer: Viewer,
  idOrReference: string,
  change: (row: BookingRow, context: ChangeContext) => Promise<BookingRow>,
): Promise<Booking> {
  const settings = await findSettings()
  return transact(async (transaction) => {
    const row = await lockBooking(viewer, idOrReference, transaction)
    const actor = resolveActor(viewer, row.userId)
    return presentBooking(await change(row, { actor, settings, transaction }))
  })
}

/** A booking that was confirmed once keeps its terms when it waits for an answer again. */
function bindingFrom(row: BookingRow, { status }: Partial<BookingRow>): Partial<BookingRow> {
  return status === "confirmed" && row.confirmedAt === null ? { confirmedAt: new Date() } : {}
}

export async function storeBooking(
  row: BookingRow,
  change: Partial<BookingRow>,
  transaction: Database,
): Promise<BookingRow> {
  const isAnswered = change.status !== undefined && change.status !== "pending"
  return firstOf(
    await transaction
      .update(bookings)
      .set({
        ...change,
        // It only serves the limits on unconfirmed requests.
        ...(isAnswered && NO_ORIGIN),
        ...bindingFrom(row, change),
        ...changedPlan(row, change, new Date()),
        version: sql`${bookings.version} + 1`,
        updatedAt: sql`now()`,
      })
      .where(eq(bookings.id, row.id))
      .returning(),
  )
}
