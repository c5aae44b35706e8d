import { useTranslate } from "react-admin"
import type { StaffBooking } from "#domain/bookings/booking.ts"
import { type BookingFact, bookingFacts } from "#domain/bookings/summary/booking-facts.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { type Fact, Facts } from "#office/ui/facts.tsx"
import { EditableSection } from "#office/ui/forms/editable-section.tsx"
import { Section } from "#office/ui/section.tsx"
import { changeBooking } from "./change-booking.tsx"
import { TripInputs, toOrder, tripValues } from "./trip-inputs.tsx"

const SHOWN: readonly BookingFact[] = [
  ...([
    "privateGroup",
    "from",
    "meetingPoint",
    "pickup",
    "dropoff",
    "flight",
    "vehicle",
    "largeBags",
    "nameSign",
  ] as const),
  ...(["travelerList", "returnTrip", "choices", "extras"] as const),
]

/** The details of the trip: pick-up, flight, vehicle, extras. */
export function DetailsCard({ booking }: { booking: StaffBooking }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const facts = bookingFacts(booking, SHOWN, language).map(
    ({ key, lines }): Fact => [translate(`bookings.facts.${key}`), lines.join("\n")],
  )
  if (booking.productDetails)
    return facts.length > 0 ? (
      <Section title="bookings.page.details">
        <Facts facts={facts} />
      </Section>
    ) : null
  return (
    <EditableSection
      title="bookings.page.details"
      area="sales"
      values={tripValues(booking)}
      save={(changes) => changeBooking(booking, toOrder(changes))}
      done="bookings.actions.saved"
      fields={<TripInputs booking={booking} />}
    >
      <Facts facts={facts} />
      {booking.departure && (
        <ActionButton label="bookings.page.departure" to={`/staff/departures/${booking.departure._id}/show`} />
      )}
    </EditableSection>
  )
}
