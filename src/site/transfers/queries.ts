import { queryOptions } from "@tanstack/react-query"
import type { RideEnds } from "#domain/search/search.ts"
import { PER_PAGE, type Transfer, type TransferCard, type TransferFilters } from "#domain/transfers/transfer.ts"
import { type Answer, get } from "#lib/api.ts"
import { pick } from "#lib/data/pick.ts"
import { catalogueQueries } from "#site/catalogue/queries.ts"

/** Source: spec §9. */
const STALE_MS = 1_800_000

type Selection = { limit: number } & Pick<TransferFilters, "from" | "to">

export const {
  list: transfersQuery,
  links: transferLinksQuery,
  one: transferQuery,
} = catalogueQueries<TransferCard, Transfer, TransferFilters, Selection, { ends?: RideEnds }>("transfers", {
  perPage: PER_PAGE,
  staleTime: STALE_MS,
})

/** The transfers of the home page. */
export const featuredTransfersQuery = queryOptions({
  queryKey: ["transfers", "featured"],
  queryFn: async () => {
    const { data } = await get<Answer<TransferCard[]>>("/transfers", { featured: true, limit: 3, view: "card" })
    return data.map(ticketOf)
  },
  staleTime: STALE_MS,
})

export type TransferTicket = ReturnType<typeof ticketOf>

const ticketOf = (card: TransferCard) => ({
  ...pick(card, "slug", "title", "from", "to", "price", "pricing"),
  kind: card.category.name,
})
