import type { Upload } from "./upload.ts"
import type { uploads } from "./uploads.table.server.ts"

/** The address by which content names a picture. */
export const pictureUrl = (folder: string, key: string) => `/media/${folder}/${key}/16x9-1440.webp`

export function presentUpload(row: typeof uploads.$inferSelect): Upload {
  const { folder, key, name, width, height, bytes, color } = row
  const url = pictureUrl(folder, key)
  return {
    _id: `${folder}/${key}`,
    folder,
    name,
    url,
    width,
    height,
    bytes,
    createdAt: row.createdAt.toISOString(),
    image: { url, alt: { en: "", vi: "" }, width, height, color },
  }
}
