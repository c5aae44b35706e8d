import * as z from "zod"
import { isCalendarDate } from "#lib/today.ts"

/** What a list shows of each row: all fields, those of a card, or those of the staff's list. */
export const VIEWS = ["full", "card", "edit"] as const

/** Parameters that lists have in common. */
export const day = z.string().refine(isCalendarDate, "dateInvalid").meta({ format: "date" }).optional()
export const flag = z
  .enum(["true", "false"])
  .transform((value) => value === "true")
  .optional()

/** The parameters of a list that is read page by page. */
export const pageFields = (longest: number) => ({
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  limit: z.coerce.number().int().min(1).max(longest).optional(),
})

export const listFields = {
  limit: pageFields(50).limit,
  featured: flag,
  language: z.enum(["en", "vi"]).optional(),
  view: z.enum(VIEWS).default("full"),
  active: z.enum(["true", "false", "all", "draft", "archived"]).optional(),
}

export const detailQuery = z.object({ view: z.enum(["full", "edit"]).default("full") })
