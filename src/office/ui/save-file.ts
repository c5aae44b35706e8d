import { callApi } from "#office/frame/http.ts"

/**
 * Saves a file of the API by a plain link, as in-app browsers need. `path` is one of `/exports`. It is a download instead
 * of a navigation, which the step back of a closing dialog would abort.
 * @throws HttpError
 */
export async function saveFile(path: string): Promise<void> {
  const { data } = await callApi("/exports/links", { method: "POST", body: { path } })
  const link = document.createElement("a")
  link.href = data.url
  link.download = ""
  link.click()
}
