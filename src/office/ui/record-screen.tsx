import { Box, Stack } from "@mui/material"
import type { ReactNode } from "react"
import { type RaRecord, Show, type ShowProps, useRecordContext, useResourceContext, WithRecord } from "react-admin"
import { ChangesLink } from "#office/audit-log/changes-link.tsx"
import { kindOf } from "#office/audit-log/subjects.ts"

type Props<One extends RaRecord> = Pick<ShowProps<One>, "queryOptions"> & {
  title: (record: One) => string
  /** Whether the whole record has come. Until then react-admin shows the row of the list. */
  isWhole?: (record: One) => boolean
  children: (record: One) => ReactNode
}

/** The screen of one record. */
export function RecordScreen<One extends RaRecord>({ title, isWhole, children, ...show }: Props<One>) {
  return (
    <Show
      {...show}
      component="div"
      actions={false}
      title={<WithRecord<One> render={(record) => <span>{title(record)}</span>} />}
    >
      <WithRecord<One> render={(record) => (!isWhole || isWhole(record) ? children(record) : null)} />
      <RecordChanges />
    </Show>
  )
}

function RecordChanges() {
  const record = useRecordContext()
  const kind = kindOf(useResourceContext(), record)
  if (!record || !kind) return null
  return (
    <Box sx={{ pb: 2, textAlign: "right" }}>
      <ChangesLink kind={kind} id={String(record.id)} />
    </Box>
  )
}

type ColumnsProps = { main: ReactNode; side: ReactNode; isEven?: boolean }

/** The parts of a screen in two columns, on narrow screens below each other. */
export function Columns({ main, side, isEven = false }: ColumnsProps) {
  const wide = isEven ? "minmax(0, 1fr) minmax(0, 1fr)" : "minmax(0, 3fr) minmax(0, 2fr)"
  return (
    <Box sx={{ display: "grid", gap: 2, alignItems: "start", gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: wide } }}>
      <Stack sx={{ gap: 2 }}>{main}</Stack>
      <Stack sx={{ gap: 2 }}>{side}</Stack>
    </Box>
  )
}
