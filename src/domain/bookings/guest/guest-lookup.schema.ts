import * as z from "zod/mini"
import { wholeNumber } from "#lib/address/query-fields.ts"
import { countryCode, longest } from "#lib/fields.ts"

export const placeQuery = z.object({
  page: z.optional(wholeNumber(1, 100_000)),
  limit: z.optional(wholeNumber(1, 50)),
})

export const guestQuery = z.object({
  /** Guests often copy the sentence around a reference, too. */
  ref: z.optional(z.string().check(longest(500))),
  proof: z.optional(z.string().check(longest(100))),
  countryCode: z.optional(countryCode),
  ...placeQuery.shape,
})
export type GuestQuery = z.infer<typeof guestQuery>
