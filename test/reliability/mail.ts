import assert from "node:assert/strict"
import { setTimeout } from "node:timers/promises"
import { sql } from "drizzle-orm"
import { db } from "../../src/server/database/database.server.ts"
import { checkConsistency, countMails } from "./check-consistency.ts"
import { freePort, openFakeSmtp, openUnresponsiveSmtp, type ReceivedMail } from "./fake-smtp.ts"
import { type Harness, type Trip, withHarness } from "./harness.ts"
import { book, each, newVisitors } from "./load.ts"

/** `pairs`: alternations of both cases. `mostGrowthMs`: allowed delay. `hurry`: retries mails at once. */
export type MailOptions = {
  bookings: number
  pairs?: number
  mostGrowthMs?: number
  hurry?: boolean
  say: (line: string) => void
}

const AT_ONCE = 10
const WARM_UP = 20
const POLL_MS = 250
const MAILS_OF_A_BOOKING = 2

/** Books while the mail server never answers. That must not slow bookings, and each mail must arrive once. */
export async function proveMail(options: MailOptions): Promise<void> {
  const { bookings, pairs = 1, mostGrowthMs = Infinity, hurry = false, say } = options
  const received: ReceivedMail[] = []
  const port = await freePort()
  const play = async (harness: Harness) => {
    const trips = await harness.offerTrips(WARM_UP + 2 * pairs * bookings)
    const times = { working: [] as number[], silent: [] as number[] }
    await harness.start()
    for (let pair = 1; pair <= pairs; pair++) {
      const office = await openFakeSmtp(port, received)
      if (pair === 1) await bookAll(harness, trips, WARM_UP)
      await allSent(harness, true)
      times.working.push(...(await bookAll(harness, trips, bookings)))
      await allSent(harness, true)
      await office.close()
      times.silent.push(...(await bookWithSilence(harness, trips, bookings, port)))
    }
    const office = await openFakeSmtp(port, received)
    await allSent(harness, hurry)
    await office.close()
    await checkReceived(harness, received, say)
    const [working, silent] = [p95(times.working), p95(times.silent)]
    say(
      `p95 of ${pairs * bookings} bookings each: ${working} ms with a working mail server, ${silent} ms with a black hole`,
    )
    assert.ok(silent - working <= mostGrowthMs, `the black hole slowed the bookings by ${silent - working} ms`)
  }
  await withHarness("postgres", play, { SMTP_URL: `smtp://127.0.0.1:${port}` })
}

async function bookWithSilence(harness: Harness, trips: Trip[], number: number, port: number): Promise<number[]> {
  const hole = await openUnresponsiveSmtp(port)
  const times = await bookAll(harness, trips, number)
  await until(() => hole.callers() > 0)
  await hole.close()
  return times
}

/** @returns the response times in ms */
async function bookAll(harness: Harness, trips: Trip[], number: number): Promise<number[]> {
  const times: number[] = []
  const origin = harness.origin()
  await each(newVisitors(number, trips), AT_ONCE, async (visitor) => {
    const { status, ms } = await book(origin, visitor)
    assert.equal(status, 201, `${visitor.email} was answered ${status}`)
    times.push(ms)
  })
  return times
}

function p95(times: number[]): number {
  return Math.round(times.sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1]!)
}

async function allSent(harness: Harness, hurry: boolean): Promise<void> {
  await until(async () => {
    const { waiting } = await harness.inspect(async () => {
      if (hurry)
        await db.execute(
          sql`update outbox set next_attempt_at = now() where last_error is not null and sent_at is null`,
        )
      return countMails()
    })
    return waiting === 0
  })
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await setTimeout(POLL_MS)
}

async function checkReceived(harness: Harness, received: ReceivedMail[], say: MailOptions["say"]): Promise<void> {
  const found = await harness.inspect(checkConsistency)
  assert.equal(new Set(received.map(({ id }) => id)).size, received.length, "a mail was sent twice")
  assert.equal(received.length, found.size * MAILS_OF_A_BOOKING)
  const recipients = received.map(({ to }) => to)
  for (const email of found.keys()) assert.ok(recipients.includes(email), `${email} got no mail`)
  say(`${found.size} bookings, ${received.length} mails, each sent once`)
}
