import { writeCrew } from "#domain/departures/crew.server.ts"
import type { ResourceKind } from "#domain/resources/resource.ts"
import type { Database } from "#server/database/database.server.ts"
import { crewOf } from "./assignments.server.ts"

/**
 * Writes who leads a departure and in what onto it, where guests, mails and the version before read them. `changed` are
 * the kinds that were assigned or released: what was typed for others stays.
 */
export async function writeCrewColumns(
  departureId: string,
  changed: readonly ResourceKind[],
  transaction: Database,
): Promise<void> {
  const rows = await crewOf(departureId, transaction)
  // One phone stands beside all names, so whose it is comes first.
  const guides = rows
    .filter(({ kind }) => kind === "guide")
    .toSorted((a, b) => Number(a.phone === "") - Number(b.phone === ""))
  const carriers = rows.filter(({ kind }) => kind === "vehicle" || kind === "boat")
  const named = {
    guide: guides.map(({ name }) => name).join(", "),
    guidePhone: guides.find(({ phone }) => phone)?.phone ?? "",
    guideId: guides.find(({ accountId }) => accountId)?.accountId ?? null,
  }
  const vehicle = carriers.map(({ vehicleKind, name }) => `${vehicleKind} ${name}`.trim()).join(", ")
  const hasNewCarrier = changed.includes("vehicle") || changed.includes("boat")
  await writeCrew(
    departureId,
    { ...(changed.includes("guide") && named), ...(hasNewCarrier && { vehicle }) },
    transaction,
  )
}
