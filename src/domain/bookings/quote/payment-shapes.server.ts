import * as z from "zod"
import { paymentPlan } from "#domain/catalogue/shapes.server.ts"
import { instant, natural } from "#server/openapi/shapes.server.ts"

/** Amounts are in major units of the booking's currency, and in the other one as they are shown. */
export const paymentStep = z
  .strictObject({
    kind: z.enum(["deposit", "rest", "full", "fee"]).describe("`fee`: of a cancellation"),
    method: z.enum(["transfer", "cash"]).describe("How it is paid: `cash` on the day of the trip"),
    dueAt: instant.nullable().describe("Null: without a date, or not known before the confirmation"),
    withinHours: natural.nullable().describe("Hours after the confirmation, while it is still to come"),
    amount: z.number(),
    amountOther: z.number().describe("In the other currency, as all of that name"),
    paid: z.number(),
    paidOther: z.number(),
    open: z.number(),
    openOther: z.number(),
    isDue: z.boolean().describe("Whether it is the payment to make next, or is overdue"),
    isOverdue: z.boolean(),
  })
  .meta({ id: "PaymentStep" })

export const payments = z
  .strictObject({
    plan: paymentPlan.nullable().describe("As agreed. Null: everything is due, without a date"),
    steps: z.array(paymentStep).describe("In the order of payment. They add up to the price, or to a cancellation fee"),
    dueNow: z.number().describe("What is open of the steps that are due, in the booking's currency"),
    dueNowOther: z.number(),
    releaseAt: instant
      .nullable()
      .describe("When the booking is cancelled if nothing has been paid, where the plan says so"),
  })
  .meta({ id: "Payments" })
