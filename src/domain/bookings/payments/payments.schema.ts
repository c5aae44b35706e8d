import * as z from "zod/mini"
import { PAYMENT_KINDS, PAYMENT_METHODS } from "#domain/bookings/booking.ts"
import { calendarDate, fieldsError, oneLine, required } from "#lib/fields.ts"
import { CURRENCIES, isExchangeRate, MAX_MINOR } from "#lib/money.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import type * as shapes from "./shapes.server.ts"

const MAX_AGE_DAYS = 730
export const MAX_COLLECTOR = 100
const MAX_ACCOUNT_KEY = 60

const isRecent = (date: string) => date >= addDays(hanoiDate(), -MAX_AGE_DAYS) && date <= hanoiDate()

/** Body of `POST /bookings/{id}/payments`. `amount` is in minor units of `currency`. */
export const paymentRequest = z.strictObject(
  {
    kind: z.enum(PAYMENT_KINDS, "kindInvalid"),
    amount: z.int("amountInvalid").check(z.gte(1, "amountInvalid"), z.lte(MAX_MINOR, "amountInvalid")),
    currency: z.enum(CURRENCIES, "currencyInvalid"),
    /** Đồng for a dollar. Needed if `currency` isn't the booking's. */
    vndPerUsd: z.optional(z.number("rateInvalid").check(z.refine(isExchangeRate, "rateInvalid"))),
    method: z.enum(PAYMENT_METHODS, "methodInvalid"),
    /** Hanoi date. */
    paidOn: calendarDate("dateInvalid").check(z.refine(isRecent, "paidOnFar")),
    note: z._default(oneLine(500, "textInvalid"), ""),
    /** The company's account that it came into or went from, as `accountKey` names it. Not for cash. */
    account: z.optional(oneLine(MAX_ACCOUNT_KEY, "accountUnknown")),
    /** The guide, driver or colleague who collected this cash and has yet to hand it over. */
    collectedBy: z.optional(oneLine(MAX_COLLECTOR, "textInvalid")),
    /** True takes a payment of more than the guest still owes. Refused without it. */
    aboveBalance: z.optional(z.boolean("aboveBalanceInvalid")),
  },
  { error: fieldsError("unknownField") },
)
/** Body of `POST /bookings/{id}/payments/{paymentId}/reverse`. */
export const paymentReversal = z.strictObject(
  { reason: oneLine(300, "textInvalid").check(required("reverseReasonRequired")) },
  { error: fieldsError("reverseReasonRequired") },
)

export type PaymentRequest = z.infer<typeof paymentRequest>

export type Ledger = z.infer<typeof shapes.ledger>
export type Payment = Ledger["payments"][number]
