import { and, asc, between, eq, gt, like } from "drizzle-orm"
import { departures } from "#domain/departures/departures.table.server.ts"
import type { ResourceKind } from "#domain/resources/resource.ts"
import { resources } from "#domain/resources/resources.table.server.ts"
import { tours } from "#domain/tours/tours.table.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { insert } from "./assignments.server.ts"
import { findJob, listCandidates } from "./candidates.server.ts"
import { writeCrewColumns } from "./crew-columns.server.ts"

/** `tours`: a part of the slugs of the tours that want such a resource. */
type Wanted = { kind: ResourceKind; tours?: string; from: string; to: string }

/** Gives the booked departures of some days a free resource of a kind each, in turn. Those that find none stay without. */
export async function assignFree({ kind, tours: part = "", from, to }: Wanted, transaction: Database): Promise<void> {
  const isWanted = and(gt(departures.booked, 0), between(departures.date, from, to), like(tours.slug, `%${part}%`))
  const booked = await transaction
    .select({ id: departures.id })
    .from(departures)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(isWanted)
    .orderBy(asc(departures.date), asc(departures.startTime), asc(departures.id))
  for (const [nth, { id }] of booked.entries()) {
    const job = await findJob(id, transaction)
    const free = (await listCandidates(job, eq(resources.kind, kind), transaction)).filter(
      ({ reasons }) => reasons.length === 0,
    )
    const chosen = free[nth % Math.max(1, free.length)]?.resource._id
    if (chosen === undefined) continue
    await insert({ job, resourceId: chosen, overrideReason: "", assignedBy: null }, transaction)
    await writeCrewColumns(id, [kind], transaction)
  }
}
