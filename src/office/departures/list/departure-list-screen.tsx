import AddIcon from "@mui/icons-material/Add"
import AirportShuttleIcon from "@mui/icons-material/AirportShuttle"
import DateRangeIcon from "@mui/icons-material/DateRange"
import TodayIcon from "@mui/icons-material/Today"
import { Button, LinkBase, useListContext, useTranslate } from "react-admin"
import { type StaffDeparture, willRunWords } from "#domain/departures/departure.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import { Only } from "#office/frame/access/only.tsx"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { StatusChip } from "#office/ui/chip.tsx"
import { TourPicker } from "#office/ui/fields/tour-picker.tsx"
import { DialogButton } from "#office/ui/forms/dialog-button.tsx"
import { StaffList } from "#office/ui/list/staff-list.tsx"
import { decisionsUntil, STATE_TONES, stateOf } from "../format.ts"
import { NewDepartureDialog } from "../new-departure-dialog.tsx"

/** Departures from today on, by date. */
export default function DepartureListScreen() {
  const { translate, language, localized, day, clock } = useWords()
  const when = ({ date, startTime }: StaffDeparture) => `${day(date)}, ${clock(startTime)}`
  const tour = ({ tour }: StaffDeparture) => localized(tour.title)
  const places = ({ booked, capacity }: StaffDeparture) => translate("departures.placesOf", { booked, capacity })
  const hope = (departure: StaffDeparture) =>
    stateOf(departure) === "begun" ? undefined : willRunWords(departure, language)
  const chip = (departure: StaffDeparture) => {
    const state = stateOf(departure)
    return <StatusChip label={`departures.states.${state}`} tone={STATE_TONES[state]} />
  }
  return (
    <StaffList<StaffDeparture & { id: string }>
      quickFilters={{
        "departures.quick.week": { to: addDays(hanoiDate(), 6) },
        "departures.quick.withGuests": { withGuests: "true" },
        "departures.quick.toDecide": { undecided: "true", decideUntil: decisionsUntil() },
        "departures.quick.full": { full: "true" },
        "departures.quick.cancelled": { status: "called-off" },
      }}
      quickInput={{ source: "tourId", input: <TourFilter /> }}
      toolbar={<Toolbar />}
      empty="departures.empty"
      columns={[
        { name: "date", noWrap: true, render: when },
        { name: "tour", render: tour },
        { name: "places", render: places, below: hope },
        { name: "status", render: chip },
        { name: "guide", render: ({ guide }) => guide || translate("staff.none") },
        { name: "vehicle", render: ({ vehicle }) => vehicle || translate("staff.none") },
      ]}
      card={{ title: tour, chip, details: (departure) => `${when(departure)} · ${places(departure)}` }}
    />
  )
}

function TourFilter() {
  const { filterValues, setFilters, displayedFilters } = useListContext()
  const { tourId, ...others } = filterValues
  return (
    <TourPicker
      tourId={tourId}
      onChange={(next) => setFilters({ ...others, ...(next && { tourId: next }) }, displayedFilters)}
      label="departures.fields.tour"
    />
  )
}

function Toolbar() {
  const translate = useTranslate()
  const { filterValues } = useListContext()
  const tour = filterValues.tourId ? `?${new URLSearchParams({ tour: filterValues.tourId })}` : ""
  return (
    <>
      <Only area="operations">
        <Button
          component={LinkBase}
          to={`/staff/departures/schedules${tour}`}
          label={translate("departures.actions.schedules")}
        >
          <DateRangeIcon />
        </Button>
      </Only>
      <Button component={LinkBase} to="/staff/departures/day" label={translate("departures.day.open")}>
        <TodayIcon />
      </Button>
      <Button component={LinkBase} to="/staff/departures/rides" label={translate("departures.rides.open")}>
        <AirportShuttleIcon />
      </Button>
      <Only area="operations">
        <DialogButton
          label="departures.actions.add"
          variant="contained"
          size="small"
          startIcon={<AddIcon />}
          dialog={(onClose) => <NewDepartureDialog tourId={filterValues.tourId} onClose={onClose} />}
        />
      </Only>
    </>
  )
}
