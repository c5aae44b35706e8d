import type { Booking } from "#domain/bookings/booking.ts"
import { readTravelers, travelerPaths } from "#domain/bookings/checkout/fields/traveler-list.ts"
import { travelersOf } from "#domain/bookings/summary/booking-summary.ts"
import { TravelerFields } from "#site/bookings/checkout/fields/traveler-fields.tsx"
import { ChangeDialog } from "./change-dialog.tsx"
import { changeMessages } from "./change-messages.ts"

type Props = { booking: Booking; onClose: () => void }

/** Asks for the names of all who travel, and for what else the tour needs of them. */
export default function TravelersDialog({ booking, onClose }: Props) {
  const { travelers, tourDetails, transferDetails } = booking
  return (
    <ChangeDialog
      booking={booking}
      fields={["travelerList", ...travelerPaths(travelers)]}
      read={(form) => ({ travelerList: readTravelers(form, travelers) })}
      words={changeMessages.travelers}
      onClose={onClose}
    >
      <TravelerFields
        people={travelers}
        asksPassports={(tourDetails ?? transferDetails)?.needsTravelers === "passports"}
        known={travelersOf(booking)}
      />
    </ChangeDialog>
  )
}
