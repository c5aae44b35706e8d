import { makePostgresTemplate, openTestApi } from "../src/server/testing/api.ts"
import {
  postgresMissingReason,
  requirePostgresInCi,
  startPostgres,
  type ThrowawayPostgres,
} from "../src/server/testing/postgres.ts"
import { openTemporaryFolder } from "./temporary-folder.ts"

let postgres: ThrowawayPostgres | undefined

export async function globalSetup(): Promise<void> {
  openTemporaryFolder()
  requirePostgresInCi()
  if (!postgresMissingReason()) {
    postgres = await startPostgres()
    await makePostgresTemplate(postgres.url)
    process.env.GHE_TEST_POSTGRES = postgres.url
  }
  // Creates the empty embedded database that test files copy, before they run in parallel.
  await (await openTestApi("pglite")).close()
}

export async function globalTeardown(): Promise<void> {
  await postgres?.stop()
}
