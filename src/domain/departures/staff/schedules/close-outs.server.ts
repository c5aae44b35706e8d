import { and, asc, between, eq, gte, ne, or } from "drizzle-orm"
import type { User } from "#domain/account/account.ts"
import type { CloseOut, StillBooked } from "#domain/departures/departure.ts"
import { closeOuts, departureSchedules, departures } from "#domain/departures/departures.table.server.ts"
import { firstOf } from "#lib/data/first-of.ts"
import { hanoiDate } from "#lib/today.ts"
import { audit } from "#server/database/audit-log.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { notFound } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import type { CloseOutCreation } from "../departure-entry.schema.ts"
import { requireTourMoney } from "./departure-schedules.server.ts"
import { holdSchedules, isRequested, makeDepartures } from "./generator.server.ts"

/** Returns the close-outs of a tour that are not over, by date. @throws invalid for an unknown tour */
export async function listCloseOuts(tourId: string): Promise<CloseOut[]> {
  await requireTourMoney(tourId, db)
  const rows = await db
    .select()
    .from(closeOuts)
    .where(and(eq(closeOuts.tourId, tourId), gte(closeOuts.to, hanoiDate())))
    .orderBy(asc(closeOuts.from), asc(closeOuts.id))
  return rows.map(presentCloseOut)
}

function presentCloseOut({ id, ...row }: typeof closeOuts.$inferSelect): CloseOut {
  return { _id: id, ...row }
}

/** Closes a tour on some days. Returns the departures that are booked. @throws invalid for an unknown tour */
export function createCloseOut(
  { reason = "", ...sent }: CloseOutCreation,
  user: User,
): Promise<{ closeOut: CloseOut; booked: StillBooked[] }> {
  return transact(async (transaction) => {
    await requireTourMoney(sent.tourId, transaction)
    const row = firstOf(
      await transaction
        .insert(closeOuts)
        .values({ ...sent, reason })
        .returning(),
    )
    const closeOut = presentCloseOut(row)
    await remake(sent.tourId, transaction)
    await audit({ actor: user._id, action: "create", subject: `close-out:${row.id}`, after: closeOut }, transaction)
    return { closeOut, booked: await findBooked(closeOut, transaction) }
  })
}

async function remake(tourId: string, transaction: Database): Promise<void> {
  for (const schedule of await holdSchedules(eq(departureSchedules.tourId, tourId), transaction))
    await makeDepartures(schedule, transaction)
}

async function findBooked({ tourId, from, to }: CloseOut, database: Database): Promise<StillBooked[]> {
  const { id: _id, date, startTime, booked, status } = departures
  const onThoseDays = and(eq(departures.tourId, tourId), between(date, from, to))
  return database
    .select({ _id, date, startTime, booked })
    .from(departures)
    .where(and(onThoseDays, gte(date, hanoiDate()), or(ne(booked, 0), isRequested), ne(status, "called-off")))
    .orderBy(asc(date), asc(startTime))
}

/** Reopens the days and creates the scheduled departures again. @throws notFound */
export function removeCloseOut(id: string, user: User): Promise<void> {
  return transact(async (transaction) => {
    const [row] = isUuid(id) ? await transaction.delete(closeOuts).where(eq(closeOuts.id, id)).returning() : []
    if (!row) throw notFound("Close-out")
    await remake(row.tourId, transaction)
    const before = presentCloseOut(row)
    await audit({ actor: user._id, action: "delete", subject: `close-out:${id}`, before }, transaction)
  })
}
