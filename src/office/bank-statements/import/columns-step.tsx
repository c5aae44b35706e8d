import { Box, MenuItem, Select, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from "@mui/material"
import { useTranslate } from "react-admin"
import {
  COLUMN_NAMES,
  type ColumnName,
  DATE_FORMATS,
  DELIMITERS,
  type Delimiter,
  type Inspection,
} from "#domain/bank-statements/bank-statement.ts"
import type { Columns } from "#domain/bank-statements/columns.schema.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { SelectField } from "#office/ui/fields/select-field.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { Section } from "#office/ui/section.tsx"

type Props = {
  inspection: Inspection
  columns: Columns
  isBusy: boolean
  onChange: (columns: Columns) => void
  onSeparate: (delimiter: Delimiter) => void
  onReady: () => void
}

const SHOWN_BELOW = 6
const MAX_HEADER = 30
const letterOf = (nth: number) => String.fromCharCode(65 + nth)

/** Says what each column of a statement holds, above its first rows. */
export function ColumnsStep({ inspection, columns, isBusy, onChange, onSeparate, onReady }: Props) {
  const translate = useTranslate()
  return (
    <Section title="bankStatements.import.columns">
      <Hint sx={{ mb: 2 }}>
        {translate(`bankStatements.import.${inspection.isRemembered ? "remembered" : "guessed"}`)}
      </Hint>
      <WayOfWriting {...{ inspection, columns, isBusy, onChange, onSeparate }} />
      <ColumnsTable {...{ inspection, columns, onChange }} />
      <ActionButton
        label="bankStatements.import.preview"
        variant="contained"
        disabled={isBusy}
        onClick={onReady}
        sx={{ mt: 2 }}
      />
    </Section>
  )
}

/** How the file is written: what separates its columns, where they begin, its amounts and dates. */
function WayOfWriting({ inspection, columns, isBusy, onChange, onSeparate }: Omit<Props, "onReady">) {
  const { rows, delimiter } = inspection
  const headers = rows.slice(0, MAX_HEADER).map((_, nth) => ({ id: String(nth + 1), name: String(nth + 1) }))
  return (
    <Box sx={{ display: "grid", gap: 2, mb: 2, gridTemplateColumns: { sm: "repeat(auto-fit, minmax(190px, 1fr))" } }}>
      {delimiter !== null && (
        <SelectField
          label="bankStatements.import.delimiter"
          choices={DELIMITERS.map((id) => ({ id, name: `bankStatements.import.delimiters.${id}` }))}
          value={delimiter}
          onChange={(chosen) => chosen && !isBusy && onSeparate(chosen)}
        />
      )}
      <SelectField
        label="bankStatements.import.header"
        choices={headers}
        value={String(columns.header)}
        onChange={(row) => onChange({ ...columns, header: Number(row) })}
      />
      <SelectField
        label="bankStatements.import.decimal"
        choices={[
          { id: ",", name: "1.290.000,00" },
          { id: ".", name: "1,290,000.00" },
        ]}
        value={columns.decimal}
        onChange={(decimal) => decimal && onChange({ ...columns, decimal })}
      />
      <SelectField
        label="bankStatements.import.dateFormat"
        choices={DATE_FORMATS.map((id) => ({ id, name: `bankStatements.import.dateFormats.${id}` }))}
        value={columns.dateFormat}
        onChange={(dateFormat) => dateFormat && onChange({ ...columns, dateFormat })}
      />
    </Box>
  )
}

type TableProps = Pick<Props, "inspection" | "columns" | "onChange">

/** The first rows of the file, below what each column is said to hold. */
function ColumnsTable({ inspection: { rows }, columns, onChange }: TableProps) {
  const width = Math.max(...rows.map((row) => row.length))
  const below = rows.slice(columns.header - 1, columns.header + SHOWN_BELOW)
  return (
    // It scrolls, and never widens the page.
    <TableContainer
      tabIndex={0}
      sx={{ contain: "inline-size", border: 1, borderColor: "divider", borderRadius: "10px" }}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            {Array.from({ length: width }, (_, nth) => (
              <TableCell key={letterOf(nth)} sx={{ p: 1, minWidth: 150 }}>
                <ColumnSelect nth={nth} columns={columns} onChange={onChange} />
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {below.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other identity
            <TableRow key={at}>
              {Array.from({ length: width }, (_, nth) => (
                <TableCell key={letterOf(nth)} sx={{ fontWeight: at === 0 ? 700 : 400, overflowWrap: "anywhere" }}>
                  {row[nth] ?? ""}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

type SelectProps = Pick<Props, "columns" | "onChange"> & { nth: number }

/** What one column holds. Another column that held the same holds nothing then. */
function ColumnSelect({ nth, columns, onChange }: SelectProps) {
  const translate = useTranslate()
  const choose = (name: ColumnName | "") => {
    const others = COLUMN_NAMES.map((one): [ColumnName, number | null] => {
      if (one === name) return [one, nth]
      return [one, columns[one] === nth ? null : (columns[one] ?? null)]
    })
    onChange({ ...columns, ...Object.fromEntries(others) })
  }
  return (
    <Select<ColumnName | "">
      size="small"
      fullWidth
      displayEmpty
      value={COLUMN_NAMES.find((name) => columns[name] === nth) ?? ""}
      onChange={({ target }) => choose(target.value as ColumnName | "")}
      inputProps={{ "aria-label": translate("bankStatements.import.column", { name: letterOf(nth) }) }}
    >
      <MenuItem value="">{translate("bankStatements.import.unused")}</MenuItem>
      {COLUMN_NAMES.map((name) => (
        <MenuItem key={name} value={name}>
          {translate(`bankStatements.import.names.${name}`)}
        </MenuItem>
      ))}
    </Select>
  )
}
