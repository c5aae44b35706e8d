import { queryOptions } from "@tanstack/react-query"
import type { RideEnds } from "#domain/search/search.ts"
import { PER_PAGE, type Transfer, type TransferCard, type TransferFilters } from "#domain/transfers/transfer.ts"
import { type Answer, get } from "#lib/api.ts"
import { inSlugOrder } from "#lib/data/in-slug-order.ts"
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

/** Returns the query of these transfers, in this order; without any, of those that are featured, else of the first ones. */
export const chosenTransfersQuery = (slugs: string[], limit: number) =>
  queryOptions({
    queryKey: ["transfers", "chosen", slugs, limit],
    queryFn: async () => {
      if (slugs.length > 0) return inSlugOrder(await readTickets({ slugs, limit: slugs.length }), slugs)
      const featured = await readTickets({ featured: true, limit })
      return featured.length > 0 ? featured : readTickets({ limit })
    },
    staleTime: STALE_MS,
  })

const readTickets = async (listing: { featured?: boolean; slugs?: string[]; limit: number }) =>
  (await get<Answer<TransferCard[]>>("/transfers", { ...listing, view: "card" })).data.map(ticketOf)

export type TransferTicket = ReturnType<typeof ticketOf>

const ticketOf = (card: TransferCard) => ({
  ...pick(card, "slug", "title", "from", "to", "price", "pricing"),
  kind: card.category.name,
})
