import assert from "node:assert/strict"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { after, before, describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { openTestApi, type TestApi } from "#server/testing/api.ts"
import { createCatalogue, signInStaff, type TourName, type Visitor } from "#server/testing/fixtures.ts"
import { onPostgres, startPostgres, type ThrowawayPostgres } from "#server/testing/postgres.ts"
import { subscribeToChanges } from "./change-notifications.server.ts"
import { db, type OpenDatabase, openDatabase } from "./database.server.ts"
import { transact } from "./transactions.server.ts"

const NOT_SHOWN = [
  // Guests read them on the departure, which notifies itself.
  "assignments",
  "audit_log",
  "authenticator_apps",
  "bank_allocations",
  "bank_columns",
  "bank_transactions",
  "booking_events",
  "booking_payments",
  "booking_slips",
  "booking_viewers",
  "bookings",
  "cash_hand_over_lines",
  "cash_hand_overs",
  // They create departures, which notify themselves.
  "close_outs",
  "contact_log",
  "departure_schedules",
  "enquiries",
  "enquiry_answers",
  "enquiry_bookings",
  "exchange_rates",
  "guest_tokens",
  "guide_links",
  "idempotency_keys",
  "invoice_columns",
  "invoice_export_bookings",
  "invoice_exports",
  "invoices",
  "job_runs",
  "known_networks",
  "mail_holds",
  "mail_words",
  "newsletter_subscribers",
  "one_time_links",
  "outbox",
  // The pages notify themselves.
  "page_versions",
  "paper_counters",
  "papers",
  "partners",
  "passkeys",
  "post_views",
  "presets",
  "rate_limits",
  "recovery_codes",
  "refund_accounts",
  "refused_requests",
  "resource_absences",
  "resources",
  "review_invitations",
  // They change with the content that they are collected from.
  "search_terms",
  "sessions",
  "site_secrets",
  "till_entries",
  "unfinished_seeds",
  // Content names its own pictures.
  "uploads",
  "users",
  "vat_rates",
  // Whose places are held changes the departure, which notifies itself.
  "waiting_list",
  "wishes",
]

describe("change notifications (PGlite)", () => {
  let api: TestApi
  let staff: Visitor
  let tours: Record<TourName, string>

  before(async () => {
    api = await openTestApi("pglite")
    tours = await createCatalogue()
    staff = await signInStaff(api, "staff")
  })
  after(() => api.close())

  it("come from every table that pages show", async () => {
    const { rows } = await db.execute<{ name: string }>(sql`
      select tablename as name from pg_tables where schemaname = 'public' and tablename not in (
        select tgrelid::regclass::text from pg_trigger where tgname = 'announce_change') order by 1`)
    assert.deepEqual(
      rows.map(({ name }) => name),
      NOT_SHOWN,
    )
  })

  it("arrive before the answer, and not for rollbacks or views", async () => {
    const heard: string[] = []
    api.subscribe({
      connected: () => heard.push("(connected)"),
      changed: (table) => heard.push(table),
      disconnected: () => {},
    })
    const { version } = (await api.get(`/tours/${tours.sapaTerraces}`)).body.data
    const change = { version, isFeatured: true }
    assert.equal((await api.put(`/tours/${tours.sapaTerraces}`, change, staff.headers)).status, 200)
    assert.deepEqual(heard.splice(0), ["(connected)", "tours"])
    assert.equal((await api.put(`/tours/${tours.sapaTerraces}`, change, staff.headers)).status, 409)
    await assert.rejects(
      transact(async (transaction) => {
        await transaction.execute(sql`update settings set version = version`)
        throw new Error("undone")
      }),
    )
    await db.execute(sql`update posts set views = views + 1`)
    assert.deepEqual(heard, [])
    await db.execute(sql`update departures set booked = booked`)
    assert.deepEqual(heard, ["departures"])
  })
})

describe("change notifications (PostgreSQL)", () => {
  let postgres: ThrowawayPostgres
  let opened: OpenDatabase
  let dataDir: string

  before(async () => {
    if (onPostgres.skip) return
    postgres = await startPostgres()
    dataDir = mkdtempSync(join(tmpdir(), "ghe-changes-"))
    opened = await openDatabase({ databaseUrl: postgres.url, dataDir })
  })
  after(async () => {
    if (onPostgres.skip) return
    await opened.close()
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const notify = (channel: string, payload: string) => db.execute(sql`select pg_notify(${channel}, ${payload})`)

  it("report a lost connection and reconnect", { ...onPostgres, timeout: 60_000 }, async () => {
    const said = new EventTarget()
    const heard: string[] = []
    const say = (word: string) => {
      heard.push(word)
      said.dispatchEvent(new Event(word))
    }
    const until = (word: string) => once(said, word)
    const listening = until("connected")
    const stop = subscribeToChanges(postgres.url, notify, {
      connected: () => say("connected"),
      changed: (table) => say(table),
      disconnected: () => say("disconnected"),
    })
    await listening
    const told = until("tours")
    await db.execute(sql`truncate tours cascade`)
    await told
    const [lost, anew] = [until("disconnected"), until("connected")]
    await db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ghe change notifications'`)
    await lost
    await anew
    const again = until("settings")
    await db.execute(sql`insert into settings (data) values ('{}')`)
    await again
    assert.equal(heard[0], "connected")
    assert.ok(heard.indexOf("disconnected") < heard.lastIndexOf("connected"))
    await stop()
    assert.equal(heard.at(-1), "disconnected")
  })

  it("count as disconnected when they no longer come back", { ...onPostgres, timeout: 60_000 }, async () => {
    let isDeaf = false
    const said = new EventTarget()
    const say = (word: string) => said.dispatchEvent(new Event(word))
    const [connected, disconnected] = [once(said, "connected"), once(said, "disconnected")]
    const stop = subscribeToChanges(postgres.url, (...ping) => (isDeaf ? Promise.resolve() : notify(...ping)), {
      connected: () => say("connected"),
      changed: () => {},
      disconnected: () => say("disconnected"),
    })
    await connected
    isDeaf = true
    await disconnected
    await stop()
  })
})
