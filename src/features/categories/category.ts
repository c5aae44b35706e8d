import type { Image } from "#features/catalogue/content.ts"
import type { LocalizedContent } from "#i18n/localized.ts"

export const REGIONS = ["north", "central", "south", "all"] as const
export type Region = (typeof REGIONS)[number]

/** Spec §3. */
export const SERVICE_TYPES = ["private", "shared", "train", "special"] as const
export type ServiceType = (typeof SERVICE_TYPES)[number]
export const VEHICLE_TYPES = ["car", "van", "bus", "limousine", "motorbike", "train"] as const
export type VehicleType = (typeof VEHICLE_TYPES)[number]

/** Spec §3. */
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

export type CategoryTree = Category & { children: CategoryTree[] }

export type PlaceNames = { slug: string; name: LocalizedContent; children: PlaceNames[] }

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
  level: 0
  parent: null
  type: "tour" | "transfer"
}

export type TransferCategory = TourCategory & {
  vehicleType: VehicleType
  serviceType: ServiceType
  route: { from: LocalizedContent; to: LocalizedContent } | null
}

export type CategoryStats = {
  _id: string
  slug: string
  tours: number
  subcategories: { _id: string; slug: string; name: LocalizedContent; tours: number }[]
}

export type CategoryHeading = { slug: string; name: LocalizedContent; description: LocalizedContent }

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
