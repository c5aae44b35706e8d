import * as z from "zod"
import { image, instant, natural, shapeOf } from "#server/openapi/shapes.server.ts"
import {
  type EditorUploadAnswer,
  MAX_UPLOAD,
  UPLOAD_FOLDERS,
  type Upload,
  type UploadStats,
  type UploadsAnswer,
} from "./upload.ts"

const folder = z.enum(UPLOAD_FOLDERS)
const address = z.string().startsWith("/media/")
const fields = { folder, url: address, width: natural, height: natural, bytes: natural, createdAt: instant }

export const upload = shapeOf<Upload>()(
  z
    .strictObject({
      ...fields,
      _id: z.string().describe("Folder and key"),
      url: address.describe("Its largest cropped rendition"),
      image: image.describe("Ready for use in content, except for its texts"),
    })
    .meta({ id: "Upload" }),
)
export const uploads = shapeOf<UploadsAnswer>()(z.strictObject({ success: z.literal(true), data: z.array(upload) }))
export const editorUpload = shapeOf<EditorUploadAnswer>()(
  z.strictObject({ success: z.literal(true), url: address.describe("The whole picture, uncropped"), data: upload }),
)
export const stats = shapeOf<UploadStats>()(
  z.strictObject({
    count: natural,
    bytes: natural,
    latest: instant.nullable(),
    folders: z.array(z.strictObject({ folder, count: natural, bytes: natural })),
  }),
)

const file = z
  .file()
  .max(MAX_UPLOAD.bytes)
  .describe("A JPEG, PNG, WebP or AVIF picture of at most 10 MB and 50 megapixels")
export const single = (otherwise: string) =>
  z.strictObject({ image: file, folder: folder.optional().describe(`\`${otherwise}\` unless said`) })
export const several = z.strictObject({
  images: z.array(file).min(1).max(MAX_UPLOAD.files).describe("Also accepted as `images[]`"),
  folder: folder.optional().describe(`\`${UPLOAD_FOLDERS[0]}\` unless said`),
})
