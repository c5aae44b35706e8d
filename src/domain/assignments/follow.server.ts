import { eq } from "drizzle-orm"
import type { CrewFollows } from "#domain/departures/crew-follows.server.ts"
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
  calledOff: async (departureId, actor, transaction) => {
    const before = await listCrew(departureId, transaction)
    if (before.length === 0) return
    await lockCrew(departureId, transaction)
    await transaction.delete(assignments).where(eq(assignments.departureId, departureId))
    await auditCrew(departureId, before, actor, transaction)
  },
}
