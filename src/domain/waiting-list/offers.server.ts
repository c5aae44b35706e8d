import { and, asc, eq, inArray, lte, type SQL, sql } from "drizzle-orm"
import { lockDeparture } from "#domain/departures/full-departures.server.ts"
import { pick } from "#lib/data/pick.ts"
import { UNDO_GRACE_SECONDS, UNDO_SECONDS } from "#lib/undo.ts"
import type { Database } from "#server/database/database.server.ts"
import { queueMails, withdrawUntried } from "#server/mail/outbox.server.ts"
import { takeTurns } from "./turns.server.ts"
import { waitingList } from "./waiting-list.table.server.ts"
import { ACTIVE_STATUSES, type WaitingStatus } from "./waiting-list.ts"

/* Always lock the departure before the rows of its list. */

export const OFFER_MAIL = "waiting-list-offer"
export const ENDED_MAIL = "waiting-list-ended"

/** Far more than a departure has places. */
const MAX_CONSIDERED = 1000

/** Offers free places of a departure. They count as taken for some hours (turns.server.ts), or until booking closes. */
export async function offerFreePlaces(departureId: string, transaction: Database): Promise<void> {
  const waiting = await selectWaiting(departureId, transaction)
  if (waiting.length === 0) return
  const departure = await lockDeparture(departureId, transaction)
  if (!departure?.isOpen || departure.left < 1) return
  // Read again: what was waiting before the lock may have got its offer meanwhile.
  const turns = await takeTurns(await selectWaiting(departureId, transaction), departure.left, transaction)
  for (const [hours, parties] of Map.groupBy(turns, (turn) => turn.hours)) {
    const until = sql`least(now() + make_interval(hours => ${hours}), ${departure.closesAt.toISOString()}::timestamptz)`
    const places = parties.map(({ party }) => party)
    await setStatus(places, "offered", transaction, { offeredUntil: until })
  }
  // Waits while staff may still undo what has freed the places.
  const mails = mailsTo(
    turns.map(({ party }) => party),
    OFFER_MAIL,
  )
  await queueMails(mails, transaction, UNDO_SECONDS + UNDO_GRACE_SECONDS)
}

type Waiting = Pick<
  typeof waitingList.$inferSelect,
  "id" | "departureId" | "people" | "email" | "language" | "requestedFromNetwork"
>

const select = (departureId: string, condition: SQL | undefined, transaction: Database) =>
  transaction
    .select(pick(waitingList, "id", "departureId", "people", "email", "language", "status", "requestedFromNetwork"))
    .from(waitingList)
    .where(and(eq(waitingList.departureId, departureId), condition))

const selectWaiting = (departureId: string, transaction: Database): Promise<Waiting[]> =>
  select(departureId, eq(waitingList.status, "waiting"), transaction)
    .orderBy(asc(waitingList.createdAt), asc(waitingList.id))
    .limit(MAX_CONSIDERED)

/** Locks the departure of a place on the list, and returns the place as it is then. */
export async function lockPlace(placeId: string, transaction: Database) {
  const [place] = await transaction.select().from(waitingList).where(eq(waitingList.id, placeId))
  if (!place) return undefined
  await lockDeparture(place.departureId, transaction)
  const [locked] = await transaction.select().from(waitingList).where(eq(waitingList.id, placeId)).for("update")
  return locked
}

async function setStatus(
  places: readonly { id: string }[],
  status: WaitingStatus,
  transaction: Database,
  more: { offeredUntil?: SQL } = {},
): Promise<void> {
  const ids = places.map((place) => place.id)
  if (ids.length)
    await transaction
      .update(waitingList)
      .set({ status, ...more })
      .where(inArray(waitingList.id, ids))
}

const mailsTo = (places: readonly Waiting[], kind: string) =>
  places.map((place) => ({
    kind,
    recipient: place.email,
    language: place.language,
    payload: { placeId: place.id },
  }))

/** Takes back the offers that are not mailed yet. */
export async function withdrawNewOffers(departureId: string, transaction: Database): Promise<void> {
  await lockDeparture(departureId, transaction)
  const offered = await selectActive(departureId, transaction, eq(waitingList.status, "offered"))
  const unheard: Waiting[] = []
  for (const place of offered)
    if (await withdrawUntried(OFFER_MAIL, { placeId: place.id }, transaction)) unheard.push(place)
  await setStatus(unheard, "waiting", transaction)
}

export const isActive = inArray(waitingList.status, [...ACTIVE_STATUSES])
export const hasExpired = and(eq(waitingList.status, "offered"), lte(waitingList.offeredUntil, sql`now()`))

const selectActive = (departureId: string, transaction: Database, condition: SQL | undefined) =>
  select(departureId, and(isActive, condition), transaction).for("update")

/** Ends the list of a departure that takes no more bookings, or offers without an answer. Then offers what is free. */
export async function keepWaitingList(departureId: string, transaction: Database): Promise<void> {
  const departure = await lockDeparture(departureId, transaction)
  const isOver = departure !== undefined && !departure.isOpen
  const ended = await selectActive(departureId, transaction, isOver ? undefined : hasExpired)
  await setStatus(ended, isOver ? "ended" : "expired", transaction)
  const told = ended.filter(({ status }) => status !== "unconfirmed")
  await queueMails(mailsTo(told, ENDED_MAIL), transaction)
  await offerFreePlaces(departureId, transaction)
}
