import { explainNoSeats } from "#features/bookings/create/create-booking.server.ts"
import { mayHoldSeats } from "#features/bookings/create/held-seats.server.ts"
import type { Offer } from "#features/bookings/create/offer.server.ts"
import type { Actor } from "#features/bookings/history.server.ts"
import { statusMessages } from "#features/bookings/status-messages.ts"
import {
  hasSeatsFor,
  releaseSeats,
  reserveSeats,
  type SeatExceptions,
} from "#features/departures/bookings/seats.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { conflict } from "#server/errors.server.ts"
import type { BookingRow } from "./change-status.server.ts"

export async function exchangeSeats(
  row: BookingRow,
  { side }: Actor,
  { departure, party }: Offer,
  transaction: Database,
  exceptions: SeatExceptions = {},
): Promise<boolean> {
  const people = party.adults + party.children
  const isConfirmed = row.status !== "pending" || row.emailConfirmedAt !== null
  if (departure && !row.holdsPlaces && !isConfirmed) {
    if (await hasSeatsFor(departure._id, people, transaction)) return false
    throw await explainNoSeats(departure._id, transaction)
  }
  if (departure && !isConfirmed && side !== "staff") await checkOriginMayHold(row, people, transaction)
  const seats = { departureId: departure?._id ?? null, people }
  await swapSeats(row, seats, exceptions, transaction)
  return true
}

/** Keeps a small request from growing beyond the limits on unconfirmed seats. @throws EMAIL_UNCONFIRMED */
async function checkOriginMayHold(row: BookingRow, people: number, transaction: Database): Promise<void> {
  if (row.departureId !== null && people <= row.travelers) return
  const origin = { address: row.requestedFromAddress, network: row.requestedFromNetwork }
  if (await mayHoldSeats({ people, email: row.customerEmail, origin, bookingId: row.id }, transaction)) return
  throw conflict("EMAIL_UNCONFIRMED", statusMessages.emailNotConfirmed)
}

/** Changes the departures in the order of their ids, so that two bookings that swap dates don't deadlock. */
async function swapSeats(
  row: BookingRow,
  { departureId, people }: { departureId: string | null; people: number },
  exceptions: SeatExceptions,
  transaction: Database,
): Promise<void> {
  const { travelers } = row
  const old = row.holdsPlaces ? row.departureId : null
  if (old !== null && old === departureId) return resizeReservation(old, people - travelers, exceptions, transaction)
  const release = async () => old && (await releaseSeats(old, travelers, transaction))
  const reserve = async () => departureId && (await reserveSeatsOrThrow(departureId, people, exceptions, transaction))
  const steps = old && departureId && old < departureId ? [release, reserve] : [reserve, release]
  for (const step of steps) await step()
}

async function resizeReservation(
  departureId: string,
  more: number,
  exceptions: SeatExceptions,
  transaction: Database,
): Promise<void> {
  if (more > 0) await reserveSeatsOrThrow(departureId, more, exceptions, transaction)
  if (more < 0) await releaseSeats(departureId, -more, transaction)
}

async function reserveSeatsOrThrow(
  departureId: string,
  people: number,
  exceptions: SeatExceptions,
  transaction: Database,
): Promise<void> {
  if (!(await reserveSeats(departureId, people, transaction, exceptions)))
    throw await explainNoSeats(departureId, transaction, exceptions)
}
