import { and, asc, desc, eq, gte, inArray, type SQL } from "drizzle-orm"
import type * as z from "zod"
import { namesOfUsers } from "#domain/account/account.server.ts"
import { checkVersion, versionConflict } from "#domain/catalogue/rows/content-checks.server.ts"
import { describeLastChange } from "#domain/catalogue/rows/last-change.server.ts"
import type { Settings } from "#domain/settings/settings.ts"
import type { Localized } from "#i18n/localized.ts"
import { changedFields } from "#lib/data/changed-fields.ts"
import { firstOf } from "#lib/data/first-of.ts"
import { inSets } from "#lib/data/in-sets.ts"
import { pick } from "#lib/data/pick.ts"
import { may } from "#lib/roles.ts"
import { UNDO_GRACE_SECONDS, UNDO_SECONDS } from "#lib/undo.ts"
import { auditAll } from "#server/database/audit-log.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import type { Booking, BookingStatus, Side } from "./booking.ts"
import type { Viewer } from "./bookings.server.ts"
import { bookingEvents } from "./bookings.table.server.ts"
import { events } from "./event-messages.ts"
import type * as shapes from "./shapes.server.ts"

export type Actor = { side: Side; id: string }

/** Who changes a booking, and in which transaction. */
export type ChangeContext = {
  actor: Actor
  settings: Settings
  transaction: Database
  /** Whether the guest hears of a trip that was over when it was entered. Default: no. */
  notifyGuest?: boolean
}

export const SYSTEM: Actor = { side: "system", id: "system" }

export function resolveActor({ user }: Viewer, ownerId: string | null): Actor {
  if (user && may(user, "bookings")) return { side: "staff", id: user._id }
  return user && user._id === ownerId ? { side: "customer", id: user._id } : { side: "guest", id: "guest" }
}

type Decided = keyof typeof UNDOABLE_FOR

export type ChangeEvent = { kind: string; data: Record<string, unknown> }

type BookingEvent = {
  kind: string
  before: Record<string, unknown>
  after: Record<string, unknown>
  /** Why, in the words of staff. */
  reason?: string | undefined
}

/**
 * Adds an event to the history and the audit log, in the same transaction. The history only names changed contact
 * fields; the audit log has the values too.
 * @returns the id of the event
 */
export async function recordEvent(
  bookingId: string,
  actor: Actor,
  event: BookingEvent,
  transaction: Database,
): Promise<number> {
  return firstOf(await recordEvents([{ bookingId, ...event }], actor, transaction))
}

/** Adds an event to the history of each of many bookings, as `recordEvent` does. @returns the ids of the events */
export async function recordEvents(
  events: readonly (BookingEvent & { bookingId: string })[],
  { side, id: actor }: Actor,
  transaction: Database,
): Promise<number[]> {
  const stored = events.map((event) => ({ ...event, after: withReason(event) }))
  const rows = stored.map(({ bookingId, kind, before, after }) => {
    const personal = Object.keys(after).filter((field) => field.startsWith("customer"))
    const withoutPersonal = (part: object) =>
      Object.fromEntries(Object.entries(part).filter(([field]) => !personal.includes(field)))
    const changed = personal.length ? { changed: personal } : {}
    const data = { side, before: withoutPersonal(before), after: withoutPersonal(after), ...changed }
    return { bookingId, kind, actor, data }
  })
  const ids: number[] = []
  for (const set of inSets(rows)) {
    const inserted = await transaction.insert(bookingEvents).values(set).returning({ id: bookingEvents.id })
    ids.push(...inserted.map(({ id }) => id))
  }
  const entries = stored.map(({ bookingId, kind, before, after }) => {
    // An event that changes no field is named, such as a new link.
    const audited = Object.keys({ ...before, ...after }).length ? after : { event: kind }
    return { actor, action: "update", subject: `booking:${bookingId}`, before, after: audited } as const
  })
  await auditAll(entries, transaction)
  return ids
}

const withReason = ({ after, reason }: BookingEvent) => (reason ? { ...after, reason } : after)

