import * as z from "zod"
import { PAYMENT_KINDS, PAYMENT_METHODS } from "#domain/bookings/booking.ts"
import { calendarDate, currency, id, instant } from "#server/openapi/shapes.server.ts"

/** In major units of the booking's currency, except for the payments themselves. */
export const ledger = z.strictObject({
  payments: z.array(
    z.strictObject({
      _id: id,
      kind: z.enum(PAYMENT_KINDS),
      amount: z.number().describe("In major units of its own currency"),
      currency,
      vndPerUsd: z.number(),
      counted: z.number().describe("In the booking's currency, at the rate of the line"),
      method: z.enum(PAYMENT_METHODS),
      paidOn: calendarDate,
      note: z.string(),
      account: z.string().describe("The company's account, such as `970436-0011004123456`. Empty if nobody said"),
      collectedBy: z.string().describe("Who collected this cash. Empty if it went to the office"),
      reverses: id.nullable().describe("The line that this one reverses"),
      isReversed: z.boolean(),
      recordedBy: z.string().nullable(),
      createdAt: instant,
    }),
  ),
  currency,
  due: z.number().describe("The price of the booking, or the cancellation fee"),
  paid: z.number(),
  paidOther: z.number().describe("The same in the other currency, as it is shown"),
  refunded: z.number(),
  refundedOther: z.number(),
  balance: z.number().describe("The amount the guest still owes; negative if the guest is owed a refund"),
  balanceOther: z.number().describe("The balance in the other currency, as it is shown. Paying it settles the booking"),
  isOtherExact: z
    .boolean()
    .describe("Whether something was paid in the other currency, so its amounts aren't converted"),
})
