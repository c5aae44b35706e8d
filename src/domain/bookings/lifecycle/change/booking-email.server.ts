import { and, eq } from "drizzle-orm"
import type { Viewer } from "#domain/bookings/bookings.server.ts"
import { type BookingRow, bookings } from "#domain/bookings/bookings.table.server.ts"
import { revokeGuestTokens } from "#domain/bookings/guest-tokens.server.ts"
import { recordEvent } from "#domain/bookings/history.server.ts"
import type { Settings } from "#domain/settings/settings.ts"
import { may } from "#lib/roles.ts"
import { consumeToken, createLink } from "#server/auth/one-time-tokens.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { queueOnce } from "#server/mail/outbox.server.ts"
import { storeBooking } from "../change-locked.server.ts"
import { queueBookingMails } from "../notify.server.ts"

export const ADDRESS_LINK_MAIL = "booking-address-link"
const PURPOSE = "booking-address"
const LINK_LIFE_MS = 48 * 3_600_000

type Addresses = Pick<BookingRow, "customerEmail" | "customerPendingEmail">

/**
 * Returns the email columns after a change. An address is used at once if sales or its verified owner entered it.
 * Otherwise it stays pending until confirmed, because it may be a stranger's.
 */
export function addressesAfter(row: Addresses, entered: string | undefined, { user }: Viewer): Addresses {
  const { customerEmail, customerPendingEmail } = row
  if (entered === undefined) return { customerEmail, customerPendingEmail }
  const isOwn = user?.emailVerified === true && user.email === entered
  const isSure = entered === customerEmail || isOwn || may(user, "sales")
  return isSure
    ? { customerEmail: entered, customerPendingEmail: null }
    : { customerEmail, customerPendingEmail: entered }
}

export async function askForAddress(row: BookingRow, transaction: Database): Promise<void> {
  const { id: bookingId, language, customerPendingEmail: recipient } = row
  if (recipient !== null)
    await queueOnce({ kind: ADDRESS_LINK_MAIL, recipient, language, payload: { bookingId } }, 0, transaction)
}

export function createAddressLink(bookingId: string, email: string): Promise<string> {
  return createLink(PURPOSE, `${bookingId} ${email}`, LINK_LIFE_MS)
}

/**
 * Replaces the booking's email address by the pending one. Revokes all guest tokens except those of this browser,
 * because a reader of the old mailbox is no longer the guest.
 * @returns the new address; undefined if the link is invalid or the address is no longer pending
 */
export async function confirmBookingAddress(
  secret: string,
  tokens: string[],
  settings: Settings,
  transaction: Database,
): Promise<string | undefined> {
  const subject = await consumeToken(PURPOSE, secret, transaction)
  if (subject === undefined) return undefined
  const [bookingId = "", email = ""] = subject.split(" ")
  const [row] = await transaction
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), eq(bookings.customerPendingEmail, email)))
    .for("update")
  if (!row) return undefined
  const stored = await storeBooking(row, { customerEmail: email, customerPendingEmail: null }, transaction)
  await revokeGuestTokens(row.id, tokens, transaction)
  const before = { customerEmail: row.customerEmail, customerPendingEmail: email }
  const after = { customerEmail: email, customerPendingEmail: null }
  const actor = { side: "guest", id: "guest" } as const
  const event = await recordEvent(row.id, actor, { kind: "changed", before, after }, transaction)
  await queueBookingMails("changed", stored, { event, cc: [row.customerEmail] }, { actor, settings, transaction })
  return email
}
