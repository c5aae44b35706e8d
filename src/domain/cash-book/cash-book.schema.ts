import * as z from "zod/mini"
import { MAX_COLLECTOR } from "#domain/bookings/payments/payments.schema.ts"
import { calendarDate, fieldsError, oneLine, required } from "#lib/fields.ts"
import { CURRENCIES, MAX_MINOR } from "#lib/money.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import { MAX_PERIOD_DAYS, TILL_KINDS } from "./cash-book.ts"

const MAX_LINES = 500

/** Query of `GET /cash-book`. Without days it is today in Hanoi. */
export const period = z
  .object({ from: z.optional(calendarDate("dateInvalid")), to: z.optional(calendarDate("dateInvalid")) })
  .check(
    z.refine(({ from = hanoiDate(), to = from }) => from <= to, { error: "periodBackwards", path: ["to"] }),
    z.refine(({ from = hanoiDate(), to = from }) => to < addDays(from, MAX_PERIOD_DAYS), {
      error: "periodLong",
      path: ["to"],
    }),
  )
export type Period = z.infer<typeof period>

/** Query of `GET /cash-book/choices`. */
export const choicesQuery = z.object({ bookingId: z.optional(z.uuid("bookingInvalid")) })

/** Body of `POST /cash-book/hand-overs`. */
export const handOverRequest = z.strictObject(
  {
    person: oneLine(MAX_COLLECTOR, "personRequired").check(required("personRequired")),
    /** The ids of the payments that the person brings, as `GET /cash-book/collected` lists them. */
    payments: z
      .array(z.uuid("paymentsRequired"), "paymentsRequired")
      .check(z.minLength(1, "paymentsRequired"), z.maxLength(MAX_LINES, "paymentsMany")),
  },
  { error: fieldsError("unknownField") },
)
export type HandOverRequest = z.infer<typeof handOverRequest>

const isPast = (date: string) => date <= hanoiDate() && date > addDays(hanoiDate(), -MAX_PERIOD_DAYS)

/** Body of `POST /cash-book/entries`. `amount` is in minor units. */
export const tillEntryRequest = z
  .strictObject(
    {
      kind: z.enum(TILL_KINDS, "tillKindInvalid"),
      amount: z.int("amountInvalid").check(z.gte(0, "amountInvalid"), z.lte(MAX_MINOR, "amountInvalid")),
      currency: z.enum(CURRENCIES, "currencyInvalid"),
      /** Hanoi date. */
      on: z.optional(calendarDate("dateInvalid").check(z.refine(isPast, "enteredOnFar"))),
      reason: z._default(oneLine(300, "reasonRequired"), ""),
      /** After a count: true enters what is missing as paid out, or what is too much as put in. */
      settle: z.optional(z.boolean("settleInvalid")),
    },
    { error: fieldsError("unknownField") },
  )
  .check(
    z.refine(({ kind, amount }) => kind === "count" || amount > 0, { error: "amountInvalid", path: ["amount"] }),
    z.refine(({ kind, reason }) => kind === "count" || kind === "bank" || reason !== "", {
      error: "reasonRequired",
      path: ["reason"],
    }),
  )
export type TillEntryRequest = z.infer<typeof tillEntryRequest>
