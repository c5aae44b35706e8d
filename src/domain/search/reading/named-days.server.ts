import type { Days } from "#domain/search/when.ts"
import { addDays } from "#lib/today.ts"
import { extract, extractName, type NamedDays, type TypedText, whole } from "./typed-text.server.ts"

const TET_NAMES = ["Tết", "Tết Nguyên đán", "Tết Âm lịch", "Lunar New Year", "Vietnamese New Year"]
/** Besides its first days, the eve belongs to Tết. */
const TET_DAYS = 5

/** Takes the next days of a name: a holiday, Christmas or New Year. With a year, those of that year. */
export function extractNamedDays(text: TypedText, today: string, holidays: NamedDays[]): Days | undefined {
  const ahead = [...holidays, ...usualHolidays(Number(today.slice(0, 4)), holidays)]
    .filter(({ to }) => to >= today)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const year = /(?<![\d/])20\d\d(?![\d/])/.exec(text.folded)?.[0]
  const ofYear = year ? ahead.filter(({ from, to }) => from.startsWith(year) || to.startsWith(year)) : []
  const rest = { ...text }
  const found = extractName(rest, ofYear, `\\s*(?:nam\\s*)?${year}`)
  // A name of another year is none: 'tet 2031' is not the next Tết.
  if (!found && year && extractName({ ...rest }, ahead, `\\s*(?:nam\\s*)?${year}`)) return undefined
  const next = found ?? extractName(rest, ahead)
  if (!next) return undefined
  Object.assign(text, rest)
  return { from: next.from, to: next.to }
}

/** Returns Tết, Christmas and New Year of this and the next years, but for those that staff have entered. */
function usualHolidays(thisYear: number, entered: NamedDays[]): NamedDays[] {
  const years = [thisYear, thisYear + 1]
  const tets = [...years, thisYear + 2].flatMap((year) => {
    const first = firstDayOfTet(year)
    return first ? [{ names: TET_NAMES, from: addDays(first, -1), to: addDays(first, TET_DAYS - 1) }] : []
  })
  const isEntered = (days: Days) => entered.some(({ from, to }) => from <= days.to && to >= days.from)
  return [
    ...tets.filter((days) => !isEntered(days)),
    ...years.flatMap((year) => [
      {
        names: ["Christmas Eve", "Christmas", "Xmas", "Giáng sinh", "Noel"],
        from: `${year}-12-24`,
        to: `${year}-12-26`,
      },
      {
        names: ["New Year's Eve", "New Year", "NYE", "Năm mới", "Tết Dương lịch", "Tết Tây"],
        from: `${year}-12-31`,
        to: `${year + 1}-01-02`,
      },
    ]),
  ]
}

const LUNAR_DAY = whole(
  "(?:mung|mong)\\s*(?<day>10|[1-9])(?!\\s+thang(?!\\s+gieng))(?:\\s+tet)?(?:\\s+(?:nam\\s+)?(?<year>20\\d\\d))?",
)

/** Reads 'mùng 3 Tết', the third day of the lunar year. Days of other lunar months are none of Tết. */
export function extractLunarDay(text: TypedText, today: string): Days | undefined {
  return extract(text, LUNAR_DAY, ({ day, year }) => {
    const days = TET.map((first) => addDays(first, Number(day) - 1))
    const date = days.find((date) => (year ? date.startsWith(year) : date >= today))
    return date === undefined ? undefined : { from: date, to: date }
  })
}

/** The first days of the lunar years in Vietnam. Intl's Chinese calendar is a day late in 2027. */
const TET =
  "2026-02-17 2027-02-06 2028-01-26 2029-02-13 2030-02-02 2031-01-23 2032-02-11 2033-01-31 2034-02-19 2035-02-08 2036-01-28 2037-02-15 2038-02-04 2039-01-24 2040-02-12".split(
    " ",
  )
const firstDayOfTet = (year: number) => TET.find((day) => day.startsWith(String(year)))
