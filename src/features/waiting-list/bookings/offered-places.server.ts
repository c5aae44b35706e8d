import { and, eq } from "drizzle-orm"
import { waitingList } from "#features/waiting-list/waiting-list.table.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { isOfOrigin, type Origin, sumsByOrigin } from "#server/limits/origin.server.ts"

/** Counts the places on full departures that are offered to an origin and not yet booked. */
export async function countOffered(origin: Origin, transaction: Database) {
  const [offered] = await transaction
    .select(sumsByOrigin(waitingList, waitingList.people, origin))
    .from(waitingList)
    .where(and(eq(waitingList.status, "offered"), isOfOrigin(waitingList, origin)))
  return offered!
}
