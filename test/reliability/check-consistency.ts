import assert from "node:assert/strict"
import { type SQL, sql } from "drizzle-orm"
import { db } from "../../src/server/database/database.server.ts"

const withoutOne = (ids: SQL) => sql`select count(*) from bookings b
  left join (select id, count(*) as times from (${ids}) as named group by id) as found on found.id = b.id::text
  where coalesce(found.times, 0) <> 1`

/** Counts of incomplete data, which must be 0 at any time. */
const HALVES = {
  "bookings without exactly one note that they were requested": withoutOne(
    sql`select booking_id::text as id from booking_events where kind = 'requested'`,
  ),
  "bookings without exactly one mail to the guest": withoutOne(sql`select b.id::text as id from outbox o
    join bookings b on b.id::text = o.payload ->> 'bookingId' and b.customer_email = o.recipient
    where o.kind = 'booking-received'`),
  "bookings without exactly one mail to the staff": withoutOne(
    sql`select payload ->> 'bookingId' as id from outbox where kind = 'booking-for-staff'`,
  ),
  "bookings that no secret opens": sql`select count(*) from bookings b where not exists
    (select from guest_tokens t where t.booking_id = b.id)`,
  "guests with two bookings": sql`select count(*) from (select 1 from bookings group by customer_email having count(*) > 1) as twice`,
  "departures whose places taken are not those of their bookings": sql`select count(*) from departures d where d.booked <>
    (select coalesce(sum(travelers), 0) from bookings b where b.departure_id = d.id and b.status <> 'cancelled' and b.holds_places)`,
  "networks that hold more unconfirmed places than 30": sql`select count(*) from (select 1 from bookings
    where status = 'pending' and holds_places and email_confirmed_at is null and departure_id is not null
    group by requested_from_network having requested_from_network is not null and sum(travelers) > 30) as crowded`,
  "mails about no booking": sql`select count(*) from outbox o where not exists
    (select from bookings b where o.payload ->> 'bookingId' = b.id::text)`,
  "notes about no booking": sql`select count(*) from booking_events e where not exists
    (select from bookings b where b.id = e.booking_id)`,
  "secrets that open no booking": sql`select count(*) from guest_tokens t where not exists
    (select from bookings b where b.id = t.booking_id)`,
  "kept answers about no booking": sql`select count(*) from idempotency_keys k where not exists
    (select from bookings b where k.answer ->> '_id' = b.id::text)`,
}

/** Checks the open database. @returns all booking ids, by email @throws AssertionError if data is incomplete */
export async function checkConsistency(): Promise<Map<string, string>> {
  for (const [what, query] of Object.entries(HALVES)) {
    const { rows } = await db.execute<{ count: string }>(query)
    assert.equal(Number(rows[0]?.count), 0, `${rows[0]?.count} ${what}`)
  }
  const { rows } = await db.execute<{ id: string; email: string }>(
    sql`select id, customer_email as email from bookings`,
  )
  return new Map(rows.map(({ id, email }) => [email, id]))
}

export async function countMails(): Promise<{ all: number; waiting: number }> {
  const { rows } = await db.execute<{ all: number; waiting: number }>(
    sql`select count(*)::int as all, (count(*) filter (where sent_at is null))::int as waiting from outbox`,
  )
  return rows[0]!
}
