import { asc, eq, gte, lte, type SQL, sql } from "drizzle-orm"
import type { User } from "#features/account/account.ts"
import { tellOfDeparture } from "#features/bookings/bookings.server.ts"
import { fillIn } from "#i18n/fill-in.ts"
import type { Pagination } from "#lib/pagination.ts"
import { hanoiDate } from "#lib/today.ts"
import { audit } from "#server/audit.server.ts"
import { versionConflict } from "#server/content-checks.server.ts"
import { type Database, db, gap } from "#server/database.server.ts"
import { findDeskPage } from "#server/desk-pages.server.ts"
import { conflict, invalid, notFound } from "#server/errors.server.ts"
import { type Condition, holds } from "#server/listing-statements.server.ts"
import { isUuid } from "#server/requests.server.ts"
import { transact } from "#server/transactions.server.ts"
import type { DepartureStatus, DeskDeparture } from "./departure.ts"
import type { DepartureChange, DepartureCreation } from "./departure-entry.schema.ts"
import { departureOn } from "./departure-making.server.ts"
import { findTourMoneyOf, ownPrice } from "./departure-schedules.server.ts"
import { presentDesk, selectDesk } from "./departures.server.ts"
import { departures } from "./departures.table.server.ts"
import { messages } from "./messages.ts"

/** Which departures to list; what is absent does not restrict. `undecided`: those whose minimum is not reached. */
export type DeskListing = {
  tourId?: string | undefined
  from?: string | undefined
  to?: string | undefined
  status?: DepartureStatus | undefined
  undecided?: boolean | undefined
  page?: number | undefined
  limit?: number | undefined
}

/** One page of the departures from today or a day on, the next first; of those undecided the most urgent first. */
export async function listDeskDepartures(
  listing: DeskListing,
): Promise<{ data: DeskDeparture[]; pagination: Pagination }> {
  const { page = 1, limit = 50, undecided } = listing
  const order = [asc(departures.date), asc(departures.startTime), asc(departures.id)]
  const read = (condition: SQL | undefined) =>
    selectDesk(condition, db)
      .orderBy(...(undecided ? [asc(departures.decideBy)] : []), ...order)
      .limit(gap("limit"))
      .offset(gap("offset"))
  const list = { name: "departures", table: departures, conditions: conditionsOf(listing), read }
  const { rows, pagination } = await findDeskPage(list, { page, limit })
  return { data: rows.map(presentDesk), pagination }
}

function conditionsOf({ tourId, from = hanoiDate(), to, status, undecided }: DeskListing): Condition[] {
  const ofTour = tourId !== undefined && isUuid(tourId) ? tourId : null
  const conditions = [
    holds("from", (day) => gte(departures.date, day), from),
    tourId !== undefined && holds("tour", (id) => eq(departures.tourId, id), ofTour),
    to !== undefined && holds("to", (day) => lte(departures.date, day), to),
    status && holds("status", (value) => eq(departures.status, value), status),
    undecided && { name: "undecided", sql: isUndecided },
  ]
  return conditions.filter((condition) => typeof condition === "object")
}

const isUndecided = () =>
  sql`${departures.status} = 'open' and ${departures.decideBy} is not null and ${departures.booked} < ${departures.minimum}`

async function findDesk(id: string, database: Database): Promise<DeskDeparture> {
  const [row] = await selectDesk(eq(departures.id, id), database)
  if (!row) throw notFound("Departure")
  return presentDesk(row)
}

/** Adds a departure by itself. @throws invalid, also where the tour departs then already */
export function createDeparture(sent: DepartureCreation, user: User): Promise<DeskDeparture> {
  const { date, price = null, minimum = null, cutoffHours = 12, decideHours = 48, guide = "", vehicle = "" } = sent
  if (date < hanoiDate()) throw invalid([{ field: "date", message: messages.datePast }])
  if (minimum !== null && minimum > sent.capacity)
    throw invalid([{ field: "minimum", message: messages.minimumTooLarge }])
  return db.transaction(async (transaction) => {
    const { currency } = await findTourMoneyOf(sent.tourId, transaction)
    const priceMinor = ownPrice(price, currency)
    const row = departureOn(date, { ...sent, minimum, cutoffHours, decideHours, priceMinor })
    const values = { ...row, guide, vehicle, isEdited: true }
    const [made] = await transaction.insert(departures).values(values).onConflictDoNothing().returning()
    if (!made) throw invalid([{ field: "startTime", message: messages.departureExists }])
    const after = await findDesk(made.id, transaction)
    await audit({ actor: user._id, action: "create", subject: `departure:${made.id}`, after }, transaction)
    return after
  })
}

