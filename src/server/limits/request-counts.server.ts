import type { Database } from "#server/database/database.server.ts"
import { createHook } from "#server/hook.server.ts"
import type { Origin, OriginRow } from "./origin.server.ts"

type Sender = Pick<Origin, "network" | "mailbox">

/** Counts the requests of a slice, and the places that they hold unconfirmed, by where they come from. */
export type RequestCounts = {
  /** Counts its unanswered requests from the networks and mailboxes of these rows. */
  countUnanswered: (rows: OriginRow[]) => Promise<(Sender & { requests: number })[]>
  /** Sums the places that an origin holds. `except` is the id of a request that is being changed. */
  sumHeld: (origin: Origin, transaction: Database, except?: string) => Promise<Record<keyof Origin, number>>
  /** Sums the places that each of these networks holds. */
  sumHeldByNetwork: (
    networks: string[],
    transaction: Database,
  ) => Promise<(Pick<Sender, "network"> & { people: number })[]>
}

export const requestCounts = createHook<RequestCounts>("the counts of its requests")
