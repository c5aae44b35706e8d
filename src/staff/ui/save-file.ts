import { readFile } from "#staff/http.ts"

/** Saves a file of the API that only staff may have. @throws HttpError */
export async function saveFile(path: string, name: string): Promise<void> {
  saveBlob(await readFile(path.replace(/^\/api(?=\/)/, "")), name)
}

/** Saves a file that the browser has already. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
