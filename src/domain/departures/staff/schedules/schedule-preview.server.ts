import { and, asc, eq, gte, lte, ne, or } from "drizzle-orm"
import type { SchedulePreview } from "#domain/departures/departure.ts"
import { departures } from "#domain/departures/departures.table.server.ts"
import { messages } from "#domain/departures/messages.ts"
import { holidayOn } from "#domain/holidays/holiday.ts"
import { listHolidays } from "#domain/holidays/holidays.server.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import { db } from "#server/database/database.server.ts"
import { invalid } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import type { SchedulePreviewQuery } from "../departure-entry.schema.ts"
import { requireTourMoney } from "./departure-schedules.server.ts"
import { DAYS_AHEAD, daysOf, isUntouched } from "./generator.server.ts"

/** Returns the dates that saving a schedule would make, keep and delete. @throws invalid for an unknown tour or schedule */
export async function previewSchedule(query: SchedulePreviewQuery): Promise<SchedulePreview> {
  const { tourId, id, startTime, weekdays, from, to } = query
  await requireTourMoney(tourId, db)
  if (id !== undefined && !isUuid(id)) throw invalid([{ field: "id", message: messages.scheduleUnknown }])
  const today = hanoiDate()
  const until = addDays(today, DAYS_AHEAD)
  const present = await findPresent(tourId, id, today)
  const holidays = await listHolidays({ from: today, to: until })
  const exists = new Set(present.filter((one) => one.startTime === startTime).map(({ date }) => date))
  const chosen = { tourId, weekdays: weekdays.split(",").map(Number), from, to: to ?? null }
  const dates = (await daysOf(chosen, db)).map(({ date, isClosed }) => ({
    date,
    state: isClosed ? ("closed" as const) : exists.has(date) ? ("kept" as const) : ("new" as const),
    holiday: holidayOn(date, holidays)?.name ?? null,
  }))
  const made = new Set(dates.filter(({ state }) => state !== "closed").map(({ date }) => date))
  const leaving = present.filter(
    (one) => id !== undefined && one.scheduleId === id && (one.startTime !== startTime || !made.has(one.date)),
  )
  return {
    until,
    dates,
    removed: leaving.filter((one) => one.isUntouched).map(({ date }) => date),
    staying: leaving.filter((one) => !one.isUntouched).map(({ date, booked }) => ({ date, booked })),
  }
}

async function findPresent(tourId: string, scheduleId: string | undefined, from: string) {
  const { date, startTime, booked } = departures
  return db
    .select({ date, startTime, booked, scheduleId: departures.scheduleId, isUntouched })
    .from(departures)
    .where(
      and(
        eq(departures.tourId, tourId),
        gte(date, from),
        or(ne(departures.status, "called-off"), scheduleId ? eq(departures.scheduleId, scheduleId) : undefined),
        lte(date, addDays(from, DAYS_AHEAD)),
      ),
    )
    .orderBy(asc(date), asc(startTime))
}
