import { and, eq, gt, gte, inArray, isNull, lt, ne, notInArray, or, type SQL, sql } from "drizzle-orm"
import { closeOuts, departureSchedules, departures } from "#domain/departures/departures.table.server.ts"
import { lockTours } from "#domain/tours/tours.server.ts"
import { addDays, hanoiDate, hanoiInstant, weekdayOf } from "#lib/today.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"

/** Departures are made this far ahead. */
export const DAYS_AHEAD = 180
const HOUR_MS = 3_600_000

export type ScheduleRow = typeof departureSchedules.$inferSelect

/** Adds, updates and deletes departures from today on to match a schedule. Keeps booked and edited ones. Idempotent. */
export async function makeDepartures(schedule: ScheduleRow, transaction: Database): Promise<void> {
  const today = hanoiDate()
  const until = addDays(today, DAYS_AHEAD)
  const open = (await daysOf(schedule, transaction)).filter(({ isClosed }) => !isClosed)
  const dates = open.map(({ date }) => date)
  // In the order of all who lock several departures. Storing them locks those that exist in the order of their days.
  const existing = and(eq(departures.tourId, schedule.tourId), gte(departures.date, today))
  await transaction.select({ id: departures.id }).from(departures).where(existing).orderBy(departures.id).for("update")
  await storeDepartures(
    dates.map((date) => departureOn(date, schedule)),
    transaction,
  )
  await dropDepartures(
    and(
      eq(departures.scheduleId, schedule.id),
      gte(departures.date, today),
      or(ne(departures.startTime, schedule.startTime), notInArray(departures.date, dates)),
    ),
    transaction,
  )
  await transaction.update(departureSchedules).set({ madeUntil: until }).where(eq(departureSchedules.id, schedule.id))
}

/** Returns the days from today on, as far as departures are made, on which a schedule runs, and whether the tour is closed. */
export async function daysOf(
  schedule: Pick<ScheduleRow, "tourId" | "weekdays" | "from" | "to">,
  database: Database,
): Promise<{ date: string; isClosed: boolean }[]> {
  const today = hanoiDate()
  const until = addDays(today, DAYS_AHEAD)
  const from = schedule.from > today ? schedule.from : today
  const to = schedule.to !== null && schedule.to < until ? schedule.to : until
  const closed = await database
    .select({ from: closeOuts.from, to: closeOuts.to })
    .from(closeOuts)
    .where(and(eq(closeOuts.tourId, schedule.tourId), gte(closeOuts.to, from)))
  const days: { date: string; isClosed: boolean }[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const isClosed = closed.some((days) => days.from <= date && date <= days.to)
    if (schedule.weekdays.includes(weekdayOf(date))) days.push({ date, isClosed })
  }
  return days
}

type NewDeparture = typeof departures.$inferInsert
type Terms = Pick<
  ScheduleRow,
  "tourId" | "startTime" | "capacity" | "minimum" | "cutoffHours" | "decideHours" | "priceMinor"
>

/** Builds the departure on a date. Times are Hanoi time. */
export function departureOn(date: string, terms: Terms & { id?: string }): NewDeparture {
  const { tourId, startTime, capacity, minimum, priceMinor } = terms
  const start = hanoiInstant(date, startTime).getTime()
  const decideBy = minimum === null ? null : new Date(start - terms.decideHours * HOUR_MS)
  const closesAt = new Date(start - terms.cutoffHours * HOUR_MS)
  return { tourId, scheduleId: terms.id ?? null, date, startTime, capacity, minimum, priceMinor, closesAt, decideBy }
}

/** Matches departures with a request that has not reserved places yet (`bookings.holds_places`). */
export const isRequested = sql`exists (select from bookings b
  where b.departure_id = ${departures.id} and b.status = 'pending' and not b.holds_places)`

/** A condition: a party of the waiting list wants places of this departure. */
const isAwaited = sql`exists (select from waiting_list w
  where w.departure_id = ${departures.id} and w.status in ('waiting', 'offered'))`

/** Matches departures that their schedule may change and delete. */
export const isUntouched = sql<boolean>`${departures.booked} = 0 and not ${departures.isEdited} and ${departures.status} in ('open', 'closed')
  and not ${isRequested} and not ${isAwaited}`

async function storeDepartures(rows: NewDeparture[], transaction: Database): Promise<void> {
  if (rows.length === 0) return
  const excluded = (column: string) => sql`excluded.${sql.identifier(column)}`
  await transaction
    .insert(departures)
    .values(rows)
    .onConflictDoUpdate({
      target: [departures.tourId, departures.date, departures.startTime],
      set: {
        capacity: excluded("capacity"),
        minimum: excluded("minimum"),
        closesAt: excluded("closes_at"),
        decideBy: excluded("decide_by"),
        priceMinor: excluded("price_minor"),
        status: "open",
      },
      setWhere: sql`${departures.scheduleId} = excluded.schedule_id and ${isUntouched}`,
    })
}

/** Deletes unbooked departures, or closes them if a cancelled booking still refers to them. */
export async function dropDepartures(condition: SQL | undefined, transaction: Database): Promise<void> {
  const named = sql`exists (select from bookings b where b.departure_id = ${departures.id})`
  const gone = and(condition, isUntouched)
  // Waits for bookings in progress. The statements below then see their result.
  await transaction.select({ id: departures.id }).from(departures).where(gone).orderBy(departures.id).for("update")
  await transaction.delete(departures).where(and(gone, sql`not ${named}`))
  await transaction.update(departures).set({ status: "closed" }).where(and(gone, named))
}

/** Daily job: extends all schedules to `DAYS_AHEAD`. */
export async function makeAllDepartures(): Promise<void> {
  const today = hanoiDate()
  const behind = or(isNull(departureSchedules.madeUntil), lt(departureSchedules.madeUntil, addDays(today, DAYS_AHEAD)))
  const goesOn = or(isNull(departureSchedules.to), gt(departureSchedules.to, today))
  const due = await db.select({ id: departureSchedules.id }).from(departureSchedules).where(and(behind, goesOn))
  for (const { id } of due) {
    await transact(async (transaction) => {
      const [schedule] = await holdSchedules(inArray(departureSchedules.id, [id]), transaction)
      if (schedule) await makeDepartures(schedule, transaction)
    })
  }
}

/** Locks schedules, and first their tours against deletion and against `lockTourForUpdate`. */
export async function holdSchedules(condition: SQL, transaction: Database): Promise<ScheduleRow[]> {
  const tourIds = transaction.select({ id: departureSchedules.tourId }).from(departureSchedules).where(condition)
  await lockTours(tourIds, transaction)
  return transaction.select().from(departureSchedules).where(condition).orderBy(departureSchedules.id).for("update")
}
