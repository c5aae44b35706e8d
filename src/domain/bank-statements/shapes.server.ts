import * as z from "zod"
import { BOOKING_STATUSES } from "#domain/bookings/booking.ts"
import { paymentStep } from "#domain/bookings/quote/payment-shapes.server.ts"
import { calendarDate, currency, id, instant, localized, natural } from "#server/openapi/shapes.server.ts"
import { COLUMN_NAMES, DATE_FORMATS, DECIMALS, DELIMITERS, KINDS, REASONS, STATES } from "./bank-statement.ts"

const text = z.string()
const amount = z.number().describe("In major units of the account's currency")

const account = z.strictObject({
  bin: text,
  accountNumber: text,
  bank: text,
  currency,
})

export const proposal = z
  .strictObject({
    bookingId: id,
    reference: text,
    name: text,
    status: z.enum(BOOKING_STATUSES),
    travelDate: calendarDate,
    title: localized,
    owed: amount.describe("What the guest owes in the account's currency; negative if the company owes it"),
    amount: amount.describe("The proposed part of the transfer"),
    reason: z.enum(REASONS),
  })
  .meta({ id: "TransferProposal" })

const said = {
  bookedOn: calendarDate.describe("The bank's day"),
  amount: amount.describe("Below zero: money that went out"),
  content: text,
  bankReference: text,
}
export const asked = z
  .strictObject({ kind: paymentStep.shape.kind, amount })
  .describe("What the transfer falls short of, exceeds or repeats. `full`: all that is owed")
const otherReport = z
  .strictObject({
    _id: id,
    ...said,
    source: z.enum(["statement", "webhook"]),
    bookings: z.array(z.strictObject({ bookingId: id, reference: text })).describe("Those that have a part of it"),
  })
  .meta({ id: "OtherReport" })
const judged = {
  kind: z.enum(KINDS).nullable().describe("Compared with what is owed. Null once it is decided"),
  asked: asked.nullable(),
  otherReport: otherReport.nullable().describe("The transaction that may be the same transfer (`maybeKnown`)"),
  proposals: z.array(proposal),
}

export const transaction = z
  .strictObject({
    _id: id,
    account,
    ...said,
    balance: amount.nullable().describe("Of the account, as the bank writes it"),
    state: z.enum(STATES),
    left: amount.describe("The part that belongs to no booking yet"),
    ignoredReason: text.nullable(),
    source: z.enum(["statement", "webhook"]),
    allocations: z.array(
      z.strictObject({
        _id: id,
        bookingId: id,
        paymentId: id,
        reference: text,
        name: text,
        amount,
        isLink: z
          .boolean()
          .describe("Whether staff had recorded the payment before. Undoing leaves it, moving doesn't"),
        createdAt: instant,
      }),
    ),
    decidedBy: text.nullable(),
    undoUntil: instant.nullable(),
    ...judged,
  })
  .meta({ id: "BankTransaction" })

export const counts = z.strictObject({ waiting: natural, outgoing: natural, credit: natural })

const columns = z.strictObject({
  header: natural,
  ...Object.fromEntries(COLUMN_NAMES.map((name) => [name, natural.nullable().optional()])),
  decimal: z.enum(DECIMALS),
  dateFormat: z.enum(DATE_FORMATS),
})

export const inspection = z.strictObject({
  rows: z.array(z.array(text)).describe("The first rows of the file"),
  total: natural,
  columns: columns.describe("What the columns seem to hold"),
  delimiter: z.enum(DELIMITERS).nullable().describe("What separates the columns of a CSV file"),
  isRemembered: z.boolean().describe("Whether staff have said so for this account"),
})

export const preview = z.strictObject({
  rows: z.array(
    z.strictObject({
      row: natural.describe("In the file"),
      ...said,
      isKnown: z.boolean().describe("Whether it is stored already"),
      ...judged,
    }),
  ),
  leftOut: natural.describe("Rows that are no transactions, such as totals"),
})

export const importResult = z.strictObject({
  added: natural,
  known: natural,
  matched: natural,
  waiting: natural.describe("Money that came, and waits for a decision"),
  outgoing: natural,
})

export const accountDay = z.strictObject({
  account,
  day: calendarDate,
  in: amount,
  out: amount,
  assigned: amount.describe("The part of what came in that belongs to bookings"),
  open: natural.describe("Of what came in: transactions that wait for a decision"),
})
