import { Box, Checkbox, Stack, Typography, useMediaQuery } from "@mui/material"
import { type Theme, ThemeProvider } from "@mui/material/styles"
import type { ReactElement, ReactNode } from "react"
import {
  Datagrid,
  DatagridConfigurable,
  FunctionField,
  type RaRecord,
  SimpleList,
  useCreatePath,
  useListContext,
  useResourceContext,
  useTranslate,
} from "react-admin"
import { ActionButton } from "#office/ui/action-button.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { ListRow } from "#office/ui/list-row.tsx"

/** A column of a table. It is called `<resource>.fields.<name>`. */
export type Column<Row> = {
  name: string
  render: (row: Row) => ReactNode
  /** A second line, in grey. */
  below?: (row: Row) => ReactNode
  isNumber?: boolean
  /** The name by which the API sorts by this column. */
  sort?: string
  noWrap?: boolean
  /** Shown when it is chosen. Then the table lets all columns be chosen. */
  isOptional?: boolean
}

/** How a phone shows a record. */
export type Card<Row> = {
  title: (row: Row) => ReactNode
  chip?: (row: Row) => ReactNode
  details: (row: Row) => ReactElement | string
  notes?: (row: Row) => ReactElement
}

export type TableProps<Row> = {
  columns: Column<Row>[]
  card: Card<Row>
  /** The key of the text for an empty list. */
  empty?: string
  /** Buttons for the selected rows. */
  bulkActions?: ReactElement
}

/** Breaks between words. A single word that is too long breaks, too, so that it squeezes no other column. */
const WORDS = { display: "block", maxWidth: 280, overflowWrap: "break-word" } as const

/** The bar has 6 of the theme's spaces, the filters end with 1.5, and 1 stays between them. */
const BAR_BELOW_FILTERS = 5.5

/** Records as a table, and as cards where there is no room for one. A press leads to the record. */
export function ListTable<Row extends RaRecord>({ columns, card, empty, bulkActions }: TableProps<Row>) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down("md"))
  const resource = useResourceContext()
  const whenEmpty = empty ? { empty: <Nothing text={empty} /> } : {}
  if (isNarrow)
    return bulkActions ? (
      <TickableCards card={card} empty={empty} bulkActions={bulkActions} />
    ) : (
      <Cards card={card} whenEmpty={whenEmpty} />
    )
  const omit = columns.filter(({ isOptional }) => isOptional).map(({ name }) => name)
  const Table = omit.length ? DatagridConfigurable : Datagrid
  const table = (
    <Table rowClick="show" bulkActionButtons={bulkActions ?? false} {...whenEmpty} {...(omit.length && { omit })}>
      {columns.map(({ name, render, below, isNumber, noWrap, sort }) => (
        <FunctionField<Row>
          key={name}
          source={name}
          label={`${resource}.fields.${name}`}
          sortable={sort !== undefined}
          {...(sort && { sortBy: sort })}
          textAlign={isNumber ? "right" : "left"}
          sx={noWrap ? { whiteSpace: "nowrap" } : WORDS}
          render={(row) => (
            <>
              {render(row)}
              {below && <Hint component="div">{below(row)}</Hint>}
            </>
          )}
        />
      ))}
    </Table>
  )
  if (!bulkActions) return table
  return (
    // The bar of a selection lies above the table, where it must not hide the filters.
    <Box sx={{ pt: BAR_BELOW_FILTERS }}>
      <NamedCheckboxes>{table}</NamedCheckboxes>
    </Box>
  )
}

function Cards<Row extends RaRecord>({ card, whenEmpty }: { card: Card<Row>; whenEmpty: { empty?: ReactElement } }) {
  const { title, chip, details, notes } = card
  return (
    <SimpleList<Row>
      rowClick="show"
      {...whenEmpty}
      primaryText={(row) => (
        <Stack component="span" direction="row" sx={{ justifyContent: "space-between", alignItems: "start", gap: 1 }}>
          <span>{title(row)}</span>
          {chip?.(row)}
        </Stack>
      )}
      secondaryText={details}
      {...(notes && { tertiaryText: notes })}
    />
  )
}

type Tickable<Row> = Pick<TableProps<Row>, "card" | "bulkActions"> & { empty: string | undefined }

/** Shows cards that can be ticked. The checkbox stands beside the link to the record, not inside it. */
function TickableCards<Row extends RaRecord>({ card, empty, bulkActions }: Tickable<Row>) {
  const { data, isPending, selectedIds, onToggleItem, onUnselectItems } = useListContext<Row>()
  const resource = useResourceContext() ?? ""
  const createPath = useCreatePath()
  const label = useTranslate()("ra.action.select_row")
  if (isPending || !data) return null
  if (empty && data.length === 0) return <Nothing text={empty} />
  const { title, chip, details, notes } = card
  return (
    <>
      {selectedIds.length > 0 && (
        <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", gap: 0.5, px: 1.5, pb: 1 }}>
          {bulkActions}
          <ActionButton label="ra.action.unselect" onClick={() => onUnselectItems()} />
        </Stack>
      )}
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, pr: 2 }}>
        {data.map((row) => (
          <Stack key={row.id} component="li" direction="row" sx={{ alignItems: "start" }}>
            <Checkbox
              checked={selectedIds.includes(row.id)}
              onChange={() => onToggleItem(row.id)}
              slotProps={{ input: { "aria-label": label } }}
            />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <ListRow
                to={createPath({ resource, type: "show", id: row.id })}
                title={title(row)}
                chips={chip?.(row)}
                lines={[details(row)]}
                notes={notes?.(row)}
              />
            </Box>
          </Stack>
        ))}
      </Box>
    </>
  )
}

export function Nothing({ text }: { text: string }) {
  const translate = useTranslate()
  return (
    <Typography color="text.secondary" sx={{ p: 2 }}>
      {translate(text)}
    </Typography>
  )
}

/** Names the checkboxes of a table. react-admin names an element around them, which may not have a name. */
function NamedCheckboxes({ children }: { children: ReactNode }) {
  const label = useTranslate()("ra.action.select_row")
  const slotProps = { root: { "aria-label": undefined }, input: { "aria-label": label } }
  const named = (theme: Theme): Theme => ({
    ...theme,
    components: { ...theme.components, MuiCheckbox: { defaultProps: { slotProps } } },
  })
  return <ThemeProvider theme={named}>{children}</ThemeProvider>
}
