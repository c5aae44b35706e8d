import { after } from "node:test"
import { openTestApi, type TestApi } from "./api.ts"
import { createCatalogue, type TourName } from "./fixtures.ts"

/*
 * What a test file opens before its first test, and has until its last is over.
 */

/** The API over an empty database. */
export async function openEmptySite(): Promise<TestApi> {
  const api = await openTestApi()
  after(() => api.close())
  return api
}

/** The API over the catalogue of the fixtures, and the ids of its tours. */
export async function openTestSite(): Promise<{ api: TestApi; tours: Record<TourName, string> }> {
  const api = await openEmptySite()
  return { api, tours: await createCatalogue() }
}
