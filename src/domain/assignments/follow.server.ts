import { and, eq, gte, sql } from "drizzle-orm"
import type { CrewFollows } from "#domain/departures/crew-follows.server.ts"
import { lockDeparture } from "#domain/departures/full-departures.server.ts"
import type { ResourceFollows } from "#domain/resources/resource-follows.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { auditCrew, insert } from "./assign.server.ts"
import { findJob, findReasons, listCrew, lockCrew } from "./assignments.server.ts"
import { assignments } from "./assignments.table.server.ts"
import { writeCrewColumns } from "./crew-columns.server.ts"

/** What crews do when their departure moves or is called off. Nobody is ever assigned twice by it. */
export const crewFollows: CrewFollows = {
  moved: async (fromId, toId, actor, transaction) => {
    const before = await listCrew(fromId, transaction)
    const rows = await lockCrew(fromId, transaction)
    if (rows.length === 0) return
    await transaction.delete(assignments).where(eq(assignments.departureId, fromId))
    const job = await findJob(toId, transaction)
    for (const { resourceId, assignedBy } of rows) {
      // A reason was given for the old day. Who isn't free on the new one is left for staff to decide.
      const reasons = await findReasons(resourceId, job, transaction)
      if (reasons.length === 0) await insert({ job, resourceId, overrideReason: "", assignedBy }, transaction)
    }
    const kinds = rows.map(({ kind }) => kind)
    for (const id of new Set([fromId, toId])) await writeCrewColumns(id, kinds, transaction)
    await auditCrew(toId, before, actor, transaction)
  },
  // The departure keeps their names: a guide reads there that it is called off.
  calledOff: async (departureId, actor, transaction) => {
    const before = await listCrew(departureId, transaction)
    if (before.length === 0) return
    await lockCrew(departureId, transaction)
    await transaction.delete(assignments).where(eq(assignments.departureId, departureId))
    await auditCrew(departureId, before, actor, transaction)
  },
}

/** Coming departures repeat the names, phones and accounts of their crews. */
export const resourceFollows: ResourceFollows = {
  hold: async (resourceId, transaction) => {
    for (const id of await comingOf(resourceId, transaction)) await lockDeparture(id, transaction)
  },
  changed: async ({ _id, kind }, transaction) => {
    for (const id of await comingOf(_id, transaction)) await writeCrewColumns(id, [kind], transaction)
  },
}

/** Returns the ids of the departures that a resource goes on and that aren't over, in the order of locks. */
async function comingOf(resourceId: string, transaction: Database): Promise<string[]> {
  const { departureId, endsAt } = assignments
  const rows = await transaction
    .select({ departureId })
    .from(assignments)
    .where(and(eq(assignments.resourceId, resourceId), gte(endsAt, sql`now()`)))
    .orderBy(departureId)
  return rows.map((row) => row.departureId)
}
