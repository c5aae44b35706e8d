import type { User } from "#features/account/account.ts"
import { repriceProducts } from "#features/products/products.server.ts"
import { repriceTours } from "#features/tours/tours.server.ts"
import { repriceTransfers } from "#features/transfers/transfers.server.ts"
import { audit } from "#server/audit.server.ts"
import { differing, untranslated, versionConflict } from "#server/content-checks.server.ts"
import { type Database, db } from "#server/database.server.ts"
import type { FieldError } from "#server/errors.server.ts"
import { inTurn } from "#server/staff-turn.server.ts"
import { forgetSettings, readSettings, storeSettings } from "./settings.server.ts"
import type { Settings, StoredSettings } from "./settings.ts"

/** What was written, and what it still lacks: texts without Vietnamese. */
export type WrittenSettings = { data: StoredSettings; warnings: FieldError[] }

/**
 * Changes the settings that were sent; what everybody reads shows it at once. Another rate of exchange changes by what
 * lists sort and filter what is priced in đồng.
 * @throws conflict VERSION_CONFLICT when somebody has changed them since they were read
 */
export async function changeSettings(
  { version, ...sent }: Partial<Settings> & { version: number },
  user: User,
): Promise<WrittenSettings> {
  const data = await db.transaction((transaction) =>
    inTurn(transaction, () => change(sent, version, user, transaction)),
  )
  forgetSettings()
  return { data, warnings: untranslated(data) }
}

async function change(sent: Partial<Settings>, version: number, user: User, transaction: Database) {
  const present = await readSettings(transaction)
  if (present.version !== version) throw versionConflict(present, sent)
  const { version: _, updatedAt, ...settings } = present
  const fields = differing(sent, settings)
  if (!fields.length) return present
  const next: Settings = { ...settings, ...sent }
  await storeSettings(next, transaction)
  if (fields.includes("exchangeRate")) await reprice(next.exchangeRate.vndPerUsd, transaction)
  const part = (of: Settings) => Object.fromEntries(fields.map((field) => [field, of[field as keyof Settings]]))
  const deed = { actor: user._id, action: "update" as const, subject: "settings" }
  await audit({ ...deed, before: part(settings), after: part(next) }, transaction)
  return readSettings(transaction)
}

async function reprice(vndPerUsd: number, transaction: Database): Promise<void> {
  await repriceTours(vndPerUsd, transaction)
  await repriceTransfers(vndPerUsd, transaction)
  await repriceProducts(vndPerUsd, transaction)
}
