import assert from "node:assert/strict"
import { readSheet } from "read-excel-file/node"
import { api } from "#api.server.ts"

/** Returns the cells of an XLSX file that the API answers with. */
export async function fetchSheet(path: string, headers: Record<string, string>): Promise<unknown[][]> {
  const response = await api.request(`/api${path}`, { headers })
  assert.equal(response.status, 200, await response.clone().text())
  assert.match(response.headers.get("content-type") ?? "", /spreadsheetml/)
  return readSheet(Buffer.from(await response.arrayBuffer()))
}
