import type { Image } from "#features/catalogue/content.ts"

/** Each is a collection of `/media`. The first is the default (spec §7). */
export const UPLOAD_FOLDERS = ["products", "tours", "transfers", "blog", "categories", "company"] as const
export type UploadFolder = (typeof UPLOAD_FOLDERS)[number]

/** Limits of security.md. */
export const MAX_UPLOAD = { bytes: 10 * 1024 * 1024, pixels: 50_000_000, files: 10 } as const

/** `_id` is folder and key; percent-encode it in `DELETE /upload/image/{id}`. */
export type Upload = {
  _id: string
  folder: UploadFolder
  /** Largest cropped rendition, as used in content. */
  url: string
  width: number
  height: number
  bytes: number
  createdAt: string
  image: Image
}

export type UploadAnswer = { success: true; data: Upload }
export type UploadsAnswer = { success: true; data: Upload[] }
/** `url` is the uncropped picture, for blog texts. */
export type EditorUploadAnswer = { success: true; url: string; data: Upload }
export type UploadStats = {
  count: number
  bytes: number
  latest: string | null
  folders: { folder: UploadFolder; count: number; bytes: number }[]
}
