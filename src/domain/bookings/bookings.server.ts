import { and, count, desc, eq, gt, inArray, isNull, or, type SQL, sql } from "drizzle-orm"
import type { User } from "#domain/account/account.ts"
import { findCrew } from "#domain/departures/crew.server.ts"
import { type Pagination, pagination } from "#lib/api/pagination.ts"
import { may } from "#lib/roles.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import { type Database, db } from "#server/database/database.server.ts"
import type { PageQuery } from "#server/database/lists.server.ts"
import { notFound } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import type { Booking, StaffBooking } from "./booking.ts"
import { presentBooking, presentForStaff } from "./booking-presenter.server.ts"
import { type BookingRow, bookings } from "./bookings.table.server.ts"
import { bookingsOpenedBy } from "./guest-tokens.server.ts"
import { codeOf, hasCode, readReference } from "./reference.server.ts"

export async function listBookings(
  condition: SQL | undefined,
  { page = 1, limit = 20 }: PageQuery,
  database: Database = db,
): Promise<{ bookings: Booking[]; pagination: Pagination }> {
  const rows = await database
    .select()
    .from(bookings)
    .where(condition)
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const isAll = page === 1 && rows.length < limit
  const total = isAll ? rows.length : await database.$count(bookings, condition)
  return { bookings: rows.map(presentBooking), pagination: pagination(page, limit, total) }
}

export const listUserBookings = (user: User, page: PageQuery) => listBookings(eq(bookings.userId, user._id), page)

export type Viewer = { user: User | undefined; tokens: string[] }

/** Returns a booking to its owner, to a guest with its token, and to staff who read bookings. @throws notFound for everyone else */
export async function findBookingFor(viewer: Viewer, idOrReference: string): Promise<Booking | StaffBooking> {
  const row = await findBookingRow(viewer, idOrReference)
  return may(viewer.user, "bookings") ? presentForStaff(row) : presentBooking(row)
}

/** @throws notFound, the same for unknown bookings and other people's */
export async function findBookingRow(viewer: Viewer, idOrReference: string): Promise<BookingRow> {
  const [row] = await selectSeen(viewer, idOrReference, db)
  if (!row) throw notFound("Booking")
  return row
}

/** @throws notFound, the same for unknown bookings and other people's */
export async function lockBooking(viewer: Viewer, idOrReference: string, transaction: Database): Promise<BookingRow> {
  const [row] = await selectSeen(viewer, idOrReference, transaction).for("update")
  if (!row) throw notFound("Booking")
  return row
}

/** Locks bookings in the order of their ids, so that two who lock some of the same don't wait for each other. */
export async function lockBookings(condition: SQL | undefined, transaction: Database): Promise<string[]> {
  const rows = await transaction
    .select({ id: bookings.id })
    .from(bookings)
    .where(condition)
    .orderBy(bookings.id)
    .for("update")
  return rows.map(({ id }) => id)
}

/** Locks bookings and returns their rows, whoever may see them. */
export async function lockBookingRows(ids: string[], transaction: Database): Promise<Map<string, BookingRow>> {
  await lockBookings(inArray(bookings.id, ids), transaction)
  const rows = await transaction.select().from(bookings).where(inArray(bookings.id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Locks these bookings, as `lockBookings`. */
export const lockBookingsOf = (ids: string[], transaction: Database) =>
  lockBookings(inArray(bookings.id, ids), transaction)

/** Returns the references of bookings by their ids. */
export async function referencesOf(ids: string[], database: Database = db): Promise<Map<string, string>> {
  const rows = await database
    .select({ id: bookings.id, reference: bookings.reference })
    .from(bookings)
    .where(inArray(bookings.id, ids))
  return new Map(rows.map(({ id, reference }) => [id, reference]))
}

/** Returns the ids of the bookings with these codes, which end their references. */
export async function findIdsByCode(codes: string[], database: Database): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map()
  const rows = await database
    .select({ id: bookings.id, reference: bookings.reference })
    .from(bookings)
    .where(hasCode(...codes))
  return new Map(rows.map(({ id, reference }) => [codeOf(reference), id]))
}

function selectSeen(viewer: Viewer, idOrReference: string, database: Database) {
  const named = isUuid(idOrReference) ? eq(bookings.id, idOrReference) : hasCode(readReference(idOrReference) ?? "")
  return database
    .select()
    .from(bookings)
    .where(and(named, visibleTo(viewer)))
}

/** Adds who leads the departure of a confirmed booking, from the day before until its end. */
export async function withCrew<B extends Booking>(booking: B): Promise<B> {
  const { status, departure, calledOff, travelDate } = booking
  const isDue = status === "confirmed" && calledOff === null && hanoiDate() >= addDays(travelDate, -1)
  const crew = departure && isDue ? await findCrew(departure._id) : undefined
  return { ...booking, crew: crew && Object.values(crew).some(Boolean) ? crew : null }
}

/** Returns whether a signed-in user may open a booking without a token. */
export async function isOpenedBy(user: User, id: string): Promise<boolean> {
  return (await db.$count(bookings, and(eq(bookings.id, id), visibleTo({ user, tokens: [] })))) > 0
}

function visibleTo({ user, tokens }: Viewer): SQL | undefined {
  if (may(user, "bookings")) return undefined
  const opened = sql`${bookings.id} in ${bookingsOpenedBy(tokens)}`
  return user ? or(eq(bookings.userId, user._id), opened) : opened
}

/** Assigns guest bookings with this email to a user. The email must be verified. */
export async function claimGuestBookings(userId: string, email: string, transaction: Database): Promise<void> {
  const ids = await lockBookings(and(eq(bookings.customerEmail, email), isNull(bookings.userId)), transaction)
  if (ids.length) await transaction.update(bookings).set({ userId }).where(inArray(bookings.id, ids))
}

/** Returns a booking by its reference as typed. Check access, or show no personal data. */
export async function findBookingByReference(typed: string): Promise<Booking | undefined> {
  const [row] = await db
    .select()
    .from(bookings)
    .where(hasCode(readReference(typed) ?? ""))
  return row && presentBooking(row)
}

/** Returns a booking by id, without checking access. */
export async function findBookingById(id: string): Promise<Booking | undefined> {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id))
  return row && presentBooking(row)
}

/** Returns whether a booking has agreed to this version of the terms. */
export async function isAgreedVersion(pageId: string, number: number): Promise<boolean> {
  const hasAgreed = and(eq(bookings.termsPageId, pageId), eq(bookings.termsVersion, number))
  const [found] = await db.select({ one: sql`1` }).from(bookings).where(hasAgreed).limit(1)
  return found !== undefined
}

/** Counts the bookings of each transfer in the last twelve months, without cancelled ones. */
export function countTransferBookings() {
  return db
    .select({ transferId: sql<string>`${bookings.productId}`.as("transfer_id"), times: count().as("times") })
    .from(bookings)
    .where(
      and(
        // Literals, because the planner must match the partial index.
        sql`${bookings.productType} = 'transfer' and ${bookings.status} <> 'cancelled'`,
        gt(bookings.createdAt, sql`now() - interval '12 months'`),
      ),
    )
    .groupBy(bookings.productId)
    .as("times_booked")
}
