import { and, desc, eq, inArray, isNotNull, lt, or, sql } from "drizzle-orm"
import { freePlaces, takesBookings } from "#domain/departures/bookable.server.ts"
import { departures } from "#domain/departures/departures.table.server.ts"
import { tours } from "#domain/tours/tours.table.server.ts"
import { interpolateBoth } from "#i18n/interpolate.ts"
import type { Language } from "#i18n/localized.ts"
import { firstOf } from "#lib/data/first-of.ts"
import { pick } from "#lib/data/pick.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { conflict, invalid } from "#server/errors.server.ts"
import { NO_ORIGIN, type Origin, originColumns } from "#server/limits/origin.server.ts"
import { queueMails } from "#server/mail/outbox.server.ts"
import { messages } from "./messages.ts"
import { hasExpired, isActive, keepWaitingList, lockPlace, offerFreePlaces } from "./offers.server.ts"
import { findPlaceId } from "./place-links.server.ts"
import { waitingContact } from "./waiting-contact.server.ts"
import { type WaitingRow, waitingList } from "./waiting-list.table.server.ts"
import type { WaitingPlace, WaitingRequest } from "./waiting-list.ts"

export const REQUEST_MAIL = "waiting-list-request"
const CONFIRM_DAYS = 2
const KEPT_DAYS = 30

/**
 * Puts a party on the list of a full departure, once for each mailbox. It counts once the address is confirmed by mail.
 * A guest who is already on the list gets a mail that says so. The answer is the same.
 * @throws invalid; conflict PLACES_LEFT if the party can book
 */
export async function joinWaitingList(request: WaitingRequest, language: Language, origin: Origin): Promise<void> {
  const { departureId, email, adults, childAges = [] } = request
  const people = adults + childAges.length
  await transact(async (transaction) => {
    await checkFull(departureId, people, transaction)
    const known = await findSameGuest({ departureId, email, ...originColumns(origin) }, transaction)
    const asked = { departureId, email, adults, childAges, people, ...waitingContact(request), language }
    const place = known ?? (await addUnconfirmed({ ...asked, ...originColumns(origin) }, transaction))
    const payload = { placeId: place.id }
    await queueMails([{ kind: REQUEST_MAIL, recipient: place.email, language, payload }], transaction)
  })
}

async function checkFull(departureId: string, people: number, transaction: Database): Promise<void> {
  const [departure] = await transaction
    .select({ capacity: departures.capacity, left: freePlaces, isAwaited: isAwaited() })
    .from(departures)
    .innerJoin(tours, and(eq(tours.id, departures.tourId), tours.isActive))
    .where(and(eq(departures.id, departureId), takesBookings))
    // Enough for the row that is inserted: nothing stronger is locked later.
    .for("key share", { of: departures })
  if (!departure) throw invalid([{ field: "departureId", message: messages.closed }])
  if (people > departure.capacity)
    throw invalid([{ field: "adults", message: interpolateBoth(messages.tooMany, { n: departure.capacity }) }])
  if (departure.left >= people && !departure.isAwaited) {
    const message = messages.placesFree
    throw conflict("PLACES_LEFT", message, { errors: [{ field: "departureId", message }] })
  }
}

const isAwaited =
  () => sql<boolean>`exists (select from ${waitingList} where ${waitingList.departureId} = ${departures.id}
  and ${waitingList.status} = 'waiting')`

type Guest = Pick<WaitingRow, "departureId" | "email" | "requestedFromMailbox">

const isSameGuest = ({ departureId, email, requestedFromMailbox }: Guest) =>
  and(
    eq(waitingList.departureId, departureId),
    requestedFromMailbox === null
      ? eq(waitingList.email, email)
      : or(eq(waitingList.email, email), eq(waitingList.requestedFromMailbox, requestedFromMailbox)),
  )

/** Returns the place that this mailbox has confirmed. */
async function findSameGuest(guest: Guest, transaction: Database): Promise<WaitingRow | undefined> {
  const isOnList = inArray(waitingList.status, ["waiting", "offered"])
  const [place] = await transaction
    .select()
    .from(waitingList)
    .where(and(isSameGuest(guest), isOnList))
  return place
}

/** Anybody may name an address, so each request waits beside those before it. The one that is confirmed counts. */
async function addUnconfirmed(row: typeof waitingList.$inferInsert, transaction: Database): Promise<WaitingRow> {
  return firstOf(await transaction.insert(waitingList).values(row).returning())
}

/** Returns the latest earlier request of the same address, while neither is confirmed. */
export async function findEarlierRequest(place: WaitingRow): Promise<WaitingRow | undefined> {
  const isEarlier = and(eq(waitingList.status, "unconfirmed"), lt(waitingList.createdAt, place.createdAt))
  const [earlier] = await db
    .select()
    .from(waitingList)
    .where(and(isSameGuest(place), isEarlier))
    .orderBy(desc(waitingList.createdAt))
    .limit(1)
  return earlier
}

