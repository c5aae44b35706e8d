import assert from "node:assert/strict"
import { setTimeout as wait } from "node:timers/promises"
import { sql } from "drizzle-orm"
import { storeSettings } from "#domain/settings/settings.server.ts"
import { db } from "../../src/server/database/database.server.ts"
import { company } from "../../src/server/testing/fixtures.ts"
import { checkConsistency } from "./check-consistency.ts"
import { type Harness, type Trip, withHarness } from "./harness.ts"
import { type Answer, book, newVisitors, type Visitor } from "./load.ts"
import { openSilentProxy, type SilentProxy } from "./silent-proxy.ts"

/** `mostMs`: until everything works again. `mostHeldMs`: time that a request may wait meanwhile. */
export type SilenceOptions = { rounds: number; mostMs: number; mostHeldMs: number; say: (line: string) => void }

const READS = 150
const BOOKINGS = 40
const PLACES = 10_000
const PROBE_EVERY_MS = 250
/** Answers in a row (two seconds) that count as recovered. */
const IN_A_ROW = 8
const GIVE_UP_MS = 90_000

/** Silences the connections to PostgreSQL without closing them, as a firewall may. The site must recover soon. */
export async function proveSilence({ rounds, mostMs, mostHeldMs, say }: SilenceOptions): Promise<void> {
  await withHarness("postgres", async (harness) => {
    const direct = new URL(harness.databaseUrl!)
    const proxy = await openSilentProxy(Number(direct.port))
    try {
      const trips = await harness.offerTrips(PLACES)
      await harness.start({ DATABASE_URL: Object.assign(direct, { port: String(proxy.port) }).href })
      for (let round = 1; round <= rounds; round++) {
        const busy = await breakWhenBusy(harness, proxy, trips)
        say(`${busy.open} busy connections fell silent: ${inWords(busy)}`)
        const quiet = await breakWhenQuiet(harness, proxy)
        say(
          `${quiet.open} idle connections fell silent: one visitor, one request at a time, was answered after ${quiet.readMs} ms`,
        )
        const frozen = await freeze(harness, proxy, trips)
        say(`PostgreSQL stood still: the longest request waited ${frozen.heldMs} ms; then ${inWords(frozen)}`)
        for (const ms of [...timesOf(busy), quiet.readMs, ...timesOf(frozen)])
          assert.ok(ms <= mostMs, `the site needed ${ms} ms to come back`)
        assert.ok(frozen.heldMs <= mostHeldMs, `a request waited for ${frozen.heldMs} ms`)
      }
      await harness.inspect(checkConsistency)
    } finally {
      await proxy.close()
    }
  })
}

type Times = { readMs: number; writeMs: number; newsMs: number }

const timesOf = ({ readMs, writeMs, newsMs }: Times) => [readMs, writeMs, newsMs]
const inWords = ({ readMs, writeMs, newsMs }: Times) =>
  `reads work after ${readMs} ms, bookings after ${writeMs} ms, a change of content shows after ${newsMs} ms`

async function breakWhenBusy(harness: Harness, proxy: SilentProxy, trips: Trip[]): Promise<Times & { open: number }> {
  await openConnections(harness)
  await read(harness, "/api/settings")
  const bookings = newVisitors(BOOKINGS, trips.slice(0, 1)).map((visitor) => book(harness.origin(), visitor))
  await Promise.race(bookings)
  const open = proxy.fallSilent()
  const reads = readMany(harness)
  const times = await untilBack(harness, trips)
  for (const { status } of await Promise.all(bookings))
    assert.ok(status === 201 || status === 503, `a booking: ${status}`)
  for (const { status } of await reads) assert.ok(status === 200 || status === 503, `a read: ${status}`)
  return { ...times, open }
}

async function breakWhenQuiet(harness: Harness, proxy: SilentProxy): Promise<{ readMs: number; open: number }> {
  await openConnections(harness)
  const open = proxy.fallSilent()
  const startedAt = performance.now()
  for (;;) {
    const askedAt = performance.now()
    if ((await read(harness, newSearch())).status === 200) return { readMs: Math.round(askedAt - startedAt), open }
    assert.ok(askedAt - startedAt < GIVE_UP_MS, "the site does not come back")
  }
}