/** Returns the fields that a change sets to something else, as they were and as they are. */
export function differenceOf<After extends object>(old: After, changed: After) {
  const names = changedFields(changed, old)
  return { before: pick(old, ...names), after: pick(changed, ...names) }
}

/** Returns the latest event of a booking. */
export async function findLastEvent(
  bookingId: string,
  database: Database,
): Promise<typeof bookingEvents.$inferSelect | undefined> {
  const [event] = await selectEvents(bookingId, undefined, database).orderBy(desc(bookingEvents.id)).limit(1)
  return event
}

const selectEvents = (bookingId: string, condition: SQL | undefined, database: Database = db) =>
  database
    .select()
    .from(bookingEvents)
    .where(and(eq(bookingEvents.bookingId, bookingId), condition))

/** @throws conflict VERSION_CONFLICT. Tells staff who did what, and when; guests learn no names. */
export async function checkBookingVersion(
  row: { id: string; version: number },
  version: number | undefined,
  sent: object,
  { actor, transaction }: Pick<ChangeContext, "actor" | "transaction">,
): Promise<void> {
  if (version === undefined || version === row.version) return
  const last = actor.side === "staff" ? await findLastEvent(row.id, transaction) : undefined
  const done = last && (events as Record<string, Localized>)[last.kind]
  if (!done) return checkVersion(row, version, sent)
  throw versionConflict(row, sent, await describeLastChange({ ...last, done }, transaction))
}

/** Staff may undo a decision for this many seconds. */
const UNDOABLE_FOR = {
  confirmed: UNDO_SECONDS,
  cancelled: UNDO_SECONDS,
  completed: 86_400,
  "no-show": 86_400,
} as const

export type Undoable = { event: number; until: Date; before: Before }
type Before = { status: BookingStatus; holdsPlaces?: false; confirmedAt?: string }

/** Returns the decision of staff that led to the present status, unless it is too late to undo it. */
export async function findUndoable(
  row: { id: string; status: BookingStatus },
  database: Database,
): Promise<Undoable | undefined> {
  const isDecision = inArray(bookingEvents.kind, [...Object.keys(UNDOABLE_FOR), "undone"])
  const [event] = await selectEvents(row.id, isDecision, database).orderBy(desc(bookingEvents.id)).limit(1)
  if (!event || event.kind !== row.status || event.data.side !== "staff") return undefined
  const until = new Date(event.at.getTime() + UNDOABLE_FOR[event.kind as Decided] * 1000)
  if (until.getTime() + UNDO_GRACE_SECONDS * 1000 < Date.now()) return undefined
  return { event: event.id, until, before: event.data.before as Before }
}

/** Adds until when staff may undo the last decision. */
export async function withUndo(booking: Booking): Promise<Booking & { undoUntil: string | null }> {
  const undoable = await findUndoable({ id: booking._id, status: booking.status }, db)
  return { ...booking, undoUntil: undoable?.until.toISOString() ?? null }
}

export type HistoryEntry = z.infer<typeof shapes.historyEntry>

export async function listHistory(bookingId: string): Promise<HistoryEntry[]> {
  const rows = await selectEvents(bookingId, undefined).orderBy(asc(bookingEvents.id))
  const people = rows.map(({ actor }) => actor).filter((actor) => actor !== "guest" && actor !== "system")
  const names = await namesOfUsers(people)
  return rows.map((row) => ({
    ...pick(row, "kind", "actor", "data"),
    at: row.at.toISOString(),
    by: names.get(row.actor) ?? null,
  }))
}

export async function findEvent(bookingId: string, id: number): Promise<ChangeEvent | undefined> {
  const [event] = await selectEvents(bookingId, eq(bookingEvents.id, id))
  return event
}

const CHANGES = ["changed", "moved", "priced"]

export function findChangesSince(bookingId: string, event: number): Promise<ChangeEvent[]> {
  const isChange = and(gte(bookingEvents.id, event), inArray(bookingEvents.kind, CHANGES))
  return selectEvents(bookingId, isChange).orderBy(asc(bookingEvents.id))
}
