import { and, asc, eq } from "drizzle-orm"
import type { User } from "#domain/account/account.ts"
import { pick } from "#lib/data/pick.ts"
import { audit } from "#server/database/audit-log.server.ts"
import { db } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { notFound } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import { type CountRelated, relatedRequests } from "#server/limits/related-requests.server.ts"
import { isActive, lockPlace } from "./offers.server.ts"
import { leave, presentDeparture, presentParty, selectPlaces } from "./waiting-list.server.ts"
import { type WaitingRow, waitingList } from "./waiting-list.table.server.ts"
import type { OfferedParty, WaitingParty } from "./waiting-list.ts"

const presentGuest = (row: WaitingRow, countRelated: CountRelated<WaitingRow>): WaitingParty => ({
  _id: row.id,
  related: countRelated(row),
  ...pick(row, "name", "email", "phone", "language"),
  createdAt: row.createdAt.toISOString(),
  ...presentParty(row),
})

/** All parties in the lists of staff still wait for an answer. */
const relatedOf = (rows: WaitingRow[]) => relatedRequests(rows, () => true)

/** Returns who waits for a departure, in the order in which places are offered. */
export async function listWaiting(departureId: string): Promise<WaitingParty[]> {
  const rows = await db
    .select()
    .from(waitingList)
    .where(and(eq(waitingList.departureId, departureId), isActive))
    .orderBy(asc(waitingList.createdAt), asc(waitingList.id))
  const countRelated = await relatedOf(rows)
  return rows.map((row) => presentGuest(row, countRelated))
}

/** Returns the parties to whom places are offered, the most urgent first. */
export async function listOffered(): Promise<OfferedParty[]> {
  const rows = await selectPlaces().where(eq(waitingList.status, "offered")).orderBy(asc(waitingList.offeredUntil))
  const countRelated = await relatedOf(rows.map(({ place }) => place))
  return rows.map((row) => ({ ...presentGuest(row.place, countRelated), ...presentDeparture(row) }))
}

/** Takes a party off the list for staff. @throws notFound */
export async function removeWaiting(id: string, user: User): Promise<void> {
  if (!isUuid(id)) throw notFound("Waiting list entry")
  await transact(async (transaction) => {
    const place = await lockPlace(id, transaction)
    if (!place) throw notFound("Waiting list entry")
    await leave(place, transaction)
    const { departureId, status, people } = place
    const change = { before: { departureId, status, people }, after: { status: "left" } }
    await audit({ actor: user._id, action: "update", subject: `waiting:${id}`, ...change }, transaction)
  })
}
