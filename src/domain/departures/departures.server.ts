import { and, asc, eq, gte, isNotNull, lt, lte, ne, or, type SQL, sql } from "drizzle-orm"
import type { AnyPgColumn } from "drizzle-orm/pg-core"
import { longestPickup } from "#domain/catalogue/content.ts"
import { listHolidays } from "#domain/holidays/holidays.server.ts"
import { findEarliestAnswered } from "#domain/settings/settings.server.ts"
import type { Tour } from "#domain/tours/tour.ts"
import { tours } from "#domain/tours/tours.table.server.ts"
import { pick } from "#lib/data/pick.ts"
import type { Currency } from "#lib/money.ts"
import { addDays, hanoiDate, hanoiInstant } from "#lib/today.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { hasRow } from "#server/database/lists.server.ts"
import { notFound } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import { hasPlacesFor, isOffered, isSure, takesBookings } from "./bookable.server.ts"
import type { ClosedDays, Departure, DepartureQuery, DeparturesAnswer, StaffDeparture } from "./departure.ts"
import { presentDeparture } from "./departure-presenter.server.ts"
import { closeOuts, departureSchedules, departures } from "./departures.table.server.ts"

/** Returns bookable and full departures by date, and what else decides about days. @throws notFound */
export async function listDepartures(
  tourId: string,
  range: DepartureQuery,
): Promise<Omit<DeparturesAnswer, "success">> {
  const from = range.from ?? hanoiDate()
  const to = range.to ?? addDays(from, 366)
  const earliest = await findEarliestAnswered()
  const rows = isUuid(tourId) ? await selectOfTour(tourId, { from, to, earliest }) : []
  const [first] = rows
  if (!first) throw notFound("Tour")
  const holidays = await listHolidays({ from, to: addDays(to, first.tour.days - 1) })
  const data = rows.flatMap(({ departure, tour }) => (departure ? [presentDeparture(departure, tour)] : []))
  const { closedDays, tour } = first
  return {
    data,
    closedDays,
    firstDay: firstFreeDay(tour, { from, to, earliest }, closedDays) ?? null,
    holidays: holidays.map((holiday) => pick(holiday, "name", "from", "to", "surchargePercent")),
  }
}

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/** Inclusive days, and the first instant at which guests can be collected (`findEarliestAnswered`). */
type OpenDays = ClosedDays & { earliest: Date }

/** Returns the first day on which a tour on request can still start: not closed, before its cut-off, and answered in time. */
export function firstFreeDay(
  { startTime, cutoffHours, pickupZones }: Pick<typeof tours.$inferSelect, "startTime" | "cutoffHours" | "pickupZones">,
  { from, to, earliest: answered }: OpenDays,
  closed: readonly ClosedDays[],
): string | undefined {
  const collected = answered.getTime() + longestPickup(pickupZones) * MINUTE_MS
  const earliest = Math.max(Date.now() + cutoffHours * HOUR_MS, collected)
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const isClosed = closed.some((days) => days.from <= day && day <= days.to)
    if (!isClosed && hanoiInstant(day, startTime).getTime() >= earliest) return day
  }
  return undefined
}

/** Returns what decides about the days of a tour on sale, from this one on. */
export async function findDayRules(tourId: string, from: string) {
  const columns = pick(tours, "hasDepartures", "startTime", "cutoffHours", "pickupZones")
  const isOnSale = and(eq(tours.id, tourId), tours.isActive)
  const [tour] = isUuid(tourId)
    ? await db
        .select({ ...columns, closedDays: closedDaysSince(from) })
        .from(tours)
        .where(isOnSale)
    : []
  return tour
}

const closedDaysSince = (from: string) => sql<ClosedDays[]>`(
  select coalesce(json_agg(json_build_object('from', c.from_date, 'to', c.to_date) order by c.from_date), '[]')
  from close_outs c where c.tour_id = ${tours}.id and c.to_date >= ${from}::date)`

export function selectOfTour(tourId: string, { from, to, earliest }: OpenDays) {
  const inRange = and(gte(departures.date, from), lte(departures.date, to))
  return db
    .select({
      departure: departures,
      tour: pick(tours, "priceMinor", "currency", "startTime", "cutoffHours", "days", "pickupZones"),
      closedDays: closedDaysSince(from),
    })
    .from(tours)
    .leftJoin(departures, and(eq(departures.tourId, tours.id), inRange, takesRequests(earliest)))
    .where(and(eq(tours.id, tourId), tours.isActive))
    .orderBy(asc(departures.date), asc(departures.startTime))
    .limit(1000)
}

/**
 * Returns the departures on one day that take bookings, with `afterClosing` those whose time for booking is over, too.
 * They may be full.
 */
export async function findOpenDepartures(
  tour: Tour,
  date: string,
  database: Database,
  { afterClosing = false }: { afterClosing?: boolean } = {},
): Promise<Departure[]> {
  const { adult, currency } = tour.pricing
  const isOpen = afterClosing ? isOffered : takesBookings
  const rows = await database
    .select()
    .from(departures)
    .where(and(eq(departures.tourId, tour._id), eq(departures.date, date), isOpen))
    .orderBy(asc(departures.startTime))
  return rows.map((row) => presentDeparture(row, { currency, adult }))
}

const MAX_OFFERED = 4

