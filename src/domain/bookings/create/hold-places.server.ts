import type { Context } from "hono"
import type { User } from "#domain/account/account.ts"
import { hasRoomFor, reservePlaces } from "#domain/departures/places.server.ts"
import { may } from "#lib/roles.ts"
import type { Database } from "#server/database/database.server.ts"
import type { HttpError } from "#server/errors.server.ts"
import { mayHoldPlaces } from "#server/limits/held-places.server.ts"
import { findOrigin, type Origin } from "#server/limits/origin.server.ts"
import { askForProof, hasProof } from "#server/limits/rate-limits.server.ts"

export type Requester = { origin: Origin; isProven: boolean; askForProof: () => Promise<HttpError> }

export async function findRequester(c: Context, email: string): Promise<Requester> {
  return {
    origin: await findOrigin(c, email),
    isProven: await hasProof("bookings", c),
    askForProof: () => askForProof("bookings", c),
  }
}

export function isConfirmedBy(user: User | undefined, email: string): boolean {
  return user !== undefined && (may(user, "sales") || (user.emailVerified && user.email === email))
}

/** `departureId`: undefined for a timed departure of a transfer, whose places the price has checked and locked. */
type Claim = { departureId: string | undefined; people: number; origin: Origin }

/** `waiting`: places are free, but the origin holds too many unconfirmed ones. `refused`: not enough are free. */
type Outcome = "held" | "waiting" | "refused"

/** Takes places unless the origin holds too many unconfirmed ones. */
export async function holdPlaces({ departureId, ...claim }: Claim, transaction: Database): Promise<Outcome> {
  const mayHold = await mayHoldPlaces(claim, transaction)
  if (departureId === undefined) return mayHold ? "held" : "waiting"
  if (mayHold) return (await reservePlaces(departureId, claim.people, transaction)) ? "held" : "refused"
  return (await hasRoomFor(departureId, claim.people, transaction)) ? "waiting" : "refused"
}
