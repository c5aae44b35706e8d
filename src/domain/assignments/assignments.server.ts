import { and, asc, eq, gte, lte, sql } from "drizzle-orm"
import { holdAccount } from "#domain/account/account.server.ts"
import type { User } from "#domain/account/account.ts"
import { departures } from "#domain/departures/departures.table.server.ts"
import { lockDeparture } from "#domain/departures/full-departures.server.ts"
import type { ResourceKind } from "#domain/resources/resource.ts"
import { resources } from "#domain/resources/resources.table.server.ts"
import { tours } from "#domain/tours/tours.table.server.ts"
import { interpolateBoth } from "#i18n/interpolate.ts"
import { inBoth } from "#i18n/localized.ts"
import { pick } from "#lib/data/pick.ts"
import { addDays, hanoiInstant } from "#lib/today.ts"
import { type Actor, audit } from "#server/database/audit-log.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { refusalOf } from "#server/database/failures.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { conflict, notFound } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import type { Assigning } from "./assignment.schema.ts"
import type { Assignment, Candidate, Reason, ResourceJob } from "./assignment.ts"
import { assignments } from "./assignments.table.server.ts"
import { type DepartureJob, findJob, findReasons, listCandidates } from "./candidates.server.ts"
import { writeCrewColumns } from "./crew-columns.server.ts"
import { messages } from "./messages.ts"
import { reasonWords } from "./reason-words.ts"

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

/**
 * Assigns a resource to a departure, with a reason also one that isn't free.
 * @throws notFound; conflict RESOURCE_NOT_FREE with the reasons, ALREADY_ASSIGNED, CALLED_OFF
 */
export async function assign(departureId: string, { resourceId, reason = "" }: Assigning, user: User) {
  try {
    return await transact(async (transaction) => {
      const resource = await holdResource(departureId, resourceId, transaction)
      const job = await findJob(departureId, transaction)
      if (job.isCalledOff) throw conflict("CALLED_OFF", messages.calledOff)
      const reasons = await findReasons(resourceId, job, transaction)
      if (reasons.length && !reason) throw notFree(resource.name, reasons)
      const before = await listCrew(departureId, transaction)
      if (before.some((one) => one.resourceId === resourceId)) throw taken(resource.name)
      await insert({ job, resourceId, overrideReason: reasons.length ? reason : "", assignedBy: user._id }, transaction)
      await writeCrewColumns(departureId, [resource.kind], transaction)
      await auditCrew(departureId, before, user, transaction)
      return listCrew(departureId, transaction)
    })
  } catch (error) {
    const { constraint } = refusalOf(error)
    // The writers lock the resource, so only a writer that doesn't can come here.
    if (constraint === "assignments_not_twice") throw conflict("RESOURCE_NOT_FREE", messages.takenMeanwhile)
    throw error
  }
}

/** Locks what is written, in the order of locks: the account of a guide, the departure, the resource. @throws notFound */
async function holdResource(departureId: string, resourceId: string, transaction: Database) {
  const columns = pick(resources, "id", "kind", "name", "accountId")
  const find = () => transaction.select(columns).from(resources).where(eq(resources.id, resourceId))
  const [found] = isUuid(departureId) ? await find() : []
  if (!found) throw notFound(isUuid(departureId) ? "Resource" : "Departure")
  if (found.accountId) await holdAccount(found.accountId, transaction)
  await lockDeparture(departureId, transaction)
  await find().for("no key update")
  return found
}

type New = { job: DepartureJob; resourceId: string; overrideReason: string; assignedBy: string | null }

export async function insert({ job, ...row }: New, transaction: Database): Promise<void> {
  await transaction.insert(assignments).values({
    ...row,
    departureId: job.departureId,
    startsAt: new Date(job.startsAt),
    endsAt: new Date(job.endsAt),
    busy: `[${job.busyFrom},${job.busyTo})`,
  })
}

/** Takes a resource off a departure. @throws notFound */
export function unassign(departureId: string, assignmentId: string, user: User): Promise<Assignment[]> {
  if (!isUuid(departureId) || !isUuid(assignmentId)) throw notFound("Assignment")
  return transact(async (transaction) => {
    await lockDeparture(departureId, transaction)
    const before = await listCrew(departureId, transaction)
    const gone = before.find(({ _id }) => _id === assignmentId)
    if (!gone) throw notFound("Assignment")
    await transaction.delete(assignments).where(eq(assignments.id, assignmentId))
    await writeCrewColumns(departureId, [gone.kind], transaction)
    await auditCrew(departureId, before, user, transaction)
    return listCrew(departureId, transaction)
  })
}

/** Writes into the log who goes on a departure, with the reasons that staff gave. */
export async function auditCrew(departureId: string, was: Assignment[], actor: Actor, transaction: Database) {
  const is = await listCrew(departureId, transaction)
  const [before, after] = [was, is].map((crew) => ({
    crew: crew.map(({ name, overrideReason }) => (overrideReason ? `${name} (${overrideReason})` : name)),
  }))
  await audit({ actor: actor._id, action: "update", subject: `departure:${departureId}`, before, after }, transaction)
}

const notFree = (name: string, reasons: Reason[]) => {
  const said = inBoth((language) => reasons.map((reason) => reasonWords(reason, language)).join("; "))
  return conflict("RESOURCE_NOT_FREE", interpolateBoth(messages.notFree, { name, reasons: said }), {
    details: { reasons },
  })
}

const taken = (name: string) => conflict("ALREADY_ASSIGNED", interpolateBoth(messages.assignedAlready, { name }))
