import * as z from "zod/mini"
import type { Booking, CancellationCost } from "#features/bookings/booking.ts"
import { customerInfo } from "#features/bookings/create/booking-request.schema.ts"
import type { Quote } from "#features/bookings/quote/types.ts"
import { fieldsError, oneLine, required } from "#lib/fields.ts"
import { CURRENCIES } from "#lib/money.ts"

const version = z.optional(z.int("versionRequired"))
/** Of staff: whether a late reduction costs what it costs a customer. It does not unless they say so. */
const chargeLateFee = z.optional(z.boolean("chargeInvalid"))
const totalPrice = z.optional(z.number("totalPriceInvalid"))

/**
 * Body of `POST /bookings/{id}/move/quote`: fields of an order (order.schema.ts) that are to be different; null takes one
 * away. The order that comes of it is checked like a new one.
 */
export const moveOrder = z.looseObject({ chargeLateFee }, "unknownField")
export type MoveOrder = z.infer<typeof moveOrder>

/** Body of `POST /bookings/{id}/move`. `totalPrice` is the new total that was shown: where it no longer holds, 409. */
export const moveRequest = z.looseObject({ totalPrice, chargeLateFee, version }, "unknownField")
export type MoveRequest = z.infer<typeof moveRequest>

/**
 * Body of `PUT /bookings/{id}`. `staffNote` and `chargeLateFee` are the staff's alone; what else there is are fields of the
 * order, that move the booking, or what was read of it.
 */
export const bookingChange = z.looseObject(
  {
    customerInfo: z.optional(z.partial(customerInfo("contactRequired"))),
    specialRequests: z.optional(z.string("textInvalid").check(z.trim(), z.maxLength(2000, "tooLong"))),
    language: z.optional(z.enum(["en", "vi"], "languageInvalid")),
    staffNote: z.optional(z.string("textInvalid").check(z.trim(), z.maxLength(2000, "tooLong"))),
    totalPrice,
    chargeLateFee,
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

/** Body of `POST /bookings/{id}/confirm-email`: the key of a mailed link. It may come as `X-Guest-Token` instead. */
export const mailedKey = z.strictObject(
  {
    key: z.optional(z.string("keyInvalid").check(z.maxLength(200, "keyInvalid"))),
    /** Forms without script say it of each thing that they send. */
    language: z.optional(z.enum(["en", "vi"], "languageInvalid")),
  },
  "unknownField",
)

/** Body of `POST /bookings/{id}/confirm` and its like; it may be absent. */
export const decisionBody = z.strictObject({ version }, "unknownField")

/**
 * Body of `PUT /bookings/{id}/cancel` (spec §7). `refundPercent` is what was shown: where it no longer holds, 409. Of
 * staff it is what they decide to give back.
 */
export const cancelRequest = z.strictObject(
  {
    cancellationReason: oneLine(500, "reasonRequired").check(required("reasonRequired")),
    refundPercent: z.optional(z.int("refundInvalid").check(z.gte(0, "refundInvalid"), z.lte(100, "refundInvalid"))),
  },
  { error: fieldsError("reasonRequired") },
)
export type CancelRequest = z.infer<typeof cancelRequest>

/** `GET /bookings/{id}/cancellation`. */
export type CancellationAnswer = {
  success: true
  data: CancellationCost & { allowed: boolean; policy: Booking["cancellationPolicy"]; total: number; totalVnd: number }
}

/** `POST /bookings/{id}/end-links`: how many links and browsers show the booking no more. */
export type EndedLinksAnswer = { success: true; data: { ended: number } }

/** What a move tells beforehand: the price now and then, in major units of each quote's currency. */
export type MoveQuote = {
  quote: Quote
  travelDate: string
  startTime: string | null
  departureId: string | null
  /** New less old; in the booking's currency, null where that changes, and in đồng. */
  difference: number | null
  differenceVnd: number
  /** True: afterwards it waits for the company to confirm it. */
  needsConfirmation: boolean
  /** The most that cancelling gives back afterwards, in percent. */
  refundCap: number
  /** The part of the new total that is charged for late reductions, this one and earlier ones; never given back. */
  lateFee: number
}
