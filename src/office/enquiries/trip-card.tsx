import { Link } from "@mui/material"
import { useTranslate } from "react-admin"
import { budgets, contactMethods, contactTimes, interests } from "#domain/enquiries/consultation/options.ts"
import type { EnquiryTrip } from "#domain/enquiries/enquiry.ts"
import { formatDate } from "#i18n/format.ts"
import { formatParty } from "#i18n/format-party.ts"
import { inLanguage } from "#i18n/localized.ts"
import { withCommas } from "#lib/text/join-parts.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { Facts } from "#office/ui/facts.tsx"
import { Section } from "#office/ui/section.tsx"

/** The trip that a request for advice describes. */
export function TripCard({ trip }: { trip: EnquiryTrip }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { travelDates, tourReference: tour } = trip
  const label = (name: string) => translate(`consultations.${name}`)
  const dates = [travelDates.startDate, travelDates.endDate]
    .filter((date) => date !== null)
    .map((date) => formatDate(date, language, "short"))
    .join(" – ")
  const reach = [
    contactMethods[trip.preferredContactMethod][language],
    contactTimes[trip.preferredContactTime][language].toLowerCase(),
  ]
  return (
    <Section title={label("trip")}>
      <Facts
        facts={[
          [
            label("tour"),
            tour && (
              <Link href={`/tour/${tour.tourSlug}`} target="_blank" rel="noreferrer" color="inherit">
                {inLanguage(tour.tourTitle, language)}
              </Link>
            ),
          ],
          [label("dates"), withCommas(dates, travelDates.flexible && label("flexible"))],
          [label("people"), formatParty(trip.numberOfTravelers, language)],
          [label("budget"), budgets[trip.budget][language]],
          [label("interests"), trip.interests.map((interest) => interests[interest][language]).join(", ")],
          [label("reach"), reach.join(", ")],
          [label("reference"), trip.reference],
        ]}
      />
    </Section>
  )
}
