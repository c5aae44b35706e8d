import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { type Booking, describeTraveler, type TransferDetails } from "#domain/bookings/booking.ts"
import { findMeetingPoint } from "#domain/bookings/summary/booking-locations.ts"
import {
  describeFlight,
  describeItems,
  describeParty,
  describePickup,
  describeReturn,
  describeServices,
  travelersOf,
} from "#domain/bookings/summary/booking-summary.ts"
import { summaryMessages } from "#domain/bookings/summary/summary-messages.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { formatMoment } from "#i18n/moment-text.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { screenMessages as texts } from "#site/bookings/checkout/fields/screen-messages.ts"
import { PriceLines } from "#site/bookings/checkout/price-lines.tsx"
import { BookedPrice } from "./booked-price.tsx"
import { manageMessages as words } from "./messages.ts"

export function BookingFacts({ booking }: { booking: Booking }) {
  const t = useTranslate()
  const language = useLanguage()
  const { customerInfo: customer, tourDetails, transferDetails, productDetails } = booking
  const details = tourDetails ?? transferDetails ?? productDetails
  const trip = tourDetails ?? transferDetails
  const pickup = trip?.pickup && describePickup(trip.pickup, language)
  const meetingPoint = findMeetingPoint(booking)
  const listed = travelersOf(booking)
  return (
    <dl className="mt-3 grid gap-x-8 sm:grid-cols-[10rem_1fr] sm:gap-y-3">
      <Fact label={t(words.product)}>
        <ProductLink booking={booking} />
      </Fact>
      <Fact label={t(texts.travelDate)}>{formatMoment(booking.travelDate, booking.startTime, language)}</Fact>
      {transferDetails && <TransferFacts transfer={transferDetails} day={booking.travelDate} />}
      {pickup && <Fact label={t(words.pickup)}>{pickup}</Fact>}
      {listed.length > 0 && <Fact label={t(words.travelerList)}>{listed.map(describeTraveler).join("\n")}</Fact>}
      {booking.missing?.map((detail) => (
        <Fact key={detail} label={t(summaryMessages.missing[detail])}>
          <span className="font-semibold text-pending">{t(summaryMessages.toBeConfirmed)}</span>
        </Fact>
      ))}
      {meetingPoint && <Fact label={t(texts.meetingPoint)}>{t(meetingPoint)}</Fact>}
      <Fact label={t(texts.travelers)}>{describeParty(booking, language)}</Fact>
      {productDetails?.quantity && <Fact label={t(words.quantity)}>{productDetails.quantity}</Fact>}
      {trip && trip.choices.length > 0 && <Fact label={t(words.choices)}>{describeItems(trip.choices, language)}</Fact>}
      {details && details.extras.length > 0 && (
        <Fact label={t(words.extras)}>{describeItems(details.extras, language)}</Fact>
      )}
      <Total booking={booking} />
      <Fact label={t(texts.bookedFor)}>
        {[
          customer.name,
          customer.email,
          booking.pendingEmail && t(words.pendingEmail, { email: booking.pendingEmail }),
          customer.phone,
        ]
          .filter(Boolean)
          .join("\n")}
      </Fact>
      {booking.specialRequests && <Fact label={t(texts.requests)}>{booking.specialRequests}</Fact>}
    </dl>
  )
}

function Total({ booking }: { booking: Booking }) {
  const t = useTranslate()
  const { lines, pricing, totalPrice } = booking
  return (
    <Fact label={t(texts.total)}>
      {totalPrice > 0 && (
        <div className="mb-2 max-w-[28em]">
          <PriceLines lines={lines} currency={pricing.currency} vndPerUsd={pricing.vndPerUsd} />
        </div>
      )}
      <BookedPrice booking={booking} className="text-xl" />
    </Fact>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-soft max-sm:mt-3 max-sm:text-sm">{label}</dt>
      <dd className="break-words whitespace-pre-line">{children}</dd>
    </>
  )
}

function ProductLink({ booking: { product, productType } }: { booking: Booking }) {
  const t = useTranslate()
  if (productType !== "tour") return t(product.name)
  return (
    <Link to="/tour/$slug" params={{ slug: product.slug }} className="text-link">
      {t(product.name)}
    </Link>
  )
}

function TransferFacts({ transfer, day }: { transfer: TransferDetails; day: string }) {
  const t = useTranslate()
  const language = useLanguage()
  const { from, to, vehicle, flight, returnTrip, dropoff } = transfer
  const services = describeServices(transfer, language)
  return (
    <>
      <Fact label={t(words.from)}>{t(from)}</Fact>
      <Fact label={t(words.to)}>{withDots(t(to), dropoff?.place)}</Fact>
      {vehicle && <Fact label={t(words.vehicle)}>{t(vehicle)}</Fact>}
      {flight && <Fact label={t(words.flight)}>{describeFlight(flight, day, language)}</Fact>}
      {services.length > 0 && <Fact label={t(words.services)}>{services.join("\n")}</Fact>}
      {returnTrip && <Fact label={t(words.returnTrip)}>{describeReturn(returnTrip, language)}</Fact>}
    </>
  )
}
