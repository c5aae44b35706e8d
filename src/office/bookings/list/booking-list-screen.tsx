import AddIcon from "@mui/icons-material/Add"
import { Box, MenuItem, Select, Typography } from "@mui/material"
import {
  Button,
  FilterButton,
  LinkBase,
  SelectColumnsButton,
  SelectInput,
  useListContext,
  useTranslate,
} from "react-admin"
import { BOOKING_CHANNELS, BOOKING_SOURCES } from "#domain/bookings/booking.ts"
import type { StaffBookingRow } from "#domain/bookings/staff/staff-booking.ts"
import { formatDate, formatDateTime, formatTime } from "#i18n/format.ts"
import { inLanguage, LANGUAGES } from "#i18n/localized.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import { Only } from "#office/frame/access/only.tsx"
import { useMay } from "#office/frame/access/use-may.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { DateInput } from "#office/ui/dates/date-inputs.tsx"
import { ProductInput } from "#office/ui/fields/product-input.tsx"
import { StaffList } from "#office/ui/list/staff-list.tsx"
import { Money } from "#office/ui/money.tsx"
import { BookingChip } from "../booking-chip.tsx"
import { balanceState, formatBalance, formatTotal, ratedOf } from "../format.ts"
import { MissingChips } from "../missing-facts-chips.tsx"
import { RelatedChip } from "../related-chip.tsx"
import { BulkActions } from "./bulk-actions.tsx"
import { ExportButtons } from "./export-buttons.tsx"

const select = (source: string, texts: string, ids: readonly string[]) => (
  <SelectInput
    key={source}
    source={source}
    label={`bookings.fields.${source}`}
    choices={ids.map((id) => ({ id, name: `bookings.${texts}.${id}` }))}
  />
)
const date = (source: string) => <DateInput key={source} source={source} label={`bookings.filters.${source}`} />

