import assert from "node:assert/strict"
import { sql } from "drizzle-orm"
import { db } from "../../src/server/database/database.server.ts"
import { emma, solve } from "../../src/server/testing/fixtures.ts"
import { checkConsistency } from "./check-consistency.ts"
import { type DatabaseKind, type Harness, type Trip, withHarness } from "./harness.ts"
import { each } from "./load.ts"

export type SeasonOptions = { bookings: number; database: DatabaseKind; say: (line: string) => void }

/** Unconfirmed places that a network may hold (docs/security.md). */
const MAX_HELD = 30
const PLACES = 15_000
const PARTY = 10
const AT_ONCE = 20

type Tally = Record<string, number>

/** Books for many people from one /24, with proofs of work and across a restart. At most 30 places may be held. */
export async function proveSeason({ bookings, database, say }: SeasonOptions): Promise<void> {
  await withHarness(database, async (harness) => {
    const trips = await harness.offerTrips(PLACES)
    for (const proves of [false, true]) {
      await harness.start()
      const startedAt = performance.now()
      const tally = await attack(harness, trips, bookings, proves)
      const seconds = Math.round((performance.now() - startedAt) / 1000)
      await harness.kill()
      await harness.inspect(checkConsistency)
      const held = await harness.inspect(countHeld)
      const said = Object.entries(tally).map(([what, times]) => `${times} × ${what}`)
      say(
        `${bookings} requests ${proves ? "with" : "without"} proofs in ${seconds} s: ${said.join(", ")}; ${held} of ${PLACES} places held`,
      )
      assert.ok(held <= MAX_HELD, `One network holds ${held} places.`)
      if (proves) assert.ok((tally["201 without places"] ?? 0) > 0, "No request was accepted without places.")
    }
  })
}

let sent = 0

async function attack(harness: Harness, trips: Trip[], bookings: number, proves: boolean): Promise<Tally> {
  const tally: Tally = {}
  const requests = Array.from({ length: bookings }, () => ++sent)
  await each(requests, AT_ONCE, async (n) => {
    const first = await request(harness.origin(), n, trips)
    const isAsked = proves && first.code === "PROOF_REQUIRED"
    const proof = isAsked ? { "x-proof": await solve(first.challenge) } : undefined
    const { status, code, booking } = proof ? await request(harness.origin(), n, trips, proof) : first
    assert.ok(status < 500 || status === 503, `A request was answered ${status}`)
    const what = status === 201 ? `201 ${booking.placesHeld ? "with" : "without"} places` : `${status} ${code}`
    tally[what] = (tally[what] ?? 0) + 1
  })
  return tally
}

// biome-ignore lint/suspicious/noExplicitAny: an answer of either shape.
async function request(origin: string, n: number, trips: Trip[], headers: Record<string, string> = {}): Promise<any> {
  const response = await fetch(`${origin}/api/bookings`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": `203.0.113.${n % 256}`, ...headers },
    body: JSON.stringify({
      ...trips[n % trips.length],
      productType: "tour",
      travelers: PARTY,
      language: "en",
      specialRequests: "",
      customerInfo: { ...emma, email: `season${n}@mail.example` },
    }),
  })
  return { status: response.status, ...((await response.json()) as object) }
}

async function countHeld(): Promise<number> {
  const { rows } = await db.execute<{ held: number }>(sql`select sum(booked)::int as held from departures`)
  return rows[0]?.held ?? 0
}
