import { eq, sql } from "drizzle-orm"
import { hasProductsIn } from "#features/products/products.server.ts"
import { hasTours } from "#features/tours/tours.server.ts"
import { hasTransfersIn } from "#features/transfers/transfers.server.ts"
import { slugTaken } from "#server/catalogue/content-checks.server.ts"
import type { Collection } from "#server/catalogue/content-writes.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { invalid } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import { createCategory, findPlacePath, type NewCategory, presentCategory } from "./categories.server.ts"
import { categories } from "./categories.table.server.ts"
import { type CategoryEntry, categoryEntry, placeDerived } from "./category-entry.schema.ts"
import { findTourCategoryId } from "./category-trees.server.ts"
import { staffMessages } from "./staff-messages.ts"

const MAX_LEVEL = 5

export const categoryCollection: Collection<CategoryEntry> = {
  kind: "category",
  name: "Category",
  schema: categoryEntry,
  derived: placeDerived,
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
  find: findCategoryEntry,
  present: async (id, database) => {
    const [row] = await database.select().from(categories).where(eq(categories.id, id))
    if (!row) return {}
    const { createdAt, updatedAt } = row
    return { ...presentCategory(row), createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
  },
  insert: async (entry, transaction) => {
    await keepApart(entry.slug, transaction)
    return createCategory(await rowOf(entry, transaction), transaction)
  },
  update: updateCategory,
  isUsed: isCategoryUsed,
  remove: async (id, transaction) => {
    await transaction.delete(categories).where(eq(categories.id, id))
  },
}

async function findCategoryEntry(id: string, database: Database) {
  const [row] = await database.select().from(categories).where(eq(categories.id, id))
  if (!row) return undefined
  const [above] = row.parentId
    ? await database.select({ slug: categories.slug }).from(categories).where(eq(categories.id, row.parentId))
    : []
  const { slug, name, images, isActive, position, region, type, location, outdated, version } = row
  return {
    _id: id,
    ...{ slug, name, images, isActive, position, region, type, location, outdated, version },
    description: row.description.en ? row.description : null,
    parent: above?.slug ?? null,
    updatedAt: row.updatedAt.toISOString(),
  }
}

async function rowOf({ parent, description, ...entry }: CategoryEntry, database: Database): Promise<NewCategory> {
  const above = parent === null ? undefined : await findAbove(parent, database)
  const level = above ? above.level + 1 : 0
  if (level > MAX_LEVEL) throw parentInvalid("parentBelow")
  return { ...entry, description: description ?? { en: "" }, level, parentId: above?.id ?? null }
}

async function findAbove(idOrSlug: string, database: Database) {
  const named = isUuid(idOrSlug) ? eq(categories.id, idOrSlug) : eq(categories.slug, idOrSlug)
  const [above] = await database.select().from(categories).where(named)
  if (!above) throw parentInvalid("parentUnknown")
  return above
}

function parentInvalid(key: "parentUnknown" | "parentBelow") {
  return invalid([{ field: "parent", message: staffMessages[key] }])
}

/** Themes and destinations share one URL filter, so their slugs must differ. */
async function keepApart(slug: string, database: Database): Promise<void> {
  if (await findTourCategoryId(slug, database)) throw slugTaken(staffMessages)
}

async function updateCategory(id: string, entry: CategoryEntry, transaction: Database): Promise<void> {
  await keepApart(entry.slug, transaction)
  const row = await rowOf(entry, transaction)
  if (row.parentId && (await findPlacePath(row.parentId, transaction)).some((above) => above.id === id))
    throw parentInvalid("parentBelow")
  await transaction
    .update(categories)
    .set({ ...row, version: sql`${categories.version} + 1`, updatedAt: new Date() })
    .where(eq(categories.id, id))
  await updateLevelsBelow(id, transaction)
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

async function isCategoryUsed(id: string, database: Database): Promise<boolean> {
  const [child] = await database
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.parentId, id))
    .limit(1)
  return (
    child !== undefined ||
    (await hasTours([id], database)) ||
    (await hasProductsIn(id, database)) ||
    (await hasTransfersIn(id, database))
  )
}
