import { Link } from "@tanstack/react-router"
import type { TourOffer, Trip } from "#domain/search/search.ts"
import { messages } from "#domain/tours/messages.ts"
import type { TourCard as Tour } from "#domain/tours/tour.ts"
import { formatLength } from "#domain/tours/tour-length.ts"
import { useLanguage, useProperName, useTranslate } from "#i18n/language.tsx"
import { shortPlace } from "#lib/text/short-place.ts"
import { cancellationLine } from "#site/catalogue/cancellation-line.ts"
import { GroupSize, NextStart, PartyTotal } from "#site/search/tours/offer-lines.tsx"
import { Card, intoPage } from "#site/ui/card.tsx"
import { CardRating } from "#site/ui/card-rating.tsx"
import { Price } from "#site/ui/price.tsx"
import { WishlistButton } from "#site/wishlist/wishlist-button.tsx"

const ON_WIDE_SCREENS = "(min-width: 1024px) 370px, (min-width: 640px) 46vw"

export function TourCard({
  tour,
  trip = {},
  priority = false,
  wideOnPhones = false,
  sizes = `${ON_WIDE_SCREENS}, ${wideOnPhones ? 73 : 92}vw`,
}: {
  /** With what a search found out about days and party, if there was one. */
  tour: Tour & Partial<Pick<TourOffer, "next" | "groupSize">>
  trip?: Trip
  priority?: boolean
  sizes?: string
  wideOnPhones?: boolean
}) {
  const t = useTranslate()
  const properName = useProperName()
  const language = useLanguage()
  const hasTotal = Boolean(tour.next?.total) && trip.adults !== undefined
  return (
    <Card
      image={tour.images[0]}
      stamp={shortPlace(t(tour.location))}
      title={
        <Link to="/tour/$slug" params={{ slug: tour.slug }} className="card-link" {...intoPage}>
          {properName(tour.title)}
        </Link>
      }
      corner={<WishlistButton kind="tour" slug={tour.slug} title={tour.title} />}
      sizes={sizes}
      wideOnPhones={wideOnPhones}
      priority={priority}
    >
      <p className="line-clamp-2 text-sm text-soft max-sm:in-[.rail]:hidden">{t(tour.shortDescription)}</p>
      <div className="mt-auto pt-2">
        <p className="flex gap-x-2 text-sm text-soft">
          <span>
            {formatLength(tour.duration, t, language)}
            {tour.groupSize && (
              <>
                {" · "}
                <GroupSize groupSize={tour.groupSize} />
              </>
            )}
          </span>
          {tour.reviews && <CardRating {...tour.reviews} />}
        </p>
        {tour.next !== undefined && (
          <p className="mt-1 text-sm text-soft">
            <NextStart next={tour.next} />
          </p>
        )}
        {hasTotal ? (
          <p className="mt-1">
            <PartyTotal next={tour.next ?? null} trip={trip} currency={tour.pricing.currency} />
          </p>
        ) : (
          <p className="mt-1">
            {tour.price > 0 && <span className="text-sm text-soft">{t(messages.from)}</span>}{" "}
            <Price
              amount={tour.price}
              currency={tour.pricing.currency}
              unit={t(messages.perPerson)}
              className="text-xl"
            />
          </p>
        )}
        {tour.freeCancellationHours !== null && (
          <p className="mt-1 text-sm text-confirmed">{cancellationLine(tour.freeCancellationHours, t)}</p>
        )}
      </div>
    </Card>
  )
}
