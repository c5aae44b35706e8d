import { sql } from "drizzle-orm"
import type { User } from "#domain/account/account.ts"
import { readSettings } from "#domain/settings/settings.server.ts"
import { staffMessages } from "#domain/settings/staff-messages.ts"
import { audit } from "#server/database/audit-log.server.ts"
import { db } from "#server/database/database.server.ts"
import { type FieldError, HttpError, invalid } from "#server/errors.server.ts"
import { keysOlderThan, pictureOf, removeOriginal, storeOriginal } from "#server/media/media.server.ts"
import { randomKey } from "#server/secrets.server.ts"
import { keyOf, LOGO_KINDS, type Logo, type Logos } from "./logo.ts"

/** The collection of `/media` that holds them. */
export const LOGOS = "logos"

type SentFile = { field: string; file: Blob }

/** Stores a logo, which the settings may then name. @throws invalid; tooMany */
export async function storeLogo({ field, file }: SentFile, user: User): Promise<Logo> {
  const key = randomKey()
  const logo = await keepLogo(key, Buffer.from(await file.arrayBuffer()), field)
  await audit({ actor: user._id, action: "create", subject: `logo:${key}`, after: logo }, db)
  return logo
}

/** Stores a logo under a key. @throws invalid */
export async function keepLogo(key: string, file: Buffer, field = "logo"): Promise<Logo> {
  const { takeLogo } = await import("./logo-intake.server.ts")
  const { PictureRefused } = await import("#domain/uploads/picture-intake.server.ts")
  try {
    const { content, width, height } = await takeLogo(file)
    await storeOriginal(LOGOS, key, "full.webp", content)
    return { url: `/media/${LOGOS}/${key}/h160.webp`, width, height }
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error
    throw invalid([{ field, message: error.text }])
  }
}

/** @throws invalid naming each logo that isn't stored */
export async function checkLogos(logos: Logos): Promise<void> {
  const errors: FieldError[] = []
  for (const kind of LOGO_KINDS) {
    const logo = logos[kind]
    if (logo && !(await isStored(logo))) errors.push({ field: `logo.${kind}`, message: staffMessages.logoMissing })
  }
  if (errors.length) throw invalid(errors)
}

export async function isStored(logo: Logo): Promise<boolean> {
  try {
    await readLogo(logo)
    return true
  } catch (error) {
    if (error instanceof HttpError) return false
    throw error
  }
}

/** Returns the whole logo, not yet encoded. @throws notFound */
export const readLogo = (logo: Pick<Logo, "url">) => pictureOf(LOGOS, keyOf(logo), "full", 1024)

/** Longer than staff take between uploading a logo and saving it. */
const UNUSED_AFTER_MS = 24 * 3_600_000

/** Removes logos that were never saved. Former ones stay: mails that were sent show them. */
export async function sweepLogos(): Promise<void> {
  const keys = await keysOlderThan(LOGOS, UNUSED_AFTER_MS)
  if (!keys.length) return
  const { logo } = await readSettings()
  const { rows } = await db.execute<{ before: Logos; after: Logos }>(
    sql`select before -> 'logo' as before, after -> 'logo' as after from audit_log
      where subject = 'settings' and after ? 'logo'`,
  )
  const used = new Set([logo, ...rows.flatMap(({ before, after }) => [before, after])].flatMap(keysOf))
  for (const key of keys.filter((key) => !used.has(key))) await removeOriginal(LOGOS, key)
}

const keysOf = (logos: Logos): string[] => LOGO_KINDS.flatMap((kind) => (logos[kind] ? [keyOf(logos[kind])] : []))
