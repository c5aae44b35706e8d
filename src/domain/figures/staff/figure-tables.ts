import { countryName } from "#i18n/country-name.ts"
import { formatDuration } from "#i18n/format.ts"
import type { Words } from "#i18n/words.ts"
import { COUNTRIES } from "#lib/countries.ts"
import { hanoiDate } from "#lib/today.ts"
import type { FigureTable } from "../figures.schema.ts"
import {
  ANSWERS,
  type Compared,
  type Counted,
  changeOf,
  isMoney,
  LEADS,
  MEASURES,
  type Measure,
  percentOf,
} from "../figures.ts"
import { comparedDays, daysIn, timesIn } from "../period.ts"

type Column = { name: string; is: "text" | "day" | "count" | "dong" | "percent" }
type Value = string | number | null | undefined

/** A table of figures, in words. Its chart shows the columns `bars` of each row. */
export type Table = {
  id: FigureTable
  title: string
  note?: string
  columns: Column[]
  rows: Value[][]
  total?: Value[]
  bars: number[]
}

/** Returns all tables of a period. The screen shows them, and the files hold them. `measure` is compared with before. */
export function tablesOf(figures: Counted, measure: Measure, words: Words): Table[] {
  const { translate, localized } = words
  const { unit, before } = figures
  const text = (key: string, options?: Record<string, unknown>) => translate(`figures.${key}`, options)
  const grouped = <Key>(
    id: FigureTable,
    label: Column,
    rows: (Compared & { key: Key })[],
    name: (row: Compared & { key: Key }) => string,
    days = (_: Key) => daysIn(before),
  ) => {
    const values = rows.map((row) => [name(row), ...measureValues(row, measure, days(row.key))])
    const hasDash = values.some((row) => row.at(-1) === null)
    return {
      id,
      columns: [label, ...measureColumns(measure, words)],
      rows: values,
      total: [text("total"), ...measureValues(figures.totals, measure, daysIn(before))],
      note: [text(`days.${figures.by}`), hasDash && text("noChange")].filter(Boolean).join(" "),
      bars: [1 + MEASURES.indexOf(measure), 1 + MEASURES.length],
    }
  }
  const label = (name: string): Column => ({ name: text(`columns.${name}`), is: "text" })
  const productName = ({ key }: { key: string }) => {
    const name = figures.products.find((row) => row.key === key)?.name
    return name ? localized(name) : text(key === "others" ? "others" : "gone")
  }
  const day: Column = unit === "day" ? { name: text("columns.day"), is: "day" } : label("month")
  const timeName = ({ key }: { key: string }) => (unit === "day" ? key : words.month(key))
  const daysOf = (key: string) => (unit === "day" ? 1 : daysOfMonth(key, figures))
  const times = grouped("times", day, figures.times, timeName, daysOf)
  const tables: Omit<Table, "title">[] = [
    unit === "day" ? { ...withoutChange(times), note: text(`days.${figures.by}`) } : times,
    grouped("products", label("product"), figures.products, productName),
    grouped("kinds", label("kind"), figures.kinds, ({ key }) => translate(`bookings.types.${key}`)),
    grouped("channels", label("channel"), figures.channels, ({ key }) => translate(`bookings.channels.${key}`)),
    grouped("languages", label("language"), figures.languages, ({ key }) => translate(`bookings.languages.${key}`)),
    grouped("countries", label("country"), figures.countries, ({ key }) => countryText(key, words)),
    causesTable(figures, words),
    leadsTable(figures, words),
    answersTable(figures, words),
    enquiriesTable(figures, words),
    ...placesTables(figures, words),
  ]
  return tables.map((table) => {
    const own = translate(`figures.notes.${table.id}`, { _: "" })
    const note = [table.note, own].filter(Boolean).join(" ")
    return { ...table, title: text(`tables.${table.id}`), ...(note && { note }) }
  })
}

function measureColumns(measure: Measure, { translate }: Words): Column[] {
  const is = (name: Measure) => (isMoney(name) ? "dong" : "count")
  const name = translate(`figures.measures.${measure}`)
  return [
    ...MEASURES.map((of): Column => ({ name: translate(`figures.measures.${of}`), is: is(of) })),
    { name: translate("figures.columns.before", { name }), is: is(measure) },
    { name: translate("figures.columns.change"), is: "percent" },
  ]
}

function measureValues(compared: Compared, measure: Measure, days: number): Value[] {
  const change = changeOf(measure, compared, days)
  const values = MEASURES.map((name) => compared.now[name])
  return [...values, compared.before[measure], typeof change === "number" ? change : null]
}

/** Removes the last column: a day against a day says nothing about a trend. */
const withoutChange = <T extends Required<Pick<Table, "columns" | "rows" | "total">>>(table: T): T => ({
  ...table,
  columns: table.columns.slice(0, -1),
  rows: table.rows.map((row) => row.slice(0, -1)),
  total: table.total.slice(0, -1),
})

