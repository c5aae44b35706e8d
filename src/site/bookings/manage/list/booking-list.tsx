import { Link } from "@tanstack/react-router"
import { awaitsChoice, type Booking } from "#domain/bookings/booking.ts"
import { formatInstant, plural } from "#i18n/format.ts"
import { useLanguage, useProperName, useTranslate } from "#i18n/language.tsx"
import { formatMoment } from "#i18n/moment-text.ts"
import { screenMessages as texts } from "#site/bookings/checkout/fields/screen-messages.ts"
import { BookingActions } from "#site/bookings/manage/actions/booking-actions.tsx"
import { BookedPrice } from "#site/bookings/manage/booked-price.tsx"
import { BookingStatus } from "#site/bookings/summary/booking-status.tsx"
import { Picture } from "#site/ui/picture/picture.tsx"

export function BookingList({ bookings }: { bookings: Booking[] }) {
  return (
    <ul className="mt-4 grid gap-4">
      {bookings.map((booking) => (
        <li key={booking._id}>
          <BookingCard booking={booking} />
        </li>
      ))}
    </ul>
  )
}

const people = { one: { en: "traveller", vi: "khách" }, many: { en: "travellers", vi: "khách" } }

function statusText({ status, calledOff, placesHeld, emailConfirmed }: Booking) {
  if (awaitsChoice({ status, calledOff })) return texts.calledOff.text
  if (status === "pending" && !placesHeld) return emailConfirmed ? texts.filledUp.text : texts.placesNotHeld
  return texts.statusMeaning[status]
}

function BookingCard({ booking }: { booking: Booking }) {
  const t = useTranslate()
  const properName = useProperName()
  const language = useLanguage()
  const { product } = booking
  return (
    <article className="overflow-hidden rounded-card border border-hairline bg-sheet sm:grid sm:grid-cols-[11rem_1fr]">
      {product.image ? (
        <Picture
          image={product.image}
          crop="4x3"
          sizes="(min-width: 640px) 176px, 92vw"
          decorative
          className="rounded-none max-sm:max-h-40 sm:h-full"
        />
      ) : (
        <div className="card-blank max-sm:max-h-24 max-sm:w-full" />
      )}
      <div className="p-4 sm:p-5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <BookingStatus booking={booking} />
          <span className="font-display font-semibold tracking-wide">{booking.reference}</span>
        </div>
        <h3 className="mt-2 text-xl font-bold">
          <Link to="/bookings/$id" params={{ id: booking._id }} className="underline-offset-4 hover:underline">
            {properName(product.name)}
          </Link>
        </h3>
        <p>
          {formatMoment(booking.travelDate, booking.startTime, language)} · {booking.travelers}{" "}
          {plural(booking.travelers, language, t(people.one), t(people.many))}
        </p>
        <p className="mt-1">
          <BookedPrice booking={booking} className="text-lg" />
        </p>
        <p className="mt-2 text-sm text-soft">
          {t(statusText(booking), {
            time: formatInstant(booking.answerBy, language),
            email: booking.customerInfo.email,
          })}
        </p>
        <BookingActions booking={booking} className="mt-4" />
      </div>
    </article>
  )
}
