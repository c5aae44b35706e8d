import type { StaffDeparture } from "#domain/departures/departure.ts"
import { now } from "#lib/clock.ts"
import { CallOffDialog } from "#office/departures/call-off-dialog.tsx"
import { useCall } from "#office/frame/hooks/use-call.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { StatusChip } from "#office/ui/chip.tsx"
import { UntilDone } from "#office/ui/done-row.tsx"
import { ListRow } from "#office/ui/list-row.tsx"
import type { RowProps } from "./today-card.tsx"

type Row = StaffDeparture & { id: string }

/** A departure below its minimum, which staff guarantee or cancel. */
export function DepartureToDecide({ item: departure, tools: { done, linger, open } }: RowProps<Row>) {
  const { translate, localized, day, clock, dateTime } = useWords()
  const { call, isSending } = useCall()
  const { id, tour, date, startTime, booked, minimum, decideBy } = departure
  const isLate = decideBy !== null && Date.parse(decideBy) < now()
  const guaranteed = "departures.actions.guaranteed"
  const guarantee = () =>
    call({ path: `/departures/${id}/guarantee`, done: guaranteed, onDone: () => linger(departure, guaranteed) })
  const bookedText = translate("departures.toDecide.booked", { booked, minimum: minimum ?? 0 })
  return (
    <ListRow
      to={`/staff/departures/${id}/show`}
      title={localized(tour.title)}
      lines={[`${day(date)}, ${clock(startTime)} · ${bookedText}`]}
      chips={
        decideBy && (
          <StatusChip
            label={translate("departures.toDecide.by", { time: dateTime(decideBy) })}
            tone={isLate ? "danger" : "warning"}
          />
        )
      }
    >
      <UntilDone done={done}>
        <ActionButton
          label="departures.actions.guarantee"
          variant="contained"
          disabled={isSending}
          onClick={guarantee}
        />
        <ActionButton
          label="departures.actions.callOff"
          variant="outlined"
          color="error"
          onClick={() => open((row, onClose) => <CallOffDialog departure={row} onClose={onClose} />)}
        />
      </UntilDone>
    </ListRow>
  )
}
