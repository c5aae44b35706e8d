import { and, asc, eq, sql } from "drizzle-orm"
import { departures } from "#domain/departures/departures.table.server.ts"
import type { ResourceKind } from "#domain/resources/resource.ts"
import { resources } from "#domain/resources/resources.table.server.ts"
import { pick } from "#lib/data/pick.ts"
import { users } from "#server/auth/users.table.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { assignments } from "./assignments.table.server.ts"

/**
 * Writes who leads a departure and in what onto it, where guests, mails and the version before read them. `changed` are
 * the kinds that were assigned or released: what was typed for others stays.
 */
export async function writeCrewColumns(
  departureId: string,
  changed: readonly ResourceKind[],
  transaction: Database,
): Promise<void> {
  const rows = await transaction
    .select({ ...pick(resources, "kind", "name", "phone", "vehicleKind"), accountId: users.id })
    .from(assignments)
    .innerJoin(resources, eq(resources.id, assignments.resourceId))
    .leftJoin(users, and(eq(users.id, resources.accountId), eq(users.isDisabled, false)))
    .where(eq(assignments.departureId, departureId))
    .orderBy(asc(assignments.createdAt), asc(assignments.id))
  const guides = rows.filter(({ kind }) => kind === "guide")
  const carriers = rows.filter(({ kind }) => kind === "vehicle" || kind === "boat")
  const named = {
    guide: guides.map(({ name }) => name).join(", "),
    guidePhone: guides.find(({ phone }) => phone)?.phone ?? "",
    guideId: guides.find(({ accountId }) => accountId)?.accountId ?? null,
  }
  const vehicle = carriers.map(({ vehicleKind, name }) => `${vehicleKind} ${name}`.trim()).join(", ")
  await transaction
    .update(departures)
    .set({
      ...(changed.includes("guide") && named),
      ...((changed.includes("vehicle") || changed.includes("boat")) && { vehicle }),
      isEdited: true,
      version: sql`${departures.version} + 1`,
    })
    .where(eq(departures.id, departureId))
}
