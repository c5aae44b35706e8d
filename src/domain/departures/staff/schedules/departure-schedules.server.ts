import { and, asc, between, eq, ne } from "drizzle-orm"
import type { User } from "#domain/account/account.ts"
import { hasWholeMinorUnits } from "#domain/catalogue/prices.ts"
import { checkStaffVersion } from "#domain/catalogue/rows/last-change.server.ts"
import type { Schedule } from "#domain/departures/departure.ts"
import { departureSchedules, departures } from "#domain/departures/departures.table.server.ts"
import { messages } from "#domain/departures/messages.ts"
import { departByDate, findTourMoney, lockTourForUpdate } from "#domain/tours/tours.server.ts"
import { firstOf } from "#lib/data/first-of.ts"
import { pick } from "#lib/data/pick.ts"
import { type Currency, toMajor, toMinor } from "#lib/money.ts"
import { audit } from "#server/database/audit-log.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { hasRow } from "#server/database/lists.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { invalid, notFound } from "#server/errors.server.ts"
import { isUuid, parse } from "#server/http/validation.server.ts"
import {
  type ScheduleChange,
  type ScheduleCreation,
  type ScheduleEntry,
  scheduleEntry,
} from "../departure-entry.schema.ts"
import { dropDepartures, holdSchedules, makeDepartures, type ScheduleRow } from "./generator.server.ts"

const DEFAULTS = { to: null, minimum: null, cutoffHours: 12, decideHours: 48, price: null }

/** @throws invalid for an unknown tour */
export async function listSchedules(tourId: string): Promise<Schedule[]> {
  const { currency } = await requireTourMoney(tourId, db)
  const ofTour = eq(departureSchedules.tourId, tourId)
  const order = [asc(departureSchedules.from), asc(departureSchedules.startTime), asc(departureSchedules.id)]
  const rows = await db
    .select()
    .from(departureSchedules)
    .where(ofTour)
    .orderBy(...order)
  return rows.map((row) => presentSchedule(row, currency))
}

/** Returns the currency of a tour, even if it is not on sale. @throws invalid for an unknown tour */
export async function requireTourMoney(tourId: string, database: Database): Promise<{ currency: Currency }> {
  const money = isUuid(tourId) ? await findTourMoney(tourId, database) : undefined
  if (!money) throw invalid([{ field: "tourId", message: messages.tourUnknown }])
  return money
}

/** Converts a price to minor units. @throws invalid if the currency has no such amount */
export function ownPrice(price: number | null, currency: Currency): number | null {
  if (price === null) return null
  if (!hasWholeMinorUnits(price, currency)) throw invalid([{ field: "price", message: messages.priceInvalid }])
  return toMinor(price, currency)
}

function presentSchedule(row: ScheduleRow, currency: Currency): Schedule {
  const { id, madeUntil, updatedAt, priceMinor, ...same } = row
  return { _id: id, ...same, price: priceMinor === null ? null : toMajor(priceMinor, currency) }
}

/** Adds a schedule with its departures. The tour can then be booked by departure only. @throws invalid */
export async function createSchedule(
  { tourId, ...sent }: ScheduleCreation,
  user?: User,
  openTransaction?: Database,
): Promise<Schedule> {
  const entry = parse(scheduleEntry, { ...DEFAULTS, ...sent }, messages) as ScheduleEntry
  return transact(async (transaction) => {
    if (isUuid(tourId)) await lockTourForUpdate(tourId, transaction)
    const { currency } = await requireTourMoney(tourId, transaction)
    const row = firstOf(
      await transaction
        .insert(departureSchedules)
        .values({ tourId, ...columnsOf(entry, currency) })
        .returning(),
    )
    await makeDepartures(row, transaction)
    await departByDate(tourId, transaction)
    const after = presentSchedule(row, currency)
    if (user)
      await audit({ actor: user._id, action: "create", subject: `departure-schedule:${row.id}`, after }, transaction)
    return after
  }, openTransaction)
}

function columnsOf({ price, weekdays, ...entry }: ScheduleEntry, currency: Currency) {
  return { ...entry, weekdays: weekdays.toSorted(), priceMinor: ownPrice(price, currency) }
}

/** Makes what other schedules also want of the departures that one has given up. */
async function remakeDepartures({ id, tourId, startTime }: ScheduleRow, transaction: Database): Promise<void> {
  const isOther = and(
    eq(departureSchedules.tourId, tourId),
    eq(departureSchedules.startTime, startTime),
    ne(departureSchedules.id, id),
  )!
  for (const other of await holdSchedules(isOther, transaction)) await makeDepartures(other, transaction)
}

/** Changes a schedule and its unbooked departures. @throws notFound, invalid; conflict VERSION_CONFLICT */
export function changeSchedule(id: string, { version, ...sent }: ScheduleChange, user: User): Promise<Schedule> {
  return transact(async (transaction) => {
    const row = await holdSchedule(id, transaction)
    const { currency } = await requireTourMoney(row.tourId, transaction)
    const before = presentSchedule(row, currency)
    await checkStaffVersion({ subject: `departure-schedule:${id}` }, before, version, sent, transaction)
    const { _id, tourId, version: _, ...present } = before
    const entry = parse(scheduleEntry, { ...present, ...sent }, messages) as ScheduleEntry
    const next = { ...columnsOf(entry, currency), version: row.version + 1, updatedAt: new Date() }
    const changed = firstOf(
      await transaction.update(departureSchedules).set(next).where(eq(departureSchedules.id, id)).returning(),
    )
    await makeDepartures(changed, transaction)
    await remakeDepartures(row, transaction)
    const after = presentSchedule(changed, currency)
    await audit({ actor: user._id, action: "update", subject: `departure-schedule:${id}`, before, after }, transaction)
    return after
  })
}

/** Deletes a schedule and its unbooked departures. @throws notFound */
export function removeSchedule(id: string, user: User): Promise<void> {
  return transact(async (transaction) => {
    const row = await holdSchedule(id, transaction)
    const { currency } = await requireTourMoney(row.tourId, transaction)
    await dropDepartures(eq(departures.scheduleId, id), transaction)
    await transaction.delete(departureSchedules).where(eq(departureSchedules.id, id))
    await remakeDepartures(row, transaction)
    const before = presentSchedule(row, currency)
    await audit({ actor: user._id, action: "delete", subject: `departure-schedule:${id}`, before }, transaction)
  })
}

async function holdSchedule(id: string, transaction: Database): Promise<ScheduleRow> {
  const [row] = isUuid(id) ? await holdSchedules(eq(departureSchedules.id, id), transaction) : []
  if (!row) throw notFound("Schedule")
  return row
}

/** Returns the departures of a schedule in a range of days, without the cancelled ones. @throws notFound */
export async function listOfSchedule(scheduleId: string, { from, to }: { from: string; to: string }) {
  if (!isUuid(scheduleId) || !(await hasRow(departureSchedules, eq(departureSchedules.id, scheduleId), db)))
    throw notFound("Schedule")
  const isOfSchedule = and(eq(departures.scheduleId, scheduleId), ne(departures.status, "called-off"))
  return db
    .select(pick(departures, "id", "date"))
    .from(departures)
    .where(and(isOfSchedule, between(departures.date, from, to)))
    .orderBy(asc(departures.date), asc(departures.id))
}
