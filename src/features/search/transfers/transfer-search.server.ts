import { countRidePassengers, ridePrice } from "#features/bookings/search/ride-total.server.ts"
import { listHolidays } from "#features/holidays/holidays.server.ts"
import { understand } from "#features/search/reading/understand.server.ts"
import type { QueryReading } from "#features/search/search.ts"
import { findSettings } from "#features/settings/settings.server.ts"
import type { Ride, Transfer, TransferCard } from "#features/transfers/transfer.ts"
import { findTransfersById, listTransferCards, type TransferListing } from "#features/transfers/transfers.server.ts"
import { withoutGaps } from "#lib/search-params.ts"
import type { Page } from "#server/database/lists.server.ts"

type FoundTransfers = Page<TransferCard> & { reading?: QueryReading }

/** Returns one page of the transfers that match, each with what the ride costs if the number of people is known. */
export async function searchTransfers(listing: TransferListing): Promise<FoundTransfers> {
  const found = await findTransfers(listing)
  return listing.people === undefined ? found : { ...found, data: await withRides(found.data, listing) }
}

/** Prices may also be among the words; days and the party leave them. */
async function findTransfers(listing: TransferListing): Promise<FoundTransfers> {
  const { search, minPrice, maxPrice, currency } = listing
  const { reading } = await understand({ search, minPrice, maxPrice, currency })
  const read = reading && forTransfers(reading)
  if (!read) return listTransferCards(listing)
  return { ...(await listTransferCards({ ...listing, search: undefined, ...read })), reading: read }
}

/** Returns the words and the prices. Undefined without either, because days and a party would find all transfers. */
export function forTransfers({
  search,
  minPrice,
  maxPrice,
  currency,
  ...trip
}: QueryReading): QueryReading | undefined {
  if (search === undefined && (currency === undefined || Object.keys(trip).length > 0)) return undefined
  return withoutGaps({ search, minPrice, maxPrice, currency })
}

async function withRides(cards: TransferCard[], ride: Ride): Promise<TransferCard[]> {
  const [transfers, holidays, { exchangeRate }] = await Promise.all([
    findTransfersById(cards.map(({ _id }) => _id)),
    ride.day === undefined ? [] : listHolidays({ from: ride.day, to: ride.day }),
    findSettings(),
  ])
  const booked = ride.day === undefined ? new Map() : await countRidePassengers(transfers, ride.day)
  const priced = (transfer: Transfer) => ridePrice(transfer, ride, { holidays, exchangeRate }, booked.get(transfer._id))
  const prices = new Map(transfers.map((transfer) => [transfer._id, priced(transfer)]))
  return cards.map((card) => ({ ...card, ride: prices.get(card._id) }))
}
