import { and, asc, eq, gte, inArray } from "drizzle-orm"
import { findUser } from "#features/account/account.server.ts"
import { isStaff } from "#features/account/account.ts"
import { audit } from "#server/database/audit-log.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import type { Side } from "./booking.ts"
import type { Viewer } from "./bookings.server.ts"
import { bookingEvents } from "./bookings.table.server.ts"

export type Actor = { side: Side; id: string }

export const SYSTEM: Actor = { side: "system", id: "system" }

export function resolveActor({ user }: Viewer, ownerId: string | null): Actor {
  if (user && isStaff(user)) return { side: "staff", id: user._id }
  return user && user._id === ownerId ? { side: "customer", id: user._id } : { side: "guest", id: "guest" }
}

type BookingEvent = { kind: string; before: Record<string, unknown>; after: Record<string, unknown> }

/**
 * Adds an event to the history and the audit log, in the same transaction. The history only names changed contact
 * fields; the audit log has the values too.
 * @returns the id of the event
 */
export async function recordEvent(
  bookingId: string,
  { side, id: actor }: Actor,
  { kind, before, after }: BookingEvent,
  transaction: Database,
): Promise<number> {
  const personal = Object.keys(after).filter((field) => field.startsWith("customer"))
  const withoutPersonal = (part: object) =>
    Object.fromEntries(Object.entries(part).filter(([field]) => !personal.includes(field)))
  const data = {
    side,
    before: withoutPersonal(before),
    after: withoutPersonal(after),
    ...(personal.length && { changed: personal }),
  }
  const [event] = await transaction
    .insert(bookingEvents)
    .values({ bookingId, kind, actor, data })
    .returning({ id: bookingEvents.id })
  await audit({ actor, action: "update", subject: `booking:${bookingId}`, before, after }, transaction)
  return event!.id
}

export type HistoryEntry = { at: string; kind: string; actor: string; by: string | null; data: Record<string, unknown> }

export async function listHistory(bookingId: string): Promise<HistoryEntry[]> {
  const rows = await db
    .select()
    .from(bookingEvents)
    .where(eq(bookingEvents.bookingId, bookingId))
    .orderBy(asc(bookingEvents.id))
  const names = await findNames(rows.map(({ actor }) => actor))
  return rows.map(({ at, kind, actor, data }) => ({
    at: at.toISOString(),
    kind,
    actor,
    by: names.get(actor) ?? null,
    data,
  }))
}

const CHANGES = ["changed", "moved", "priced"]

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

async function findNames(actors: string[]): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const actor of new Set(actors)) {
    const user = actor === "guest" || actor === "system" ? undefined : await findUser(actor)
    if (user) names.set(actor, user.name)
  }
  return names
}
