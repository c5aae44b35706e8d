import { asc, eq, inArray, sql } from "drizzle-orm"
import type { AnyPgColumn } from "drizzle-orm/pg-core"
import { unknownSlug } from "#domain/catalogue/rows/slug-redirects.server.ts"
import { findVietnamPlace } from "#domain/catalogue/search/known-places.server.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import { firstOf } from "#lib/data/first-of.ts"
import { pick } from "#lib/data/pick.ts"
import { fold } from "#lib/text/fold.ts"
import { cached, clearCache } from "#server/database/cache.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { invalid, notFound } from "#server/errors.server.ts"
import { categories } from "./categories.table.server.ts"
import type { Category, CategoryTree, PlaceNames, Region } from "./category.ts"
import { staffMessages } from "./staff-messages.ts"

export type CategoryFilter = {
  type?: string | undefined
  active?: "true" | "false" | "all" | undefined
  level?: number | undefined
  parent?: string | undefined
  region?: Region | undefined
  search?: string | undefined
  slugs?: string[] | undefined
}

const allCategories = () =>
  cached("categories", async () => {
    const { level, position, slug } = categories
    const rows = await db.select().from(categories).orderBy(asc(level), asc(position), asc(slug))
    return rows.map(presentCategory)
  })

const activeCategories = async () => (await allCategories()).filter(({ isActive }) => isActive)

export async function listCategories(filter: CategoryFilter = {}): Promise<Category[]> {
  const { type, active = "true", level, parent, region, search, slugs } = filter
  const all = await allCategories()
  const above = all.find(({ _id, slug }) => parent === _id || parent === slug)
  const words = fold(search ?? "").split(" ")
  return all.filter(
    (category) =>
      (active === "all" || category.isActive === (active === "true")) &&
      (type === undefined || category.type === type) &&
      (level === undefined || category.level === level) &&
      (slugs === undefined || slugs.includes(category.slug)) &&
      (parent === undefined || (above !== undefined && category.parent === above._id)) &&
      (region === undefined || category.region === region || category.region === "all") &&
      words.every((word) => fold(`${category.name.en} ${category.name.vi ?? ""}`).includes(word)),
  )
}

export async function listCategoryTrees(filter: CategoryFilter = {}): Promise<CategoryTree[]> {
  const all = await activeCategories()
  return (await listCategories(filter)).map((category) => withChildren(category, all))
}

/** Returns the tree below a root category. @throws notFound */
export async function findHierarchy(rootSlug: string): Promise<CategoryTree> {
  const active = await activeCategories()
  const root = active.find(({ slug }) => slug === rootSlug)
  if (!root) throw notFound("Category")
  return withChildren(root, active)
}

/** Returns the same tree with names only, for menus. @throws notFound */
export async function findNames(rootSlug: string): Promise<PlaceNames> {
  return namesOf(await findHierarchy(rootSlug))
}

function withChildren(category: Category, all: Category[]): CategoryTree {
  const children = all.filter((other) => other.parent === category._id)
  return { ...category, children: children.map((child) => withChildren(child, all)) }
}

function namesOf({ slug, name, children }: CategoryTree): PlaceNames {
  return { slug, name, children: children.map(namesOf) }
}

/** Returns the active category with this slug. @throws notFound; moved if the slug is a former one */
export async function findCategory(slug: string): Promise<Category> {
  const all = await activeCategories()
  const found = all.find((category) => category.slug === slug)
  if (found) return found
  const names = { kind: "category", name: "Category", path: "categories" }
  throw await unknownSlug(names, slug, (id) => all.find((category) => category._id === id))
}

export async function findCategoryById(id: string): Promise<Category> {
  const found = (await activeCategories()).find((category) => category._id === id)
  if (!found) throw notFound("Category")
  return found
}

export async function findPlaceNamed(slug: string, database: Database) {
  const columns = pick(categories, "id", "slug", "name")
  const [row] = await database.select(columns).from(categories).where(eq(categories.slug, slug))
  return row
}

export async function placeIdsWithin(slug: string): Promise<string[]> {
  const all = await allCategories()
  const idsOf = ({ _id, children }: CategoryTree): string[] => [_id, ...children.flatMap(idsOf)]
  const place = all.find((category) => category.slug === slug)
  return place ? idsOf(withChildren(place, all)) : []
}

export async function findPlacePath(
  categoryId: string,
  database: Database = db,
): Promise<{ id: string; slug: string }[]> {
  const { rows } = await database.execute<{ id: string; slug: string }>(sql`
    with recursive up as (
      select id, slug, parent_id from categories where id = ${categoryId}
      union all
      select parent.id, parent.slug, parent.parent_id from categories parent join up on up.parent_id = parent.id
    )
    select id, slug from up`)
  return rows
}

export type NewCategory = Omit<typeof categories.$inferInsert, "id" | "version" | "createdAt" | "updatedAt">

export async function createCategory(category: NewCategory, database: Database = db) {
  const row = firstOf(await database.insert(categories).values(category).returning())
  clearCache()
  return row
}

export function presentCategory(row: typeof categories.$inferSelect): Category {
  const shown = pick(row, "slug", "name", "description", "images", "isActive", "type", "level", "region", "location")
  return { _id: row.id, ...shown, parent: row.parentId, at: positionOf(row.name) }
}

/** Returns where a place of this name is. 'Ho Chi Minh City (Saigon)' and 'Lan Ha Bay & Cat Ba' are named by their beginnings. */
function positionOf({ en, vi = "" }: LocalizedContent): Category["at"] {
  const names = [en, vi, ...[en, vi].map((name) => name.split(/[(&]/)[0] ?? "")]
  const place = names.map(findVietnamPlace).find((found) => found !== undefined)
  return place ? { lat: place.latitude, lon: place.longitude } : null
}

/** Returns the slugs of destinations, to be selected beside a column of their ids. */
export const placeSlugs = (ids: AnyPgColumn) =>
  sql<string[]>`array(select slug from ${categories} place where place.id = any(${ids}) order by place.position, slug)`

/** Returns destinations by their slugs, as `placeSlugs` orders them. @throws invalid with the index of an unknown one */
export async function requirePlaces(slugs: string[], database: Database): Promise<{ ids: string[]; places: string[] }> {
  if (slugs.length === 0) return { ids: [], places: [] }
  const { id, slug, position } = categories
  const rows = await database.select({ id, slug }).from(categories).where(inArray(slug, slugs)).orderBy(position, slug)
  const places = rows.map((row) => row.slug)
  const unknown = slugs.findIndex((wanted) => !places.includes(wanted))
  if (unknown >= 0) throw invalid([{ field: `places.${unknown}`, message: staffMessages.placeUnknown }])
  return { ids: rows.map((row) => row.id), places }
}
