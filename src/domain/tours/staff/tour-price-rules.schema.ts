import * as z from "zod/mini"
import { choices } from "#domain/catalogue/choices.schema.ts"
import { choice, listOf, wholeNumber } from "#domain/catalogue/content-fields.ts"
import { amount } from "#domain/catalogue/prices.ts"
import { CHILD_LIMITS } from "#domain/tours/tour.ts"
import { fieldsError } from "#lib/fields.ts"

const childRulesError = { error: fieldsError("childRulesInvalid") }

const isAscending = <T>(items: readonly T[], by: (item: T) => number) =>
  items.every((item, nth) => nth === 0 || by(item) > by(items[nth - 1] as T))

const children = z
  .strictObject(
    {
      by: choice(CHILD_LIMITS),
      free: z.nullable(
        z.strictObject(
          { below: wholeNumber(1, 220), perAdults: wholeNumber(1, 10), furtherPercent: wholeNumber(0, 100) },
          childRulesError,
        ),
      ),
      bands: listOf(
        z.strictObject({ below: wholeNumber(1, 220), percent: z.nullable(wholeNumber(0, 100)) }, childRulesError),
        5,
      ),
    },
    childRulesError,
  )
  .check(
    z.refine(({ by, free, bands }) => {
      const limits = [...(free ? [free.below] : []), ...bands.map(({ below }) => below)]
      return isAscending(limits, (limit) => limit) && (by === "height" || limits.every((limit) => limit <= 18))
    }, "childRulesInvalid"),
  )

const tiers = listOf(
  z.strictObject(
    { people: wholeNumber(2, 10), percentOff: wholeNumber(1, 90) },
    { error: fieldsError("tiersInvalid") },
  ),
  5,
).check(z.refine((list) => isAscending(list, ({ people }) => people), "tiersInvalid"))

const privateGroups = listOf(
  z.strictObject({ people: wholeNumber(1, 10), price: amount }, { error: fieldsError("groupsInvalid") }),
  10,
).check(z.refine((list) => isAscending(list, ({ people }) => people), "groupsInvalid"))

/** The API returns these fields, too. */
export const priceRuleFields = {
  children: z.nullable(children).check(
    z.meta({
      description: "Prices of children by age in years or height in centimetres, in percent of the adult price",
    }),
  ),
  tiers: tiers.check(z.meta({ description: "Group discounts; the last tier that the party reaches applies" })),
  privateGroups: privateGroups.check(
    z.meta({ description: "Total prices of private groups; the first that holds the party applies" }),
  ),
}

export const tourPriceRules = z.strictObject(
  { ...priceRuleFields, choices: z._default(choices, []) },
  { error: fieldsError("priceRulesInvalid") },
)
