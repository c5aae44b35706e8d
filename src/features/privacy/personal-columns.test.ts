import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { getTableColumns, getTableName, type SQL, sql } from "drizzle-orm"
import type { PgColumn, PgTable } from "drizzle-orm/pg-core"
import { db } from "#server/database/database.server.ts"
import { signInStaff } from "#server/testing/fixtures.ts"
import { createTransfers } from "#server/testing/fixtures-products.ts"
import { guest, liveThrough } from "#server/testing/guest-life.ts"
import { openTestSite } from "#server/testing/site.ts"
import { personalData } from "#slices.server.ts"
import { PERSONAL } from "./privacy.server.ts"

const CATALOGUE =
  "id slug is_active is_archived is_featured position title short_description description location also_known_as images " +
  "price_minor child_price_minor currency highlights included excluded cancellation_policy cancellation_bands " +
  "cutoff_hours outdated search_title search_text sort_en sort_vi version created_at updated_at category_id"
const CATEGORY =
  "id slug name description images is_active region position location outdated version created_at updated_at"

/** Columns that tell nothing of a person, or that the books need of a sale. Ids of staff are among them. */
const NOT_PERSONAL: Record<string, string> = {
  audit_log: "id at actor action subject",
  booking_events: "id booking_id at kind actor",
  booking_payments: "id booking_id kind amount_minor currency fx_rate reverses method paid_on recorded_by created_at",
  booking_viewers: "booking_id user_id seen_at",
  bookings:
    "id reference product_id product_type departure_id status travel_date start_time travelers children lines currency " +
    "total_minor fx_rate fx_date total_vnd claimed_total price_changed language cancellation_policy cancellation_bands " +
    "changes_allowed cancelled_at cancelled_by cancellation confirmed_at refund_cap refund_floor called_off_reason " +
    "calendar_sequence reminded_at answer_by source paid_minor holds_places email_confirmed_at version created_at updated_at",
  categories: `${CATEGORY} type level parent_id`,
  close_outs: "id tour_id from_date to_date reason",
  contact_log: "id booking_id enquiry_id channel remind_at is_done author_id created_at",
  departure_schedules:
    "id tour_id weekdays from_date to_date start_time capacity minimum cutoff_hours decide_hours price_minor made_until version updated_at",
  departures:
    "id tour_id schedule_id date start_time capacity booked minimum closes_at decide_by price_minor status is_edited guide vehicle version",
  enquiries:
    "id kind reference status owner_id doubtful preferred_contact_method preferred_contact_time language version created_at updated_at",
  enquiry_answers: "id enquiry_id author_id language created_at",
  guest_tokens: "booking_id mailed created_at",
  guide_links: "id departure_id token_hash created_by created_at expires_at",
  holidays: "id name from_date to_date surcharge_percent no_refund no_change version updated_at",
  idempotency_keys: "key_hash request_hash nonce created_at",
  job_runs: "job every_seconds started_at succeeded_at failed_at error",
  known_networks: "user_id used_at",
  mail_holds: "since",
  one_time_links: "token_hash purpose expires_at used_at",
  outbox: "id key kind language priority created_at next_attempt_at attempts sent_at dismissed_at round",
  // Hashes with the hour in them, deleted after two.
  post_views: "post_id visitor hour",
  posts:
    "id slug is_active is_archived is_featured title excerpt content featured_image images categories tags author outdated views search_title search_text version created_at updated_at",
  products: `${CATALOGUE} days hours price_unit requirements add_on_for interests transfer_types place_ids`,
  // Keyed hashes, deleted when they expire.
  rate_limits: "key points expire",
  review_invitations: "booking_id invited_at",
  reviews:
    "id booking_id product_type product_id rating language travel_date consented_at status published_at version created_at updated_at",
  sessions: "user_id created_at used_at expires_at",
  settings: "singleton data version updated_at",
  site_secrets: "secret media_folder",
  slug_redirects: "kind slug subject_id created_at",
  tour_categories: `${CATEGORY} is_featured`,
  tours: `${CATALOGUE} meeting_point destination_id days nights start_time itinerary requirements price_rules pickup_zones interests has_departures review_count review_stars`,
  transfer_categories: `${CATEGORY} is_featured vehicle_type service_type route`,
  transfer_prices: "transfer_id vehicle_code price_minor",
  transfer_vehicles: "code name seats loads version updated_at",
  transfers: `${CATALOGUE} type service_type vehicle_type region name origin destination route distance_km duration_minutes rating review_count review_stars per_trip luggage meeting_point airport price_rules pickup_zones search_origin search_destination place_ids`,
  unfinished_seeds: "name",
  // Pictures of the company, uploaded by staff.
  uploads: "key folder name width height bytes color created_by created_at",
  users: "id email_verified role is_disabled created_at updated_at",
}

