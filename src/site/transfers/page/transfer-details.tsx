import { useSuspenseQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { messages } from "#domain/transfers/messages.ts"
import { type DirectionSearch, inDirection, isReversible } from "#domain/transfers/reversed.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { shownLanguage } from "#i18n/localized.ts"
import type { PreviewSearch } from "#lib/address/preview-search.ts"
import { ReviewList } from "#site/reviews/review-list.tsx"
import { transferQuery } from "#site/transfers/queries.ts"
import { buttonClass } from "#site/ui/button.tsx"
import { Icon } from "#site/ui/icon.tsx"
import { Breadcrumb } from "#site/ui/page/breadcrumb.tsx"
import { NotFound } from "#site/ui/page/not-found.tsx"
import { PreviewNotice } from "#site/ui/page/preview-notice.tsx"
import { Paragraphs } from "#site/ui/page/terms.tsx"
import { TripHeader } from "#site/ui/page/trip-header.tsx"
import { Gallery } from "#site/ui/picture/gallery.tsx"
import { SeenList } from "#site/wishlist/seen/seen-list.tsx"
import { WishlistButton } from "#site/wishlist/wishlist-button.tsx"
import { pageMessages as texts } from "./messages.ts"
import { TransferBookingBar, TransferBookingCard } from "./transfer-booking-card.tsx"
import { TransferFacts, TransferTerms, VehicleTable } from "./transfer-facts.tsx"
import { TransferJsonLd } from "./transfer-json-ld.tsx"
import { TransferOnward } from "./transfer-onward.tsx"

type Props = { slug: string } & PreviewSearch & DirectionSearch

export function TransferDetails({ slug, preview, reversed }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const { data: service } = useSuspenseQuery(transferQuery(slug, preview))
  const transfer = inDirection(service, reversed && isReversible(service))
  return (
    <article className="wrap pt-4 lg:pt-6">
      {transfer.isActive ? <TransferJsonLd transfer={transfer} /> : <PreviewNotice />}
      <Breadcrumb path={[{ to: "/transfers", label: t(messages.transfers) }]} here={t(transfer.title)} />
      <TripHeader
        trip={transfer}
        heart={
          <WishlistButton
            kind="transfer"
            slug={transfer.slug}
            title={transfer.title}
            className="border border-field bg-sheet"
          />
        }
        className="mt-2"
      />
      <div className="mt-6 grid items-start gap-10 lg:grid-cols-[1fr_22rem]">
        <div className="min-w-0">
          <Gallery images={transfer.images} labels={{ all: t(texts.photos), one: t(texts.showPhoto) }} />
          <TransferFacts transfer={transfer} />
          {t(transfer.description) && (
            <section className="mt-10">
              <h2 className="text-2xl font-bold">{t(texts.about)}</h2>
              <div lang={shownLanguage(transfer.description, language)}>
                <Paragraphs text={t(transfer.description)} />
              </div>
            </section>
          )}
          <VehicleTable transfer={transfer} />
          <TransferTerms transfer={transfer} />
          {transfer.reviews && <ReviewList of={{ transfer: transfer._id }} summary={transfer.reviews} />}
          <TransferOnward transfer={transfer} />
          <Link to="/transfers" activeProps={{}} className="text-link mt-12 inline-flex min-h-11 items-center gap-2">
            <Icon name="arrow-left" className="size-4" />
            {t(texts.back)}
          </Link>
        </div>
        <TransferBookingCard transfer={transfer} />
      </div>
      {transfer.isActive && <SeenList here={{ kind: "transfer", slug: transfer.slug }} />}
      <TransferBookingBar transfer={transfer} />
    </article>
  )
}

export function TransferNotFound() {
  const t = useTranslate()
  return (
    <NotFound title={t(texts.notFound)} text={t(texts.notFoundText)}>
      <Link to="/transfers" className={`mt-6 ${buttonClass()}`}>
        {t(texts.back)}
      </Link>
    </NotFound>
  )
}
