import type { Context } from "hono"
import { createMiddleware } from "hono/factory"
import { fieldMessages } from "#i18n/field-messages.ts"
import { userOf } from "#server/auth/authorize.server.ts"
import { badRequest, HttpError, invalid } from "#server/errors.server.ts"
import { clientNetwork } from "#server/http/ip-prefix.server.ts"
import { limitBody } from "#server/http/validation.server.ts"
import { limitConcurrency, oneAtATime } from "#server/limits/concurrency.server.ts"
import { count } from "#server/limits/rate-limits.server.ts"
import { messages } from "./messages.ts"
import { MAX_UPLOAD, UPLOAD_FOLDERS, type UploadFolder } from "./upload.ts"

export type SentFiles = { files: { field: string; file: Blob }[]; folder: UploadFolder | undefined }

const MAX_PARTS = MAX_UPLOAD.files + 1
const FORM_BYTES = 64 * 1024

/*
 * Slots limit memory. No queue, because waiting clients would be cut off (listen.server.ts). A slow body keeps its slot, so
 * check who sends it before, and guests have slots of their own.
 */
const staffSlots = limitConcurrency({ concurrency: 6, queue: 0, retrySeconds: 2 })
const guestSlots = limitConcurrency({ concurrency: 6, queue: 0, retrySeconds: 2 })
const oneOfGuest = oneAtATime(2)
const oneFileSize = limitBody(MAX_UPLOAD.bytes + FORM_BYTES)

/** Limits the uploads of each account. @throws tooMany */
export const pacedUploads = createMiddleware(async (c, next) => {
  await count("changes/uploads", userOf(c)._id)
  await next()
})

/** Accepts the body of a single picture from staff. @throws tooMany; HttpError 413 */
export const oneFile = createMiddleware((c, next) => staffSlots(async () => void (await oneFileSize(c, next))))

/** The same from a guest, one at a time for a network and for what entitles the guest to it. */
export const oneGuestFile = (claimOf: (c: Context) => string) =>
  createMiddleware((c, next) =>
    oneOfGuest([clientNetwork(c), claimOf(c)], () => guestSlots(async () => void (await oneFileSize(c, next)))),
  )

/** Reads the one picture of a body, and the folder that it names. @throws as `readFiles` */
export async function readFile(c: Context): Promise<Omit<SentFiles, "files"> & { file: SentFiles["files"][number] }> {
  const { files, folder } = await readFiles(c, ["image"])
  const [file, ...more] = files
  if (!file) throw uploadError("image", "missing")
  if (more.length) throw uploadError("image", "onlyOne")
  return { file, folder }
}

/** Check the body limit before. @throws HttpError 415, 413; badRequest; invalid naming the field */
export async function readFiles(c: Context, fields: readonly string[]): Promise<SentFiles> {
  const type = c.req.header("content-type") ?? ""
  if (!/^multipart\/form-data\b/i.test(type)) throw new HttpError(415, "UNSUPPORTED_MEDIA_TYPE", messages.notMultipart)
  const body = Buffer.from(await c.req.arrayBuffer())
  const boundary = /boundary="?([^";\s]+)/i.exec(type)?.[1]
  // Counted before parsing, because a body with very many parts would exhaust memory.
  if (boundary && body.toString("latin1").split(`--${boundary}`, MAX_PARTS + 3).length > MAX_PARTS + 2)
    throw uploadError("images", "tooMany")
  const form = await new Response(body, { headers: { "content-type": type } }).formData().catch(unreadable)
  return filesOf(form, fields)
}

function unreadable(): never {
  throw badRequest(messages.unreadable)
}

function filesOf(form: FormData, fields: readonly string[]): SentFiles {
  for (const name of form.keys())
    if (name !== "folder" && !fields.includes(name)) throw uploadError(shown(name), "unknownField")
  const sent = fields.flatMap((field) => form.getAll(field).map((value, nth) => ({ field, nth, value })))
  const files: SentFiles["files"] = []
  for (const { field, nth, value } of sent) {
    const named = fields.length > 1 ? `${field.replace("[]", "")}.${nth}` : field
    if (typeof value === "string") throw uploadError(named, value === "" ? "missing" : "notAFile")
    if (value.size > MAX_UPLOAD.bytes) throw tooLarge(named)
    files.push({ field: named, file: value })
  }
  return { files, folder: folderOf(form.getAll("folder")) }
}

function folderOf(values: FormDataEntryValue[]): UploadFolder | undefined {
  const [value, ...more] = values
  if (value === undefined || value === "") return undefined
  const folder = UPLOAD_FOLDERS.find((known) => known === value)
  if (!folder || more.length) throw uploadError("folder", "folderUnknown")
  return folder
}

function tooLarge(field: string): HttpError {
  return new HttpError(413, "TOO_LARGE", messages.tooLarge, { errors: [{ field, message: messages.tooLarge }] })
}

const texts = { ...fieldMessages, ...messages }

export function uploadError(field: string, message: keyof typeof texts): HttpError {
  return invalid([{ field, message: texts[message] }])
}

/** Makes a name from the client safe to repeat in an answer. */
function shown(name: string): string {
  return name.replace(/[^\w.[\]-]/g, "?").slice(0, 60)
}
