import { sql } from "drizzle-orm"
import { LRUCache } from "lru-cache"
import { hanoiDate } from "#lib/today.ts"
import { type Database, withoutTimeouts } from "#server/database/database.server.ts"
import { limitConcurrency } from "#server/limits/concurrency.server.ts"
import type { FiguresQuery } from "./figures.schema.ts"
import {
  countAnswers,
  countBookings,
  countEnquiries,
  countPlaces,
  type Dimension,
  findTitles,
  type Group,
  type Span,
  setOf,
} from "./figures.server.ts"
import { type Compared, type Counted, type Figures, LEADS, MEASURES, type Measures } from "./figures.ts"
import { periodBefore, periodBeforeUntil, timesIn, unitOf } from "./period.ts"

/** How long a screen waits before it says that figures are being counted. */
const PATIENCE_MS = 900
/** Figures that take longer than that are counted again after this time at the earliest. */
const KEPT_MS = 5 * 60_000
const MAX_MS = 60_000
/** One count at a time, on a connection of its own: however many years are asked for, the site has the others. */
const inTurn = limitConcurrency({ concurrency: 1, queue: 10, retrySeconds: 5 })

const counts = new LRUCache<string, Promise<Counted>>({ max: 20, ttl: KEPT_MS })

/** Returns the figures of a period, or says that they are being counted. Ask again then. @throws tooMany */
export async function findFigures(query: FiguresQuery): Promise<Figures> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<Figures>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, { state: "counting" })
  })
  return Promise.race([countOnce(query), patience]).finally(() => clearTimeout(timer))
}

/** Returns the figures of a period, however long they take. @throws tooMany */
export const waitForFigures = (query: FiguresQuery): Promise<Counted> => countOnce(query)

/** Joins a count of the same that is under way, or that took long and is still kept. */
function countOnce({ from, to, by = "request" }: FiguresQuery): Promise<Counted> {
  const key = [from, to, by].join(" ")
  const kept = counts.get(key)
  if (kept) return kept
  const began = Date.now()
  const count = inTurn(() => countAll({ from, to, by }))
  counts.set(key, count)
  count.then(
    () => Date.now() - began < PATIENCE_MS && counts.delete(key),
    () => counts.delete(key),
  )
  return count
}

/** All of it is read from one state of the database. */
function countAll({ from, to, by = "request" }: FiguresQuery): Promise<Counted> {
  const period = { from, to }
  // Trips to come are booked already, so months are compared as a whole by their days of travel.
  const before = by === "request" ? periodBeforeUntil(period, hanoiDate()) : periodBefore(period)
  const span = { period, before, unit: unitOf(period), by }
  return withoutTimeouts((own) =>
    own.transaction(async (transaction) => {
      await transaction.execute(sql`set transaction isolation level repeatable read, read only`)
      await transaction.execute(sql.raw(`set local statement_timeout = ${MAX_MS}`))
      await transaction.execute(sql`set local work_mem = '64MB'`)
      return count(span, transaction)
    }),
  )
}

async function count(span: Span, database: Database): Promise<Counted> {
  const asOf = new Date().toISOString()
  const groups = await countBookings(span, database)
  const totals = measured(groups.find(({ set }) => set === setOf(undefined)))
  return {
    state: "counted",
    asOf,
    ...span,
    totals,
    times: timesOf(span, groups),
    products: await productsOf(groups, totals, database),
    kinds: rowsOf("kind", groups),
    channels: rowsOf("channel", groups),
    languages: rowsOf("language", groups),
    countries: rowsOf("country", groups),
    causes: rowsOf("cause", groups),
    leads: rowsOf("lead", groups)
      .map(({ key, ...row }) => ({ key: LEADS[Number(key) - 1]!, ...row }))
      .toSorted((a, b) => a.key - b.key),
    answers: await countAnswers(span, database),
    enquiries: await conversions(span, database),
    ...(await countPlaces(span, database)),
  }
}

function measured(group: Group | undefined): Compared {
  const of = (side: "now" | "before") =>
    Object.fromEntries(MEASURES.map((name) => [name, Number(group?.[`${name}_${side}`] ?? 0)])) as Measures
  return { now: of("now"), before: of("before") }
}

const isNothing = (measures: Measures) => MEASURES.every((name) => measures[name] === 0)

/** Bookings without a phone number have no country. What has no cause or lead time is left out. */
function rowsOf<Key>(dimension: Dimension, groups: Group[]): (Compared & { key: Key })[] {
  return groups
    .filter(({ set, key }) => set === setOf(dimension) && (key !== null || dimension === "country"))
    .map((group) => ({ key: group.key as Key, ...measured(group) }))
    .filter(({ now, before }) => !isNothing(now) || !isNothing(before))
    .toSorted((a, b) => b.now.value - a.now.value || b.now.bookings - a.now.bookings || b.before.value - a.before.value)
}

/**
 * Returns each day or month of the period beside the one at the same place of the period before. Nothing can be booked or
 * paid on days to come, so they are left out unless trips are counted.
 */
function timesOf({ period, before, unit, by }: Span, groups: Group[]): Counted["times"] {
  const rows = new Map(rowsOf<string>("time", groups).map((row) => [row.key, row]))
  const former = timesIn(before, unit)
  const none = measured(undefined)
  const today = hanoiDate()
  const times = timesIn(period, unit).filter((key) => by === "travel" || key <= today)
  return times.map((key, nth) => ({
    key,
    now: rows.get(key)?.now ?? none.now,
    before: rows.get(former[nth] ?? "")?.before ?? none.before,
  }))
}

async function productsOf(groups: Group[], totals: Compared, database: Database): Promise<Counted["products"]> {
  const rows = rowsOf<string>("product", groups)
  const titles = await findTitles(
    rows.map(({ key }) => key),
    database,
  )
  const rest = { now: minus(totals.now, rows, "now"), before: minus(totals.before, rows, "before") }
  const others = isNothing(rest.now) && isNothing(rest.before) ? [] : [{ key: "others", name: null, ...rest }]
  return [...rows.map((row) => ({ ...row, name: titles.get(row.key) ?? null })), ...others]
}

function minus(total: Measures, rows: Compared[], side: "now" | "before"): Measures {
  const left = (name: (typeof MEASURES)[number]) => rows.reduce((rest, row) => rest - row[side][name], total[name])
  return Object.fromEntries(MEASURES.map((name) => [name, left(name)])) as Measures
}

async function conversions(span: Span, database: Database): Promise<Counted["enquiries"]> {
  const rows = await countEnquiries(span, database)
  const of = (channel: string, isNow: boolean) => {
    const row = rows.find(({ key, is_now }) => key === channel && is_now === isNow)
    return { enquiries: Number(row?.enquiries ?? 0), booked: Number(row?.booked ?? 0) }
  }
  return [...new Set(rows.map(({ key }) => key))]
    .map((key) => ({ key, now: of(key, true), before: of(key, false) }))
    .toSorted((a, b) => b.now.enquiries - a.now.enquiries)
}
