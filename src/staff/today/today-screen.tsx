import { Box } from "@mui/material"
import { Title } from "react-admin"
import type { EnquiryRow } from "#features/enquiries/enquiry.ts"
import { AnswerDialog } from "#features/enquiries/staff/answer-dialog.tsx"
import { useWords } from "#staff/hooks/use-words.ts"
import { ActionButton } from "#staff/ui/action-button.tsx"
import { UntilDone } from "#staff/ui/done-row.tsx"
import { ListRow } from "#staff/ui/list-row.tsx"
import { guestAddress, MailActions } from "#staff/ui/mails/mail-actions.tsx"
import type { QueuedMail } from "#staff/ui/mails/mail-dialog.tsx"
import { Columns } from "#staff/ui/record-screen.tsx"
import { DeparturesToDecide } from "./departures-to-decide.tsx"
import { OfferedPlaces, Reminders } from "./guests-to-call.tsx"
import { type RowTools, TodayCard } from "./today-card.tsx"
import { UpcomingTrips } from "./upcoming-trips.tsx"
import { CalledOffTrips, RequestsToAnswer, ToComplete } from "./waiting-bookings.tsx"

/** The start page: everything that needs an action, one row each. */
export function TodayScreen() {
  return (
    <Box sx={{ py: 2 }}>
      <Title title="staff.today" />
      <Columns
        main={
          <>
            <Reminders />
            <OfferedPlaces />
            <RequestsToAnswer />
            <CalledOffTrips />
            <DeparturesToDecide />
            <UpcomingTrips />
          </>
        }
        side={
          <>
            <NewEnquiries />
            <ToComplete />
            <FailedMails />
          </>
        }
      />
    </Box>
  )
}

type EnquiryOfToday = EnquiryRow & { id: string }

/** Unanswered consultation requests and messages, oldest first. */
function NewEnquiries() {
  return (
    <TodayCard<EnquiryOfToday>
      title="staff.todayScreen.enquiries"
      none="staff.todayScreen.noEnquiries"
      resource="enquiries"
      filter={{ status: "new" }}
      sort="waiting"
      row={(enquiry, tools) => <NewEnquiry key={enquiry.id} enquiry={enquiry} tools={tools} />}
    />
  )
}

function NewEnquiry({ enquiry, tools }: { enquiry: EnquiryOfToday; tools: RowTools<EnquiryOfToday> }) {
  const { dateTime } = useWords()
  const { id, subject, name, createdAt } = enquiry
  const answer = () =>
    tools.open((row, onClose) => {
      const onSent = () => {
        tools.linger(row, "enquiries.status.closed")
        onClose()
      }
      return <AnswerDialog enquiry={row} onClose={onClose} onSent={onSent} />
    })
  return (
    <ListRow to={`/staff/enquiries/${id}/show`} title={subject} lines={[`${name} · ${dateTime(createdAt)}`]}>
      <UntilDone done={tools.done}>
        <ActionButton label="enquiries.answer.open" variant="contained" onClick={answer} />
      </UntilDone>
    </ListRow>
  )
}

/** Mails that could not be sent, with actions to send them again. */
function FailedMails() {
  const { translate, dateTime } = useWords()
  return (
    <TodayCard<QueuedMail & { id: string }>
      title="staff.todayScreen.mails"
      none="staff.todayScreen.noMails"
      resource="outbox"
      filter={{ status: "dead" }}
      row={(mail) => (
        <ListRow
          key={mail.id}
          title={translate(`staff.mails.${mail.kind}`, { _: mail.kind })}
          lines={[`${mail.recipient} · ${dateTime(mail.createdAt)} · ${mail.lastError}`]}
        >
          <MailActions mail={mail} recipient={guestAddress(mail)} />
        </ListRow>
      )}
    />
  )
}
