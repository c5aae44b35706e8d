import { Box, Paper, Typography } from "@mui/material"
import { type Counted, changeOf, isMoney, MEASURES, type Measure, type NoChange } from "#domain/figures/figures.ts"
import { daysIn } from "#domain/figures/period.ts"
import { formatDuration, formatNumber, formatPrice } from "#i18n/format.ts"
import type { Language } from "#i18n/localized.ts"
import type { Words } from "#i18n/words.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { Hint } from "#office/ui/hint.tsx"

/** The sums of the period, each with how it differs from the period before, and how soon the office answers. */
export function Totals({ totals, before: periodBefore, answers }: Pick<Counted, "totals" | "before" | "answers">) {
  const { translate, language } = useWords()
  const median = (minutes: number | null) => (minutes === null ? "–" : formatDuration(minutes, language))
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: "grid", gap: 1.5, gridTemplateColumns: { xs: "1fr 1fr", md: "repeat(4, 1fr)" } }}
    >
      {MEASURES.map((name) => (
        <Total
          key={name}
          label={translate(`figures.measures.${name}`)}
          value={measureText(totals.now[name], name, language)}
          note={changeText(changeOf(name, totals, daysIn(periodBefore)), translate)}
        />
      ))}
      <Total
        label={translate("figures.answers.medianLabel")}
        value={median(answers.now.medianMinutes)}
        note={translate("figures.answers.medianBefore", { time: median(answers.before.medianMinutes) })}
      />
    </Box>
  )
}

function Total({ label, value, note }: { label: string; value: string; note: string }) {
  return (
    <Paper variant="outlined" sx={{ p: 2, minWidth: 0 }}>
      <Hint component="dt">{label}</Hint>
      <Typography
        component="dd"
        variant="h4"
        sx={{ m: 0, fontVariantNumeric: "tabular-nums", overflowWrap: "anywhere" }}
      >
        {value}
      </Typography>
      <Hint component="dd" sx={{ m: 0 }}>
        {note}
      </Hint>
    </Paper>
  )
}

const measureText = (value: number, measure: Measure, language: Language) =>
  isMoney(measure) ? formatPrice(value, "VND", language) : formatNumber(value, language)

function changeText(change: number | NoChange, translate: Words["translate"]): string {
  if (typeof change === "string") return translate(`figures.${change}`)
  if (change === 0) return translate("figures.same")
  return translate(change > 0 ? "figures.more" : "figures.less", { n: Math.abs(change) })
}
