import pLimit from "p-limit"
import { tooMany } from "#server/errors.server.ts"

type Limits = { concurrency: number; queue: number; retrySeconds: number }

/** Limits concurrency, first in, first out. The result throws tooMany if more than `queue` already wait. */
export function limitConcurrency({ concurrency, queue, retrySeconds }: Limits) {
  const limit = pLimit(concurrency)
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.activeCount + limit.pendingCount >= concurrency + queue) throw tooMany(retrySeconds)
    return limit(work)
  }
}
