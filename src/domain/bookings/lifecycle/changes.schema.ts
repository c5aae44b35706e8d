import * as z from "zod/mini"
import { BOOKING_CHANNELS, CANCELLATION_CAUSES } from "#domain/bookings/booking.ts"
import { customerInfo } from "#domain/bookings/create/booking-request.schema.ts"
import { paymentPlan } from "#domain/catalogue/payment-plan.schema.ts"
import { wholeNumber } from "#lib/address/query-fields.ts"
import { emailOrNone, fieldsError, longest, longText, oneLine, required } from "#lib/fields.ts"
import { CURRENCIES, MAX_MINOR } from "#lib/money.ts"
import type * as shapes from "./shapes.server.ts"

/** For the figures. Default: nobody has said. */
const cancellationCause = z.optional(z.nullable(z.enum(CANCELLATION_CAUSES, "causeInvalid")))
const version = z.optional(z.int("versionRequired"))
/** Staff only: charges the late fee that a customer would pay. Default: no charge. */
const chargeLateFee = z.optional(z.boolean("chargeInvalid"))
/** Staff only: false changes a booking without a mail. Default: the guest is told. */
const notifyGuest = z.optional(z.boolean("notifyInvalid"))
/** Staff only: false prices a booking with an agreed price anew. Default: the agreed price stays. */
const keepPrice = z.optional(z.boolean("keepInvalid"))
/** Staff only: why, for the history. Guests don't read it. */
const reason = z.optional(oneLine(300, "reasonTooLong"))
/** Staff only: true takes places beyond the capacity of the departure. */
export const overbook = z.optional(z.boolean("overbookInvalid"))
/** Staff only: true books a departure although its time for booking is over. */
export const afterClosing = z.optional(z.boolean("afterClosingInvalid"))
const totalPrice = z.optional(z.number("totalPriceInvalid"))

/** What staff decide beside the order of a move. */
const decisions = { chargeLateFee, keepPrice, overbook, afterClosing }
export const DECISIONS = ["chargeLateFee", "keepPrice", "overbook", "afterClosing"] as const

/** The order fields to change; null removes a field. The merged order is validated like a new one. */
export const moveOrder = z.looseObject(decisions, "unknownField")
export type MoveOrder = z.infer<typeof moveOrder>

/** `totalPrice` is the total that was shown; if it has changed, the answer is 409. */
export const moveRequest = z.looseObject({ totalPrice, ...decisions, reason, version }, "unknownField")
export type MoveRequest = z.infer<typeof moveRequest>

export const bookingChange = z.looseObject(
  {
    customerInfo: z.optional(z.partial(z.extend(customerInfo("contactRequired"), { email: emailOrNone }))),
    specialRequests: z.optional(longText(2000, "textInvalid")),
    language: z.optional(z.enum(["en", "vi"], "languageInvalid")),
    staffNote: z.optional(longText(2000, "textInvalid")),
    channel: z.optional(z.enum(BOOKING_CHANNELS, "channelInvalid")),
    cancellationCause,
    totalPrice,
    ...decisions,
    notifyGuest,
    reason,
    version,
  },
  "unknownField",
)
export type BookingChange = z.infer<typeof bookingChange>

/** The total of the booking in minor units (US cents, whole đồng). */
export const agreedPrice = z.strictObject(
  {
    amount: z.int("amountInvalid").check(z.gte(1, "amountInvalid"), z.lte(MAX_MINOR, "amountInvalid")),
    currency: z.enum(CURRENCIES, "currencyInvalid"),
    reason,
    version: z.int("versionRequired"),
  },
  "unknownField",
)
/** Query of `GET /bookings/{id}/price/preview`. */
export const agreedPricePreview = z.object({
  amount: wholeNumber(1, MAX_MINOR),
  currency: z.enum(CURRENCIES, "currencyInvalid"),
})
export type AgreedPrice = z.infer<typeof agreedPrice>

/** Another payment plan for a booking. */
export const planChange = z.strictObject(
  { paymentPlan, notifyGuest, reason, version: z.int("versionRequired") },
  "unknownField",
)
export type PlanChange = z.infer<typeof planChange>

/** The key of a mailed link, or empty if it is sent as `X-Guest-Token`. */
export const mailedKey = z.strictObject(
  {
    key: z.optional(z.string("keyInvalid").check(longest(200, "keyInvalid"))),
    language: z.optional(z.enum(["en", "vi"], "languageInvalid")),
  },
  "unknownField",
)

export const decisionBody = z.strictObject({ version }, "unknownField")

/** Spec §7. `refundPercent` is the share that was shown; if it has changed, the answer is 409. Staff set it freely. */
export const cancelRequest = z.strictObject(
  {
    cancellationReason: oneLine(500, "reasonRequired").check(required("reasonRequired")),
    cancellationCause,
    refundPercent: z.optional(z.int("refundInvalid").check(z.gte(0, "refundInvalid"), z.lte(100, "refundInvalid"))),
    version,
  },
  { error: fieldsError("reasonRequired") },
)
export type CancelRequest = z.infer<typeof cancelRequest>

export type CancellationAnswer = { success: true; data: z.infer<typeof shapes.cancellation> }
export type EndedLinksAnswer = { success: true; data: z.infer<typeof shapes.endedLinks> }

/** Preview of a move. Amounts are in major units of the quote's currency. */
export type MoveQuote = z.infer<typeof shapes.moveQuote>
export type MoveCost = Omit<MoveQuote, "departures">
