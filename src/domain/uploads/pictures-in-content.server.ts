import { inArray, type SQL, sql } from "drizzle-orm"
import type { LocalizedContent } from "#i18n/localized.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { invalid } from "#server/errors.server.ts"
import { messages } from "./messages.ts"
import type { Use } from "./upload.ts"
import { uploads } from "./uploads.table.server.ts"

type Reference = { field: string; folder: string; key: string }

/** Our own posters, which are never deleted. */
const DRAWN = "posters"

/** Refuses pictures that were not uploaded here or have been deleted. @throws invalid naming each field */
export async function checkPictures(content: object, transaction: Database): Promise<void> {
  const wanted = referencesIn(content).filter(({ folder }) => folder !== DRAWN)
  if (!wanted.length) return
  const keys = wanted.map(({ key }) => key)
  const rows = await transaction.select().from(uploads).where(inArray(uploads.key, keys))
  const known = new Set(rows.map(({ folder, key }) => `${folder}/${key}`))
  const missing = wanted.filter(({ folder, key }) => !known.has(`${folder}/${key}`))
  const fields = [...new Set(missing.map(({ field }) => field))]
  if (fields.length) throw invalid(fields.map((field) => ({ field, message: messages.notThere })))
}

function referencesIn(value: unknown, path: string[] = []): Reference[] {
  if (typeof value === "string") {
    const found = value.matchAll(/\/media\/([^/"'\s<>]*)\/?([^/"'\s<>]*)/g)
    return [...found].map(([, folder = "", key = ""]) => ({ field: path.join("."), folder, key }))
  }
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([name, item]) => referencesIn(item, [...path, name]))
}

type Source = { kind: Use["kind"]; table: SQL; name: SQL }

const CONTENT: Source[] = [
  { kind: "tour", table: sql`tours`, name: sql`title` },
  { kind: "transfer", table: sql`transfers`, name: sql`title` },
  { kind: "product", table: sql`products`, name: sql`title` },
  { kind: "blog", table: sql`posts`, name: sql`title` },
  { kind: "page", table: sql`pages`, name: sql`title` },
  // Bookings and links to them still show earlier texts of a page. The newest are those of the page itself.
  {
    kind: "page",
    table: sql`(select page_id as id, title, content, image from page_versions version where is_published and exists (
      select from page_versions newer where newer.page_id = version.page_id and newer.number > version.number))`,
    name: sql`jsonb_strip_nulls(jsonb_build_object(
      'en', (title ->> 'en') || ' (earlier version)', 'vi', (title ->> 'vi') || ' (bản trước)'))`,
  },
  { kind: "category", table: sql`categories`, name: sql`name` },
  { kind: "tour-category", table: sql`tour_categories`, name: sql`name` },
  { kind: "transfer-category", table: sql`transfer_categories`, name: sql`name` },
  {
    kind: "settings",
    table: sql`(select singleton as id, data from settings)`,
    name: sql`'{"en": "settings", "vi": "cài đặt"}'::jsonb`,
  },
]
/**
 * Returns the query for all uses of pictures in content: `kind`, `id`, `name` in both languages, and the `upload` as
 * folder and key. Bookings are left out: each row of that large table would be read.
 */
export const usesInContent = sql.join(
  CONTENT.map(
    ({ kind, table, name }) => sql`select ${kind}::text as kind, shown.id::text as id, ${name} as name,
      (regexp_matches(shown::text, '/media/([a-z]+/[a-z0-9]{26})/', 'g'))[1] as upload from ${table} shown`,
  ),
  sql` union `,
)

export type ContentUse = { kind: Use["kind"]; id: string; name: LocalizedContent; upload: string }

/** Returns where pictures are shown in content. `ids` are folder and key. */
export async function findContentUses(ids: string[]): Promise<ContentUse[]> {
  if (!ids.length) return []
  const { rows } = await db.execute<ContentUse>(
    sql`select kind, id, name, upload from (${usesInContent}) uses where upload in ${ids} order by kind, coalesce(nullif(name ->> 'en', ''), name ->> 'vi'), id`,
  )
  return rows
}

const MAX_USES = 20

/** Returns up to 20 uses of a picture in content. Keys are random, so searching the whole row finds every column. */
export async function findUses(folder: string, key: string, transaction: Database): Promise<Use[]> {
  const address = `%/media/${folder}/${key}/%`
  const parts = CONTENT.map(
    ({ kind, table, name }) =>
      sql`select ${kind}::text as kind, shown.id::text as _id, coalesce(nullif(${name} ->> 'en', ''), ${name} ->> 'vi') as name from ${table} shown where shown::text like ${address}`,
  )
  const { rows } = await transaction.execute<Use>(sql`${sql.join(parts, sql` union `)} limit ${MAX_USES}`)
  return rows.map(({ kind, _id, name }) => ({ kind, _id, name }))
}

/** Returns up to 20 bookings that show a picture, by the index `bookings_by_picture`. */
export async function findUsesInBookings(folder: string, key: string, database: Database): Promise<Use[]> {
  const { rows } = await database.execute<{ id: string; reference: string }>(sql`select id, reference from bookings
    where substring(details -> 'image' ->> 'url' from '/media/([^/]+/[^/]+)/') = ${`${folder}/${key}`} limit ${MAX_USES}`)
  return rows.map(({ id, reference }) => ({ kind: "booking", _id: id, name: reference }))
}
