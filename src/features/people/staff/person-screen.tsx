import { Stack } from "@mui/material"
import { NewBookingButton } from "#features/bookings/staff/new-booking/new-booking-button.tsx"
import type { Person } from "#features/people/people.ts"
import { useWords } from "#staff/hooks/use-words.ts"
import { ContactButtons } from "#staff/ui/contact-buttons.tsx"
import { EmailText } from "#staff/ui/email-text.tsx"
import { Facts } from "#staff/ui/facts.tsx"
import { Columns, RecordScreen } from "#staff/ui/record-screen.tsx"
import { Section } from "#staff/ui/section.tsx"
import { PersonBookings, PersonEnquiries, PersonMails, PersonReviews, PersonWaitingPlaces } from "./person-records.tsx"
import { PrivacyCard } from "./privacy-card.tsx"

/** One person: how to reach them, and everything between them and the company. */
export default function PersonScreen() {
  return (
    <RecordScreen<Person & { id: string }>
      title={({ name, email, phone }) => name || email || phone}
      isWhole={(person) => "bookingList" in person}
    >
      {(person) => (
        <Stack sx={{ gap: 2, py: 2 }}>
          <Contact person={person} />
          <Columns
            isEven
            main={
              <>
                <PersonBookings bookings={person.bookingList} />
                <PersonReviews reviews={person.reviewList} />
                <PrivacyCard person={person} />
              </>
            }
            side={
              <>
                <PersonEnquiries enquiries={person.enquiryList} />
                <PersonWaitingPlaces places={person.waitingList} />
                <PersonMails mails={person.mailList} />
              </>
            }
          />
        </Stack>
      )}
    </RecordScreen>
  )
}

function Contact({ person }: { person: Person }) {
  const { translate, dateTime } = useWords()
  const { name, email, phone, names, phones, hasAccount, lastContactAt } = person
  const label = (field: string) => translate(`people.fields.${field}`)
  return (
    <Section title={name || translate("people.noName")}>
      <ContactButtons phone={phone} email={email} subject="" />
      <Stack sx={{ alignItems: "start", mb: 1.5 }}>
        <NewBookingButton label="people.book" order={{ name, email, phone, language: person.language ?? "vi" }} />
      </Stack>
      <Facts
        facts={[
          [
            translate("bookings.fields.language"),
            person.language && translate(`bookings.languages.${person.language}`),
          ],
          [label("email"), email && <EmailText email={email} />],
          [label("phone"), phone],
          [label("otherPhones"), phones.slice(1).join(", ")],
          [label("alsoCalled"), names.slice(1).join(", ")],
          [label("account"), hasAccount ? translate("people.hasAccount") : null],
          [label("lastContactAt"), dateTime(lastContactAt)],
        ]}
      />
    </Section>
  )
}
