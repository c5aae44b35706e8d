import { tooMany } from "./errors.server.ts"

/** How much dear work is done at once, how much may wait for it, and when to try again where that is too much. */
type Limits = { atOnce: number; queue: number; retrySeconds: number }

/**
 * Lets dear work be done a few at a time, in the order in which it came.
 * @returns what does a piece of work in its turn; throws tooMany when too much waits already
 */
export function turns({ atOnce, queue, retrySeconds }: Limits): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running < atOnce) running++
    else if (waiting.length < queue) await new Promise<void>((resume) => waiting.push(resume))
    else throw tooMany(retrySeconds)
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
