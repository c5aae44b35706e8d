import { eq, type SQL, sql } from "drizzle-orm"
import { alias } from "drizzle-orm/pg-core"
import { fieldsOf, nextVersion, presentStored } from "#domain/catalogue/rows/catalogue-columns.server.ts"
import { slugTaken } from "#domain/catalogue/rows/content-checks.server.ts"
import type { Collection, Stored } from "#domain/catalogue/rows/content-writes.server.ts"
import { checkPictures } from "#domain/uploads/pictures-in-content.server.ts"
import { inLanguage } from "#i18n/localized.ts"
import { firstOf } from "#lib/data/first-of.ts"
import type { Database } from "#server/database/database.server.ts"
import { invalid } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import { createCategory, findPlacePath, presentCategory } from "./categories.server.ts"
import { categories } from "./categories.table.server.ts"
import { type PlaceEntry, placeSchemas } from "./category-entry.schema.ts"
import { findTourCategoryNamed } from "./category-trees.server.ts"
import { staffMessages } from "./staff-messages.ts"

const MAX_LEVEL = 5

/** A destination with the slug of its parent. */
type PlaceRow = { place: typeof categories.$inferSelect; parent: string | null }

export const categoryCollection: Collection<PlaceEntry, PlaceRow> = {
  ...placeSchemas,
  kind: "category",
  name: "Category",
  table: categories,
  defaults: {
    isActive: true,
    position: 0,
    description: null,
    images: [],
    region: "all",
    type: "tour",
    parent: null,
    location: null,
    outdated: [],
  },
  messages: staffMessages,
  checkPictures,
  select: selectPlaces,
  presentEntry,
  present: ({ place }) => presentCategory(place),
  insert: async (entry, transaction) => {
    const { columns, parent } = await readParent(entry, transaction)
    return { place: await createCategory(columns, transaction), parent }
  },
  update: async ({ place: before }, entry, transaction) => {
    const { columns, parent } = await readParent(entry, transaction)
    const path = columns.parentId ? await findPlacePath(columns.parentId, transaction) : []
    if (path.some(({ id }) => id === before.id)) throw parentInvalid("parentBelow")
    const next = { ...columns, ...nextVersion(categories.version) }
    const place = firstOf(
      await transaction.update(categories).set(next).where(eq(categories.id, before.id)).returning(),
    )
    if (columns.level !== before.level) await updateLevelsBelow(before.id, transaction)
    return { place, parent }
  },
}

function selectPlaces(condition: SQL, database: Database) {
  const above = alias(categories, "above")
  return database
    .select({ place: categories, parent: above.slug })
    .from(categories)
    .leftJoin(above, eq(above.id, categories.parentId))
    .where(condition)
}

function presentEntry({ place, parent }: PlaceRow): Stored<PlaceEntry> {
  const description = inLanguage(place.description, "en") ? place.description : null
  return { ...fieldsOf(placeSchemas.entry.shape, place), ...presentStored(place), description, parent }
}

/** Returns the columns of an entry, and the slug of its parent. @throws invalid */
async function readParent({ parent: wanted, description, ...entry }: PlaceEntry, database: Database) {
  // Themes and destinations share one URL filter, so their slugs must differ.
  if (await findTourCategoryNamed(entry.slug, database)) throw slugTaken(staffMessages)
  const above = wanted === null ? undefined : await findParent(wanted, database)
  const level = above ? above.level + 1 : 0
  if (level > MAX_LEVEL) throw parentInvalid("parentBelow")
  const columns = { ...entry, description: description ?? { en: "" }, level, parentId: above?.id ?? null }
  return { columns, parent: above?.slug ?? null }
}

async function findParent(idOrSlug: string, database: Database) {
  const named = isUuid(idOrSlug) ? eq(categories.id, idOrSlug) : eq(categories.slug, idOrSlug)
  const [above] = await database.select().from(categories).where(named)
  if (!above) throw parentInvalid("parentUnknown")
  return above
}

function parentInvalid(key: "parentUnknown" | "parentBelow") {
  return invalid([{ field: "parent", message: staffMessages[key] }])
}

async function updateLevelsBelow(id: string, transaction: Database): Promise<void> {
  const tree = await levelsBelow(id, transaction)
  if (tree.some(({ level }) => level > MAX_LEVEL)) throw parentInvalid("parentBelow")
  for (const { id, level } of tree) await transaction.update(categories).set({ level }).where(eq(categories.id, id))
}

async function levelsBelow(id: string, database: Database): Promise<{ id: string; level: number }[]> {
  const { rows } = await database.execute<{ id: string; level: number }>(sql`
    with recursive down as (
      select id, level from categories where id = ${id}
      union all
      select child.id, down.level + 1 from categories child join down on child.parent_id = down.id
    )
    select id, level from down`)
  return rows
}
