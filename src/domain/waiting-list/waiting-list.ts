import * as z from "zod/mini"
import { countryCode, emailAddress, fieldsError, longest, oneLine, phoneNumber, required } from "#lib/fields.ts"
import { formGuard } from "#lib/form-guard.ts"
import type * as shapes from "./shapes.server.ts"

export type WaitingPlace = z.infer<typeof shapes.waitingPlace>
export type WaitingParty = z.infer<typeof shapes.waitingParty>
export type OfferedParty = z.infer<typeof shapes.offeredParty>
export type WaitingStatus = WaitingPlace["status"]

/** `left` by the guest's own link, `expired` without an answer to the offer, `ended` with the departure. */
export const WAITING_STATUSES = ["unconfirmed", "waiting", "offered", "booked", "left", "expired", "ended"] as const

export const ACTIVE_STATUSES = ["unconfirmed", "waiting", "offered"] as const satisfies WaitingStatus[]

/** How long places are held for the party that they are offered to. */
export const OFFER_HOURS = 12

/** The same for a further party of one network at a departure. */
export const SHORT_OFFER_HOURS = 3

const MAX_WAITING = 20
const MAX_CHILD_AGE = 17

const whole = (min: number, max: number, error: string) =>
  z.int(error).check(z.gte(min, { error, abort: true }), z.lte(max, error))

/** Body of `POST /waiting-list`. */
export const waitingRequest = z
  .strictObject(
    {
      departureId: z.uuid("departureRequired"),
      name: oneLine(100, "nameRequired").check(required("nameRequired")),
      email: emailAddress("emailRequired"),
      phone: z.optional(phoneNumber("textInvalid")),
      countryCode: z.optional(countryCode),
      adults: whole(1, MAX_WAITING, "adultsInvalid"),
      childAges: z.optional(
        z.array(z.int("childAgesInvalid"), "childAgesInvalid").check(
          z.maxLength(MAX_WAITING, { error: "childAgesInvalid", abort: true }),
          z.refine((ages) => ages.every((age) => age >= 0 && age <= MAX_CHILD_AGE), "childAgesInvalid"),
        ),
      ),
      language: z.optional(z.enum(["en", "vi"], "languageInvalid")),
      ...formGuard,
    },
    { error: fieldsError("fieldsRequired") },
  )
  .check(
    z.refine(({ adults, childAges = [] }) => !(adults + childAges.length > MAX_WAITING), {
      error: "adultsInvalid",
      path: ["adults"],
    }),
  )
export type WaitingRequest = z.infer<typeof waitingRequest>

export const linkQuery = z.object({
  token: z.string("linkInvalid").check(required("linkInvalid"), longest(100, "linkInvalid")),
})
