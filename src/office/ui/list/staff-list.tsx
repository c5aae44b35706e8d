import { Alert, Box } from "@mui/material"
import type { ReactElement, ReactNode } from "react"
import {
  type HttpError,
  List,
  Pagination,
  type RaRecord,
  TextInput,
  TopToolbar,
  useGetList,
  useListContext,
  useResourceContext,
  useTranslate,
} from "react-admin"
import { ActionButton } from "#office/ui/action-button.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { ListTable, Nothing, type TableProps } from "./list-table.tsx"
import { type QuickFilter, QuickFilters } from "./quick-filters.tsx"

type Frame = {
  /** The key of the title. Unless told, the resource's name. */
  title?: string
  /** The key of the search field's label. */
  search?: string
  filters?: ReactElement[]
  quickFilters?: QuickFilter
  /** Shown before the quick filters, with the name of its filter. */
  quickInput?: { source: string; input: ReactNode }
  /** Sent with every request of the list. */
  always?: object
  /** Unless told, the API's own order. */
  sort?: string
  /** All records are on one page if it is "all". */
  perPage?: number | "all"
  queryOptions?: { meta: Record<string, unknown> }
  /** Buttons above the list. */
  toolbar?: ReactNode
  /** Texts and links that stand above the records. */
  children?: ReactNode
}

type Rows<Row> = { row: (row: Row) => ReactNode; empty?: string }

/** The frame of every list: title, search, filters, buttons, paging, and the records as a table or as rows. */
export function StaffList<Row extends RaRecord>({ children, ...props }: Frame & (TableProps<Row> | Rows<Row>)) {
  const resource = useResourceContext()
  const { title = `${resource}.name`, search, filters = [], quickFilters, quickInput, always, sort } = props
  const { perPage = 25, queryOptions, toolbar } = props
  const inputs = search ? [searchInput(search), ...filters] : filters
  return (
    <List
      title={title}
      // An empty array would leave room for a bar.
      {...(inputs.length && { filters: inputs })}
      actions={toolbar ? <TopToolbar>{toolbar}</TopToolbar> : false}
      {...(always && { filter: always })}
      {...(queryOptions && { queryOptions })}
      {...(sort && { sort: { field: sort, order: "ASC" } })}
      {...(perPage === "all"
        ? { pagination: false, perPage: MAX_ROWS }
        : { perPage, pagination: <Pages perPage={perPage} /> })}
      // The address holds filters and page. The menu opens a fresh list.
      storeKey={false}
      empty={false}
      exporter={false}
    >
      {children && <Box sx={{ px: 2, pt: 1.5, pb: "row" in props ? 1.5 : 0 }}>{children}</Box>}
      {quickFilters && (
        <QuickFilters filters={quickFilters} kept={quickInput?.source}>
          {quickInput?.input}
        </QuickFilters>
      )}
      <OutsideFilter {...(always && { always })} />
      <Refused />
      {"row" in props ? <ListRows {...props} /> : <ListTable {...props} />}
    </List>
  )
}

const MAX_ROWS = 500

function Pages({ perPage }: { perPage: number }) {
  return useListContext().error ? null : <Pagination rowsPerPageOptions={[perPage, 2 * perPage]} />
}

/** Says that the address asks for a filter that doesn't exist, and shows all records at one press. */
function Refused() {
  const { error, setFilters } = useListContext()
  const translate = useTranslate()
  if ((error as HttpError | null)?.status !== 422) return null
  const showAll = <ActionButton label="staff.showAll" size="small" onClick={() => setFilters({}, [])} />
  return (
    <Alert severity="warning" action={showAll} sx={{ m: 2 }}>
      {translate("staff.unknownFilter")}
    </Alert>
  )
}

const searchInput = (label: string) => (
  <TextInput key="search" source="search" label={label} alwaysOn resettable sx={{ minWidth: { sm: 300 } }} />
)

function ListRows<Row extends RaRecord>({ row, empty }: Rows<Row>) {
  const { data, isPending } = useListContext<Row>()
  if (isPending || !data) return null
  if (empty && data.length === 0) return <Nothing text={empty} />
  return (
    <Box component="ul" sx={{ listStyle: "none", m: 0, px: 2, py: 0 }}>
      {data.map((record) => (
        <li key={record.id}>{row(record)}</li>
      ))}
    </Box>
  )
}

/** Says how many records a search or filter hides, and shows them all at one press. `always` is sent anyway. */
function OutsideFilter({ always = {} }: { always?: object }) {
  const { filterValues, total, isPending, setFilters } = useListContext()
  const resource = useResourceContext() ?? ""
  const translate = useTranslate()
  const isFiltered = Object.keys(filterValues).some((source) => !(source in always))
  const { total: all } = useGetList(
    resource,
    { filter: always, pagination: { page: 1, perPage: 1 } },
    { enabled: isFiltered },
  )
  const outside = (all ?? 0) - (total ?? 0)
  if (!isFiltered || isPending || outside <= 0) return null
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1, px: 2 }}>
      <Hint role="status">{translate("staff.outsideFilter", { n: outside })}</Hint>
      <ActionButton label="staff.showAll" size="small" onClick={() => setFilters({}, [])} />
    </Box>
  )
}