const filters = [
  select("status", "status", ["pending", "confirmed", "completed", "cancelled", "no-show"]),
  select("productType", "types", ["tour", "transfer", "product"]),
  <ProductInput key="productId" source="productId" label="bookings.fields.product" />,
  select("language", "languages", LANGUAGES),
  select("source", "sources", BOOKING_SOURCES),
  select("channel", "channels", BOOKING_CHANNELS),
  select("balance", "balances", ["owed", "settled", "refund", "unpriced"]),
  ...["from", "to", "createdFrom", "createdTo"].map(date),
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

const quickFilters = () => {
  const today = hanoiDate()
  return {
    "bookings.quick.answer": { due: "answer" },
    "bookings.quick.today": { status: "confirmed", from: today, to: today },
    "bookings.quick.week": { status: "confirmed", from: today, to: addDays(today, 6) },
    "bookings.quick.completion": { due: "completion" },
    "bookings.quick.choice": { due: "choice" },
    "bookings.quick.overdue": { due: "payment" },
    "bookings.quick.unpaid": { status: "confirmed", balance: "owed" },
    "bookings.quick.refund": { due: "refund" },
    "bookings.quick.notHeld": { status: "pending", placesHeld: "false" },
  }
}

/** All bookings: requests to answer first, soonest promise on top. */
export default function BookingListScreen() {
  const language = useStaffLanguage()
  const translate = useTranslate()
  const sells = useMay()("sales")
  const chip = (booking: StaffBookingRow) => <BookingChip booking={booking} />
  const product = ({ product }: StaffBookingRow) => inLanguage(product.name, language)
  const date = ({ travelDate }: StaffBookingRow) => formatDate(travelDate, language, "short")
  const total = ({ pricing }: StaffBookingRow) => (pricing.total ? <Money amount={pricing.total} of={pricing} /> : "—")
  const notes = (booking: StaffBookingRow) => (
    <>
      <MissingChips facts={booking.missing} />
      <RelatedChip related={booking.related} />
    </>
  )
  return (
    <StaffList<StaffBookingRow & { id: string }>
      search="bookings.filters.search"
      filters={filters}
      quickFilters={quickFilters()}
      sort="queue"
      toolbar={<Toolbar />}
      {...(sells && { bulkActions: <BulkActions /> })}
      columns={[
        { name: "status", render: chip },
        { name: "reference", noWrap: true, render: ({ reference }) => reference },
        {
          name: "travelDate",
          sort: "travelDate",
          noWrap: true,
          render: date,
          below: ({ startTime }) => startTime && formatTime(startTime, language),
        },
        {
          name: "product",
          render: (booking) => (
            <>
              {product(booking)}
              <Box sx={{ display: "flex", flexWrap: "wrap", gap: 0.5 }}>{notes(booking)}</Box>
            </>
          ),
        },
        { name: "travelers", isNumber: true, render: ({ travelers }) => travelers },
        {
          name: "customer",
          sort: "name",
          render: ({ customerInfo }) => customerInfo.name || customerInfo.email || translate("staff.none"),
          below: ({ customerInfo }) => (
            <Box component="span" sx={{ whiteSpace: "nowrap" }}>
              {customerInfo.phone}
            </Box>
          ),
        },
        { name: "total", sort: "total", isNumber: true, noWrap: true, render: total },
        { name: "balance", sort: "balance", isNumber: true, render: (booking) => <Balance booking={booking} /> },
        {
          name: "createdAt",
          sort: "createdAt",
          isOptional: true,
          render: ({ createdAt }) => formatDateTime(createdAt, language),
        },
        {
          name: "language",
          isOptional: true,
          render: (booking) => translate(`bookings.languages.${booking.language}`),
        },
        { name: "source", isOptional: true, render: ({ source }) => translate(`bookings.sources.${source}`) },
        { name: "channel", isOptional: true, render: ({ channel }) => translate(`bookings.channels.${channel}`) },
        { name: "staffNote", isOptional: true, render: ({ staffNote }) => staffNote },
      ]}
      card={{
        title: product,
        chip,
        details: (booking) =>
          withDots(
            date(booking) + (booking.startTime ? `, ${formatTime(booking.startTime, language)}` : ""),
            booking.customerInfo.name,
            translate("bookings.people", { smart_count: booking.travelers }),
            formatTotal(booking, language),
            formatBalance(booking, translate, language),
          ),
        notes,
      }}
    />
  )
}

/** Shows the amount that the guest owes, or the refund due. */
function Balance({ booking }: { booking: StaffBookingRow }) {
  const translate = useTranslate()
  const { balance, balanceOther, status } = booking
  const state = balanceState(booking)
  const isOwed = state === "partly" || state === "refund"
  const isToDo = state === "unpriced" || balance > 0
  const color = state === "refund" ? "error.main" : status !== "pending" && isToDo ? "warning.main" : "inherit"
  return (
    <Typography component="span" variant="body2" sx={{ color }}>
      {state ? translate(`bookings.balances.${state}`) : "—"}
      {isOwed && (
        <Box component="span" sx={{ display: "block" }}>
          <Money amount={Math.abs(balance)} of={ratedOf(booking)} kept={Math.abs(balanceOther)} />
        </Box>
      )}
    </Typography>
  )
}

const SORTS = ["queue", "newest", "travelDate"]

function SortSelect() {
  const { sort, setSort } = useListContext()
  const translate = useTranslate()
  return (
    <Select
      size="small"
      value={SORTS.includes(sort.field) ? sort.field : ""}
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
    <>
      <SortSelect />
      <FilterButton />
      <Box sx={{ display: { xs: "none", md: "flex" } }}>
        <SelectColumnsButton />
        <Only area="accounts">
          <ExportButtons />
        </Only>
      </Box>
      <Only area="sales">
        <Button
          component={LinkBase}
          to="/staff/bookings/create"
          label={translate("bookings.actions.new")}
          variant="contained"
        >
          <AddIcon />
        </Button>
      </Only>
    </>
  )
}
