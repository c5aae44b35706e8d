import type { User } from "#domain/account/account.ts"
import { listOfSchedule } from "#domain/departures/staff/schedules/departure-schedules.server.ts"
import { requireResource } from "#domain/resources/resources.server.ts"
import { hanoiDate } from "#lib/today.ts"
import { db } from "#server/database/database.server.ts"
import { HttpError } from "#server/errors.server.ts"
import { assign } from "./assign.server.ts"
import type { ScheduleAssigning } from "./assignment.schema.ts"
import type { Reason, ScheduleAssigned } from "./assignment.ts"

/**
 * Assigns a resource to the coming departures of a schedule, each by itself, and returns those for which it isn't free.
 * @throws notFound
 */
export async function assignToSchedule(
  scheduleId: string,
  { resourceId, from, to }: ScheduleAssigning,
  user: User,
): Promise<ScheduleAssigned> {
  const first = from > hanoiDate() ? from : hanoiDate()
  await requireResource(resourceId, db)
  const rows = await listOfSchedule(scheduleId, { from: first, to })
  const answer: ScheduleAssigned = { assigned: 0, refused: [] }
  for (const { id, date } of rows) {
    const reasons = await tryToAssign(id, resourceId, user)
    if (reasons) answer.refused.push({ departureId: id, date, reasons })
    else answer.assigned++
  }
  return answer
}

/** That it goes on the departure already, and that the departure is gone or called off meanwhile. */
const IGNORED: readonly string[] = ["ALREADY_ASSIGNED", "CALLED_OFF", "NOT_FOUND"]

/** Returns why a resource was refused, if that is for staff to know. */
async function tryToAssign(departureId: string, resourceId: string, user: User): Promise<Reason[] | undefined> {
  try {
    await assign(departureId, { resourceId }, user)
    return undefined
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    if (IGNORED.includes(error.code)) return undefined
    if (error.code !== "RESOURCE_NOT_FREE") throw error
    return (error.details?.reasons ?? []) as Reason[]
  }
}
