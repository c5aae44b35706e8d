import assert from "node:assert/strict"
import { checkConsistency } from "./check-consistency.ts"
import { type DatabaseKind, type Harness, withHarness } from "./harness.ts"
import { book, bookWithRetry, each, newVisitors, type Visitor } from "./load.ts"

export type KillOptions = { rounds: number; bookings: number; database: DatabaseKind; say: (line: string) => void }

const AT_ONCE = 50

/** Kills the server while everyone books. Acknowledged bookings must be complete and not repeated by retries. */
export async function proveKill({ rounds, bookings, database, say }: KillOptions): Promise<void> {
  await withHarness(database, async (harness) => {
    for (let round = 0; round < rounds; round++) {
      const visitors = newVisitors(bookings, await harness.offerTrips(bookings))
      await harness.start()
      const killAfter = Math.floor(((round + 0.5) / rounds) * bookings)
      const acknowledged = await killDuring(harness, visitors, killAfter)
      const found = await harness.inspect(checkConsistency)
      for (const [email, id] of acknowledged) assert.equal(found.get(email), id, `${email}'s booking ${id} is lost`)
      const made = visitors.filter(({ email }) => found.has(email)).length
      await tryAgain(harness, visitors, acknowledged)
      say(
        `round ${round + 1}: killed with ${acknowledged.size} acknowledged, ${made} made; after the retry ${bookings}`,
      )
    }
  })
}

/** @returns the bookings that were acknowledged before the kill, by visitor. A 503 counts as an answer. */
async function killDuring(harness: Harness, visitors: Visitor[], killAfter: number): Promise<Map<string, string>> {
  const acknowledged = new Map<string, string>()
  let answered = 0
  let killed: Promise<void> | undefined
  const origin = harness.origin()
  const answers = visitors.map(async (visitor) => {
    const { status, bookingId } = await book(origin, visitor)
    assert.ok(killed || status === 201 || status === 503, `${visitor.email} was answered ${status}`)
    if (bookingId) acknowledged.set(visitor.email, bookingId)
    if (++answered >= killAfter) killed ??= harness.kill()
  })
  await Promise.all(answers)
  await killed
  return acknowledged
}

async function tryAgain(harness: Harness, visitors: Visitor[], acknowledged: Map<string, string>): Promise<void> {
  await harness.start()
  await each(visitors, AT_ONCE, async (visitor) => {
    const { bookingId } = await bookWithRetry(harness.origin, visitor)
    assert.equal(bookingId, acknowledged.get(visitor.email) ?? bookingId, `${visitor.email} has another booking`)
  })
  await harness.kill()
  const found = await harness.inspect(checkConsistency)
  assert.ok(visitors.every(({ email }) => found.has(email)))
}
