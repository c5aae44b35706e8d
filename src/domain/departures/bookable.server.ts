import { and, eq, gt, gte, inArray, isNull, not, or, type SQL, sql } from "drizzle-orm"
import { departures } from "./departures.table.server.ts"

/** The places that are neither booked nor offered to the waiting list, as `placesLeft` counts them. Below 0 if overbooked. */
export const freePlaces = sql<number>`${departures.capacity} - ${departures.booked} - ${departures.held}`
export const hasPlacesFor = (people: number): SQL => sql`${freePlaces} >= ${people}`

/** Neither called off nor closed by staff. */
export const isOffered: SQL = and(
  inArray(departures.status, ["open", "guaranteed"]),
  sql`not exists (select from close_outs c
    where c.tour_id = ${departures.tourId} and ${departures.date} between c.from_date and c.to_date)`,
)!
/** Too few have booked and the time of decision has passed: staff decide before anybody else books. */
const awaitsDecision = sql`coalesce(${departures.status} = 'open' and ${departures.booked} < ${departures.minimum}
  and ${departures.decideBy} <= now(), false)`
export const takesBookings: SQL = and(isOffered, gt(departures.closesAt, sql`now()`), not(awaitsDecision))!

/** Guaranteed, without a minimum, or with enough travellers. */
export const isSure: SQL = or(
  eq(departures.status, "guaranteed"),
  isNull(departures.minimum),
  gte(departures.booked, departures.minimum),
)!
