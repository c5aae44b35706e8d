import AddIcon from "@mui/icons-material/Add"
import { Box, MenuItem, Select, Stack, Typography, useMediaQuery } from "@mui/material"
import type { Theme } from "@mui/material/styles"
import {
  Button,
  DatagridConfigurable,
  DateInput,
  FilterButton,
  FunctionField,
  LinkBase,
  List,
  Pagination,
  SelectColumnsButton,
  SelectInput,
  SimpleList,
  TextField,
  TextInput,
  TopToolbar,
  useListContext,
  useTranslate,
} from "react-admin"
import { formatDate, formatInstant } from "#i18n/format.ts"
import { inLanguage } from "#i18n/localized.ts"
import { NamedCheckboxes } from "#staff/ui/named-checkboxes.tsx"
import { useStaffLanguage } from "#staff/ui/use-language.ts"
import { BookingChip } from "../booking-chip.tsx"
import { formatTotal } from "../format.ts"
import { MissingChips } from "../missing-facts-chips.tsx"
import type { StaffBookingRow } from "../staff-booking.ts"
import { BulkActions } from "./bulk-actions.tsx"
import { ExportButtons } from "./export-buttons.tsx"
import { QuickFilters } from "./quick-filters.tsx"

const choices = (path: string, ids: readonly string[]) => ids.map((id) => ({ id, name: `${path}.${id}` }))

const filters = [
  <TextInput
    key="search"
    source="search"
    alwaysOn
    label="bookings.filters.search"
    resettable
    sx={{ minWidth: { sm: 320 } }}
  />,
  <SelectInput
    key="status"
    source="status"
    label="bookings.fields.status"
    choices={choices("bookings.status", ["pending", "confirmed", "completed", "cancelled", "no-show"])}
  />,
  <SelectInput
    key="productType"
    source="productType"
    label="bookings.fields.productType"
    choices={choices("bookings.types", ["tour", "transfer", "product"])}
  />,
  <DateInput key="from" source="from" label="bookings.filters.from" />,
  <DateInput key="to" source="to" label="bookings.filters.to" />,
  <DateInput key="createdFrom" source="createdFrom" label="bookings.filters.createdFrom" />,
  <DateInput key="createdTo" source="createdTo" label="bookings.filters.createdTo" />,
  <SelectInput
    key="placesHeld"
    source="placesHeld"
    label="bookings.filters.placesHeld"
    choices={[
      { id: "true", name: "bookings.filters.held" },
      { id: "false", name: "bookings.filters.notHeld" },
    ]}
  />,
]

/** All bookings: requests to answer first, soonest promise on top. */
export default function BookingListScreen() {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down("md"))
  return (
    <List
      title="bookings.name"
      filters={filters}
      sort={{ field: "queue", order: "ASC" }}
      perPage={25}
      pagination={<Pagination rowsPerPageOptions={[25, 50]} />}
      actions={<Toolbar />}
      empty={false}
    >
      <QuickFilters />
      {isNarrow ? (
        <Cards />
      ) : (
        <NamedCheckboxes>
          <Table />
        </NamedCheckboxes>
      )}
    </List>
  )
}

const SORTS = ["queue", "newest", "travelDate"]

function SortSelect() {
  const { sort, setSort } = useListContext()
  const translate = useTranslate()
  return (
    <Select
      size="small"
      value={sort.field}
      onChange={(event) => setSort({ field: event.target.value, order: "ASC" })}
      inputProps={{ "aria-label": translate("ra.action.sort") }}
    >
      {SORTS.map((name) => (
        <MenuItem key={name} value={name}>
          {translate(`bookings.sorts.${name}`)}
        </MenuItem>
      ))}
    </Select>
  )
}

function Toolbar() {
  const translate = useTranslate()
  return (
    <TopToolbar>
      <SortSelect />
      <FilterButton />
      <Box sx={{ display: { xs: "none", md: "flex" } }}>
        <SelectColumnsButton />
        <ExportButtons />
      </Box>
      <Button
        component={LinkBase}
        to="/staff/bookings/create"
        label={translate("bookings.actions.new")}
        variant="contained"
      >
        <AddIcon />
      </Button>
    </TopToolbar>
  )
}

function Table() {
  const language = useStaffLanguage()
  const translate = useTranslate()
  return (
    <DatagridConfigurable
      rowClick="show"
      bulkActionButtons={<BulkActions />}
      omit={["createdAt", "language", "staffNote"]}
    >
      <FunctionField<StaffBookingRow>
        source="status"
        label="bookings.fields.status"
        sortable={false}
        render={(booking) => <BookingChip booking={booking} />}
      />
      <TextField source="reference" label="bookings.fields.reference" sortable={false} sx={{ whiteSpace: "nowrap" }} />
      <FunctionField<StaffBookingRow>
        source="travelDate"
        label="bookings.fields.travelDate"
        sortable={false}
        sx={{ whiteSpace: "nowrap" }}
        render={({ travelDate, startTime }) => (
          <>
            {formatDate(travelDate, language, "short")}
            {startTime && (
              <Typography variant="body2" color="text.secondary">
                {startTime}
              </Typography>
            )}
          </>
        )}
      />
      <FunctionField<StaffBookingRow>
        source="product"
        label="bookings.fields.product"
        sortable={false}
        render={({ product, missing }) => (
          <>
            {inLanguage(product.name, language)}
            <Box sx={{ display: "flex", flexWrap: "wrap", gap: 0.5 }}>
              <MissingChips facts={missing} />
            </Box>
          </>
        )}
      />
      <FunctionField<StaffBookingRow>
        source="travelers"
        label="bookings.fields.travelers"
        sortable={false}
        textAlign="right"
        render={({ travelers }) => travelers}
      />
      <FunctionField<StaffBookingRow>
        source="customer"
        label="bookings.fields.customer"
        sortable={false}
        render={({ customerInfo }) => (
          <>
            {customerInfo.name || customerInfo.email || "—"}
            <Typography variant="body2" color="text.secondary" noWrap>
              {customerInfo.phone}
            </Typography>
          </>
        )}
      />
      <FunctionField<StaffBookingRow>
        source="total"
        label="bookings.fields.total"
        sortable={false}
        textAlign="right"
        sx={{ whiteSpace: "nowrap" }}
        render={(booking) => formatTotal(booking, language)}
      />
      <FunctionField<StaffBookingRow>
        source="createdAt"
        label="bookings.fields.createdAt"
        sortable={false}
        render={({ createdAt }) => formatInstant(createdAt, language)}
      />
      <FunctionField<StaffBookingRow>
        source="language"
        label="bookings.fields.language"
        sortable={false}
        render={(booking) => translate(`bookings.languages.${booking.language}`)}
      />
      <TextField source="staffNote" label="bookings.fields.staffNote" sortable={false} />
    </DatagridConfigurable>
  )
}

function Cards() {
  const language = useStaffLanguage()
  const translate = useTranslate()
  return (
    <SimpleList<StaffBookingRow & { id: string }>
      rowClick="show"
      primaryText={(booking) => (
        <Stack direction="row" sx={{ justifyContent: "space-between", gap: 1 }}>
          <span>{inLanguage(booking.product.name, language)}</span>
          <BookingChip booking={booking} />
        </Stack>
      )}
      secondaryText={({ customerInfo, travelDate, startTime, travelers }) =>
        `${formatDate(travelDate, language, "short")}${startTime ? `, ${startTime}` : ""} · ${customerInfo.name} · ${translate("bookings.people", { n: travelers })}`
      }
      tertiaryText={({ missing }) => <MissingChips facts={missing} />}
    />
  )
}
