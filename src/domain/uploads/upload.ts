import type * as z from "zod"
import type { Pagination } from "#lib/api/pagination.ts"
import type * as shapes from "./shapes.server.ts"

export type Upload = z.infer<typeof shapes.upload>
export type ListedUpload = z.infer<typeof shapes.listed>
/** Content or a booking that shows a picture. */
export type Use = ListedUpload["usedBy"][number]
export type UploadsAnswer = z.infer<typeof shapes.uploads>
export type EditorUploadAnswer = z.infer<typeof shapes.editorUpload>
export type UploadStats = z.infer<typeof shapes.stats>

/** Each is a collection of `/media`. The first is the default (spec §7). */
export const UPLOAD_FOLDERS = ["products", "tours", "transfers", "blog", "categories", "company"] as const
export type UploadFolder = (typeof UPLOAD_FOLDERS)[number]

/** Limits of security.md. */
export const MAX_UPLOAD = { bytes: 10 * 1024 * 1024, pixels: 50_000_000, files: 10 } as const

export type UploadList = { success: true; data: ListedUpload[]; pagination: Pagination }
export type UploadAnswer = { success: true; data: Upload }
