import type { Image } from "#features/catalogue/content.ts"
import type { LocalizedContent } from "#i18n/localized.ts"

export const REGIONS = ["north", "central", "south", "all"] as const
export type Region = (typeof REGIONS)[number]

/** How a transfer is sold, and in what it goes (spec §3). */
export const SERVICE_TYPES = ["private", "shared", "train", "special"] as const
export type ServiceType = (typeof SERVICE_TYPES)[number]
export const VEHICLE_TYPES = ["car", "van", "bus", "limousine", "motorbike", "train"] as const
export type VehicleType = (typeof VEHICLE_TYPES)[number]

/** A node of a category tree, as `GET /categories` answers it (spec §3). */
export type Category = {
  _id: string
  slug: string
  name: LocalizedContent
  description: LocalizedContent
  images: Image[]
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
  images: Image[]
  isActive: boolean
  isFeatured: boolean
  region: Region
  location: LocalizedContent | null
  /** None is below another. */
  level: 0
  parent: null
  type: "tour" | "transfer"
}

/** A kind of transfer, as `GET /transfer-categories` answers it. */
export type TransferCategory = TourCategory & {
  vehicleType: VehicleType
  serviceType: ServiceType
  route: { from: LocalizedContent; to: LocalizedContent } | null
}

/** What `GET /categories/{id}/stats` answers: active tours in a category and below, and the same of each child. */
export type CategoryStats = {
  _id: string
  slug: string
  tours: number
  subcategories: { _id: string; slug: string; name: LocalizedContent; tours: number }[]
}

/** What a page about a category is headed with: of a theme and of a place alike. */
export type CategoryHeading = { slug: string; name: LocalizedContent; description: LocalizedContent }

/** The theme or the place of a slug. */
export function findHeading(slug: string, themes: TourCategory[], places: CategoryTree): CategoryHeading | undefined {
  return themes.find((theme) => theme.slug === slug) ?? findPlace(slug, places)
}

function findPlace(slug: string, place: CategoryTree): CategoryTree | undefined {
  if (place.slug === slug) return place
  for (const child of place.children) {
    const found = findPlace(slug, child)
    if (found) return found
  }
  return undefined
}
