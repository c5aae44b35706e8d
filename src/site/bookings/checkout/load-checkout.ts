import type { QueryClient } from "@tanstack/react-query"
import { notFound, redirect } from "@tanstack/react-router"
import { notFoundOr } from "#lib/api/not-found.ts"
import { addOnsQuery } from "#site/products/queries.ts"
import { tourDatesQuery, tourQuery } from "#site/tours/queries.ts"
import { transferQuery } from "#site/transfers/queries.ts"
import { waitingPlaceQuery } from "#site/waiting-list/queries.ts"

type Params = { kind: string; slug: string; token?: string | undefined }

/** @throws notFound; a redirect for an old slug */
export async function loadOrder({ kind, slug, token }: Params, queryClient: QueryClient): Promise<void> {
  if (kind !== "tour" && kind !== "transfer") throw notFound()
  const product = await loadProduct(kind, slug, queryClient).catch((error) => {
    throw notFoundOr(error)
  })
  if (product.slug !== slug)
    throw redirect({ to: "/$kind/$slug/book", params: { kind, slug: product.slug }, statusCode: 308 })
  // Only errors depend on the language, and then the form is the usual one.
  if (token) await queryClient.prefetchQuery(waitingPlaceQuery(token, "en"))
  // The form works without add-ons, and fetches them again.
  await queryClient.prefetchQuery(addOnsQuery(kind))
}

async function loadProduct(kind: "tour" | "transfer", slug: string, queryClient: QueryClient) {
  if (kind === "transfer") return queryClient.ensureQueryData(transferQuery(slug))
  const tour = await queryClient.ensureQueryData(tourQuery(slug))
  await queryClient.prefetchQuery(tourDatesQuery(tour._id))
  return tour
}
