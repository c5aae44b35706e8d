import { inArray } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import { createHook } from "#server/hook.server.ts"
import { type SitemapUrl, urlsOfList } from "#server/pages/url-registry.server.ts"
import { findCategoryById, findHierarchy, listCategories } from "./categories.server.ts"
import { categories, tourCategories } from "./categories.table.server.ts"
import type { CategoryStats, CategoryTree } from "./category.ts"
import { listTourCategories } from "./category-trees.server.ts"

/** Returns the number of tours on sale by category slug, including descendants. */
export const tourCounts = createHook<(categorySlugs: string[]) => Promise<Map<string, number>>>("tour counts")

/** @throws notFound */
export async function findStats(id: string): Promise<CategoryStats> {
  const { _id, slug } = await findCategoryById(id)
  const children = await listCategories({ parent: _id })
  const counts = await tourCounts.one()([slug, ...children.map((child) => child.slug)])
  const toursIn = (category: string) => counts.get(category) ?? 0
  const subcategories = children.map(({ _id, slug, name }) => ({ _id, slug, name, tours: toursIn(slug) }))
  return { _id, slug, tours: toursIn(slug), subcategories }
}

export const categoryUrls = urlsOfList(async (): Promise<SitemapUrl[]> => {
  const root = await findHierarchy("vietnam-tours").catch(() => undefined)
  const slugs = [...(await listTourCategories()).map(({ slug }) => slug), ...(root ? slugsOf(root) : [])]
  const [tours, changes] = await Promise.all([tourCounts.one()(slugs), changesOf(slugs)])
  return slugs
    .filter((slug) => tours.get(slug))
    .map((slug) => ({ path: `/category/${slug}`, changedAt: changes.get(slug) }))
})

function slugsOf({ slug, children }: CategoryTree): string[] {
  return [slug, ...children.flatMap(slugsOf)]
}

async function changesOf(slugs: string[]): Promise<Map<string, Date>> {
  const read = (table: typeof categories | typeof tourCategories) =>
    db.select({ slug: table.slug, at: table.updatedAt }).from(table).where(inArray(table.slug, slugs))
  const rows = [...(await read(categories)), ...(await read(tourCategories))]
  return new Map(rows.map(({ slug, at }) => [slug, at]))
}
