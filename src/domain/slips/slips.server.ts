import { and, asc, eq, getTableColumns, inArray, sql } from "drizzle-orm"
import type { User } from "#domain/account/account.ts"
import { isUnpriced, presentPaid } from "#domain/bookings/balance.ts"
import { findBookingRow, lockBooking, type Viewer } from "#domain/bookings/bookings.server.ts"
import { type BookingRow, bookings } from "#domain/bookings/bookings.table.server.ts"
import { recordEvent, recordEvents, resolveActor, SYSTEM } from "#domain/bookings/history.server.ts"
import { storeGuestPicture } from "#domain/uploads/uploads.server.ts"
import { groupBy } from "#lib/data/group-by.ts"
import { pick } from "#lib/data/pick.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { type Page, type PageQuery, paginateUpTo1000 } from "#server/database/lists.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { conflict, notFound } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import { removeOriginal } from "#server/media/media.server.ts"
import { slipMessages } from "./messages.ts"
import { MAX_NEW_SLIPS, MAX_SLIPS, type SlipStatus, type SlipsOfBooking, type StaffSlip } from "./slip.ts"
import { SLIPS, slipPresenter } from "./slip-pictures.server.ts"
import { type SlipRow, slips } from "./slips.table.server.ts"

type SentFile = Parameters<typeof storeGuestPicture>[0]

/** Returns the slips of a booking, oldest first, and how many more it may have. @throws notFound */
export async function findSlips(viewer: Viewer, idOrReference: string): Promise<SlipsOfBooking> {
  const row = await findBookingRow(viewer, idOrReference)
  return presentSlips(row, await rowsOf(row.id, db))
}

const rowsOf = (bookingId: string, database: Database): Promise<SlipRow[]> =>
  database.select().from(slips).where(eq(slips.bookingId, bookingId)).orderBy(asc(slips.createdAt), asc(slips.id))

async function presentSlips(booking: BookingRow, rows: SlipRow[]): Promise<SlipsOfBooking> {
  const present = await slipPresenter()
  return { slips: rows.map(present), room: isToPay(booking) ? roomFor(rows) : 0 }
}

/** Returns whether a transfer is expected from the guest. */
function isToPay(booking: BookingRow): boolean {
  const { status, totalMinor } = booking
  return status !== "pending" && !isUnpriced(status, totalMinor) && presentPaid(booking).balance > 0
}

function roomFor(rows: SlipRow[]): number {
  const waiting = rows.filter(({ status }) => status === "new").length
  return Math.max(0, Math.min(MAX_NEW_SLIPS - waiting, MAX_SLIPS - rows.length))
}

/**
 * Returns the id of a booking that may have another slip.
 * @throws notFound; conflict NOTHING_TO_PAY, TOO_MANY_SLIPS
 */
export async function requireSlipRoom(viewer: Viewer, idOrReference: string): Promise<string> {
  const row = await findBookingRow(viewer, idOrReference)
  refuseMore(row, await rowsOf(row.id, db))
  return row.id
}

/** Whether a booking of the query has a slip that nobody has checked. */
export const hasNewSlip = sql`exists (select 1 from ${slips}
  where ${slips.bookingId} = ${bookings.id} and ${slips.status} = 'new')`

function refuseMore(booking: BookingRow, rows: SlipRow[]): void {
  if (!isToPay(booking)) throw conflict("NOTHING_TO_PAY", slipMessages.nothingToPay)
  if (roomFor(rows) === 0) throw conflict("TOO_MANY_SLIPS", slipMessages.tooMany)
}

/** Stores a guest's picture of a transfer slip, for staff to check. @throws invalid; as `requireSlipRoom` */
export async function addSlip(viewer: Viewer, bookingId: string, file: SentFile): Promise<SlipsOfBooking> {
  const { url, width, height } = await storeGuestPicture(file, SLIPS)
  const key = url.split("/")[3] ?? ""
  try {
    return await transact(async (transaction) => {
      const row = await lockBooking(viewer, bookingId, transaction)
      refuseMore(row, await rowsOf(row.id, transaction))
      await transaction.insert(slips).values({ bookingId: row.id, key, width, height })
      await recordSlipEvent("slip", row, viewer, transaction)
      return presentSlips(row, await rowsOf(row.id, transaction))
    })
  } catch (error) {
    await removeOriginal(SLIPS, key)
    throw error
  }
}

const recordSlipEvent = (kind: string, row: BookingRow, viewer: Viewer, transaction: Database) =>
  recordEvent(row.id, resolveActor(viewer, row.userId), { kind, before: {}, after: {} }, transaction)

