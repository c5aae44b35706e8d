import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { buildIfStale } from "../scripts/build.ts"
import { requirePostgresInCi } from "../src/server/testing/postgres.ts"
import { openTemporaryFolder } from "../test/temporary-folder.ts"
import { findOrInstallChromium } from "./chromium.ts"
import { startSite } from "./site.ts"

/**
 * Builds the site and prepares a data folder with the demo content, which the sites of the tests copy. It holds no
 * bookings: tests make those that they count.
 */
export default async function globalSetup(): Promise<void> {
  requirePostgresInCi()
  openTemporaryFolder()
  buildIfStale()
  process.env.GHE_TEST_BUILT = "1"
  process.env.CHROMIUM_PATH = findOrInstallChromium()
  const dataDir = mkdtempSync(join(tmpdir(), "ghe-seeded-"))
  await (await startSite({ dataDir, env: { DEMO: "content" } })).stop()
  process.env.GHE_TEST_SEEDED = dataDir
}
