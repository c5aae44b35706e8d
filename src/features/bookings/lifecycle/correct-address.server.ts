import { eq } from "drizzle-orm"
import type { User } from "#features/account/account.ts"
import { bookings } from "#features/bookings/bookings.table.server.ts"
import { db } from "#server/database/database.server.ts"
import { changeBooking } from "./edit.server.ts"

/** Corrects the guest's address if a mail went to it, and tells whether it did. Nobody is told: no mail arrived there. */
export async function correctBookingAddress(id: string, from: string, to: string, user: User): Promise<boolean> {
  const { customerEmail, customerPendingEmail } = bookings
  const [row] = await db.select({ customerEmail, customerPendingEmail }).from(bookings).where(eq(bookings.id, id))
  if (row?.customerEmail === to) return true
  if (row?.customerEmail !== from && row?.customerPendingEmail !== from) return false
  await changeBooking({ user, tokens: [] }, id, { customerInfo: { email: to }, notifyGuest: false })
  return true
}
