import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query"
import { rootRouteId, useRouteContext } from "@tanstack/react-router"
import { type ReviewsAnswer, reviewsKey } from "#domain/reviews/review.ts"
import type { Transfer } from "#domain/transfers/transfer.ts"
import { inLanguage } from "#i18n/localized.ts"
import { type TripContext, tripJsonLd } from "#site/reviews/trip-json-ld.ts"
import { settingsQuery } from "#site/settings/queries.ts"
import { headMessages } from "#site/transfers/head-messages.ts"
import { breadcrumb, JsonLd } from "#site/ui/page/json-ld.tsx"

export function TransferJsonLd({ transfer }: { transfer: Transfer }) {
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const reviews = useQueryClient().getQueryData<ReviewsAnswer>(reviewsKey({ transfer: transfer._id }, 1))?.data
  const shown = useRouteContext({ from: rootRouteId })
  return <JsonLd data={import.meta.env.SSR ? transferJsonLd(transfer, { settings, reviews, shown }) : []} />
}

function transferJsonLd(transfer: Transfer, context: TripContext): object[] {
  const { language } = context.shown
  const path = `/transfer/${transfer.slug}`
  const common = tripJsonLd(path, transfer, context)
  const service = {
    ...common,
    "@type": "Service",
    serviceType: inLanguage(transfer.category.name, language),
    areaServed: inLanguage(transfer.location, language),
  }
  const list = { name: inLanguage(headMessages.transfers, language), path: "/transfers" }
  return [service, breadcrumb(context.shown, [list, { name: common.name, path }])]
}
