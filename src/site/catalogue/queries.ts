import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import type { CatalogueFilters } from "#domain/catalogue/content.ts"
import type { Language, LocalizedContent } from "#i18n/localized.ts"
import { type Answer, get } from "#lib/api.ts"
import { pick } from "#lib/data/pick.ts"
import type { Currency } from "#lib/money.ts"

type Listed = CatalogueFilters & { sort?: string | undefined }

/** How the words were read, if they held more than words. */
type Read<Filters> = { reading?: Partial<Filters> }

/** What a row that links to a tour, transfer or product shows. */
type Linked = {
  _id: string
  slug: string
  title: LocalizedContent
  price: number
  /** A ride from the end of its service to its start. */
  isReversed?: true | undefined
  pricing: { currency: Currency; perTrip?: boolean | undefined }
}

/** Returns the queries of `/tours`, `/transfers` or `/products`. `staleTime` is in milliseconds. */
export const catalogueQueries = <
  Card extends Linked,
  Whole,
  Filters extends Listed,
  Selection extends object,
  More extends object = object,
>(
  path: string,
  { perPage, staleTime }: { perPage: number; staleTime: number },
) => ({
  list: (filters: Filters, language: Language) =>
    queryOptions({
      queryKey: [path, filters, filters.sort === "name" ? language : null],
      queryFn: () =>
        get<Answer<Card[]> & Read<Filters> & More>(`/${path}`, {
          ...filters,
          page: filters.page ?? 1,
          limit: perPage,
          view: "card",
          language,
        }),
      staleTime,
      placeholderData: keepPreviousData,
    }),

  links: (selection: Selection) =>
    queryOptions({
      queryKey: [path, "links", selection],
      queryFn: async () => (await get<Answer<Card[]>>(`/${path}`, { ...selection, view: "card" })).data.map(linkOf),
      staleTime,
    }),

  /** `preview` is the token of a page that is not published. */
  one: (slug: string, preview?: string) =>
    queryOptions({
      queryKey: preview === undefined ? [path, slug] : [path, slug, preview],
      queryFn: async () => (await get<Answer<Whole>>(`/${path}/slug/${encodeURIComponent(slug)}`, { preview })).data,
      staleTime,
    }),
})

function linkOf({ pricing, ...card }: Linked): Linked {
  return { ...pick(card, "_id", "slug", "title", "price", "isReversed"), pricing: pick(pricing, "currency", "perTrip") }
}
