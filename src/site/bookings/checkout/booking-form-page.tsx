import { useQuery, useSuspenseQuery } from "@tanstack/react-query"
import { createFileRoute, Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import type { Tour } from "#domain/tours/tour.ts"
import {
  type DirectionSearch,
  directionSearch,
  inDirection,
  isReversible,
  readDirection,
} from "#domain/transfers/reversed.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { stringifySearch } from "#lib/address/search-params.ts"
import { tourQuery } from "#site/tours/queries.ts"
import { transferQuery } from "#site/transfers/queries.ts"
import { UnlistedHead } from "#site/ui/page/unlisted-head.tsx"
import { waitingPlaceQuery } from "#site/waiting-list/queries.ts"
import { orderMessages } from "./fields/order-messages.ts"
import { screenMessages as texts } from "./fields/screen-messages.ts"
import { TourBookingForm } from "./tour-booking-form.tsx"
import { TransferBookingForm } from "./transfer-booking-form.tsx"

export const Route = createFileRoute("/$kind/$slug/book")({
  // The token of a mailed link that offers places to the waiting list.
  validateSearch: ({ token, ...search }: Record<string, unknown>): { token?: string } & DirectionSearch => ({
    ...(typeof token === "string" && { token }),
    ...readDirection(search),
  }),
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ context: { queryClient }, params, deps: { token } }) =>
    (await import("./load-checkout.ts")).loadOrder({ ...params, token }, queryClient),
  component: BookingFormPage,
})

function BookingFormPage() {
  const { kind, slug } = Route.useParams()
  return kind === "tour" ? <TourOrder slug={slug} /> : <TransferOrder slug={slug} />
}

function TourOrder({ slug }: { slug: string }) {
  const t = useTranslate()
  const language = useLanguage()
  const { token = "" } = Route.useSearch()
  const { data: tour } = useSuspenseQuery(tourQuery(slug))
  const { data: place } = useQuery({ ...waitingPlaceQuery(token, language), enabled: token !== "" })
  const offer = place?.status === "offered" && place.tour._id === tour._id ? { place, token } : undefined
  return (
    <Frame title={t(texts.bookTour, { tour: t(tour.title) })}>
      <Link to="/tour/$slug" params={{ slug }} className="text-link mb-4 inline-flex min-h-11 items-center">
        {t(orderMessages.backToTour)}
      </Link>
      <TourBookingForm tour={offer ? withoutPrivateGroups(tour) : tour} page={`/tour/${slug}/book`} offer={offer} />
    </Frame>
  )
}

/** Held places are on a departure, where private groups need none. */
const withoutPrivateGroups = (tour: Tour): Tour => ({ ...tour, priceRules: { ...tour.priceRules, privateGroups: [] } })

function TransferOrder({ slug }: { slug: string }) {
  const t = useTranslate()
  const { reversed } = Route.useSearch()
  const { data: service } = useSuspenseQuery(transferQuery(slug))
  const transfer = inDirection(service, reversed && isReversible(service))
  const search = directionSearch(transfer.isReversed)
  return (
    <Frame title={t(orderMessages.bookTransfer)}>
      <Link
        to="/transfer/$slug"
        params={{ slug }}
        search={search}
        className="text-link mb-4 inline-flex min-h-11 items-center"
      >
        {t(transfer.title)}
      </Link>
      <TransferBookingForm transfer={transfer} page={`/transfer/${slug}/book${stringifySearch(search)}`} />
    </Frame>
  )
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap max-w-3xl py-8 lg:py-12">
      <UnlistedHead title={title} />
      <h1 className="mb-2 text-3xl font-bold lg:text-4xl">{title}</h1>
      {children}
    </div>
  )
}