/**
 * Changes a departure by hand; its schedule leaves it alone from then on.
 * @throws notFound, invalid; conflict VERSION_CONFLICT, CALLED_OFF
 */
export function changeDeparture(
  id: string,
  { version, isOpen, price, ...sent }: DepartureChange,
  user: User,
): Promise<DeskDeparture> {
  return changing(id, user, async (before, transaction) => {
    if (before.version !== version) throw versionConflict(before, sent)
    if (before.status === "called-off") throw conflict("CALLED_OFF", messages.alreadyCalledOff)
    const { capacity = before.capacity, minimum = before.minimum } = sent
    if (capacity < before.booked) throw invalid([{ field: "capacity", message: bookedAlready(before.booked) }])
    if (minimum !== null && minimum > capacity) throw invalid([{ field: "minimum", message: messages.minimumTooLarge }])
    const { currency } = await findTourMoneyOf(before.tour._id, transaction)
    const priceMinor = price === undefined ? {} : { priceMinor: ownPrice(price, currency) }
    return { ...sent, ...priceMinor, ...statusFor(isOpen, before.status), isEdited: true }
  })
}

const bookedAlready = (n: number) => ({
  en: fillIn(messages.capacityBelowBooked.en, { n }),
  vi: fillIn(messages.capacityBelowBooked.vi, { n }),
})

/** Closing and opening; what is guaranteed stays so while it is open. */
function statusFor(isOpen: boolean | undefined, status: DepartureStatus): { status?: DepartureStatus } {
  if (isOpen === undefined) return {}
  if (!isOpen) return { status: "closed" }
  return { status: status === "closed" ? "open" : status }
}

/** Says that a departure runs, however few have booked. Its guests are told. @throws notFound; conflict CALLED_OFF */
export function guaranteeDeparture(id: string, user: User): Promise<DeskDeparture> {
  return changing(id, user, async (before, transaction) => {
    if (before.status === "called-off") throw conflict("CALLED_OFF", messages.alreadyCalledOff)
    if (before.status !== "guaranteed") await tellOfDeparture(id, { kind: "guaranteed" }, user._id, transaction)
    return { status: "guaranteed", decideBy: null }
  })
}

/** Calls a departure off: it takes nobody any more, and its guests are told. @throws notFound */
export function callOffDeparture(id: string, reason: string, user: User): Promise<DeskDeparture> {
  return changing(id, user, async (before, transaction) => {
    if (before.status !== "called-off") await tellOfDeparture(id, { kind: "called-off", reason }, user._id, transaction)
    return { status: "called-off", decideBy: null }
  })
}

type Departure = typeof departures.$inferInsert
type Changed = { [Column in keyof Departure]?: Departure[Column] | undefined }

/** Holds a departure, works out its change, stores and notes it: all in one transaction. */
function changing(
  id: string,
  user: User,
  change: (before: DeskDeparture, transaction: Database) => Promise<Changed>,
): Promise<DeskDeparture> {
  if (!isUuid(id)) throw notFound("Departure")
  // Whoever cancels holds the booking and then its departure; here it is the other way round.
  return transact(async (transaction) => {
    await transaction.select({ id: departures.id }).from(departures).where(eq(departures.id, id)).for("update")
    const before = await findDesk(id, transaction)
    const changed = await change(before, transaction)
    const next = { ...changed, version: before.version + 1 }
    await transaction.update(departures).set(next).where(eq(departures.id, id))
    const after = await findDesk(id, transaction)
    await audit({ actor: user._id, action: "update", subject: `departure:${id}`, before, after }, transaction)
    return after
  })
}
