import { asc, eq, sql } from "drizzle-orm"
import { fold } from "#lib/fold.ts"
import { cached, clearCache } from "#server/catalogue/cache.server.ts"
import { findRedirectTarget } from "#server/catalogue/slug-redirects.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { moved, notFound } from "#server/errors.server.ts"
import { categories } from "./categories.table.server.ts"
import type { Category, CategoryTree, PlaceNames, Region } from "./category.ts"

export {
  createTourCategory,
  createTransferCategory,
  findTourCategoryId,
  findTransferCategoryId,
  findTransferCategoryNamed,
  listTourCategories,
} from "./category-trees.server.ts"

/** Which categories to list; what is absent does not restrict. `parent` is an id or a slug. */
export type CategoryFilter = {
  type?: string | undefined
  active?: "true" | "false" | "all" | undefined
  level?: number | undefined
  parent?: string | undefined
  region?: Region | undefined
  search?: string | undefined
}

const allCategories = () =>
  cached("categories", async () => {
    const order = [asc(categories.level), asc(categories.position), asc(categories.slug)]
    return (
      await db
        .select()
        .from(categories)
        .orderBy(...order)
    ).map(presentCategory)
  })

const activeCategories = async () => (await allCategories()).filter(({ isActive }) => isActive)

/** Categories of the place tree in their order. Without `active` only active ones. */
export async function listCategories(filter: CategoryFilter = {}): Promise<Category[]> {
  const { type, active = "true", level, parent, region, search } = filter
  const all = await allCategories()
  const above = all.find(({ _id, slug }) => parent === _id || parent === slug)
  const words = fold(search ?? "").split(" ")
  return all.filter(
    (category) =>
      (active === "all" || category.isActive === (active === "true")) &&
      (type === undefined || category.type === type) &&
      (level === undefined || category.level === level) &&
      (parent === undefined || (above !== undefined && category.parent === above._id)) &&
      (region === undefined || category.region === region || category.region === "all") &&
      words.every((word) => fold(`${category.name.en} ${category.name.vi ?? ""}`).includes(word)),
  )
}

/** The same, each with all that is active below it. */
export async function listCategoryTrees(filter: CategoryFilter = {}): Promise<CategoryTree[]> {
  const all = await activeCategories()
  return (await listCategories(filter)).map((category) => withChildren(category, all))
}

/**
 * The tree below a root category.
 * @throws notFound when there is no active category of that slug
 */
export async function findHierarchy(rootSlug: string): Promise<CategoryTree> {
  const active = await activeCategories()
  const root = active.find(({ slug }) => slug === rootSlug)
  if (!root) throw notFound("Category")
  return withChildren(root, active)
}

/**
 * The same with nothing but what a menu shows of it.
 * @throws notFound when there is no active category of that slug
 */
export async function findNames(rootSlug: string): Promise<PlaceNames> {
  return namesOf(await findHierarchy(rootSlug))
}

/** A category with all below it that is among `all`. */
function withChildren(category: Category, all: Category[]): CategoryTree {
  const children = all.filter((other) => other.parent === category._id)
  return { ...category, children: children.map((child) => withChildren(child, all)) }
}

function namesOf({ slug, name, children }: CategoryTree): PlaceNames {
  return { slug, name, children: children.map(namesOf) }
}

/**
 * An active category by its slug.
 * @throws notFound; moved where the slug is one that it had before
 */
export async function findCategory(slug: string): Promise<Category> {
  const all = await activeCategories()
  const found = all.find((category) => category.slug === slug)
  if (found) return found
  const id = await findRedirectTarget("category", slug)
  const present = all.find((category) => category._id === id)
  if (!present) throw notFound("Category")
  throw moved(present.slug, `/api/categories/slug/${present.slug}`)
}

/**
 * An active category by its id.
 * @throws notFound
 */
export async function findCategoryById(id: string): Promise<Category> {
  const found = (await activeCategories()).find((category) => category._id === id)
  if (!found) throw notFound("Category")
  return found
}

/** The id of a category, active or not; undefined where there is none. */
export async function findCategoryId(slug: string, database: Database): Promise<string | undefined> {
  const [row] = await database.select({ id: categories.id }).from(categories).where(eq(categories.slug, slug))
  return row?.id
}

/** Returns the ids of a place, active or not, and of all places below it. None where there is no such place. */
export async function placeIdsWithin(slug: string): Promise<string[]> {
  const all = await allCategories()
  const idsOf = ({ _id, children }: CategoryTree): string[] => [_id, ...children.flatMap(idsOf)]
  const place = all.find((category) => category.slug === slug)
  return place ? idsOf(withChildren(place, all)) : []
}

/** Returns a place and all places above it. */
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

/** What it takes to add a node to the place tree. */
export type NewCategory = Omit<typeof categories.$inferInsert, "id" | "version" | "createdAt" | "updatedAt">

/** Adds a node to the place tree. Returns its id. */
export async function createCategory(category: NewCategory, database: Database = db): Promise<string> {
  const [row] = await database.insert(categories).values(category).returning({ id: categories.id })
  clearCache()
  return row!.id
}

/** A place as everybody reads it. */
export function presentCategory(row: typeof categories.$inferSelect): Category {
  const { id, slug, name, description, images, isActive, type, level, parentId, region, location } = row
  return { _id: id, slug, name, description, images, isActive, type, level, parent: parentId, region, location }
}
