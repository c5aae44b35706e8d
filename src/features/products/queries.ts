import { queryOptions } from "@tanstack/react-query"
import { type Answer, get } from "#lib/api.ts"
import type { MainProduct, ProductCard } from "./product.ts"

/** Spec §9: products are fresh for twenty minutes. */
const STALE_MS = 1_200_000

/** What can be booked along with a tour or a transfer. */
export const addOnsQuery = (addOnFor: MainProduct) =>
  queryOptions({
    queryKey: ["products", "add-ons", addOnFor],
    queryFn: async () => (await get<Answer<ProductCard[]>>("/products", { addOnFor, view: "card" })).data,
    staleTime: STALE_MS,
  })
