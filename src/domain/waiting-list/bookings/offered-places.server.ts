import { and, count, eq, inArray } from "drizzle-orm"
import { waitingList } from "#domain/waiting-list/waiting-list.table.server.ts"
import { ACTIVE_STATUSES } from "#domain/waiting-list/waiting-list.ts"
import { type Database, db } from "#server/database/database.server.ts"
import {
  isOfOrigin,
  isOfOrigins,
  type Origin,
  type OriginRow,
  sumOf,
  sumsByOrigin,
} from "#server/limits/origin.server.ts"

/** Counts the places on full departures that are offered to an origin and not yet booked. */
export async function countOffered(origin: Origin, transaction: Database) {
  const [offered] = await transaction
    .select(sumsByOrigin(waitingList, waitingList.people, origin))
    .from(waitingList)
    .where(and(eq(waitingList.status, "offered"), isOfOrigin(waitingList, origin)))
  return offered!
}

/** Counts the same by network. */
export function countOfferedTo(networks: string[], transaction: Database) {
  return transaction
    .select({ network: waitingList.requestedFromNetwork, people: sumOf(waitingList.people) })
    .from(waitingList)
    .where(and(eq(waitingList.status, "offered"), inArray(waitingList.requestedFromNetwork, networks)))
    .groupBy(waitingList.requestedFromNetwork)
}

/** Counts the parties that wait, by the networks and mailboxes of these rows. */
export function countActive(rows: OriginRow[]) {
  const { requestedFromNetwork: network, requestedFromMailbox: mailbox } = waitingList
  return db
    .select({ network, mailbox, requests: count() })
    .from(waitingList)
    .where(and(inArray(waitingList.status, [...ACTIVE_STATUSES]), isOfOrigins(waitingList, rows)))
    .groupBy(network, mailbox)
}
