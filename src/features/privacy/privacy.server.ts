import { and, desc, getTableColumns, inArray, lt, or, type SQL, sql } from "drizzle-orm"
import type { PgColumn, PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core"
import { knownNetworks, users } from "#features/account/account.table.server.ts"
import { bookingEvents, bookingPayments, bookings, guestTokens } from "#features/bookings/bookings.table.server.ts"
import { enquiries, enquiryAnswers } from "#features/enquiries/enquiries.table.server.ts"
import { subscribers } from "#features/newsletter/newsletter.table.server.ts"
import { reviews } from "#features/reviews/reviews.table.server.ts"
import { oneTimeLinks } from "#server/auth/one-time-tokens.table.server.ts"
import { sessions } from "#server/auth/sessions.table.server.ts"
import { auditLog } from "#server/database/audit-log.table.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { withoutKeys } from "#server/database/personal-text.server.ts"
import { idempotencyKeys } from "#server/http/idempotency.table.server.ts"
import { outbox } from "#server/mail/outbox.table.server.ts"

type Name<T extends PgTable> = keyof T["$inferSelect"] & string

type Personal<T extends PgTable, Exported extends Name<T>> = {
  table: T
  /** Go with their row. */
  deleted?: readonly Name<T>[]
  /** Get these values when the person is forgotten; the row stays. */
  cleared?: PgUpdateSetSource<T>
  /** Tell where a request came from. Get these values after a shorter time, too. */
  networks?: PgUpdateSetSource<T>
  /** Shown in the person's export as they are. Other tables are shown as the API presents them. */
  exported?: readonly Exported[]
  /** Left out of the export: hashes, and repetitions of what it shows. */
  unexported?: readonly Name<T>[]
}

const personal = <T extends PgTable, Exported extends Name<T> = never>(columns: Personal<T, Exported>) => columns

const withoutPlaces = sql`case when jsonb_typeof(${bookings.details} -> 'pickup') = 'object'
  then jsonb_set(${bookings.details}, '{pickup,place}', '""') else ${bookings.details} end`

const ofBookings = personal({
  table: bookings,
  cleared: {
    ...{ customerName: "", customerEmail: "", customerPendingEmail: null, customerPhone: "", customerPhoneE164: null },
    ...{ countryCode: "", specialRequests: "", staffNote: "", cancellationReason: null, userId: null },
    details: sql`${withoutPlaces} || case when ${bookings.productType} = 'transfer'
      then '{"nameSign": "", "dropoff": null, "flight": null, "returnTrip": null}'::jsonb else '{}'::jsonb end`,
    asked: sql`jsonb_build_object('productId', ${bookings.productId}, 'productType', ${bookings.productType},
      'travelers', ${bookings.travelers}, 'travelDate', ${bookings.travelDate})`,
    fingerprint: sql`'forgotten ' || ${bookings.id}`,
  },
  networks: { requestedFromAddress: null, requestedFromNetwork: null },
  unexported: ["customerPhoneE164", "asked", "fingerprint", "requestedFromAddress", "requestedFromNetwork"],
})

/** The personal fields of a booking, in its history and audit log too. */
export const GUEST_FIELDS = Object.keys(ofBookings.cleared ?? {})

const withoutGuest = (side: "before" | "after") =>
  sql`jsonb_build_object(${side}::text, ${withoutKeys(sql`(${bookingEvents.data} -> ${side})`, GUEST_FIELDS)})`
/** Changes have a before and an after. Other events hold only what the company wrote. */
const withoutTexts = (parts: SQL) =>
  sql`case when ${bookingEvents.data} ? 'after' then ${bookingEvents.data} || ${parts} else ${bookingEvents.data} end`

/** The data of an event without what it replaced. */
export const withoutReplaced = withoutTexts(withoutGuest("before"))

/**
 * The one list of columns with personal data: erasing, retention and export read it. personal-columns.test names all
 * other columns, so that a new one is in neither list until somebody decides.
 */
export const PERSONAL = {
  bookings: ofBookings,
  bookingEvents: personal({
    table: bookingEvents,
    cleared: { data: withoutTexts(sql`${withoutGuest("before")} || ${withoutGuest("after")}`) },
    unexported: ["data"],
  }),
  bookingPayments: personal({ table: bookingPayments, cleared: { note: "" } }),
  guestTokens: personal({ table: guestTokens, deleted: ["tokenHash", "networkHash"] }),
  enquiries: personal({
    table: enquiries,
    deleted: [
      ...(["name", "email", "phone", "phoneE164", "subject", "message", "note", "tour", "source"] as const),
      ...(["referrerUrl", "startDate", "endDate", "flexible", "adults", "children", "budget"] as const),
      ...(["interests", "searchText"] as const),
    ],
    networks: { network: null, userAgent: "" },
    // Of messages. Requests for advice are exported as the API presents them.
    exported: ["subject", "message", "name", "phone", "note", "createdAt"],
    unexported: ["email", "phoneE164", "searchText", "network", "userAgent"],
  }),
  enquiryAnswers: personal({
    table: enquiryAnswers,
    deleted: ["recipient", "subject", "text"],
    exported: ["subject", "text", "createdAt"],
    unexported: ["recipient"],
  }),
  reviews: personal({
    table: reviews,
    deleted: ["text", "name", "country", "reason", "reply"],
    exported: ["rating", "text", "name", "country", "createdAt"],
    unexported: ["reason", "reply"],
  }),
  subscribers: personal({
    table: subscribers,
    deleted: ["email"],
    networks: { network: null },
    exported: ["language", "confirmedAt"],
    unexported: ["network"],
  }),
  users: personal({
    table: users,
    deleted: ["name", "email", "pendingEmail", "phone", "phoneE164", "passwordHash"],
    unexported: ["phoneE164", "passwordHash"],
  }),
  knownNetworks: personal({ table: knownNetworks, deleted: ["networkHash"] }),
  sessions: personal({ table: sessions, deleted: ["tokenHash"] }),
  oneTimeLinks: personal({ table: oneTimeLinks, deleted: ["subject"] }),
  idempotencyKeys: personal({ table: idempotencyKeys, deleted: ["answer"] }),
  auditLog: personal({ table: auditLog, cleared: { before: null, after: null } }),
  outbox: personal({ table: outbox, deleted: ["recipient", "payload", "words", "lastError"] }),
}

type Exported<T extends PgTable, E extends Name<T>> = {
  [K in E]: Date extends T["$inferSelect"][K] ? string : T["$inferSelect"][K]
}

/** Returns the exported columns of rows, the newest first. */
export async function exportRows<T extends PgTable, E extends Name<T>>(
  { table, exported = [] }: Personal<T, E>,
  condition: SQL | undefined,
  newest: PgColumn,
): Promise<Exported<T, E>[]> {
  const columns = getTableColumns(table) as Record<string, PgColumn>
  const shown = Object.fromEntries(exported.map((name) => [name, columns[name]!]))
  const rows = await db
    .select(shown)
    .from(table as PgTable)
    .where(condition)
    .orderBy(desc(newest))
  const text = (value: unknown) => (value instanceof Date ? value.toISOString() : value)
  return rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, text(value)]))) as never
}

type Aged = { key: PgColumn; since: PgColumn; days: number; limit: number; only?: SQL }

const isOlder = ({ since, days }: Aged) => lt(since, sql`now() - make_interval(days => ${days})`)

/** Returns some of the rows that are older than that many days. */
export function olderRows(table: PgTable, aged: Aged, transaction: Database) {
  return transaction
    .select({ key: aged.key })
    .from(table)
    .where(and(isOlder(aged), aged.only))
    .limit(aged.limit)
}

/** Removes where some of the older requests came from. @returns how many */
export async function forgetNetworks(
  { table, networks = {} }: { table: PgTable; networks?: object },
  aged: Aged,
  transaction: Database,
): Promise<number> {
  const columns = getTableColumns(table)
  const isKnown = or(
    ...Object.entries(networks).map(([name, value]) => sql`${columns[name]} is distinct from ${value}`),
  )
  const known = olderRows(table, { ...aged, only: and(aged.only, isKnown)! }, transaction)
  const changed = transaction.update(table).set(networks)
  return (await changed.where(inArray(aged.key, known)).returning({ key: aged.key })).length
}
