import { countRidePassengers, ridePrice } from "#domain/bookings/search/ride-total.server.ts"
import type { VehicleType } from "#domain/categories/category.ts"
import { listHolidays } from "#domain/holidays/holidays.server.ts"
import { understand } from "#domain/search/reading/understand.server.ts"
import { peopleOf, type QueryReading, type RideReading } from "#domain/search/search.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import { inDirection } from "#domain/transfers/reversed.ts"
import { PASSENGERS, type Ride, type Transfer, type TransferCard } from "#domain/transfers/transfer.ts"
import {
  findTransfersById,
  listTransferCards,
  listTransfers,
  type TransferListing,
} from "#domain/transfers/transfers.server.ts"
import { pagination } from "#lib/api/pagination.ts"
import { omitUndefined } from "#lib/data/omit-undefined.ts"
import type { Page } from "#server/database/lists.server.ts"
import { type FoundEnds, findRides } from "./match-ends.server.ts"
import type { Route } from "./read-route.server.ts"

type Found<View> = Page<View> & { reading?: RideReading; ends?: FoundEnds }
type FoundTransfers = Found<TransferCard>

/** Rides of one route are read whole, because a service may be found in both directions. */
const MOST_OF_ROUTE = 50

/**
 * Returns one page of the transfers that match, each with what the ride costs if the number of people is known. Ends, day,
 * people, means and prices may also be among the words.
 */
export async function searchTransfers(asked: TransferListing): Promise<FoundTransfers> {
  const { reading, missing } = await readListing(asked)
  const listing = reading ? { ...asked, search: undefined, ...reading } : asked
  const { ends, ...found } = await listRides(listing, listTransferCards)
  return {
    ...found,
    data: listing.people === undefined ? found.data : await withRides(found.data, listing),
    ...(ends && { ends: { ...ends, vehicle: missing ?? null } }),
    ...(reading && { reading }),
  }
}

type ReadListing = { reading?: RideReading | undefined; missing?: VehicleType | undefined }

/** Filters in the address come before what is read. */
async function readListing({ search, minPrice, maxPrice, currency, ...asked }: TransferListing): Promise<ReadListing> {
  const { reading = {}, route } = await understand({ search, minPrice, maxPrice, currency })
  const hasEnds = asked.from !== undefined || asked.to !== undefined
  if (!route || hasEnds) return { reading: Object.keys(reading).length ? forTransfers(reading) : undefined }
  const { missing } = route
  const ride = rideOf(reading, route)
  const { day = ride.day, people = ride.people, vehicle = ride.vehicle } = asked
  return { reading: omitUndefined({ ...ride, day, people, vehicle }), missing }
}

/** Returns the ride that was typed. Several days leave it, since a ride is searched for one. */
export function rideOf(reading: QueryReading, { from, to, vehicle }: Route): RideReading {
  const { minPrice, maxPrice, currency } = reading
  return omitUndefined<RideReading>({
    ...{ from, to, vehicle, minPrice, maxPrice, currency },
    day: reading.from === reading.to ? reading.from : undefined,
    people: reading.adults === undefined ? undefined : Math.min(peopleOf(reading), PASSENGERS.max),
  })
}

/** Returns one page of transfers with all fields, in the direction that was asked for. */
export const findWholeTransfers = (listing: TransferListing): Promise<Found<Transfer>> =>
  listRides(listing, listTransfers)

async function listRides<View extends TransferCard>(
  { from, to, ...listing }: TransferListing,
  list: (listing: TransferListing) => Promise<Page<View>>,
): Promise<Found<View>> {
  if (from === undefined && to === undefined) return list(listing)
  const { rides, ends } = await findRides({ from, to })
  if (!rides) return { ...(await list(listing)), ends }
  const { page = 1, limit = MOST_OF_ROUTE, sort = "recommended" } = listing
  const ids = [...new Set(rides.map(({ id }) => id))]
  const { data } = await list({ ...listing, ids, page: 1, limit: MOST_OF_ROUTE })
  const found = data.flatMap((card) =>
    rides
      .filter(({ id }) => id === card._id)
      .map(({ rank, isReversed }) => ({ rank, shown: inDirection(card, isReversed) })),
  )
  if (sort === "recommended") found.sort((one, other) => other.rank - one.rank)
  const shown = found.slice((page - 1) * limit, page * limit).map(({ shown }) => shown)
  return { data: shown, pagination: pagination(page, limit, found.length), ends }
}

/** Returns the words and the prices. Undefined without either, because days and a party would find all transfers. */
export function forTransfers({ search, minPrice, maxPrice, currency, ...trip }: QueryReading): RideReading | undefined {
  if (search === undefined && (currency === undefined || Object.keys(trip).length > 0)) return undefined
  return omitUndefined({ search, minPrice, maxPrice, currency })
}

async function withRides(cards: TransferCard[], ride: Ride): Promise<TransferCard[]> {
  const { day } = ride
  const [transfers, holidays, { exchangeRate }] = await Promise.all([
    findTransfersById([...new Set(cards.map(({ _id }) => _id))]),
    day === undefined ? [] : listHolidays({ from: day, to: day }),
    findSettings(),
  ])
  const count = (isReturn: boolean) => (day === undefined ? new Map() : countRidePassengers(transfers, day, isReturn))
  const isTurned = cards.some(({ isReversed }) => isReversed)
  const [there, back] = await Promise.all([count(false), isTurned ? count(true) : new Map()])
  return cards.map((card) => {
    const transfer = transfers.find(({ _id }) => _id === card._id)
    if (!transfer) return card
    const booked = (card.isReversed ? back : there).get(card._id)
    return {
      ...card,
      ride: ridePrice(inDirection(transfer, card.isReversed), ride, { holidays, exchangeRate }, booked),
    }
  })
}
