import * as z from "zod/mini"
import { calendarDate, DATE, fieldsError, longest, oneLine, required, wallClock } from "#lib/fields.ts"
import { readCompact } from "#lib/text/typed-text.ts"
import { isCalendarDate } from "#lib/today.ts"
import { firstTravelDate, LARGEST_GROUP, lastTravelDate, MAX_CHOICES, MAX_EXTRAS, type Range } from "./order-limits.ts"

export const productId = z
  .string("productRequired")
  .check(z.minLength(1, "productRequired"), longest(100, "productRequired"))

export const whole = (min: number, max: number, error: string) =>
  z.int(error).check(z.gte(min, error), z.lte(max, error))

export const inRange = ({ min, max, error }: Range) => whole(min, max, error)

/** `daysBack`: how long ago the trip may have been. */
export const travelDate = (missing: string, daysBack: number) =>
  z.string(missing).check(
    required(missing),
    z.refine(isCalendarDate, { error: "travelDateInvalid", abort: true }),
    DATE,
    z.refine((date) => date >= firstTravelDate(daysBack), "travelDatePast"),
    z.refine((date) => date <= lastTravelDate(), "travelDateFar"),
  )

const night = calendarDate("nightInvalid")
const flightNumber = z
  .string("flightInvalid")
  .check(
    longest(40, "flightInvalid"),
    z.trim(),
    z.toUpperCase(),
    z.regex(/^[A-Z0-9]{2} ?\d{1,4}[A-Z]?$/, "flightInvalid"),
  )
export const place = oneLine(200, "textInvalid")

/** One of the people who travel, as carriers, ships and parks register them. */
const listedTraveler = z.strictObject(
  {
    name: oneLine(100, "textInvalid").check(required("travelerNameRequired")),
    birthYear: z.optional(
      whole(1900, 2100, "birthYearInvalid").check(
        z.refine((year) => year <= Number(firstTravelDate().slice(0, 4)), "birthYearInvalid"),
      ),
    ),
    /** The last four characters of the passport number. */
    passportEnding: z.optional(
      z.string("passportEndingInvalid").check(
        longest(40, "passportEndingInvalid"),
        z.overwrite((typed) => readCompact(typed).toUpperCase()),
        z.regex(/^[A-Z0-9]{4}$/, "passportEndingInvalid"),
      ),
    ),
  },
  { error: fieldsError("travelerNameRequired") },
)
export const travelerList = z
  .array(listedTraveler, "travelerListCount")
  .check(z.maxLength(LARGEST_GROUP, "travelerListCount"))

export const party = z
  .strictObject(
    {
      adults: whole(1, LARGEST_GROUP, "partyInvalid"),
      children: whole(0, LARGEST_GROUP, "partyInvalid"),
      childAges: z.optional(z.array(whole(0, 17, "childAgesInvalid"), "childAgesInvalid")),
      childHeights: z.optional(z.array(whole(30, 220, "childHeightsInvalid"), "childHeightsInvalid")),
    },
    { error: fieldsError("partyInvalid") },
  )
  .check(
    z.refine(({ children, childAges }) => !childAges || childAges.length === children, {
      error: "childAgesInvalid",
      path: ["childAges"],
    }),
    z.refine(({ children, childHeights }) => !childHeights || childHeights.length === children, {
      error: "childHeightsInvalid",
      path: ["childHeights"],
    }),
  )

export const pickup = z.optional(
  z.strictObject(
    { zone: z.optional(z.string("zoneUnknown").check(longest(40, "zoneUnknown"))), place: z.optional(place) },
    { error: fieldsError("zoneUnknown") },
  ),
)

/** Extras, each at most `quantity` times. */
export const extrasUpTo = (quantity: number) =>
  z.optional(
    z
      .array(
        z.strictObject(
          { productId, quantity: whole(1, quantity, "quantityInvalid") },
          { error: fieldsError("extraUnknown") },
        ),
        "extraUnknown",
      )
      .check(
        z.maxLength(MAX_EXTRAS, "extrasTooMany"),
        z.refine((list) => new Set(list.map((extra) => extra.productId)).size === list.length, "extraTwice"),
      ),
  )

const choiceCode = z.string("choiceUnknown").check(longest(40, "choiceUnknown"))

/** Options chosen from `priceRules.choices`. Only rooms and seats have a quantity, of at most `quantity`. */
export const choicesUpTo = (quantity: number) =>
  z.optional(
    z
      .array(
        z.strictObject(
          { code: choiceCode, option: choiceCode, quantity: z.optional(whole(1, quantity, "quantityInvalid")) },
          { error: fieldsError("choiceUnknown") },
        ),
        "choiceUnknown",
      )
      .check(
        z.maxLength(MAX_CHOICES, "choicesTooMany"),
        z.refine(
          (list) => new Set(list.map(({ code, option }) => `${code} ${option}`)).size === list.length,
          "choiceTwice",
        ),
      ),
  )

/** When and where a transfer picks the passengers up, for each of its two legs. */
export const leg = {
  pickupTime: z.optional(wallClock),
  flightNumber: z.optional(flightNumber),
  /** Landing or take-off. */
  flightTime: z.optional(wallClock),
  /** The evening before, for times from 00:00 to 05:59. */
  nightOf: z.optional(night),
  /** True if the guest will send the flight or time later, false if one is required. Default: not required. */
  timeLater: z.optional(z.boolean("truthInvalid")),
}
