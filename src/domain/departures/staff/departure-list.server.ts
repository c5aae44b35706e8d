import { and, asc, between, eq, gt, gte, isNotNull, lt, lte, ne, type SQL, sql } from "drizzle-orm"
import * as z from "zod"
import type { User } from "#domain/account/account.ts"
import { checkStaffVersion } from "#domain/catalogue/rows/last-change.server.ts"
import { day, flag, pageFields } from "#domain/catalogue/rows/list-schema.server.ts"
import { freePlaces, isOffered } from "#domain/departures/bookable.server.ts"
import { crewFollowing } from "#domain/departures/crew-follows.server.ts"
import { DEPARTURE_STATUSES, type DepartureStatus, type StaffDeparture } from "#domain/departures/departure.ts"
import { lastDay, presentStaffDeparture, selectStaffDepartures } from "#domain/departures/departures.server.ts"
import { departures } from "#domain/departures/departures.table.server.ts"
import { lockDeparture } from "#domain/departures/full-departures.server.ts"
import { messages } from "#domain/departures/messages.ts"
import { placesFreed } from "#domain/departures/places-freed.server.ts"
import { checkGuide, holdGuide } from "#domain/departures/staff/guides.server.ts"
import { ownPrice, requireTourMoney } from "#domain/departures/staff/schedules/departure-schedules.server.ts"
import { departureOn } from "#domain/departures/staff/schedules/generator.server.ts"
import { MAX_TOUR_DAYS } from "#domain/tours/tour.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { addDays, hanoiDate, hanoiInstant } from "#lib/today.ts"
import { audit } from "#server/database/audit-log.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { type Page, paginateUpTo1000 } from "#server/database/lists.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { conflict, invalid, notFound } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import type { CalendarQuery, DepartureChange, DepartureCreation } from "./departure-entry.schema.ts"

/** `undecided` filters departures below their minimum, `decideUntil` those to decide by that day. */
export const departureListing = z.object({
  tourId: z.string().max(100).optional(),
  from: day,
  to: day,
  status: z.enum(DEPARTURE_STATUSES).optional(),
  undecided: flag,
  decideUntil: day,
  full: flag,
  withGuests: flag.describe("Those that somebody has booked"),
  bookable: flag.describe("Those that staff may book: full ones and those closed to guests, too"),
  ...pageFields(1000),
})
type Listing = z.infer<typeof departureListing>

/** Returns one page of departures from a day on, today by default. Undecided ones are sorted by urgency. */
export async function listDeparturesForStaff(listing: Listing): Promise<Page<StaffDeparture>> {
  const { page = 1, limit = 50, undecided } = listing
  const order = [asc(departures.date), asc(departures.startTime), asc(departures.id)]
  const where = conditionOf(listing)
  const rows = await selectStaffDepartures(where, db)
    .orderBy(...(undecided ? [asc(departures.decideBy)] : []), ...order)
    .limit(limit)
    .offset((page - 1) * limit)
  return {
    data: rows.map(presentStaffDeparture),
    pagination: await paginateUpTo1000(departures, where, { page, limit }),
  }
}

function conditionOf(listing: Listing): SQL | undefined {
  const { tourId, from = hanoiDate(), to, status, undecided, decideUntil, full, withGuests, bookable } = listing
  return and(
    gte(departures.date, from),
    tourId === undefined ? undefined : isUuid(tourId) ? eq(departures.tourId, tourId) : sql`false`,
    to === undefined ? undefined : lte(departures.date, to),
    status && eq(departures.status, status),
    undecided ? isUndecided : undefined,
    bookable ? isOffered : undefined,
    decideUntil ? lt(departures.decideBy, hanoiInstant(addDays(decideUntil, 1), "00:00")) : undefined,
    withGuests ? gt(departures.booked, 0) : undefined,
    full ? and(lte(freePlaces, 0), ne(departures.status, "called-off")) : undefined,
  )
}

/** A departure without bookings needs no decision. */
const isUndecided = and(
  eq(departures.status, "open"),
  isNotNull(departures.decideBy),
  gt(departures.booked, 0),
  lt(departures.booked, departures.minimum),
)