type Entry = {
  table: PgTable
  deleted?: readonly string[]
  cleared?: object
  networks?: object
  exported?: readonly string[]
  unexported?: readonly string[]
}
const BY_ADDRESS = Object.values(personalData)
const ENTRIES: Entry[] = [...Object.values(PERSONAL), ...BY_ADDRESS]

const personalNames = ({ deleted = [], cleared = {}, networks = {} }: Entry) => [
  ...deleted,
  ...Object.keys(cleared),
  ...Object.keys(networks),
]

const { api, tours } = await openTestSite()

describe("PERSONAL", () => {
  it("names each column with personal data; the list in this test names all others", async () => {
    const classified: string[] = []
    const add = (table: string, names: string[]) => classified.push(...names.map((name) => `${table}.${name}`))
    for (const [table, names] of Object.entries(NOT_PERSONAL)) add(table, names.split(" "))
    for (const { table, others } of BY_ADDRESS) {
      const columns = getTableColumns(table) as Record<string, PgColumn>
      add(
        getTableName(table),
        others.map((name) => columns[name]?.name ?? name),
      )
    }
    for (const entry of ENTRIES) {
      const columns = getTableColumns(entry.table) as Record<string, PgColumn>
      add(
        getTableName(entry.table),
        personalNames(entry).map((name) => columns[name]?.name ?? name),
      )
    }
    const { rows } = await db.execute<{ name: string }>(
      sql`select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = 'public' and is_generated = 'NEVER'`,
    )
    const stored = rows.map(({ name }) => name)
    const isClassified = new Set(classified)
    assert.deepEqual(
      stored.filter((name) => !isClassified.has(name)),
      [],
      "decide whether these columns are personal, and name them in PERSONAL or here",
    )
    assert.deepEqual(classified.toSorted(), stored.toSorted(), "each column is named once")
  })

  it("names everything that a person's export leaves out", async () => {
    const transfers = await createTransfers()
    const { headers } = await signInStaff(api, "admin", "hoa")
    await liveThrough({ api, tours, transfers, staff: headers })
    const { data } = (await api.post("/people/export", { email: guest.email }, headers)).body
    const shown = new Set(leavesOf(data))
    const missing: string[] = []
    for (const { entry, condition } of rowsOfGuest()) {
      const names = [...new Set([...personalNames(entry), ...(entry.exported ?? [])])].filter(
        (name) => !entry.unexported?.includes(name),
      )
      const columns = getTableColumns(entry.table) as Record<string, PgColumn>
      const rows = await db
        .select(Object.fromEntries(names.map((name) => [name, columns[name]!])))
        .from(entry.table)
        .where(condition)
      assert.ok(rows.length, `the guest has rows of ${getTableName(entry.table)}`)
      for (const name of names)
        for (const leaf of rows.flatMap((row) => leavesOf(row[name])))
          if (!shown.has(leaf)) missing.push(`${getTableName(entry.table)}.${name}: ${leaf}`)
    }
    assert.deepEqual(missing, [])
  })
})

function rowsOfGuest(): { entry: Entry; condition: SQL }[] {
  const booked = sql`(select id from bookings where customer_email = ${guest.email})`
  const of = (entry: Entry, column: PgColumn) => ({ entry, condition: sql`${column} = ${guest.email}` })
  const ofBooking = (entry: Entry, column: PgColumn) => ({ entry, condition: sql`${column} in ${booked}` })
  const { bookings, bookingPayments, enquiries, enquiryAnswers, reviews, users } = PERSONAL
  return [
    of(bookings, bookings.table.customerEmail),
    ofBooking(bookingPayments, bookingPayments.table.bookingId),
    of(enquiries, enquiries.table.email),
    { entry: enquiryAnswers, condition: sql`text = 'zwanswer'` },
    ofBooking(reviews, reviews.table.bookingId),
    ...BY_ADDRESS.map((entry) => of(entry, entry.email)),
    of(users, users.table.email),
  ]
}

/** Returns the texts and numbers in a value, without empty ones. */
function leavesOf(value: unknown): string[] {
  if (value instanceof Date) return [value.toISOString()]
  if (value !== null && typeof value === "object") return Object.values(value).flatMap(leavesOf)
  return value === null || value === undefined || value === "" ? [] : [String(value)]
}
