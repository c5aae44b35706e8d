import { openTestApi } from "../src/server/testing/api.ts"
import { postgresMissingReason, startPostgres, type ThrowawayPostgres } from "../src/server/testing/postgres.ts"
import { openTemporaryFolder } from "./temporary-folder.ts"

let postgres: ThrowawayPostgres | undefined

/** Runs before the unit, API, contract and reliability tests. They find PostgreSQL in GHE_TEST_POSTGRES. */
export async function globalSetup(): Promise<void> {
  openTemporaryFolder()
  requirePostgresInCi()
  if (!postgresMissingReason()) {
    postgres = await startPostgres()
    process.env.GHE_TEST_POSTGRES = postgres.url
  }
  // Makes the empty database that the test files copy, before they run beside each other.
  await (await openTestApi("pglite")).close()
}

/** Runs after them. */
export async function globalTeardown(): Promise<void> {
  await postgres?.stop()
}

/** @throws Error in CI when there is no PostgreSQL: elsewhere its tests are skipped */
export function requirePostgresInCi(): void {
  const missing = postgresMissingReason()
  if (missing && process.env.CI)
    throw new Error(`${missing} CI runs the PostgreSQL part too: install it (Debian: apt-get install postgresql).`)
}
