import { inArray, ne, type SQL, sql } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import { posts } from "#domain/blog/blog.table.server.ts"
import { bookings } from "#domain/bookings/bookings.table.server.ts"
import { categories, tourCategories, transferCategories } from "#domain/categories/categories.table.server.ts"
import { closeOuts, departureSchedules, departures } from "#domain/departures/departures.table.server.ts"
import { enquiries } from "#domain/enquiries/enquiries.table.server.ts"
import { holidays } from "#domain/holidays/holidays.table.server.ts"
import { pages } from "#domain/pages/pages.table.server.ts"
import { products } from "#domain/products/products.table.server.ts"
import { partners, resources } from "#domain/resources/resources.table.server.ts"
import { reviews } from "#domain/reviews/reviews.table.server.ts"
import { tours } from "#domain/tours/tours.table.server.ts"
import { transfers, transferVehicles } from "#domain/transfers/transfers.table.server.ts"
import { uploads } from "#domain/uploads/uploads.table.server.ts"
import { waitingList } from "#domain/waiting-list/waiting-list.table.server.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import type { Role } from "#lib/roles.ts"
import { addDays, hanoiInstant } from "#lib/today.ts"
import { users } from "#server/auth/users.table.server.ts"
import { findAudited, type StoredEntry } from "#server/database/audit-log.server.ts"
import { db } from "#server/database/database.server.ts"
import { vietnameseOrder } from "#server/database/sql-text.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import type { AuditListing } from "./audit-listing.schema.ts"
import { type Actor, type AuditEntry, type AuditPage, pictureKey } from "./audit-log.ts"

const PAGE = 20

/** Returns who changed what, the newest first, with what it is called now. */
export async function listAuditLog(listing: AuditListing): Promise<AuditPage> {
  const { kind, id, actor, action, from, to, before, limit = PAGE } = listing
  const filters = {
    ...(id === undefined ? { kind } : { subject: `${kind}:${id}` }),
    actor,
    action,
    since: from === undefined ? undefined : hanoiInstant(from, "00:00"),
    until: to === undefined ? undefined : hanoiInstant(addDays(to, 1), "00:00"),
  }
  const { rows, hasOlder } = await findAudited(filters, before === undefined ? undefined : Number(before), limit)
  const names = await findNames(rows)
  const people = await findPeople(rows)
  const idsInFields = new Set(rows.flatMap(({ before, after }) => [...idsIn(before), ...idsIn(after)]))
  return {
    entries: rows.map((row) => present(row, names, people)),
    names: Object.fromEntries(
      [...names].flatMap(([id, { name }]) => (name && idsInFields.has(id) ? [[id, name]] : [])),
    ),
    next: hasOlder ? String(rows.at(-1)?.id) : null,
  }
}

/** Returns everybody who works here or has left, by name. */
export function listActors(): Promise<Actor[]> {
  return db
    .select({ _id: users.id, name: users.name })
    .from(users)
    .where(ne(users.role, "customer"))
    .orderBy(vietnameseOrder(sql`${users.name}`), users.id)
}

function present(
  { id, at, actor, action, subject, before, after }: StoredEntry,
  names: Map<string, Named>,
  people: Map<string, { name: string; role: Role }>,
): AuditEntry {
  const { kind, key } = partsOf(subject)
  const named = key === null ? undefined : names.get(key)
  return {
    _id: String(id),
    at: at.toISOString(),
    action: action as AuditEntry["action"],
    by: { _id: actor, name: people.get(actor)?.name ?? null, role: people.get(actor)?.role ?? null },
    about: {
      kind,
      _id: key,
      name: named?.name ?? null,
      date: named?.date ?? null,
      exists: named !== undefined || WITHOUT_ROWS.has(kind),
    },
    before: withoutSecrets(before) as AuditEntry["before"],
    after: withoutSecrets(after) as AuditEntry["after"],
  }
}

/** Kinds whose screen is there whatever became of one entry. */
const WITHOUT_ROWS = new Set(["settings", "mail-words", "presets", "synonym", "outbox", "retention"])

function partsOf(subject: string): { kind: string; key: string | null } {
  const colon = subject.indexOf(":")
  return colon < 0 ? { kind: subject, key: null } : { kind: subject.slice(0, colon), key: subject.slice(colon + 1) }
}

/** Nothing writes them into the log. This keeps it so should somebody do it by mistake. */
const SECRET = /password|token|secret|hash/i

function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== "object" || value === null) return value
  const open = Object.entries(value).filter(([name, part]) => !SECRET.test(name) || typeof part === "boolean")
  return Object.fromEntries(open.map(([name, part]) => [name, withoutSecrets(part)]))
}

