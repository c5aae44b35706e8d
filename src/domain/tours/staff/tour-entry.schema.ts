import * as z from "zod/mini"
import { INTERESTS } from "#domain/catalogue/content.ts"
import {
  acceptsAlso,
  booleanField,
  choice,
  chosenSlug,
  entrySchemas,
  isObject,
  listOf,
  localizedLine,
  localizedText,
  nullable,
  perhapsLine,
  perhapsText,
  readOnly,
  serverFields,
  slug,
  slugOrNamed,
  wholeNumber,
} from "#domain/catalogue/content-fields.ts"
import { commonFields } from "#domain/catalogue/entry-fields.ts"
import { mapValues } from "#domain/catalogue/map-values.ts"
import { pickupZones } from "#domain/catalogue/pickup-zones.schema.ts"
import { personPrices, priceError, sentPersonPrices, sentPrice, wholeMinorUnits } from "#domain/catalogue/prices.ts"
import {
  GUIDE_LANGUAGES,
  LEVELS,
  MAX_TOUR_DAYS,
  MEALS,
  NEEDS,
  NEEDS_TRAVELERS,
  NO_FACTS,
  TOUR_TEXTS,
} from "#domain/tours/tour.ts"
import { fieldsError, wallClock } from "#lib/fields.ts"
import { MAP } from "#lib/map-area.ts"
import { tourPriceRules } from "./tour-price-rules.schema.ts"

const age = z.nullable(wholeNumber(0, 99))
const about = nullable(localizedText(500))

/** As maps copy them: '21.0242, 105.8577'. */
const coordinates = z
  .string("meetingAtInvalid")
  .check(z.trim(), z.regex(/^-?\d{1,2}(\.\d{1,8})?, ?-?\d{1,3}(\.\d{1,8})?$/, "meetingAtInvalid"))

/** What travellers ask before they book. Whatever is left out is not known. */
export const tourFacts = z
  .strictObject(
    {
      minAge: z._default(age, NO_FACTS.minAge),
      maxAge: z._default(age, NO_FACTS.maxAge),
      level: z._default(z.nullable(choice(LEVELS)), NO_FACTS.level),
      groupSize: z._default(z.nullable(wholeNumber(1, 500)), NO_FACTS.groupSize),
      guideLanguages: z._default(listOf(choice(GUIDE_LANGUAGES), GUIDE_LANGUAGES.length), NO_FACTS.guideLanguages),
      luggage: z._default(about, NO_FACTS.luggage),
      access: z._default(about, NO_FACTS.access),
      hearing: z._default(about, NO_FACTS.hearing),
      sight: z._default(about, NO_FACTS.sight),
      pregnancy: z._default(about, NO_FACTS.pregnancy),
      diet: z._default(about, NO_FACTS.diet),
      suits: z._default(listOf(choice(NEEDS), NEEDS.length), NO_FACTS.suits),
      rain: z._default(about, NO_FACTS.rain),
      meetingAt: z._default(z.nullable(coordinates), NO_FACTS.meetingAt),
      bestMonths: z._default(listOf(wholeNumber(1, 12), 12), NO_FACTS.bestMonths),
    },
    { error: fieldsError("factsInvalid") },
  )
  .check(z.refine(({ minAge, maxAge }) => minAge === null || maxAge === null || minAge <= maxAge, "agesInvalid"))

const DAYS = { type: "integer", minimum: 1, maximum: MAX_TOUR_DAYS }
const ONE_NIGHT_LESS = "One night less than days"

/** Accepts days and nights, days only, or a number of days (spec §3). */
const duration = acceptsAlso(
  z
    .strictObject(
      { days: wholeNumber(1, MAX_TOUR_DAYS), nights: wholeNumber(0, MAX_TOUR_DAYS) },
      { error: fieldsError("durationInvalid") },
    )
    .check(z.refine(({ days, nights }) => nights <= days, "durationInvalid")),
  [
    { ...DAYS, description: `The days. ${ONE_NIGHT_LESS}` },
    {
      type: "object",
      properties: { days: DAYS },
      required: ["days"],
      additionalProperties: false,
      description: ONE_NIGHT_LESS,
    },
  ],
  (value) => {
    const given = typeof value === "number" ? { days: value } : value
    if (!isObject(given) || given.nights !== undefined) return given
    return { ...given, nights: typeof given.days === "number" ? Math.max(0, given.days - 1) : 0 }
  },
)

const pricing = z.strictObject(personPrices, priceError).check(wholeMinorUnits)

const step = z.strictObject(
  { time: z.optional(wallClock), text: localizedText(1000) },
  { error: fieldsError("stepInvalid") },
)

const coordinate = (min: number, max: number) =>
  z.number("coordinatesInvalid").check(z.gte(min, "coordinatesInvalid"), z.lte(max, "coordinatesInvalid"))

/** The map reaches as far as these coordinates. */
const stop = z.strictObject(
  { name: localizedLine(120), lat: coordinate(MAP.south, MAP.north), lon: coordinate(MAP.west, MAP.east) },
  { error: fieldsError("coordinatesInvalid") },
)

const day = z.strictObject(
  {
    title: localizedLine(200),
    description: localizedText(5000),
    meals: z._default(listOf(choice(MEALS), MEALS.length), []),
    stay: z.optional(localizedLine(200)),
    steps: z.optional(listOf(step, 30)),
    stops: z.optional(listOf(stop, 20)),
  },
  { error: fieldsError("dayInvalid") },
)

export const tourSchemas = entrySchemas(
  {
    title: localizedLine(160),
    category: chosenSlug("categoryRequired"),
  },
  {
    slug,
    shortDescription: perhapsLine(300),
    /** Per person, in major units. Without `child`, children pay the adult price. */
    pricing,
    ...commonFields,
    description: perhapsText(20_000),
    location: perhapsLine(160),
    duration,
    destination: z.nullable(slug),
    startTime: wallClock,
    ...mapValues(TOUR_TEXTS, ({ max }) => nullable(localizedText(max))),
    itinerary: listOf(day, 60),
    facts: tourFacts,
    packing: listOf(localizedLine(200), 40),
    questions: listOf(
      z.strictObject(
        { question: localizedLine(300), answer: localizedText(3000) },
        { error: fieldsError("questionInvalid") },
      ),
      30,
    ),
    priceRules: tourPriceRules,
    pickupZones,
    interests: listOf(choice(INTERESTS), INTERESTS.length),
    /** Only dated departures can be booked; otherwise any date. */
    hasDepartures: booleanField,
    needsTravelers: choice(NEEDS_TRAVELERS),
    /** Guests are reminded of the trip, and asked for a review after it, on the days of the settings. */
    sendsReminder: booleanField,
    asksForReview: booleanField,
  },
  {
    category: slugOrNamed("categoryRequired"),
    destination: z.nullable(slugOrNamed()),
    pricing: z.strictObject(sentPersonPrices, priceError),
    price: sentPrice,
    ...serverFields,
    ...readOnly("freeCancellationHours", "reviews"),
  },
)

export type TourEntry = z.infer<typeof tourSchemas.entry>

/** Returns whether no price is for children below the youngest age of the tour. */
export function bandsFit(
  { minAge }: Pick<TourEntry["facts"], "minAge">,
  { children }: TourEntry["priceRules"],
): boolean {
  const limits = [...(children?.free ? [children.free] : []), ...(children?.bands ?? [])]
  return children?.by !== "age" || limits.every(({ below }) => below > (minAge ?? 0))
}
