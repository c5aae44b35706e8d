import type { OriginRow } from "./origin.server.ts"
import { requestCounts } from "./request-counts.server.ts"

export type CountRelated<Row> = (row: Row) => { mailbox: number; network: number }

/**
 * Returns a function that counts the other unanswered requests of all slices that come from the mailbox or network of one
 * of these rows.
 */
export async function relatedRequests<Row extends OriginRow>(
  rows: Row[],
  isUnanswered: (row: Row) => boolean,
): Promise<CountRelated<Row>> {
  const all = await countUnanswered(rows)
  const others = (name: "network" | "mailbox", row: Row) => {
    const value = name === "mailbox" ? row.requestedFromMailbox : row.requestedFromNetwork
    const same = all.filter((one) => value !== null && one[name] === value)
    return Math.max(
      0,
      same.reduce((sum, { requests }) => sum + requests, isUnanswered(row) ? -1 : 0),
    )
  }
  return (row) => ({
    mailbox: others("mailbox", row),
    network: others("network", row),
  })
}

async function countUnanswered(rows: OriginRow[]) {
  const counts = await Promise.all(requestCounts.all().map((of) => of.countUnanswered(rows)))
  return counts.flat()
}
