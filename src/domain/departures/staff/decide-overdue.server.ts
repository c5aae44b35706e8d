import { and, asc, eq, gt, lt, lte, sql } from "drizzle-orm"
import { departures } from "#domain/departures/departures.table.server.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import { db } from "#server/database/database.server.ts"
import { HttpError } from "#server/errors.server.ts"
import { log } from "#server/log.server.ts"
import { guaranteeDeparture } from "./departure-list.server.ts"

/** In histories and the audit log. */
const SITE = { _id: "system" }
/** More wait for the next minute. */
const MOST_AT_ONCE = 100

/** Lets departures run whose time of decision has passed with too few guests, if the settings say so. */
export async function decideOverdue(stopped: () => boolean = () => false): Promise<void> {
  if ((await findSettings()).undecided !== "run") return
  const overdue = await db
    .select({ id: departures.id })
    .from(departures)
    .where(
      and(
        eq(departures.status, "open"),
        lte(departures.decideBy, sql`now()`),
        gt(departures.booked, 0),
        lt(departures.booked, departures.minimum),
        sql`(${departures.date} + ${departures.startTime}::time) at time zone 'Asia/Ho_Chi_Minh' > now()`,
      ),
    )
    .orderBy(asc(departures.decideBy))
    .limit(MOST_AT_ONCE)
  for (const { id } of overdue) {
    if (stopped()) return
    try {
      await guaranteeDeparture(id, SITE)
    } catch (error) {
      // One that staff have just decided must not keep the others waiting.
      if (!(error instanceof HttpError)) throw error
      log.warn({ err: error, departureId: id }, "A departure could not be decided")
    }
  }
}
