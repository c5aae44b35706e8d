import { and, count, eq, inArray } from "drizzle-orm"
import { firstOf } from "#lib/data/first-of.ts"
import { db } from "#server/database/database.server.ts"
import { isOfOrigin, isOfOrigins, sumOf, sumsByOrigin } from "#server/limits/origin.server.ts"
import type { RequestCounts } from "#server/limits/request-counts.server.ts"
import { waitingList } from "./waiting-list.table.server.ts"
import { ACTIVE_STATUSES } from "./waiting-list.ts"

/** Parties that wait, and the places on full departures that are offered to them and not yet booked. */
export const waitingCounts: RequestCounts = {
  countUnanswered: (rows) => {
    const { requestedFromNetwork: network, requestedFromMailbox: mailbox } = waitingList
    return db
      .select({ network, mailbox, requests: count() })
      .from(waitingList)
      .where(and(inArray(waitingList.status, [...ACTIVE_STATUSES]), isOfOrigins(waitingList, rows)))
      .groupBy(network, mailbox)
  },
  sumHeld: async (origin, transaction) => {
    return firstOf(
      await transaction
        .select(sumsByOrigin(waitingList, waitingList.people, origin))
        .from(waitingList)
        .where(and(eq(waitingList.status, "offered"), isOfOrigin(waitingList, origin))),
    )
  },
  sumHeldByNetwork: (networks, transaction) =>
    transaction
      .select({ network: waitingList.requestedFromNetwork, people: sumOf(waitingList.people) })
      .from(waitingList)
      .where(and(eq(waitingList.status, "offered"), inArray(waitingList.requestedFromNetwork, networks)))
      .groupBy(waitingList.requestedFromNetwork),
}
