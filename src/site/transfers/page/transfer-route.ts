import type { QueryClient } from "@tanstack/react-query"
import { redirect } from "@tanstack/react-router"
import { type DirectionSearch, inDirection, isReversible } from "#domain/transfers/reversed.ts"
import type { Transfer } from "#domain/transfers/transfer.ts"
import { inLanguage, writtenIn } from "#i18n/localized.ts"
import type { PreviewSearch } from "#lib/address/preview-search.ts"
import { notFoundOr } from "#lib/api/not-found.ts"
import { type PageContext, pageHead } from "#lib/head/page-head.ts"
import { transferQuery } from "#site/transfers/queries.ts"

export async function loadTransfer(
  slug: string,
  { queryClient }: { queryClient: QueryClient },
  preview?: string,
): Promise<void> {
  const transfer = await queryClient.ensureQueryData(transferQuery(slug, preview)).catch((error) => {
    throw notFoundOr(error)
  })
  if (transfer.slug !== slug)
    throw redirect({ to: "/transfer/$slug", params: { slug: transfer.slug }, statusCode: 301 })
  await Promise.all([
    prefetchOnward(transfer, queryClient),
    transfer.reviews && prefetchReviews(transfer._id, queryClient),
  ])
}

/** The code is imported when it is needed, because each first visit would load it otherwise. */
async function prefetchOnward(transfer: Transfer, queryClient: QueryClient): Promise<void> {
  const onward = await import("./transfer-onward.tsx")
  await onward.prefetchOnward(transfer, queryClient)
}

async function prefetchReviews(transfer: string, queryClient: QueryClient): Promise<void> {
  const { reviewsQuery } = await import("#site/reviews/queries.ts")
  await queryClient.prefetchQuery(reviewsQuery({ transfer }, 1))
}

export function transferHead(
  slug: string,
  context: PageContext & { queryClient: QueryClient },
  { preview, reversed }: PreviewSearch & DirectionSearch,
) {
  const service = context.queryClient.getQueryData(transferQuery(slug, preview).queryKey)
  if (!service) return {}
  const transfer = inDirection(service, reversed && isReversible(service))
  return pageHead(context, {
    title: inLanguage(transfer.title, context.language),
    description: inLanguage(transfer.shortDescription, context.language),
    path: `/transfer/${slug}`,
    languages: writtenIn(transfer.description),
    noindex: preview !== undefined,
  })
}
