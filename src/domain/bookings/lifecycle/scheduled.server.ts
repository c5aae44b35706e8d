import { and, eq, isNull, lte } from "drizzle-orm"
import { bookings } from "#domain/bookings/bookings.table.server.ts"
import { currentCancellationCost, refundAmounts } from "#domain/bookings/cancellation-state.server.ts"
import { recordEvent, SYSTEM } from "#domain/bookings/history.server.ts"
import { EXPIRED_REASON } from "#domain/bookings/lifecycle/status-messages.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import { addDays, hanoiDate, hanoiInstant } from "#lib/today.ts"
import { transact } from "#server/database/transactions.server.ts"
import { cancelLocked } from "./change-status.server.ts"
import { queueBookingMails } from "./notify.server.ts"

/** Hanoi time, on the day before. */
const REMIND_FROM = "09:00"

/**
 * Cancels one unanswered request that was never confirmed; safe to run in several processes. Guests whose confirmed trip
 * moved to a date on request keep waiting for an answer, and those of a departure that was called off choose themselves.
 * Returns false if there was none.
 */
export async function expireNextBooking(now: Date = new Date()): Promise<boolean> {
  const settings = await findSettings()
  const promisedBefore = new Date(now.getTime() - settings.holdHours * 3_600_000)
  return transact(async (transaction) => {
    const isOverdue = and(eq(bookings.status, "pending"), lte(bookings.answerBy, promisedBefore))
    const [row] = await transaction
      .select()
      .from(bookings)
      .where(and(isOverdue, isNull(bookings.confirmedAt), isNull(bookings.calledOffReason)))
      .orderBy(bookings.answerBy)
      .limit(1)
      .for("update", { skipLocked: true })
    if (!row) return false
    const cancellation = { ...currentCancellationCost(row, now), ...refundAmounts(row, 100) }
    await cancelLocked(row, EXPIRED_REASON, cancellation, { actor: SYSTEM, settings, transaction })
    return true
  })
}

/** Queues one reminder for a booking that starts tomorrow, Hanoi time. Returns false if there was none. */
export async function sendNextReminder(now: Date = new Date()): Promise<boolean> {
  const today = hanoiDate(now)
  if (now < hanoiInstant(today, REMIND_FROM)) return false
  const settings = await findSettings()
  return transact(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(bookings)
      .where(
        and(
          eq(bookings.status, "confirmed"),
          eq(bookings.travelDate, addDays(today, 1)),
          isNull(bookings.remindedAt),
          isNull(bookings.calledOffReason),
        ),
      )
      .orderBy(bookings.id)
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
