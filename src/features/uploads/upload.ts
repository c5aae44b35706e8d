import type { Image } from "#features/catalogue/content.ts"

/** What pictures are of. Each is a collection of `/media`; the first is the one where none is named (spec §7). */
export const UPLOAD_FOLDERS = ["products", "tours", "transfers", "blog", "categories", "company"] as const
export type UploadFolder = (typeof UPLOAD_FOLDERS)[number]

/** What a picture may be when it is sent (security.md). */
export const UPLOAD_MAX = { bytes: 10 * 1024 * 1024, pixels: 50_000_000, files: 10 } as const

/** A picture that was uploaded. `_id` is folder and key: what `DELETE /upload/image/{id}` takes, percent-encoded. */
export type Upload = {
  _id: string
  folder: UploadFolder
  /** Its largest cropped rendition, as content refers to it. */
  url: string
  width: number
  height: number
  bytes: number
  createdAt: string
  /** Ready to be put into content; the texts are still to be written. */
  image: Image
}

/** `POST /upload/image`. */
export type UploadAnswer = { success: true; data: Upload }
/** `POST /upload/images`. */
export type UploadsAnswer = { success: true; data: Upload[] }
/** `POST /upload/editor`: `url` is the whole picture, uncropped, to stand in a text. */
export type EditorUploadAnswer = { success: true; url: string; data: Upload }
/** `GET /upload/stats`. */
export type UploadStats = {
  count: number
  bytes: number
  latest: string | null
  folders: { folder: UploadFolder; count: number; bytes: number }[]
}
