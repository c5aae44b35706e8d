import { sql } from "drizzle-orm"
import { departures } from "#domain/departures/departures.table.server.ts"
import { firstOf } from "#lib/data/first-of.ts"
import { hanoiDate } from "#lib/today.ts"
import type { Database } from "#server/database/database.server.ts"
import { departureOn } from "./schedules/generator.server.ts"

type Terms = { tourId: string; startTime: string; capacity: number; minimum: number | null; cutoffHours: number }

/** Source: the default of a schedule. */
const DECIDE_HOURS = 48

type Taken = { people: number; isGuaranteed: boolean }

/** Takes places on a day's departure, and adds the departure if it is over and gone. Returns its id. */
export async function takePlacesOnDate(
  date: string,
  { people, isGuaranteed }: Taken,
  terms: Terms,
  transaction: Database,
): Promise<string> {
  const departure = departureOn(date, { ...terms, decideHours: DECIDE_HOURS, priceMinor: null })
  // A departure that has run has been decided about.
  const decided = { status: "guaranteed" as const, decideBy: null }
  const row = firstOf(
    await transaction
      .insert(departures)
      .values({ ...departure, ...(date < hanoiDate() && decided), booked: people })
      .onConflictDoUpdate({
        target: [departures.tourId, departures.date, departures.startTime],
        set: { booked: sql`${departures.booked} + excluded.booked`, ...(isGuaranteed && decided) },
      })
      .returning({ id: departures.id }),
  )
  return row.id
}
