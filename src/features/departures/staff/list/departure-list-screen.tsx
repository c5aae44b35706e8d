import AddIcon from "@mui/icons-material/Add"
import DateRangeIcon from "@mui/icons-material/DateRange"
import { Box, Chip, Stack, Typography, useMediaQuery } from "@mui/material"
import type { Theme } from "@mui/material/styles"
import {
  Button,
  Datagrid,
  FunctionField,
  LinkBase,
  List,
  Pagination,
  SimpleList,
  TextField,
  TopToolbar,
  useListContext,
  useTranslate,
} from "react-admin"
import { type StaffDeparture, willRunWords } from "#features/departures/departure.ts"
import { formatDate } from "#i18n/format.ts"
import { inLanguage } from "#i18n/localized.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import { StatusChip } from "#staff/ui/chip.tsx"
import { DialogButton } from "#staff/ui/forms/dialog-button.tsx"
import { TourPicker } from "#staff/ui/tour-picker.tsx"
import { useStaffLanguage } from "#staff/ui/use-language.ts"
import { decisionsUntil, STATE_TONES, stateOf } from "../format.ts"
import { NewDepartureDialog } from "../new-departure-dialog.tsx"

type Row = StaffDeparture & { id: string }

/** Departures from today on, by date. */
export default function DepartureListScreen() {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down("md"))
  return (
    <List
      title="departures.name"
      perPage={25}
      pagination={<Pagination rowsPerPageOptions={[25, 50, 100]} />}
      actions={<Toolbar />}
      empty={false}
    >
      <Filters />
      {isNarrow ? <Cards /> : <Table />}
    </List>
  )
}

function Toolbar() {
  const translate = useTranslate()
  const { filterValues } = useListContext()
  const tour = filterValues.tourId ? `?${new URLSearchParams({ tour: filterValues.tourId })}` : ""
  return (
    <TopToolbar>
      <Button
        component={LinkBase}
        to={`/staff/departures/schedules${tour}`}
        label={translate("departures.actions.schedules")}
      >
        <DateRangeIcon />
      </Button>
      <DialogButton
        variant="contained"
        size="small"
        startIcon={<AddIcon />}
        dialog={(onClose) => <NewDepartureDialog tourId={filterValues.tourId} onClose={onClose} />}
      >
        {translate("departures.actions.add")}
      </DialogButton>
    </TopToolbar>
  )
}

function Filters() {
  const { filterValues, setFilters } = useListContext()
  const translate = useTranslate()
  const { tourId, ...chosen } = filterValues
  const options = [
    { label: "week", filter: { to: addDays(hanoiDate(), 6) } },
    { label: "toDecide", filter: { undecided: "true", decideUntil: decisionsUntil() } },
    { label: "full", filter: { full: "true" } },
    { label: "cancelled", filter: { status: "called-off" } },
  ]
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, p: 1.5 }}>
      <TourPicker
        tourId={tourId}
        onChange={(next) => setFilters({ ...chosen, ...(next && { tourId: next }) })}
        label={translate("departures.fields.tour")}
      />
      {options.map(({ label, filter }) => {
        const isOn = JSON.stringify(chosen) === JSON.stringify(filter)
        return (
          <Chip
            key={label}
            label={translate(`departures.quick.${label}`)}
            color={isOn ? "primary" : "default"}
            variant={isOn ? "filled" : "outlined"}
            aria-pressed={isOn}
            onClick={() => setFilters({ ...(tourId && { tourId }), ...(isOn ? {} : filter) })}
          />
        )
      })}
    </Box>
  )
}

/** How far a departure is sold, and whether it has the guests that it needs. */
function Sold({ departure }: { departure: StaffDeparture }) {
  const translate = useTranslate()
  const { booked, capacity } = departure
  const willRun = willRunWords(departure, useStaffLanguage())
  return (
    <>
      {translate("departures.placesOf", { booked, capacity })}
      {willRun && (
        <Typography variant="body2" color="text.secondary" noWrap>
          {willRun}
        </Typography>
      )}
    </>
  )
}

function State({ departure }: { departure: StaffDeparture }) {
  const translate = useTranslate()
  const state = stateOf(departure)
  return <StatusChip label={translate(`departures.states.${state}`)} tone={STATE_TONES[state]} />
}

function Empty() {
  const translate = useTranslate()
  return <Typography sx={{ p: 3, color: "text.secondary" }}>{translate("departures.empty")}</Typography>
}

function Table() {
  const language = useStaffLanguage()
  return (
    <Datagrid rowClick="show" bulkActionButtons={false} empty={<Empty />}>
      <FunctionField<Row>
        source="date"
        label="departures.fields.date"
        sortable={false}
        sx={{ whiteSpace: "nowrap" }}
        render={({ date, startTime }) => `${formatDate(date, language, "short")}, ${startTime}`}
      />
      <FunctionField<Row>
        source="tour"
        label="departures.fields.tour"
        sortable={false}
        render={({ tour }) => inLanguage(tour.title, language)}
      />
      <FunctionField<Row>
        source="booked"
        label="departures.fields.places"
        sortable={false}
        render={(departure) => <Sold departure={departure} />}
      />
      <FunctionField<Row>
        source="status"
        label="departures.fields.status"
        sortable={false}
        render={(departure) => <State departure={departure} />}
      />
      <TextField source="guide" label="departures.fields.guide" sortable={false} emptyText="—" />
      <TextField source="vehicle" label="departures.fields.vehicle" sortable={false} emptyText="—" />
    </Datagrid>
  )
}

function Cards() {
  const language = useStaffLanguage()
  const translate = useTranslate()
  return (
    <SimpleList<Row>
      rowClick="show"
      empty={<Empty />}
      primaryText={(departure) => (
        <Stack direction="row" sx={{ justifyContent: "space-between", gap: 1 }}>
          <span>{inLanguage(departure.tour.title, language)}</span>
          <State departure={departure} />
        </Stack>
      )}
      secondaryText={({ date, startTime, booked, capacity }) =>
        `${formatDate(date, language, "short")}, ${startTime} · ${translate("departures.placesOf", { booked, capacity })}`
      }
    />
  )
}
