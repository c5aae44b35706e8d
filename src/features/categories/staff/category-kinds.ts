import type { ContentKind } from "#staff/ui/content/content-kind.ts"

const page = (slug: string) => `/category/${slug}`

/** Destinations, in a tree. */
export const placeKind: ContentKind = { resource: "places", pagePath: page, nameField: "name" }

/** Themes of tours. */
export const tourCategoryKind: ContentKind = { resource: "tourCategories", pagePath: page, nameField: "name" }

/** Groups of transfers. They have no page of their own. */
export const transferCategoryKind: ContentKind = { resource: "transferCategories", nameField: "name" }

const common = { name: { en: "", vi: "" }, region: "all", images: [], isActive: false, position: 0 }

export const newPlace = { ...common, type: "tour", parent: null }
export const newTourCategory = { ...common, isFeatured: false }
export const newTransferCategory = { ...newTourCategory, vehicleType: "car", serviceType: "private", route: null }