/** Returns the departures closest to a day that have room for a party, by date. Empty if the tour is not on sale. */
export async function findNearestDepartures(
  tourId: string,
  date: string,
  people: number,
  except?: string,
): Promise<Departure[]> {
  const fits = hasPlacesFor(people)
  const isOpen = takesRequests(await findEarliestAnswered())
  const rows = await db
    .select({ departure: departures, tour: pick(tours, "priceMinor", "currency") })
    .from(departures)
    .innerJoin(tours, and(eq(tours.id, departures.tourId), tours.isActive))
    .where(
      and(
        eq(departures.tourId, tourId),
        gte(departures.date, hanoiDate()),
        isOpen,
        fits,
        except ? ne(departures.id, except) : undefined,
      ),
    )
    .orderBy(sql`abs(${departures.date} - ${date}::date)`, asc(departures.date), asc(departures.startTime))
    .limit(MAX_OFFERED)
  const nearest = rows.map(({ departure, tour }) => presentDeparture(departure, tour))
  return nearest.toSorted((a, b) => `${a.date} ${a.startTime}`.localeCompare(`${b.date} ${b.startTime}`))
}

/** Minutes before the start at which the first guests of a tour are collected. */
export const pickupMinutes = (tourId: AnyPgColumn): SQL => sql`coalesce((
  select max((zone ->> 'minutesBefore')::int) from ${tours} t, jsonb_array_elements(t.pickup_zones) as zone
  where t.id = ${tourId}), 0)`

/** A pick-up is at most ten hours before the start, so the tours of later departures aren't read. */
const LONGEST_PICKUP_DAYS = 1

/**
 * What guests can book online: the office can answer before it collects the first of them (`findEarliestAnswered`), or
 * nobody has to answer.
 */
export function takesRequests(earliest: Date): SQL {
  const starts = sql`(${departures.date} + ${departures.startTime}::time) at time zone 'Asia/Ho_Chi_Minh'`
  const isAnswered = sql`${starts} - make_interval(mins => ${pickupMinutes(departures.tourId)}::int)
    >= ${earliest.toISOString()}::timestamptz`
  const isLater = gte(departures.date, addDays(hanoiDate(earliest), LONGEST_PICKUP_DAYS + 1))
  return and(takesBookings, or(isLater, isSure, isAnswered))!
}

/** The last day of a departure whose tour is joined. */
export const lastDay = sql`${departures.date} + ${tours.days} - 1`

export const selectStaffDepartures = (condition: SQL | undefined, database: Database) =>
  database
    .select({
      departure: departures,
      tour: { _id: tours.id, title: tours.title },
      days: tours.days,
      money: pick(tours, "priceMinor", "currency"),
    })
    .from(departures)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(condition)
    .$dynamic()

type StaffDepartureRow = Awaited<ReturnType<typeof selectStaffDepartures>>[number]

export function presentStaffDeparture({
  departure,
  tour,
  days,
  money: { priceMinor, currency },
}: StaffDepartureRow): StaffDeparture {
  return {
    ...presentDeparture(departure, { priceMinor, currency }),
    ...pick(departure, "scheduleId", "isEdited", "guide", "guidePhone", "vehicle", "guideId", "held", "version"),
    lastDay: addDays(departure.date, days - 1),
    tour,
  }
}

/** Returns the last day of a departure's tour. @throws notFound */
export async function findLastDay(departureId: string, database: Database): Promise<string> {
  const [row] = isUuid(departureId)
    ? await database
        .select({ date: departures.date, days: tours.days })
        .from(departures)
        .innerJoin(tours, eq(tours.id, departures.tourId))
        .where(eq(departures.id, departureId))
    : []
  if (!row) throw notFound("Departure")
  return addDays(row.date, row.days - 1)
}

/** Selects the departures whose tours, and the day after them, were over before a day. */
export const departuresOverBefore = (day: string) =>
  db
    .select({ id: departures.id })
    .from(departures)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(lt(sql`${departures.date} + ${tours.days}`, day))

export function isClosedOut(tourId: string, date: string, database: Database): Promise<boolean> {
  const isClosed = and(eq(closeOuts.tourId, tourId), lte(closeOuts.from, date), gte(closeOuts.to, date))
  return hasRow(closeOuts, isClosed, database)
}

/** Adds departures and skips those that exist for the same tour, date and time. */
export async function createDepartures(
  rows: (typeof departures.$inferInsert)[],
  database: Database = db,
): Promise<void> {
  if (rows.length) await database.insert(departures).values(rows).onConflictDoNothing()
}

/** Converts the own prices of a tour's departures and schedules when the tour changes its currency. */
export async function convertDeparturePrices(
  tourId: string,
  { to, vndPerUsd }: { to: Currency; vndPerUsd: number },
  transaction: Database,
): Promise<void> {
  for (const table of [departures, departureSchedules]) {
    const converted =
      to === "VND"
        ? sql`round(${table.priceMinor} / 100.0 * ${vndPerUsd}::numeric)`
        : sql`round(${table.priceMinor} * 100.0 / ${vndPerUsd}::numeric)`
    await transaction
      .update(table)
      .set({ priceMinor: converted, version: sql`${table.version} + 1` })
      .where(and(eq(table.tourId, tourId), isNotNull(table.priceMinor)))
  }
}
