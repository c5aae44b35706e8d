import { Box } from "@mui/material"
import { useState } from "react"
import type { Table } from "#domain/figures/staff/figure-tables.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { useCellText } from "./cell-text.ts"
import { HIDDEN } from "./hidden.ts"

const CELL = { px: 1.5, py: 0.75, borderBottom: 1, borderColor: "divider", fontWeight: 400 } as const
const LEFT = {
  ...CELL,
  textAlign: "left",
  position: "sticky",
  left: 0,
  bgcolor: "background.paper",
  minWidth: { xs: 130, md: 180 },
} as const
const RIGHT = { ...CELL, textAlign: "right", fontVariantNumeric: "tabular-nums" } as const
const FIRST_ROWS = 10

/** The figures as a table. Its first column stays in view while the others are pushed aside. */
export function FigureTable({ table: { title, columns, rows, total } }: { table: Table }) {
  const { translate } = useWords()
  const [isWhole, setWhole] = useState(false)
  // One row more isn't worth a button.
  const shown = isWhole || rows.length <= FIRST_ROWS + 1 ? rows : rows.slice(0, FIRST_ROWS)
  return (
    <>
      <Box sx={{ overflowX: "auto" }} tabIndex={0} role="group" aria-label={title}>
        <Box component="table" sx={{ borderCollapse: "collapse", width: "100%", fontSize: "0.875rem" }}>
          <Box component="caption" sx={HIDDEN}>
            {title}
          </Box>
          <thead>
            <tr>
              {columns.map(({ name }, nth) => (
                <Box
                  component="th"
                  scope="col"
                  key={name}
                  sx={{ ...(nth === 0 ? LEFT : RIGHT), color: "text.secondary", verticalAlign: "bottom" }}
                >
                  {name}
                </Box>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two departures may have the same name
              <Row key={at} row={row} columns={columns} />
            ))}
          </tbody>
          {total && (
            <Box component="tfoot" sx={{ "& th, & td": { fontWeight: 700 } }}>
              <Row row={total} columns={columns} />
            </Box>
          )}
        </Box>
      </Box>
      {shown.length < rows.length && (
        <ActionButton
          label={translate("figures.showAll", { n: rows.length })}
          size="small"
          onClick={() => setWhole(true)}
          sx={{ mt: 1 }}
        />
      )}
    </>
  )
}

function Row({ row, columns }: { row: Table["rows"][number] } & Pick<Table, "columns">) {
  const text = useCellText()
  return (
    <tr>
      {columns.map(({ name, is }, nth) =>
        nth === 0 ? (
          <Box component="th" scope="row" key={name} sx={LEFT}>
            {text(row[nth], is)}
          </Box>
        ) : (
          <Box component="td" key={name} sx={{ ...RIGHT, whiteSpace: "nowrap" }}>
            {text(row[nth], is)}
          </Box>
        ),
      )}
    </tr>
  )
}
