import { Alert, Box, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from "@mui/material"
import { useState } from "react"
import { Title } from "react-admin"
import type * as z from "zod"
import type * as shapes from "#domain/audit-log/refusals/shapes.server.ts"
import { formatNumber } from "#i18n/format.ts"
import { REFUSAL_REASONS } from "#lib/refusal-reasons.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { SelectField } from "#office/ui/fields/select-field.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { Section } from "#office/ui/section.tsx"

type RefusedRequests = z.infer<typeof shapes.refusedRequests>

const PERIODS = ["7", "30", "90"] as const
type Period = (typeof PERIODS)[number]

/** How many requests were refused, by reason, by day and by what was asked for. */
export default function RefusedRequestsScreen() {
  const { translate } = useWords()
  const [period, setPeriod] = useState<Period>("30")
  const choices = PERIODS.map((id) => ({ id, name: translate("refusedRequests.lastDays", { n: id }) }))
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2, py: 2, maxWidth: 1120 }}>
      <Title title="refusedRequests.name" />
      <Typography color="text.secondary">{translate("refusedRequests.about")}</Typography>
      <Box sx={{ width: { xs: 1, sm: 220 } }}>
        <SelectField
          label="refusedRequests.days"
          choices={choices}
          value={period}
          onChange={(next) => next && setPeriod(next)}
        />
      </Box>
      <Counts period={period} />
    </Box>
  )
}

function Counts({ period }: { period: Period }) {
  const { translate } = useWords()
  const { data, error } = useApi<RefusedRequests>(`/refused-requests?days=${period}`)
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data) return null
  if (data.days.length === 0) return <Typography>{translate("refusedRequests.none")}</Typography>
  return (
    <>
      <ByReason days={data.days} />
      <ByDay days={data.days} />
      <ByRoute routes={data.routes} />
    </>
  )
}

type Days = RefusedRequests["days"]

const sumOf = (rows: { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0)

/** The reasons that occur, in the order of the list of them. */
const reasonsIn = (days: Days) => REFUSAL_REASONS.filter((reason) => days.some((row) => row.reason === reason))

function ByReason({ days }: { days: Days }) {
  const { translate, language } = useWords()
  return (
    <Section title="refusedRequests.byReason">
      <Box component="dl" sx={{ m: 0 }}>
        {reasonsIn(days).map((reason) => (
          <Box key={reason} sx={{ py: 1, "& + &": { borderTop: 1, borderColor: "divider" } }}>
            <Stack component="dt" direction="row" sx={{ justifyContent: "space-between", gap: 2 }}>
              <Typography sx={{ fontWeight: 600 }}>{translate(`refusedRequests.reasons.${reason}`)}</Typography>
              <Typography sx={{ fontWeight: 600, fontVariantNumeric: "tabular-nums" }}>
                {formatNumber(sumOf(days.filter((row) => row.reason === reason)), language)}
              </Typography>
            </Stack>
            <Hint component="dd" sx={{ m: 0 }}>
              {translate(`refusedRequests.hints.${reason}`)}
            </Hint>
          </Box>
        ))}
      </Box>
    </Section>
  )
}

function ByDay({ days }: { days: Days }) {
  const { translate, language, day } = useWords()
  const reasons = reasonsIn(days)
  const dates = [...new Set(days.map((row) => row.day))]
  const cell = (date: string, reason?: string) =>
    formatNumber(sumOf(days.filter((row) => row.day === date && (!reason || row.reason === reason))), language)
  return (
    <Section title="refusedRequests.byDay">
      <Box sx={{ overflowX: "auto" }} tabIndex={0} role="region" aria-label={translate("refusedRequests.byDay")}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{translate("refusedRequests.day")}</TableCell>
              <TableCell align="right">{translate("refusedRequests.total")}</TableCell>
              {reasons.map((reason) => (
                <TableCell key={reason} align="right">
                  {translate(`refusedRequests.reasons.${reason}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {dates.map((date) => (
              <TableRow key={date}>
                <TableCell component="th" scope="row" sx={{ whiteSpace: "nowrap" }}>
                  {day(date)}
                </TableCell>
                <TableCell align="right">{cell(date)}</TableCell>
                {reasons.map((reason) => (
                  <TableCell key={reason} align="right">
                    {cell(date, reason)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Section>
  )
}

function ByRoute({ routes }: { routes: RefusedRequests["routes"] }) {
  const { translate, language } = useWords()
  return (
    <Section title="refusedRequests.byRoute">
      <Box sx={{ overflowX: "auto" }} tabIndex={0} role="region" aria-label={translate("refusedRequests.byRoute")}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{translate("refusedRequests.route")}</TableCell>
              <TableCell>{translate("refusedRequests.reason")}</TableCell>
              <TableCell align="right">{translate("refusedRequests.count")}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {routes.map(({ route, reason, count }) => (
              <TableRow key={`${route} ${reason}`}>
                <TableCell sx={{ overflowWrap: "anywhere", fontFamily: "monospace" }}>{route}</TableCell>
                <TableCell>{translate(`refusedRequests.reasons.${reason}`)}</TableCell>
                <TableCell align="right">{formatNumber(count, language)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Section>
  )
}
