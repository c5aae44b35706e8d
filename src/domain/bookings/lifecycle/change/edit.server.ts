import { eq, sql } from "drizzle-orm"
import type { User } from "#domain/account/account.ts"
import { type Booking, canBecome, STAFF_ONLY } from "#domain/bookings/booking.ts"
import { presentBooking, presentForStaff } from "#domain/bookings/booking-presenter.server.ts"
import { lockBooking, type Viewer } from "#domain/bookings/bookings.server.ts"
import { type BookingRow, bookings } from "#domain/bookings/bookings.table.server.ts"
import { phoneColumns } from "#domain/bookings/create/booking-row.server.ts"
import { revokeGuestTokens } from "#domain/bookings/guest-tokens.server.ts"
import {
  type ChangeContext,
  checkBookingVersion,
  differenceOf,
  recordEvent,
  resolveActor,
} from "#domain/bookings/history.server.ts"
import { statusMessages } from "#domain/bookings/lifecycle/status-messages.ts"
import { messages } from "#domain/bookings/messages.ts"
import { withoutUnchanged } from "#domain/catalogue/rows/content-checks.server.ts"
import { pick } from "#lib/data/pick.ts"
import { may } from "#lib/roles.ts"
import { db } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { conflict, forbidden, invalid } from "#server/errors.server.ts"
import { redirectMails } from "#server/mail/outbox.server.ts"
import { changeLocked, storeBooking } from "../change-locked.server.ts"
import { type BookingChange, DECISIONS } from "../changes.schema.ts"
import { moveLocked } from "../move/move.server.ts"
import { isOrderChanged, refuseToGuests } from "../move/moved-order.server.ts"
import { queueBookingMails } from "../notify.server.ts"
import { addressesAfter, askForAddress } from "./booking-email.server.ts"
import { requireOpenForChanges } from "./changes-closed.server.ts"

/**
 * Changes a booking: contact, requests and language, the order by a move, and the note for staff only.
 * @throws notFound; forbidden to colleagues who only read bookings; invalid; conflict VERSION_CONFLICT, CANNOT_CHANGE and
 * the errors of moveLocked
 */
export function changeBooking(viewer: Viewer, idOrReference: string, change: BookingChange): Promise<Booking> {
  return changeLocked(viewer, idOrReference, async (row, context) => {
    if (context.actor.side === "staff" && !may(viewer.user, "sales")) throw forbidden()
    await checkRights(row, change, context)
    // What the guest pays, and where, follows from the rest.
    const { version, payTo: _, payToAll, payments, ...sent } = change
    const present = context.actor.side === "staff" ? presentForStaff(row) : presentBooking(row)
    const news: BookingChange = withoutUnchanged(sent, present)
    const { customerInfo, specialRequests, language, staffNote, channel, cancellationCause, ...move } = news
    const { notifyGuest, reason, ...order } = move
    if (customerInfo?.email === "" && row.customerEmail !== "") throw emailMissing()
    if (cancellationCause && row.status !== "cancelled") throw notCancelled()
    const ofOffice = { staffNote, channel, cancellationCause }
    const details = { customerInfo, specialRequests, language, ...ofOffice, notifyGuest, reason }
    const isMoved = checkOrder(row, order)
    const changed = await changeDetails(row, viewer, details, context)
    // A reader of the old mailbox is no longer the guest.
    if (changed.customerEmail !== row.customerEmail) await revokeGuestTokens(row.id, viewer.tokens, context.transaction)
    return isMoved ? moveLocked(changed, move, context) : changed
  })
}

/** Expects a change without unchanged fields. @throws invalid for another product, or a new total without a move */
function checkOrder(row: BookingRow, { totalPrice, ...order }: BookingChange): boolean {
  const isMoved = isOrderChanged(row, order)
  if (!isMoved && totalPrice !== undefined)
    throw invalid([{ field: "totalPrice", message: statusMessages.totalUnchangeable }])
  return isMoved
}

async function checkRights(row: BookingRow, change: BookingChange, context: ChangeContext): Promise<void> {
  refuseToGuests(context.actor, change, [...STAFF_ONLY, ...DECISIONS, "notifyGuest", "reason"])
  await checkBookingVersion(row, change.version, change, context)
  if (context.actor.side !== "staff" && !canBecome(row.status, "cancelled"))
    throw conflict("CANNOT_CHANGE", statusMessages.cannotChange)
}

