import { GUEST_EVENTS, type GuestEvent } from "#domain/bookings/booking.ts"
import type { Viewer } from "#domain/bookings/bookings.server.ts"
import { findBookingFor } from "#domain/bookings/bookings.server.ts"
import { namesOfChanged } from "#domain/bookings/event-messages.ts"
import { type HistoryEntry, listHistory } from "#domain/bookings/history.server.ts"
import { type Currency, toMajor } from "#lib/money.ts"

/**
 * Returns what happened to a booking as its guest may know it, the oldest first. Payments, notes, decisions that staff
 * took back and the names of staff are left out.
 * @throws notFound
 */
export async function listGuestEvents(viewer: Viewer, idOrReference: string): Promise<GuestEvent[]> {
  const { _id } = await findBookingFor(viewer, idOrReference)
  return withoutUndone(await listHistory(_id)).flatMap(presentEvent)
}

const UNDOABLE = ["confirmed", "cancelled", "completed", "no-show"]

function withoutUndone(entries: HistoryEntry[]): HistoryEntry[] {
  const kept: HistoryEntry[] = []
  for (const entry of entries) {
    if (entry.kind !== "undone") kept.push(entry)
    else
      kept.splice(
        kept.findLastIndex(({ kind }) => UNDOABLE.includes(kind)),
        1,
      )
  }
  return kept
}

function presentEvent({ at, kind: name, actor, data }: HistoryEntry): GuestEvent[] {
  const kind = GUEST_EVENTS.find((one) => one === name)
  if (!kind) return []
  const { before, after, side } = data as { before?: Fields; after?: Fields; side?: GuestEvent["by"] }
  const changed = kind === "changed" ? namesOfChanged(data) : null
  // Staff's notes are for staff only.
  if (changed?.length === 0) return []
  return [
    {
      at,
      kind,
      changed,
      by: side ?? (actor === "guest" ? "guest" : null),
      from: kind === "moved" ? presentTrip(before) : null,
      to: kind === "moved" ? presentTrip(after) : null,
      price: kind === "moved" || kind === "priced" ? presentPrice(after) : null,
    },
  ]
}

type Fields = Partial<{
  travelDate: string
  startTime: string | null
  returnDate: string
  returnTime: string | null
  travelers: number
  currency: Currency
  totalMinor: number
}>

/** The oldest events don't have all fields. */
function presentTrip(fields: Fields = {}): GuestEvent["from"] {
  const { travelDate, startTime = null, returnDate, returnTime = null, travelers } = fields
  if (!travelDate || !travelers) return null
  return { travelDate, startTime, returnDate: returnDate ?? null, returnTime, travelers }
}

function presentPrice({ currency, totalMinor }: Fields = {}): GuestEvent["price"] {
  return currency && totalMinor ? { currency, total: toMajor(totalMinor, currency) } : null
}
