import { Box, Typography } from "@mui/material"
import { type ComponentType, type ReactNode, useEffect, useState } from "react"
import { type RaRecord, useGetList, useTranslate } from "react-admin"
import { useLingering } from "#office/frame/hooks/use-lingering.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { Section } from "#office/ui/section.tsx"

type Dialog<Row> = (row: Row, onClose: () => void) => ReactNode

/** The actions of a row besides API calls. */
export type RowTools<Row> = {
  /** The result of the action. The row shows it for some seconds. */
  done: string | undefined
  /** `row` is in its current state. */
  linger: (row: Row, done: string) => void
  release: () => void
  /** Opens a dialog that stays open when the row disappears. */
  open: (dialog: Dialog<Row>) => void
}

export type RowProps<Row> = { item: Row; tools: RowTools<Row> }

type Props<Row> = {
  title: string
  /** The text for an empty card. Without it, an empty card is hidden. */
  none?: string
  /** The full list that the card links to. */
  resource: string
  filter?: object
  sort?: string
  perPage?: number
  refetchInterval?: number
  row: ComponentType<RowProps<Row>>
}

/** A card of Today: the first that wait, each with its action, and a link to all. */
export function TodayCard<Row extends RaRecord<string>>(props: Props<Row>) {
  const { title, none, resource, filter = {}, sort, perPage = 8, refetchInterval = false, row: RowOf } = props
  const translate = useTranslate()
  const { data = [], total } = useGetList<Row>(
    resource,
    { filter, pagination: { page: 1, perPage }, ...(sort && { sort: { field: sort, order: "ASC" as const } }) },
    { refetchInterval },
  )
  const { rows, doneOf, linger, release } = useLingering(title, data)
  const isSettling = useSettling(rows.map(({ id }) => id))
  const [opened, setOpened] = useState<{ row: Row; dialog: Dialog<Row> }>()
  const isEmpty = total === 0 && rows.length === 0
  if (!none && !opened && (isEmpty || total === undefined)) return null
  const address = `/staff/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`
  return (
    <Section
      title={title}
      action={
        total !== undefined &&
        total > data.length && <ActionButton label={translate("staff.todayScreen.all", { n: total })} to={address} />
      }
    >
      {none && isEmpty && <Typography color="text.secondary">{translate(none)}</Typography>}
      <Box sx={{ pointerEvents: isSettling ? "none" : "auto" }}>
        {rows.map((one) => {
          const open = (dialog: Dialog<Row>) => setOpened({ row: one, dialog })
          const tools = { done: doneOf(one.id), linger, release: () => release(one.id), open }
          return <RowOf key={one.id} item={one} tools={tools} />
        })}
      </Box>
      {opened?.dialog(rows.find(({ id }) => id === opened.row.id) ?? opened.row, () => setOpened(undefined))}
    </Section>
  )
}

const SETTLING_MS = 600

/** Returns true for a moment after a row has left, so that a click meant for it doesn't hit the row that moved there. */
function useSettling(ids: string[]): boolean {
  const [shown, setShown] = useState(ids)
  const [settlingSince, setSettlingSince] = useState<number>()
  if (shown.join() !== ids.join()) {
    setShown(ids)
    if (shown.some((id) => !ids.includes(id))) setSettlingSince(Date.now())
  }
  useEffect(() => {
    if (settlingSince === undefined) return
    const timer = setTimeout(() => setSettlingSince(undefined), SETTLING_MS)
    return () => clearTimeout(timer)
  }, [settlingSince])
  return settlingSince !== undefined
}
