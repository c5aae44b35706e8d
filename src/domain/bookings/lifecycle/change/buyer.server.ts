import { eq, sql } from "drizzle-orm"
import type { Booking } from "#domain/bookings/booking.ts"
import { presentBooking } from "#domain/bookings/booking-presenter.server.ts"
import { lockBooking, type Viewer } from "#domain/bookings/bookings.server.ts"
import { bookings } from "#domain/bookings/bookings.table.server.ts"
import type { BuyerChange } from "#domain/bookings/buyer/buyer.schema.ts"
import { buyerErrors } from "#domain/bookings/buyer/messages.ts"
import { checkBookingVersion, recordEvent, resolveActor } from "#domain/bookings/history.server.ts"
import { isEqual } from "#lib/data/changed-fields.ts"
import { firstOf } from "#lib/data/first-of.ts"
import { may } from "#lib/roles.ts"
import type { Database } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { conflict, forbidden } from "#server/errors.server.ts"
import { createHook } from "#server/hook.server.ts"

/** Tells of a locked booking whether its invoice names the buyer already. */
export const buyerLocks = createHook<(bookingId: string, transaction: Database) => Promise<boolean>>("buyerLocks")

/**
 * Sets for whom the invoice of a booking is made out, or that none is wanted. Guests do so until there is an invoice.
 * @throws notFound; forbidden to colleagues who only read bookings; conflict VERSION_CONFLICT, INVOICE_EXISTS to guests
 */
export function changeBuyer(viewer: Viewer, idOrReference: string, { buyer, version }: BuyerChange): Promise<Booking> {
  return transact(async (transaction) => {
    const row = await lockBooking(viewer, idOrReference, transaction)
    const actor = resolveActor(viewer, row.userId)
    if (actor.side === "staff" && !may(viewer.user, "payments")) throw forbidden()
    if (isEqual(row.customerBuyer, buyer)) return presentBooking(row)
    if (actor.side !== "staff" && (await buyerLocks.one()(row.id, transaction)))
      throw conflict("INVOICE_EXISTS", buyerErrors.buyerLocked)
    await checkBookingVersion(row, version, { buyer }, { actor, transaction })
    const change = { customerBuyer: buyer, version: sql`${bookings.version} + 1`, updatedAt: sql`now()` }
    const stored = firstOf(await transaction.update(bookings).set(change).where(eq(bookings.id, row.id)).returning())
    const before = { customerBuyer: row.customerBuyer }
    await recordEvent(row.id, actor, { kind: "changed", before, after: { customerBuyer: buyer } }, transaction)
    return presentBooking(stored)
  })
}