async function findPeople(rows: StoredEntry[]): Promise<Map<string, { name: string; role: Role }>> {
  const ids = [...new Set(rows.map(({ actor }) => actor))].filter(isUuid)
  if (ids.length === 0) return new Map()
  const { id, name, role } = users
  const found = await db.select({ id, name, role }).from(users).where(inArray(id, ids))
  return new Map(found.map(({ id, ...person }) => [id, person]))
}

type Named = { name: LocalizedContent | null; date: string | null }

/** Where rows are found by the ids in the log, and what they are called: a text, or one in both languages. */
type Source = { key: PgColumn; name: PgColumn | SQL; date?: PgColumn }

const tourOf = (tourId: PgColumn) => sql`(select ${tours.title} from ${tours} where ${tours.id} = ${tourId})`

const BY_ID: readonly Source[] = [
  { key: tours.id, name: tours.title },
  { key: transfers.id, name: transfers.title },
  { key: products.id, name: products.title },
  { key: posts.id, name: posts.title },
  { key: pages.id, name: pages.title },
  { key: categories.id, name: categories.name },
  { key: tourCategories.id, name: tourCategories.name },
  { key: transferCategories.id, name: transferCategories.name },
  { key: holidays.id, name: holidays.name },
  { key: resources.id, name: resources.name },
  { key: partners.id, name: partners.name },
  { key: departures.id, name: tourOf(departures.tourId), date: departures.date },
  { key: departureSchedules.id, name: tourOf(departureSchedules.tourId) },
  { key: closeOuts.id, name: tourOf(closeOuts.tourId) },
  { key: bookings.id, name: bookings.reference, date: bookings.travelDate },
  { key: enquiries.id, name: enquiries.subject },
  { key: reviews.id, name: reviews.name },
  { key: waitingList.id, name: waitingList.name },
  { key: users.id, name: users.name },
]

/** Kinds whose ids are no UUIDs. */
const BY_KIND = {
  vehicle: { key: transferVehicles.code, name: transferVehicles.name, keyOf: (code: string) => code },
  upload: { key: uploads.key, name: uploads.name, keyOf: (id: string) => id.slice(id.indexOf("/") + 1) },
} satisfies Record<string, Source & { keyOf: (id: string) => string }>

/** Ids of one page that are looked up. More would be in no form of staff. */
const MAX_IDS = 500

/** Returns what the entries of rows are called, and the entries that their fields name by id. */
async function findNames(rows: StoredEntry[]): Promise<Map<string, Named>> {
  const subjects = rows.map(({ subject }) => partsOf(subject))
  const ids = new Set(subjects.flatMap(({ key }) => key ?? []))
  for (const { before, after } of rows) for (const id of [...idsIn(before), ...idsIn(after)]) ids.add(id)
  const names = new Map<string, Named>()
  const asked = [...ids].slice(0, MAX_IDS)
  const [uuids, others] = [asked.filter(isUuid), asked.filter((id) => !isUuid(id))]
  const found = await Promise.all([...BY_ID.map((source) => namesAt(source, uuids)), namesAt(BY_KIND.upload, others)])
  for (const [id, named] of found.flatMap((one) => [...one])) names.set(id, named)
  for (const [kind, source] of Object.entries(BY_KIND)) {
    const keys = subjects.flatMap(({ kind: of, key }) => (of === kind && key !== null ? [key] : []))
    const found = await namesAt(source, [...new Set(keys.map(source.keyOf))])
    for (const key of keys) {
      const named = found.get(source.keyOf(key))
      if (named) names.set(key, named)
    }
  }
  return names
}

async function namesAt({ key, name, date }: Source, ids: string[]): Promise<Map<string, Named>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: sql<string>`${key}::text`,
      name: sql<LocalizedContent | string | null>`to_jsonb(${name})`,
      date: sql<string | null>`${date ?? sql`null`}::text`,
    })
    .from(key.table)
    .where(inArray(key, ids))
  return new Map(rows.map(({ id, name, date }) => [id, { name: typeof name === "string" ? { en: name } : name, date }]))
}

/** Returns the ids in a value, such as that of a tour's destination or 'message:<id>', and the keys of its pictures. */
function idsIn(value: unknown): string[] {
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(idsIn)
  if (typeof value !== "string") return []
  const id = value.slice(value.indexOf(":") + 1)
  const key = isUuid(id) ? id : pictureKey(value)
  return key === undefined ? [] : [key]
}
