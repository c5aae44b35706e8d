import { queryOptions } from "@tanstack/react-query"
import { type Answer, get } from "#lib/api.ts"
import type { CategoryTree, PlaceNames, TourCategory, TransferCategory } from "./category.ts"

/** Spec §9: categories are fresh for half an hour. */
const STALE_MS = 1_800_000

export const tourCategoriesQuery = queryOptions({
  queryKey: ["tour-categories"],
  queryFn: async () => (await get<Answer<TourCategory[]>>("/tour-categories")).data,
  staleTime: STALE_MS,
})

/** The places we travel to, as a tree below `vietnam-tours`. */
export const placesQuery = queryOptions({
  queryKey: ["categories", "hierarchy", "vietnam-tours"],
  queryFn: async () => (await get<Answer<CategoryTree>>("/categories/hierarchy/vietnam-tours")).data,
  staleTime: STALE_MS,
})

/** The names of the places, as filters and menus need them. */
export const placeNamesQuery = queryOptions({
  queryKey: ["categories", "hierarchy", "vietnam-tours", "names"],
  queryFn: async () => (await get<Answer<PlaceNames>>("/categories/hierarchy/vietnam-tours", { view: "names" })).data,
  staleTime: STALE_MS,
})

export const transferCategoriesQuery = queryOptions({
  queryKey: ["transfer-categories"],
  queryFn: async () => (await get<Answer<TransferCategory[]>>("/transfer-categories")).data,
  staleTime: STALE_MS,
})
