import { Box } from "@mui/material"
import { Title } from "react-admin"
import type { EnquiryRow } from "#domain/enquiries/enquiry.ts"
import { decisionsUntil } from "#office/departures/format.ts"
import { OwnDepartures } from "#office/departures/own/own-departures.tsx"
import { AnswerDialog } from "#office/enquiries/answer-dialog.tsx"
import { Only } from "#office/frame/access/only.tsx"
import { useMay } from "#office/frame/access/use-may.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { InvoicesToDo } from "#office/invoices/invoices-to-do.tsx"
import { OpeningCard } from "#office/opening/opening-card.tsx"
import { ExpiringRow } from "#office/resources/expiring-row.tsx"
import { SlipToCheck } from "#office/slips/slip-to-check.tsx"
import { ActionButton } from "#office/ui/action-button.tsx"
import { UntilDone } from "#office/ui/done-row.tsx"
import { ListRow } from "#office/ui/list-row.tsx"
import { HeldMails } from "#office/ui/mails/held-mails.tsx"
import { guestAddress, MailActions } from "#office/ui/mails/mail-actions.tsx"
import type { QueuedMail } from "#office/ui/mails/mail-dialog.tsx"
import { Columns } from "#office/ui/record-screen.tsx"
import { DepartureToDecide } from "./departure-to-decide.tsx"
import { DeskWork, OverduePayments } from "./desk-work.tsx"
import { OfferedRow, ReminderRow } from "./guests-to-call.tsx"
import { type RowProps, TodayCard } from "./today-card.tsx"
import { UpcomingTrips } from "./upcoming-trips.tsx"
import { CalledOffTrip, RequestToAnswer, TripToComplete, TripWithoutPrice } from "./waiting-booking.tsx"

/** Guests to be called. Hidden if there are none. */
const CALLS = { perPage: 200, refetchInterval: 60_000 }

/** The start page: everything of one's job that needs an action, one row each. */
export function TodayScreen() {
  const may = useMay()
  if (!may("office")) return <OwnDepartures />
  return (
    <Box sx={{ py: 2 }}>
      <Title title="staff.today" />
      <HeldMails />
      <OpeningCard />
      <Columns
        main={
          <>
            <Only area="guests">
              <TodayCard title="contactLog.due" resource="contactLog" {...CALLS} row={ReminderRow} />
            </Only>
            <Only area="sales">
              <RequestsAndOffers />
            </Only>
            <Only area="payments">
              <TodayCard title="slips.toCheck" resource="slips" refetchInterval={60_000} row={SlipToCheck} />
            </Only>
            <Only area="operations">
              <TodayCard
                title="departures.toDecide.title"
                none="departures.toDecide.none"
                resource="departures"
                filter={{ undecided: "true", decideUntil: decisionsUntil() }}
                perPage={5}
                row={DepartureToDecide}
              />
            </Only>
            {may("payments") && <OverduePayments />}
            <Only area="accounts">
              <InvoicesToDo />
            </Only>
            <Only area="guests">
              <UpcomingTrips />
            </Only>
            {!may("guests") && <DeskWork />}
          </>
        }
        side={
          <>
            <Only area="operations">
              <TodayCard
                title="resources.expiring"
                resource="resources"
                filter={{ expiring: "true" }}
                perPage={5}
                row={ExpiringRow}
              />
            </Only>
            <Only area="sales">
              <TodayCard
                title="staff.todayScreen.enquiries"
                none="staff.todayScreen.noEnquiries"
                resource="enquiries"
                filter={{ status: "new" }}
                sort="waiting"
                row={NewEnquiry}
              />
            </Only>
            <Only area="guests">
              <TodayCard
                title="staff.todayScreen.toComplete"
                none="staff.todayScreen.noneToComplete"
                resource="bookings"
                filter={{ due: "completion" }}
                sort="travelDate"
                row={TripToComplete}
              />
              <TodayCard
                title="staff.todayScreen.mails"
                none="staff.todayScreen.noMails"
                resource="outbox"
                filter={{ status: "dead" }}
                row={FailedMail}
              />
            </Only>
          </>
        }
      />
    </Box>
  )
}

/** What guests wait for. */
function RequestsAndOffers() {
  return (
    <>
      <TodayCard title="waitingList.offered" resource="waitingList" {...CALLS} row={OfferedRow} />
      <TodayCard
        title="staff.todayScreen.requests"
        none="staff.todayScreen.noRequests"
        resource="bookings"
        filter={{ due: "answer" }}
        sort="queue"
        perPage={10}
        refetchInterval={60_000}
        row={RequestToAnswer}
      />
      <TodayCard
        title="staff.todayScreen.unpriced"
        resource="bookings"
        filter={{ status: "confirmed", balance: "unpriced" }}
        sort="travelDate"
        row={TripWithoutPrice}
      />
      <TodayCard
        title="staff.todayScreen.toChoose"
        resource="bookings"
        filter={{ due: "choice" }}
        sort="travelDate"
        row={CalledOffTrip}
      />
    </>
  )
}

/** An unanswered consultation request or message. */
function NewEnquiry({ item: enquiry, tools }: RowProps<EnquiryRow & { id: string }>) {
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

/** A mail that could not be sent, with actions to send it again. */
function FailedMail({ item: mail }: RowProps<QueuedMail & { id: string }>) {
  const { translate, dateTime } = useWords()
  return (
    <ListRow
      title={translate(`staff.mails.${mail.kind}`, { _: mail.kind })}
      lines={[`${mail.recipient} · ${dateTime(mail.createdAt)} · ${mail.lastError}`]}
    >
      <MailActions mail={mail} recipient={guestAddress(mail)} />
    </ListRow>
  )
}
