import type { StaffDeparture } from "#features/departures/departure.ts"
import { CallOffDialog } from "#features/departures/staff/call-off-dialog.tsx"
import { decisionsUntil } from "#features/departures/staff/format.ts"
import { useCall } from "#staff/hooks/use-call.ts"
import { useWords } from "#staff/hooks/use-words.ts"
import { ActionButton } from "#staff/ui/action-button.tsx"
import { StatusChip } from "#staff/ui/chip.tsx"
import { UntilDone } from "#staff/ui/done-row.tsx"
import { ListRow } from "#staff/ui/list-row.tsx"
import { type RowTools, TodayCard } from "./today-card.tsx"

type Row = StaffDeparture & { id: string }

/** Departures below their minimum, which staff guarantee or cancel. */
export function DeparturesToDecide() {
  return (
    <TodayCard<Row>
      title="departures.toDecide.title"
      none="departures.toDecide.none"
      resource="departures"
      filter={{ undecided: "true", decideUntil: decisionsUntil() }}
      perPage={5}
      row={(departure, tools) => <Undecided key={departure.id} departure={departure} tools={tools} />}
    />
  )
}

function Undecided({ departure, tools: { done, linger, open } }: { departure: Row; tools: RowTools<Row> }) {
  const { translate, localized, day, dateTime } = useWords()
  const { call, isSending } = useCall()
  const { id, tour, date, startTime, booked, minimum, decideBy } = departure
  const isLate = decideBy !== null && Date.parse(decideBy) < Date.now()
  const guaranteed = "departures.actions.guaranteed"
  const guarantee = () =>
    call({ path: `/departures/${id}/guarantee`, done: guaranteed, onDone: () => linger(departure, guaranteed) })
  const bookedText = translate("departures.toDecide.booked", { booked, minimum: minimum ?? 0 })
  return (
    <ListRow
      to={`/staff/departures/${id}/show`}
      title={localized(tour.title)}
      lines={[`${day(date)}, ${startTime} · ${bookedText}`]}
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
