import { type Booking, STAFF_ONLY } from "#domain/bookings/booking.ts"
import type { ChangeEvent } from "#domain/bookings/history.server.ts"
import { changedFields } from "#lib/data/changed-fields.ts"
import { pick } from "#lib/data/pick.ts"

const MOVED = ["travelDate", "startTime", "departureId", "travelers", "children", "returnDate", "returnTime"]
const PRICED = ["currency", "totalMinor"]

/**
 * Merges several changes into one, from the state before the first to the current state. Fields changed back are
 * dropped, except personal ones, because the history keeps no values of them.
 * @returns undefined if nothing differs in the end
 */
export function mergeChanges(
  changes: ChangeEvent[],
  { pendingEmail }: Pick<Booking, "pendingEmail">,
): ChangeEvent | undefined {
  const before = Object.assign({}, ...changes.toReversed().map(({ data }) => data.before)) as ChangeEvent["data"]
  const after = Object.assign({}, ...changes.map(({ data }) => data.after)) as ChangeEvent["data"]
  const changed = changedFields(after, before)
  const names = changed.filter((name) => !STAFF_ONLY.includes(name))
  const personal = new Set(changes.flatMap(({ data }) => (data.changed as string[] | undefined) ?? []))
  if (pendingEmail === null) personal.delete("customerPendingEmail")
  if (names.length === 0 && personal.size === 0) return undefined
  const touches = (fields: string[]) => fields.some((name) => changed.includes(name))
  const kind = touches(MOVED) ? "moved" : touches(PRICED) ? "priced" : "changed"
  const data = { before: kind === "changed" ? {} : before, after: pick(after, ...names), changed: [...personal] }
  return { kind, data }
}
