import assert from "node:assert/strict"
import { get } from "node:http"
import { setTimeout } from "node:timers/promises"
import type { RunningSite } from "../../e2e/site.ts"
import { checkConsistency } from "./check-consistency.ts"
import { withHarness } from "./harness.ts"
import { book, newVisitors } from "./load.ts"
import { type RunningProxy, startProxy } from "./proxy.ts"
import { newNetwork } from "./requests.ts"

/** `rounds`: times that both processes are replaced. `clients` send requests without a pause, a fifth of them bookings. */
export type RollingOptions = { rounds: number; clients: number; say: (line: string) => void }

const PLACES = 20_000
const STOP_DELAY = { STOP_DELAY: "3" }
const ASK_EVERY_MS = 250
const PAGES = ["/", "/vi/tours", "/tours?maxPrice=70", "/api/tours"]

/** Replaces two processes, one after the other, behind a proxy that retries nothing. No request may fail. */
export async function proveRolling({ rounds, clients, say }: RollingOptions): Promise<void> {
  await withHarness("postgres", async (harness) => {
    const trips = await harness.offerTrips(PLACES)
    const running = [await harness.startAnother(STOP_DELAY), await harness.startAnother(STOP_DELAY)]
    const proxy = await startProxy(running.map(({ origin }) => origin))
    const balancer = followReadiness(proxy, running)
    const load = startLoad(proxy.origin, clients, trips)
    try {
      for (let round = 1; round <= rounds; round++) {
        for (const old of [...running]) {
          const successor = await harness.startAnother(STOP_DELAY)
          running.push(successor)
          await balancer.until(successor, true)
          const before = load.count()
          const startedAt = performance.now()
          const stopped = old.stop()
          await balancer.until(old, false)
          const outMs = Math.round(performance.now() - startedAt)
          await stopped
          running.splice(running.indexOf(old), 1)
          const ms = Math.round(performance.now() - startedAt)
          say(
            `round ${round}: out of the proxy ${outMs} ms after SIGTERM, ended after ${ms} ms, ${load.count() - before} requests meanwhile`,
          )
        }
      }
    } finally {
      const { statuses, acknowledged } = await load.end()
      await balancer.end()
      await proxy.stop()
      for (const site of running) await site.stop()
      say(
        `${load.count()} requests: ${JSON.stringify(Object.fromEntries(statuses))}, ${acknowledged.size} of them bookings`,
      )
      const failed = [...statuses].filter(([status]) => status === 0 || status >= 500)
      assert.deepEqual(failed, [], "requests failed")
      const found = await harness.inspect(checkConsistency)
      for (const [email, id] of acknowledged) assert.equal(found.get(email), id, `${email}'s booking ${id} is lost`)
      say(`${acknowledged.size} acknowledged bookings, all there`)
    }
  })
}

/** Sends requests to the processes that say that they are ready, as a balancer with health checks does. */
function followReadiness(proxy: RunningProxy, running: RunningSite[]) {
  let ready = running.map(({ origin }) => origin)
  let ended = false
  const follow = async () => {
    while (!ended) {
      const origins = running.map(({ origin }) => origin)
      const answers = await Promise.all(origins.map((origin) => statusOf(`${origin}/api/health/ready`)))
      const now = origins.filter((_, nth) => answers[nth] === 200)
      if (now.join() !== ready.join() && now.length) proxy.sendTo(now)
      if (now.length) ready = now
      await setTimeout(ASK_EVERY_MS)
    }
  }
  const following = follow()
  return {
    until: async ({ origin }: RunningSite, isReady: boolean) => {
      while (ready.includes(origin) !== isReady) await setTimeout(ASK_EVERY_MS)
    },
    end: async () => {
      ended = true
      await following
    },
  }
}

function startLoad(origin: string, clients: number, trips: Parameters<typeof newVisitors>[1]) {
  const statuses = new Map<number, number>()
  const acknowledged = new Map<string, string>()
  let ended = false
  let next = 0
  const bookOne = async () => {
    const [visitor] = newVisitors(1, [trips[next % trips.length]!])
    const { status, bookingId } = await book(origin, visitor!)
    if (bookingId) acknowledged.set(visitor!.email, bookingId)
    return status
  }
  const client = async () => {
    while (!ended) {
      const nth = next++
      const page = PAGES[nth % (PAGES.length + 1)]
      const status = page ? await statusOf(origin + page, newNetwork()) : await bookOne()
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  const running = Promise.all(Array.from({ length: clients }, client))
  return {
    count: () => [...statuses.values()].reduce((sum, number) => sum + number, 0),
    end: async () => {
      ended = true
      await running
      return { statuses, acknowledged }
    },
  }
}

/** Returns the status of a complete answer over a connection of its own, 0 if it broke off. */
function statusOf(url: string, network = "127.0.0.1"): Promise<number> {
  return new Promise((resolve) => {
    const asked = get(url.replace("localhost", "127.0.0.1"), { agent: false, headers: { "x-forwarded-for": network } })
    asked.on("error", () => resolve(0))
    asked.on("response", (response) => {
      response.resume().on("error", () => resolve(0))
      response.on("close", () => resolve(response.complete ? (response.statusCode ?? 0) : 0))
    })
  })
}
