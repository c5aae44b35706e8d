import type { StaffBookingRow } from "#features/bookings/staff/staff-booking.ts"
import { formatDate } from "#i18n/format.ts"
import { inLanguage } from "#i18n/localized.ts"
import { ActionButton } from "#staff/ui/action-button.tsx"
import { DoneRow } from "#staff/ui/done-row.tsx"
import { ListRow } from "#staff/ui/list-row.tsx"
import { useStaffLanguage } from "#staff/ui/use-language.ts"
import { type RowTools, TodayCard } from "./today-card.tsx"
import { useDecision } from "./use-decision.ts"

type Row = StaffBookingRow & { id: string }

/** Confirmed trips that are over: did they take place? */
export function ToComplete() {
  return (
    <TodayCard<Row>
      title="staff.todayScreen.toComplete"
      none="staff.todayScreen.noneToComplete"
      resource="bookings"
      filter={{ due: "completion" }}
      sort="travelDate"
      row={(booking, tools) => <Trip key={booking.id} booking={booking} tools={tools} />}
    />
  )
}

function Trip({ booking, tools }: { booking: Row; tools: RowTools<Row> }) {
  const language = useStaffLanguage()
  const { decide, undo, isSending } = useDecision(booking, tools)
  return (
    <ListRow
      to={`/staff/bookings/${booking.id}/show`}
      title={inLanguage(booking.product.name, language)}
      lines={[`${formatDate(booking.travelDate, language, "short")} · ${booking.customerInfo.name}`]}
    >
      {tools.done ? (
        <DoneRow done={tools.done} onUndo={undo} isSending={isSending} />
      ) : (
        <ActionButton
          label="bookings.actions.complete"
          size="small"
          variant="outlined"
          disabled={isSending}
          onClick={() => decide("complete", "bookings.actions.completed")}
        />
      )}
    </ListRow>
  )
}
