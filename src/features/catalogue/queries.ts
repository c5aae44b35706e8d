import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import type { Language } from "#i18n/localized.ts"
import { type Answer, get } from "#lib/api.ts"
import type { CatalogueFilters } from "./content.ts"

type Listed = CatalogueFilters & { sort?: string | undefined }

/** How the words were read, if they held more than words. */
type Read<Filters> = { reading?: Partial<Filters> }

/** Returns the queries of `/tours`, `/transfers` or `/products`. `staleTime` is in milliseconds. */
export const catalogueQueries = <Card, Whole, Filters extends Listed, Selection extends object>(
  path: string,
  { perPage, staleTime }: { perPage: number; staleTime: number },
) => ({
  list: (filters: Filters, language: Language) =>
    queryOptions({
      queryKey: [path, filters, filters.sort === "name" ? language : null],
      queryFn: () =>
        get<Answer<Card[]> & Read<Filters>>(`/${path}`, {
          ...filters,
          page: filters.page ?? 1,
          limit: perPage,
          view: "card",
          language,
        }),
      staleTime,
      placeholderData: keepPreviousData,
    }),

  cards: (selection: Selection) =>
    queryOptions({
      queryKey: [path, "cards", selection],
      queryFn: async () => (await get<Answer<Card[]>>(`/${path}`, { ...selection, view: "card" })).data,
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
