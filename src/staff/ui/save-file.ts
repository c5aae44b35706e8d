import { HttpError } from "react-admin"
import { readToken } from "#lib/api/token.ts"

/**
 * Saves a file of the API that only staff may have: a plain link could not send the token.
 * @throws HttpError
 */
export async function saveFile(path: string, name: string): Promise<void> {
  const response = await fetch(path.startsWith("/api/") ? path : `/api${path}`, {
    headers: { authorization: `Bearer ${readToken()}` },
  }).catch(() => undefined)
  if (!response?.ok) {
    const answer = await response?.json().catch(() => undefined)
    throw new HttpError(answer?.message ?? "staff.error.network", response?.status ?? 0)
  }
  saveBlob(await response.blob(), name)
}

/** Saves a file that the browser has already. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
