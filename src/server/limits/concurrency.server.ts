import pLimit from "p-limit"
import { tooMany } from "#server/errors.server.ts"

type Limits = { concurrency: number; queue: number; retrySeconds: number }

/**
 * Limits how many pieces of costly work run at once, first in, first out.
 * @returns a function that runs a piece of work; it throws tooMany when more than `queue` wait already
 */
export function limitConcurrency({ concurrency, queue, retrySeconds }: Limits) {
  const limit = pLimit(concurrency)
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.activeCount + limit.pendingCount >= concurrency + queue) throw tooMany(retrySeconds)
    return limit(work)
  }
}
