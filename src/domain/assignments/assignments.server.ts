import { and, asc, between, eq, gt, gte, inArray, like, lte, ne, type SQL, sql } from "drizzle-orm"
import { longestPickup } from "#domain/catalogue/content.ts"
import { departures } from "#domain/departures/departures.table.server.ts"
import { absencesDuring } from "#domain/resources/absences.server.ts"
import type { ResourceKind } from "#domain/resources/resource.ts"
import { presentResource } from "#domain/resources/resources.server.ts"
import { resources } from "#domain/resources/resources.table.server.ts"
import { tours } from "#domain/tours/tours.table.server.ts"
import { pick } from "#lib/data/pick.ts"
import { addDays, hanoiInstant } from "#lib/today.ts"
import { users } from "#server/auth/users.table.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { vietnameseOrder } from "#server/database/sql-text.server.ts"
import { notFound } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import {
  type Assignment,
  type Candidate,
  type Job,
  type OtherJob,
  type Reason,
  type ResourceJob,
  spanOf,
  USUAL_END,
  whyNotFree,
} from "./assignment.ts"
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
async function listCandidates(job: DepartureJob, condition: SQL | undefined, database: Database) {
  const rows = await database
    .select()
    .from(resources)
    .where(condition)
    .orderBy(vietnameseOrder(sql`${resources.name}`), resources.id)
    .limit(MAX_OFFERED)
  const ids = rows.map(({ id }) => id)
  const [absences, others] = [await absencesDuring(ids, job, database), await otherJobsOf(ids, job, database)]
  const beside = await seatsOn(job, database)
  const candidates = rows.map((row) => {
    const resource = presentResource(row)
    const seatsBeside = beside.filter(({ id, kind }) => id !== row.id && kind === row.kind).map(({ seats }) => seats)
    const facts = { absences: absences.get(row.id) ?? [], others: others.get(row.id) ?? [], seatsBeside }
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

/** Returns what carries the guests of a departure, with its seats. */
function seatsOn({ departureId }: DepartureJob, database: Database) {
  return database
    .select(pick(resources, "id", "kind", "seats"))
    .from(assignments)
    .innerJoin(resources, eq(resources.id, assignments.resourceId))
    .where(and(eq(assignments.departureId, departureId), inArray(resources.kind, ["vehicle", "boat"])))
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

/** Returns who and what goes on a departure, in the order in which they were assigned. @throws notFound */
export async function listCrew(departureId: string, database: Database = db): Promise<Assignment[]> {
  const job = await findJob(departureId, database)
  const rows = await database
    .select({ _id: assignments.id, ...pick(assignments, "resourceId", "overrideReason") })
    .from(assignments)
    .where(eq(assignments.departureId, departureId))
    .orderBy(asc(assignments.createdAt), asc(assignments.id))
  const isAssigned = sql`${resources.id} in (select ${assignments.resourceId} from ${assignments}
    where ${assignments.departureId} = ${departureId})`
  const found = await listCandidates(job, isAssigned, database)
  return rows.flatMap((row) => {
    const one = found.find(({ resource }) => resource._id === row.resourceId)
    return one ? [{ ...row, ...pick(one.resource, "kind", "name", "phone"), reasons: one.reasons }] : []
  })
}

/** Returns who or what of a kind could go on a departure, the free ones first. @throws notFound */
export async function listChoices(departureId: string, kind: ResourceKind): Promise<Candidate[]> {
  const job = await findJob(departureId, db)
  const isAssigned = sql`exists (select from ${assignments} where ${assignments.resourceId} = ${resources.id}
    and ${assignments.departureId} = ${departureId})`
  const isOffered = and(eq(resources.kind, kind), eq(resources.isArchived, false), sql`not ${isAssigned}`)
  return (await listCandidates(job, isOffered, db)).map(({ resource, reasons }) => ({
    resourceId: resource._id,
    ...pick(resource, "kind", "name", "phone", "vehicleKind", "seats", "languages"),
    reasons,
  }))
}

/** Returns the departures that a resource goes on, by time. Days are inclusive. */
export async function listJobs(of: { resourceId: string; from: string; to: string }): Promise<ResourceJob[]> {
  const { resourceId, from, to } = of
  const rows = await db
    .select({
      ...pick(assignments, "departureId", "startsAt", "endsAt", "overrideReason"),
      ...pick(departures, "date"),
      ...pick(tours, "title", "days"),
    })
    .from(assignments)
    .innerJoin(departures, eq(departures.id, assignments.departureId))
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(
      and(
        eq(assignments.resourceId, resourceId),
        gte(assignments.endsAt, hanoiInstant(from, "00:00")),
        lte(assignments.startsAt, hanoiInstant(addDays(to, 1), "00:00")),
      ),
    )
    .orderBy(asc(assignments.startsAt), asc(assignments.id))
    .limit(500)
  return rows.map(({ date, days, startsAt, endsAt, ...row }) => ({
    ...row,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    firstDay: date,
    lastDay: addDays(date, days - 1),
  }))
}

/** Returns who and what goes on a departure, as guests, mails and the version before read it. */
export function crewOf(departureId: string, transaction: Database) {
  return transaction
    .select({ ...pick(resources, "kind", "name", "phone", "vehicleKind"), accountId: users.id })
    .from(assignments)
    .innerJoin(resources, eq(resources.id, assignments.resourceId))
    .leftJoin(users, and(eq(users.id, resources.accountId), eq(users.isDisabled, false)))
    .where(eq(assignments.departureId, departureId))
    .orderBy(asc(assignments.createdAt), asc(assignments.id))
}

/** Locks who and what goes on a departure, in the order of their ids. */
export function lockCrew(departureId: string, transaction: Database) {
  return transaction
    .select({ ...pick(assignments, "resourceId", "assignedBy"), kind: resources.kind })
    .from(assignments)
    .innerJoin(resources, eq(resources.id, assignments.resourceId))
    .where(eq(assignments.departureId, departureId))
    .orderBy(asc(resources.id))
    .for("no key update", { of: resources })
}

/** Returns the ids of the booked departures of some days whose tours have a part of a slug. */
export async function listBooked({ from, to, slug }: Record<"from" | "to" | "slug", string>, transaction: Database) {
  const isWanted = and(gt(departures.booked, 0), between(departures.date, from, to), like(tours.slug, `%${slug}%`))
  const rows = await transaction
    .select({ id: departures.id })
    .from(departures)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(isWanted)
    .orderBy(asc(departures.date), asc(departures.startTime), asc(departures.id))
  return rows.map(({ id }) => id)
}

/** Returns the free resources of a kind for a job. */
export async function listFree(kind: ResourceKind, job: DepartureJob, transaction: Database) {
  const found = await listCandidates(job, eq(resources.kind, kind), transaction)
  return found.flatMap(({ resource, reasons }) => (reasons.length === 0 && !resource.isArchived ? [resource._id] : []))
}
