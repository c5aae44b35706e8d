import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import type { Booking } from "#domain/bookings/booking.ts"
import { type BookingFact, bookingFacts, type Fact } from "#domain/bookings/summary/booking-facts.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { withDots } from "#lib/text/join-parts.ts"
import { orderMessages } from "#site/bookings/checkout/fields/order-messages.ts"
import { PriceLines } from "#site/bookings/checkout/price-lines.tsx"
import { BookedPrice } from "./booked-price.tsx"

const SHOWN: readonly BookingFact[] = [
  ...(["tour", "transfer", "product", "when", "day", "from", "to", "vehicle", "flight", "services"] as const),
  ...(["returnTrip", "pickup", "travelerList", "missing", "meetingPoint", "travelers", "quantity"] as const),
  ...(["choices", "extras", "total", "bookedFor", "requests"] as const),
]

export function BookingFacts({ booking }: { booking: Booking }) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <dl className="mt-3 grid gap-x-8 sm:grid-cols-[10rem_1fr] sm:gap-y-3">
      {bookingFacts(booking, SHOWN, language).map((fact) => (
        <Row key={`${fact.key} ${fact.label.en}`} label={t(fact.label)}>
          <Value fact={fact} booking={booking} />
        </Row>
      ))}
    </dl>
  )
}

function Value({ fact: { key, lines }, booking }: { fact: Fact; booking: Booking }) {
  if (key === "tour")
    return (
      <Link to="/tour/$slug" params={{ slug: booking.product.slug }} className="text-link">
        {lines}
      </Link>
    )
  if (key === "missing") return <span className="font-semibold text-pending">{lines}</span>
  if (key === "total") return <Total booking={booking} />
  return key === "when" || key === "day" ? withDots(...lines) : lines.join("\n")
}

function Total({ booking }: { booking: Booking }) {
  const t = useTranslate()
  const { lines, pricing, totalPrice } = booking
  return (
    <>
      {totalPrice > 0 && (
        <div className="mb-2 max-w-[28em]">
          <PriceLines lines={lines} currency={pricing.currency} vndPerUsd={pricing.vndPerUsd} />
        </div>
      )}
      <BookedPrice booking={booking} className="text-xl" />
      {totalPrice > 0 && <span className="block text-sm text-soft">{t(orderMessages.withVat)}</span>}
    </>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-soft max-sm:mt-3 max-sm:text-sm">{label}</dt>
      <dd className="break-words whitespace-pre-line">{children}</dd>
    </>
  )
}
