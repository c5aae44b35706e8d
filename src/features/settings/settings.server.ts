import { eq, type SQL, type SQLWrapper, sql } from "drizzle-orm"
import { cached, clearCache } from "#server/catalogue/cache.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { notFound } from "#server/errors.server.ts"
import { settings } from "./settings.table.server.ts"
import {
  DEFAULT_SETTINGS,
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

export async function findSettingsGroup(group: SettingsGroup): Promise<Partial<Settings>> {
  return partOf(await findSettings(), group)
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

/** Returns an SQL expression for prices in US cents at the site's exchange rate, to compare both currencies. */
export async function buildUsdCents(table: Record<"currency" | "priceMinor", SQLWrapper>): Promise<SQL<number>> {
  const { exchangeRate } = await findSettings()
  return sql`case when ${table.currency} = 'USD' then ${table.priceMinor}
    else round(${table.priceMinor} * 100.0 / ${exchangeRate.vndPerUsd}::numeric) end`
}
