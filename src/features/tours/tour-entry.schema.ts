import * as z from "zod/mini"
import {
  amount,
  cancellationBands,
  choice,
  currency,
  entrySchemas,
  images,
  isPayable,
  listOf,
  localizedLine,
  localizedText,
  otherNames,
  pickupZones,
  slug,
  truth,
  wallClock,
  wholeNumber,
} from "#i18n/content-fields.ts"
import { fieldsError } from "#lib/fields.ts"
import { INTERESTS } from "./tour.ts"
import { tourPriceRules } from "./tour-price-rules.schema.ts"

const duration = z
  .strictObject({ days: wholeNumber(1, 60), nights: wholeNumber(0, 60) }, { error: fieldsError("durationInvalid") })
  .check(z.refine(({ days, nights }) => nights <= days, "durationInvalid"))

const pricing = z
  .strictObject({ adult: amount, child: z.nullable(amount), currency }, { error: fieldsError("priceInvalid") })
  .check(
    z.refine(
      ({ adult, child, currency }) => isPayable(adult, currency) && isPayable(child ?? 0, currency),
      "priceInvalid",
    ),
  )

const day = z.strictObject(
  {
    title: localizedLine(200),
    description: localizedText(5000),
    meals: listOf(choice(["breakfast", "lunch", "dinner"]), 3),
    stay: z.optional(localizedLine(200)),
  },
  { error: fieldsError("dayInvalid") },
)

const lines = listOf(localizedLine(400), 60)

const schemas = entrySchemas(
  {
    slug,
    title: localizedLine(160),
    shortDescription: localizedLine(300),
    description: localizedText(20_000),
    location: localizedLine(160),
    /** The slug of a tour category. */
    category: slug,
    duration,
    /** Major units of the currency, for one person. Without `child` a child pays as an adult does. */
    pricing,
  },
  {
    isActive: truth,
    isFeatured: truth,
    /** The smaller, the further in front. */
    position: wholeNumber(0, 1_000_000),
    /** The slug of a place category. */
    destination: z.nullable(slug),
    alsoKnownAs: otherNames,
    images,
    startTime: wallClock,
    meetingPoint: z.nullable(localizedText(1000)),
    highlights: lines,
    itinerary: listOf(day, 60),
    included: lines,
    excluded: lines,
    requirements: z.nullable(localizedText(5000)),
    cancellationPolicy: z.nullable(localizedText(2000)),
    cancellationBands,
    /** Amounts in major units of the currency. */
    priceRules: tourPriceRules,
    pickupZones,
    interests: listOf(choice(INTERESTS), INTERESTS.length),
    /** Only dated departures can be booked; else any day. */
    hasDepartures: truth,
  },
)

/** A tour as staff edit it. */
export const tourEntry = schemas.entry
export type TourEntry = z.infer<typeof tourEntry>
/** Body of `POST /tours`. */
export const tourCreation = schemas.creation
/** Body of `PUT /tours/{id}`. */
export const tourChange = schemas.change
