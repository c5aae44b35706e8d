import * as z from "zod/mini"
import { fieldsError } from "#lib/fields.ts"
import { booleanField } from "./content-fields.ts"
import { DEPOSIT_UNITS, MAX_PLAN_DAYS, MAX_PLAN_HOURS } from "./payment-plan.ts"

// Errors are keys of content-messages.ts.

/** In major units. */
const MOST = { percent: 100, VND: 10_000_000_000, USD: 1_000_000 } as const

const wholeNumber = (max: number, error: string) => z.int(error).check(z.gte(1, error), z.lte(max, error))

const deposit = z
  .strictObject(
    { value: z.number("depositInvalid"), unit: z.enum(DEPOSIT_UNITS, "depositInvalid") },
    { error: fieldsError("depositInvalid") },
  )
  .check(
    z.refine(({ value, unit }) => value > 0 && value <= MOST[unit] && hasWholeUnits(value, unit), {
      error: "depositInvalid",
      path: ["value"],
    }),
  )

/** Dollars may have cents. */
const hasWholeUnits = (value: number, unit: (typeof DEPOSIT_UNITS)[number]) =>
  unit === "USD" ? Math.round(value * 100) / 100 === value : Number.isInteger(value)

export const paymentPlanFields = {
  deposit: z
    .nullable(deposit)
    .check(
      z.meta({ description: "A percentage of the price or a sum, in major units. Null: the whole price at once" }),
    ),
  withinHours: wholeNumber(MAX_PLAN_HOURS, "planHoursInvalid").check(
    z.meta({ description: "The first payment is due so many hours after the confirmation" }),
  ),
  restDaysBefore: z
    .nullable(wholeNumber(MAX_PLAN_DAYS, "planDaysInvalid"))
    .check(z.meta({ description: "The rest is due so many days before the start. Null: in cash on the day" })),
  fullWithinDays: z
    .nullable(wholeNumber(MAX_PLAN_DAYS, "planDaysInvalid"))
    .check(z.meta({ description: "Bookings that are confirmed so few days before the start are paid in full" })),
  release: booleanField.check(
    z.meta({ description: "Whether a confirmed booking of which nothing was paid in time is cancelled" }),
  ),
}

/** Null: everything is due, without a date. */
export const paymentPlan = z.nullable(z.strictObject(paymentPlanFields, { error: fieldsError("fieldRequired") }))
