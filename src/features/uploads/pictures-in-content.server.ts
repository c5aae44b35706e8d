import { inArray, type SQL, sql } from "drizzle-orm"
import type { Database } from "#server/database/database.server.ts"
import { invalid } from "#server/errors.server.ts"
import { type kinds, messages } from "./messages.ts"
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

export type Use = { kind: keyof typeof kinds; _id: string; name: string }

const SHOWN_IN: { kind: Use["kind"]; table: SQL; name: SQL }[] = [
  { kind: "tour", table: sql`tours`, name: sql`title ->> 'en'` },
  { kind: "transfer", table: sql`transfers`, name: sql`title ->> 'en'` },
  { kind: "product", table: sql`products`, name: sql`title ->> 'en'` },
  { kind: "blog", table: sql`posts`, name: sql`title ->> 'en'` },
  { kind: "category", table: sql`categories`, name: sql`name ->> 'en'` },
  { kind: "tour-category", table: sql`tour_categories`, name: sql`name ->> 'en'` },
  { kind: "transfer-category", table: sql`transfer_categories`, name: sql`name ->> 'en'` },
  { kind: "booking", table: sql`bookings`, name: sql`reference` },
  { kind: "settings", table: sql`(select singleton as id, data from settings)`, name: sql`'settings'` },
]
const MAX_USES = 20

/** Returns up to 20 uses of a picture. Keys are random, so searching the whole row as text finds every column. */
export async function findUses(folder: string, key: string, transaction: Database): Promise<Use[]> {
  const address = `%/media/${folder}/${key}/%`
  const parts = SHOWN_IN.map(
    ({ kind, table, name }) =>
      sql`select ${kind}::text as kind, shown.id::text as _id, ${name} as name from ${table} shown where shown::text like ${address}`,
  )
  const { rows } = await transaction.execute<Use>(sql`${sql.join(parts, sql` union all `)} limit ${MAX_USES}`)
  return rows.map(({ kind, _id, name }) => ({ kind, _id, name }))
}
