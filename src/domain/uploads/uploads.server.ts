import { and, count, eq, max, sum } from "drizzle-orm"
import type { User } from "#domain/account/account.ts"
import type { Language } from "#i18n/localized.ts"
import { firstOf } from "#lib/data/first-of.ts"
import { pick } from "#lib/data/pick.ts"
import { firstCharacters } from "#lib/text/graphemes.ts"
import { audit } from "#server/database/audit-log.server.ts"
import { db } from "#server/database/database.server.ts"
import { withContentLock } from "#server/database/locks.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { conflict, type FieldError, invalid, notFound } from "#server/errors.server.ts"
import { keysOlderThan, prepareRenditions, removeOriginal, storeOriginal } from "#server/media/media.server.ts"
import { randomKey } from "#server/secrets.server.ts"
import { kinds } from "./messages.ts"
import type { Picture } from "./picture-intake.server.ts"
import { findUses, findUsesInBookings } from "./pictures-in-content.server.ts"
import { UPLOAD_FOLDERS, type Upload, type UploadFolder, type UploadStats, type Use } from "./upload.ts"
import { uploads } from "./uploads.table.server.ts"

type SentFile = { field: string; file: Blob }

/**
 * Stores a guest's picture. The calling slice keeps the reference and deletes the file.
 * @throws invalid; tooMany
 */
export async function storeGuestPicture(
  file: SentFile,
  collection: string,
): Promise<Omit<Picture, "content"> & { url: string }> {
  const picture = firstOf(await takeAll([file]))
  const { content, ...shown } = picture
  const key = randomKey()
  await storeOriginal(collection, key, "full.webp", content)
  return { ...shown, url: pictureUrl(collection, key) }
}

/** Stores all pictures or none. Files are written first, so that every row has one. @throws invalid; tooMany */
export async function storeUploads(files: SentFile[], folder: UploadFolder, user: User): Promise<Upload[]> {
  const pictures = await takeAll(files)
  const rows = pictures.map(({ content, ...shown }, nth) => {
    const name = nameOf(files[nth]!.file)
    return { ...shown, name, key: randomKey(), folder, bytes: content.length }
  })
  try {
    for (const [nth, { key }] of rows.entries()) await storeOriginal(folder, key, "full.webp", pictures[nth]!.content)
    const stored = await transact(async (transaction) => {
      const made = await transaction
        .insert(uploads)
        .values(rows.map((row) => ({ ...row, createdBy: user._id })))
        .returning()
      const presented = made.map(presentUpload)
      for (const after of presented)
        await audit({ actor: user._id, action: "create", subject: auditSubject(after._id), after }, transaction)
      return presented
    })
    for (const { key } of rows) prepareRenditions(folder, key)
    return stored
  } catch (error) {
    // If the database cannot tell whether the rows exist, sweepUploads() removes the files later.
    await removeUnrecorded(
      folder,
      rows.map(({ key }) => key),
    ).catch(() => {})
    throw error
  }
}

async function takeAll(files: SentFile[]): Promise<Picture[]> {
  const { PictureRefused, takePicture } = await import("./picture-intake.server.ts")
  const taken: Picture[] = []
  const errors: FieldError[] = []
  for (const { field, file } of files) {
    try {
      taken.push(await takePicture(Buffer.from(await file.arrayBuffer())))
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error
      errors.push({ field, message: error.text })
    }
  }
  if (errors.length) throw invalid(errors)
  return taken
}

const MAX_NAME = 120
/** Room for letters whose marks follow them. */
const MAX_TYPED_NAME = 4 * MAX_NAME
/** More marks than a letter of any language has (UAX #15, stream-safe text). */
const EXCESS_MARKS = /(?<=\p{M}{30})\p{M}+/gu

/** Returns a file's name without folders and control characters. */
function nameOf(file: Blob): string {
  const name = file instanceof File ? file.name : ""
  const last = name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1)
  // Normalising many combining marks takes quadratic time.
  const clean = last.slice(0, MAX_TYPED_NAME).normalize("NFC").replace(/\p{C}/gu, "").replace(EXCESS_MARKS, "")
  return firstCharacters(clean.trim(), MAX_NAME)
}

