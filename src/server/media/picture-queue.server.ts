import pLimit, { type LimitFunction } from "p-limit"
import { unavailable } from "#server/errors.server.ts"

const CONCURRENCY = 2
/** A page shows about 30 pictures at once. */
const MAX_WAITING_PER_NETWORK = 40
const MAX_WAITING = 160
const RETRY_SECONDS = 5

const all = pLimit(CONCURRENCY)
const byNetwork = new Map<string, LimitFunction>()

/** Limits how much of the common queue each network can fill. @throws unavailable if too many wait */
export async function queuePicture<T>(network = "", make: () => Promise<T>): Promise<T> {
  const own = byNetwork.get(network) ?? pLimit(CONCURRENCY)
  const waiting = [all, ...byNetwork.values()].reduce((sum, { pendingCount }) => sum + pendingCount, 0)
  if (network && (own.pendingCount >= MAX_WAITING_PER_NETWORK || waiting >= MAX_WAITING))
    throw unavailable(RETRY_SECONDS)
  byNetwork.set(network, own)
  try {
    return await own(() => all(make))
  } finally {
    if (own.activeCount + own.pendingCount === 0) byNetwork.delete(network)
  }
}
