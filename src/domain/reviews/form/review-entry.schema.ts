import * as z from "zod/mini"
import { MAX_NAME, TEXT_LENGTH, TRAVELLED_AS } from "#domain/reviews/review.ts"
import { COUNTRIES } from "#lib/countries.ts"
import { fieldsError, longText, oneLine, required } from "#lib/fields.ts"

const countries = COUNTRIES.map(({ code }) => code)

export const reviewEntry = z.strictObject(
  {
    rating: z.int("ratingRequired").check(z.gte(1, "ratingRequired"), z.lte(5, "ratingRequired")),
    text: longText(TEXT_LENGTH.max, "textRequired").check(z.minLength(TEXT_LENGTH.min, "textRequired")),
    name: oneLine(MAX_NAME, "nameRequired").check(required("nameRequired")),
    country: z.optional(z.nullable(z.enum(countries, "countryInvalid"))),
    travelledAs: z.optional(z.nullable(z.enum(TRAVELLED_AS, "travelledAsInvalid"))),
    language: z.enum(["en", "vi"], "languageInvalid"),
    consent: z.literal(true, "consentRequired"),
  },
  { error: fieldsError("textRequired") },
)
export type ReviewEntry = z.infer<typeof reviewEntry>
