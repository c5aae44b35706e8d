import type { Upload } from "./upload.ts"
import type { uploads } from "./uploads.table.server.ts"

export function presentUpload(row: typeof uploads.$inferSelect): Upload {
  const { folder, key, name, width, height, bytes, color } = row
  const url = `/media/${folder}/${key}/16x9-1440.webp`
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
