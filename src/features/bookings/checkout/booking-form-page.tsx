import { useSuspenseQuery } from "@tanstack/react-query"
import { createFileRoute, Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { tourQuery } from "#features/tours/queries.ts"
import { transferQuery } from "#features/transfers/queries.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useTranslate } from "#i18n/language.tsx"
import { UnlistedHead } from "#ui/page/unlisted-head.tsx"
import { orderMessages } from "./fields/order-messages.ts"
import { screenMessages as texts } from "./fields/screen-messages.ts"
import { TourBookingForm } from "./tour-booking-form.tsx"
import { TransferBookingForm } from "./transfer-booking-form.tsx"

export const Route = createFileRoute("/$kind/$slug/book")({
  loader: async ({ context, params }) => (await import("./load-checkout.ts")).loadOrder(params, context.queryClient),
  component: BookingFormPage,
})

function BookingFormPage() {
  const { kind, slug } = Route.useParams()
  return kind === "tour" ? <TourOrder slug={slug} /> : <TransferOrder slug={slug} />
}

function TourOrder({ slug }: { slug: string }) {
  const t = useTranslate()
  const { data: tour } = useSuspenseQuery(tourQuery(slug))
  return (
    <Frame title={interpolate(t(texts.bookTour), { tour: t(tour.title) })}>
      <Link to="/tour/$slug" params={{ slug }} className="text-link mb-4 inline-flex min-h-11 items-center">
        {t(orderMessages.backToTour)}
      </Link>
      <TourBookingForm tour={tour} page={`/tour/${slug}/book`} />
    </Frame>
  )
}

function TransferOrder({ slug }: { slug: string }) {
  const t = useTranslate()
  const { data: transfer } = useSuspenseQuery(transferQuery(slug))
  return (
    <Frame title={t(orderMessages.bookTransfer)}>
      <Link to="/transfer/$slug" params={{ slug }} className="text-link mb-4 inline-flex min-h-11 items-center">
        {t(transfer.title)}
      </Link>
      <TransferBookingForm transfer={transfer} page={`/transfer/${slug}/book`} />
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
