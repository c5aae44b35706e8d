import { Box, Tab, Tabs } from "@mui/material"
import type { ReactNode } from "react"
import { EditBase, LinkBase, Navigate, Title, useParams, useTranslate } from "react-admin"

type Props<Name extends string> = {
  resource: string
  /** Their ids, in the order of the tabs. */
  entries: readonly Name[]
  /** Where the texts of the tabs are, such as `settings.groups`. */
  labels: string
  /** Shown if an entry can't be loaded. */
  error?: ReactNode
  form: (entry: Name) => ReactNode
}

/** A few entries behind tabs. Each has an address of its own, so that react-admin asks before it drops changes. */
export function EntryTabs<Name extends string>({ resource, entries, labels, error, form }: Props<Name>) {
  const translate = useTranslate()
  const asked = useParams().id
  const addressOf = (entry: Name) => `/staff/${resource}/${entry}`
  const entry = entries.find((name) => name === asked)
  const [first] = entries
  if (!entry) return first ? <Navigate to={addressOf(first)} replace /> : null
  return (
    <>
      <Title title={`${resource}.name`} />
      <Tabs
        value={entry}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        aria-label={translate(`${resource}.name`)}
        sx={{ mb: 2 }}
      >
        {entries.map((name) => (
          <Tab
            key={name}
            value={name}
            component={LinkBase}
            to={addressOf(name)}
            label={translate(`${labels}.${name}`)}
          />
        ))}
      </Tabs>
      <EditBase key={entry} resource={resource} id={entry} mutationMode="pessimistic" redirect={false} error={error}>
        <Box sx={{ minWidth: 0 }}>{form(entry)}</Box>
      </EditBase>
    </>
  )
}
