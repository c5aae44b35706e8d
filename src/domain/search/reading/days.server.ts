import { type Days, daysNamed, monthOf } from "#domain/search/when.ts"
import { addDays, addMonths, isCalendarDate, weekdayOf } from "#lib/today.ts"
import { extractLunarDay, extractNamedDays } from "./named-days.server.ts"
import { extractAll, type Groups, type NamedDays, type TypedText, whole } from "./typed-text.server.ts"

const MONTHS =
  "jan(?:uary)? feb(?:ruary)? mar(?:ch)? apr(?:il)? may june? july? aug(?:ust)? sept?(?:ember)? oct(?:ober)? nov(?:ember)? dec(?:ember)?".split(
    " ",
  )
/** 'may' is no month in 'xe máy', nor 'mar' alone. */
const MONTH = `(?<!xe\\s+)(?:${MONTHS.join("|")})`
const MONTH_ALONE = MONTH.replace("mar(?:ch)?", "march")
const VI_MONTH = "(?:thang\\s*|t)(?<nth>1[0-2]|0?[1-9])"
const YEAR = "(?:,?\\s*(?:nam\\s+|/\\s*)?(?<year>20\\d\\d))?"
const TO = "\\s*(?:-|–|to|until|till|and|den)\\s*"
const TH = "(?:st|nd|rd|th)?"

const EARLY = "early|(?:the\\s+)?(?:beginning|start)\\s+(?:of\\s+)?|dau"
const MIDDLE = "mid(?:dle)?(?:\\s+of)?|giua"
const LATE = "late|(?:the\\s+)?end(?:\\s+of)?|cuoi"
const PART = `(?:(?:(?<early>${EARLY})|(?<middle>${MIDDLE})|(?<late>${LATE}))[\\s-]*)?`

const ISO = "20\\d\\d-\\d\\d-\\d\\d"
const ISO_DAYS = whole(`(?<first>${ISO})(?:${TO}(?<last>${ISO}))?`)
const numeric = (nth: string) =>
  `(?<day${nth}>\\d{1,2})\\s*[/.-]\\s*(?<month${nth}>\\d{1,2})(?:\\s*[/.-]\\s*(?<year${nth}>20\\d\\d|\\d\\d))?`
const NUMERIC_DAYS = whole(`(?!24/7)(?:ngay\\s+)?${numeric("1")}(?:${TO}(?:ngay\\s+)?${numeric("2")})?`)
const DAY_FIRST = whole(
  `(?:ngay\\s+)?(?<day>\\d{1,2})${TH}(?:${TO}(?:ngay\\s+)?(?<last>\\d{1,2})${TH})?\\s*(?:of\\s+)?(?:(?<month>${MONTH})|${VI_MONTH})${YEAR}`,
)
const MONTH_FIRST = whole(`(?<month>${MONTH})\\s+(?<day>\\d{1,2})${TH}(?:${TO}(?<last>\\d{1,2})${TH})?${YEAR}`)
const WHOLE_MONTH = whole(`${PART}(?:(?<month>${MONTH_ALONE})|${VI_MONTH})${YEAR}`)

/** Reads 'june', 'end of December', '24-26 dec', '12/12', 'next weekend', 'tháng 6', and the names of holidays. */
export function extractDays(text: TypedText, today: string, holidays: NamedDays[]): Days | undefined {
  return (
    extractLunarDay(text, today) ??
    extractNamedDays(text, today, holidays) ??
    extractAll(text, ISO_DAYS, ({ first = "", last = first }) => inOrder(first, last)) ??
    extractAll(text, NUMERIC_DAYS, (groups) => numericDays(groups, today)) ??
    extractAll(text, DAY_FIRST, (groups) => daysOfMonth(groups, today)) ??
    extractAll(text, MONTH_FIRST, (groups) => daysOfMonth(groups, today)) ??
    extractAll(text, WHOLE_MONTH, (groups) => partOfMonth(groups, today)) ??
    extractRelative(text, today)
  )
}

const WEEKDAYS = [
  "monday|thu\\s*(?:2|hai)",
  "tuesday|thu\\s*(?:3|ba)",
  "wednesday|thu\\s*(?:4|tu)",
  "thursday|thu\\s*(?:5|nam)",
  "friday|thu\\s*(?:6|sau)",
  "saturday|thu\\s*(?:7|bay)",
  "sunday|chu\\s*nhat",
]

/** 'Thứ 2 tuần sau' is of the next week, 'next Monday' the next one. */
const weekdays = (): typeof RELATIVE =>
  WEEKDAYS.flatMap((words, nth) => [
    [`(?:${words})\\s+tuan\\s+(?:sau|toi)`, (today) => oneDay(addDays(today, 8 - weekdayOf(today) + nth))],
    [`(?:next\\s+|this\\s+)?(?:${words})(?:\\s+(?:nay|toi))?`, (today) => oneDay(nextWeekday(today, nth + 1))],
  ])

