import { and, between, eq, isNull, not } from "drizzle-orm"
import { bookings } from "#domain/bookings/bookings.table.server.ts"
import { recordEvent, SYSTEM } from "#domain/bookings/history.server.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import { isSilentTour } from "#domain/tours/tours.server.ts"
import { addDays, hanoiDate, hanoiInstant } from "#lib/today.ts"
import { transact } from "#server/database/transactions.server.ts"
import { queueBookingMails } from "./notify.server.ts"

/** Hanoi time. */
const REMIND_FROM = "09:00"

/**
 * Queues one reminder for a booking that starts within the days of the settings, Hanoi time, unless its tour sends none.
 * Returns false if there was none.
 */
export async function sendNextReminder(now: Date = new Date()): Promise<boolean> {
  const today = hanoiDate(now)
  if (now < hanoiInstant(today, REMIND_FROM)) return false
  const settings = await findSettings()
  if (settings.reminderDays === 0) return false
  return transact(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(bookings)
      .where(
        and(
          eq(bookings.status, "confirmed"),
          between(bookings.travelDate, addDays(today, 1), addDays(today, settings.reminderDays)),
          not(isSilentTour(bookings.productId, "sendsReminder")),
          isNull(bookings.remindedAt),
          isNull(bookings.calledOffReason),
        ),
      )
      .orderBy(bookings.travelDate, bookings.id)
      .limit(1)
      .for("update", { skipLocked: true })
    if (!row) return false
    // The version stays the same: this must not conflict with an edit in progress.
    await transaction.update(bookings).set({ remindedAt: now }).where(eq(bookings.id, row.id))
    const event = await recordEvent(row.id, SYSTEM, { kind: "reminded", before: {}, after: {} }, transaction)
    await queueBookingMails("reminder", row, { event }, { actor: SYSTEM, settings, transaction })
    return true
  })
}
