import { useTranslate } from "react-admin"
import { type BookedFlight, type BookedPickup, describeTraveler, type StaffBooking } from "#domain/bookings/booking.ts"
import { describeItems, travelersOf } from "#domain/bookings/summary/booking-summary.ts"
import { formatDate } from "#i18n/format.ts"
import { inLanguage } from "#i18n/localized.ts"
import { withCommas, withDots } from "#lib/text/join-parts.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { type Fact, Facts } from "#office/ui/facts.tsx"
import { EditableSection } from "#office/ui/forms/editable-section.tsx"
import { Section } from "#office/ui/section.tsx"
import { changeBooking } from "./change-booking.tsx"
import { TripInputs, toOrder, tripValues } from "./trip-inputs.tsx"

/** The details of the trip: pick-up, flight, vehicle, extras. */
export function DetailsCard({ booking }: { booking: StaffBooking }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { tourDetails, transferDetails, productDetails } = booking
  const extras = (tourDetails ?? transferDetails ?? productDetails)?.extras ?? []
  const label = (name: string) => translate(`bookings.page.${name}`)
  const flightText = (flight: BookedFlight | null) =>
    flight && withCommas(flight.number, formatDate(flight.date, language, "short"), flight.time)
  const pickupText = (pickup: BookedPickup | null | undefined) =>
    pickup && withDots(pickup.place, pickup.zone && inLanguage(pickup.zone, language), pickup.time)
  const back = transferDetails?.returnTrip
  const facts: Fact[] = [
    [label("privateGroup"), tourDetails?.privateGroup ? translate("ra.boolean.true") : null],
    [label("pickup"), pickupText(tourDetails?.pickup ?? transferDetails?.pickup)],
    [label("dropoff"), transferDetails?.dropoff?.place],
    [label("flight"), flightText(transferDetails?.flight ?? null)],
    [label("vehicle"), transferDetails?.vehicle && inLanguage(transferDetails.vehicle, language)],
    [label("bags"), transferDetails?.largeBags],
    [label("sign"), transferDetails?.nameSign],
    [label("travelerList"), travelersOf(booking).map(describeTraveler).join("\n")],
    [
      label("returnTrip"),
      back && withDots(formatDate(back.travelDate, language, "short"), back.startTime, flightText(back.flight)),
    ],
    [label("choices"), describeItems((tourDetails ?? transferDetails)?.choices ?? [], language)],
    [label("extras"), describeItems(extras, language)],
  ]
  if (productDetails && facts.every(([, value]) => value === null || value === undefined || value === "")) return null
  if (productDetails)
    return (
      <Section title={label("details")}>
        <Facts facts={facts} />
      </Section>
    )
  return (
    <EditableSection
      title={label("details")}
      values={tripValues(booking)}
      save={(changes) => changeBooking(booking, toOrder(changes))}
      done="bookings.actions.saved"
      fields={<TripInputs booking={booking} />}
    >
      <Facts facts={facts} />
    </EditableSection>
  )
}
