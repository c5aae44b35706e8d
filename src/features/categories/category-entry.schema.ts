import * as z from "zod/mini"
import {
  booleanField,
  choice,
  type Derived,
  entrySchemas,
  images,
  localizedLine,
  localizedText,
  nullable,
  outdated,
  SERVER_FIELDS,
  slug,
  wholeNumber,
} from "#features/catalogue/content-fields.ts"
import { fieldsError, longest } from "#lib/fields.ts"
import { REGIONS, SERVICE_TYPES, VEHICLE_TYPES } from "./category.ts"

const needed = { name: localizedLine(120) }
const completed = { slug }

const defaulted = {
  isActive: booleanField,
  position: wholeNumber(0, 1_000_000),
  description: nullable(localizedText(5000)),
  images,
  region: choice(REGIONS),
  location: nullable(localizedLine(160)),
  outdated,
}

export const placeDerived = { ...SERVER_FIELDS, level: { from: "parent" } } satisfies Derived

const placeFields = {
  ...defaulted,
  type: z.string("textInvalid").check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, "typeInvalid")),
  /** Slug or id of the parent; null for a top-level category. */
  parent: z.nullable(z.string("parentUnknown").check(z.minLength(1, "parentUnknown"), longest(80, "parentUnknown"))),
}
const places = entrySchemas(needed, placeFields, { completed, derived: placeDerived })

export const categoryEntry = places.entry
export type CategoryEntry = z.infer<typeof categoryEntry>
export const categoryCreation = places.creation
export const categoryChange = places.change

/** Fields that the specification requires for every category. Themes have no hierarchy. */
export const themeDerived = { ...SERVER_FIELDS, level: {}, parent: {}, type: {} } satisfies Derived
const themeExtras = { completed, derived: themeDerived }

const tourThemes = entrySchemas(needed, { ...defaulted, isFeatured: booleanField }, themeExtras)

export const tourCategoryEntry = tourThemes.entry
export type TourCategoryEntry = z.infer<typeof tourCategoryEntry>
export const tourCategoryCreation = tourThemes.creation
export const tourCategoryChange = tourThemes.change

const route = z.strictObject(
  { from: localizedLine(160), to: localizedLine(160) },
  { error: fieldsError("routeInvalid") },
)
const transferThemes = entrySchemas(
  needed,
  {
    ...defaulted,
    isFeatured: booleanField,
    vehicleType: choice(VEHICLE_TYPES),
    serviceType: choice(SERVICE_TYPES),
    route: z.nullable(route),
  },
  themeExtras,
)

export const transferCategoryEntry = transferThemes.entry
export type TransferCategoryEntry = z.infer<typeof transferCategoryEntry>
export const transferCategoryCreation = transferThemes.creation
export const transferCategoryChange = transferThemes.change