/** Returns rows with their departure and tour. */
export const selectPlaces = (database: Database = db) =>
  database
    .select({
      place: waitingList,
      tour: { _id: tours.id, slug: tours.slug, title: tours.title },
      departure: { date: departures.date, startTime: departures.startTime, status: departures.status },
    })
    .from(waitingList)
    .innerJoin(departures, eq(departures.id, waitingList.departureId))
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .$dynamic()

/** Returns what a mailed link is about. @throws invalid for an unknown link */
export async function findPlace(token: string): Promise<WaitingPlace> {
  const id = await findPlaceId(token)
  const [row] = id ? await selectPlaces().where(eq(waitingList.id, id)) : []
  if (!row) throw linkInvalid()
  const { place } = row
  const isWaiting = and(eq(waitingList.departureId, place.departureId), eq(waitingList.status, "waiting"))
  const ahead = await db.$count(waitingList, and(isWaiting, lt(waitingList.createdAt, place.createdAt)))
  return { ...presentDeparture(row), ...presentParty(place), ahead }
}

type PlaceRow = Awaited<ReturnType<typeof selectPlaces>>[number]

export const presentDeparture = ({ place, tour, departure: { date, startTime } }: PlaceRow) => ({
  departureId: place.departureId,
  date,
  startTime,
  tour,
})

export const presentParty = (row: WaitingRow) => ({
  ...pick(row, "status", "adults", "childAges", "people"),
  offeredUntil: row.status === "offered" ? (row.offeredUntil?.toISOString() ?? null) : null,
})

/** Confirms the address. Places that are free are offered at once. Repeating it has no effect. @throws invalid */
export async function confirmPlace(token: string): Promise<void> {
  await changePlace(token, async (place, transaction) => {
    if (place.status !== "unconfirmed") return
    const status = (await findSameGuest(place, transaction)) ? "left" : "waiting"
    await transaction.update(waitingList).set({ status }).where(eq(waitingList.id, place.id))
    const isReplaced = and(isSameGuest(place), eq(waitingList.status, "unconfirmed"))
    await transaction.update(waitingList).set({ status: "left" }).where(isReplaced)
    await offerFreePlaces(place.departureId, transaction)
  })
}

/** Takes a party off the list. Places that were held for it go to the next one. @throws invalid */
export async function leaveWaitingList(token: string): Promise<void> {
  await changePlace(token, leave)
}

export async function leave(place: WaitingRow, transaction: Database): Promise<void> {
  if (!["unconfirmed", "waiting", "offered"].includes(place.status)) return
  await transaction.update(waitingList).set({ status: "left" }).where(eq(waitingList.id, place.id))
  await offerFreePlaces(place.departureId, transaction)
}

async function changePlace(
  token: string,
  change: (place: WaitingRow, transaction: Database) => Promise<void>,
): Promise<void> {
  await transact(async (transaction) => {
    const id = await findPlaceId(token, transaction)
    const place = id && (await lockPlace(id, transaction))
    if (!place) throw linkInvalid()
    await change(place, transaction)
  })
}

const linkInvalid = () => invalid([{ field: "token", message: messages.linkInvalid }])

/** Job: ends lists of departures that take no more bookings and offers without an answer, and offers what is free. */
export async function keepWaitingLists(stopped: () => boolean = () => false): Promise<void> {
  const isDue = sql`${hasExpired} or not (${takesBookings}) or (${waitingList.status} = 'waiting' and ${freePlaces} > 0)`
  const due = await db
    .selectDistinct({ id: departures.id })
    .from(waitingList)
    .innerJoin(departures, eq(departures.id, waitingList.departureId))
    .where(and(isActive, isDue))
  for (const departure of due)
    if (!stopped()) await transact((transaction) => keepWaitingList(departure.id, transaction))
}

/** Deletes unconfirmed requests, and the lists of departures long past. */
export async function sweepWaitingLists(): Promise<void> {
  const age = sql`now() - make_interval(days => ${CONFIRM_DAYS})`
  await db.delete(waitingList).where(and(eq(waitingList.status, "unconfirmed"), lt(waitingList.createdAt, age)))
  const closed = db.select({ id: departures.id }).from(departures).where(lt(departures.date, hanoiDate()))
  const isKnown = isNotNull(waitingList.requestedFromMailbox)
  await db
    .update(waitingList)
    .set(NO_ORIGIN)
    .where(and(isKnown, inArray(waitingList.departureId, closed)))
  const past = db
    .select({ id: departures.id })
    .from(departures)
    .where(lt(departures.date, addDays(hanoiDate(), -KEPT_DAYS)))
  await db.delete(waitingList).where(inArray(waitingList.departureId, past))
}

/** Deleting a place that was offered changes its departure. */
export function lockDeparturesOf(email: string, transaction: Database) {
  const offered = and(eq(waitingList.email, email), eq(waitingList.status, "offered"))
  const ids = transaction.select({ id: waitingList.departureId }).from(waitingList).where(offered)
  const theirs = transaction.select({ id: departures.id }).from(departures).where(inArray(departures.id, ids))
  return theirs.orderBy(departures.id).for("no key update")
}
