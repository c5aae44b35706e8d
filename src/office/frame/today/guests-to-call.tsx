import { Typography } from "@mui/material"
import type { Reminder } from "#domain/contact-log/contact-log.ts"
import type { OfferedParty } from "#domain/waiting-list/waiting-list.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { hanoiDate, hanoiMoment } from "#lib/today.ts"
import { WaitingChatButton } from "#office/contact-log/chat-buttons.tsx"
import { useCall } from "#office/frame/hooks/use-call.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { CallButton } from "#office/ui/contact-buttons.tsx"
import { UntilDone } from "#office/ui/done-row.tsx"
import { ListRow } from "#office/ui/list-row.tsx"
import type { RowProps } from "./today-card.tsx"

/** A party that has to hear of its places before the time is over. */
export function OfferedRow({ item: party }: RowProps<OfferedParty & { id: string }>) {
  const words = useWords()
  const { translate, localized, day, dateTime } = words
  const { name, phone, email, adults, childAges, tour, date, departureId, offeredUntil } = party
  return (
    <ListRow
      to={`/staff/departures/${departureId}/show`}
      title={`${name} · ${words.party({ adults, children: childAges.length, childAges })}`}
      lines={[`${localized(tour.title)}, ${day(date)}`, phone || email]}
      notes={
        <Typography sx={{ fontWeight: 600, color: "warning.main" }}>
          {translate("waitingList.statuses.offered", { time: dateTime(offeredUntil ?? new Date()) })}
        </Typography>
      }
    >
      {phone && <CallButton phone={phone} />}
      <WaitingChatButton party={party} tour={tour} date={date} />
    </ListRow>
  )
}

const SCREENS = { booking: "bookings", enquiry: "enquiries", departure: "departures" }

/** A guest to be called or written to today, or a guest of earlier days who has not been. */
export function ReminderRow({ item: reminder, tools }: RowProps<Reminder & { id: string }>) {
  const { translate, dateTime, clock } = useWords()
  const { call, isSending } = useCall()
  const { id, text, channel, by, remindAt, about } = reminder
  const { date, time } = hanoiMoment(new Date(remindAt ?? 0))
  const isEarlier = date < hanoiDate()
  const tick = (isDone: boolean, done: string, onDone: () => void) =>
    call({ path: `/contact-log/${id}`, method: "PUT", body: { isDone }, done, onDone })
  return (
    <ListRow
      to={`/staff/${SCREENS[about.kind]}/${about._id}/show`}
      lead={isEarlier ? "" : clock(time)}
      title={about.name || about.phone}
      lines={[text, withDots(translate(`contactLog.channels.${channel}`), about.title, by)]}
      notes={
        isEarlier && (
          <Typography sx={{ fontWeight: 600, color: "error.main" }}>
            {translate("contactLog.late", { time: dateTime(remindAt ?? "") })}
          </Typography>
        )
      }
    >
      <UntilDone done={tools.done} isSending={isSending} onUndo={() => tick(false, "contactLog.undone", tools.release)}>
        <ActionButton
          label="contactLog.done"
          variant="contained"
          disabled={isSending}
          onClick={() => tick(true, "contactLog.done", () => tools.linger(reminder, "contactLog.done"))}
        />
      </UntilDone>
      {about.phone && <CallButton phone={about.phone} />}
    </ListRow>
  )
}
