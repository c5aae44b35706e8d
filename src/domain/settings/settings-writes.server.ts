import type { User } from "#domain/account/account.ts"
import type { Sent } from "#domain/catalogue/content-fields.ts"
import { missingTranslations, withoutUnchanged } from "#domain/catalogue/rows/content-checks.server.ts"
import { checkStaffVersion } from "#domain/catalogue/rows/last-change.server.ts"
import type { Renaming } from "#domain/catalogue/rows/slug-redirects.server.ts"
import { checkPictures } from "#domain/uploads/pictures-in-content.server.ts"
import type { Localized } from "#i18n/localized.ts"
import { changedFields } from "#lib/data/changed-fields.ts"
import { pick } from "#lib/data/pick.ts"
import { may } from "#lib/roles.ts"
import { audit } from "#server/database/audit-log.server.ts"
import { clearCache } from "#server/database/cache.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { withContentLock } from "#server/database/locks.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { type FieldError, forbidden, invalid } from "#server/errors.server.ts"
import { checkLogos } from "./logo/logos.server.ts"
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

const REFUSALS: Partial<Record<keyof Settings, Localized>> = {
  retention: staffMessages.retentionAdminsOnly,
  isOpen: staffMessages.openingAdminsOnly,
  secondFactorRoles: staffMessages.secondFactorAdminsOnly,
  bankAccounts: staffMessages.bankAccountsAccountantsOnly,
}

/** @throws forbidden if one of these settings belongs to others */
function checkMayChange(names: (keyof Settings)[], user: User): void {
  const refused = names.find((name) => !may(user, areaOfSetting(name)))
  if (refused) throw forbidden(REFUSALS[refused] ?? staffMessages.managersOnly)
}

async function change(sent: Sent, version: number | undefined, user: User, transaction: Database) {
  const present = await readSettings(transaction)
  const news = withoutUnchanged(sent, present)
  await checkStaffVersion({ subject: "settings" }, present, version, news, transaction)
  checkMayChange(Object.keys(news) as (keyof Settings)[], user)
  const { version: _, updatedAt, ...settings } = present
  const fields = Object.keys(news) as (keyof Settings)[]
  if (!fields.length) return present
  const { logo, ...others } = news as SettingsChange
  await checkPictures(others, transaction)
  if (logo) await checkLogos(logo)
  const next: Settings = { ...settings, ...news }
  if (next.noticeFrom && next.noticeUntil && next.noticeUntil < next.noticeFrom)
    throw invalid([{ field: "noticeUntil", message: staffMessages.noticeEndsFirst }])
  await storeSettings(next, transaction)
  const diff = { before: pick(settings, ...fields), after: pick(next, ...fields) }
  await audit({ actor: user._id, action: "update", subject: "settings", ...diff }, transaction)
  return readSettings(transaction)
}

/** Keeps the places, tours and transfers of the home page when their slugs change. */
export async function renameOnHome({ kind, from, to }: Renaming, transaction: Database): Promise<void> {
  const { version: _, updatedAt, ...present } = await readSettings(transaction)
  const { homePlaces, homeMap, homeTours, homeTransfers } = present
  const renamed = (slugs: string[]) => slugs.map((slug) => (slug === from ? to : slug))
  const next: Partial<Settings> = {
    ...(kind === "category" && {
      homePlaces: homePlaces.map((place) => (place.slug === from ? { ...place, slug: to } : place)),
      homeMap: renamed(homeMap),
    }),
    ...(kind === "tour" && { homeTours: renamed(homeTours) }),
    ...(kind === "transfer" && { homeTransfers: renamed(homeTransfers) }),
  }
  const fields = changedFields(next, present)
  if (fields.length === 0) return
  await storeSettings({ ...present, ...next }, transaction)
  const diff = { before: pick(present, ...fields), after: pick(next, ...fields) }
  await audit({ actor: "system", action: "update", subject: "settings", ...diff }, transaction)
}
