import * as z from "zod/mini"
import { CURRENCIES } from "#lib/money.ts"
import { customerInfo } from "./booking-request.schema.ts"

const version = z.optional(z.int("versionRequired"))

/**
 * Body of `POST /bookings/{id}/move/quote`: fields of an order (order.schema.ts) that are to be different; null takes one
 * away. The order that comes of it is checked like a new one.
 */
export const moveOrder = z.looseObject({}, "unknownField")
export type MoveOrder = z.infer<typeof moveOrder>

/** Body of `POST /bookings/{id}/move`. `totalPrice` is the new total that was shown: where it no longer holds, 409. */
export const moveRequest = z.looseObject(
  { totalPrice: z.optional(z.number("totalPriceInvalid")), version },
  "unknownField",
)
export type MoveRequest = z.infer<typeof moveRequest>

/**
 * Body of `PUT /bookings/{id}`. `version` is asked of staff, `staffNote` is theirs alone; what else there is are fields of
 * the order, that move the booking.
 */
export const bookingChange = z.looseObject(
  {
    customerInfo: z.optional(z.partial(customerInfo("contactRequired"))),
    specialRequests: z.optional(z.string("textInvalid").check(z.trim(), z.maxLength(2000, "tooLong"))),
    language: z.optional(z.enum(["en", "vi"], "languageInvalid")),
    staffNote: z.optional(z.string("textInvalid").check(z.trim(), z.maxLength(2000, "tooLong"))),
    version,
  },
  "unknownField",
)
export type BookingChange = z.infer<typeof bookingChange>

/** No journey costs more: a hundred billion đồng. */
const MOST_MINOR = 100_000_000_000

/** Body of `PUT /bookings/{id}/price`: for the whole booking, in minor units (US cents, whole đồng). */
export const agreedPrice = z.strictObject(
  {
    amount: z.int("amountInvalid").check(z.gte(1, "amountInvalid"), z.lte(MOST_MINOR, "amountInvalid")),
    currency: z.enum(CURRENCIES, "currencyInvalid"),
    version: z.int("versionRequired"),
  },
  "unknownField",
)
export type AgreedPrice = z.infer<typeof agreedPrice>

/** Body of `POST /bookings/{id}/confirm` and its like; it may be absent. */
export const decisionBody = z.strictObject({ version }, "unknownField")
