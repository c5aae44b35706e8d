import { and, asc, eq, gte, lte, type SQL, type SQLWrapper, sql } from "drizzle-orm"
import type { CatalogueFilters } from "#domain/catalogue/content.ts"
import { limitInCents } from "#i18n/money/shown-money.ts"
import { earliestAnswered } from "#lib/office-hours.ts"
import { hanoiDate } from "#lib/today.ts"
import { cached, clearCache } from "#server/database/cache.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { notFound } from "#server/errors.server.ts"
import { exchangeRates, settings } from "./settings.table.server.ts"
import {
  DEFAULT_SETTINGS,
  isNoticeShown,
  ratesOf,
  SETTINGS_GROUPS,
  type Settings,
  type SettingsGroup,
  type StoredSettings,
} from "./settings.ts"

let last = DEFAULT_SETTINGS

/** Returns the settings of staff, with the defaults of spec §3. Cached. */
export function findSettings(): Promise<Settings> {
  return cached("settings", async () => {
    const [row] = await db.select({ data: settings.data }).from(settings).where(eq(settings.singleton, true))
    last = { ...DEFAULT_SETTINGS, ...row?.data }
    return last
  })
}

/** Returns the first instant at which guests can be collected for a trip that the office can still answer before. */
export async function findEarliestAnswered(): Promise<Date> {
  const { office } = await findSettings()
  return earliestAnswered(new Date(), office)
}

/** Returns the last known settings, for error pages while the database is down. */
export function lastSettings(): Settings {
  return last
}

export async function readSettings(database: Database = db): Promise<StoredSettings> {
  const [row] = await database.select().from(settings).where(eq(settings.singleton, true))
  const version = row?.version ?? 1
  return { ...DEFAULT_SETTINGS, ...row?.data, version, updatedAt: row?.updatedAt.toISOString() ?? null }
}

/** @throws notFound */
export function parseSettingsGroup(name: string): SettingsGroup {
  if (!Object.hasOwn(SETTINGS_GROUPS, name)) throw notFound("Settings group")
  return name as SettingsGroup
}

/** Returns what everybody may read, with the text of the notice on its days alone. */
export const findPublicSettings = async (): Promise<Settings> => publicPart(await findSettings())

/** Returns the last known settings that everybody may read, for error pages while the database is down. */
export const lastPublicSettings = (): Settings => publicPart(last)

function publicPart(settings: Settings): Settings {
  const { secondFactorRoles: _, bankAccounts, paymentReminders, ...shown } = settings
  return isNoticeShown(shown, hanoiDate()) ? shown : { ...shown, noticeText: DEFAULT_SETTINGS.noticeText }
}

export async function findSettingsGroup(group: SettingsGroup): Promise<Partial<Settings>> {
  return partOf(await findPublicSettings(), group)
}

export async function readSettingsGroup(group: SettingsGroup): Promise<Partial<StoredSettings>> {
  const { version, updatedAt, ...all } = await readSettings()
  return { ...partOf(all, group), version, updatedAt }
}

function partOf(all: Settings, group: SettingsGroup): Partial<Settings> {
  return Object.fromEntries(SETTINGS_GROUPS[group].map((name) => [name, all[name]]))
}

/** The defaults are version 1. */
const FIRST = 2

/** Replaces all stored settings. Missing fields fall back to the defaults. */
export async function storeSettings(data: Partial<Settings>, database: Database = db): Promise<void> {
  const next = { data, version: sql`${settings.version} + 1`, updatedAt: new Date() }
  await database
    .insert(settings)
    .values({ data, version: FIRST })
    .onConflictDoUpdate({ target: settings.singleton, set: next })
  clearCache()
}

/** Returns the exchange rates of all days for which staff had entered one, the first day first. */
export const listExchangeRates = () => db.select().from(exchangeRates).orderBy(asc(exchangeRates.day))

type PriceFilter = Pick<CatalogueFilters, "minPrice" | "maxPrice" | "currency">

/** The highest price in cents that fits into an integer column. */
const MAX_CENTS = 2 ** 31 - 1

/** Returns the prices of a list in US cents at the site's exchange rate, and the condition of its price filter. */
export async function listedPrices(
  table: Record<"currency" | "priceMinor", SQLWrapper>,
  filter: PriceFilter,
): Promise<{ usdCents: SQL<number>; within: SQL | undefined }> {
  const { exchangeRate } = await findSettings()
  const usdCents = sql<number>`case when ${table.currency} = 'USD' then ${table.priceMinor}
    else round(${table.priceMinor} * 100.0 / ${exchangeRate.vndPerUsd}::numeric) end`
  const { least, most } = await priceLimits(filter)
  return {
    usdCents,
    within: and(
      least === undefined ? undefined : gte(usdCents, least),
      most === undefined ? undefined : lte(usdCents, most),
    ),
  }
}

/** Returns the limits of a price filter in US cents. A currency without a rate counts as dollars. */
export async function priceLimits({ minPrice, maxPrice, currency = "USD" }: PriceFilter) {
  const rates = ratesOf(await findSettings())
  const known = currency === "VND" || rates[currency] > 0 ? currency : "USD"
  const cents = (limit: number | undefined, end: "least" | "most") =>
    limit === undefined ? undefined : Math.min(limitInCents(limit, end, known, rates), MAX_CENTS)
  return { least: cents(minPrice, "least"), most: cents(maxPrice, "most") }
}
