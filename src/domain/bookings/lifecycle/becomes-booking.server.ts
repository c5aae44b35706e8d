import type { User } from "#domain/account/account.ts"
import type { Database } from "#server/database/database.server.ts"
import { createHook } from "#server/hook.server.ts"

type Become = (link: { enquiryId: string; bookingId: string }, user: User, transaction: Database) => Promise<void>

/** Remembers from which enquiry a booking was made, and closes the enquiry. Does nothing if that is gone. */
export const becomesBooking = createHook<Become>("the enquiries that become bookings")