/** An address may be missing from the start, but it is never taken away, because the guest would not hear of it. */
const emailMissing = () => invalid([{ field: "customerInfo.email", message: messages.contactRequired }])

const notCancelled = () => invalid([{ field: "cancellationCause", message: statusMessages.notCancelled }])

type Details = Pick<
  BookingChange,
  | "customerInfo"
  | "specialRequests"
  | "language"
  | "staffNote"
  | "channel"
  | "cancellationCause"
  | "notifyGuest"
  | "reason"
>

/** What guides and drivers have on paper. */
const CLOSING = ["customerName", "customerPhone", "countryCode", "specialRequests"]

async function changeDetails(
  row: BookingRow,
  viewer: Viewer,
  change: Details,
  context: ChangeContext,
): Promise<BookingRow> {
  const { actor, transaction } = context
  const addresses = addressesAfter(row, change.customerInfo?.email, viewer)
  const wanted = { ...changedColumns(row, change), ...addresses }
  if (change.customerInfo?.email !== undefined) await askForAddress({ ...row, ...addresses }, transaction)
  const { before, after } = differenceOf(row, wanted)
  const names = Object.keys(after)
  if (names.length === 0) return row
  if (names.some((name) => CLOSING.includes(name))) requireOpenForChanges(row, context)
  const stored = await storeBooking(row, after, transaction)
  if (stored.customerEmail !== row.customerEmail)
    await redirectMails(row.id, row.customerEmail, stored.customerEmail, transaction)
  const event = await recordEvent(row.id, actor, { kind: "changed", before, after, reason: change.reason }, transaction)
  const concernsCustomer = change.notifyGuest !== false && names.some((name) => !STAFF_ONLY.includes(name))
  const cc = [row.customerEmail]
  const canWait = !names.some((name) => name.endsWith("Email"))
  if (concernsCustomer) await queueBookingMails("changed", stored, { event, cc, canWait }, context)
  return stored
}

function changedColumns(row: BookingRow, { customerInfo = {}, ...change }: Details) {
  const { specialRequests, language, staffNote, channel, cancellationCause } = change
  const { name = row.customerName, phone = row.customerPhone, countryCode = row.countryCode } = customerInfo
  const isSame = phone === row.customerPhone && countryCode === row.countryCode
  return {
    customerName: name,
    // What was stored before numbers were checked stays while other details change.
    ...(isSame ? pick(row, "customerPhone", "customerPhoneE164", "countryCode") : phoneColumns(phone, countryCode)),
    specialRequests: specialRequests ?? row.specialRequests,
    language: language ?? row.language,
    staffNote: staffNote ?? row.staffNote,
    channel: channel ?? row.channel,
    cancellationCause: cancellationCause === undefined ? row.cancellationCause : cancellationCause,
  }
}

/** Revokes all links and tokens except the viewer's, and returns how many. @throws notFound */
export function endLinks(viewer: Viewer, idOrReference: string): Promise<number> {
  return transact(async (transaction) => {
    const row = await lockBooking(viewer, idOrReference, transaction)
    const ended = await revokeGuestTokens(row.id, viewer.tokens, transaction)
    // Links to documents are sealed with the version.
    await transaction
      .update(bookings)
      .set({ version: sql`${bookings.version} + 1` })
      .where(eq(bookings.id, row.id))
    const actor = resolveActor(viewer, row.userId)
    await recordEvent(row.id, actor, { kind: "links-ended", before: {}, after: { ended } }, transaction)
    return ended
  })
}

/**
 * Replaces the guest's email address `from`, where no mail arrives. The guest gets no mail about it.
 * Returns false if the booking has another address, or if the new one is pending until it is confirmed.
 */
export async function correctBookingAddress(id: string, from: string, to: string, user: User): Promise<boolean> {
  const { customerEmail, customerPendingEmail } = bookings
  const [row] = await db.select({ customerEmail, customerPendingEmail }).from(bookings).where(eq(bookings.id, id))
  if (row?.customerEmail === to) return true
  if (row?.customerEmail !== from && row?.customerPendingEmail !== from) return false
  const changed = await changeBooking({ user, tokens: [] }, id, { customerInfo: { email: to }, notifyGuest: false })
  return changed.customerInfo.email === to
}
