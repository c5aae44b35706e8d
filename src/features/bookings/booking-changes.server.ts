import { findSettings } from "#features/settings/settings.server.ts"
import type { Settings } from "#features/settings/settings.ts"
import type { Database } from "#server/database.server.ts"
import { conflict, type FieldError, invalid } from "#server/errors.server.ts"
import { e164 } from "#server/phone.server.ts"
import { transact } from "#server/transactions.server.ts"
import type { Booking } from "./booking.ts"
import type { BookingChange } from "./booking-change.ts"
import { type Actor, actorOf, note } from "./booking-events.server.ts"
import { type BookingRow, checkVersion, holdBooking, storeBooking } from "./booking-life.server.ts"
import { canBecome } from "./booking-life.ts"
import { isMove, moveHeld } from "./booking-moves.server.ts"
import { queueBookingMails } from "./booking-notices.server.ts"
import { presentBooking } from "./booking-presenter.server.ts"
import type { Viewer } from "./bookings.server.ts"
import { lifeMessages } from "./life-messages.ts"

/**
 * Changes a booking: contact, wishes and language by whoever may see it; date and party by a move; the note of the staff
 * by staff alone.
 * @throws notFound; invalid; conflict VERSION_CONFLICT, CANNOT_CHANGE and what a move throws
 */
export async function changeBooking(viewer: Viewer, idOrReference: string, change: BookingChange): Promise<Booking> {
  const settings = await findSettings()
  return transact(async (transaction) => {
    const row = await holdBooking(viewer, idOrReference, transaction)
    const actor = actorOf(viewer, row.userId)
    const { customerInfo, specialRequests, language, staffNote, version, ...move } = change
    checkRights(row, actor, { staffNote, version })
    const details = { customerInfo, specialRequests, language, staffNote }
    const changed = await changeDetails(row, actor, details, settings, transaction)
    const stored = isMove(changed, move) ? await moveHeld(changed, actor, move, settings, transaction) : changed
    return presentBooking(stored)
  })
}

function checkRights(row: BookingRow, { side }: Actor, change: Pick<BookingChange, "staffNote" | "version">): void {
  const errors: FieldError[] = []
  if (side === "staff" && change.version === undefined)
    errors.push({ field: "version", message: lifeMessages.versionRequired })
  if (side !== "staff" && change.staffNote !== undefined)
    errors.push({ field: "staffNote", message: lifeMessages.staffOnly })
  if (errors.length) throw invalid(errors)
  checkVersion(row, change.version, change)
  if (side !== "staff" && !canBecome(row.status, "cancelled"))
    throw conflict("CANNOT_CHANGE", lifeMessages.cannotChange)
}

type Details = Pick<BookingChange, "customerInfo" | "specialRequests" | "language" | "staffNote">

/** Stores what is different of contact, wishes, language and note; tells the old address too when there is another. */
async function changeDetails(
  row: BookingRow,
  actor: Actor,
  change: Details,
  settings: Settings,
  transaction: Database,
): Promise<BookingRow> {
  const wanted = Object.entries(columnsOf(row, change))
  const after = Object.fromEntries(wanted.filter(([name, value]) => value !== row[name as keyof BookingRow]))
  const names = Object.keys(after)
  if (names.length === 0) return row
  const stored = await storeBooking(row, after, transaction)
  const before = Object.fromEntries(names.map((name) => [name, row[name as keyof BookingRow]]))
  const event = await note(row.id, actor, { kind: "changed", before, after }, transaction)
  const concernsCustomer = names.some((name) => name !== "staffNote")
  const alsoTo = [row.customerEmail]
  if (concernsCustomer) await queueBookingMails("changed", stored, { actor, event, settings, alsoTo }, transaction)
  return stored
}

function columnsOf(row: BookingRow, { customerInfo = {}, specialRequests, language, staffNote }: Details) {
  const { name = row.customerName, email = row.customerEmail, phone = row.customerPhone } = customerInfo
  const { countryCode = row.countryCode } = customerInfo
  return {
    ...{ customerName: name, customerEmail: email, customerPhone: phone, countryCode },
    customerPhoneE164: e164(phone, countryCode),
    specialRequests: specialRequests ?? row.specialRequests,
    language: language ?? row.language,
    staffNote: staffNote ?? row.staffNote,
  }
}
