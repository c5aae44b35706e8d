import type { ResourceKind } from "#domain/resources/resource.ts"
import type { Database } from "#server/database/database.server.ts"
import { insert } from "./assign.server.ts"
import { findJob, listBooked, listFree } from "./assignments.server.ts"
import { writeCrewColumns } from "./crew-columns.server.ts"

/** `slug`: a part of the slugs of the tours that want such a resource. */
type Wanted = { kind: ResourceKind; slug?: string; from: string; to: string }

/** Gives the booked departures of some days a free resource of a kind each, in turn. Those that find none stay without. */
export async function assignFree({ kind, slug = "", ...days }: Wanted, transaction: Database): Promise<void> {
  const booked = await listBooked({ slug, ...days }, transaction)
  for (const [nth, id] of booked.entries()) {
    const job = await findJob(id, transaction)
    const free = await listFree(kind, job, transaction)
    const resourceId = free[nth % Math.max(1, free.length)]
    if (resourceId === undefined) continue
    await insert({ job, resourceId, overrideReason: "", assignedBy: null }, transaction)
    await writeCrewColumns(id, [kind], transaction)
  }
}
