import * as z from "zod/mini"
import {
  booleanField,
  choice,
  entrySchemas,
  images,
  localizedLine,
  localizedText,
  nullable,
  outdated,
  readOnly,
  serverFields,
  slug,
  wholeNumber,
} from "#domain/catalogue/content-fields.ts"
import { fieldsError, longest } from "#lib/fields.ts"
import { REGIONS, SERVICE_TYPES, VEHICLE_TYPES } from "./category.ts"

const needed = { name: localizedLine(120) }

const optional = {
  slug,
  isActive: booleanField,
  position: wholeNumber(0, 1_000_000),
  description: nullable(localizedText(5000)),
  images,
  region: choice(REGIONS),
  location: nullable(localizedLine(160)),
  outdated,
}

const placeFields = {
  ...optional,
  type: z.string("textInvalid").check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, "typeInvalid")),
  /** Slug or id of the parent; null for a top-level category. */
  parent: z.nullable(z.string("parentUnknown").check(z.minLength(1, "parentUnknown"), longest(80, "parentUnknown"))),
}
export const placeSchemas = entrySchemas(needed, placeFields, { ...serverFields, ...readOnly("level", "at") })
export type PlaceEntry = z.infer<typeof placeSchemas.entry>

/** Themes have no hierarchy, but the specification requires its fields for every category. */
const themeReadOnly = { ...serverFields, ...readOnly("level", "parent", "type") }

export const tourCategorySchemas = entrySchemas(needed, { ...optional, isFeatured: booleanField }, themeReadOnly)
export type TourCategoryEntry = z.infer<typeof tourCategorySchemas.entry>

const route = z.strictObject(
  { from: localizedLine(160), to: localizedLine(160) },
  { error: fieldsError("routeInvalid") },
)
export const transferCategorySchemas = entrySchemas(
  needed,
  {
    ...optional,
    isFeatured: booleanField,
    vehicleType: choice(VEHICLE_TYPES),
    serviceType: choice(SERVICE_TYPES),
    route: z.nullable(route),
  },
  themeReadOnly,
)
export type TransferCategoryEntry = z.infer<typeof transferCategorySchemas.entry>
