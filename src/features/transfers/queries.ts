import { catalogueQueries } from "#features/catalogue/queries.ts"
import { PER_PAGE, type Transfer, type TransferCard, type TransferFilters } from "./transfer.ts"

type Selection = { featured?: boolean; limit: number } & Pick<TransferFilters, "type" | "region" | "from" | "to">

/** Fresh for half an hour (spec §9). */
export const {
  list: transfersQuery,
  cards: transferCardsQuery,
  one: transferQuery,
} = catalogueQueries<TransferCard, Transfer, TransferFilters, Selection>("transfers", {
  perPage: PER_PAGE,
  staleTime: 1_800_000,
})
