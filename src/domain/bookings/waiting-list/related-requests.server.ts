import { and, count, eq } from "drizzle-orm"
import type * as z from "zod"
import { bookings } from "#domain/bookings/bookings.table.server.ts"
import { countActive } from "#domain/waiting-list/bookings/offered-places.server.ts"
import { ACTIVE_STATUSES } from "#domain/waiting-list/waiting-list.ts"
import { db } from "#server/database/database.server.ts"
import { isOfOrigins, type OriginRow } from "#server/limits/origin.server.ts"
import type { related } from "./related.shapes.server.ts"

type Row = OriginRow & { status: string }
export type CountRelated = (row: Row) => z.infer<typeof related>

/**
 * Returns a function that counts the other unanswered bookings and parties on waiting lists that come from the mailbox
 * or network of one of these rows.
 */
export async function relatedRequests(rows: Row[]): Promise<CountRelated> {
  const { requestedFromNetwork: network, requestedFromMailbox: mailbox } = bookings
  const unanswered = await db
    .select({ network, mailbox, requests: count() })
    .from(bookings)
    .where(and(eq(bookings.status, "pending"), isOfOrigins(bookings, rows)))
    .groupBy(network, mailbox)
  const all = [...unanswered, ...(await countActive(rows))]
  const others = (name: "network" | "mailbox", row: Row) => {
    const value = name === "mailbox" ? row.requestedFromMailbox : row.requestedFromNetwork
    const same = all.filter((one) => value !== null && one[name] === value)
    return Math.max(
      0,
      same.reduce((sum, { requests }) => sum + requests, isCounted(row) ? -1 : 0),
    )
  }
  return (row) => ({
    mailbox: others("mailbox", row),
    network: others("network", row),
  })
}

const isCounted = ({ status }: Row) => ["pending", ...ACTIVE_STATUSES].includes(status)
