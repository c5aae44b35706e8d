import assert from "node:assert/strict"
import type { ThrowawayPostgres } from "../../src/server/testing/postgres.ts"
import { checkConsistency } from "./check-consistency.ts"
import { type Harness, type Trip, withHarness } from "./harness.ts"
import { type Answer, book, bookWithRetry, newVisitors } from "./load.ts"
import { arePagesBack, checkPagesAway, fillPageCache, startReading, untilPagesAge } from "./pages-away.ts"

/** `mostMs`: time until the first booking succeeds and all pages are fresh. */
export type RestartOptions = { rounds: number; clients: number; mostMs?: number; say: (line: string) => void }

/** Answers before each crash, so that it happens under load. */
const BOOKED_BEFORE = 3
const PLACES = 20_000

/** Restarts PostgreSQL while people book. Answers must be bookings or 503, and nothing acknowledged may be lost. */
export async function proveRestarts(options: RestartOptions): Promise<void> {
  await withHarness("postgres", async (harness) => {
    const trips = await harness.offerTrips(PLACES)
    await harness.start()
    await restartUnderLoad(harness, trips, harness.postgres!, pagesAge, options)
  })
}

/** Checks that cached pages are shown as stale, and that others are 503 unless they need no database. */
export async function pagesAge(harness: Harness): Promise<void> {
  await untilPagesAge(harness)
  await checkPagesAway(harness)
}

/** Crashes `server` under load and restarts it after `checkAway`, `rounds` times. @throws AssertionError for a wrong or lost answer */
export async function restartUnderLoad(
  harness: Harness,
  trips: Trip[],
  server: Pick<ThrowawayPostgres, "crash" | "restart">,
  checkAway: (harness: Harness) => Promise<void>,
  { rounds, clients, mostMs = Infinity, say }: RestartOptions,
): Promise<void> {
  await fillPageCache(harness)
  const stopReading = startReading(harness)
  const load = startLoad(harness, trips, clients)
  for (let round = 1; round <= rounds; round++) {
    await load.booked(clients * BOOKED_BEFORE)
    await fillPageCache(harness)
    await server.crash()
    await load.refused()
    await checkAway(harness)
    await server.restart()
    const backAt = performance.now()
    const ms = await firstSuccess(harness, trips)
    while (!(await arePagesBack(harness)));
    const pagesMs = Math.round(performance.now() - backAt)
    say(`restart ${round}: the first booking ${ms} ms after it was back, all pages fresh after ${pagesMs} ms`)
    assert.ok(pagesMs <= mostMs, `the site needed ${pagesMs} ms to come back`)
  }
  say(`pages: ${JSON.stringify(await stopReading())}`)
  const { acknowledged, answers } = await load.end()
  const found = await harness.inspect(checkConsistency)
  for (const [email, id] of acknowledged) assert.equal(found.get(email), id, `${email}'s booking ${id} is lost`)
  say(`${acknowledged.size} acknowledged, all there; answers: ${JSON.stringify(Object.fromEntries(answers))}`)
}

/** Retries until a booking succeeds. @returns the time in ms */
async function firstSuccess(harness: Harness, trips: Trip[]): Promise<number> {
  const startedAt = performance.now()
  const [visitor] = newVisitors(1, trips, false)
  for (let attempt = 0; ; attempt++) {
    // A new email each time, because one address may book 12 times an hour only.
    const { status } = await book(harness.origin(), { ...visitor!, email: `${attempt}.${visitor!.email}` })
    if (status === 201) return Math.round(performance.now() - startedAt)
  }
}

function startLoad(harness: Harness, trips: Trip[], clients: number) {
  const acknowledged = new Map<string, string>()
  const answers = new Map<string, number>()
  const watchers = new Set<{ wants: (answer: Answer) => boolean; left: number; resolve: () => void }>()
  let ended = false
  let next = 0
  const hear = (answer: Answer) => {
    const name =
      answer.status === 503 ? `503 Retry-After ${answer.retryAfter}` : `${answer.status} ${answer.code ?? ""}`
    answers.set(name.trim(), (answers.get(name.trim()) ?? 0) + 1)
    assert.ok(answer.status === 201 || (answer.status === 503 && answer.retryAfter), `an answer was '${name}'`)
    for (const watcher of watchers) if (watcher.wants(answer) && --watcher.left === 0) watcher.resolve()
  }
  const client = async () => {
    while (!ended) {
      const [visitor] = newVisitors(1, [trips[next++ % trips.length]!])
      const { bookingId } = await bookWithRetry(harness.origin, visitor!, hear)
      acknowledged.set(visitor!.email, bookingId!)
    }
  }
  const running = Promise.all(Array.from({ length: clients }, client))
  const heard = (wants: (answer: Answer) => boolean, left: number) =>
    Promise.race([running, new Promise<void>((resolve) => watchers.add({ wants, left, resolve }))])
  return {
    booked: (times: number) => heard(({ status }) => status === 201, times),
    refused: () => heard(({ status }) => status === 503, 1),
    end: async () => {
      ended = true
      await running
      return { acknowledged, answers }
    },
  }
}
