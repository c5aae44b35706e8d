import type { User } from "#domain/account/account.ts"
import type { Sent } from "#domain/catalogue/content-fields.ts"
import { missingTranslations, withoutUnchanged } from "#domain/catalogue/rows/content-checks.server.ts"
import { checkStaffVersion } from "#domain/catalogue/rows/last-change.server.ts"
import { checkPictures } from "#domain/uploads/pictures-in-content.server.ts"
import { pick } from "#lib/data/pick.ts"
import { audit } from "#server/database/audit-log.server.ts"
import { clearCache } from "#server/database/cache.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { withContentLock } from "#server/database/locks.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { type FieldError, forbidden } from "#server/errors.server.ts"
import { readSettings, storeSettings } from "./settings.server.ts"
import type { Settings, StoredSettings } from "./settings.ts"
import type { SettingsChange } from "./settings-entry.schema.ts"
import { staffMessages } from "./staff-messages.ts"

export type WrittenSettings = { data: StoredSettings; warnings: FieldError[] }

/**
 * @throws conflict VERSION_CONFLICT if someone else has changed them since that version; forbidden if anyone but an
 * administrator changes `retention` or `secondFactorRoles`
 */
export async function changeSettings({ version, ...sent }: SettingsChange, user: User): Promise<WrittenSettings> {
  const data = await transact((transaction) =>
    withContentLock(transaction, () => change(sent, version, user, transaction)),
  )
  clearCache()
  return { data, warnings: missingTranslations(data) }
}

async function change(sent: Sent, version: number | undefined, user: User, transaction: Database) {
  const present = await readSettings(transaction)
  const news = withoutUnchanged(sent, present)
  await checkStaffVersion({ subject: "settings" }, present, version, news, transaction)
  // A short retention erases guests for good, as POST /people/erase does.
  if ("retention" in news && user.role !== "admin") throw forbidden(staffMessages.retentionAdminsOnly)
  if ("secondFactorRoles" in news && user.role !== "admin") throw forbidden(staffMessages.secondFactorAdminsOnly)
  const { version: _, updatedAt, ...settings } = present
  const fields = Object.keys(news) as (keyof Settings)[]
  if (!fields.length) return present
  await checkPictures(news, transaction)
  const next: Settings = { ...settings, ...news }
  await storeSettings(next, transaction)
  const diff = { before: pick(settings, ...fields), after: pick(next, ...fields) }
  await audit({ actor: user._id, action: "update", subject: "settings", ...diff }, transaction)
  return readSettings(transaction)
}
