import { and, eq, gt, lt, ne, sql } from "drizzle-orm"
import type { User } from "#domain/account/account.ts"
import { listColleagues } from "#domain/account/staff/colleagues.server.ts"
import { bookings } from "#domain/bookings/bookings.table.server.ts"
import { db } from "#server/database/database.server.ts"
import { notFound } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import type { BookingViewer } from "./staff-booking.ts"
import { bookingViewers } from "./viewers.table.server.ts"

/** Twice the interval of the booking screen, and some seconds for a slow connection. */
const SHOWN_FOR = "45 seconds"
const KEPT_FOR = "1 minute"

/**
 * Notes that a member of staff has a booking open. Returns the colleagues who have it open, too, by name.
 * @throws notFound
 */
export async function noteViewer(user: User, bookingId: string): Promise<BookingViewer[]> {
  if (!isUuid(bookingId)) throw notFound("Booking")
  const viewer = db
    .select({ bookingId: bookings.id, userId: sql`${user._id}::uuid`.as("user_id"), seenAt: sql`now()`.as("seen_at") })
    .from(bookings)
    .where(eq(bookings.id, bookingId))
  const noted = await db
    .insert(bookingViewers)
    .select(viewer)
    .onConflictDoUpdate({ target: [bookingViewers.bookingId, bookingViewers.userId], set: { seenAt: sql`now()` } })
    .returning({ bookingId: bookingViewers.bookingId })
  if (noted.length === 0) throw notFound("Booking")
  await db.delete(bookingViewers).where(lt(bookingViewers.seenAt, sql`now() - ${KEPT_FOR}::interval`))
  const others = await db
    .select({ id: bookingViewers.userId })
    .from(bookingViewers)
    .where(
      and(
        eq(bookingViewers.bookingId, bookingId),
        ne(bookingViewers.userId, user._id),
        gt(bookingViewers.seenAt, sql`now() - ${SHOWN_FOR}::interval`),
      ),
    )
  if (others.length === 0) return []
  const ids = new Set(others.map(({ id }) => id))
  return (await listColleagues("bookings")).filter(({ _id }) => ids.has(_id))
}
