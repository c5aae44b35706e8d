import { Alert, Box, Stack, Typography } from "@mui/material"
import { useTranslate } from "react-admin"
import { NewBookingButton } from "#features/bookings/staff/new-booking/new-booking-button.tsx"
import { ContactLogCard } from "#features/contact-log/staff/contact-log-card.tsx"
import type { Enquiry, EnquiryAnswer } from "#features/enquiries/enquiry.ts"
import { formatDateTime } from "#i18n/format.ts"
import { truncate } from "#lib/text/graphemes.ts"
import { hanoiDate } from "#lib/today.ts"
import { useStaffLanguage } from "#staff/hooks/use-language.ts"
import { StatusChip } from "#staff/ui/chip.tsx"
import { ContactButtons } from "#staff/ui/contact-buttons.tsx"
import { Hint } from "#staff/ui/hint.tsx"
import { MailActions } from "#staff/ui/mails/mail-actions.tsx"
import { MAIL_TONES } from "#staff/ui/mails/mail-dialog.tsx"
import { PersonButton } from "#staff/ui/person-button.tsx"
import { Columns, RecordScreen } from "#staff/ui/record-screen.tsx"
import { Section } from "#staff/ui/section.tsx"
import { AnswerForm } from "./answer-form.tsx"
import { HandlingCard } from "./handling-card.tsx"
import { STATUS_TONES } from "./status-tones.ts"
import { TripCard } from "./trip-card.tsx"

/** How often it is looked whether a mail has gone out. */
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
                <AnswerForm enquiry={enquiry} />
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

function Heading({ enquiry }: { enquiry: Enquiry }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { kind, status, doubtful, subject, name, phone, email, createdAt } = enquiry
  return (
    <Section title={subject} action={<StatusChip label={`enquiries.status.${status}`} tone={STATUS_TONES[status]} />}>
      <Hint sx={{ mb: 1.5 }}>
        {translate(`enquiries.kinds.${kind}`)} · {name} · {formatDateTime(createdAt, language)} ·{" "}
        {translate(`enquiries.answer.${enquiry.language}`)}
      </Hint>
      {doubtful && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {translate("enquiries.doubtfulText")}
        </Alert>
      )}
      <ContactButtons phone={phone} email={email} subject={subject} />
      <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", gap: 1, mb: 2 }}>
        <NewBookingButton
          label="enquiries.book"
          tourId={enquiry.trip?.tourReference?.tourId}
          order={orderOf(enquiry)}
        />
        <PersonButton recordId={enquiry._id} />
      </Stack>
      <Thread enquiry={enquiry} />
    </Section>
  )
}

/** As many characters as the requests of a booking take. */
const MAX_REQUESTS = 2000

/** Returns what the enquiry says about a booking: guest, party, date, and the guest's words. */
function orderOf({ name, email, phone, language, trip, message }: Enquiry) {
  const start = trip?.travelDates.startDate
  return {
    ...{ name, email, phone, language, specialRequests: truncate(message, MAX_REQUESTS) },
    ...(start && start >= hanoiDate() && { travelDate: start }),
    ...trip?.numberOfTravelers,
  }
}

/** Shows the guest's message and the answers. */
function Thread({ enquiry }: { enquiry: Enquiry }) {
  const { message, language, answers } = enquiry
  return (
    <>
      <Typography lang={language} sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
        {message}
      </Typography>
      {answers.map((answer) => (
        <Answer key={answer._id} answer={answer} />
      ))}
    </>
  )
}

function Answer({ answer }: { answer: EnquiryAnswer }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { author, subject, text, createdAt, recipient, mail } = answer
  return (
    <Box component="article" sx={{ mt: 2, pl: 2, borderLeft: 3, borderColor: "primary.main" }}>
      <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {translate("enquiries.you", { name: author ?? translate("enquiries.staff") })}
        </Typography>
        {mail && <MailState mail={mail} recipient={recipient} />}
      </Stack>
      <Hint sx={{ overflowWrap: "anywhere" }}>
        {formatDateTime(createdAt, language)} · {recipient}
      </Hint>
      <Typography lang={answer.language} sx={{ mt: 1, fontWeight: 600, overflowWrap: "anywhere" }}>
        {subject}
      </Typography>
      <Typography lang={answer.language} sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
        {text}
      </Typography>
    </Box>
  )
}

function MailState({ mail, recipient }: { mail: NonNullable<EnquiryAnswer["mail"]>; recipient: string }) {
  return (
    <>
      <StatusChip label={`enquiries.mail.${mail.status}`} tone={MAIL_TONES[mail.status]} />
      <MailActions mail={mail} recipient={recipient} />
    </>
  )
}
