import * as z from "zod"
import { PAYMENT_KINDS, PAYMENT_METHODS } from "#domain/bookings/booking.ts"
import { calendarDate, currency, id, instant, localized, natural } from "#server/openapi/shapes.server.ts"
import { TILL_KINDS } from "./cash-book.ts"

const text = z.string()
const major = z.number()
const recordedBy = text.nullable().describe("Null for an account that is no longer in use")
const undoUntil = instant.nullable().describe("Null when it can't be undone any more")

const paymentFields = {
  _id: id,
  bookingId: id,
  reference: text,
  guest: text,
  product: localized,
  paidOn: calendarDate,
  currency,
  vndPerUsd: z.number(),
  collectedBy: text.describe("Who collected this cash. Empty if it went to the office"),
  recordedBy,
  note: text,
}

/** What happened to the cash of one currency. All amounts are in major units and add up to `closing`. */
const tillState = z.strictObject({
  currency,
  opening: major,
  received: major.describe("From guests, straight into the till"),
  handedOver: major.describe("By those who had collected it"),
  refunded: major.describe("To guests, from the till"),
  bank: major.describe("Taken to the bank"),
  in: major.describe("Put in"),
  out: major.describe("Paid out"),
  closing: major,
})

const sums = z.strictObject({ currency, received: major, refunded: major })
const group = z.strictObject({
  key: text.describe("The method, account or name; empty if nobody said"),
  sums: z.array(sums),
  dong: major.describe("Received minus refunded in đồng, dollars at the rate of each payment"),
})

export const handOver = z
  .strictObject({
    _id: id,
    person: text,
    handedOn: calendarDate,
    at: instant,
    recordedBy: recordedBy.describe("Who received it"),
    sums: z.array(z.strictObject({ currency, amount: major })),
    payments: z.int().describe("How many payments it holds"),
    undoUntil,
  })
  .meta({ id: "CashHandOver" })

export const tillEntry = z
  .strictObject({
    _id: id,
    kind: z.enum(TILL_KINDS),
    amount: major,
    currency,
    enteredOn: calendarDate,
    at: instant,
    reason: text,
    expected: major.nullable().describe("Of a count: what the books said then"),
    recordedBy,
    undoUntil,
  })
  .meta({ id: "TillEntry" })

export const cashBook = z
  .strictObject({
    from: calendarDate,
    to: calendarDate,
    till: z.array(tillState).describe("Đồng first"),
    byMethod: z.array(group),
    byAccount: z.array(group).describe("Of what isn't cash"),
    byColleague: z.array(group).describe("Who recorded it"),
    byCollector: z.array(group).describe("Of cash that somebody collected"),
    total: group.omit({ key: true }),
    payments: z.array(
      z.strictObject({
        ...paymentFields,
        kind: z.enum(PAYMENT_KINDS),
        method: z.enum(PAYMENT_METHODS),
        account: text,
        amount: major.describe("Always above zero"),
        dong: major.describe("In đồng at the rate of the payment; below zero if money was given back"),
        reverses: id.nullable(),
        isReversed: z.boolean(),
        handedOn: calendarDate.nullable().describe("When collected cash was handed over"),
      }),
    ),
    paymentCount: natural.describe("All payments of these days, also if there are too many to list"),
    handOvers: z.array(handOver),
    entries: z.array(tillEntry),
  })
  .meta({ id: "CashBook" })

/** Cash that a person still has. */
export const collected = z
  .strictObject({
    person: text,
    sums: z.array(z.strictObject({ currency, amount: major })),
    payments: z.array(
      z.strictObject({
        ...paymentFields,
        amount: major.describe("Below zero for a difference"),
        isDifference: z.boolean().describe("It was handed over, and the payment was taken back afterwards"),
      }),
    ),
  })
  .meta({ id: "CollectedCash" })

/** What staff choose from when they record a payment. */
export const paymentChoices = z.strictObject({
  collectors: z.array(text).describe("The guide of the departure first, then who collected lately, then colleagues"),
  accounts: z.array(z.strictObject({ key: text, label: text, currency, isProposed: z.boolean() })),
})
