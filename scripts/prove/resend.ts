import assert from "node:assert/strict"
import { checkBooks } from "./books.ts"
import { type DatabaseKind, onStage } from "./stage.ts"
import { bookPatiently, bookUnheard, each, newVisitors } from "./visitors.ts"

export type ResendOptions = { bookings: number; database: DatabaseKind; say: (line: string) => void }

const AT_ONCE = 100

/**
 * Every booking is sent four times, with and without an Idempotency-Key: the first reply is cut off before it begins,
 * the second as it arrives, the third before it begins while another try is under way; only the fourth is heard. There
 * are exactly as many bookings as people.
 */
export async function proveResend({ bookings, database, say }: ResendOptions): Promise<void> {
  await onStage(database, async (stage) => {
    for (const withKey of [true, false]) {
      const visitors = newVisitors(bookings, await stage.offerTrips(bookings), withKey)
      await stage.start()
      const origin = stage.origin()
      const heard = new Map<string, string | undefined>()
      await each(visitors, AT_ONCE, async (visitor) => {
        await bookUnheard(origin, visitor, "sent")
        await bookUnheard(origin, visitor, "answered")
        await bookUnheard(origin, visitor, "sent")
        heard.set(visitor.email, (await bookPatiently(() => origin, visitor)).bookingId)
      })
      await stage.site()!.stop()
      const found = await stage.inspect(checkBooks)
      const rows = visitors.filter(({ email }) => found.has(email)).length
      assert.equal(rows, bookings)
      for (const { email } of visitors) assert.equal(heard.get(email), found.get(email))
      say(`${bookings} people sent ${4 * bookings} requests ${withKey ? "with" : "without"} a key: ${rows} bookings`)
    }
  })
}
