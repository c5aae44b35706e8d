import { MoveDialog } from "./move-dialog.tsx"
import { WithBooking } from "./with-booking.tsx"

type Props = {
  bookingId: string
  /** The day that it was dragged to. */
  date?: string | undefined
  onClose: () => void
}

/** Loads a booking and asks before it moves to another day, with the new price. */
export function MoveBookingDialog({ bookingId, date, onClose }: Props) {
  return (
    <WithBooking bookingId={bookingId} title="bookings.actions.move" onClose={onClose}>
      {(booking) => <MoveDialog booking={booking} date={date} onClose={onClose} />}
    </WithBooking>
  )
}
