import { after } from "node:test"
import { createCatalogue, type TourName } from "./fixtures.ts"
import { openTestApi, type TestApi } from "./test-api.ts"

/*
 * What a test file opens before its first test, and has until its last is over.
 */

/** The API over an empty database. */
export async function openEmptyShop(): Promise<TestApi> {
  const api = await openTestApi()
  after(() => api.close())
  return api
}

/** The API over the catalogue of the fixtures, and the ids of its tours. */
export async function openShop(): Promise<{ api: TestApi; tours: Record<TourName, string> }> {
  const api = await openEmptyShop()
  return { api, tours: await createCatalogue() }
}
