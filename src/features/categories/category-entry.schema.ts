import * as z from "zod/mini"
import {
  choice,
  entrySchemas,
  images,
  localizedLine,
  localizedText,
  slug,
  truth,
  wholeNumber,
} from "#i18n/content-fields.ts"
import { REGIONS, SERVICE_TYPES, VEHICLE_TYPES } from "./category.ts"

const needed = { slug, name: localizedLine(120) }

const defaulted = {
  isActive: truth,
  /** The smaller, the further in front. */
  position: wholeNumber(0, 1_000_000),
  description: z.nullable(localizedText(5000)),
  images,
  region: choice(REGIONS),
}

const places = entrySchemas(needed, {
  ...defaulted,
  type: z.string("textInvalid").check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, "typeInvalid")),
  /** The slug or the id of the category above; null for a main category. */
  parent: z.nullable(
    z.string("parentUnknown").check(z.minLength(1, "parentUnknown"), z.maxLength(80, "parentUnknown")),
  ),
  location: z.nullable(localizedLine(160)),
})

/** A place category as staff edit it; its level follows from what is above it. */
export const categoryEntry = places.entry
export type CategoryEntry = z.infer<typeof categoryEntry>
/** Body of `POST /categories`. */
export const categoryCreation = places.creation
/** Body of `PUT /categories/{id}`. */
export const categoryChange = places.change

const tourThemes = entrySchemas(needed, { ...defaulted, isFeatured: truth })

/** A tour category as staff edit it. */
export const tourCategoryEntry = tourThemes.entry
export type TourCategoryEntry = z.infer<typeof tourCategoryEntry>
/** Body of `POST /tour-categories`. */
export const tourCategoryCreation = tourThemes.creation
/** Body of `PUT /tour-categories/{id}`. */
export const tourCategoryChange = tourThemes.change

const transferThemes = entrySchemas(
  { ...needed, vehicleType: choice(VEHICLE_TYPES), serviceType: choice(SERVICE_TYPES) },
  { ...defaulted, isFeatured: truth },
)

/** A transfer category as staff edit it. */
export const transferCategoryEntry = transferThemes.entry
export type TransferCategoryEntry = z.infer<typeof transferCategoryEntry>
/** Body of `POST /transfer-categories`. */
export const transferCategoryCreation = transferThemes.creation
/** Body of `PUT /transfer-categories/{id}`. */
export const transferCategoryChange = transferThemes.change
