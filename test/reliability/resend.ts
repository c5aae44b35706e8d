import assert from "node:assert/strict"
import { checkConsistency } from "./check-consistency.ts"
import { type DatabaseKind, withHarness } from "./harness.ts"
import { bookAndDrop, bookWithRetry, each, newVisitors } from "./load.ts"

export type ResendOptions = { bookings: number; database: DatabaseKind; say: (line: string) => void }

const AT_ONCE = 100

/** Sends every booking four times, with and without a key. Each person must have one booking. */
export async function proveResend({ bookings, database, say }: ResendOptions): Promise<void> {
  await withHarness(database, async (harness) => {
    for (const withKey of [true, false]) {
      const visitors = newVisitors(bookings, await harness.offerTrips(bookings), withKey)
      await harness.start()
      const origin = harness.origin()
      const heard = new Map<string, string | undefined>()
      await each(visitors, AT_ONCE, async (visitor) => {
        await bookAndDrop(origin, visitor, "sent")
        await bookAndDrop(origin, visitor, "answered")
        await bookAndDrop(origin, visitor, "sent")
        heard.set(visitor.email, (await bookWithRetry(() => origin, visitor)).bookingId)
      })
      await harness.site()!.stop()
      const found = await harness.inspect(checkConsistency)
      const rows = visitors.filter(({ email }) => found.has(email)).length
      assert.equal(rows, bookings)
      for (const { email } of visitors) assert.equal(heard.get(email), found.get(email))
      say(`${bookings} people sent ${4 * bookings} requests ${withKey ? "with" : "without"} a key: ${rows} bookings`)
    }
  })
}
