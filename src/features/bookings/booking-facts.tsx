import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { fillIn } from "#i18n/fill-in.ts"
import { formatDate, formatPrice, formatTime } from "#i18n/format.ts"
import { useLanguage, useT } from "#i18n/language.tsx"
import { Price } from "#ui/price.tsx"
import type { BookedFlight, BookedPickup, Booking, TransferDetails } from "./booking.ts"
import { manageMessages as words } from "./manage-messages.ts"
import { orderMessages } from "./order-messages.ts"
import { screenMessages as texts } from "./screen-messages.ts"

/** All that was agreed, in lines. */
export function BookingFacts({ booking }: { booking: Booking }) {
  const t = useT()
  const language = useLanguage()
  const { customerInfo: customer, tourDetails, transferDetails, productDetails } = booking
  const details = tourDetails ?? transferDetails ?? productDetails
  const places = tourDetails ?? transferDetails
  return (
    <dl className="mt-3 grid gap-x-8 sm:grid-cols-[10rem_1fr] sm:gap-y-3">
      <Fact label={t(words.product)}>
        <ProductLink booking={booking} />
      </Fact>
      <Fact label={t(texts.travelDate)}>
        {formatDate(booking.travelDate, language)}
        {booking.startTime && ` · ${formatTime(booking.startTime, language)}`}
      </Fact>
      {transferDetails && <TransferFacts transfer={transferDetails} />}
      {places?.pickup && <Pickup pickup={places.pickup} />}
      {places?.meetingPoint && <Fact label={t(texts.meetingPoint)}>{t(places.meetingPoint)}</Fact>}
      <Fact label={t(texts.travelers)}>
        <PartyWords booking={booking} />
      </Fact>
      {productDetails?.quantity && <Fact label={t(words.quantity)}>{productDetails.quantity}</Fact>}
      {details && details.extras.length > 0 && (
        <Fact label={t(words.extras)}>
          {details.extras.map(({ name, quantity }) => `${quantity} × ${t(name)}`).join(", ")}
        </Fact>
      )}
      <Fact label={t(texts.total)}>
        <Price amount={booking.totalPrice} currency="VND" className="text-xl" />
        {booking.totalPrice > 0 &&
          booking.pricing.currency !== "VND" &&
          ` (${formatPrice(booking.pricing.total, booking.pricing.currency, language)})`}
      </Fact>
      <Fact label={t(texts.bookedFor)}>
        {[customer.name, customer.email, customer.phone].filter(Boolean).join("\n")}
      </Fact>
      {booking.specialRequests && <Fact label={t(texts.requests)}>{booking.specialRequests}</Fact>}
    </dl>
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
  const t = useT()
  if (productType !== "tour") return t(product.name)
  return (
    <Link to="/tour/$slug" params={{ slug: product.slug }} className="text-link">
      {t(product.name)}
    </Link>
  )
}

function PartyWords({ booking: { party, tourDetails } }: { booking: Booking }) {
  const t = useT()
  const { adults, children } = party
  const parts = [
    fillIn(t(adults === 1 ? words.oneAdult : words.adults), { n: adults }),
    ...(children ? [fillIn(t(children === 1 ? words.oneChild : words.children), { n: children })] : []),
    ...(tourDetails?.privateGroup ? [t(words.privateGroup)] : []),
  ]
  return parts.join(", ")
}

/** The address that was written, and the area it is in. */
function Pickup({ pickup: { zone, meetingPoint, place } }: { pickup: BookedPickup }) {
  const t = useT()
  const parts = [place, zone && t(zone), meetingPoint && t(meetingPoint)].filter(Boolean)
  return parts.length > 0 && <Fact label={t(words.pickup)}>{parts.join(" · ")}</Fact>
}

/** The services on the way that were asked for, each with its number. */
function Services({ transfer }: { transfer: TransferDetails }) {
  const t = useT()
  const asked = (["childSeats", "extraStops", "waitingHours"] as const).filter((service) => transfer[service] > 0)
  const named = asked.map((service) => `${t(orderMessages[service])}: ${transfer[service]}`)
  return named.length > 0 && <Fact label={t(words.services)}>{named.join("\n")}</Fact>
}

function TransferFacts({ transfer }: { transfer: TransferDetails }) {
  const t = useT()
  const language = useLanguage()
  const { from, to, vehicle, flight, returnTrip, dropoff } = transfer
  const flightText = ({ number, date, time }: BookedFlight) =>
    [number, formatDate(date, language, "short"), time && formatTime(time, language)].filter(Boolean).join(" · ")
  return (
    <>
      <Fact label={t(words.from)}>{t(from)}</Fact>
      <Fact label={t(words.to)}>{[t(to), dropoff?.place].filter(Boolean).join(" · ")}</Fact>
      {vehicle && <Fact label={t(words.vehicle)}>{t(vehicle)}</Fact>}
      {flight && <Fact label={t(words.flight)}>{flightText(flight)}</Fact>}
      <Services transfer={transfer} />
      {returnTrip && (
        <Fact label={t(words.returnTrip)}>
          {formatDate(returnTrip.travelDate, language)}
          {returnTrip.startTime && ` · ${formatTime(returnTrip.startTime, language)}`}
          {returnTrip.flight && ` · ${flightText(returnTrip.flight)}`}
        </Fact>
      )}
    </>
  )
}
