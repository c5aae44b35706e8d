import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import type { Language } from "#i18n/localized.ts"
import { type Answer, get } from "#lib/api.ts"
import { PER_PAGE, type Transfer, type TransferCard, type TransferFilters } from "./transfer.ts"

/** Spec §9: transfers are fresh for half an hour. */
const STALE_MS = 1_800_000

/** One page of the list. The language matters to the order of names only. */
export const transfersQuery = (filters: TransferFilters, language: Language) =>
  queryOptions({
    queryKey: ["transfers", filters, filters.sort === "name" ? language : null],
    queryFn: () =>
      get<Answer<TransferCard[]>>("/transfers", {
        ...filters,
        page: filters.page ?? 1,
        limit: PER_PAGE,
        view: "card",
        language,
      }),
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  })

/** A few cards: the featured ones, or those of a region. */
export const transferCardsQuery = (
  selection: { featured?: boolean; limit: number } & Pick<TransferFilters, "type" | "region">,
) =>
  queryOptions({
    queryKey: ["transfers", "cards", selection],
    queryFn: async () => (await get<Answer<TransferCard[]>>("/transfers", { ...selection, view: "card" })).data,
    staleTime: STALE_MS,
  })

export const transferQuery = (slug: string) =>
  queryOptions({
    queryKey: ["transfers", slug],
    queryFn: async () => (await get<Answer<Transfer>>(`/transfers/slug/${encodeURIComponent(slug)}`)).data,
    staleTime: STALE_MS,
  })
