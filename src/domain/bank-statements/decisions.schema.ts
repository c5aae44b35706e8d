import * as z from "zod/mini"
import { calendarDate, fieldsError, oneLine, required } from "#lib/fields.ts"
import { MAX_PARTS, STATES } from "./bank-statement.ts"

// Errors are keys of messages.ts.

const object = { error: fieldsError("partsRequired") }
const bookingId = z.uuid("bookingUnknown")
const aboveBalance = z.optional(z.boolean("aboveBalanceInvalid"))
/** Whether it is another payment than the one of this sum that staff have recorded by hand. Without an answer it is asked. */
const isAnother = z.optional(z.boolean("isAnotherInvalid"))

const part = z.strictObject(
  {
    bookingId,
    amount: z.int("amountInvalid").check(z.gte(1, "amountInvalid")),
    aboveBalance,
    isAnother,
  },
  object,
)
export type AskedPart = z.infer<typeof part>

/** Body of `POST /bank-statements/{id}/assign`. Amounts are minor units of the account's currency. */
export const assignment = z
  .strictObject(
    {
      parts: z.array(part, "partsRequired").check(
        z.maxLength(MAX_PARTS, "partsRequired"),
        z.refine((parts) => new Set(parts.map((one) => one.bookingId)).size === parts.length, "bookingTwice"),
      ),
      /** What becomes of the rest: it waits for another decision, or is kept for later. */
      rest: z._default(z.enum(["waiting", "credit"], "restInvalid"), "waiting"),
    },
    object,
  )
  .check(
    z.refine(({ parts, rest }) => parts.length > 0 || rest === "credit", { error: "partsRequired", path: ["parts"] }),
  )
export type Assignment = z.infer<typeof assignment>

/** Body of `POST /bank-statements/{id}/move`: a part goes to another booking. */
export const relocation = z.strictObject(
  { allocationId: z.uuid("bookingUnknown"), bookingId, aboveBalance, isAnother },
  object,
)
export type Relocation = z.infer<typeof relocation>

/** Body of `POST /bank-statements/{id}/ignore`. */
export const omission = z.strictObject(
  { reason: oneLine(200, "textInvalid").check(required("reasonRequired")) },
  { error: fieldsError("reasonRequired") },
)

const page = (max: number) => z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(max)))
const day = z.optional(calendarDate("dateInvalid"))

/** Query of `GET /bank-statements`. */
export const listing = z.object({
  state: z.optional(z.enum(STATES)),
  /** The number of the account. */
  account: z.optional(z.string().check(z.maxLength(40))),
  search: z.optional(z.string().check(z.maxLength(200))),
  from: day,
  to: day,
  bookingId: z.optional(z.uuid()),
  page: page(10_000),
  limit: page(100),
})
export type Listing = z.infer<typeof listing>

/** Query of `GET /bank-statements/days`. */
export const daysListing = z.object({ from: day, to: day })
export type DaysListing = z.infer<typeof daysListing>
