import { Link } from "@tanstack/react-router"
import { WishlistButton } from "#features/wishlist/wishlist-button.tsx"
import { plural } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useProperName, useTranslate } from "#i18n/language.tsx"
import type { Language, LocalizedContent } from "#i18n/localized.ts"
import { Card, intoPage } from "#ui/card.tsx"
import { CardRating } from "#ui/card-rating.tsx"
import { Price } from "#ui/price.tsx"
import { messages } from "./messages.ts"
import type { TourCard as Tour } from "./tour.ts"

const SIZES = "(min-width: 1024px) 370px, (min-width: 640px) 46vw, 92vw"

export function TourCard({
  tour,
  priority = false,
  sizes = SIZES,
}: {
  tour: Tour
  priority?: boolean
  sizes?: string
}) {
  const t = useTranslate()
  const properName = useProperName()
  const language = useLanguage()
  return (
    <Card
      image={tour.images[0]}
      stamp={properName(tour.location)}
      title={
        <Link to="/tour/$slug" params={{ slug: tour.slug }} className="card-link" {...intoPage}>
          {properName(tour.title)}
        </Link>
      }
      corner={<WishlistButton kind="tour" slug={tour.slug} title={tour.title} />}
      sizes={sizes}
      priority={priority}
    >
      <p className="line-clamp-2 text-sm text-soft">{t(tour.shortDescription)}</p>
      <div className="mt-auto pt-2">
        <p className="flex text-sm text-soft">
          {formatLength(tour.duration, t, language)}
          {tour.reviews && <CardRating {...tour.reviews} />}
        </p>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-1.5">
          {tour.price > 0 && <span className="text-sm text-soft">{t(messages.from)}</span>}
          <Price amount={tour.price} currency={tour.pricing.currency} className="text-xl" />
          {tour.price > 0 && <span className="text-sm text-soft">{t(messages.perPerson)}</span>}
        </p>
        {tour.freeCancellationHours !== null && (
          <p className="mt-1 text-sm text-confirmed">{cancellationLine(tour.freeCancellationHours, t)}</p>
        )}
      </div>
    </Card>
  )
}

type Translate = (text: LocalizedContent) => string

export function formatLength({ days, nights }: Tour["duration"], t: Translate, language: Language): string {
  const length = `${days} ${plural(days, language, t(messages.day), t(messages.days))}`
  return nights ? `${length} · ${nights} ${plural(nights, language, t(messages.night), t(messages.nights))}` : length
}

export function cancellationLine(hours: number, t: Translate): string {
  if (hours === 0) return t(messages.freeUntilStart)
  const time =
    hours >= 72
      ? interpolate(t(messages.daysBefore), { n: Math.round(hours / 24) })
      : interpolate(t(messages.hours), { n: hours })
  return interpolate(t(messages.freeCancellation), { time })
}
