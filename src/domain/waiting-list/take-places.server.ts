import { eq } from "drizzle-orm"
import { reservePlacesIgnoringStatus } from "#domain/departures/places.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { lockPlace, offerFreePlaces, withdrawNewOffers } from "./offers.server.ts"
import { findPlaceId } from "./place-links.server.ts"
import { waitingList } from "./waiting-list.table.server.ts"

/**
 * Frees the places that are held for the owner of a mailed link, for a booking in the same transaction. Locks the
 * departure, so that no other guest gets them.
 * @returns how many they are, and the address that the link was mailed to; undefined if nothing is held
 */
export async function takeOfferedPlaces(
  token: string,
  departureId: string,
  transaction: Database,
): Promise<{ people: number; email: string } | undefined> {
  const placeId = await findPlaceId(token, transaction)
  const place = placeId && (await lockPlace(placeId, transaction))
  if (!place || place.departureId !== departureId || place.status !== "offered") return undefined
  if (place.offeredUntil === null || place.offeredUntil <= new Date()) return undefined
  await transaction.update(waitingList).set({ status: "booked" }).where(eq(waitingList.id, place.id))
  return { people: place.people, email: place.email }
}

/**
 * Reserves places released in this transaction before the waiting list gets them.
 * @returns false if too few are left
 */
export async function takePlacesBack(departureId: string, people: number, transaction: Database): Promise<boolean> {
  await withdrawNewOffers(departureId, transaction)
  const isReserved = await reservePlacesIgnoringStatus(departureId, people, transaction)
  await offerFreePlaces(departureId, transaction)
  return isReserved
}
