import { Alert, Box, Stack } from "@mui/material"
import { useTranslate } from "react-admin"
import { BOOKING_CHANNELS } from "#domain/bookings/booking.ts"
import type { Enquiry } from "#domain/enquiries/enquiry.ts"
import { formatDateTime } from "#i18n/format.ts"
import { shortenToFit } from "#lib/text/excerpt.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { hanoiDate } from "#lib/today.ts"
import { NewBookingButton } from "#office/bookings/new-booking/new-booking-button.tsx"
import { EnquiryChatButton } from "#office/contact-log/chat-buttons.tsx"
import { ContactLogCard } from "#office/contact-log/contact-log-card.tsx"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { StatusChip } from "#office/ui/chip.tsx"
import { ContactButtons } from "#office/ui/contact-buttons.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { PersonButton } from "#office/ui/person-button.tsx"
import { Columns, RecordScreen } from "#office/ui/record-screen.tsx"
import { Section } from "#office/ui/section.tsx"
import { AnswerForm } from "./answer-form.tsx"
import { HandlingCard } from "./handling-card.tsx"
import { STATUS_TONES } from "./status-tones.ts"
import { Thread } from "./thread.tsx"
import { TripCard } from "./trip-card.tsx"

/** Polling interval while a mail is being sent. */
const REFRESH_MS = 3_000

const isSending = (enquiry: Partial<Enquiry> = {}) => enquiry.answers?.some(({ mail }) => mail?.status === "waiting")

/** An enquiry, with its answers and actions. */
export default function EnquiryScreen() {
  return (
    <RecordScreen<Enquiry & { id: string }>
      title={({ subject }) => subject}
      isWhole={(enquiry) => "answers" in enquiry}
      queryOptions={{ refetchInterval: ({ state }) => isSending(state.data) && REFRESH_MS }}
    >
      {(enquiry) => (
        <Box sx={{ py: 2 }}>
          <Columns
            main={
              <>
                <Heading enquiry={enquiry} />
                <Section title={answerTitle(enquiry)}>
                  <AnswerForm enquiry={enquiry} />
                </Section>
              </>
            }
            side={
              <>
                <HandlingCard enquiry={enquiry} />
                <ContactLogCard about={{ enquiryId: enquiry._id }} />
                {enquiry.trip && <TripCard trip={enquiry.trip} />}
              </>
            }
          />
        </Box>
      )}
    </RecordScreen>
  )
}

function answerTitle({ email, answers }: Enquiry): string {
  if (!email) return "enquiries.answer.open"
  return answers.length ? "enquiries.answer.again" : "enquiries.answer.title"
}

function Heading({ enquiry }: { enquiry: Enquiry }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { kind, channel, status, doubtful, subject, name, phone, email, chatName, createdAt } = enquiry
  return (
    <Section title={subject} action={<StatusChip label={`enquiries.status.${status}`} tone={STATUS_TONES[status]} />}>
      <Hint sx={{ mb: 1.5 }}>
        {withDots(
          translate(channel ? `enquiries.channels.${channel}` : `enquiries.kinds.${kind}`),
          name,
          chatName,
          formatDateTime(createdAt, language),
          translate(`enquiries.answer.${enquiry.language}`),
        )}
      </Hint>
      {doubtful && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {translate("enquiries.doubtfulText")}
        </Alert>
      )}
      <ContactButtons phone={phone} email={email} subject={subject} chat={<EnquiryChatButton enquiry={enquiry} />} />
      <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", gap: 1, mb: 2 }}>
        <NewBookingButton
          label="enquiries.book"
          tourId={(enquiry.trip ?? enquiry.about)?.tourReference?.tourId}
          order={orderOf(enquiry)}
        />
        {enquiry.bookings.map(({ _id, reference }) => (
          <ActionButton key={_id} label={reference} to={`/staff/bookings/${_id}/show`} />
        ))}
        <PersonButton recordId={enquiry._id} />
      </Stack>
      <Thread enquiry={enquiry} />
    </Section>
  )
}

/** As many characters as the requests of a booking take. */
const MAX_REQUESTS = 2000
/** In the guest's language, because guests read the requests of their booking. */
const REST_IN_ENQUIRY = { en: " (the rest is in your message to us)", vi: " (phần còn lại ở tin nhắn đã gửi công ty)" }

/** Returns what the enquiry says about a booking: guest, party, date, and the guest's words. */
function orderOf({ _id, channel, name, email, phone, language, trip, about, message }: Enquiry) {
  const start = trip?.travelDates.startDate ?? about?.travelDate
  return {
    // A question is signed by its contact, which is no name.
    name: name === email || name === phone ? "" : name,
    email,
    phone,
    enquiryId: _id,
    channel: BOOKING_CHANNELS.find((one) => one === channel) ?? (channel === null ? "site" : "phone"),
    language,
    specialRequests: shortenToFit(message, MAX_REQUESTS, REST_IN_ENQUIRY[language]),
    ...(start && start >= hanoiDate() && { travelDate: start }),
    ...(trip ?? about)?.numberOfTravelers,
  }
}
