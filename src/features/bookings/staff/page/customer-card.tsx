import { Alert } from "@mui/material"
import { useTranslate } from "react-admin"
import { ContactButtons } from "#staff/ui/contact-buttons.tsx"
import { CopyButton } from "#staff/ui/copy-button.tsx"
import { Facts } from "#staff/ui/facts.tsx"
import { PersonButton } from "#staff/ui/person-button.tsx"
import { Section } from "#staff/ui/section.tsx"
import { readyText } from "../ready-texts.ts"
import type { StaffBooking } from "../staff-booking.ts"

/** The customer, with one press to reach them. */
export function CustomerCard({ booking }: { booking: StaffBooking }) {
  const translate = useTranslate()
  const { customerInfo, language, specialRequests } = booking
  return (
    <Section
      title={translate("bookings.page.contact")}
      action={(customerInfo.email || customerInfo.phone) && <PersonButton recordId={booking._id} />}
    >
      <ContactButtons phone={customerInfo.phone} email={customerInfo.email} subject={booking.reference} />
      {!customerInfo.email && (
        <Alert
          severity="info"
          sx={{ mb: 1.5 }}
          action={<CopyButton text={readyText(booking, "guest", language)} label={translate("bookings.texts.copy")} />}
        >
          {translate("bookings.page.noEmail")}
        </Alert>
      )}
      <Facts
        facts={[
          [translate("bookings.fields.customer"), customerInfo.name],
          [translate("bookings.fields.email"), customerInfo.email],
          [translate("bookings.fields.country"), customerInfo.countryCode],
          [translate("bookings.fields.language"), translate(`bookings.languages.${language}`)],
          [translate("bookings.page.requests"), specialRequests],
        ]}
      />
    </Section>
  )
}
