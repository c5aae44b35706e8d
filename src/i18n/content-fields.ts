import * as z from "zod/mini"
import { fieldsError, oneLine, required } from "#lib/fields.ts"
import { CURRENCIES, type Currency, toMajor, toMinor } from "#lib/money.ts"

/*
 * Fields of content as staff write it, in both languages. Errors are keys of content-messages.ts.
 */

/** What fits into a column of prices, in minor units. */
const PRICE_MAX_MINOR = 2_000_000_000

export const slug = z
  .string("slugInvalid")
  .check(z.maxLength(80, "slugInvalid"), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "slugInvalid"))

/** A text on one line: English, and Vietnamese if there is any yet. */
export const localizedLine = (max: number) =>
  localized(oneLine(max, "englishRequired").check(required("englishRequired")), oneLine(max, "textInvalid"))

/** A text of paragraphs. */
export const localizedText = (max: number) =>
  localized(
    z.string("englishRequired").check(z.trim(), required("englishRequired"), z.maxLength(max, "tooLong")),
    z.string("textInvalid").check(z.trim(), z.maxLength(max, "tooLong")),
  )

function localized<T extends z.ZodMiniType<string>>(english: T, vietnamese: z.ZodMiniType<string>) {
  return z.strictObject({ en: english, vi: z.optional(vietnamese) }, { error: fieldsError("englishRequired") })
}

/** At most `max` of something. */
export const listOf = <T extends z.ZodMiniType>(item: T, max: number) =>
  z.array(item, "listInvalid").check(z.maxLength(max, "tooMany"))

/** Other names that people search by. */
export const otherNames = listOf(oneLine(120, "textInvalid").check(required("textInvalid")), 40)

export const truth = z.boolean("truthInvalid")
export const wholeNumber = (min: number, max: number) =>
  z.int("numberInvalid").check(z.gte(min, "numberInvalid"), z.lte(max, "numberInvalid"))
export const choice = <const T extends readonly string[]>(values: T) => z.enum(values, "choiceInvalid")
/** HH:MM by Hanoi's clock. */
export const wallClock = z.string("timeInvalid").check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "timeInvalid"))

/** A picture of our own media; what is not said of it is what most are. */
export const image = z.strictObject(
  {
    url: z
      .string("imageInvalid")
      .check(z.regex(/^\/media(\/[a-z0-9-]{1,80}){2}\/[a-z0-9-]{1,40}\.(avif|webp)$/, "imageInvalid")),
    alt: z._default(
      z.strictObject({ en: oneLine(300, "textInvalid"), vi: oneLine(300, "textInvalid") }, "imageInvalid"),
      { en: "", vi: "" },
    ),
    width: z._default(wholeNumber(1, 20_000), 1440),
    height: z._default(wholeNumber(1, 20_000), 810),
    color: z._default(z.string("imageInvalid").check(z.regex(/^#[0-9a-f]{6}$/i, "imageInvalid")), "#d9d4c7"),
  },
  { error: fieldsError("imageInvalid") },
)
export const images = listOf(image, 30)

const percent = z.int("bandsInvalid").check(z.gte(0, "bandsInvalid"), z.lte(100, "bandsInvalid"))
const hours = z.int("bandsInvalid").check(z.gte(0, "bandsInvalid"), z.lte(9000, "bandsInvalid"))

/** What is refunded while at least so many hours remain, from the earliest to the latest. */
export const cancellationBands = listOf(
  z.strictObject({ hoursBefore: hours, refundPercent: percent }, { error: fieldsError("bandsInvalid") }),
  10,
).check(
  z.refine(
    (bands) => bands.every((band, nth) => nth === 0 || band.hoursBefore < (bands[nth - 1]?.hoursBefore ?? 0)),
    "bandsInvalid",
  ),
)

/** Where guests are picked up; the codes differ. A zone without pick-up at the hotel names a meeting point. */
export const pickupZones = listOf(
  z
    .strictObject(
      {
        code: z.string("zoneInvalid").check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "zoneInvalid"), z.maxLength(40)),
        name: localizedLine(120),
        hotelPickup: z.boolean("truthInvalid"),
        meetingPoint: z.nullable(localizedText(1000)),
        minutesBefore: z.int("numberInvalid").check(z.gte(0, "numberInvalid"), z.lte(600, "numberInvalid")),
        surcharge: z.number("priceInvalid").check(z.gte(0, "priceInvalid"), z.lte(PRICE_MAX_MINOR, "priceInvalid")),
      },
      { error: fieldsError("zoneInvalid") },
    )
    .check(z.refine(({ hotelPickup, meetingPoint }) => hotelPickup || meetingPoint !== null, "zoneInvalid")),
  20,
).check(z.refine((zones) => new Set(zones.map(({ code }) => code)).size === zones.length, "zoneInvalid"))

export const currency = z.enum(CURRENCIES, "priceInvalid")
export const amount = z.number("priceInvalid").check(z.gte(0, "priceInvalid"), z.lte(PRICE_MAX_MINOR, "priceInvalid"))

/** Whether an amount is one that can be paid in a currency: no fractions of cents or đồng. */
export function isPayable(major: number, of: Currency): boolean {
  const minor = toMinor(major, of)
  return minor <= PRICE_MAX_MINOR && Math.abs(toMajor(minor, of) - major) < 1e-9
}

/**
 * The shapes in which an entry is sent: whole; to be made, when what has a default may be left out; to be changed,
 * when any of its fields is sent, with the version that was read.
 */
export function entrySchemas<R extends z.core.$ZodShape, O extends z.core.$ZodShape>(needed: R, defaulted: O) {
  const error = { error: fieldsError("fieldRequired") }
  const version = z.int("versionRequired").check(z.gte(1, "versionRequired"))
  return {
    entry: z.strictObject({ ...needed, ...defaulted }, error),
    creation: z.strictObject({ ...needed, ...z.partial(z.object(defaulted)).shape }, error),
    change: z.strictObject({ ...z.partial(z.object({ ...needed, ...defaulted })).shape, version }, error),
  }
}