async function freeze(harness: Harness, proxy: SilentProxy, trips: Trip[]): Promise<Times & { heldMs: number }> {
  proxy.freeze()
  const answers: Pick<Answer, "status" | "retryAfter" | "ms">[] = await Promise.all([
    ...newVisitors(BOOKINGS, trips).map((visitor) => book(harness.origin(), visitor)),
    ...Array.from({ length: READS }, () => read(harness, newSearch())),
    read(harness, "/api/health"),
    signIn(harness),
  ])
  for (const { status, retryAfter } of answers)
    assert.ok(
      status === 503 && retryAfter,
      `while PostgreSQL stood still an answer was ${status}, Retry-After ${retryAfter}`,
    )
  proxy.thaw()
  return { ...(await untilBack(harness, trips)), heldMs: Math.round(Math.max(...answers.map(({ ms }) => ms))) }
}

async function untilBack(harness: Harness, trips: Trip[]): Promise<Times> {
  const startedAt = performance.now()
  let bookings = 0
  const nextVisitor = () => newVisitors(1, [trips[bookings++ % trips.length]!])[0]!
  const [readMs, writeMs, newsMs] = await Promise.all([
    untilSteady(startedAt, async () => (await read(harness, newSearch())).status === 200),
    untilSteady(startedAt, async () => (await book(harness.origin(), nextVisitor())).status === 201),
    untilChangeShows(harness, startedAt),
  ])
  await untilCountsAndMails(harness, nextVisitor)
  return { readMs, writeMs, newsMs }
}

/** @returns when the first of IN_A_ROW successful requests was sent */
async function untilSteady(startedAt: number, succeeds: () => Promise<boolean>): Promise<number> {
  const sent: { at: number; success: Promise<boolean> }[] = []
  const found = (async () => {
    for (let from = 0, next = 0; ; next++) {
      while (!sent[next]) await wait(PROBE_EVERY_MS)
      if (!(await sent[next]!.success)) from = next + 1
      else if (next - from + 1 === IN_A_ROW) return Math.round(sent[from]!.at)
    }
  })()
  let ms: number | undefined
  void found.then((at) => (ms = at))
  while (ms === undefined) {
    const at = performance.now() - startedAt
    assert.ok(at < GIVE_UP_MS, "the site does not come back")
    sent.push({ at, success: succeeds().catch(() => false) })
    await wait(PROBE_EVERY_MS)
  }
  return ms
}

let changes = 0

async function untilChangeShows(harness: Harness, startedAt: number): Promise<number> {
  const phone = `+84 24 3926 ${String(++changes).padStart(4, "0")}`
  await harness.inspect(() => storeSettings({ ...company, phone }))
  for (;;) {
    const ms = Math.round(performance.now() - startedAt)
    if ((await read(harness, "/api/settings")).text.includes(phone)) return ms
    assert.ok(ms < GIVE_UP_MS, "the site does not hear of changes")
    await wait(PROBE_EVERY_MS)
  }
}

async function untilCountsAndMails(harness: Harness, nextVisitor: () => Visitor): Promise<void> {
  const counts = () => harness.inspect(async () => (await db.execute(sql`select 1 from rate_limits`)).rows.length)
  const before = await counts()
  let email = ""
  await until("limits are not counted in the database again", async () => {
    const visitor = nextVisitor()
    email = visitor.email
    return (await book(harness.origin(), visitor)).status === 201 && (await counts()) > before
  })
  await until("mails are not sent again", () =>
    harness.inspect(async () => {
      const sent = sql`select 1 from outbox where recipient = ${email} and sent_at is not null`
      return (await db.execute(sent)).rows.length === 1
    }),
  )
}

async function until(otherwise: string, holds: () => Promise<boolean>): Promise<void> {
  const startedAt = performance.now()
  while (!(await holds())) {
    assert.ok(performance.now() - startedAt < GIVE_UP_MS, otherwise)
    await wait(PROBE_EVERY_MS)
  }
}

type Read = Pick<Answer, "status" | "retryAfter" | "ms"> & { text: string }

let searches = 0
const newSearch = () => `/api/tours?q=nothing${++searches}`

const readMany = (harness: Harness, number = READS) =>
  Promise.all(Array.from({ length: number }, () => read(harness, newSearch())))

async function openConnections(harness: Harness): Promise<void> {
  assert.ok((await readMany(harness, 40)).every(({ status }) => status === 200))
}

async function read(harness: Harness, path: string, init: RequestInit = {}): Promise<Read> {
  const startedAt = performance.now()
  const response = await fetch(harness.origin() + path, { ...init, signal: AbortSignal.timeout(GIVE_UP_MS) })
  const text = await response.text()
  const retryAfter = response.headers.get("retry-after") ?? undefined
  return { status: response.status, retryAfter, text, ms: performance.now() - startedAt }
}

function signIn(harness: Harness): Promise<Read> {
  const body = JSON.stringify({ email: "staff@ghe.example", password: "twelve characters" })
  return read(harness, "/api/auth/login", { method: "POST", headers: { "content-type": "application/json" }, body })
}
