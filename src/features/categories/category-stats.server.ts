import { countTours } from "#features/tours/tours.server.ts"
import { findCategoryById, listCategories } from "./categories.server.ts"
import type { CategoryStats } from "./category.ts"

/** @throws notFound */
export async function findStats(id: string): Promise<CategoryStats> {
  const { _id, slug } = await findCategoryById(id)
  const children = await listCategories({ parent: _id })
  const counts = await countTours([slug, ...children.map((child) => child.slug)])
  const toursIn = (category: string) => counts.get(category) ?? 0
  const subcategories = children.map(({ _id, slug, name }) => ({ _id, slug, name, tours: toursIn(slug) }))
  return { _id, slug, tours: toursIn(slug), subcategories }
}
