import { Alert, Box, Paper, Stack, Typography } from "@mui/material"
import { type InfiniteData, useInfiniteQuery } from "@tanstack/react-query"
import { type HttpError, Title, useLocation, useNavigate } from "react-admin"
import { ACTORS_WITHOUT_ACCOUNT, type Actor, type AuditPage } from "#domain/audit-log/audit-log.ts"
import { AUDIT_ACTIONS } from "#lib/audit-actions.ts"
import { query } from "#office/frame/data-provider.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { callApi } from "#office/frame/http.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { DateField } from "#office/ui/dates/date-field.tsx"
import { choicesOf } from "#office/ui/fields/choices.ts"
import { SelectField } from "#office/ui/fields/select-field.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { EntryRow } from "./entry-row.tsx"
import { AUDITED_KINDS } from "./subjects.ts"

const FILTERS = ["kind", "id", "actor", "action", "from", "to"] as const
type Filters = Partial<Record<(typeof FILTERS)[number], string>>

/** Who changed what, and when. The address holds the filters. */
export default function AuditLogScreen() {
  const { translate } = useWords()
  const { search } = useLocation()
  const navigate = useNavigate()
  const given = new URLSearchParams(search)
  const filters: Filters = Object.fromEntries(FILTERS.map((name) => [name, given.get(name) ?? ""]))
  const change = (changed: Filters) => navigate(`/staff/audit-log${query({ ...filters, ...changed })}`)
  return (
    <Box sx={{ py: 2, maxWidth: 1120 }}>
      <Title title="auditLog.name" />
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {translate("auditLog.about")}
      </Typography>
      <FilterBar filters={filters} change={change} />
      <Entries key={search} filters={filters} change={change} />
    </Box>
  )
}

type Props = { filters: Filters; change: (changed: Filters) => void }

function FilterBar({ filters, change }: Props) {
  const { translate } = useWords()
  const { data: colleagues = [] } = useApi<Actor[]>("/audit-log/people")
  const people = [
    ...colleagues.map(({ _id, name }) => ({ id: _id, name })),
    ...ACTORS_WITHOUT_ACCOUNT.map((id) => ({ id, name: `auditLog.${id}` })),
  ]
  const kinds = choicesOf(AUDITED_KINDS, "auditLog.kinds").toSorted((a, b) =>
    translate(a.name).localeCompare(translate(b.name), "vi"),
  )
  const { kind = "", actor = "", action = "", from = "", to = "" } = filters
  return (
    <Box
      role="search"
      sx={{
        display: "grid",
        columnGap: 1.5,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))", lg: "repeat(5, minmax(0, 1fr))" },
      }}
    >
      <SelectField
        label="auditLog.filters.kind"
        choices={kinds}
        value={AUDITED_KINDS.includes(kind) ? kind : ""}
        onChange={(kind) => change({ kind, id: "" })}
        none="auditLog.filters.anyKind"
      />
      <SelectField
        label="auditLog.filters.person"
        choices={people}
        value={people.some(({ id }) => id === actor) ? actor : ""}
        onChange={(actor) => change({ actor })}
        none="auditLog.filters.anybody"
      />
      <SelectField
        label="auditLog.filters.action"
        choices={choicesOf(AUDIT_ACTIONS, "auditLog.actions")}
        value={AUDIT_ACTIONS.find((known) => known === action) ?? ""}
        onChange={(action) => change({ action })}
        none="auditLog.filters.anyAction"
      />
      <DateField label="auditLog.filters.from" value={from} onChange={(from) => change({ from })} />
      <DateField label="auditLog.filters.to" value={to} onChange={(to) => change({ to })} />
    </Box>
  )
}

function Entries({ filters, change }: Props) {
  const { translate, localized } = useWords()
  const path = `/audit-log${query(filters)}`
  const { data, error, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery<
    AuditPage,
    HttpError,
    InfiniteData<AuditPage>,
    string[],
    string | null
  >({
    queryKey: ["api", path],
    queryFn: async ({ pageParam }) =>
      (await callApi<{ data: AuditPage }>(`/audit-log${query({ ...filters, before: pageParam })}`)).data,
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
  })
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (isPending) return null
  const entries = data.pages.flatMap((page) => page.entries.map((entry) => ({ entry, names: page.names })))
  const about = entries[0]?.entry.about
  return (
    <>
      {filters.id && (
        <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", gap: 1, py: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>
            {translate("auditLog.filters.entry", {
              name: about?.name ? `“${localized(about.name)}”` : translate("auditLog.filters.thisEntry"),
            })}
          </Typography>
          <ActionButton label="auditLog.filters.showAll" size="small" onClick={() => change({ kind: "", id: "" })} />
        </Stack>
      )}
      <Paper variant="outlined" sx={{ px: 2.5, py: 1, mt: 1 }}>
        {entries.length === 0 ? (
          <Typography color="text.secondary" sx={{ py: 2 }}>
            {translate("auditLog.none")}
          </Typography>
        ) : (
          <Box component="ol" sx={{ listStyle: "none", m: 0, p: 0 }}>
            {entries.map(({ entry, names }) => (
              <EntryRow key={entry._id} entry={entry} names={names} isAlone={Boolean(filters.id)} />
            ))}
          </Box>
        )}
      </Paper>
      <Box sx={{ py: 2, textAlign: "center" }}>
        {hasNextPage && (
          <ActionButton
            label="staff.older"
            variant="outlined"
            loading={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          />
        )}
        {!hasNextPage && entries.length > 0 && <Hint>{translate("auditLog.end")}</Hint>}
      </Box>
    </>
  )
}
