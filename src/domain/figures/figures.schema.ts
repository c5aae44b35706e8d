import * as z from "zod/mini"
import { calendarDate } from "#lib/fields.ts"
import { isRange } from "#lib/today.ts"
import { MAX_DAYS } from "./period.ts"

/** By the day of the request, or by that of the trip. */
export const CALENDARS = ["request", "travel"] as const
export type Calendar = (typeof CALENDARS)[number]

const period = { from: calendarDate("dayInvalid"), to: calendarDate("dayInvalid") }
const isShort = z.refine<{ from: string; to: string }>(({ from, to }) => isRange(from, to, MAX_DAYS), {
  error: "periodInvalid",
  path: ["to"],
})

/** Query of `GET /figures`. */
export const figuresQuery = z.object({ ...period, by: z.optional(z.enum(CALENDARS, "calendarInvalid")) }).check(isShort)
export type FiguresQuery = z.infer<typeof figuresQuery>

export const FIGURE_TABLES = [
  ...(["times", "products", "kinds", "channels", "languages", "countries"] as const),
  ...(["causes", "leads", "answers", "enquiries", "tours", "departures"] as const),
] as const
export type FigureTable = (typeof FIGURE_TABLES)[number]

/** Query of the spreadsheet of one table. */
export const tableQuery = z
  .object({
    ...period,
    by: z.optional(z.enum(CALENDARS, "calendarInvalid")),
    table: z.enum(FIGURE_TABLES, "tableInvalid"),
  })
  .check(isShort)
export type TableQuery = z.infer<typeof tableQuery>

/** Query of the accountant's month. */
export const monthQuery = z.object({
  month: z.string("monthInvalid").check(z.regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/, "monthInvalid")),
})
