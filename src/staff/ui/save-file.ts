import { HttpError } from "react-admin"
import type { ApiError } from "#lib/api/api-error.ts"
import { getFile } from "#lib/api/api-file.ts"

/**
 * Saves a file of the API that only staff may have: a plain link could not send the token.
 * @throws HttpError
 */
export async function saveFile(path: string, name: string): Promise<void> {
  const file = await getFile(path.startsWith("/api/") ? path : `/api${path}`).catch(({ status, message }: ApiError) => {
    throw new HttpError(message || "staff.error.network", status)
  })
  saveBlob(file, name)
}

/** Saves a file that the browser has already. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
