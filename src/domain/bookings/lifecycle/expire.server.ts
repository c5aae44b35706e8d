import { and, eq, isNull, lte } from "drizzle-orm"
import { bookings } from "#domain/bookings/bookings.table.server.ts"
import { currentCancellationCost, refundAmounts } from "#domain/bookings/cancellation-state.server.ts"
import { SYSTEM } from "#domain/bookings/history.server.ts"
import { EXPIRED_REASON } from "#domain/bookings/lifecycle/status-messages.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { cancelLocked } from "./cancel.server.ts"

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
    await cancelLocked(row, { reason: EXPIRED_REASON, cause: "expired" }, cancellation, {
      actor: SYSTEM,
      settings,
      transaction,
    })
    return true
  })
}
