import type { User } from "#domain/account/account.ts"
import { type Booking, canBecome } from "#domain/bookings/booking.ts"
import { checkBookingVersion, differenceOf, recordEvent } from "#domain/bookings/history.server.ts"
import { statusMessages } from "#domain/bookings/lifecycle/status-messages.ts"
import { conflict } from "#server/errors.server.ts"
import { changeLocked, storeBooking } from "../change-locked.server.ts"
import type { PlanChange } from "../changes.schema.ts"
import { queueBookingMails } from "../notify.server.ts"

/**
 * Agrees on another payment plan for a booking, and notifies the guest. Its dates count from now on.
 * @throws notFound; conflict VERSION_CONFLICT, CANNOT_CHANGE
 */
export function agreeOnPlan(user: User, idOrReference: string, change: PlanChange): Promise<Booking> {
  const { paymentPlan, notifyGuest, reason, version } = change
  return changeLocked({ user, tokens: [] }, idOrReference, async (row, context) => {
    await checkBookingVersion(row, version, { paymentPlan }, context)
    if (!canBecome(row.status, "cancelled")) throw conflict("CANNOT_CHANGE", statusMessages.cannotChange)
    const { before, after } = differenceOf({ paymentPlan: row.paymentPlan }, { paymentPlan })
    if (Object.keys(after).length === 0) return row
    const stored = await storeBooking(row, { paymentPlan }, context.transaction)
    const event = await recordEvent(
      row.id,
      context.actor,
      { kind: "changed", before, after, reason },
      context.transaction,
    )
    if (notifyGuest !== false) await queueBookingMails("changed", stored, { event, canWait: true }, context)
    return stored
  })
}
