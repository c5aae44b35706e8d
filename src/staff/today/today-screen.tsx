import { Box } from "@mui/material"
import { Title, useTranslate } from "react-admin"
import type { EnquiryRow } from "#features/enquiries/enquiry.ts"
import { formatDateTime } from "#i18n/format.ts"
import { useStaffLanguage } from "#staff/hooks/use-language.ts"
import { ListRow } from "#staff/ui/list-row.tsx"
import { guestAddress, MailActions } from "#staff/ui/mails/mail-actions.tsx"
import type { QueuedMail } from "#staff/ui/mails/mail-dialog.tsx"
import { Columns } from "#staff/ui/record-screen.tsx"
import { DeparturesToDecide } from "./departures-to-decide.tsx"
import { Reminders } from "./reminders.tsx"
import { TodayCard } from "./today-card.tsx"
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

/** Unanswered consultation requests and messages, oldest first. */
function NewEnquiries() {
  const language = useStaffLanguage()
  return (
    <TodayCard<EnquiryRow & { id: string }>
      title="staff.todayScreen.enquiries"
      none="staff.todayScreen.noEnquiries"
      resource="enquiries"
      filter={{ status: "new" }}
      sort="waiting"
      row={({ id, subject, name, createdAt }) => (
        <ListRow
          key={id}
          to={`/staff/enquiries/${id}/show`}
          title={subject}
          lines={[`${name} · ${formatDateTime(createdAt, language)}`]}
        />
      )}
    />
  )
}

/** Mails that could not be sent, with actions to send them again. */
function FailedMails() {
  const translate = useTranslate()
  const language = useStaffLanguage()
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
          lines={[`${mail.recipient} · ${formatDateTime(mail.createdAt, language)} · ${mail.lastError}`]}
        >
          <MailActions mail={mail} recipient={guestAddress(mail)} />
        </ListRow>
      )}
    />
  )
}
