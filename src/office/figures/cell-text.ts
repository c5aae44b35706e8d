import type { Table } from "#domain/figures/staff/figure-tables.ts"
import { formatNumber, formatPrice } from "#i18n/format.ts"
import { isCalendarDate } from "#lib/today.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"

type Value = Table["rows"][number][number]
type Kind = Table["columns"][number]["is"]

/** Returns what writes a value of a table in the language of the back office. */
export function useCellText() {
  const { language, day } = useWords()
  return (value: Value, is: Kind): string => {
    if (value === null || value === undefined) return "–"
    if (typeof value === "string") return is === "day" && isCalendarDate(value) ? day(value) : value
    if (is === "dong") return formatPrice(value, "VND", language)
    return is === "percent" ? `${formatNumber(value, language)}%` : formatNumber(value, language)
  }
}
