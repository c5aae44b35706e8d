import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query"
import { rootRouteId, useRouteContext } from "@tanstack/react-router"
import { type Review, type ReviewsAnswer, reviewsJsonLd, reviewsKey } from "#features/reviews/review.ts"
import { settingsQuery } from "#features/settings/queries.ts"
import type { Settings } from "#features/settings/settings.ts"
import { headMessages } from "#features/transfers/head-messages.ts"
import type { Transfer } from "#features/transfers/transfer.ts"
import { inLanguage } from "#i18n/localized.ts"
import { addressOf, type PageContext } from "#lib/head/page-head.ts"
import { renditionUrl } from "#lib/rendition.ts"
import { breadcrumb, JsonLd } from "#ui/page/json-ld.tsx"

export function TransferJsonLd({ transfer }: { transfer: Transfer }) {
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const reviews = useQueryClient().getQueryData<ReviewsAnswer>(reviewsKey({ transfer: transfer._id }, 1))?.data
  const context = useRouteContext({ from: rootRouteId })
  return <JsonLd data={import.meta.env.SSR ? transferJsonLd(transfer, { settings, reviews }, context) : []} />
}

type Known = { settings: Settings; reviews: Review[] | undefined }

function transferJsonLd(transfer: Transfer, { settings, reviews }: Known, shown: PageContext): object[] {
  const { language, origin } = shown
  const path = `/transfer/${transfer.slug}`
  const url = addressOf(shown, path)
  const name = inLanguage(transfer.title, language)
  const provider = {
    "@type": "TravelAgency",
    name: inLanguage(settings.companyName, language),
    url: origin,
  }
  const offers = {
    "@type": "Offer",
    price: transfer.price,
    priceCurrency: transfer.pricing.currency,
    url,
    availability: "https://schema.org/InStock",
  }
  const service = {
    "@context": "https://schema.org",
    "@type": "Service",
    serviceType: inLanguage(transfer.category.name, language),
    name,
    description: inLanguage(transfer.shortDescription, language),
    image: transfer.images.map((picture) => new URL(renditionUrl(picture, "16x9", 1440, "webp"), origin).href),
    url,
    areaServed: inLanguage(transfer.location, language),
    provider,
    ...(transfer.price > 0 && { offers }),
    ...reviewsJsonLd(transfer.reviews, reviews),
  }
  const list = { name: inLanguage(headMessages.transfers, language), path: "/transfers" }
  return [service, breadcrumb(shown, [list, { name, path }])]
}
