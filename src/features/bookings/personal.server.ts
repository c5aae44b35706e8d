import { and, desc, eq, gte, inArray, lt, ne, or, type SQL, sql } from "drizzle-orm"
import { addDays, hanoiDate } from "#lib/today.ts"
import { forgetDetails } from "#server/audit.server.ts"
import { type Database, db } from "#server/database.server.ts"
import { forgetMailsAbout } from "#server/outbox.server.ts"
import type { Booking } from "./booking.ts"
import { presentBooking } from "./booking-presenter.server.ts"
import { bookingEvents, bookings, guestTokens } from "./bookings.table.server.ts"

const ofPerson = (email: string, userId: string | undefined) =>
  or(eq(bookings.customerEmail, email), userId === undefined ? undefined : eq(bookings.userId, userId))

/** All bookings of somebody by their address and account, the newest first. */
export async function findBookingsOfPerson(email: string, userId: string | undefined): Promise<Booking[]> {
  const rows = await db.select().from(bookings).where(ofPerson(email, userId)).orderBy(desc(bookings.createdAt))
  return rows.map(presentBooking)
}

/** Whether somebody has a journey ahead, for which they must be reached. */
export async function hasJourneyAhead(email: string, userId: string | undefined, database: Database): Promise<boolean> {
  const ahead = and(inArray(bookings.status, ["pending", "confirmed"]), gte(bookings.travelDate, hanoiDate()))
  const [row] = await database
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(ofPerson(email, userId), ahead))
    .limit(1)
  return row !== undefined
}

/** Takes somebody out of their bookings. @returns how many there were */
export function forgetBookingsOfPerson(email: string, userId: string | undefined, transaction: Database) {
  return forgetBookings(ofPerson(email, userId), transaction)
}

/** Takes the people out of bookings whose journey was so many days ago. @returns how many there were */
export function forgetOldBookings(days: number, transaction: Database): Promise<number> {
  const isOver = lt(bookings.travelDate, addDays(hanoiDate(), -days))
  return forgetBookings(and(isOver, ne(bookings.customerEmail, "")), transaction)
}

/** What was booked, when, and for how much stays: it is in the company's books. */
async function forgetBookings(condition: SQL | undefined, transaction: Database): Promise<number> {
  const forgotten = await transaction
    .update(bookings)
    .set({
      ...{ customerName: "", customerEmail: "", customerPhone: "", customerPhoneE164: null, countryCode: "" },
      ...{ specialRequests: "", staffNote: "", cancellationReason: null, userId: null },
      details: sql`${withoutPlaces} || case when ${bookings.productType} = 'transfer'
        then '{"nameSign": "", "dropoff": null, "flight": null, "returnTrip": null}'::jsonb else '{}'::jsonb end`,
      asked: sql`jsonb_build_object('productId', ${bookings.productId}, 'productType', ${bookings.productType},
        'travelers', ${bookings.travelers}, 'travelDate', ${bookings.travelDate})`,
      fingerprint: sql`'forgotten ' || ${bookings.id}`,
      version: sql`${bookings.version} + 1`,
    })
    .where(condition)
    .returning({ id: bookings.id })
  const ids = forgotten.map(({ id }) => id)
  if (ids.length === 0) return 0
  await transaction
    .update(bookingEvents)
    .set({ data: sql`jsonb_build_object('side', ${bookingEvents.data} -> 'side', 'forgotten', true)` })
    .where(and(inArray(bookingEvents.bookingId, ids), inArray(bookingEvents.kind, ["changed", "cancelled"])))
  await transaction.delete(guestTokens).where(inArray(guestTokens.bookingId, ids))
  await forgetDetails(
    ids.map((id) => `booking:${id}`),
    transaction,
  )
  await forgetMailsAbout(ids, transaction)
  return ids.length
}

/** Where somebody wanted to be fetched. */
const withoutPlaces = sql`case when jsonb_typeof(${bookings.details} -> 'pickup') = 'object'
  then jsonb_set(${bookings.details}, '{pickup,place}', '""') else ${bookings.details} end`
