import { and, asc, between, eq, gt } from "drizzle-orm"
import type { Crew } from "#domain/departures/departure.ts"
import { departures } from "#domain/departures/departures.table.server.ts"
import type { Database } from "#server/database/database.server.ts"

/** Gives the booked departures of some days a guide and a vehicle each, in turn. */
export async function assignCrews(
  crews: readonly Crew[],
  { from, to }: { from: string; to: string },
  transaction: Database,
): Promise<void> {
  const booked = await transaction
    .select({ id: departures.id })
    .from(departures)
    .where(and(gt(departures.booked, 0), between(departures.date, from, to)))
    .orderBy(asc(departures.date), asc(departures.startTime), asc(departures.id))
  for (const [nth, { id }] of booked.entries())
    await transaction
      .update(departures)
      .set(crews[nth % crews.length]!)
      .where(eq(departures.id, id))
}