/** Returns how many days a month is compared by. Those to come are left out, unless trips are counted. */
function daysOfMonth(month: string, { by, period, before, asOf, times }: Counted): number {
  const former = timesIn(before, "month")[times.findIndex(({ key }) => key === month)]
  const today = hanoiDate(new Date(asOf))
  const isCut = by === "request" && today < period.to
  return comparedDays(month, isCut ? { ...period, to: today } : period, former, before)
}

/** Countries may share a code, such as +1. */
function countryText(dialCode: string | null, { language, translate }: Words): string {
  if (dialCode === null) return translate("figures.unknown")
  const names = COUNTRIES.filter(({ dial }) => dial === dialCode).map(({ code }) => countryName(code)[language])
  return names.length ? names.join(" / ") : dialCode
}

type OneTable = Omit<Table, "title">

function causesTable({ causes }: Counted, { translate }: Words): OneTable {
  const text = (key: string) => translate(`figures.${key}`)
  const name = text("measures.cancelled")
  return {
    id: "causes",
    columns: [
      { name: text("columns.cause"), is: "text" },
      { name, is: "count" },
      { name: translate("figures.columns.before", { name }), is: "count" },
      { name: text("columns.fees"), is: "dong" },
    ],
    rows: causes
      .toSorted((a, b) => b.now.cancelled - a.now.cancelled)
      .map(({ key, now, before }) => [translate(`bookings.causes.${key}`), now.cancelled, before.cancelled, now.value]),
    bars: [1, 2],
  }
}

function leadsTable({ leads }: Counted, words: Words): OneTable {
  const { translate } = words
  const name = translate("figures.measures.bookings")
  return {
    id: "leads",
    columns: [
      { name: translate("figures.columns.lead"), is: "text" },
      { name, is: "count" },
      { name: translate("figures.columns.before", { name }), is: "count" },
      { name: translate("figures.measures.value"), is: "dong" },
    ],
    rows: leads.map(({ key, now, before }) => [leadText(key, words), now.bookings, before.bookings, now.value]),
    bars: [1, 2],
  }
}

function leadText(from: number, { translate }: Words): string {
  if (from === 0) return translate("figures.leadToday")
  const next = LEADS.find((days) => days > from)
  if (next === undefined) return translate("figures.leadMore", { n: from - 1 })
  return translate("figures.leadDays", { from, to: next - 1 })
}

function answersTable({ answers }: Counted, { translate, language }: Words): OneTable & { note?: string } {
  const name = translate("figures.columns.requests")
  const median = answers.now.medianMinutes
  return {
    id: "answers",
    columns: [
      { name: translate("figures.columns.answer"), is: "text" },
      { name, is: "count" },
      { name: translate("figures.columns.before", { name }), is: "count" },
    ],
    rows: ANSWERS.map((key) => [translate(`figures.answers.${key}`), answers.now[key], answers.before[key]]),
    ...(median !== null && {
      total: [translate("figures.answers.median", { time: formatDuration(median, language) }), null, null],
    }),
    bars: [1, 2],
  }
}

function enquiriesTable({ enquiries }: Counted, { translate }: Words): OneTable {
  const text = (name: string) => translate(`figures.columns.${name}`)
  const sum = (side: "now" | "before", of: "enquiries" | "booked") =>
    enquiries.reduce((all, row) => all + row[side][of], 0)
  const values = (now: { enquiries: number; booked: number }, before: { enquiries: number; booked: number }) => [
    now.enquiries,
    now.booked,
    percentOf(now.booked, now.enquiries),
    percentOf(before.booked, before.enquiries),
  ]
  const totals = (side: "now" | "before") => ({ enquiries: sum(side, "enquiries"), booked: sum(side, "booked") })
  return {
    id: "enquiries",
    columns: [
      { name: text("channel"), is: "text" },
      { name: text("enquiries"), is: "count" },
      { name: text("booked"), is: "count" },
      { name: text("share"), is: "percent" },
      { name: translate("figures.columns.before", { name: text("share") }), is: "percent" },
    ],
    rows: enquiries.map(({ key, now, before }) => [translate(`enquiries.channels.${key}`), ...values(now, before)]),
    total: [translate("figures.total"), ...values(totals("now"), totals("before"))],
    bars: [1, 2],
  }
}

function placesTables({ tours, departures }: Counted, { translate, localized, clock }: Words): OneTable[] {
  const column = (name: string, is: Column["is"]): Column => ({ name: translate(`figures.columns.${name}`), is })
  const places = [column("capacity", "count"), column("sold", "count"), column("share", "percent")]
  return [
    {
      id: "tours",
      columns: [column("tour", "text"), column("departures", "count"), ...places, column("overbooked", "count")],
      rows: tours.map(({ name, departures, capacity, sold, overbooked }) => [
        ...[localized(name), departures, capacity, sold, percentOf(sold, capacity), overbooked],
      ]),
      bars: [4],
    },
    {
      id: "departures",
      columns: [column("tour", "text"), column("date", "day"), column("time", "text"), ...places],
      rows: departures.map(({ name, date, startTime, capacity, sold }) => [
        ...[localized(name), date, clock(startTime), capacity, sold, percentOf(sold, capacity)],
      ]),
      bars: [],
    },
  ]
}
