import { and, asc, eq, gte, inArray, lte, type SQL, sql } from "drizzle-orm"
import type { AnyPgColumn } from "drizzle-orm/pg-core"
import { hasPlacesFor, isSure } from "#domain/departures/bookable.server.ts"
import { pickupMinutes, takesRequests } from "#domain/departures/departures.server.ts"
import { closeOuts, departures } from "#domain/departures/departures.table.server.ts"
import { db } from "#server/database/database.server.ts"

/**
 * Days (inclusive) and travellers that a departure must have room for. `earliest`: when guests can be collected at the
 * earliest (`findEarliestAnswered`). `sure`: it must be certain to run.
 */
export type WantedDeparture = {
  from: string
  to: string
  people: number
  earliest: Date
  sure?: boolean | undefined
}

export type NextDeparture = Pick<
  typeof departures.$inferSelect,
  "id" | "date" | "startTime" | "capacity" | "booked" | "held" | "minimum" | "status" | "priceMinor"
>

/** Returns a condition: the tour has a departure that fits. */
export function hasDeparture(tourId: AnyPgColumn, wanted: WantedDeparture): SQL {
  return sql`exists (select from ${departures} where ${eq(departures.tourId, tourId)} and ${fits(wanted)})`
}

/**
 * Returns a condition for a tour on request: one of the days is not closed, before the cut-off, and answered in time.
 * `cutoffHours` and `startTime` are columns of the tour.
 */
export function hasFreeDay(
  tour: Record<"id" | "cutoffHours" | "startTime", AnyPgColumn>,
  { from, to, earliest }: Pick<WantedDeparture, "from" | "to" | "earliest">,
): SQL {
  return sql`exists (
    select from generate_series(${from}::date, ${to}::date, interval '1 day') as day
    where (day::date + ${tour.startTime}::time) at time zone 'Asia/Ho_Chi_Minh'
      >= greatest(now() + ${tour.cutoffHours} * interval '1 hour',
        ${earliest.toISOString()}::timestamptz + make_interval(mins => ${pickupMinutes(tour.id)}::int))
    and not exists (
      select from ${closeOuts} where ${closeOuts.tourId} = ${tour.id}
      and day::date between ${closeOuts.from} and ${closeOuts.to}))`
}

/** Returns the first departure of each tour that fits, by the id of the tour. */
export async function findNextDepartures(
  tourIds: string[],
  wanted: WantedDeparture,
): Promise<Map<string, NextDeparture>> {
  const first = db
    .select()
    .from(departures)
    .where(and(sql`${departures.tourId} = wanted.tour_id`, fits(wanted)))
    .orderBy(asc(departures.date), asc(departures.startTime))
    .limit(1)
    .as("first")
  const { id, tourId, date, startTime, capacity, booked, held, minimum, status, priceMinor } = first
  const rows = await db
    .select({ id, tourId, date, startTime, capacity, booked, held, minimum, status, priceMinor })
    .from(sql`unnest(${sql.param(tourIds)}::uuid[]) as wanted (tour_id)`)
    .crossJoinLateral(first)
  return new Map(rows.map((row) => [row.tourId, row]))
}

/** Returns the tours of so many departures that leave next: those that are certain to run before all others. */
export async function findLeavingNext(wanted: WantedDeparture, limit: number) {
  const next = (sure: boolean) =>
    db
      .select({ tourId: departures.tourId })
      .from(departures)
      .where(fits({ ...wanted, sure }))
      .orderBy(asc(departures.date), asc(departures.startTime), asc(departures.id))
      .limit(limit)
  const rows = [...(await next(true)), ...(await next(false))]
  return [...new Set(rows.map(({ tourId }) => tourId))]
}

/** Returns the days on which tours are closed, by the id of the tour. */
export async function findClosedDays(tourIds: string[], { from, to }: Pick<WantedDeparture, "from" | "to">) {
  const rows =
    tourIds.length === 0
      ? []
      : await db
          .select()
          .from(closeOuts)
          .where(and(inArray(closeOuts.tourId, tourIds), gte(closeOuts.to, from), lte(closeOuts.from, to)))
  return Map.groupBy(rows, ({ tourId }) => tourId)
}

function fits({ from, to, people, earliest, sure }: WantedDeparture): SQL | undefined {
  return and(
    gte(departures.date, from),
    lte(departures.date, to),
    takesRequests(earliest),
    hasPlacesFor(people),
    sure ? isSure : undefined,
  )
}
