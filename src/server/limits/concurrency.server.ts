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

/** Lets each key have one piece of work at a time. The result throws tooMany while one of the keys has some. */
export function oneAtATime(retrySeconds: number) {
  const busy = new Set<string>()
  return async <T>(keys: string[], work: () => Promise<T>): Promise<T> => {
    if (keys.some((key) => busy.has(key))) throw tooMany(retrySeconds)
    for (const key of keys) busy.add(key)
    try {
      return await work()
    } finally {
      for (const key of keys) busy.delete(key)
    }
  }
}
