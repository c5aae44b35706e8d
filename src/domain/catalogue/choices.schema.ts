import * as z from "zod/mini"
import { fieldsError } from "#lib/fields.ts"
import { CHOICE_UNITS } from "./content.ts"
import { booleanField, choice, haveOwnCodes, listOf, localizedLine, slugUpTo } from "./content-fields.ts"
import { amount } from "./prices.ts"

const code = slugUpTo(40, "choicesInvalid")
/** The API returns these fields and those of the options, too. */
export const choiceFields = {
  code,
  name: localizedLine(120),
  per: choice(CHOICE_UNITS).check(
    z.meta({ description: "Guests choose a number of rooms or seats, or one option of the other kinds" }),
  ),
  isRequired: z
    ._default(booleanField, false)
    .check(z.meta({ description: "The first option applies to those who choose nothing" })),
}
export const optionFields = {
  code,
  name: localizedLine(120),
  price: amount,
  alone: z._default(booleanField, false).check(z.meta({ description: "Someone who travels alone always pays it" })),
}

/** Choices with unique codes. Only rooms can have a price for people who travel alone, and rooms can't be required. */
export const choices = listOf(
  z
    .strictObject(
      {
        ...choiceFields,
        options: listOf(z.strictObject(optionFields, { error: fieldsError("choicesInvalid") }), 10).check(
          z.minLength(1, "choicesInvalid"),
          z.refine(haveOwnCodes, "choicesInvalid"),
        ),
      },
      { error: fieldsError("choicesInvalid") },
    )
    .check(
      z.refine(({ per, options }) => per === "room" || options.every(({ alone }) => !alone), "aloneInvalid"),
      z.refine(({ per, isRequired }) => per !== "room" || !isRequired, "roomRequired"),
    ),
  10,
).check(z.refine(haveOwnCodes, "choicesInvalid"))
