import { eq } from "drizzle-orm"
import { holdAccount } from "#domain/account/account.server.ts"
import type { User } from "#domain/account/account.ts"
import { lockDeparture } from "#domain/departures/full-departures.server.ts"
import { lockResource, requireResource } from "#domain/resources/resources.server.ts"
import { interpolateBoth } from "#i18n/interpolate.ts"
import { inBoth } from "#i18n/localized.ts"
import { type Actor, audit } from "#server/database/audit-log.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { refusalOf } from "#server/database/failures.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { conflict, notFound } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import type { Assigning } from "./assignment.schema.ts"
import type { Assignment, Reason } from "./assignment.ts"
import { type DepartureJob, findJob, findReasons, listCrew } from "./assignments.server.ts"
import { assignments } from "./assignments.table.server.ts"
import { writeCrewColumns } from "./crew-columns.server.ts"
import { messages } from "./messages.ts"
import { reasonWords } from "./reason-words.ts"

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
      const before = await listCrew(departureId, transaction)
      if (before.some((one) => one.resourceId === resourceId)) throw taken(resource.name)
      const reasons = await findReasons(resourceId, job, transaction)
      if (reasons.length && !reason) throw notFree(resource.name, reasons)
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
  if (!isUuid(departureId)) throw notFound("Departure")
  const { accountId } = await requireResource(resourceId, transaction)
  if (accountId) await holdAccount(accountId, transaction)
  await lockDeparture(departureId, transaction)
  return lockResource(resourceId, transaction)
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
