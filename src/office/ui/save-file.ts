import { callApi } from "#office/frame/http.ts"

/**
 * Saves a file of the API by a plain link, as in-app browsers need. `path` is one of `/exports`. The page stays, because
 * the answer is an attachment.
 * @throws HttpError
 */
export async function saveFile(path: string): Promise<void> {
  const { data } = await callApi("/exports/links", { method: "POST", body: { path } })
  location.assign(data.url)
}
