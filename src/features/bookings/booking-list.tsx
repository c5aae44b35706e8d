import { Link } from "@tanstack/react-router"
import { useT } from "#i18n/language.tsx"
import type { Booking } from "./booking.ts"
import { BookingActions } from "./booking-actions.tsx"
import { BookingCard } from "./booking-card.tsx"
import { manageMessages as texts } from "./manage-messages.ts"

/** Bookings under each other, each with what can be done with it. */
export function BookingList({ bookings }: { bookings: Booking[] }) {
  return (
    <ul className="mt-4 grid gap-4">
      {bookings.map((booking) => (
        <li key={booking._id}>
          <BookingCard booking={booking}>
            <BookingActions booking={booking} className="mt-4" />
            {booking.status === "completed" && booking.productType !== "product" && <ReviewLink booking={booking} />}
          </BookingCard>
        </li>
      ))}
    </ul>
  )
}

function ReviewLink({ booking }: { booking: Booking }) {
  const t = useT()
  return (
    <Link to="/review" search={{ booking: booking._id }} className="text-link inline-flex min-h-11 items-center">
      {t(texts.review)}
    </Link>
  )
}
