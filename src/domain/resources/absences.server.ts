import { and, asc, eq, gte, inArray, lte } from "drizzle-orm"
import type { StaffRows } from "#domain/catalogue/rows/staff-rows.server.ts"
import { pick } from "#lib/data/pick.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { hasRow } from "#server/database/lists.server.ts"
import { invalid, notFound } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import { messages } from "./messages.ts"
import type { Absence } from "./resource.ts"
import { type AbsenceEntry, absenceChange, absenceEntry, absenceSchemas } from "./resource-entry.schema.ts"
import { resourceAbsences, resources } from "./resources.table.server.ts"

const presentAbsence = ({ id, updatedAt, ...row }: typeof resourceAbsences.$inferSelect): Absence => ({
  _id: id,
  ...row,
})

export const absenceRows: StaffRows<AbsenceEntry, Absence> = {
  kind: "resource-absence",
  name: "Absence",
  table: resourceAbsences,
  creation: absenceSchemas.creation,
  change: absenceChange,
  entry: absenceEntry,
  defaults: { reason: "" },
  messages,
  present: presentAbsence,
  check: checkResource,
}

async function checkResource({ resourceId }: Partial<AbsenceEntry>, _: unknown, transaction: Database): Promise<void> {
  if (resourceId !== undefined && !(await hasRow(resources, eq(resources.id, resourceId), transaction)))
    throw invalid([{ field: "resourceId", message: messages.resourceUnknown }])
}

const MAX_ABSENCES = 200
/** How long the page of a resource shows what is over. */
const SHOWN_DAYS = 62

/** Returns the days off of a resource by date, without those that ended long ago. @throws notFound */
export async function listAbsences(resourceId: string): Promise<Absence[]> {
  if (!isUuid(resourceId) || !(await hasRow(resources, eq(resources.id, resourceId), db))) throw notFound("Resource")
  const isShown = gte(resourceAbsences.to, addDays(hanoiDate(), -SHOWN_DAYS))
  const rows = await db
    .select()
    .from(resourceAbsences)
    .where(and(eq(resourceAbsences.resourceId, resourceId), isShown))
    .orderBy(asc(resourceAbsences.from), asc(resourceAbsences.id))
    .limit(MAX_ABSENCES)
  return rows.map(presentAbsence)
}

/** Returns the days off of resources that touch some days, by the id of the resource. */
export async function absencesDuring(
  ids: string[],
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
  database: Database,
) {
  const isThen = and(lte(resourceAbsences.from, lastDay), gte(resourceAbsences.to, firstDay))
  const rows = await database
    .select(pick(resourceAbsences, "resourceId", "from", "to"))
    .from(resourceAbsences)
    .where(and(inArray(resourceAbsences.resourceId, ids), isThen))
    .orderBy(resourceAbsences.from, resourceAbsences.id)
  return Map.groupBy(rows, ({ resourceId }) => resourceId)
}
