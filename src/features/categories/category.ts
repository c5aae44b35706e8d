import type { LocalizedContent } from "#i18n/localized.ts"

export const REGIONS = ["north", "central", "south", "all"] as const
export type Region = (typeof REGIONS)[number]

/** A node of a category tree, as `GET /categories` answers it (spec §3). */
export type Category = {
  _id: string
  slug: string
  name: LocalizedContent
  description: LocalizedContent
  images: { url: string }[]
  isActive: boolean
  type: string
  level: number
  parent: string | null
  region: Region
  location: LocalizedContent | null
}

/** A category with all below it, as `GET /categories/hierarchy/{name}` answers it. */
export type CategoryTree = Category & { children: CategoryTree[] }

/** The same tree by its names alone: `?view=names`. */
export type PlaceNames = { slug: string; name: LocalizedContent; children: PlaceNames[] }

/** A theme that tours are sorted into, as `GET /tour-categories` answers it. */
export type TourCategory = {
  _id: string
  slug: string
  name: LocalizedContent
  description: LocalizedContent
  images: { url: string }[]
  isActive: boolean
  isFeatured: boolean
  region: Region
}
