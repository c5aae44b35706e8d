import assert from "node:assert/strict"
import { setTimeout } from "node:timers/promises"
import { queueMails } from "../../src/server/mail/outbox.server.ts"
import { freePort, openFakeSmtp, type ReceivedMail } from "./fake-smtp.ts"
import { type DatabaseKind, type Harness, withHarness } from "./harness.ts"
import { book, each, newVisitors } from "./load.ts"

/** `waiting`: lookups queued at the start. `lookups`: further ones. `mostMs`: limit for important mails. */
export type QueueOptions = {
  waiting: number
  lookups: number
  database: DatabaseKind
  mostMs: number
  say: (line: string) => void
}

const AT_ONCE = 20
const POLL_MS = 50
const NEWCOMER = "newcomer@mail.example"

/** Checks that important mails are sent quickly, however many lookups of unknown addresses are queued. */
export async function proveQueue({ waiting, lookups, database, mostMs, say }: QueueOptions): Promise<void> {
  const received: ReceivedMail[] = []
  const port = await freePort()
  const office = await openFakeSmtp(port, received)
  const play = async (harness: Harness) => {
    const trips = await harness.offerTrips(10)
    await harness.inspect(() => queueLookups(waiting))
    await harness.start()
    const answers = await lookUp(harness.origin(), lookups)
    const startedAt = performance.now()
    const [guest] = newVisitors(1, trips)
    assert.equal((await book(harness.origin(), guest!)).status, 201)
    assert.equal(await register(harness.origin()), 201)
    const arrived = async (to: string) => {
      while (!received.some((mail) => mail.to === to)) {
        assert.ok(performance.now() - startedAt < mostMs, `no mail came to ${to} within ${mostMs} ms`)
        await setTimeout(POLL_MS)
      }
      return Math.round(performance.now() - startedAt) / 1000
    }
    const [booking, registration] = await Promise.all([arrived(guest!.email), arrived(NEWCOMER)])
    say(`${waiting} lookups waited, ${lookups} came: ${JSON.stringify(Object.fromEntries(answers))}`)
    say(`the mail of a booking came after ${booking} s, that of a registration after ${registration} s`)
    const strangers = received.filter(({ to }) => to.startsWith("stranger"))
    assert.deepEqual(strangers, [], "somebody who has no booking was mailed")
  }
  await withHarness(database, play, { SMTP_URL: `smtp://127.0.0.1:${port}` }).finally(office.close)
}

const BATCH = 500

async function queueLookups(number: number): Promise<void> {
  const all = Array.from({ length: number }, (_, n) => ({
    kind: "guest-link",
    recipient: `stranger${n}@mail.example`,
    language: "en" as const,
    payload: {},
  }))
  while (all.length) await queueMails(all.splice(0, BATCH))
}

async function lookUp(origin: string, number: number): Promise<Map<string, number>> {
  const answers = new Map<string, number>()
  const numbers = Array.from({ length: number }, (_, n) => n)
  await each(numbers, AT_ONCE, async (n) => {
    const headers = { "x-forwarded-for": `11.7.${n >> 8}.${n & 255}` }
    const response = await fetch(`${origin}/api/bookings/guest/stranger-${n}@mail.example`, { headers })
    const { code = "" } = (await response.json()) as { code?: string }
    const answer = `${response.status} ${code}`.trim()
    answers.set(answer, (answers.get(answer) ?? 0) + 1)
  })
  return answers
}

async function register(origin: string): Promise<number> {
  const person = { name: "Lê Thị Mai", email: NEWCOMER, phone: "0912 000 111", password: "hoa-sen-2026" }
  const headers = { "content-type": "application/json", "x-forwarded-for": "10.250.0.1" }
  const { status } = await fetch(`${origin}/api/auth/register`, {
    method: "POST",
    headers,
    body: JSON.stringify(person),
  })
  return status
}