/** Removes a slip with its picture. Guests remove those that nobody has checked. @throws notFound; conflict SLIP_CHECKED */
export async function removeSlip(viewer: Viewer, idOrReference: string, id: string): Promise<SlipsOfBooking> {
  const { answer, key } = await transact(async (transaction) => {
    const row = await lockBooking(viewer, idOrReference, transaction)
    const slip = await requireSlip(row, id, transaction)
    if (slip.status !== "new" && resolveActor(viewer, row.userId).side !== "staff")
      throw conflict("SLIP_CHECKED", slipMessages.alreadyChecked)
    await transaction.delete(slips).where(eq(slips.id, id))
    await recordSlipEvent("slip-removed", row, viewer, transaction)
    return { answer: await presentSlips(row, await rowsOf(row.id, transaction)), key: slip.key }
  })
  await removeOriginal(SLIPS, key)
  return answer
}

async function requireSlip({ id: bookingId }: BookingRow, id: string, transaction: Database): Promise<SlipRow> {
  const found = isUuid(id) ? (await rowsOf(bookingId, transaction)).find((slip) => slip.id === id) : undefined
  if (!found) throw notFound("Slip")
  return found
}

const EVENTS = { new: "slip-reopened", seen: "slip-seen", dismissed: "slip-dismissed" } as const

/** Says that a slip was checked, or that it still waits. @throws notFound */
export async function setSlipStatus(
  user: User,
  idOrReference: string,
  id: string,
  status: SlipStatus,
): Promise<SlipsOfBooking> {
  const viewer = { user, tokens: [] }
  return transact(async (transaction) => {
    const row = await lockBooking(viewer, idOrReference, transaction)
    const slip = await requireSlip(row, id, transaction)
    if (slip.status !== status) {
      const checkedBy = status === "new" ? null : user._id
      await transaction.update(slips).set({ status, checkedBy }).where(eq(slips.id, id))
      await recordSlipEvent(EVENTS[status], row, viewer, transaction)
    }
    return presentSlips(row, await rowsOf(row.id, transaction))
  })
}

/**
 * Checks slips for which payments were recorded: for each time that a booking is named the one that has waited longest,
 * and all of a booking for which nothing is left to pay.
 */
export async function markSlipsSeen(
  bookingIds: readonly string[],
  by: Pick<User, "_id"> | undefined,
  transaction: Database,
): Promise<void> {
  const rows = await transaction
    .select({ slip: getTableColumns(slips), booking: getTableColumns(bookings) })
    .from(slips)
    .innerJoin(bookings, eq(bookings.id, slips.bookingId))
    .where(and(inArray(slips.bookingId, [...new Set(bookingIds)]), eq(slips.status, "new")))
    .orderBy(asc(slips.createdAt), asc(slips.id))
  const waiting = [...groupBy(rows, ({ booking }) => booking.id).values()]
  const checked = waiting.flatMap((ofBooking) => {
    const { booking } = ofBooking[0]!
    const times = bookingIds.filter((id) => id === booking.id).length
    return isToPay(booking) ? ofBooking.slice(0, times) : ofBooking
  })
  const ids = checked.map(({ slip }) => slip.id)
  await transaction
    .update(slips)
    .set({ status: "seen", checkedBy: by?._id ?? null })
    .where(inArray(slips.id, ids))
  const actor = by ? ({ side: "staff", id: by._id } as const) : SYSTEM
  const events = checked.map(({ booking }) => ({ bookingId: booking.id, kind: EVENTS.seen, before: {}, after: {} }))
  await recordEvents(events, actor, transaction)
}

/** Returns the slips that nobody has checked, oldest first, each with its booking. */
export async function listNewSlips({ page = 1, limit = 25 }: PageQuery): Promise<Page<StaffSlip>> {
  const where = and(eq(slips.status, "new"))
  const rows = await db
    .select({ slip: slips, booking: getTableColumns(bookings) })
    .from(slips)
    .innerJoin(bookings, eq(bookings.id, slips.bookingId))
    .where(where)
    .orderBy(asc(slips.createdAt), asc(slips.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const present = await slipPresenter()
  const data = rows.map(({ slip, booking }) => ({ ...present(slip), booking: presentBooking(booking) }))
  return { data, pagination: await paginateUpTo1000(slips, where, { page, limit }) }
}

const presentBooking = (row: BookingRow): StaffSlip["booking"] => ({
  _id: row.id,
  guest: row.customerName || row.customerEmail || row.customerPhone,
  vndPerUsd: row.fxRate,
  ...pick(row, "reference", "currency"),
  ...pick(presentPaid(row), "balance", "balanceOther", "isOtherExact"),
})
