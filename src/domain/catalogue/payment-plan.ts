import type * as z from "zod"
import type * as shapes from "./shapes.server.ts"

/** How and by when guests pay what they have booked. */
export type PaymentPlan = z.infer<typeof shapes.paymentPlan>

type Planned = { paymentPlan: PaymentPlan | null }

/** Returns how a product is paid: as it says itself, or else as the settings do. */
export const productPlan = (product: Planned, settings: Planned): PaymentPlan | null =>
  product.paymentPlan ?? settings.paymentPlan

/** A deposit is a share of the price, or a sum. */
export const DEPOSIT_UNITS = ["percent", "VND", "USD"] as const
export const MAX_PLAN_HOURS = 720
export const MAX_PLAN_DAYS = 365
