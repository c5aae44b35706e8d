import { after } from "node:test"
import { openTestApi, type TestApi } from "./api.ts"
import { createCatalogue, type TourName } from "./fixtures.ts"

/** Opens the API over an empty database for one test file. */
export async function openEmptySite(): Promise<TestApi> {
  const api = await openTestApi()
  after(() => api.close())
  return api
}

/** Opens the API over the fixtures for one test file. @returns the API and the tours' ids */
export async function openTestSite(): Promise<{ api: TestApi; tours: Record<TourName, string> }> {
  const api = await openEmptySite()
  return { api, tours: await createCatalogue() }
}
