import { and, eq, inArray, sql } from "drizzle-orm"
import type { Database } from "#server/database/database.server.ts"
import { roomOfNetworks } from "#server/limits/held-places.server.ts"
import { type WaitingRow, waitingList } from "./waiting-list.table.server.ts"
import { OFFER_HOURS, SHORT_OFFER_HOURS } from "./waiting-list.ts"

/** After so many offers that a network let expire at a departure, its other parties get none there. */
const MAX_UNANSWERED = 3

type Party = Pick<WaitingRow, "people" | "departureId" | "requestedFromNetwork">
type Turn<P> = { party: P; hours: number }

/**
 * Chooses who is offered the free places of a departure: in the order of asking, each party that fits into what is left.
 * Others before those whose network has an offer here, let one expire, or holds many unconfirmed places: they come last
 * and answer sooner, because one person may be behind them all, or many who share the address of their provider.
 */
export async function takeTurns<P extends Party>(
  waiting: P[],
  left: number,
  transaction: Database,
): Promise<Turn<P>[]> {
  const mayBlock = await findBlocking(waiting, transaction)
  const turns: Turn<P>[] = []
  const later: P[] = []
  let free = left
  const offer = (party: P, hours: number) => {
    if (party.people > free) return
    free -= party.people
    turns.push({ party, hours })
    mayBlock.offered(party)
  }
  for (const party of waiting) {
    if (mayBlock.isDoubtful(party)) later.push(party)
    else offer(party, OFFER_HOURS)
  }
  for (const party of later) if (mayBlock.unanswered(party) < MAX_UNANSWERED) offer(party, SHORT_OFFER_HOURS)
  return turns
}

async function findBlocking(waiting: Party[], transaction: Database) {
  const networks = [...new Set(waiting.flatMap(({ requestedFromNetwork }) => requestedFromNetwork ?? []))]
  const room = new Map(await roomOfNetworks(networks, transaction))
  const counts = await countOffers(waiting[0]?.departureId, networks, transaction)
  const open = new Set(counts.filter(({ offered }) => offered > 0).map(({ network }) => network))
  const expired = new Map(counts.map(({ network, expired }) => [network, expired]))
  const unanswered = ({ requestedFromNetwork }: Party) => expired.get(requestedFromNetwork) ?? 0
  return {
    unanswered,
    isDoubtful: (party: Party) => {
      const network = party.requestedFromNetwork
      if (network === null) return false
      return open.has(network) || unanswered(party) > 0 || (room.get(network) ?? 0) < party.people
    },
    offered: ({ requestedFromNetwork: network, people }: Party) => {
      if (network === null) return
      open.add(network)
      room.set(network, (room.get(network) ?? 0) - people)
    },
  }
}

/** Counts the offers to networks at a departure that are open, and those that had no answer. */
async function countOffers(departureId: string | undefined, networks: string[], transaction: Database) {
  if (departureId === undefined || networks.length === 0) return []
  const ofStatus = (status: string) => sql<number>`(count(*) filter (where ${waitingList.status} = ${status}))::int`
  return transaction
    .select({
      network: waitingList.requestedFromNetwork,
      offered: ofStatus("offered"),
      expired: ofStatus("expired"),
    })
    .from(waitingList)
    .where(and(eq(waitingList.departureId, departureId), inArray(waitingList.requestedFromNetwork, networks)))
    .groupBy(waitingList.requestedFromNetwork)
}
