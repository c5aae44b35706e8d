import { eq } from "drizzle-orm"
import type { Booking, Plan } from "#domain/bookings/booking.ts"
import { presentBooking } from "#domain/bookings/booking-presenter.server.ts"
import { lockBooking, type Viewer, withCrew } from "#domain/bookings/bookings.server.ts"
import { bookings } from "#domain/bookings/bookings.table.server.ts"
import { recordEvent, resolveActor } from "#domain/bookings/history.server.ts"
import { pick } from "#lib/data/pick.ts"
import { db } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { linkGone } from "#server/errors.server.ts"
import { hashSecret, newSecret } from "#server/secrets.server.ts"

/** Creates the link that shows a booking's plan, and ends the one before. Only its hash is stored. @throws notFound */
export async function createPlanLink(viewer: Viewer, idOrReference: string): Promise<{ token: string }> {
  const token = newSecret()
  await setPlanToken(viewer, idOrReference, hashSecret(token))
  return { token }
}

/** Ends the link to a booking's plan. Repeating it has no effect. @throws notFound */
export async function endPlanLink(viewer: Viewer, idOrReference: string): Promise<void> {
  await setPlanToken(viewer, idOrReference, null)
}

async function setPlanToken(viewer: Viewer, idOrReference: string, planTokenHash: string | null): Promise<void> {
  await transact(async (transaction) => {
    const row = await lockBooking(viewer, idOrReference, transaction)
    if (row.planTokenHash === planTokenHash) return
    await transaction.update(bookings).set({ planTokenHash }).where(eq(bookings.id, row.id))
    const kind = planTokenHash === null ? "plan-link-ended" : "plan-link-made"
    await recordEvent(row.id, resolveActor(viewer, row.userId), { kind, before: {}, after: {} }, transaction)
  })
}

/**
 * Returns what fellow travellers may know of a booking: no name, contact, address, price or reference.
 * @throws notFound, the same for unknown and ended links
 */
export async function findPlan(token: string): Promise<Plan> {
  const [row] = await db
    .select()
    .from(bookings)
    .where(eq(bookings.planTokenHash, hashSecret(token)))
  if (!row) throw linkGone()
  return presentPlan(await withCrew(presentBooking(row)))
}

function presentPlan(booking: Booking): Plan {
  const { product, crew, tourDetails, transferDetails, productDetails, calledOff } = booking
  const trip = tourDetails ?? transferDetails
  const zone = trip?.pickup?.zone ?? null
  const meetingPoint = trip?.pickup?.meetingPoint ?? (zone ? null : (trip?.meetingPoint ?? null))
  return {
    ...pick(booking, "productType", "status", "travelDate", "startTime"),
    product: pick(product, "name", "slug"),
    calledOff: calledOff !== null,
    readyAt: trip?.pickup?.time ?? null,
    meetingPoint,
    pickupZone: meetingPoint ? null : zone,
    from: transferDetails?.from ?? tourDetails?.location ?? productDetails?.location ?? null,
    to: transferDetails?.to ?? null,
    guide: crew?.guide || null,
    vehicle: crew?.vehicle || null,
  }
}
