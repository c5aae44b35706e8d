import { Alert } from "@mui/material"
import { SelectInput, TextInput, useTranslate } from "react-admin"
import type { StaffBooking } from "#domain/bookings/booking.ts"
import { readyText } from "#domain/bookings/staff/ready-texts.ts"
import { countryName } from "#i18n/country-name.ts"
import { LANGUAGES } from "#i18n/localized.ts"
import { COUNTRIES } from "#lib/countries.ts"
import { pick } from "#lib/data/pick.ts"
import { BookingChatButton } from "#office/contact-log/chat-buttons.tsx"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { ContactButtons } from "#office/ui/contact-buttons.tsx"
import { CopyButton } from "#office/ui/copy-button.tsx"
import { EmailText } from "#office/ui/email-text.tsx"
import { Facts } from "#office/ui/facts.tsx"
import { EditableSection } from "#office/ui/forms/editable-section.tsx"
import { PersonButton } from "#office/ui/person-button.tsx"
import { useHowToPay } from "../use-how-to-pay.ts"
import { changeBooking, NotifyInput, ReasonInput } from "./change-booking.tsx"

/** The customer, with one press to reach them. */
export function CustomerCard({ booking }: { booking: StaffBooking }) {
  const translate = useTranslate()
  const shown = useStaffLanguage()
  const howToPay = useHowToPay()
  const { customerInfo, language, specialRequests } = booking
  return (
    <EditableSection
      title="bookings.page.contact"
      area="sales"
      action={(customerInfo.email || customerInfo.phone) && <PersonButton recordId={booking._id} />}
      values={{ customerInfo, language, specialRequests, notifyGuest: false }}
      save={(changes) => changeBooking(booking, changes)}
      done="bookings.actions.saved"
      fields={<ContactInputs booking={booking} />}
    >
      <ContactButtons
        phone={customerInfo.phone}
        email={customerInfo.email}
        subject={booking.reference}
        chat={
          <BookingChatButton bookingId={booking._id} {...pick(customerInfo, "name", "phone")} language={language} />
        }
      />
      {!customerInfo.email && (
        <Alert
          severity="info"
          sx={{ mb: 1.5 }}
          action={<CopyButton text={readyText(booking, "guest", language, howToPay)} label="bookings.texts.copy" />}
        >
          {translate("bookings.page.noEmail")}
        </Alert>
      )}
      <Facts
        facts={[
          [translate("bookings.fields.customer"), customerInfo.name],
          [translate("bookings.fields.email"), customerInfo.email && <EmailText email={customerInfo.email} />],
          [
            translate("bookings.fields.country"),
            customerInfo.countryCode && countryName(customerInfo.countryCode)[shown],
          ],
          [translate("bookings.fields.language"), translate(`bookings.languages.${language}`)],
          [translate("bookings.facts.requests"), specialRequests],
        ]}
      />
    </EditableSection>
  )
}

function ContactInputs({ booking }: { booking: StaffBooking }) {
  const translate = useTranslate()
  const shown = useStaffLanguage()
  const languages = LANGUAGES.map((id) => ({ id, name: translate(`bookings.languages.${id}`) }))
  const countries = COUNTRIES.map(({ code }) => ({ id: code, name: countryName(code)[shown] }))
  return (
    <>
      <TextInput source="customerInfo.name" label="bookings.fields.customer" autoFocus />
      <TextInput source="customerInfo.phone" label="bookings.fields.phone" type="tel" />
      <SelectInput
        source="customerInfo.countryCode"
        label="bookings.fields.country"
        choices={countries}
        translateChoice={false}
      />
      <TextInput source="customerInfo.email" label="bookings.fields.email" />
      <SelectInput source="language" label="bookings.fields.language" choices={languages} translateChoice={false} />
      <TextInput source="specialRequests" label="bookings.facts.requests" multiline />
      <ReasonInput />
      <NotifyInput booking={booking} />
    </>
  )
}
