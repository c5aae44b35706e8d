import { and, eq } from "drizzle-orm"
import type { User } from "#domain/account/account.ts"
import { checkStaffVersion } from "#domain/catalogue/rows/last-change.server.ts"
import { crewFollowing } from "#domain/departures/crew-follows.server.ts"
import type { StaffDeparture } from "#domain/departures/departure.ts"
import { isClosedOut } from "#domain/departures/departures.server.ts"
import { departures } from "#domain/departures/departures.table.server.ts"
import { messages } from "#domain/departures/messages.ts"
import { firstOf } from "#lib/data/first-of.ts"
import { hanoiDate, hanoiInstant } from "#lib/today.ts"
import { audit } from "#server/database/audit-log.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { hasRow } from "#server/database/lists.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { conflict, invalid, notFound } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import type { DepartureMove } from "./departure-entry.schema.ts"
import { findStaffDeparture } from "./departure-list.server.ts"
import { moveGuideLinks } from "./guide-links.server.ts"
import { isRequested } from "./schedules/generator.server.ts"

type Row = typeof departures.$inferSelect

/**
 * Moves a departure without bookings to another day or time. One of a schedule stays closed on its old day, because the
 * schedule would make it again.
 * @throws notFound, invalid; conflict VERSION_CONFLICT, CALLED_OFF, IN_USE if guests have booked it
 */
export function moveDeparture(id: string, move: DepartureMove, user: User): Promise<StaffDeparture> {
  if (!isUuid(id)) throw notFound("Departure")
  return transact(async (transaction) => {
    const [row] = await transaction.select().from(departures).where(eq(departures.id, id)).for("update")
    const before = await findStaffDeparture(id, transaction)
    if (!row) throw notFound("Departure")
    await checkStaffVersion({ subject: `departure:${id}` }, before, move.version, move, transaction)
    await checkMovable(row, move, transaction)
    const movedId =
      row.scheduleId === null ? await changeDate(row, move, transaction) : await copyTo(row, move, transaction)
    await crewFollowing.one().moved(id, movedId, user, transaction)
    const after = await findStaffDeparture(movedId, transaction)
    await audit({ actor: user._id, action: "update", subject: `departure:${id}`, before, after }, transaction)
    return after
  })
}

async function checkMovable(row: Row, move: DepartureMove, transaction: Database): Promise<void> {
  const startTime = move.startTime ?? row.startTime
  if (row.status === "called-off") throw conflict("CALLED_OFF", messages.alreadyCalledOff)
  const isWanted = await hasRow(departures, and(eq(departures.id, row.id), isRequested), transaction)
  if (row.booked > 0 || row.held > 0 || isWanted) throw conflict("IN_USE", messages.movedWithBookings)
  if (move.date < hanoiDate()) throw invalid([{ field: "date", message: messages.datePast }])
  if (await isClosedOut(row.tourId, move.date, transaction))
    throw invalid([{ field: "date", message: messages.dayClosed }])
  const { tourId, date, startTime: time } = departures
  const isThen = and(eq(tourId, row.tourId), eq(date, move.date), eq(time, startTime))
  if (await hasRow(departures, isThen, transaction))
    throw invalid([{ field: "date", message: messages.departureExists }])
}

/** Keeps the hours between start, cut-off and decision. */
function shifted(row: Row, { date, startTime = row.startTime }: DepartureMove) {
  const by = hanoiInstant(date, startTime).getTime() - hanoiInstant(row.date, row.startTime).getTime()
  const later = (instant: Date) => new Date(instant.getTime() + by)
  return { date, startTime, closesAt: later(row.closesAt), decideBy: row.decideBy && later(row.decideBy) }
}

async function changeDate(row: Row, move: DepartureMove, transaction: Database): Promise<string> {
  const next = { ...shifted(row, move), isEdited: true, version: row.version + 1 }
  await transaction.update(departures).set(next).where(eq(departures.id, row.id))
  return row.id
}

async function copyTo(row: Row, move: DepartureMove, transaction: Database): Promise<string> {
  const { id, version, ...terms } = row
  const copy = firstOf(
    await transaction
      .insert(departures)
      .values({ ...terms, ...shifted(row, move), scheduleId: null, isEdited: true })
      .returning({ id: departures.id }),
  )
  await transaction
    .update(departures)
    .set({ status: "closed", isEdited: true, version: version + 1 })
    .where(eq(departures.id, id))
  await moveGuideLinks(id, copy.id, transaction)
  return copy.id
}
