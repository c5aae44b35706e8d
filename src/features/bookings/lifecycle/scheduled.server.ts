import { and, eq, isNull, lte } from "drizzle-orm"
import { bookings } from "#features/bookings/bookings.table.server.ts"
import { costOf, shareOf } from "#features/bookings/cancellation-state.server.ts"
import { note, SYSTEM } from "#features/bookings/history.server.ts"
import { EXPIRED_REASON } from "#features/bookings/status-messages.ts"
import { findSettings } from "#features/settings/settings.server.ts"
import { addDays, hanoiDate, hanoiInstant } from "#lib/today.ts"
import { transact } from "#server/database/transactions.server.ts"
import { cancelLocked } from "./change-status.server.ts"
import { queueBookingMails } from "./notify.server.ts"

/** Reminders go out on the day before, not earlier than this by Hanoi's clock. */
const REMIND_FROM = "09:00"

/**
 * Gives up one request that nobody has answered for too long, and its places with it. Several processes may do so at
 * once: what one holds the others skip.
 * @returns whether there was one
 */
export async function expireNextBooking(now: Date = new Date()): Promise<boolean> {
  const settings = await findSettings()
  const promisedBefore = new Date(now.getTime() - settings.holdHours * 3_600_000)
  return transact(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(bookings)
      .where(and(eq(bookings.status, "pending"), lte(bookings.answerBy, promisedBefore)))
      .orderBy(bookings.answerBy)
      .limit(1)
      .for("update", { skipLocked: true })
    if (!row) return false
    const cancellation = { ...costOf(row, now), ...shareOf(row, 100) }
    await cancelLocked(row, SYSTEM, { reason: EXPIRED_REASON, cancellation }, settings, transaction)
    return true
  })
}

/**
 * Queues one reminder of a journey that begins tomorrow by Hanoi's calendar.
 * @returns whether there was one
 */
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
          // Nobody is told to come to what was called off.
          isNull(bookings.calledOffReason),
        ),
      )
      .orderBy(bookings.id)
      .limit(1)
      .for("update", { skipLocked: true })
    if (!row) return false
    // No change that somebody's version should notice.
    await transaction.update(bookings).set({ remindedAt: now }).where(eq(bookings.id, row.id))
    const event = await note(row.id, SYSTEM, { kind: "reminded", before: {}, after: {} }, transaction)
    await queueBookingMails("reminder", row, { actor: SYSTEM, event, settings }, transaction)
    return true
  })
}
