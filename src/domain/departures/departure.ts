import * as z from "zod/mini"
import { interpolate } from "#i18n/interpolate.ts"
import type { Language } from "#i18n/localized.ts"
import { calendarDate } from "#lib/fields.ts"
import type * as shapes from "./shapes.server.ts"

export type Departure = z.infer<typeof shapes.departure>
export type DepartureStatus = Departure["status"]
export type StaffDeparture = z.infer<typeof shapes.staffDeparture>
export type Crew = Pick<StaffDeparture, "guide" | "guidePhone" | "vehicle">
export type Schedule = z.infer<typeof shapes.schedule>
export type SchedulePreview = z.infer<typeof shapes.schedulePreview>
/** Inclusive. */
export type ClosedDays = z.infer<typeof shapes.closedDays>
export type PricedHoliday = z.infer<typeof shapes.pricedHoliday>
export type CloseOut = z.infer<typeof shapes.closeOut>
export type StillBooked = z.infer<typeof shapes.stillBooked>
export type Guide = z.infer<typeof shapes.guide>
export type GuideLink = z.infer<typeof shapes.guideLink>

export const DEPARTURE_STATUSES = ["open", "guaranteed", "closed", "called-off"] as const

/** Returns how many more travellers a departure needs. 0 if it is guaranteed or has enough, null without a minimum. */
export function stillNeeded({
  status,
  booked,
  minimum,
}: Pick<Departure, "status" | "booked" | "minimum">): number | null {
  if (status === "guaranteed") return 0
  return minimum === null ? null : Math.max(0, minimum - booked)
}

/** Returns whether a departure is certain to run: guaranteed, without a minimum, or with enough travellers. */
export const isCertain = ({ needed }: Pick<Departure, "needed">): boolean => !needed

/** Returns how many places anyone may book: those that are neither booked nor offered to the waiting list. */
export function placesLeft({ capacity, booked, held }: Record<"capacity" | "booked" | "held", number>): number {
  return Math.max(0, capacity - booked - held)
}

/**
 * Says whether a departure will run, to guests and staff alike. Null if it has no minimum and is not guaranteed. `people`
 * are those who are about to book.
 */
export function willRunWords(
  { status, needed: open }: Pick<Departure, "status" | "needed">,
  language: Language,
  people = 0,
) {
  if (open === null) return null
  const needed = open - people
  if (open > 0 && needed <= 0) return runs.withYou[language]
  if (needed > 0) return interpolate((needed === 1 ? runs.needsOne : runs.needs)[language], { n: needed })
  return (status === "guaranteed" ? runs.guaranteed : runs.reached)[language]
}

const runs = {
  guaranteed: { en: "Guaranteed", vi: "Chắc chắn khởi hành" },
  withYou: { en: "With you it runs", vi: "Có bạn là đủ khách" },
  reached: { en: "Enough guests to run", vi: "Đủ khách khởi hành" },
  needs: { en: "Needs {n} more", vi: "Cần thêm {n} khách" },
  needsOne: { en: "Needs 1 more", vi: "Cần thêm 1 khách" },
}

/** Tours on request cannot be booked on closed days either, nor before `firstDay`. Holidays make their days dearer. */
export type DeparturesAnswer = {
  success: true
  data: Departure[]
  closedDays: ClosedDays[]
  firstDay: string | null
  holidays: PricedHoliday[]
}

const day = calendarDate("dateInvalid")

/** Inclusive. Defaults to 366 days from today. */
export const departureQuery = z.object({ from: z.optional(day), to: z.optional(day) })
export type DepartureQuery = z.infer<typeof departureQuery>
