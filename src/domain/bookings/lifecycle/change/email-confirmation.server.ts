import { eq } from "drizzle-orm"
import type { Booking } from "#domain/bookings/booking.ts"
import { presentBooking } from "#domain/bookings/booking-presenter.server.ts"
import { lockBooking, type Viewer } from "#domain/bookings/bookings.server.ts"
import { type BookingRow, bookings } from "#domain/bookings/bookings.table.server.ts"
import { isConfirmedBy } from "#domain/bookings/create/hold-places.server.ts"
import { wasMailed } from "#domain/bookings/guest-tokens.server.ts"
import { type Actor, recordEvent, resolveActor } from "#domain/bookings/history.server.ts"
import { statusMessages } from "#domain/bookings/lifecycle/status-messages.ts"
import { reservePlaces } from "#domain/departures/places.server.ts"
import { may } from "#lib/roles.ts"
import type { Database } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { conflict, notFound } from "#server/errors.server.ts"
import { NO_ORIGIN } from "#server/limits/origin.server.ts"
import { storeBooking } from "../change-locked.server.ts"
import { takePlaces } from "../move/take-places.server.ts"

/**
 * Confirms the email address of a booking with a mailed key or a verified account. A request that waits for places
 * reserves them if there are enough. Repeating it has no effect.
 * @throws notFound; conflict LINK_REQUIRED if the viewer has not opened a mailed link
 */
export function confirmBookingEmail(viewer: Viewer, idOrReference: string): Promise<Booking> {
  return transact(async (transaction) => {
    const row = await lockBooking(viewer, idOrReference, transaction)
    if (!(await provesEmail(viewer, row, transaction))) throw conflict("LINK_REQUIRED", statusMessages.linkRequired)
    return presentBooking(await confirmLocked(row, resolveActor(viewer, row.userId), transaction))
  })
}

export function confirmProvedEmail(bookingId: string): Promise<Booking> {
  return transact(async (transaction) => {
    const [row] = await transaction.select().from(bookings).where(eq(bookings.id, bookingId)).for("update")
    if (!row) throw notFound("Booking")
    return presentBooking(await confirmLocked(row, GUEST, transaction))
  })
}

const GUEST: Actor = { side: "guest", id: "guest" }

async function provesEmail({ user, tokens }: Viewer, row: BookingRow, transaction: Database): Promise<boolean> {
  const isOwner = !may(user, "sales") && isConfirmedBy(user, row.customerEmail)
  return isOwner || wasMailed(tokens, row.id, transaction)
}

async function confirmLocked(row: BookingRow, actor: Actor, transaction: Database): Promise<BookingRow> {
  if (row.status !== "pending" && row.status !== "confirmed") return row
  const emailConfirmedAt = row.emailConfirmedAt ?? new Date()
  if (!row.holdsPlaces && (await takePlaces(row, reservePlaces, transaction))) {
    const stored = await storeBooking(row, { emailConfirmedAt, holdsPlaces: true }, transaction)
    const change = { before: { placesHeld: false }, after: { placesHeld: true } }
    await recordEvent(row.id, actor, { kind: "places-held", ...change }, transaction)
    return stored
  }
  if (row.emailConfirmedAt) return row
  // The version stays the same: this must not conflict with an edit in progress.
  const change = { emailConfirmedAt, ...(row.status === "confirmed" && NO_ORIGIN) }
  await transaction.update(bookings).set(change).where(eq(bookings.id, row.id))
  return { ...row, ...change }
}
