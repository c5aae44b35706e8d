import { after } from "node:test"
import { openTestApi, type TestApi, type TestDatabase } from "./api.ts"
import { createCatalogue, type TourName } from "./fixtures.ts"

export async function openEmptySite(database?: TestDatabase): Promise<TestApi> {
  const api = await openTestApi(database)
  after(() => api.close())
  return api
}

export async function openTestSite(
  database?: TestDatabase,
): Promise<{ api: TestApi; tours: Record<TourName, string> }> {
  const api = await openEmptySite(database)
  return { api, tours: await createCatalogue() }
}
