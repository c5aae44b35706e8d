import * as z from "zod/mini"
import { choice, listOf, localizedText, nullable, wholeNumber } from "#features/catalogue/content-fields.ts"
import { GUIDE_LANGUAGES, LEVELS, NO_FACTS } from "#features/tours/tour.ts"
import { fieldsError } from "#lib/fields.ts"

const age = z.nullable(wholeNumber(0, 99))
const about = nullable(localizedText(500))

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
      rain: z._default(about, NO_FACTS.rain),
      bestMonths: z._default(listOf(wholeNumber(1, 12), 12), NO_FACTS.bestMonths),
    },
    { error: fieldsError("factsInvalid") },
  )
  .check(z.refine(({ minAge, maxAge }) => minAge === null || maxAge === null || minAge <= maxAge, "agesInvalid"))
