import * as z from "zod"
import { BOOKING_STATUSES } from "#domain/bookings/booking.ts"
import { calendarDate, currency, id, instant, localized, natural } from "#server/openapi/shapes.server.ts"
import { REFUND_WAYS } from "./refund.ts"

const text = z.string()
const way = z.enum(REFUND_WAYS)
const version = natural.describe("Of the account; 0 if none is entered")

/** What a guest sees again of the account. */
const maskedAccount = z.strictObject({
  way,
  bank: text,
  ending: text.describe("The last digits of the account number"),
  holder: text,
  note: text,
})

const owed = {
  owed: z.number().describe("What the company owes the guest, in đồng. 0 if nothing"),
  owedOwn: z.number().describe("The same in the booking's currency, in major units"),
  currency,
}

const major = z.number()

export const refundState = z
  .strictObject({
    ...owed,
    paid: major.describe("What the guest has paid, in the booking's currency. Refunds aren't taken off"),
    paidOther: major.describe("In the other currency, as all of that name"),
    refunded: major,
    refundedOther: major,
    refundedOn: calendarDate.nullable().describe("The day of the last refund"),
    account: maskedAccount.nullable(),
    isBegun: z.boolean().describe("Whether staff have begun to transfer it, so that its guest can't change it"),
    version,
  })
  .meta({ id: "RefundState" })

const account = z.strictObject({
  way,
  bin: text,
  bank: text,
  accountNumber: text,
  holder: text,
  note: text,
  enteredAt: instant,
})

export const staffRefund = z
  .strictObject({
    _id: id.describe("The booking's"),
    reference: text,
    status: z.enum(BOOKING_STATUSES),
    guest: text,
    phone: text,
    email: text,
    product: localized,
    travelDate: calendarDate,
    owedSince: instant.describe("Of the cancellation, or the last payment or refund since"),
    vndPerUsd: z.number(),
    ...owed,
    account: account.nullable(),
    addressChangedAt: instant
      .nullable()
      .describe("When the booking's email address was last changed, if in the last 30 days"),
    begun: z.strictObject({ at: instant, by: text.nullable() }).nullable(),
    version,
  })
  .meta({ id: "StaffRefund" })

export const refundCode = staffRefund
  .extend({
    begunBefore: z.strictObject({ at: instant, by: text.nullable() }).nullable().describe("If a colleague was first"),
    content: text.describe("What the transfer says"),
    vietQr: z
      .strictObject({ text, size: natural, path: text })
      .nullable()
      .describe("The code of the guest's account, if its bank is known"),
  })
  .meta({ id: "RefundCode" })

export const recorded = z.strictObject({ paymentId: id })
