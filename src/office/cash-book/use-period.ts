import { useLocation, useNavigate } from "react-admin"
import { formatDate } from "#i18n/format.ts"
import type { Words } from "#i18n/words.ts"
import { addDays, hanoiDate, isCalendarDate } from "#lib/today.ts"

export type Days = { from: string; to: string }

/** Keeps the days in the address, for Back, a reload and a colleague. Without them it is today. */
export function usePeriod() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const asked = new URLSearchParams(search)
  const dayOf = (name: string, usual: string) => {
    const day = asked.get(name) ?? ""
    return isCalendarDate(day) ? day : usual
  }
  const from = dayOf("from", hanoiDate())
  const to = dayOf("to", from)
  const change = (days: Days) => navigate(`/staff/cash-book?${new URLSearchParams(days)}`)
  return { from, to, change }
}

/** Returns the periods that are one press away. */
export function usualPeriods(): Record<"today" | "yesterday" | "month" | "lastMonth", Days> {
  const today = hanoiDate()
  const first = `${today.slice(0, 7)}-01`
  const lastEnd = addDays(first, -1)
  return {
    today: { from: today, to: today },
    yesterday: { from: addDays(today, -1), to: addDays(today, -1) },
    month: { from: first, to: today },
    lastMonth: { from: `${lastEnd.slice(0, 7)}-01`, to: lastEnd },
  }
}

/** Says which days: 'Tue 1 Dec 2026' or both ends. */
export function periodText({ from, to }: Days, { translate, language }: Words): string {
  const day = (date: string) => formatDate(date, language, "short")
  return from === to ? day(from) : translate("cashBook.between", { from: day(from), to: day(to) })
}
