import * as z from "zod/mini"
import { calendarDate, fieldsError } from "#lib/fields.ts"
import { CURRENCIES, MAX_MINOR } from "#lib/money.ts"
import { addDays, hanoiDate } from "#lib/today.ts"

const unknownField = { error: fieldsError("unknownField") }
const MAX_DAYS_AHEAD = 366
const isSoon = (date: string) => date >= hanoiDate() && date <= addDays(hanoiDate(), MAX_DAYS_AHEAD)

/** Body of `POST /papers/bookings/{id}/receipts`. */
export const receiptRequest = z.strictObject({ paymentId: z.uuid("paymentUnknown") }, unknownField)

/** Body of `POST /papers/bookings/{id}/requests`. Default: what is due now, otherwise all that is owed, in đồng. */
export const requestRequest = z.strictObject(
  {
    /** In minor units of `currency`. */
    amount: z.optional(z.int("amountDue").check(z.gte(1, "amountDue"), z.lte(MAX_MINOR, "amountDue"))),
    currency: z.optional(z.enum(CURRENCIES, "amountDue")),
    dueOn: z.nullish(calendarDate("dueOnInvalid").check(z.refine(isSoon, "dueOnInvalid"))),
  },
  unknownField,
)
export type RequestRequest = z.infer<typeof requestRequest>
