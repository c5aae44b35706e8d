import { Box, useTheme } from "@mui/material"
import { useId } from "react"
import { Bar, BarChart, CartesianGrid, LabelList, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts"
import type { Table } from "#domain/figures/staff/figure-tables.ts"
import { formatDate, formatNumber } from "#i18n/format.ts"
import type { Language } from "#i18n/localized.ts"
import { shorten } from "#lib/text/excerpt.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { useCellText } from "./cell-text.ts"
import { HIDDEN } from "./hidden.ts"

/** More bars than that are in the table alone. */
const MOST_BARS = 12
const BAR_PX = 46
const MAX_NAME = 22

/**
 * Draws the bars of a table: this period filled, the period before hatched, so that they differ without colour. It adds
 * nothing to the table for those who can't see it.
 */
export function FigureChart({ table }: { table: Table }) {
  const { translate } = useWords()
  const { palette, typography } = useTheme()
  const hatch = useId()
  const isOverTime = table.id === "times"
  const data = useBars(table)
  const names = table.bars.map((column) => table.columns[column]!.name)
  const font = { fontFamily: typography.fontFamily, fontSize: 12, fill: palette.text.primary }
  const fills = [palette.primary.main, `url(#${hatch})`]
  const axis = useAxis(table)
  const [category, amount] = isOverTime ? [XAxis, YAxis] : [YAxis, XAxis]
  const Category = category
  const Amount = amount
  const height = isOverTime ? 240 : data.length * BAR_PX + 40
  return (
    <>
      <Legend names={names} fills={[palette.primary.main, "hatched"]} />
      <Box aria-hidden sx={{ height, mb: 2 }}>
        <ResponsiveContainer>
          <BarChart
            data={data}
            layout={isOverTime ? "horizontal" : "vertical"}
            accessibilityLayer={false}
            margin={{ top: 8, right: isOverTime ? 8 : 64, bottom: 0, left: 0 }}
          >
            <defs>
              <pattern id={hatch} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <rect width={6} height={6} fill={palette.background.paper} />
                <line x1={0} y1={0} x2={0} y2={6} stroke={palette.secondary.main} strokeWidth={3} />
              </pattern>
            </defs>
            <CartesianGrid stroke={palette.divider} vertical={!isOverTime} horizontal={isOverTime} />
            <Category
              dataKey="name"
              type="category"
              tick={font}
              width={130}
              interval={isOverTime ? "preserveStartEnd" : 0}
            />
            <Amount type="number" tick={font} tickFormatter={axis} width={64} allowDecimals={false} />
            <Tooltip formatter={(_, name, { payload }) => payload.texts[names.indexOf(String(name))]} cursor={false} />
            {names.map((name, nth) => (
              <Bar
                key={name}
                dataKey={(bar: BarData) => bar.values[nth]}
                name={name}
                fill={fills[nth]!}
                stroke={nth === 0 ? palette.primary.main : palette.secondary.main}
                isAnimationActive={false}
                maxBarSize={18}
              >
                {!isOverTime && (
                  <LabelList dataKey={(bar) => axis(bar.values[nth] ?? 0)} position="right" style={font} />
                )}
              </Bar>
            ))}
          </BarChart>
        </ResponsiveContainer>
      </Box>
      <Box component="figcaption" sx={HIDDEN}>
        {translate("figures.chartOf", { name: table.title })}
      </Box>
    </>
  )
}

type BarData = { name: string; values: number[]; texts: string[] }

function useBars({ id, columns, rows, bars }: Table): BarData[] {
  const text = useCellText()
  const { language } = useWords()
  const nameOf = (value: Table["rows"][number][number], is: Table["columns"][number]["is"]) =>
    is === "day" ? formatDate(String(value), language, "brief") : shorten(text(value, is), MAX_NAME)
  const shown = id === "times" ? rows : rows.slice(0, MOST_BARS)
  return shown.map((row) => {
    const [label] = columns
    return {
      name: nameOf(row[0], label!.is),
      values: bars.map((column) => Number(row[column] ?? 0)),
      texts: bars.map((column) => text(row[column], columns[column]!.is)),
    }
  })
}

/** Returns what writes a number of the axis: đồng in millions. */
function useAxis({ columns, bars }: Table) {
  const { language } = useWords()
  const is = columns[bars[0] ?? 0]!.is
  return (value: number) => {
    if (is === "percent") return `${formatNumber(value, language)}%`
    return is === "dong" ? shortDong(value, language) : formatNumber(value, language)
  }
}

const UNITS: [size: number, name: Record<Language, string>][] = [
  [1e9, { en: "bn", vi: "tỷ" }],
  [1e6, { en: "m", vi: "tr" }],
]

function shortDong(value: number, language: Language): string {
  const [size, name] = UNITS.find(([size]) => Math.abs(value) >= size) ?? [1, undefined]
  if (!name) return formatNumber(value, language)
  return `${formatNumber(Math.round((value / size) * 10) / 10, language)}\u00A0${name[language]}`
}

function Legend({ names, fills }: { names: string[]; fills: string[] }) {
  return (
    <Box aria-hidden sx={{ display: "flex", flexWrap: "wrap", gap: 2, mt: 1, fontSize: "0.875rem" }}>
      {names.map((name, nth) => (
        <Box key={name} sx={{ display: "flex", alignItems: "center", gap: 0.75 }}>
          <Box
            sx={{
              width: 14,
              height: 14,
              border: 1,
              borderColor: nth === 0 ? "primary.main" : "secondary.main",
              ...(fills[nth] === "hatched"
                ? {
                    background: (theme) =>
                      `repeating-linear-gradient(45deg, ${theme.palette.secondary.main} 0 3px, ${theme.palette.background.paper} 3px 6px)`,
                  }
                : { bgcolor: fills[nth] }),
            }}
          />
          {name}
        </Box>
      ))}
    </Box>
  )
}
