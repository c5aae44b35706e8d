import { Box, Stack, Typography, useMediaQuery } from "@mui/material"
import type { Theme } from "@mui/material/styles"
import {
  Datagrid,
  FunctionField,
  List,
  Pagination,
  SelectInput,
  SimpleList,
  TextInput,
  useListContext,
  useTranslate,
} from "react-admin"
import { ENQUIRY_KINDS, type EnquiryRow } from "#features/enquiries/enquiry.ts"
import { ENQUIRY_STATUSES, type EnquiryStatus } from "#features/handling/handling.ts"
import { formatInstant } from "#i18n/format.ts"
import { inLanguage } from "#i18n/localized.ts"
import { StatusChip } from "#staff/ui/chip.tsx"
import { FilterChips } from "#staff/ui/filter-chips.tsx"
import { useStaffLanguage } from "#staff/ui/use-language.ts"
import { STATUS_TONES } from "./status-tones.ts"

type Row = EnquiryRow & { id: string }

const filters = [
  <TextInput
    key="search"
    source="search"
    alwaysOn
    resettable
    label="enquiries.filters.search"
    sx={{ minWidth: { sm: 300 } }}
  />,
  <SelectInput
    key="kind"
    source="kind"
    alwaysOn
    label="enquiries.fields.kind"
    choices={ENQUIRY_KINDS.map((id) => ({ id, name: `enquiries.kinds.${id}` }))}
  />,
  <SelectInput
    key="owner"
    source="owner"
    alwaysOn
    label="enquiries.fields.owner"
    choices={["mine", "none"].map((id) => ({ id, name: `enquiries.filters.${id}` }))}
  />,
  <SelectInput
    key="sort"
    source="sort"
    alwaysOn
    label="enquiries.filters.sort"
    emptyText="enquiries.filters.newest"
    choices={[{ id: "waiting", name: "enquiries.filters.waiting" }]}
  />,
]

/** The inbox: requests for advice and messages together. */
export default function EnquiryListScreen() {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down("md"))
  return (
    <List
      title="enquiries.name"
      filters={filters}
      actions={false}
      perPage={25}
      pagination={<Pagination rowsPerPageOptions={[25, 50]} />}
      empty={false}
      exporter={false}
    >
      <StatusFilter />
      {isNarrow ? <Cards /> : <Table />}
    </List>
  )
}

/** With the number of enquiries of each status. */
function StatusFilter() {
  const { filterValues, setFilters, displayedFilters, meta } = useListContext()
  const translate = useTranslate()
  const { status, ...others } = filterValues
  const label = (name: EnquiryStatus) => {
    const n = meta?.counts?.[name]
    return n ? `${translate(`enquiries.status.${name}`)} (${n})` : translate(`enquiries.status.${name}`)
  }
  return (
    <Box sx={{ p: 1.5 }}>
      <FilterChips
        label={translate("enquiries.filters.status")}
        choices={ENQUIRY_STATUSES.map((value) => ({ value, label: label(value) }))}
        chosen={status}
        onChoose={(chosen) => setFilters(chosen ? { ...others, status: chosen } : others, displayedFilters)}
      />
    </Box>
  )
}

function Nothing() {
  const translate = useTranslate()
  return (
    <Typography color="text.secondary" sx={{ p: 2 }}>
      {translate("enquiries.empty")}
    </Typography>
  )
}

function Table() {
  const translate = useTranslate()
  const language = useStaffLanguage()
  return (
    <Datagrid rowClick="show" bulkActionButtons={false} empty={<Nothing />}>
      <FunctionField<Row>
        label="enquiries.fields.status"
        render={({ status }) => (
          <StatusChip label={translate(`enquiries.status.${status}`)} tone={STATUS_TONES[status]} />
        )}
      />
      <FunctionField<Row>
        label="enquiries.fields.subject"
        render={({ subject, kind, tour, status, doubtful }) => (
          <>
            <Box component="span" sx={{ fontWeight: status === "new" ? 700 : 400, overflowWrap: "anywhere" }}>
              {subject}
            </Box>
            <Typography variant="body2" color="text.secondary">
              {translate(`enquiries.kinds.${kind}`)}
              {tour && ` · ${inLanguage(tour, language)}`}
              {doubtful && ` · ${translate("enquiries.doubtful")}`}
            </Typography>
          </>
        )}
      />
      <FunctionField<Row>
        label="enquiries.fields.guest"
        render={({ name, email }) => (
          <>
            {name}
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: "anywhere" }}>
              {email}
            </Typography>
          </>
        )}
      />
      <FunctionField<Row>
        label="enquiries.fields.owner"
        render={({ owner }) => owner?.name ?? translate("enquiries.fields.nobody")}
      />
      <FunctionField<Row>
        label="enquiries.fields.createdAt"
        sx={{ whiteSpace: "nowrap" }}
        render={({ createdAt }) => formatInstant(createdAt, language)}
      />
    </Datagrid>
  )
}

function Cards() {
  const translate = useTranslate()
  const language = useStaffLanguage()
  return (
    <SimpleList<Row>
      rowClick="show"
      empty={<Nothing />}
      primaryText={({ subject, status }) => (
        <Stack direction="row" sx={{ justifyContent: "space-between", alignItems: "start", gap: 1 }}>
          <Box component="span" sx={{ fontWeight: status === "new" ? 700 : 400, overflowWrap: "anywhere" }}>
            {subject}
          </Box>
          <StatusChip label={translate(`enquiries.status.${status}`)} tone={STATUS_TONES[status]} />
        </Stack>
      )}
      secondaryText={({ name, owner, createdAt, doubtful }) =>
        [name, formatInstant(createdAt, language), owner?.name, doubtful && translate("enquiries.doubtful")]
          .filter(Boolean)
          .join(" · ")
      }
      tertiaryText={() => null}
    />
  )
}