const auditSubject = (id: string) => `upload:${id}`

/** Deletes an unused picture. `id` is folder and key. @throws notFound; conflict IN_USE with its uses */
export async function removeUpload(id: string, user: User): Promise<void> {
  const [folder = "", key = "", ...rest] = id.split("/")
  if (rest.length || !isFolder(folder)) throw notFound("Picture")
  const inBookings = await findUsesInBookings(folder, key, db)
  await transact((transaction) =>
    withContentLock(transaction, async () => {
      const [row] = await transaction
        .select()
        .from(uploads)
        .where(and(eq(uploads.key, key), eq(uploads.folder, folder)))
      if (!row) throw notFound("Picture")
      refuseUsed([...(await findUses(folder, key, transaction)), ...inBookings])
      await transaction.delete(uploads).where(eq(uploads.key, key))
      const before = presentUpload(row)
      await audit({ actor: user._id, action: "delete", subject: auditSubject(id), before }, transaction)
    }),
  )
  await removeOriginal(folder, key)
}

const isFolder = (name: string): name is UploadFolder => UPLOAD_FOLDERS.some((folder) => folder === name)

function refuseUsed(usedBy: Use[]): void {
  if (!usedBy.length) return
  const named = (language: Language) => usedBy.map(({ kind, name }) => `${kinds[kind][language]} “${name}”`).join(", ")
  const text = {
    en: `This picture is in use: ${named("en")}. Please remove it there first.`,
    vi: `Ảnh này đang được dùng: ${named("vi")}. Bạn vui lòng gỡ ảnh ở đó trước.`,
  }
  throw conflict("IN_USE", text, { details: { usedBy } })
}

export async function countUploads(): Promise<UploadStats> {
  const rows = await db
    .select({
      folder: uploads.folder,
      count: count(),
      bytes: sum(uploads.bytes).mapWith(Number),
      latest: max(uploads.createdAt),
    })
    .from(uploads)
    .groupBy(uploads.folder)
  const folders = UPLOAD_FOLDERS.map((folder) => {
    const row = rows.find((row) => row.folder === folder)
    return { folder, count: row?.count ?? 0, bytes: row?.bytes ?? 0 }
  })
  const total = (of: "count" | "bytes") => folders.reduce((whole, part) => whole + part[of], 0)
  const latest = rows
    .map((row) => row.latest?.toISOString() ?? "")
    .toSorted()
    .at(-1)
  return { count: total("count"), bytes: total("bytes"), latest: latest ?? null, folders }
}

/** Longer than an upload takes between its file and its row. */
const ORPHANED_AFTER_MS = 3_600_000

/** Removes files without a row, left by interrupted uploads and deleted pictures. */
export async function sweepUploads(): Promise<void> {
  for (const folder of UPLOAD_FOLDERS) await removeUnrecorded(folder, await keysOlderThan(folder, ORPHANED_AFTER_MS))
}

async function removeUnrecorded(folder: UploadFolder, keys: string[]): Promise<void> {
  if (!keys.length) return
  const rows = await db.select({ key: uploads.key }).from(uploads).where(eq(uploads.folder, folder))
  const known = new Set(rows.map(({ key }) => key))
  for (const key of keys.filter((key) => !known.has(key))) await removeOriginal(folder, key)
}

/** The address by which content names a picture. */
const pictureUrl = (folder: string, key: string) => `/media/${folder}/${key}/16x9-1440.webp`

export function presentUpload(row: typeof uploads.$inferSelect): Upload {
  const { folder, key, width, height, color } = row
  const url = pictureUrl(folder, key)
  return {
    _id: `${folder}/${key}`,
    url,
    ...pick(row, "folder", "name", "width", "height", "bytes"),
    createdAt: row.createdAt.toISOString(),
    image: { url, alt: { en: "", vi: "" }, width, height, color },
  }
}
