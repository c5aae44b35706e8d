import type * as z from "zod"
import type * as shapes from "./shapes.server.ts"

export type Figures = z.infer<typeof shapes.figures>
export type Counted = Extract<Figures, { state: "counted" }>
export type Measures = z.infer<typeof shapes.measures>
export type Answers = Counted["answers"]["now"]

export const MEASURES = ["bookings", "cancelled", "travelers", "value", "received", "open", "refunded"] as const
export type Measure = (typeof MEASURES)[number]
/** In đồng. */
export const isMoney = (measure: Measure): boolean => ["value", "received", "open", "refunded"].includes(measure)

/** Times to answer, from short to long, and what isn't one. */
export const ANSWERS = [
  ...(["within1h", "within4h", "within12h", "within24h", "later"] as const),
  ...(["atOnce", "lapsed", "withdrawn", "waiting"] as const),
] as const

/** The least days of each group of lead times. */
export const LEADS = [0, 1, 4, 8, 15, 31, 61, 91] as const

/** How many products and departures are listed; the other products are added up. */
export const MOST_PRODUCTS = 30
export const MOST_DEPARTURES = 50

/** Returns a part of a whole in percent, such as the places that are sold, or undefined of nothing. */
export const percentOf = (part: number, whole: number): number | undefined =>
  whole === 0 ? undefined : Math.round((part * 100) / whole)

/** Returns how much more it is than before in percent, or undefined if there was nothing. */
export function changeOf(now: number, before: number): number | undefined {
  return before === 0 ? undefined : Math.round(((now - before) * 100) / Math.abs(before))
}
