import assert from "node:assert/strict"
import pg from "pg"
import { storeSettings } from "#domain/settings/settings.server.ts"
import { company } from "../../src/server/testing/fixtures.ts"
import { type PoolMode, startPgBouncer } from "../../src/server/testing/pgbouncer.ts"
import { type Harness, type Trip, withHarness } from "./harness.ts"
import { book, newVisitors } from "./load.ts"
import { fillPageCache } from "./pages-away.ts"
import { pagesAge, restartUnderLoad } from "./restarts.ts"

/** `mostChangeMs`: until a change of content shows. `mostMs`: until all is back after an outage. */
export type PoolerOptions = {
  mode: PoolMode
  changes: number
  rounds: number
  clients: number
  mostChangeMs?: number
  mostMs?: number
  say: (line: string) => void
}

const PLACES = 20_000
/** PostgreSQL's code for a statement that takes too long. */
const CANCELLED = "57014"

/** Runs the site through PgBouncer: changes must show, time limits hold, and outages of either server lose nothing. */
export async function provePooler(options: PoolerOptions): Promise<void> {
  const { mode, changes, mostChangeMs = Infinity, mostMs = Infinity, say } = options
  await withHarness("postgres", async (harness) => {
    const direct = harness.databaseUrl!
    const bouncer = await startPgBouncer(direct, mode)
    try {
      const trips = await harness.offerTrips(PLACES)
      await harness.start({ DATABASE_URL: bouncer.url, DATABASE_DIRECT_URL: direct })
      const times = await untilChangesShow(harness, changes)
      say(`${changes} changes of content show after ${times[0]} to ${times.at(-1)} ms`)
      assert.ok(times.at(-1)! <= mostChangeMs, `a change showed after ${times.at(-1)} ms`)
      say(await limitsApply(harness, trips, direct, bouncer.url))
      say("PostgreSQL crashes:")
      await restartUnderLoad(harness, trips, harness.postgres!, pagesAge, { ...options, mostMs })
      say("PgBouncer crashes:")
      await restartUnderLoad(harness, trips, bouncer, cachedPagesAreFresh, { ...options, mostMs })
      const { parts } = (await (await fetch(`${harness.origin()}/api/health`)).json()).data
      assert.deepEqual([parts.database, parts.pages], ["ok", "ok"])
    } finally {
      await bouncer.stop()
    }
  })
}

/** Without the pooler, changes are still heard of, so that cached pages stay fresh. */
async function cachedPagesAreFresh(harness: Harness): Promise<void> {
  const { status, headers } = await fetch(`${harness.origin()}/blog`)
  assert.deepEqual([status, headers.get("age")], [200, null])
}

/** Returns the sorted times until a cached page shows a change that is made without the site. */
function untilChangesShow(harness: Harness, changes: number): Promise<number[]> {
  return harness.inspect(async () => {
    const times: number[] = []
    while (times.length < changes) {
      await fillPageCache(harness)
      const phone = `+84 24 3926 ${1000 + times.length}`
      await storeSettings({ ...company, phone })
      const startedAt = performance.now()
      while (!(await (await fetch(`${harness.origin()}/blog`)).text()).includes(phone));
      times.push(Math.round(performance.now() - startedAt))
    }
    return times.sort((a, b) => a - b)
  })
}

/** Blocks a booking by a lock, and sleeps and idles through the pooler. PostgreSQL must end all three. */
async function limitsApply(harness: Harness, trips: Trip[], direct: string, pooled: string): Promise<string> {
  const [blocker, idler, sleeper] = [new pg.Client(direct), new pg.Client(pooled), new pg.Client(pooled)]
  await Promise.all([blocker.connect(), idler.connect(), sleeper.connect()])
  const idleMs = idleInTransaction(idler)
  await assert.rejects(sleeper.query("select pg_sleep(60)"), { code: CANCELLED })
  await blocker.query("set idle_in_transaction_session_timeout = 0; begin; lock table bookings")
  const [visitor] = newVisitors(1, trips)
  const { status, ms } = await book(harness.origin(), visitor!)
  assert.equal(status, 503)
  await Promise.all([blocker.end(), sleeper.end()])
  return `a sleeping statement was cancelled, a blocked booking answered 503 after ${Math.round(ms)} ms, an idle transaction ended after ${await idleMs} ms`
}

async function idleInTransaction(client: pg.Client): Promise<number> {
  const startedAt = performance.now()
  const ended = new Promise<void>((resolve) => client.once("end", resolve))
  client.on("error", () => {})
  await client.query("begin")
  await ended
  return Math.round(performance.now() - startedAt)
}
