import { type Context, Hono } from "hono"
import { createMiddleware } from "hono/factory"
import * as z from "zod"
import type { User } from "#domain/account/account.ts"
import { languageOf } from "#i18n/accept-language.ts"
import { firstOf } from "#lib/data/first-of.ts"
import { userOf } from "#server/auth/authorize.server.ts"
import { limitBody, query } from "#server/http/validation.server.ts"
import { limitConcurrency } from "#server/limits/concurrency.server.ts"
import { describe, one } from "#server/openapi/describe.server.ts"
import { messages } from "./messages.ts"
import { oneFile, pacedUploads, readFile, readFiles, uploadError } from "./multipart.server.ts"
import * as shapes from "./shapes.server.ts"
import { listUploads, uploadListing } from "./staff/upload-list.server.ts"
import {
  type EditorUploadAnswer,
  MAX_UPLOAD,
  UPLOAD_FOLDERS,
  type Upload,
  type UploadAnswer,
  type UploadFolder,
  type UploadList,
  type UploadsAnswer,
} from "./upload.ts"
import { countUploads, removeUpload, storeUploads } from "./uploads.server.ts"

const SEVERAL_BYTES = 32 * 1024 * 1024

/** Limits memory. No queue, because waiting clients would be cut off (listen.server.ts). */
const together = limitConcurrency({ concurrency: 2, queue: 0, retrySeconds: 5 })
const severalFiles = createMiddleware((c, next) => together(async () => void (await severalFilesSize(c, next))))
const severalFilesSize = limitBody(SEVERAL_BYTES)

const more =
  "It is kept as WebP, upright, at most 2880 pixels wide or high, without anything that the file says of itself."

export const uploadRoutes = new Hono()
  .get(
    "/",
    describe({
      summary: "List pictures, newest first",
      more: "`search` finds words in file names and in the titles of content that shows the picture. `usedBy` names that content, not bookings of that content.",
      answer: shapes.list,
    }),
    query(uploadListing),
    async (c) => {
      const list = await listUploads(c.req.valid("query"), languageOf(c))
      return c.json({ success: true, ...list } satisfies UploadList)
    },
  )
  .post(
    "/image",
    describe({
      summary: "Upload a picture",
      more,
      form: shapes.single(UPLOAD_FOLDERS[0]),
      answer: one(shapes.upload),
      status: 201,
      errors: ["TOO_MANY_REQUESTS"],
    }),
    pacedUploads,
    oneFile,
    async (c) => {
      const data = await storeOne(c, userOf(c), UPLOAD_FOLDERS[0])
      return c.json({ success: true, data } satisfies UploadAnswer, 201)
    },
  )
  .post(
    "/images",
    describe({
      summary: "Upload several pictures",
      more: "Stores all of them or none. At most 32 MB together.",
      form: shapes.several,
      answer: shapes.uploads,
      status: 201,
      errors: ["TOO_MANY_REQUESTS"],
    }),
    pacedUploads,
    severalFiles,
    async (c) => {
      const { files, folder } = await readFiles(c, ["images[]", "images"])
      if (!files.length) throw uploadError("images", "missing")
      if (files.length > MAX_UPLOAD.files) throw uploadError("images", "tooMany")
      const data = await storeUploads(files, folder ?? UPLOAD_FOLDERS[0], userOf(c))
      return c.json({ success: true, data } satisfies UploadsAnswer, 201)
    },
  )
  .post(
    "/editor",
    describe({
      summary: "Upload a picture for a blog text",
      more,
      form: shapes.single("blog"),
      answer: shapes.editorUpload,
      status: 201,
      errors: ["TOO_MANY_REQUESTS"],
    }),
    pacedUploads,
    oneFile,
    async (c) => {
      const data = await storeOne(c, userOf(c), "blog")
      const url = data.url.replace("16x9-1440", "full-1440")
      return c.json({ success: true, url, data } satisfies EditorUploadAnswer, 201)
    },
  )
  .delete(
    "/image/:id{.+}",
    describe({
      summary: "Delete an unused picture",
      answer: z.strictObject({ success: z.literal(true), message: z.string() }),
      errors: ["NOT_FOUND", "IN_USE"],
      path: { id: z.string().describe("`_id` of the picture, percent-encoded or not") },
    }),
    async (c) => {
      await removeUpload(c.req.param("id"), userOf(c))
      return c.json({ success: true, message: messages.deleted[languageOf(c)] })
    },
  )
  .get(
    "/stats",
    describe({ summary: "Get the number and size of all pictures", answer: one(shapes.stats) }),
    async (c) => c.json({ success: true, data: await countUploads() }),
  )

async function storeOne(c: Context, user: User, otherwise: UploadFolder): Promise<Upload> {
  const { file, folder } = await readFile(c)
  return firstOf(await storeUploads([file], folder ?? otherwise, user))
}
