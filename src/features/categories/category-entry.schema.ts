import * as z from "zod/mini"
import {
  choice,
  type Derived,
  entrySchemas,
  images,
  localizedLine,
  localizedText,
  nullable,
  SERVER_FIELDS,
  slug,
  truth,
  wholeNumber,
} from "#i18n/content-fields.ts"
import { fieldsError } from "#lib/fields.ts"
import { REGIONS, SERVICE_TYPES, VEHICLE_TYPES } from "./category.ts"

const needed = { name: localizedLine(120) }
const completed = { slug }

const defaulted = {
  isActive: truth,
  /** The smaller, the further in front. */
  position: wholeNumber(0, 1_000_000),
  description: nullable(localizedText(5000)),
  images,
  region: choice(REGIONS),
  location: nullable(localizedLine(160)),
}

/** What may be sent back of a place as it was read. */
export const placeDerived = { ...SERVER_FIELDS, level: { from: "parent" } } satisfies Derived

const placeFields = {
  ...defaulted,
  type: z.string("textInvalid").check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, "typeInvalid")),
  /** The slug or the id of the category above; null for a main category. */
  parent: z.nullable(
    z.string("parentUnknown").check(z.minLength(1, "parentUnknown"), z.maxLength(80, "parentUnknown")),
  ),
}
const places = entrySchemas(needed, placeFields, { completed, derived: placeDerived })

/** A place category as staff edit it; its level follows from what is above it. */
export const categoryEntry = places.entry
export type CategoryEntry = z.infer<typeof categoryEntry>
/** Body of `POST /categories`. */
export const categoryCreation = places.creation
/** Body of `PUT /categories/{id}`. */
export const categoryChange = places.change

/** What the specification names of every category, and is the same of all themes: none is below another. */
export const themeDerived = { ...SERVER_FIELDS, level: {}, parent: {}, type: {} } satisfies Derived
const themeExtras = { completed, derived: themeDerived }

const tourThemes = entrySchemas(needed, { ...defaulted, isFeatured: truth }, themeExtras)

/** A tour category as staff edit it. */
export const tourCategoryEntry = tourThemes.entry
export type TourCategoryEntry = z.infer<typeof tourCategoryEntry>
/** Body of `POST /tour-categories`. */
export const tourCategoryCreation = tourThemes.creation
/** Body of `PUT /tour-categories/{id}`. */
export const tourCategoryChange = tourThemes.change

const route = z.strictObject(
  { from: localizedLine(160), to: localizedLine(160) },
  { error: fieldsError("routeInvalid") },
)
const transferThemes = entrySchemas(
  needed,
  {
    ...defaulted,
    isFeatured: truth,
    vehicleType: choice(VEHICLE_TYPES),
    serviceType: choice(SERVICE_TYPES),
    route: z.nullable(route),
  },
  themeExtras,
)

/** A transfer category as staff edit it. */
export const transferCategoryEntry = transferThemes.entry
export type TransferCategoryEntry = z.infer<typeof transferCategoryEntry>
/** Body of `POST /transfer-categories`. */
export const transferCategoryCreation = transferThemes.creation
/** Body of `PUT /transfer-categories/{id}`. */
export const transferCategoryChange = transferThemes.change
