import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import type { TourCard } from "#domain/tours/tour.ts"
import type { TransferCard } from "#domain/transfers/transfer.ts"
import type { Wish } from "#domain/wishlist/wish.ts"
import { type Answer, get } from "#lib/api.ts"

export type SeenProduct = Wish & Pick<TourCard | TransferCard, "title" | "images" | "price" | "pricing">

const STALE_MS = 1_200_000

/** What was seen, in its order, without what is no longer offered. */
export const seenQuery = (seen: Wish[]) =>
  queryOptions({
    queryKey: ["recently-seen", seen],
    queryFn: async (): Promise<SeenProduct[]> => {
      const [tours, transfers] = await Promise.all([
        find<TourCard>("/tours", "tour", seen),
        find<TransferCard>("/transfers", "transfer", seen),
      ])
      const all = [...tours, ...transfers]
      return seen.flatMap(({ kind, slug }) => all.filter((one) => one.kind === kind && one.slug === slug))
    },
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
    meta: { shownInPlace: true },
  })

async function find<Card extends TourCard | TransferCard>(path: string, kind: Wish["kind"], seen: Wish[]) {
  const slugs = seen.filter((one) => one.kind === kind).map(({ slug }) => slug)
  if (slugs.length === 0) return []
  const { data } = await get<Answer<Card[]>>(path, { slugs, view: "card", limit: slugs.length })
  return data.map((card) => ({ ...card, kind }))
}
