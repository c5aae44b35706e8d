import { Stack, Typography } from "@mui/material"
import type { ReactNode } from "react"
import { useTranslate } from "react-admin"
import type {
  Person,
  PersonBooking,
  PersonEnquiry,
  PersonMail,
  PersonReview,
  PersonWaiting,
} from "#domain/people/people.ts"
import { formatDongFirst } from "#i18n/money/money-text.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { BookingChip } from "#office/bookings/booking-chip.tsx"
import { NewBookingButton } from "#office/bookings/new-booking/new-booking-button.tsx"
import { BookingChatButton } from "#office/contact-log/chat-buttons.tsx"
import { useWords } from "#office/frame/hooks/use-words.ts"
import type { Tone } from "#office/frame/theme.ts"
import { StatusChip } from "#office/ui/chip.tsx"
import { ContactButtons } from "#office/ui/contact-buttons.tsx"
import { EmailText } from "#office/ui/email-text.tsx"
import { Facts } from "#office/ui/facts.tsx"
import { ListRow } from "#office/ui/list-row.tsx"
import { Columns, RecordScreen } from "#office/ui/record-screen.tsx"
import { Section } from "#office/ui/section.tsx"
import { PrivacyCard } from "./privacy-card.tsx"

/** One person: how to reach them, and everything between them and the company. */
export default function PersonScreen() {
  return (
    <RecordScreen<Person & { id: string }>
      title={({ name, email, phone, chatName }) => name || email || phone || chatName}
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
  const { name, email, phone, chatName, names, phones, hasAccount, lastContactAt } = person
  const label = (field: string) => translate(`people.fields.${field}`)
  const [last] = person.bookingList
  return (
    <Section title={name || translate("people.noName")}>
      <ContactButtons
        phone={phone}
        email={email}
        subject=""
        {...(last && {
          chat: <BookingChatButton bookingId={last._id} {...{ name, phone }} language={person.language ?? "vi"} />,
        })}
      />
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
          [label("chatName"), chatName],
          [label("alsoCalled"), names.slice(1).join(", ")],
          [label("account"), hasAccount ? translate("people.hasAccount") : null],
          [label("lastContactAt"), dateTime(lastContactAt)],
        ]}
      />
    </Section>
  )
}

const TONES: Record<string, Tone> = {
  pending: "warning",
  new: "warning",
  contacted: "neutral",
  closed: "success",
  spam: "danger",
  published: "success",
  refused: "danger",
  sent: "success",
  waiting: "warning",
  failing: "warning",
  dead: "danger",
}

function PersonBookings({ bookings }: { bookings: PersonBooking[] }) {
  const { translate, language, localized, day } = useWords()
  return (
    <Records title={translate("people.fields.bookings")} isEmpty={bookings.length === 0}>
      {bookings.map((booking) => (
        <ListRow
          key={booking._id}
          to={`/staff/bookings/${booking._id}/show`}
          title={localized(booking.product)}
          lines={[
            withDots(
              day(booking.travelDate),
              translate("bookings.people", { smart_count: booking.travelers }),
              booking.total > 0 && formatDongFirst(booking.total, booking, language),
              booking.reference,
            ),
          ]}
        >
          <BookingChip booking={booking} />
        </ListRow>
      ))}
    </Records>
  )
}

function PersonEnquiries({ enquiries }: { enquiries: PersonEnquiry[] }) {
  const { translate, dateTime } = useWords()
  return (
    <Records title={translate("people.fields.enquiries")} isEmpty={enquiries.length === 0}>
      {enquiries.map(({ _id, kind, status, subject, createdAt }) => (
        <ListRow
          key={_id}
          to={`/staff/enquiries/${_id}/show`}
          title={subject}
          lines={[`${translate(`enquiries.kinds.${kind}`)} · ${dateTime(createdAt)}`]}
        >
          <StatusChip label={`enquiries.status.${status}`} tone={TONES[status] ?? "neutral"} />
        </ListRow>
      ))}
    </Records>
  )
}

/** Hidden unless the person has waited for places. */
function PersonWaitingPlaces({ places }: { places: PersonWaiting[] }) {
  const { translate, localized, day, dateTime } = useWords()
  if (places.length === 0) return null
  return (
    <Section title={translate("waitingList.name")}>
      {places.map(({ _id, departureId, product, date, people, status, offeredUntil }) => (
        <ListRow
          key={_id}
          to={`/staff/departures/${departureId}/show`}
          title={localized(product)}
          lines={[
            `${day(date)} · ${translate("bookings.people", { smart_count: people })}`,
            translate(`waitingList.statuses.${status}`, {
              time: offeredUntil ? dateTime(offeredUntil) : "",
            }),
          ]}
        />
      ))}
    </Section>
  )
}

function PersonReviews({ reviews }: { reviews: PersonReview[] }) {
  const { translate, localized } = useWords()
  return (
    <Records title={translate("people.reviews")} isEmpty={reviews.length === 0}>
      {reviews.map(({ _id, status, rating, text, product }) => (
        <ListRow
          key={_id}
          to={`/staff/reviews/${_id}/show`}
          title={localized(product)}
          lines={[`${translate("reviews.stars", { n: rating })} · ${text}`]}
        >
          <StatusChip label={`reviews.status.${status}`} tone={TONES[status] ?? "neutral"} />
        </ListRow>
      ))}
    </Records>
  )
}

function PersonMails({ mails }: { mails: PersonMail[] }) {
  const { translate, dateTime } = useWords()
  return (
    <Records title={translate("people.mails")} isEmpty={mails.length === 0}>
      {mails.map(({ _id, kind, status, subject, createdAt, sentAt }) => (
        <ListRow
          key={_id}
          title={subject ?? translate(`staff.mails.${kind}`, { _: kind })}
          lines={[dateTime(sentAt ?? createdAt)]}
        >
          <StatusChip label={`staff.mailStatus.${status}`} tone={TONES[status] ?? "neutral"} />
        </ListRow>
      ))}
    </Records>
  )
}

function Records({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  const translate = useTranslate()
  return (
    <Section title={title}>
      {isEmpty ? <Typography color="text.secondary">{translate("people.none")}</Typography> : children}
    </Section>
  )
}
