import { and, asc, eq, gte, lte } from "drizzle-orm"
import type { User } from "#features/account/account.ts"
import { checkStaffVersion } from "#features/account/last-change.server.ts"
import { hanoiDate } from "#lib/today.ts"
import { audit } from "#server/database/audit-log.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { notFound } from "#server/errors.server.ts"
import { isUuid, parse } from "#server/http/validation.server.ts"
import type { StoredHoliday } from "./holiday.ts"
import { type HolidayChange, type HolidayCreation, type HolidayEntry, holidayEntry } from "./holiday-entry.schema.ts"
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

const DEFAULTS = { surchargePercent: 0, noRefund: false, noChange: false }

/** Adds a holiday. Existing bookings keep their terms. @throws invalid */
export async function createHoliday(
  sent: HolidayCreation,
  user?: User,
  openTransaction?: Database,
): Promise<StoredHoliday> {
  const entry = parse(holidayEntry, { ...DEFAULTS, ...sent }, messages) as HolidayEntry
  return transact(async (transaction) => {
    const [row] = await transaction.insert(holidays).values(entry).returning()
    const made = presentHoliday(row!)
    if (user)
      await audit({ actor: user._id, action: "create", subject: `holiday:${made._id}`, after: made }, transaction)
    return made
  }, openTransaction)
}

/** Changes a holiday. @throws notFound, invalid; conflict VERSION_CONFLICT */
export function changeHoliday(id: string, { version, ...sent }: HolidayChange, user: User): Promise<StoredHoliday> {
  return transact(async (transaction) => {
    const before = await holdHoliday(id, transaction)
    await checkStaffVersion({ subject: `holiday:${id}` }, before, version, sent, transaction)
    const { _id, version: _, ...present } = before
    const entry = parse(holidayEntry, { ...present, ...sent }, messages) as HolidayEntry
    const next = { ...entry, version: before.version + 1, updatedAt: new Date() }
    const [row] = await transaction.update(holidays).set(next).where(eq(holidays.id, id)).returning()
    const after = presentHoliday(row!)
    await audit({ actor: user._id, action: "update", subject: `holiday:${id}`, before, after }, transaction)
    return after
  })
}

export function removeHoliday(id: string, user: User): Promise<void> {
  return transact(async (transaction) => {
    const before = await holdHoliday(id, transaction)
    await transaction.delete(holidays).where(eq(holidays.id, id))
    await audit({ actor: user._id, action: "delete", subject: `holiday:${id}`, before }, transaction)
  })
}

async function holdHoliday(id: string, transaction: Database): Promise<StoredHoliday> {
  const rows = isUuid(id) ? await transaction.select().from(holidays).where(eq(holidays.id, id)).for("update") : []
  if (!rows[0]) throw notFound("Holiday")
  return presentHoliday(rows[0])
}
