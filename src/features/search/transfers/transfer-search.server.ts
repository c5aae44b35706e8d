import { understand } from "#features/search/reading/understand.server.ts"
import type { QueryReading } from "#features/search/search.ts"
import type { TransferCard } from "#features/transfers/transfer.ts"
import { listTransferCards, type TransferListing } from "#features/transfers/transfers.server.ts"
import { withoutGaps } from "#lib/search-params.ts"
import type { Page } from "#server/database/lists.server.ts"

type FoundTransfers = Page<TransferCard> & { reading?: QueryReading }

/** Returns one page of the transfers that match. Prices may also be among the words; days and the party leave them. */
export async function searchTransfers(listing: TransferListing): Promise<FoundTransfers> {
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
