import CallIcon from "@mui/icons-material/Call"
import ChatIcon from "@mui/icons-material/Chat"
import MailIcon from "@mui/icons-material/Mail"
import { Button, Stack } from "@mui/material"
import { useTranslate } from "react-admin"
import { telLink } from "#lib/tel-link.ts"
import { Facts } from "#staff/ui/facts.tsx"
import { Section } from "#staff/ui/section.tsx"
import { internationalDigits } from "../format.ts"
import type { StaffBooking } from "../staff-booking.ts"

/** The customer, with one press to reach them. */
export function CustomerCard({ booking }: { booking: StaffBooking }) {
  const translate = useTranslate()
  const { customerInfo, language, specialRequests } = booking
  const digits = internationalDigits(customerInfo.phone)
  return (
    <Section title={translate("bookings.page.contact")}>
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, mb: 1.5 }}>
        <Button variant="outlined" startIcon={<CallIcon />} href={telLink(customerInfo.phone)}>
          {customerInfo.phone}
        </Button>
        <Button
          variant="outlined"
          startIcon={<ChatIcon />}
          href={`https://zalo.me/${digits}`}
          target="_blank"
          rel="noreferrer"
        >
          {translate("bookings.actions.zalo")}
        </Button>
        <Button
          variant="outlined"
          startIcon={<ChatIcon />}
          href={`https://wa.me/${digits}`}
          target="_blank"
          rel="noreferrer"
        >
          {translate("bookings.actions.whatsapp")}
        </Button>
        <Button
          variant="outlined"
          startIcon={<MailIcon />}
          href={`mailto:${customerInfo.email}?subject=${booking.reference}`}
        >
          {translate("bookings.actions.mail")}
        </Button>
      </Stack>
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
