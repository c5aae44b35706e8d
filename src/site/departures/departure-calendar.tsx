import { type ComponentProps, createContext, useContext, useState } from "react"
import { type DayButtonProps, DayPicker, DayButton as UsualDayButton, Week as UsualWeek } from "react-day-picker"
import { enGB } from "react-day-picker/locale/en-GB"
import { vi } from "react-day-picker/locale/vi"
import { type Departure, willRunWords } from "#domain/departures/departure.ts"
import { FEW_PLACES } from "#domain/tours/tour.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { groupBy } from "#lib/data/group-by.ts"
import { withCommas } from "#lib/text/join-parts.ts"
import { hanoiDate } from "#lib/today.ts"

const messages = {
  left: { en: "{n} left", vi: "còn {n}" },
  full: { en: "full", vi: "hết" },
  runs: { en: "✓ runs", vi: "✓ chạy" },
  others: {
    en: "Dates that don't say they run need more guests.",
    vi: "Ngày chưa ghi chắc chắn khởi hành còn cần thêm khách.",
  },
}

const Shown = createContext({ byDate: new Map<string, Departure[]>(), people: 0, hasMinimum: false })

const runsWith = ({ needed }: Departure, people: number) => (needed ?? 0) <= people

type Props = {
  departures: Departure[]
  people: number
  chosen: string | undefined
  /** A date in the month to open on: the present one of a booking that is moved. Default: the first with room. */
  opensOn?: string | undefined
  onChoose: (date: string) => void
}

export function DepartureCalendar({ departures, people, chosen, opensOn, onChoose }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const byDate = groupBy(departures, ({ date }) => date)
  const dates = [...byDate.keys()].toSorted()
  const [first = hanoiDate(), last = first] = [dates[0], dates.at(-1)]
  const open = dates.find((date) => hasPlaces(byDate.get(date), people)) ?? first
  const isShown =
    opensOn !== undefined && opensOn.slice(0, 7) >= first.slice(0, 7) && opensOn.slice(0, 7) <= last.slice(0, 7)
  const { month, setMonth } = useMonth(chosen, isShown ? opensOn : open)
  return (
    <Shown value={{ byDate, people, hasMinimum: departures.some(({ needed }) => needed !== null) }}>
      <DayPicker
        mode="single"
        today={dateOf(hanoiDate())}
        locale={language === "vi" ? vi : enGB}
        weekStartsOn={1}
        month={month}
        onMonthChange={setMonth}
        startMonth={dateOf(first)}
        endMonth={dateOf(last)}
        selected={chosen ? dateOf(chosen) : undefined}
        onSelect={(day) => day && onChoose(textOf(day))}
        disabled={(day) => !hasPlaces(byDate.get(textOf(day)), people)}
        components={{ DayButton, Week }}
        classNames={DAY_CLASS}
      />
      {departures.some((departure) => !runsWith(departure, people)) && (
        <p className="mt-1 text-sm text-soft">{t(messages.others)}</p>
      )}
    </Shown>
  )
}

/** Holds the month that is shown, and turns to a date that is chosen elsewhere. */
function useMonth(chosen: string | undefined, start: string) {
  const [month, setMonth] = useState(() => dateOf(chosen ?? start))
  const [followed, setFollowed] = useState(chosen)
  if (chosen !== followed) {
    setFollowed(chosen)
    if (chosen) setMonth(dateOf(chosen))
  }
  return { month, setMonth }
}

function hasPlaces(departures: Departure[] | undefined, people: number): boolean {
  return departures?.some((departure) => departure.placesLeft >= people) ?? false
}

/** Leaves out past weeks: the present month begins with the present week. */
function Week(props: ComponentProps<typeof UsualWeek>) {
  const lastDay = props.week.days.at(-1)
  return <UsualWeek {...props} hidden={lastDay && textOf(lastDay.date) < hanoiDate()} />
}

/**
 * Adds to a day what is not usual: few places, none, or that it runs. The usual button takes the focus when arrow keys
 * lead to it.
 */
function DayButton(props: DayButtonProps) {
  const { day, modifiers } = props
  const t = useTranslate()
  const language = useLanguage()
  const { byDate, people, hasMinimum } = useContext(Shown)
  const departures = byDate.get(textOf(day.date))
  const left = Math.max(0, ...(departures ?? []).map((departure) => departure.placesLeft))
  const places = left ? interpolate(t(messages.left), { n: left }) : t(messages.full)
  const departure = departures?.find(({ placesLeft }) => placesLeft > 0)
  const label = [props["aria-label"], departure && willRunWords(departure, language, people), departures && places]
  return (
    <UsualDayButton {...props} aria-label={withCommas(...label)}>
      <span className={modifiers.today ? "underline underline-offset-4" : undefined}>{day.date.getDate()}</span>
      {departures && (
        <span className="block text-[0.6875rem] leading-tight font-normal" aria-hidden="true">
          {left <= FEW_PLACES && places}
          {hasMinimum && departure && runsWith(departure, people) && <span className="block">{t(messages.runs)}</span>}
        </span>
      )}
    </UsualDayButton>
  )
}

/** The calendar works in local time; only year, month and day are used. */
function dateOf(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number)
  return new Date(year, month - 1, day)
}

function textOf(day: Date): string {
  const two = (value: number) => String(value).padStart(2, "0")
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

const DAY_CLASS = {
  months: "relative",
  month_caption: "flex h-11 items-center pl-1 font-display text-lg font-bold capitalize",
  nav: "absolute top-0 right-0 flex",
  button_previous: "grid size-11 place-items-center rounded-card hover:bg-mist aria-disabled:opacity-30",
  button_next: "grid size-11 place-items-center rounded-card hover:bg-mist aria-disabled:opacity-30",
  month_grid: "mt-1 w-full table-fixed border-separate border-spacing-0.5",
  weekday: "py-1 text-sm font-normal text-soft",
  day: "h-16 p-0 text-center",
  day_button:
    "day-button grid h-full w-full min-h-11 content-center rounded-card border border-field bg-sheet font-semibold hover:border-ink disabled:cursor-default disabled:border-transparent disabled:bg-transparent disabled:font-normal disabled:text-soft",
  selected: "day-chosen [&>button]:border-brand [&>button]:bg-brand [&>button]:text-on-brand",
  chevron: "size-5 fill-current",
  outside: "invisible",
}
