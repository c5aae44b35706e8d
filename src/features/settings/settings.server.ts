import { eq, type SQL, type SQLWrapper, sql } from "drizzle-orm"
import { boolean, integer, jsonb, pgTable, timestamp } from "drizzle-orm/pg-core"
import { type Money, toMinor } from "#lib/money.ts"
import { type Database, db } from "#server/database.server.ts"
import { notFound } from "#server/errors.server.ts"
import { snapshot } from "#server/snapshot.server.ts"
import {
  DEFAULT_SETTINGS,
  SETTINGS_GROUPS,
  type Settings,
  type SettingsGroup,
  type StoredSettings,
} from "./settings.ts"

const settings = pgTable("settings", {
  singleton: boolean().primaryKey().default(true),
  data: jsonb().$type<Partial<Settings>>().notNull(),
  version: integer().notNull().default(1),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
})

const stored = snapshot(async () => {
  const [row] = await db.select({ data: settings.data }).from(settings).where(eq(settings.singleton, true))
  return { ...DEFAULT_SETTINGS, ...row?.data }
})

/** The site settings in force: what staff have set over the defaults of spec §3. */
export function findSettings(): Promise<Settings> {
  return stored.read()
}

/** The settings as staff edit them, not the ones of a moment ago. */
export async function readSettings(database: Database = db): Promise<StoredSettings> {
  const [row] = await database.select().from(settings).where(eq(settings.singleton, true))
  const version = row?.version ?? 1
  return { ...DEFAULT_SETTINGS, ...row?.data, version, updatedAt: row?.updatedAt.toISOString() ?? null }
}

/** The name of a group. @throws notFound for one that is not in `SETTINGS_GROUPS` */
export function groupOf(name: string): SettingsGroup {
  if (!Object.hasOwn(SETTINGS_GROUPS, name)) throw notFound("Settings group")
  return name as SettingsGroup
}

/** One group of the settings. */
export async function findSettingsGroup(group: SettingsGroup): Promise<Partial<Settings>> {
  return partOf(await findSettings(), group)
}

/** One group of the settings as staff edit it. */
export async function readSettingsGroup(group: SettingsGroup): Promise<Partial<StoredSettings>> {
  const { version, updatedAt, ...all } = await readSettings()
  return { ...partOf(all, group), version, updatedAt }
}

function partOf(all: Settings, group: SettingsGroup): Partial<Settings> {
  return Object.fromEntries(SETTINGS_GROUPS[group].map((name) => [name, all[name]]))
}

/** The version of what staff store first; the defaults are version 1. */
const FIRST = 2

/** Replaces the stored settings by their next version; what is absent falls back to the defaults. */
export async function storeSettings(data: Partial<Settings>, database: Database = db): Promise<void> {
  const next = { data, version: sql`${settings.version} + 1`, updatedAt: new Date() }
  await database
    .insert(settings)
    .values({ data, version: FIRST })
    .onConflictDoUpdate({ target: settings.singleton, set: next })
  forgetSettings()
}

/** To be called when a change of the settings is in force. */
export const forgetSettings = (): void => stored.forget()

/** A price in US cents at the rate in force: by this lists compare prices, in whatever currency they were entered. */
export async function inUsdMinor(price: Money, database: Database): Promise<number> {
  if (price.currency === "USD") return price.amount
  const [row] = await database.select({ data: settings.data }).from(settings).where(eq(settings.singleton, true))
  const { vndPerUsd } = row?.data.exchangeRate ?? DEFAULT_SETTINGS.exchangeRate
  return toMinor(price.amount / vndPerUsd, "USD")
}

/** The same, said in SQL, for rows whose price in đồng is to be counted anew. */
export function dongInUsdMinor(priceMinor: SQLWrapper, vndPerUsd: number): SQL<number> {
  return sql<number>`round(${priceMinor} * 100.0 / ${vndPerUsd}::numeric)::int`
}
