import assert from "node:assert/strict"
import { setTimeout } from "node:timers/promises"
import pg from "pg"
import { type Harness, withHarness } from "./harness.ts"
import { bookWithRetry, newVisitors, type Visitor } from "./load.ts"

/** `mostMs`: limit for each statement of the site. */
export type RetentionOptions = { bookings: number; mostMs?: number; say: (line: string) => void }

const VISITORS = 60
const BATCH = 200
/** Shorter statements are not logged. */
const LOGGED_MS = 100
const TABLES = ["bookings", "booking_events", "audit_log", "outbox"]
/** Trips of so many days, of which the last was over so many days ago. */
const DAYS = 900
const YOUNGEST = 1_200
const KILLED_AT = 0.6
const WORD = "oldguest"

/** Lets the site forget old bookings, kills it in the middle, and books meanwhile. All must be forgotten in the end. */
export async function proveRetention({ bookings, mostMs = Infinity, say }: RetentionOptions): Promise<void> {
  const slowest = { ms: 0, statement: "" }
  const hear = (line: string) => {
    const [, ms = "0", statement = ""] = /duration: ([\d.]+) ms +(.*)/.exec(line) ?? []
    if (Number(ms) > slowest.ms) Object.assign(slowest, { ms: Number(ms), statement: statement.slice(0, 200) })
  }
  const play = async (harness: Harness) => {
    const trips = await harness.offerTrips(10 * VISITORS)
    const [first, ...others] = newVisitors(VISITORS, trips)
    await harness.start()
    assert.equal((await bookWithRetry(harness.origin, first!)).status, 201)
    await harness.kill()
    const client = new pg.Client({ connectionString: harness.databaseUrl })
    await client.connect()
    await fill(client, bookings)
    const run = { harness, client, bookings, others }
    await forget(run, slowest, say).finally(() => client.end())
  }
  await withHarness("postgres", play, {}, { hear })
  assert.ok(slowest.ms <= mostMs, `a statement took ${slowest.ms} ms: ${slowest.statement}`)
}

type Run = { harness: Harness; client: pg.Client; bookings: number; others: Visitor[] }

async function forget(run: Run, slowest: { ms: number }, say: (line: string) => void): Promise<void> {
  const { harness, client, bookings, others } = run
  const startedAt = performance.now()
  await harness.start()
  await waitUntilForgotten(run, DAYS * KILLED_AT)
  await harness.kill()
  const left = await countLeft(client)
  say(`killed after ${seconds(startedAt)} s with ${bookings - left} of ${bookings} bookings forgotten`)
  assert.ok(left > 0, "it was killed too late")
  assert.equal((bookings - left) % BATCH, 0, "a batch is forgotten whole or not at all")
  assert.equal(await countTraces(client), 0, "a forgotten booking is still named elsewhere")

  const resumedAt = performance.now()
  await harness.start()
  let longest = 0
  const meanwhile = async () => {
    for (const visitor of others) {
      const { status, ms } = await bookWithRetry(harness.origin, visitor)
      assert.equal(status, 201)
      longest = Math.max(longest, ms)
    }
  }
  await Promise.all([waitUntilForgotten(run, 0), meanwhile()])
  say(`all forgotten ${seconds(resumedAt)} s after the next start`)
  await waitUntilDone(client)
  const { rows } = await client.query(`select count(*)::int as n from bookings where search_text like '%${WORD}%'`)
  assert.deepEqual([rows[0].n, await countTraces(client)], [0, 0])
  const whole = await client.query("select count(*)::int as n from bookings where customer_name = 'Emma Jones'")
  assert.equal(whole.rows[0].n, VISITORS, "new bookings keep their guests")
  say(`the longest statement took ${slowest.ms ? Math.round(slowest.ms) : `less than ${LOGGED_MS}`} ms`)
  say(`${others.length} booked meanwhile, the longest waited ${Math.round(longest)} ms`)
}

