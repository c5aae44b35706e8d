import type { StaffSlip } from "#domain/slips/slip.ts"
import { formatDongFirst } from "#i18n/money/money-text.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { useCall } from "#office/frame/hooks/use-call.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import type { RowProps } from "#office/frame/today/today-card.tsx"
import { ActionButton } from "#office/ui/action-button.tsx"
import { UntilDone } from "#office/ui/done-row.tsx"
import { ListRow } from "#office/ui/list-row.tsx"

/** A slip that nobody has checked: open it, then record the payment on the booking. */
export function SlipToCheck({ item: slip, tools }: RowProps<StaffSlip & { id: string }>) {
  const { translate, language, dateTime } = useWords()
  const { call, isSending } = useCall()
  const { _id, url, sentAt, booking } = slip
  const { balance, balanceOther } = booking
  const owes = formatDongFirst(balance, booking, language, balanceOther)
  const set = (status: string, done: string, onDone: () => void) =>
    call({ path: `/slips/${booking._id}/${_id}`, method: "PUT", body: { status }, done, onDone })
  return (
    <ListRow
      to={`/staff/bookings/${booking._id}/show`}
      title={booking.guest}
      lines={[
        balance > 0 && translate("slips.owes", { amount: owes }),
        withDots(booking.reference, translate("slips.sent", { time: dateTime(sentAt) })),
      ].filter(Boolean)}
    >
      <ActionButton label="slips.open" href={url} target="_blank" />
      <UntilDone done={tools.done} isSending={isSending} onUndo={() => set("new", "slips.again", tools.release)}>
        <ActionButton
          label="slips.seen"
          variant="contained"
          disabled={isSending}
          onClick={() => set("seen", "slips.seen", () => tools.linger(slip, "slips.seen"))}
        />
      </UntilDone>
    </ListRow>
  )
}
