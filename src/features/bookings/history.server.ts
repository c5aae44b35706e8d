import { and, asc, eq, gte, inArray } from "drizzle-orm"
import { findUser } from "#features/account/account.server.ts"
import { isStaff } from "#features/account/account.ts"
import { audit } from "#server/database/audit-log.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import type { Side } from "./booking.ts"
import type { Viewer } from "./bookings.server.ts"
import { bookingEvents } from "./bookings.table.server.ts"

/** Who does something to a booking: on which side, and the id of their account where they have one. */
export type Actor = { side: Side; id: string }

/** The site itself, by its clock. */
export const SYSTEM: Actor = { side: "system", id: "system" }

/** As whom somebody acts who may see a booking. */
export function actorOf({ user }: Viewer, ownerId: string | null): Actor {
  if (user && isStaff(user)) return { side: "staff", id: user._id }
  return user && user._id === ownerId ? { side: "customer", id: user._id } : { side: "guest", id: "guest" }
}

/** What happened, in words of the history: a kind, and what it changed. */
type Happening = { kind: string; before: Record<string, unknown>; after: Record<string, unknown> }

/**
 * Appends to a booking's history and to the audit log, in the transaction that does it. The history names contact
 * details that changed without repeating them; the audit log has both.
 * @returns the id of the event
 */
export async function note(
  bookingId: string,
  { side, id: actor }: Actor,
  { kind, before, after }: Happening,
  transaction: Database,
): Promise<number> {
  const personal = Object.keys(after).filter((field) => field.startsWith("customer"))
  const shown = (part: object) =>
    Object.fromEntries(Object.entries(part).filter(([field]) => !personal.includes(field)))
  const data = { side, before: shown(before), after: shown(after), ...(personal.length && { changed: personal }) }
  const [event] = await transaction
    .insert(bookingEvents)
    .values({ bookingId, kind, actor, data })
    .returning({ id: bookingEvents.id })
  await audit({ actor, action: "update", subject: `booking:${bookingId}`, before, after }, transaction)
  return event!.id
}

/** One line of a booking's history. `by` is the name of an account, where it was one. */
export type HistoryEntry = { at: string; kind: string; actor: string; by: string | null; data: Record<string, unknown> }

/** All that happened to a booking, the oldest first. */
export async function listHistory(bookingId: string): Promise<HistoryEntry[]> {
  const rows = await db
    .select()
    .from(bookingEvents)
    .where(eq(bookingEvents.bookingId, bookingId))
    .orderBy(asc(bookingEvents.id))
  const names = await namesOf(rows.map(({ actor }) => actor))
  return rows.map(({ at, kind, actor, data }) => ({
    at: at.toISOString(),
    kind,
    actor,
    by: names.get(actor) ?? null,
    data,
  }))
}

/** Kinds of events that change what was agreed, or who travels. */
const CHANGES = ["changed", "moved", "priced"]

/** All changes of a booking from an event on, the oldest first, for the mail that tells of them. */
export function findChangesSince(
  bookingId: string,
  event: number,
): Promise<{ kind: string; data: Record<string, unknown> }[]> {
  return db
    .select()
    .from(bookingEvents)
    .where(
      and(eq(bookingEvents.bookingId, bookingId), gte(bookingEvents.id, event), inArray(bookingEvents.kind, CHANGES)),
    )
    .orderBy(asc(bookingEvents.id))
}

async function namesOf(actors: string[]): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const actor of new Set(actors)) {
    const user = actor === "guest" || actor === "system" ? undefined : await findUser(actor)
    if (user) names.set(actor, user.name)
  }
  return names
}