const seconds = (since: number) => Math.round((performance.now() - since) / 1000)

async function countLeft(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    "select count(*)::int as n from bookings where reference like 'OLD-%' and customer_phone <> ''",
  )
  return rows[0].n
}

/** Counts what history, audit log and mails hold of bookings that are forgotten. */
async function countTraces(client: pg.Client): Promise<number> {
  const forgotten = "(select id from bookings where reference like 'OLD-%' and customer_phone = '')"
  const { rows } = await client.query(`select
    (select count(*)::int from booking_events where booking_id in ${forgotten} and data::text like '%${WORD}%') +
    (select count(*)::int from audit_log where before::text like '%${WORD}%'
      and split_part(subject, ':', 2)::uuid in ${forgotten}) +
    (select count(*)::int from outbox where (payload ->> 'bookingId')::uuid in ${forgotten}) as n`)
  return rows[0].n
}

/** Waits until no booking is left that was over that many days earlier than the youngest. The oldest go first. */
async function waitUntilForgotten({ client }: Run, days: number): Promise<void> {
  const query = "select from bookings where travel_date <= current_date - $1::int and customer_phone <> '' limit 1"
  while ((await client.query(query, [YOUNGEST + days])).rowCount) await setTimeout(200)
}

/** Waits for the rest of the job. */
async function waitUntilDone(client: pg.Client): Promise<void> {
  const query = "select succeeded_at is not null as done, error from job_runs where job = 'retention'"
  for (;;) {
    const [{ done, error } = { done: false, error: null }] = (await client.query(query)).rows
    assert.equal(error, null)
    if (done) return
    await setTimeout(50)
  }
}

/** Copies the one booking. Each copy is over for more than three years and has a change, an audit entry and a sent mail. */
async function fill(client: pg.Client, bookings: number): Promise<void> {
  const { rows } = await client.query(`select string_agg(quote_ident(column_name), ', ') as names
    from information_schema.columns where table_name = 'bookings' and is_generated = 'NEVER' and column_name not in
    ('id', 'reference', 'fingerprint', 'travel_date', 'status', 'departure_id', 'customer_name', 'customer_email')`)
  const others = rows[0].names as string
  const { rows: indexes } = await client.query(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`,
    [TABLES],
  )
  await client.query("set session_replication_role = replica; set maintenance_work_mem = '256MB'; set jit = off")
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  await client.query(`insert into bookings (id, reference, fingerprint, travel_date, status, customer_name,
      customer_email, ${others})
    select gen_random_uuid(), 'OLD-' || n, 'old ' || n, current_date - ${YOUNGEST} - n % ${DAYS}, 'completed', '${WORD} ' || n,
      '${WORD}' || n || '@mail.example', ${others} from bookings, generate_series(1, ${bookings}) n`)
  const old = "from bookings where reference like 'OLD-%'"
  await client.query(`insert into booking_events (booking_id, at, kind, actor, data) select id, created_at, 'changed',
    'guest', jsonb_build_object('side', 'guest', 'before', '{"specialRequests": ""}'::jsonb,
      'after', jsonb_build_object('specialRequests', customer_name)) ${old}`)
  await client.query(`insert into audit_log (actor, action, subject, before, after) select 'guest', 'update',
    'booking:' || id, jsonb_build_object('customerEmail', customer_email), '{}' ${old}`)
  await client.query(`insert into outbox (kind, recipient, language, payload, sent_at, words)
    select 'booking-received', customer_email, 'en', jsonb_build_object('bookingId', id), now(), jsonb_build_array(
      jsonb_build_object('to', customer_email, 'subject', reference, 'text', 'Dear ' || customer_name)) ${old}`)
  for (const { definition } of indexes) await client.query(definition)
  await client.query("analyze; reset session_replication_role; reset jit")
  await client.query(`do $$ begin execute format('alter database %I set log_min_duration_statement = ${LOGGED_MS}',
    current_database()); end $$`)
}
