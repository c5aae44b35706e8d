import { isDeepStrictEqual } from "node:util"
import type { Booking } from "#features/bookings/booking.ts"
import type { Told } from "#features/bookings/mails/mail-parts.server.ts"

/** What makes a change a move, for the reader of a mail. */
const MOVED = ["travelDate", "startTime", "departureId", "travelers", "children"]
const PRICED = ["currency", "totalMinor"]

/**
 * Sums up several changes of a booking as one: from how it was before the first to how it is now. What was changed back
 * is left out, but for personal fields, of which the history tells no values.
 * @returns undefined when nothing is different in the end
 */
export function sumUp(changes: Told[], { pendingEmail }: Pick<Booking, "pendingEmail">): Told | undefined {
  const before = Object.assign({}, ...changes.toReversed().map(({ data }) => data.before)) as Told["data"]
  const after = Object.assign({}, ...changes.map(({ data }) => data.after)) as Told["data"]
  const isDifferent = (name: string) => name in after && !isDeepStrictEqual(before[name], after[name])
  const names = Object.keys(after).filter((name) => name !== "staffNote" && isDifferent(name))
  const personal = new Set(changes.flatMap(({ data }) => (data.changed as string[] | undefined) ?? []))
  if (pendingEmail === null) personal.delete("customerPendingEmail")
  if (names.length === 0 && personal.size === 0) return undefined
  const kind = MOVED.some(isDifferent) ? "moved" : PRICED.some(isDifferent) ? "priced" : "changed"
  const shown = Object.fromEntries(names.map((name) => [name, after[name]]))
  return { kind, data: { before: kind === "changed" ? {} : before, after: shown, changed: [...personal] } }
}
