import * as z from "zod/mini"
import { fieldsError } from "#lib/fields.ts"
import type { Currency } from "#lib/money.ts"
import { isCalendarDate } from "#lib/today.ts"

export const PAYMENT_KINDS = ["payment", "refund"] as const
export const PAYMENT_METHODS = ["transfer", "cash"] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** In minor units: a hundred billion đồng. No trip costs more. */
const MAX_MINOR = 100_000_000_000

/** Body of `POST /bookings/{id}/payments`. `amount` is in minor units of the booking's currency. */
export const paymentRequest = z.strictObject(
  {
    kind: z.enum(PAYMENT_KINDS, "kindInvalid"),
    amount: z.int("amountInvalid").check(z.gte(1, "amountInvalid"), z.lte(MAX_MINOR, "amountInvalid")),
    method: z.enum(PAYMENT_METHODS, "methodInvalid"),
    /** Hanoi date. */
    paidOn: z.string("dateInvalid").check(z.refine(isCalendarDate, "dateInvalid")),
    note: z._default(z.string("textInvalid").check(z.trim(), z.maxLength(500, "tooLong")), ""),
  },
  { error: fieldsError("unknownField") },
)
export type PaymentRequest = z.infer<typeof paymentRequest>

/** One line of a booking's ledger. Amounts are in major units of the booking's currency. */
export type Payment = {
  _id: string
  kind: PaymentKind
  amount: number
  method: PaymentMethod
  paidOn: string
  note: string
  recordedBy: string | null
  createdAt: string
}

/** `GET /bookings/{id}/payments`. `balance` is what the guest still owes; negative when they have paid too much. */
export type Ledger = { payments: Payment[]; currency: Currency; paid: number; balance: number }
