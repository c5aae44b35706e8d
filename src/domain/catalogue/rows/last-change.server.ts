import { eq } from "drizzle-orm"
import { formatInstant } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import type { Localized } from "#i18n/localized.ts"
import { users } from "#server/auth/users.table.server.ts"
import { findLastAuditEntry } from "#server/database/audit-log.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { checkVersion, versionConflict } from "./content-checks.server.ts"

/** `actor` is the id of an account, or 'guest' or 'system'. */
export type LastChange = { at: Date; actor: string; done?: Localized | undefined }

const texts = {
  changed: {
    en: "{who} changed this in the meantime: {done} ({time}). Please check it again.",
    vi: "Mục này vừa có thay đổi: {done} ({who}, {time}). Bạn vui lòng xem lại.",
  },
  edited: {
    en: "{who} changed this in the meantime ({time}). Please check it again.",
    vi: "Nội dung này vừa được sửa ({who}, {time}). Bạn vui lòng xem lại.",
  },
  guest: { en: "The guest", vi: "khách" },
  system: { en: "The system", vi: "hệ thống" },
  unknown: { en: "Someone", vi: "người khác" },
}

/** Returns what staff read after a conflict: who did what, and when. Names people, so it is for staff only. */
export async function describeLastChange({ at, actor, done }: LastChange, transaction: Database): Promise<Localized> {
  const isPerson = actor !== "guest" && actor !== "system"
  const [person] = isPerson ? await transaction.select({ name: users.name }).from(users).where(eq(users.id, actor)) : []
  const say = (language: "en" | "vi") => {
    const who = person?.name ?? texts[isPerson ? "unknown" : actor][language]
    const time = formatInstant(at, language)
    return done
      ? interpolate(texts.changed[language], { who, done: done[language], time })
      : interpolate(texts.edited[language], { who, time })
  }
  return { en: say("en"), vi: say("vi") }
}

/**
 * Checks the version of what staff change, by the audit log of its `subject`. `statusNames` names the states, if it has
 * any that tell what was done.
 * @throws conflict VERSION_CONFLICT that says who did what, and when
 */
export async function checkStaffVersion(
  { subject, statusNames }: { subject: string; statusNames?: Record<string, Localized> },
  present: { version: number; status?: string },
  version: number | undefined,
  sent: object,
  transaction: Database,
): Promise<void> {
  if (version === undefined || version === present.version) return
  const last = await findLastAuditEntry(subject, transaction)
  // Jobs change departures without an entry in the log.
  const written = (last?.after as { version?: number } | null | undefined)?.version ?? present.version
  if (!last || written !== present.version) return checkVersion(present, version, sent)
  const done = statusNames?.[present.status ?? ""]
  throw versionConflict(present, sent, await describeLastChange({ at: last.at, actor: last.actor, done }, transaction))
}
