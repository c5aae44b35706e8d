import { eq } from "drizzle-orm"
import { boolean, integer, jsonb, pgTable, timestamp } from "drizzle-orm/pg-core"
import { type Money, toMinor } from "#lib/money.ts"
import { type Database, db } from "#server/database.server.ts"
import { notFound } from "#server/errors.server.ts"
import { snapshot } from "#server/snapshot.server.ts"
import { DEFAULT_SETTINGS, SETTINGS_GROUPS, type Settings } from "./settings.ts"

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

/**
 * One group of the settings.
 * @throws notFound for a name that is not one of `SETTINGS_GROUPS`
 */
export async function findSettingsGroup(group: string): Promise<Partial<Settings>> {
  if (!Object.hasOwn(SETTINGS_GROUPS, group)) throw notFound("Settings group")
  const all = await findSettings()
  const names = SETTINGS_GROUPS[group as keyof typeof SETTINGS_GROUPS]
  return Object.fromEntries(names.map((name) => [name, all[name]]))
}

/** Replaces the stored settings; what is absent falls back to the defaults. */
export async function storeSettings(data: Partial<Settings>, database: Database = db): Promise<void> {
  await database
    .insert(settings)
    .values({ data })
    .onConflictDoUpdate({ target: settings.singleton, set: { data, updatedAt: new Date() } })
  stored.forget()
}

/** A price in US cents at the rate in force: by this lists compare prices, in whatever currency they were entered. */
export async function inUsdMinor(price: Money, database: Database): Promise<number> {
  if (price.currency === "USD") return price.amount
  const [row] = await database.select({ data: settings.data }).from(settings).where(eq(settings.singleton, true))
  const { vndPerUsd } = row?.data.exchangeRate ?? DEFAULT_SETTINGS.exchangeRate
  return toMinor(price.amount / vndPerUsd, "USD")
}
