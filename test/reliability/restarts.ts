import assert from "node:assert/strict"
import { checkConsistency } from "./check-consistency.ts"
import { onStage, type Stage, type Trip } from "./harness.ts"
import { type Answer, book, bookPatiently, newVisitors } from "./load.ts"
import { arePagesBack, checkPagesAway, fillPageCache, startReading, untilPagesAge } from "./pages-away.ts"

/** `mostMs`: time until the first booking succeeds and all pages are fresh. */
export type RestartOptions = { rounds: number; clients: number; mostMs?: number; say: (line: string) => void }

/** Answers before each crash, so that it happens under load. */
const BOOKED_BEFORE = 3
const PLACES = 20_000

/** Restarts PostgreSQL while people book. Answers must be bookings or 503, and nothing acknowledged may be lost. */
export async function proveRestarts({ rounds, clients, mostMs = Infinity, say }: RestartOptions): Promise<void> {
  await onStage("postgres", async (stage) => {
    const trips = await stage.offerTrips(PLACES)
    await stage.start()
    await fillPageCache(stage)
    const stopReading = startReading(stage)
    const load = startLoad(stage, trips, clients)
    for (let round = 1; round <= rounds; round++) {
      await load.booked(clients * BOOKED_BEFORE)
      await fillPageCache(stage)
      await stage.postgres!.crash()
      await load.refused()
      await untilPagesAge(stage)
      await checkPagesAway(stage)
      await stage.postgres!.restart()
      const backAt = performance.now()
      const ms = await firstSuccess(stage, trips)
      while (!(await arePagesBack(stage)));
      const pagesMs = Math.round(performance.now() - backAt)
      say(`restart ${round}: the first booking ${ms} ms after Postgres was back, all pages fresh after ${pagesMs} ms`)
      assert.ok(pagesMs <= mostMs, `the site needed ${pagesMs} ms to come back`)
    }
    say(`pages: ${JSON.stringify(await stopReading())}`)
    const { acknowledged, answers } = await load.end()
    const found = await stage.inspect(checkConsistency)
    for (const [email, id] of acknowledged) assert.equal(found.get(email), id, `${email}'s booking ${id} is lost`)
    say(`${acknowledged.size} acknowledged, all there; answers: ${JSON.stringify(Object.fromEntries(answers))}`)
  })
}

/** Retries until a booking succeeds. @returns the time in ms */
async function firstSuccess(stage: Stage, trips: Trip[]): Promise<number> {
  const startedAt = performance.now()
  const [visitor] = newVisitors(1, trips, false)
  for (let attempt = 0; ; attempt++) {
    // A new email each time, because one address may book 12 times an hour only.
    const { status } = await book(stage.origin(), { ...visitor!, email: `${attempt}.${visitor!.email}` })
    if (status === 201) return Math.round(performance.now() - startedAt)
  }
}

function startLoad(stage: Stage, trips: Trip[], clients: number) {
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
      const { bookingId } = await bookPatiently(stage.origin, visitor!, hear)
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
