import type { Database } from "#server/database/database.server.ts"
import { lock } from "#server/database/locks.server.ts"
import type { Origin } from "./origin.server.ts"
import { requestCounts } from "./request-counts.server.ts"

/* Limits on the places that unconfirmed requests hold (docs/security.md). */
const MAX_PER_NETWORK = 30
/** Applies to one address (IPv6: /64) and to one mailbox. */
const MAX_PER_ADDRESS = 20

/** `except`: the id of a request that is being changed. */
type Claim = { people: number; origin: Origin; except?: string }

/**
 * Returns whether an origin may hold this many more places. Locks the origin until the transaction ends (in the order of
 * docs/architecture.md#locks).
 */
export async function mayHoldPlaces({ people, origin, except }: Claim, transaction: Database): Promise<boolean> {
  const { network, address, mailbox } = origin
  // Count in a separate statement: only then it sees the rows that the previous lock holder committed.
  for (const name of [network, address, mailbox]) if (name !== null) await lock(`places ${name}`, transaction)
  const total = { network: people, address: people, mailbox: people }
  for (const { sumHeld } of requestCounts.all()) {
    const held = await sumHeld(origin, transaction, except)
    for (const name of ["network", "address", "mailbox"] as const) total[name] += held[name]
  }
  const inLimits = total.mailbox <= MAX_PER_ADDRESS && total.address <= MAX_PER_ADDRESS
  return inLimits && total.network <= MAX_PER_NETWORK
}

/** Returns how many more places each of these networks may hold, below zero for those beyond the limit. */
export async function roomOfNetworks(networks: string[], transaction: Database): Promise<ReadonlyMap<string, number>> {
  const room = new Map(networks.map((network) => [network, MAX_PER_NETWORK]))
  for (const { sumHeldByNetwork } of requestCounts.all())
    for (const { network, people } of await sumHeldByNetwork(networks, transaction))
      if (network !== null) room.set(network, (room.get(network) ?? 0) - people)
  return room
}
