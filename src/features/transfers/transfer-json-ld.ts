import type { QueryClient } from "@tanstack/react-query"
import { createIsomorphicFn } from "@tanstack/react-start"
import { type Review, reviewsJsonLd, reviewsKey } from "#features/reviews/review.ts"
import type { Settings } from "#features/settings/settings.ts"
import { inLanguage } from "#i18n/localized.ts"
import { breadcrumb } from "#lib/json-ld.ts"
import type { Shown } from "#lib/seo.ts"
import { headMessages } from "./head-messages.ts"
import type { Transfer } from "./transfer.ts"

/**
 * Structured data of a transfer's page: the service, who offers it and for how much, and the path to it. Nobody reads
 * it in a browser, so only the server writes it.
 */
export const transferJsonLd = createIsomorphicFn()
  .server(describe)
  .client((): object[] => [])

type Known = { settings: Settings | undefined; queryClient: QueryClient }

function describe(transfer: Transfer, { settings, queryClient }: Known, { language, origin }: Shown): object[] {
  const reviews = queryClient.getQueryData<Review[]>(reviewsKey({ transfer: transfer._id }, 1))
  const prefix = language === "vi" ? "/vi" : ""
  const url = `${origin}${prefix}/transfer/${transfer.slug}`
  const name = inLanguage(transfer.title, language)
  const provider = settings && {
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
    image: transfer.images.map((picture) => new URL(picture.url, origin).href),
    url,
    areaServed: inLanguage(transfer.location, language),
    ...(provider && { provider }),
    ...(transfer.price > 0 && { offers }),
    ...reviewsJsonLd(transfer.reviews, reviews),
  }
  const list = { name: inLanguage(headMessages.transfers, language), url: `${origin}${prefix}/transfers` }
  return [service, breadcrumb([list, { name, url }])]
}
