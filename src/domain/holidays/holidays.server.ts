import { and, asc, gte, lte } from "drizzle-orm"
import { createRow, type StaffRows } from "#domain/catalogue/rows/staff-rows.server.ts"
import { hanoiDate } from "#lib/today.ts"
import { type Database, db } from "#server/database/database.server.ts"
import type { StoredHoliday } from "./holiday.ts"
import {
  type HolidayCreation,
  type HolidayEntry,
  holidayChange,
  holidayCreation,
  holidayEntry,
} from "./holiday-entry.schema.ts"
import { holidays } from "./holidays.table.server.ts"
import { messages } from "./messages.ts"

type Row = typeof holidays.$inferSelect

/** Returns holidays by date: those in a range of days, or all that are not over. */
export async function listHolidays(
  range: { from?: string | undefined; to?: string | undefined } = {},
  database: Database = db,
): Promise<StoredHoliday[]> {
  const { from = hanoiDate(), to } = range
  const rows = await database
    .select()
    .from(holidays)
    .where(and(gte(holidays.to, from), to === undefined ? undefined : lte(holidays.from, to)))
    .orderBy(asc(holidays.from), asc(holidays.to), asc(holidays.id))
    .limit(500)
  return rows.map(presentHoliday)
}

/** Returns the holidays from the first to the last of these dates. */
export function listHolidaysOn(dates: string[], database: Database): Promise<StoredHoliday[]> {
  const [from, to] = [dates.toSorted()[0], dates.toSorted().at(-1)]
  return listHolidays({ from, to }, database)
}

function presentHoliday({ id, updatedAt, ...row }: Row): StoredHoliday {
  return { _id: id, ...row }
}

export const holidayRows: StaffRows<HolidayEntry, StoredHoliday> = {
  kind: "holiday",
  name: "Holiday",
  table: holidays,
  creation: holidayCreation,
  change: holidayChange,
  entry: holidayEntry,
  defaults: { surchargePercent: 0, noRefund: false, noChange: false },
  messages,
  present: presentHoliday,
}

/** Adds a holiday. Existing bookings keep their terms. @throws invalid */
export function createHoliday(sent: HolidayCreation, transaction?: Database): Promise<StoredHoliday> {
  return createRow(holidayRows, sent, undefined, transaction)
}
