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

/** Fewer days, or less in the period before, say nothing about a trend. Counts, and whole đồng. */
const LEAST_DAYS = 3
const LEAST_COUNT = 5
const LEAST_DONG = 1_000_000

export type Compared = { now: Measures; before: Measures }
export type NoChange = "fewDays" | "noneBefore" | "littleBefore"

/** Returns how much more there is of a measure than before in percent, or why that would say nothing. */
export function changeOf(measure: Measure, { now, before }: Compared, days: number): number | NoChange {
  const [base, current] = [before[measure], now[measure]]
  if (base === current) return base === 0 ? "noneBefore" : 0
  if (days < LEAST_DAYS) return "fewDays"
  if (base === 0) return "noneBefore"
  if (Math.abs(base) < (isMoney(measure) ? LEAST_DONG : LEAST_COUNT)) return "littleBefore"
  return Math.round(((current - base) * 100) / Math.abs(base))
}
