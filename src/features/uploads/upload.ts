import type { Image } from "#features/catalogue/content.ts"
import type { Pagination } from "#lib/api/pagination.ts"
import type { kinds } from "./messages.ts"

/** Each is a collection of `/media`. The first is the default (spec §7). */
export const UPLOAD_FOLDERS = ["products", "tours", "transfers", "blog", "categories", "company"] as const
export type UploadFolder = (typeof UPLOAD_FOLDERS)[number]

/** Limits of security.md. */
export const MAX_UPLOAD = { bytes: 10 * 1024 * 1024, pixels: 50_000_000, files: 10 } as const

/** `_id` is folder and key; percent-encode it in `DELETE /upload/image/{id}`. */
export type Upload = {
  _id: string
  folder: UploadFolder
  /** The file's name as it was sent; empty for pictures from before names were stored. */
  name: string
  /** Largest cropped rendition, as used in content. */
  url: string
  width: number
  height: number
  bytes: number
  createdAt: string
  image: Image
}

/** Content or a booking that shows a picture. */
export type Use = { kind: keyof typeof kinds; _id: string; name: string }
export type ListedUpload = Upload & { usedBy: Use[] }

export type UploadList = { success: true; data: ListedUpload[]; pagination: Pagination }
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
