import * as z from "zod"
import { image } from "#domain/catalogue/shapes.server.ts"
import { keysOf } from "#lib/data/keys-of.ts"
import { pageOf } from "#server/openapi/describe.server.ts"
import { instant, natural } from "#server/openapi/shapes.server.ts"
import { kinds } from "./messages.ts"
import { MAX_UPLOAD, UPLOAD_FOLDERS } from "./upload.ts"

const folder = z.enum(UPLOAD_FOLDERS)
const address = z.string().startsWith("/media/")
const fields = { folder, url: address, width: natural, height: natural, bytes: natural, createdAt: instant }

const one = {
  ...fields,
  _id: z.string().describe("Folder and key"),
  /** Empty for pictures from before names were stored. */
  name: z.string().describe("The original file name"),
  url: address.describe("Its largest cropped rendition"),
  image: image.describe("The picture as content stores it, without descriptions"),
}
const use = z.strictObject({
  kind: z.enum(keysOf(kinds)),
  _id: z.string(),
  name: z.string().describe("In the language of the request"),
})

export const upload = z.strictObject(one).meta({ id: "Upload" })
export const listed = z
  .strictObject({ ...one, usedBy: z.array(use).describe("Content that shows it") })
  .meta({ id: "ListedUpload" })
export const list = pageOf(listed)
export const uploads = z.strictObject({ success: z.literal(true), data: z.array(upload) })
export const editorUpload = z.strictObject({
  success: z.literal(true),
  url: address.describe("The whole picture, uncropped"),
  data: upload,
})
export const stats = z.strictObject({
  count: natural,
  bytes: natural,
  latest: instant.nullable(),
  folders: z.array(z.strictObject({ folder, count: natural, bytes: natural })),
})

export const file = z
  .file()
  .max(MAX_UPLOAD.bytes)
  .describe("A JPEG, PNG, WebP or AVIF picture of at most 10 MB and 50 megapixels")
export const single = (otherwise: string) =>
  z.strictObject({ image: file, folder: folder.optional().describe(`\`${otherwise}\` unless said`) })
export const several = z.strictObject({
  images: z.array(file).min(1).max(MAX_UPLOAD.files).describe("Also accepted as `images[]`"),
  folder: folder.optional().describe(`\`${UPLOAD_FOLDERS[0]}\` unless said`),
})
