import type * as z from "zod"
import type { ShownCurrency } from "#lib/money.ts"
import type * as shapes from "./shapes.server.ts"

export type Image = z.infer<typeof shapes.image>
export type CancellationBand = z.infer<typeof shapes.cancellationBand>
export type PickupZone = z.infer<typeof shapes.pickupZone>
export type Choice = z.infer<typeof shapes.choice>
export type ChoiceOption = Choice["options"][number]
export type ReviewSummary = z.infer<typeof shapes.reviewSummary>
export type CatalogueCard = z.infer<z.ZodObject<typeof shapes.commonCard>>
export type ContentRow = z.infer<typeof shapes.contentRow>

/** Returns how many minutes before the start the first guests are collected. */
export function longestPickup(zones: readonly PickupZone[]): number {
  return Math.max(0, ...zones.map(({ minutesBefore }) => minutesBefore))
}

/** A choice is priced per person, per room or cabin, per seat or berth, or per booking. */
export const CHOICE_UNITS = ["person", "room", "seat", "booking"] as const

export const INTERESTS = [
  "culture",
  "nature",
  "adventure",
  "relaxation",
  "food",
  "history",
  "beach",
  "mountains",
] as const
export type Interest = (typeof INTERESTS)[number]

export type CatalogueFilters = {
  search?: string | undefined
  /** Only these. */
  slugs?: string[] | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  /** Of the limits. Dollars if not given. */
  currency?: ShownCurrency | undefined
  page?: number | undefined
}
