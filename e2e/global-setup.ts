import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PGlite } from "@electric-sql/pglite"
import { buildIfStale } from "../scripts/build.ts"
import { requirePostgresInCi } from "../src/server/testing/postgres.ts"
import { openTemporaryFolder } from "../test/temporary-folder.ts"
import { findOrInstallChromium } from "./chromium.ts"
import { startSite } from "./site.ts"

/** `DEMO` of the sites that tests copy: the content without bookings, because tests make those that they count, or all. */
const PREPARED = ["content", "1"]

/** Builds the site and prepares the data folders that the sites of the tests copy. */
export default async function globalSetup(): Promise<void> {
  requirePostgresInCi()
  openTemporaryFolder()
  buildIfStale()
  process.env.GHE_TEST_BUILT = "1"
  process.env.CHROMIUM_PATH = findOrInstallChromium()
  const folders = await Promise.all(PREPARED.map(async (demo) => [demo, await seed(demo)]))
  process.env.GHE_TEST_SEEDED = JSON.stringify(Object.fromEntries(folders))
}

async function seed(demo: string): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), "ghe-seeded-"))
  await (await startSite({ dataDir, env: { DEMO: demo } })).stop()
  await forgetInstallation(dataDir)
  return dataDir
}

/** The copies of the folder would otherwise hold their mails. */
async function forgetInstallation(dataDir: string): Promise<void> {
  const database = await PGlite.create({ dataDir: join(dataDir, "database") })
  await database.query("update site_secrets set installation = null")
  await database.close()
}
