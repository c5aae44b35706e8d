import { queryOptions } from "@tanstack/react-query"
import type { MainProduct, ProductCard } from "#domain/products/product.ts"
import { type Answer, get } from "#lib/api.ts"

/** Spec §9. */
const STALE_MS = 1_200_000

export const addOnsQuery = (addOnFor: MainProduct) =>
  queryOptions({
    queryKey: ["products", "add-ons", addOnFor],
    queryFn: async () => (await get<Answer<ProductCard[]>>("/products", { addOnFor, view: "card" })).data,
    staleTime: STALE_MS,
  })
