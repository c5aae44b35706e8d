import type { User } from "#domain/account/account.ts"
import type { Sent } from "#domain/catalogue/content-fields.ts"
import { missingTranslations, withoutUnchanged } from "#domain/catalogue/rows/content-checks.server.ts"
import { checkStaffVersion } from "#domain/catalogue/rows/last-change.server.ts"
import { checkPictures } from "#domain/uploads/pictures-in-content.server.ts"
import { pick } from "#lib/data/pick.ts"
import { may } from "#lib/roles.ts"
import { audit } from "#server/database/audit-log.server.ts"
import { clearCache } from "#server/database/cache.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { withContentLock } from "#server/database/locks.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { type FieldError, forbidden } from "#server/errors.server.ts"
import { readSettings, storeSettings } from "./settings.server.ts"
import { areaOfSetting, type Settings, type StoredSettings } from "./settings.ts"
import type { SettingsChange } from "./settings-entry.schema.ts"
import { staffMessages } from "./staff-messages.ts"

export type WrittenSettings = { data: StoredSettings; warnings: FieldError[] }

/**
 * @throws conflict VERSION_CONFLICT if someone else has changed them since that version; forbidden if a setting
 * belongs to others, such as `retention` to administrators
 */
export async function changeSettings({ version, ...sent }: SettingsChange, user: User): Promise<WrittenSettings> {
  const data = await transact((transaction) =>
    withContentLock(transaction, () => change(sent, version, user, transaction)),
  )
  clearCache()
  return { data, warnings: missingTranslations(data) }
}

/** @throws forbidden if one of these settings belongs to others */
function checkMayChange(names: (keyof Settings)[], user: User): void {
  const refused = names.find((name) => !may(user, areaOfSetting(name)))
  if (refused) throw forbidden(staffMessages[refused === "retention" ? "retentionAdminsOnly" : "managersOnly"])
}

async function change(sent: Sent, version: number | undefined, user: User, transaction: Database) {
  const present = await readSettings(transaction)
  const news = withoutUnchanged(sent, present)
  await checkStaffVersion({ subject: "settings" }, present, version, news, transaction)
  checkMayChange(Object.keys(news) as (keyof Settings)[], user)
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
