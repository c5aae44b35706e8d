import { useQuery } from "@tanstack/react-query"
import type { Booking, GuestEvent } from "#domain/bookings/booking.ts"
import { describeReturn } from "#domain/bookings/summary/booking-summary.ts"
import { formatInstant, plural } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import type { Language } from "#i18n/localized.ts"
import { formatMoment } from "#i18n/moment-text.ts"
import { useMoney } from "#i18n/money/money.tsx"
import { withDots } from "#lib/text/join-parts.ts"
import { guestEventsQuery } from "#site/bookings/queries.ts"
import { CANCELLATION_REASON } from "../messages.ts"
import { historyMessages as texts } from "./history-messages.ts"
import { knownEvents } from "./known-events.ts"

/** Lists a booking's events in Hanoi time. Offline, it shows those of the stored booking. */
export function BookingHistory({ booking }: { booking: Booking }) {
  const t = useTranslate()
  const language = useLanguage()
  const { data: events = knownEvents(booking) } = useQuery(guestEventsQuery(booking))
  return (
    <section className="mt-10">
      <h2 className="text-2xl font-bold">{t(texts.title)}</h2>
      <ol className="mt-3 grid gap-3 border-l-2 border-hairline pl-5">
        {events.map((event) => (
          <li key={`${event.at} ${event.kind}`}>
            {event.kind === "cancelled" ? (
              <Cancelled event={event} booking={booking} />
            ) : (
              <Happened event={event} vndPerUsd={booking.pricing.vndPerUsd} />
            )}
          </li>
        ))}
        {booking.status === "pending" && (
          <li className="text-soft">{t(texts.answerDue, { time: formatInstant(booking.answerBy, language) })}</li>
        )}
      </ol>
    </section>
  )
}

const NAMES_AUTHOR = ["moved", "changed", "links-ended", "plan-link-made", "plan-link-ended"]

function Happened({ event, vndPerUsd }: { event: GuestEvent; vndPerUsd: number }) {
  const { at, kind, by, from, to, price, changed } = event
  const t = useTranslate()
  const money = useMoney(vndPerUsd)
  const language = useLanguage()
  const author = by && NAMES_AUTHOR.includes(kind) ? ` ${t(texts.by[by])}` : ""
  const fields = changed?.length ? `: ${changed.map((name) => t(name)).join(", ")}` : ""
  const details = [
    from && t(texts.before, { trip: describeTrip(from, language) }),
    to && t(texts.now, { trip: describeTrip(to, language) }),
    price && t(texts.newPrice, { price: money.both(price.total, price.currency) }),
  ].filter((detail) => detail !== null)
  return (
    <>
      {t(texts[kind], { time: formatInstant(at, language) })}
      {author}
      {fields}
      {details.map((detail) => (
        <span key={detail} className="block text-sm text-soft">
          {detail}
        </span>
      ))}
    </>
  )
}

function describeTrip(trip: NonNullable<GuestEvent["to"]>, language: Language): string {
  const { travelDate, startTime, returnDate, returnTime, travelers } = trip
  const people = language === "en" ? plural(travelers, "en", "traveller", "travellers") : "khách"
  const back = returnDate && describeReturn({ travelDate: returnDate, startTime: returnTime, flight: null }, language)
  return withDots(
    formatMoment(travelDate, startTime, language),
    back && interpolate(texts.back[language], { back }),
    `${travelers} ${people}`,
  )
}

function Cancelled({ event, booking }: { event: GuestEvent; booking: Booking }) {
  const t = useTranslate()
  const language = useLanguage()
  const { cancellation, cancellationReason, cancelledBy, totalPrice, pricing } = booking
  const money = useMoney(pricing.vndPerUsd)
  const reason = cancellationReason === CANCELLATION_REASON ? null : cancellationReason
  return (
    <>
      {t(texts.cancelled, { time: formatInstant(event.at, language) })}
      {cancelledBy && cancelledBy !== "staff" && ` ${t(texts.by[cancelledBy])}`}.{" "}
      {reason && cancelledBy !== "system" && `${t(texts.reason, { reason })}. `}
      {cancellation && totalPrice > 0 && (
        <span>
          {cancellation.fee === 0
            ? t(texts.agreedFree)
            : cancellation.lateFee > 0
              ? t(texts.agreedFee, { fee: money.both(cancellation.fee, cancellation.currency) })
              : t(texts.agreedRefund, { percent: cancellation.refundPercent })}
        </span>
      )}
    </>
  )
}
