import { after } from "node:test"
import { openTestApi, type TestApi } from "./api.ts"
import { createCatalogue, type TourName } from "./fixtures.ts"

export async function openEmptySite(): Promise<TestApi> {
  const api = await openTestApi()
  after(() => api.close())
  return api
}

export async function openTestSite(): Promise<{ api: TestApi; tours: Record<TourName, string> }> {
  const api = await openEmptySite()
  return { api, tours: await createCatalogue() }
}
