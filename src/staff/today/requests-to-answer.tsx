import CallIcon from "@mui/icons-material/Call"
import { IconButton, Stack, Typography } from "@mui/material"
import { useTranslate } from "react-admin"
import { CancelDialog } from "#features/bookings/staff/actions/cancel-dialog.tsx"
import { countdown, doneText, formatTotal } from "#features/bookings/staff/format.ts"
import { MissingChips } from "#features/bookings/staff/missing-facts-chips.tsx"
import type { StaffBookingRow } from "#features/bookings/staff/staff-booking.ts"
import { inLanguage } from "#i18n/localized.ts"
import { telLink } from "#lib/tel-link.ts"
import { ActionButton } from "#staff/ui/action-button.tsx"
import { DoneRow } from "#staff/ui/done-row.tsx"
import { ListRow } from "#staff/ui/list-row.tsx"
import { useStaffLanguage } from "#staff/ui/use-language.ts"
import { type RowTools, TodayCard } from "./today-card.tsx"
import { guestName, tripText } from "./trip-text.ts"
import { useDecision } from "./use-decision.ts"

type Row = StaffBookingRow & { id: string }

/** Unanswered requests, by the deadline of the answer. */
export function RequestsToAnswer() {
  return (
    <TodayCard<Row>
      title="staff.todayScreen.requests"
      none="staff.todayScreen.noRequests"
      resource="bookings"
      filter={{ due: "answer" }}
      sort="queue"
      perPage={10}
      refetchInterval={60_000}
      row={(booking, tools) => <Request key={booking.id} booking={booking} tools={tools} />}
    />
  )
}

function Request({ booking, tools }: { booking: Row; tools: RowTools<Row> }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { decide, decided, undo, isSending } = useDecision(booking, tools)
  const { phone } = booking.customerInfo
  const { unit, n, isOverdue } = countdown(booking.answerBy)
  const time = translate(`staff.todayScreen.${unit}`, { n })
  return (
    <ListRow
      to={`/staff/bookings/${booking.id}/show`}
      title={inLanguage(booking.product.name, language)}
      lines={[
        `${tripText(booking, translate, language)} · ${formatTotal(booking, language)}`,
        `${guestName(booking)} · ${booking.reference}`,
      ]}
      notes={
        <>
          <Stack direction="row" sx={{ flexWrap: "wrap", gap: 0.5 }}>
            <MissingChips facts={booking.missing} />
          </Stack>
          <Typography variant="body2" sx={{ fontWeight: 600, color: isOverdue ? "error.main" : "warning.main" }}>
            {translate(isOverdue ? "staff.todayScreen.overdue" : "staff.todayScreen.left", { time })}
          </Typography>
        </>
      }
    >
      {tools.done ? (
        <DoneRow done={tools.done} onUndo={undo} isSending={isSending} />
      ) : (
        <>
          <ActionButton
            label="bookings.actions.confirm"
            variant="contained"
            disabled={isSending}
            onClick={() => decide("confirm", doneText("confirmed", booking))}
          />
          <ActionButton
            label="bookings.actions.decline"
            variant="outlined"
            onClick={() =>
              tools.open((row, onClose) => (
                <CancelDialog booking={row} isDeclining onClose={onClose} onDone={decided} />
              ))
            }
          />
        </>
      )}
      <IconButton href={telLink(phone)} aria-label={`${translate("bookings.actions.call")} ${phone}`}>
        <CallIcon />
      </IconButton>
    </ListRow>
  )
}
