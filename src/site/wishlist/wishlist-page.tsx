import { useQuery } from "@tanstack/react-query"
import { createFileRoute, Link } from "@tanstack/react-router"
import type { Wish } from "#domain/wishlist/wish.ts"
import { useTranslate } from "#i18n/language.tsx"
import { isNotFound } from "#lib/api/api-error.ts"
import { useSignedIn } from "#lib/api/token.ts"
import { namedOffersQuery } from "#site/search/queries.ts"
import { useRideOf } from "#site/search/transfers/use-ride-of.ts"
import { lastTrip } from "#site/search/trip.ts"
import { tourQuery } from "#site/tours/queries.ts"
import { TourCard } from "#site/tours/tour-card.tsx"
import { transferQuery } from "#site/transfers/queries.ts"
import { TransferCard } from "#site/transfers/transfer-card.tsx"
import { Button, buttonClass } from "#site/ui/button.tsx"
import { useAfterLoad } from "#site/ui/hooks/after-load.ts"
import { EmptyState } from "#site/ui/list/empty-state.tsx"
import { UnlistedHead } from "#site/ui/page/unlisted-head.tsx"
import { CardSkeleton } from "#site/ui/skeleton.tsx"
import { CompareBar } from "./compare-bar.tsx"
import { screenMessages as texts } from "./screen-messages.ts"
import { SeenList } from "./seen/seen-list.tsx"
import { toggleWish, useFreshWishlist, useWishlist } from "./wishlist.ts"

export const Route = createFileRoute("/wishlist")({ component: WishlistPage })

/** Rendered in the browser, because the wishlist exists only in local storage. */
function WishlistPage() {
  const t = useTranslate()
  const known = useAfterLoad()
  const wishes = useWishlist()
  const isSignedIn = useSignedIn()
  useFreshWishlist()
  return (
    <div className="wrap filled-later pt-8 lg:pt-12">
      <UnlistedHead title={t(texts.title)} />
      <h1 className="text-4xl font-bold lg:text-5xl">{t(texts.title)}</h1>
      <p className="mt-3 text-lg text-soft">{t(isSignedIn ? texts.leadOfAccount : texts.lead)}</p>
      {known && wishes.length === 0 && (
        <>
          <EmptyState title={t(texts.empty)} text={t(texts.emptyText)}>
            <Link to="/tours" className={buttonClass()}>
              {t(texts.browse)}
            </Link>
          </EmptyState>
          <SeenList />
        </>
      )}
      <CompareBar wishes={wishes} />
      <Wishes wishes={wishes} />
    </div>
  )
}

function Wishes({ wishes }: { wishes: Wish[] }) {
  return (
    <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {wishes.map((wish) => (
        <li key={`${wish.kind}/${wish.slug}`} className="grid">
          {wish.kind === "tour" ? <WishedTour wish={wish} /> : <WishedTransfer wish={wish} />}
        </li>
      ))}
    </ul>
  )
}

function WishedTour({ wish }: { wish: Wish }) {
  const { data, error, refetch } = useQuery({ ...tourQuery(wish.slug), meta: { shownInPlace: true } })
  const trip = lastTrip.useLast()
  const { data: [offer] = [] } = useQuery({
    ...namedOffersQuery([wish.slug], trip),
    enabled: trip.adults !== undefined,
    meta: { shownInPlace: true },
  })
  return data ? (
    <TourCard tour={{ ...data, ...offer }} trip={trip} />
  ) : (
    <NotYet wish={wish} error={error} onRetry={refetch} />
  )
}

function WishedTransfer({ wish }: { wish: Wish }) {
  const { data, error, refetch } = useQuery({ ...transferQuery(wish.slug), meta: { shownInPlace: true } })
  const { asked, card } = useRideOf(wish.slug)
  return data ? (
    <TransferCard transfer={{ ...data, ...card }} {...(asked && { ride: asked })} />
  ) : (
    <NotYet wish={wish} error={error} onRetry={refetch} />
  )
}

type NotYetProps = { wish: Wish; error: Error | null; onRetry: () => unknown }

function NotYet({ wish, error, onRetry }: NotYetProps) {
  const t = useTranslate()
  const isGone = isNotFound(error)
  if (!error)
    return (
      <>
        <CardSkeleton />
        <p role="status" className="sr-only">
          {t(texts.loading)}
        </p>
      </>
    )
  return (
    <div className="panel grid content-start gap-4 self-start p-5">
      <p className="font-semibold">{wish.slug.replaceAll("-", " ")}</p>
      <p className="text-soft">{t(isGone ? texts.gone : texts.failed)}</p>
      <div className="flex flex-wrap gap-3">
        {!isGone && <Button onClick={() => onRetry()}>{t(texts.tryAgain)}</Button>}
        <Button look="secondary" onClick={() => toggleWish(wish)}>
          {t(texts.remove)}
        </Button>
      </div>
    </div>
  )
}
