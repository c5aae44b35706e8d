import { and, eq, gte, inArray, lte, ne, type SQL, sql } from "drizzle-orm"
import { longestPickup } from "#domain/catalogue/content.ts"
import { departures } from "#domain/departures/departures.table.server.ts"
import { presentResource } from "#domain/resources/resources.server.ts"
import { resourceAbsences, resources } from "#domain/resources/resources.table.server.ts"
import { tours } from "#domain/tours/tours.table.server.ts"
import { pick } from "#lib/data/pick.ts"
import { addDays, hanoiInstant } from "#lib/today.ts"
import type { Database } from "#server/database/database.server.ts"
import { vietnameseOrder } from "#server/database/sql-text.server.ts"
import { notFound } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import { type Job, type OtherJob, type Reason, spanOf, USUAL_END, whyNotFree } from "./assignment.ts"
import { assignments } from "./assignments.table.server.ts"

/** What a departure wants crew for. */
export type DepartureJob = Job & { departureId: string; isCalledOff: boolean }

/** @throws notFound */
export async function findJob(departureId: string, database: Database): Promise<DepartureJob> {
  const columns = pick(departures, "date", "startTime", "status", "booked")
  const [row] = isUuid(departureId)
    ? await database
        .select({ ...columns, ...pick(tours, "days", "pickupZones", "facts") })
        .from(departures)
        .innerJoin(tours, eq(tours.id, departures.tourId))
        .where(eq(departures.id, departureId))
    : []
  if (!row) throw notFound("Departure")
  const { date, startTime, days, pickupZones, facts, booked, status } = row
  const lastDay = addDays(date, days - 1)
  const span = spanOf({
    start: hanoiInstant(date, startTime),
    usualEnd: hanoiInstant(lastDay, USUAL_END),
    travelMinutes: longestPickup(pickupZones),
  })
  return {
    ...span,
    departureId,
    isCalledOff: status === "called-off",
    firstDay: date,
    lastDay,
    languages: facts.guideLanguages ?? [],
    people: booked,
  }
}

/** How many of a kind a picker offers. No small company has more. */
const MAX_OFFERED = 500

/** Returns resources with why they aren't free for a job, the free ones first, then by name. */
export async function listCandidates(job: DepartureJob, condition: SQL | undefined, database: Database) {
  const rows = await database
    .select()
    .from(resources)
    .where(condition)
    .orderBy(vietnameseOrder(sql`${resources.name}`), resources.id)
    .limit(MAX_OFFERED)
  const ids = rows.map(({ id }) => id)
  const [absences, others] = [await absencesOf(ids, job, database), await otherJobsOf(ids, job, database)]
  const candidates = rows.map((row) => {
    const resource = presentResource(row)
    const facts = { absences: absences.get(row.id) ?? [], others: others.get(row.id) ?? [] }
    return { resource, reasons: whyNotFree(resource, facts, job) }
  })
  return candidates.toSorted((a, b) => Math.sign(a.reasons.length) - Math.sign(b.reasons.length))
}

/** Returns why one resource isn't free for a job, whose row must be locked. @throws notFound */
export async function findReasons(resourceId: string, job: DepartureJob, transaction: Database): Promise<Reason[]> {
  const [found] = await listCandidates(job, eq(resources.id, resourceId), transaction)
  if (!found) throw notFound("Resource")
  return found.reasons
}

async function absencesOf(ids: string[], { firstDay, lastDay }: Job, database: Database) {
  const isThen = and(lte(resourceAbsences.from, lastDay), gte(resourceAbsences.to, firstDay))
  const rows = await database
    .select(pick(resourceAbsences, "resourceId", "from", "to"))
    .from(resourceAbsences)
    .where(and(inArray(resourceAbsences.resourceId, ids), isThen))
    .orderBy(resourceAbsences.from, resourceAbsences.id)
  return Map.groupBy(rows, ({ resourceId }) => resourceId)
}

async function otherJobsOf(ids: string[], job: DepartureJob, database: Database) {
  const { busy } = assignments
  const overlaps = sql`${busy} && tstzrange(${job.busyFrom}, ${job.busyTo})`
  const rows = await database
    .select({
      ...pick(assignments, "resourceId", "startsAt", "endsAt"),
      busyFrom: sql<string>`lower(${busy})`.mapWith(assignments.startsAt),
      busyTo: sql<string>`upper(${busy})`.mapWith(assignments.startsAt),
      title: tours.title,
    })
    .from(assignments)
    .innerJoin(departures, eq(departures.id, assignments.departureId))
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(and(inArray(assignments.resourceId, ids), ne(assignments.departureId, job.departureId), overlaps))
    .orderBy(assignments.startsAt, assignments.id)
  const jobs = rows.map(({ resourceId, title, ...times }): OtherJob & { resourceId: string } => ({
    resourceId,
    title,
    startsAt: times.startsAt.toISOString(),
    endsAt: times.endsAt.toISOString(),
    busyFrom: new Date(times.busyFrom).toISOString(),
    busyTo: new Date(times.busyTo).toISOString(),
  }))
  return Map.groupBy(jobs, ({ resourceId }) => resourceId)
}
