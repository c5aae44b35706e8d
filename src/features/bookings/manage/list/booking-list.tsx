import type { Booking } from "#features/bookings/booking.ts"
import { BookingActions } from "#features/bookings/manage/actions/booking-actions.tsx"
import { BookingCard } from "./booking-card.tsx"

export function BookingList({ bookings }: { bookings: Booking[] }) {
  return (
    <ul className="mt-4 grid gap-4">
      {bookings.map((booking) => (
        <li key={booking._id}>
          <BookingCard booking={booking}>
            <BookingActions booking={booking} className="mt-4" />
          </BookingCard>
        </li>
      ))}
    </ul>
  )
}
