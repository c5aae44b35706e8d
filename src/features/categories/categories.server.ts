import { and, asc, eq, sql, type SQL } from "drizzle-orm"
import type { Localized } from "#i18n/localized.ts"
import { db, type Database } from "#server/database.server.ts"
import { notFound } from "#server/errors.server.ts"
import { snapshot } from "#server/snapshot.server.ts"
import { categories, tourCategories } from "./categories.table.server.ts"
import type { Category, CategoryTree, PlaceNames, TourCategory } from "./category.ts"

/** Which categories to list; what is absent does not restrict. `parent` is an id or a slug. */
export type CategoryFilter = {
  type?: string | undefined
  active?: boolean | undefined
  level?: number | undefined
  parent?: string | undefined
}

/** Categories of the place tree in their order. Without `active` only active ones. */
export async function listCategories(filter: CategoryFilter = {}): Promise<Category[]> {
  const conditions: SQL[] = [eq(categories.isActive, filter.active ?? true)]
  if (filter.type) conditions.push(eq(categories.type, filter.type))
  if (filter.level !== undefined) conditions.push(eq(categories.level, filter.level))
  if (filter.parent) {
    conditions.push(
      sql`${categories.parentId} = (select id from categories parent where parent.slug = ${filter.parent} or parent.id::text = ${filter.parent})`,
    )
  }
  const rows = await db
    .select()
    .from(categories)
    .where(and(...conditions))
    .orderBy(asc(categories.level), asc(categories.position), asc(categories.slug))
  return rows.map(presentCategory)
}

const activeCategories = snapshot(() => listCategories())

/**
 * The tree below a root category.
 * @throws notFound when there is no active category of that slug
 */
export async function findHierarchy(rootSlug: string): Promise<CategoryTree> {
  const all = await activeCategories.read()
  const root = all.find((category) => category.slug === rootSlug)
  if (!root) throw notFound("Category")
  return withChildren(root, all)
}

function withChildren(category: Category, all: Category[]): CategoryTree {
  const children = all.filter((other) => other.parent === category._id)
  return { ...category, children: children.map((child) => withChildren(child, all)) }
}

/** A tree with nothing but what a menu shows of it. */
export function namesOf({ slug, name, children }: CategoryTree): PlaceNames {
  return { slug, name, children: children.map(namesOf) }
}

/**
 * A category by its slug.
 * @throws notFound
 */
export async function findCategory(slug: string): Promise<Category> {
  const [row] = await db.select().from(categories).where(and(eq(categories.slug, slug), eq(categories.isActive, true)))
  if (!row) throw notFound("Category")
  return presentCategory(row)
}

const activeTourCategories = snapshot(() =>
  db.select().from(tourCategories).where(eq(tourCategories.isActive, true)).orderBy(asc(tourCategories.position)),
)

/** Active tour categories in their order, or only the featured ones. */
export async function listTourCategories(filter: { featured?: boolean | undefined } = {}): Promise<TourCategory[]> {
  const rows = await activeTourCategories.read()
  return rows.filter((row) => !filter.featured || row.isFeatured).map(presentTourCategory)
}

/**
 * A tour category by its slug.
 * @throws notFound
 */
export async function findTourCategory(slug: string): Promise<TourCategory> {
  const found = (await listTourCategories()).find((category) => category.slug === slug)
  if (!found) throw notFound("Category")
  return found
}

/** A place category and all above it: the slugs a product there can be filtered by. */
export async function pathOf(categoryId: string, database: Database = db): Promise<{ id: string; slug: string }[]> {
  const { rows } = await database.execute<{ id: string; slug: string }>(sql`
    with recursive up as (
      select id, slug, parent_id from categories where id = ${categoryId}
      union all
      select parent.id, parent.slug, parent.parent_id from categories parent join up on up.parent_id = parent.id
    )
    select id, slug from up`)
  return rows
}

type NewCategory = {
  slug: string
  name: Localized
  description: Localized
  position: number
  region?: Category["region"]
}

/** Adds a node to the place tree. Returns its id. */
export async function createCategory(
  category: NewCategory & { level: number; parentId: string | null; location?: Localized },
  database: Database = db,
): Promise<string> {
  const [row] = await database.insert(categories).values(category).returning({ id: categories.id })
  activeCategories.forget()
  return row!.id
}

/** Adds a tour category. Returns its id. */
export async function createTourCategory(category: NewCategory & { isFeatured: boolean }, database: Database = db): Promise<string> {
  const [row] = await database.insert(tourCategories).values(category).returning({ id: tourCategories.id })
  activeTourCategories.forget()
  return row!.id
}

function presentCategory(row: typeof categories.$inferSelect): Category {
  const { id, slug, name, description, images, isActive, type, level, parentId, region, location } = row
  return { _id: id, slug, name, description, images, isActive, type, level, parent: parentId, region, location }
}

function presentTourCategory(row: typeof tourCategories.$inferSelect): TourCategory {
  const { id, slug, name, description, images, isActive, isFeatured, region } = row
  return { _id: id, slug, name, description, images, isActive, isFeatured, region }
}