const oneDay = (day: string): Days => ({ from: day, to: day })

/** Returns the first day after today that is this weekday, of which Monday is 1. */
const nextWeekday = (today: string, weekday: number) => addDays(today, ((weekday - weekdayOf(today) + 6) % 7) + 1)

const RELATIVE: [words: string, days: (today: string) => Days | undefined][] = [
  [
    "(?:thu\\s*(?:7|bay)|saturday)\\s*(?:va|and|,|-|&)?\\s*(?:chu\\s*nhat|cn|sunday)",
    (today) => daysNamed({ when: "weekend" }, today),
  ],
  ["next\\s+weekend|cuoi\\s+tuan\\s+(?:sau|toi)", (today) => daysNamed({ when: "next-weekend" }, today)],
  ["(?:this\\s+)?weekend|cuoi\\s+tuan(?:\\s+nay)?", (today) => daysNamed({ when: "weekend" }, today)],
  ["next\\s+week|tuan\\s+(?:sau|toi)", (today) => weekFrom(addDays(today, 8 - weekdayOf(today)))],
  ["this\\s+week|tuan\\s+nay", (today) => ({ from: today, to: addDays(today, 7 - weekdayOf(today)) })],
  ["next\\s+month|thang\\s+(?:sau|toi)", (today) => monthOf(addMonths(today, 1).slice(0, 7))],
  ["this\\s+month|thang\\s+nay", (today) => monthOf(today.slice(0, 7))],
  ["today|tonight|hom\\s+nay|toi\\s+nay", (today) => ({ from: today, to: today })],
  ["tomorrow|ngay\\s+mai", (today) => ({ from: addDays(today, 1), to: addDays(today, 1) })],
]
/** 'Thứ hai tuần sau' is a day before 'tuần sau' is a week. */
const RELATIVE_DAYS = [...RELATIVE.slice(0, 1), ...weekdays(), ...RELATIVE.slice(1)].map(
  ([words, days]) => [whole(words), days] as const,
)

function extractRelative(text: TypedText, today: string): Days | undefined {
  return RELATIVE_DAYS.find(([pattern]) => extractAll(text, pattern, () => true))?.[1](today)
}

const weekFrom = (monday: string): Days => ({ from: monday, to: addDays(monday, 6) })

/** Reads '12/11' as in Vietnam, the day first, unless it can only be the month. */
function numericDays(groups: Groups, today: string): Days | undefined {
  const read = (nth: string) => {
    const [day, month] = [Number(groups[`day${nth}`]), Number(groups[`month${nth}`])]
    const typed = groups[`year${nth}`]
    const year = typed && Number(typed.length === 2 ? `20${typed}` : typed)
    return month > 12 ? dateOf(day, month, year, today) : dateOf(month, day, year, today)
  }
  const from = read("1")
  const to = groups.day2 === undefined ? from : read("2")
  return from && to ? inOrder(from, to) : undefined
}

function daysOfMonth(groups: Groups, today: string): Days | undefined {
  const { day, last = day, year } = groups
  const month = monthIn(groups)
  const to = dateOf(month, Number(last), year && Number(year), today)
  const from = to === undefined ? undefined : `${to.slice(0, 8)}${String(day).padStart(2, "0")}`
  return from && to ? inOrder(from, to) : undefined
}

function partOfMonth(groups: Groups, today: string): Days | undefined {
  const { early, middle, late, year } = groups
  const month = `${monthIn(groups)}`.padStart(2, "0")
  const present = today.slice(0, 4)
  const next = `${present}-${month}` < today.slice(0, 7) ? `${Number(present) + 1}` : present
  const days = monthOf(`${year ?? next}-${month}`)
  if (!days) return undefined
  const nth = (day: string) => `${days.from.slice(0, 8)}${day}`
  if (early) return { from: days.from, to: nth("10") }
  if (middle) return { from: nth("11"), to: nth("20") }
  return late ? { from: nth("21"), to: days.to } : days
}

function monthIn({ month, nth }: Groups): number {
  return nth === undefined ? MONTHS.findIndex((name) => new RegExp(`^${name}$`).test(month ?? "")) + 1 : Number(nth)
}

/** Returns a real date. Without a year it is the next one. */
function dateOf(month: number, day: number, year: number | string | undefined, today: string): string | undefined {
  const rest = `${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`
  const present = Number(today.slice(0, 4))
  const soonest = year || (`${present}-${rest}` < today ? present + 1 : present)
  const date = `${soonest}-${rest}`
  return isCalendarDate(date) ? date : undefined
}

function inOrder(from: string, to: string): Days | undefined {
  return isCalendarDate(from) && isCalendarDate(to) && from <= to ? { from, to } : undefined
}