/** Returns the ids of departures whose time of decision has passed with too few guests, the most overdue first. */
export async function listOverdue(limit: number): Promise<string[]> {
  const hasNotBegun = sql`(${departures.date} + ${departures.startTime}::time) at time zone 'Asia/Ho_Chi_Minh' > now()`
  const rows = await db
    .select({ id: departures.id })
    .from(departures)
    .where(and(isUndecided, lte(departures.decideBy, sql`now()`), hasNotBegun))
    .orderBy(asc(departures.decideBy))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** @throws notFound */
export const findDeparture = (id: string): Promise<StaffDeparture> => findStaffDeparture(id, db)

/** @throws notFound */
export async function findStaffDeparture(id: string, database: Database): Promise<StaffDeparture> {
  if (!isUuid(id)) throw notFound("Departure")
  const [row] = await selectStaffDepartures(eq(departures.id, id), database)
  if (!row) throw notFound("Departure")
  return presentStaffDeparture(row)
}

/** Adds a single departure. @throws invalid, also if the tour already departs at that time */
export function createDeparture(sent: DepartureCreation, user: User): Promise<StaffDeparture> {
  const { date, price = null, minimum = null, cutoffHours = 12, decideHours = 48 } = sent
  const { guide = "", guidePhone = "", vehicle = "", guideId = null } = sent
  if (date < hanoiDate()) throw invalid([{ field: "date", message: messages.datePast }])
  if (minimum !== null && minimum > sent.capacity)
    throw invalid([{ field: "minimum", message: messages.minimumTooLarge }])
  return transact(async (transaction) => {
    await checkGuide(guideId, transaction)
    const { currency } = await requireTourMoney(sent.tourId, transaction)
    const priceMinor = ownPrice(price, currency)
    const row = departureOn(date, { ...sent, minimum, cutoffHours, decideHours, priceMinor })
    const values = { ...row, guide, guidePhone, vehicle, guideId, isEdited: true }
    const [made] = await transaction.insert(departures).values(values).onConflictDoNothing().returning()
    if (!made) throw invalid([{ field: "startTime", message: messages.departureExists }])
    const after = await findStaffDeparture(made.id, transaction)
    await audit({ actor: user._id, action: "create", subject: `departure:${made.id}`, after }, transaction)
    return after
  })
}

/** Changes a departure by hand. @throws notFound, invalid; conflict VERSION_CONFLICT, CALLED_OFF */
export function changeDeparture(
  id: string,
  { version, isOpen, price, ...sent }: DepartureChange,
  user: User,
): Promise<StaffDeparture> {
  const change: Change = async (before, transaction) => {
    await checkStaffVersion({ subject: `departure:${id}` }, before, version, sent, transaction)
    if (before.status === "called-off") throw conflict("CALLED_OFF", messages.alreadyCalledOff)
    if (sent.guideId !== before.guideId) await checkGuide(sent.guideId, transaction)
    const { capacity = before.capacity, minimum = before.minimum } = sent
    const taken = before.booked + before.held
    if (capacity < taken && capacity !== before.capacity)
      throw invalid([{ field: "capacity", message: before.held ? offeredAlready(taken) : bookedAlready(taken) }])
    if (minimum !== null && minimum > capacity) throw invalid([{ field: "minimum", message: messages.minimumTooLarge }])
    const { currency } = await requireTourMoney(before.tour._id, transaction)
    const priceMinor = price === undefined ? {} : { priceMinor: ownPrice(price, currency) }
    return { ...sent, ...priceMinor, ...statusFor(isOpen, before.status), isEdited: true }
  }
  return changeLocked(id, user, change, (_, transaction) => holdGuide(sent.guideId, transaction))
}

const bookedAlready = (n: number) => ({
  en: interpolate(messages.capacityBelowBooked.en, { n }),
  vi: interpolate(messages.capacityBelowBooked.vi, { n }),
})

const offeredAlready = (n: number) => ({
  en: interpolate(messages.capacityBelowOffered.en, { n }),
  vi: interpolate(messages.capacityBelowOffered.vi, { n }),
})

/** A guaranteed departure stays guaranteed while it is open. */
function statusFor(isOpen: boolean | undefined, status: DepartureStatus): { status?: DepartureStatus } {
  if (isOpen === undefined) return {}
  if (!isOpen) return { status: "closed" }
  return { status: status === "closed" ? "open" : status }
}

type Departure = typeof departures.$inferInsert
type Changed = { [Column in keyof Departure]?: Departure[Column] | undefined }
/** Staff, or the site itself. */
export type Author = Pick<User, "_id">
export type Change = (before: StaffDeparture, transaction: Database) => Promise<Changed>

/**
 * Locks a departure, changes it in one transaction, and returns it. `lockFirst` locks what comes before departures in the
 * order of locks.
 * @throws notFound
 */
export function changeLocked(
  id: string,
  user: Author,
  change: Change,
  lockFirst?: (id: string, transaction: Database) => Promise<void>,
): Promise<StaffDeparture> {
  if (!isUuid(id)) throw notFound("Departure")
  return transact(async (transaction) => {
    await lockFirst?.(id, transaction)
    await lockDeparture(id, transaction)
    const before = await findStaffDeparture(id, transaction)
    const changed = await change(before, transaction)
    const next = { ...changed, version: before.version + 1 }
    await transaction.update(departures).set(next).where(eq(departures.id, id))
    if (next.status === "called-off") await crewFollowing.one().calledOff(id, user, transaction)
    await placesFreed.one()(id, transaction)
    const after = await findStaffDeparture(id, transaction)
    await audit({ actor: user._id, action: "update", subject: `departure:${id}`, before, after }, transaction)
    return after
  })
}

/** More could not be read in a calendar. */
const MAX_DEPARTURES = 2_000

/** Returns the departures whose tours touch a range of days, past and cancelled ones included. */
export async function listCalendarDepartures({ from, to, tourId }: CalendarQuery): Promise<StaffDeparture[]> {
  if (tourId !== undefined && !isUuid(tourId)) return []
  const rows = await selectStaffDepartures(
    and(
      between(departures.date, addDays(from, 1 - MAX_TOUR_DAYS), to),
      gte(lastDay, from),
      tourId ? eq(departures.tourId, tourId) : undefined,
    ),
    db,
  )
    .orderBy(asc(departures.date), asc(departures.startTime), asc(departures.id))
    .limit(MAX_DEPARTURES)
  return rows.map(presentStaffDeparture)
}
