import assert from "node:assert/strict"
import { setTimeout } from "node:timers/promises"
import { sql } from "drizzle-orm"
import { db } from "../../src/server/database/database.server.ts"
import { checkConsistency, countMails } from "./check-consistency.ts"
import { freePort, type Letter, openBlackHole, openPostOffice } from "./fake-smtp.ts"
import { onStage, type Stage, type Trip } from "./harness.ts"
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
const LOOK_EVERY_MS = 250
const MAILS_OF_A_BOOKING = 2

/** Books while the mail server never answers. That must not slow bookings, and each mail must arrive once. */
export async function proveMail(options: MailOptions): Promise<void> {
  const { bookings, pairs = 1, mostGrowthMs = Infinity, hurry = false, say } = options
  const letters: Letter[] = []
  const port = await freePort()
  const play = async (stage: Stage) => {
    const trips = await stage.offerTrips(WARM_UP + 2 * pairs * bookings)
    const times = { working: [] as number[], silent: [] as number[] }
    await stage.start()
    for (let pair = 1; pair <= pairs; pair++) {
      const office = await openPostOffice(port, letters)
      if (pair === 1) await bookAll(stage, trips, WARM_UP)
      await allSent(stage, true)
      times.working.push(...(await bookAll(stage, trips, bookings)))
      await allSent(stage, true)
      await office.close()
      times.silent.push(...(await bookWithSilence(stage, trips, bookings, port)))
    }
    const office = await openPostOffice(port, letters)
    await allSent(stage, hurry)
    await office.close()
    await checkLetters(stage, letters, say)
    const [working, silent] = [p95(times.working), p95(times.silent)]
    say(
      `p95 of ${pairs * bookings} bookings each: ${working} ms with a working mail server, ${silent} ms with a black hole`,
    )
    assert.ok(silent - working <= mostGrowthMs, `the black hole slowed the bookings by ${silent - working} ms`)
  }
  await onStage("postgres", play, { SMTP_URL: `smtp://127.0.0.1:${port}` })
}

async function bookWithSilence(stage: Stage, trips: Trip[], number: number, port: number): Promise<number[]> {
  const hole = await openBlackHole(port)
  const times = await bookAll(stage, trips, number)
  await until(() => hole.callers() > 0)
  await hole.close()
  return times
}

/** @returns the response times in ms */
async function bookAll(stage: Stage, trips: Trip[], number: number): Promise<number[]> {
  const times: number[] = []
  const origin = stage.origin()
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

async function allSent(stage: Stage, hurry: boolean): Promise<void> {
  await until(async () => {
    const { waiting } = await stage.inspect(async () => {
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
  while (!(await holds())) await setTimeout(LOOK_EVERY_MS)
}

async function checkLetters(stage: Stage, letters: Letter[], say: MailOptions["say"]): Promise<void> {
  const found = await stage.inspect(checkConsistency)
  assert.equal(new Set(letters.map(({ id }) => id)).size, letters.length, "a mail was sent twice")
  assert.equal(letters.length, found.size * MAILS_OF_A_BOOKING)
  const recipients = letters.map(({ to }) => to)
  for (const email of found.keys()) assert.ok(recipients.includes(email), `${email} got no mail`)
  say(`${found.size} bookings, ${letters.length} mails, each sent once`)
}
