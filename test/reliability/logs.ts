import assert from "node:assert/strict"
import { setTimeout } from "node:timers/promises"
import { sql } from "drizzle-orm"
import { db } from "../../src/server/database/database.server.ts"
import { freePort, openRefusingSmtp } from "./fake-smtp.ts"
import { type Harness, withHarness } from "./harness.ts"
import { type Canaries, canariesOf, sendEverything, visitorOf } from "./logged-requests.ts"

export type LogsOptions = { rounds: number; say: (line: string) => void }

const POLL_MS = 100

const STAFF_PASSWORD = `canary-staff-${crypto.randomUUID()}`
const SMTP = { user: `canarysmtpuser${crypto.randomUUID().slice(0, 8)}`, password: `canarysmtp${crypto.randomUUID()}` }

/** Checks that the log at its highest level contains no personal data and no secrets, whatever fails. */
export async function proveLogs({ rounds, say }: LogsOptions): Promise<void> {
  const port = await freePort()
  const smtp = await openRefusingSmtp(port)
  const all: Canaries[] = []
  const play = async (harness: Harness) => {
    const [trip] = await harness.offerTrips(400)
    await harness.start()
    const statuses = new Map<number, number>()
    for (let round = 1; round <= rounds; round++) {
      const canaries = canariesOf(round)
      all.push(canaries)
      const visitor = visitorOf(harness, canaries, `10.1.0.${round}`, statuses)
      await sendEverything(visitor, canaries, trip!, STAFF_PASSWORD)
      await harness.inspect(breakTables)
      await sendEverything(visitor, canaries, trip!, STAFF_PASSWORD)
      await harness.inspect(mendTables)
      await harness.postgres!.crash()
      await sendEverything(visitor, canaries, trip!, STAFF_PASSWORD)
      await harness.postgres!.restart()
    }
    await mailsRefused(harness, smtp)
    const printed = harness.site()!.output()
    const secrets = [STAFF_PASSWORD, SMTP.user, SMTP.password, new URL(harness.postgres!.url).password]
    const sought = [...all.flatMap((canaries) => Object.values(canaries)), ...secrets]
    checkLog(printed, sought, statuses, say)
  }
  const url = `smtp://${SMTP.user}:${SMTP.password}@127.0.0.1:${port}`
  const env = { LOG_LEVEL: "trace", SMTP_URL: url, STAFF_PASSWORD }
  await withHarness("postgres", play, env).finally(smtp.close)
}

function checkLog(printed: string, sought: string[], statuses: Map<number, number>, say: LogsOptions["say"]): void {
  const log = printed.toLowerCase()
  const seen = sought.filter((word) => {
    const lower = word.toLowerCase()
    return [lower, Buffer.from(word).toString("base64").toLowerCase().replace(/=+$/, "")].some((form) =>
      log.includes(form),
    )
  })
  const lines = printed.split("\n").filter((line) => line.startsWith("{"))
  const levels = lines.map((line) => (JSON.parse(line) as { level: number; msg: string }).msg)
  say(`answers: ${JSON.stringify(Object.fromEntries([...statuses].sort(([a], [b]) => a - b)))}`)
  say(`${lines.length} lines of log, ${sought.length} words sought, ${seen.length} found`)
  assert.deepEqual(seen, [], "these are in the log")
  for (const message of ["request failed", "mail not sent"])
    assert.ok(levels.includes(message), `nothing was logged that says '${message}'`)
  for (const status of [200, 201, 401, 404, 422, 500, 503])
    assert.ok(statuses.has(status), `no answer had the status ${status}`)
}

const TABLES = ["booking_events", "sessions", "newsletter_subscribers", "audit_log", "enquiries"]

async function breakTables(): Promise<void> {
  for (const table of TABLES) await db.execute(sql.raw(`alter table ${table} rename to ${table}_away`))
}

async function mendTables(): Promise<void> {
  for (const table of TABLES) await db.execute(sql.raw(`alter table ${table}_away rename to ${table}`))
}

async function mailsRefused(harness: Harness, smtp: { refusals: () => number }): Promise<void> {
  const noted = async () => {
    const { rows } = await db.execute<{ failed: number }>(
      sql`select count(*)::int as failed from outbox where last_error is not null`,
    )
    return rows[0]?.failed ?? 0
  }
  while (smtp.refusals() < 2 || (await harness.inspect(noted)) < 2) await setTimeout(POLL_MS)
}
