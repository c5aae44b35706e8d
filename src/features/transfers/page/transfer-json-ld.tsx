import { type TripContext, tripJsonLd, useTripContext } from "#features/reviews/trip-json-ld.ts"
import { headMessages } from "#features/transfers/head-messages.ts"
import type { Transfer } from "#features/transfers/transfer.ts"
import { inLanguage } from "#i18n/localized.ts"
import { breadcrumb, JsonLd } from "#ui/page/json-ld.tsx"

export function TransferJsonLd({ transfer }: { transfer: Transfer }) {
  const context = useTripContext({ transfer: transfer._id })
  return <JsonLd data={import.meta.env.SSR ? transferJsonLd(transfer, context) : []} />
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
