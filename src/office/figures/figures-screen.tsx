import { Alert, Box, LinearProgress, Link, Typography } from "@mui/material"
import { useQuery } from "@tanstack/react-query"
import { useEffect } from "react"
import { type HttpError, Title } from "react-admin"
import { type Counted, type Figures, MEASURES } from "#domain/figures/figures.ts"
import { tablesOf } from "#domain/figures/staff/figure-tables.ts"
import { query } from "#office/frame/data-provider.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { callApi } from "#office/frame/http.ts"
import { Hint } from "#office/ui/hint.tsx"
import { Section } from "#office/ui/section.tsx"
import { type Choices, useChoices } from "./choices.ts"
import { FigureSection } from "./figure-section.tsx"
import { MonthCard } from "./month-card.tsx"
import { PeriodBar } from "./period-bar.tsx"
import { Totals } from "./totals.tsx"

/** What the company sold and earned in a period, compared with the one before. The address holds all choices. */
export default function FiguresScreen() {
  const { translate } = useWords()
  const { choices, change } = useChoices()
  const { figures, error } = useFigures(choices)
  const errors = Object.fromEntries((error?.body?.errors ?? []).map(({ field, message }: Problem) => [field, message]))
  return (
    <Box sx={{ py: 2, display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)", maxWidth: 1200 }}>
      <Title title="figures.name" />
      <PeriodBar choices={choices} change={change} errors={errors} />
      {error && <Alert severity="error">{error.message}</Alert>}
      {!error && figures?.state !== "counted" && (
        <Box role="status">
          <LinearProgress sx={{ mb: 1 }} />
          {figures && <Typography>{translate("figures.counting")}</Typography>}
        </Box>
      )}
      {!error && figures?.state === "counted" && <Results figures={figures} choices={choices} />}
      <MonthCard />
    </Box>
  )
}

type Problem = { field: string; message: string }

/** How long to wait before asking again for figures that are being counted. */
const AGAIN_MS = 1_000

function useFigures({ from, to, by }: Choices) {
  const path = `/figures${query({ from, to, by })}`
  const { data: figures, error } = useQuery<Figures, HttpError>({
    queryKey: ["api", path],
    queryFn: async () => (await callApi(path)).data,
    refetchInterval: ({ state }) => (state.data?.state === "counting" ? AGAIN_MS : false),
  })
  return { figures, error }
}

type Props = { figures: Counted; choices: Choices }

function Results({ figures, choices }: Props) {
  const words = useWords()
  const { translate, day, dateTime } = words
  useOpenedTable()
  const { totals, before, asOf } = figures
  const isEmpty = MEASURES.every((name) => totals.now[name] === 0 && totals.before[name] === 0)
  if (isEmpty && figures.enquiries.length === 0 && figures.departures.length === 0) return <Nothing />
  const tables = tablesOf(figures, choices.measure, words).filter(({ rows }) => rows.length > 0)
  return (
    <>
      <Box>
        <Totals totals={totals} before={before} answers={figures.answers} />
        <Hint sx={{ mt: 1 }}>
          {translate(`figures.comparedWith${before.from === before.to ? "Day" : ""}`, {
            from: day(before.from),
            to: day(before.to),
          })}{" "}
          · {translate("figures.asOf", { time: dateTime(asOf) })}
        </Hint>
        <Definitions />
        <Box
          component="nav"
          aria-label={translate("figures.contents")}
          sx={{ display: "flex", flexWrap: "wrap", columnGap: 2 }}
        >
          {tables.map(({ id, title }) => (
            <Link key={id} href={`#${id}`} sx={{ py: 1 }}>
              {title}
            </Link>
          ))}
        </Box>
      </Box>
      {tables.map((table) => (
        <FigureSection key={table.id} table={table} choices={choices} />
      ))}
    </>
  )
}

/** A copied link leads to one table, which isn't there before the figures are counted. */
function useOpenedTable() {
  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [])
}

const DEFINED = ["bookings", "travelers", "value", "received", "open", "refunded"] as const

function Definitions() {
  const { translate } = useWords()
  return (
    <Box component="details" sx={{ mt: 1 }}>
      <Box component="summary" sx={{ cursor: "pointer", py: 1, fontWeight: 600 }}>
        {translate("figures.what")}
      </Box>
      <Box component="dl" sx={{ m: 0 }}>
        {DEFINED.map((name) => (
          <Box key={name} sx={{ mb: 1 }}>
            <Typography component="dt" sx={{ fontWeight: 600 }}>
              {translate(`figures.measures.${name}`)}
            </Typography>
            <Typography component="dd" sx={{ m: 0 }}>
              {translate(`figures.definitions.${name}`)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

function Nothing() {
  const { translate } = useWords()
  return (
    <Section title="figures.empty">
      <Typography color="text.secondary">{translate("figures.emptyHint")}</Typography>
    </Section>
  )
}
