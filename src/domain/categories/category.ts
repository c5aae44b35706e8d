import type * as z from "zod"
import type * as shapes from "./shapes.server.ts"

export type Category = z.infer<typeof shapes.category>
export type CategoryTree = Category & { children: CategoryTree[] }
export type PlaceNames = Pick<Category, "slug" | "name"> & { children: PlaceNames[] }
export type CategoryStats = z.infer<typeof shapes.stats>
export type TourCategory = z.infer<typeof shapes.tourCategory>
export type TransferCategory = z.infer<typeof shapes.transferCategory>
export type CategoryName = Pick<Category, "slug" | "name">
export type CategoryHeading = Pick<Category, "slug" | "name" | "description">

export const REGIONS = ["north", "central", "south", "all"] as const
export type Region = (typeof REGIONS)[number]

/** Spec §3. */
export const SERVICE_TYPES = ["private", "shared", "train", "special"] as const
export type ServiceType = (typeof SERVICE_TYPES)[number]
export const VEHICLE_TYPES = ["car", "van", "bus", "limousine", "motorbike", "train"] as const
export type VehicleType = (typeof VEHICLE_TYPES)[number]

export function findHeading(
  slug: string,
  themes: CategoryHeading[],
  places: CategoryTree,
): CategoryHeading | undefined {
  return themes.find((theme) => theme.slug === slug) ?? findPlace(slug, places)
}

/** Finds a destination in a tree by its slug. */
export function findPlace<Place extends PlaceNames>(slug: string, tree: Place): Place | undefined {
  if (tree.slug === slug) return tree
  for (const child of tree.children as Place[]) {
    const found = findPlace(slug, child)
    if (found) return found
  }
  return undefined
}
