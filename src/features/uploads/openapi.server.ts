import * as z from "zod"
import { group, one } from "#server/openapi/describe.server.ts"
import { image, instant, natural, shapeOf } from "#server/openapi/shapes.server.ts"
import {
  type EditorUploadAnswer,
  UPLOAD_FOLDERS,
  UPLOAD_MAX,
  type Upload,
  type UploadStats,
  type UploadsAnswer,
} from "./upload.ts"

const folder = z.enum(UPLOAD_FOLDERS)
const address = z.string().startsWith("/media/")
const fields = { folder, url: address, width: natural, height: natural, bytes: natural, createdAt: instant }

const upload = shapeOf<Upload>()(
  z
    .strictObject({
      ...fields,
      _id: z.string().describe("Folder and key"),
      url: address.describe("Its largest cropped rendition"),
      image: image.describe("Ready to be put into content; the texts are still to be written"),
    })
    .meta({ id: "Upload" }),
)
const uploads = shapeOf<UploadsAnswer>()(z.strictObject({ success: z.literal(true), data: z.array(upload) }))
const editorUpload = shapeOf<EditorUploadAnswer>()(
  z.strictObject({ success: z.literal(true), url: address.describe("The whole picture, uncropped"), data: upload }),
)
const stats = shapeOf<UploadStats>()(
  z.strictObject({
    count: natural,
    bytes: natural,
    latest: instant.nullable(),
    folders: z.array(z.strictObject({ folder, count: natural, bytes: natural })),
  }),
)

const file = z
  .file()
  .max(UPLOAD_MAX.bytes)
  .describe("A JPEG, PNG, WebP or AVIF picture of at most 10 MB and 50 megapixels")
const single = (otherwise: string) =>
  z.strictObject({ image: file, folder: folder.optional().describe(`\`${otherwise}\` unless said`) })
const several = z.strictObject({
  images: z.array(file).min(1).max(UPLOAD_MAX.files).describe("May be called `images[]`, too"),
  folder: folder.optional().describe(`\`${UPLOAD_FOLDERS[0]}\` unless said`),
})
const more =
  "It is kept as WebP, upright, at most 2880 pixels wide or high, without anything that the file says of itself."

/** What the API says of pictures that staff send. */
export const uploadDescriptions = group("Pictures", {
  "POST /upload/image": {
    summary: "Send a picture",
    more,
    form: single(UPLOAD_FOLDERS[0]),
    answer: one(upload),
    status: 201,
    errors: ["TOO_MANY_REQUESTS"],
  },
  "POST /upload/images": {
    summary: "Send several pictures",
    more: "All of them are kept, or none; together at most 32 MB.",
    form: several,
    answer: uploads,
    status: 201,
    errors: ["TOO_MANY_REQUESTS"],
  },
  "POST /upload/editor": {
    summary: "Send a picture that is to stand in a text",
    more,
    form: single("blog"),
    answer: editorUpload,
    status: 201,
    errors: ["TOO_MANY_REQUESTS"],
  },
  "DELETE /upload/image/:id{.+}": {
    summary: "Delete a picture that nothing shows",
    answer: z.strictObject({ success: z.literal(true), message: z.string() }),
    errors: ["NOT_FOUND", "IN_USE"],
    path: { id: z.string().describe("`_id` of the picture, percent-encoded or not") },
  },
  "GET /upload/stats": { summary: "How many pictures there are, and how much room they take", answer: one(stats) },
})
