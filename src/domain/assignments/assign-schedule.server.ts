import { and, asc, between, eq, ne } from "drizzle-orm"
import type { User } from "#domain/account/account.ts"
import { departureSchedules, departures } from "#domain/departures/departures.table.server.ts"
import { pick } from "#lib/data/pick.ts"
import { hanoiDate } from "#lib/today.ts"
import { db } from "#server/database/database.server.ts"
import { hasRow } from "#server/database/lists.server.ts"
import { HttpError, notFound } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import type { ScheduleAssigning } from "./assignment.schema.ts"
import type { Reason, ScheduleAssigned } from "./assignment.ts"
import { assign } from "./assignments.server.ts"

/**
 * Assigns a resource to the coming departures of a schedule, each by itself, and returns those for which it isn't free.
 * @throws notFound
 */
export async function assignToSchedule(
  scheduleId: string,
  { resourceId, from, to }: ScheduleAssigning,
  user: User,
): Promise<ScheduleAssigned> {
  if (!isUuid(scheduleId) || !(await hasRow(departureSchedules, eq(departureSchedules.id, scheduleId), db)))
    throw notFound("Schedule")
  const isOfSchedule = and(eq(departures.scheduleId, scheduleId), ne(departures.status, "called-off"))
  const first = from > hanoiDate() ? from : hanoiDate()
  const rows = await db
    .select(pick(departures, "id", "date"))
    .from(departures)
    .where(and(isOfSchedule, between(departures.date, first, to)))
    .orderBy(asc(departures.date), asc(departures.id))
  const answer: ScheduleAssigned = { assigned: 0, refused: [] }
  for (const { id, date } of rows) {
    const reasons = await tryToAssign(id, resourceId, user)
    if (reasons) answer.refused.push({ departureId: id, date, reasons })
    else answer.assigned++
  }
  return answer
}

/** Returns why a resource was refused. One that goes on the departure already isn't. */
async function tryToAssign(departureId: string, resourceId: string, user: User): Promise<Reason[] | undefined> {
  try {
    await assign(departureId, { resourceId }, user)
    return undefined
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    if (error.code === "ALREADY_ASSIGNED") return undefined
    if (error.code !== "RESOURCE_NOT_FREE") throw error
    return (error.details?.reasons ?? []) as Reason[]
  }
}
