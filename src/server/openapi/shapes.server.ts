import * as z from "zod"
import {
  type CancellationBand,
  CHOICE_UNITS,
  type Choice,
  type Image,
  type PickupZone,
} from "#features/catalogue/content.ts"
import type { ReviewSummary } from "#features/reviews/review.ts"
import { LANGUAGES, type LocalizedContent } from "#i18n/localized.ts"
import type { Pagination } from "#lib/api/pagination.ts"
import { CURRENCIES } from "#lib/money.ts"

/** Checks at compile time that a schema matches a type: `shapeOf<Tour>()(schema)`. */
export const shapeOf =
  <T>() =>
  <S extends z.ZodType>(schema: S & (Same<Plain<T>, Plain<z.output<S>>> extends true ? unknown : Differing<T, S>)): S =>
    schema

type Differing<T, S extends z.ZodType> = { "The schema differs from the type": [type: T, schema: z.output<S>] }
type Same<A, B> = (<X>() => X extends A ? 1 : 2) extends <X>() => X extends B ? 1 : 2 ? true : false
/** Flattens intersections and removes explicit undefined. */
type Plain<T> = T extends (infer Item)[]
  ? Plain<Item>[]
  : T extends object
    ? { [Field in keyof T]: Plain<Exclude<T[Field], undefined>> }
    : T

export const id = z.uuid()
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
export const calendarDate = z.iso.date()
export const wallClock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .describe("HH:MM by Hanoi's clock")
export const instant = z.iso.datetime().describe("UTC")
export const language = z.enum(LANGUAGES)
export const currency = z.enum(CURRENCIES)
export const natural = z.int().min(0)
export const version = z.int().min(1).describe("Counts the changes; a change that names an older one is refused")

export const localized = shapeOf<LocalizedContent>()(
  z.strictObject({ en: z.string(), vi: z.string().optional() }).meta({
    id: "Localized",
    description: "A text in both languages. Where `vi` is missing the English one is shown.",
  }),
)

const percent = z.int().min(0).max(100)

export const image = shapeOf<Image>()(
  z
    .strictObject({
      url: z.string().startsWith("/media/"),
      alt: z.strictObject({ en: z.string(), vi: z.string() }),
      width: z.int(),
      height: z.int(),
      color: z.string().describe("What it looks like before it is there"),
      focus: z
        .strictObject({ x: percent, y: percent })
        .optional()
        .describe("Where its subject is, from the left and the top. Crops keep it in view."),
    })
    .meta({ id: "Image" }),
)

export const cancellationBand = shapeOf<CancellationBand>()(
  z.strictObject({ hoursBefore: natural, refundPercent: z.int().min(0).max(100) }).meta({
    id: "CancellationBand",
    description: "What is refunded while at least `hoursBefore` hours remain until the start.",
  }),
)

export const choice = shapeOf<Choice>()(
  z
    .strictObject({
      code: z.string(),
      name: localized,
      per: z.enum(CHOICE_UNITS).describe("Guests choose how many rooms and seats; of the others one option"),
      isRequired: z.boolean().describe("The first option applies to those who choose nothing"),
      options: z.array(
        z.strictObject({
          code: z.string(),
          name: localized,
          price: z.number(),
          alone: z.boolean().describe("Someone who travels alone always pays it"),
        }),
      ),
    })
    .meta({
      id: "Choice",
      description: "Something guests choose beside the product, such as a single room or a berth.",
    }),
)

export const pickupZone = shapeOf<PickupZone>()(
  z
    .strictObject({
      code: z.string(),
      name: localized,
      hotelPickup: z.boolean(),
      meetingPoint: localized.nullable(),
      minutesBefore: natural,
      surcharge: z.number(),
    })
    .meta({ id: "PickupZone", description: "Where guests are picked up; `surcharge` is for the booking." }),
)

export const reviewSummary = shapeOf<ReviewSummary>()(
  z.strictObject({ average: z.number().min(1).max(5), count: natural }).meta({
    id: "ReviewSummary",
    description: "What guests make of it: the average of their stars to one decimal, and how many have written",
  }),
)

export const pagination = shapeOf<Pagination>()(
  z
    .strictObject({
      page: z.int().min(1),
      limit: z.int().min(1),
      total: natural,
      pages: z.int().min(1),
      isPartial: z.literal(true).optional(),
    })
    .meta({
      id: "Pagination",
      description:
        "Where a page stands in the whole list. `isPartial`: there are more than the `total` that was counted.",
    }),
)
