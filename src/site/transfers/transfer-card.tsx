import { Link } from "@tanstack/react-router"
import { messages } from "#domain/transfers/messages.ts"
import { directionSearch } from "#domain/transfers/reversed.ts"
import { departuresOf } from "#domain/transfers/timetable.ts"
import type { Ride, TransferCard as Transfer, TransferDeparture } from "#domain/transfers/transfer.ts"
import { freeWaiting } from "#domain/transfers/vehicle.ts"
import { formatTime } from "#i18n/format.ts"
import { formatPlacesLeft } from "#i18n/format-places-left.ts"
import { useLanguage, useProperName, useTranslate } from "#i18n/language.tsx"
import { shortPlace } from "#lib/text/short-place.ts"
import { cancellationLine } from "#site/catalogue/cancellation-line.ts"
import { RidePriceLines } from "#site/search/transfers/ride-price-lines.tsx"
import { Card, intoPage } from "#site/ui/card.tsx"
import { CardRating } from "#site/ui/card-rating.tsx"
import { VehicleDrawing } from "#site/ui/vehicle-drawing.tsx"
import { WishlistButton } from "#site/wishlist/wishlist-button.tsx"
import { TransferPrice } from "./transfer-price.tsx"
import { TransferRoute } from "./transfer-route.tsx"

const SIZES = "(min-width: 1024px) 370px, (min-width: 640px) 46vw, 92vw"

export function TransferCard({
  transfer,
  ride,
  priority = false,
  sizes = SIZES,
}: {
  transfer: Transfer
  /** What was asked for, with people: then the card shows what it costs. */
  ride?: Ride
  priority?: boolean
  sizes?: string
}) {
  const t = useTranslate()
  const language = useLanguage()
  const properName = useProperName()
  return (
    <Card
      image={transfer.images[0]}
      stamp={shortPlace(t(transfer.location), "end")}
      title={
        <Link
          to="/transfer/$slug"
          params={{ slug: transfer.slug }}
          search={directionSearch(transfer.isReversed)}
          className="card-link"
          {...intoPage}
        >
          {properName(transfer.title)}
        </Link>
      }
      corner={<WishlistButton kind="transfer" slug={transfer.slug} title={transfer.title} />}
      sizes={sizes}
      priority={priority}
    >
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-soft">
        {t(messages.services[transfer.category.serviceType])} · {t(messages.vehicles[transfer.category.vehicleType])}
        {transfer.reviews && <CardRating {...transfer.reviews} />}
      </p>
      <div className="flex justify-between gap-2">
        <TransferRoute transfer={transfer} />
        <VehicleDrawing
          type={transfer.category.vehicleType}
          seats={transfer.ride?.vehicle?.seats}
          className="shrink-0 text-soft"
        />
      </div>
      <Departures departures={transfer.ride?.departures ?? departuresOf(transfer)} />
      <div className="mt-auto pt-2">
        {ride && transfer.ride ? (
          <RidePriceLines asked={ride} ride={transfer.ride} pricing={transfer.pricing} />
        ) : (
          <TransferPrice transfer={transfer} />
        )}
        {transfer.freeWaitingMinutes !== null && transfer.freeWaitingMinutes > 0 && (
          <p className="mt-1 text-sm text-soft">{freeWaiting(transfer.freeWaitingMinutes, t, language)}</p>
        )}
        {transfer.freeCancellationHours !== null && (
          <p className="mt-1 text-sm text-confirmed">{cancellationLine(transfer.freeCancellationHours, t)}</p>
        )}
      </div>
    </Card>
  )
}

/** The departures of a timetable, with the places left on the day that was asked for. */
function Departures({ departures }: { departures: TransferDeparture[] }) {
  const language = useLanguage()
  if (departures.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-4 text-sm">
      {departures.map(({ time, arrival, placesLeft }) => (
        <li key={time}>
          <span className="font-semibold">{formatTime(time, language)}</span> – {formatTime(arrival, language)}
          {placesLeft !== null && <span className="text-soft"> · {formatPlacesLeft(placesLeft, language)}</span>}
        </li>
      ))}
    </ul>
  )
}
